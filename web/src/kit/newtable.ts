/** A table that is being set: who sits where, and the options. */
import type { GameInfo } from './board'
import type { Automa, Game, NewSeat, NewTable } from './types'

export type SitterKind = 'me' | 'here' | 'invited' | 'bot'
export interface Sitter {
  kind: SitterKind
  name: string
  bot: string
}

/** The bot to begin with, for a first game: no pushover, and quick. */
export function usualBot(bots: string[]): string {
  return bots.includes('search:2') ? 'search:2' : (bots.at(-1) ?? '')
}

/** Me against bots, as few as the game allows but at least one where that is possible. */
export function usualSitters(game: Game, name: string, bot = usualBot(game.bots)): Sitter[] {
  const count = Math.min(game.seats.max, Math.max(2, game.seats.min))
  return Array.from({ length: count }, (_, seat) => ({ kind: seat ? 'bot' : 'me', name: seat ? '' : name, bot }))
}

export function usualOptions(game: Game): Record<string, unknown> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]))
}

/** A table for the guided first turn: me against the usual bot, prepared as the game wishes. */
export function guidedTable(game: Game, name: string, guided: NonNullable<GameInfo['guided']>): NewTable {
  const table = newTable(game, usualSitters(game, name), { ...usualOptions(game), ...guided.options })
  return { ...table, prepared: guided.prepared }
}

/** Me alone against the seat that the rules play. */
export function soloTable(game: Game, automa: Automa, name: string, level: string): NewTable {
  const me: NewSeat = name.trim() ? { kind: 'person', name: name.trim() } : { kind: 'person' }
  const seats = Array.from({ length: automa.seats }, (_, seat): NewSeat => (seat === automa.seat ? { kind: 'automa', level } : me))
  return { game: game.name, options: {}, seats }
}

/** As the server wants it. Seats without a name say so by having none. */
export function newTable(game: Game, sitters: Sitter[], options: Record<string, unknown>): NewTable {
  const seats = sitters.map(({ kind, name, bot }): NewSeat => {
    if (kind === 'bot') return { kind: 'bot', bot }
    if (kind === 'invited') return { kind: 'invited' }
    return name.trim() ? { kind: 'person', name: name.trim() } : { kind: 'person' }
  })
  return { game: game.name, options, seats }
}
