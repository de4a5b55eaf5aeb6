/** The log: what happened, in words, one line for each event. */
import type { GameEvent, Step } from './types'

export const KINDS = ['moves', 'points', 'chance'] as const
export type Kind = (typeof KINDS)[number]

export interface Entry {
  ply: number // the board after this event: ply + 1
  seat: number | null
  kind: Kind
  text: string
  count: number // the same thing several times in a row is one line
}

export interface Filter {
  seat: number | null // null: all of them
  kind: Kind | null
}

/** Points are what a seat gains, chance is what was drawn, moves are the rest. */
function kindOf(event: GameEvent, step: Step): Kind {
  if (typeof event.points === 'number') return 'points'
  return step.seat === null ? 'chance' : 'moves'
}

export function logEntries(steps: Step[], say: (event: GameEvent) => string): Entry[] {
  const entries: Entry[] = []
  for (const step of steps) {
    for (const event of step.events) {
      const text = say(event)
      const seat = event.seat ?? step.seat
      const last = entries.at(-1)
      if (last && last.text === text && last.seat === seat) {
        last.count += 1
        last.ply = step.ply
      } else {
        entries.push({ ply: step.ply, seat, kind: kindOf(event, step), text, count: 1 })
      }
    }
  }
  return entries
}

export function filterLog(entries: Entry[], filter: Filter): Entry[] {
  return entries.filter(
    (entry) =>
      (filter.seat === null || entry.seat === filter.seat) && (filter.kind === null || entry.kind === filter.kind),
  )
}
