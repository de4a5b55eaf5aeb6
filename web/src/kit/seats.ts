/** Seats: the letter, shape and colour that stand for them (the same as in the terminal), and the names to show. */
import type { SeatStyle, Shape } from './board'
import { botName } from './bots'
import type { Puzzle, Seat, Table } from './types'

const SHAPES: Shape[] = ['circle', 'square', 'triangle', 'diamond', 'star']
const LONGEST_NAME = 24

export function seatStyle(seat: number): SeatStyle {
  const n = seat % SHAPES.length
  return {
    colour: `var(--seat-${n})`,
    ink: `var(--seat-${n}-ink)`,
    letter: String.fromCharCode(65 + n),
    shape: SHAPES[n]!,
  }
}

export function seatStyles(count: number): SeatStyle[] {
  return Array.from({ length: count }, (_, seat) => seatStyle(seat))
}

/** An SVG path of the shape around 0, 0; all shapes look equally heavy at the same radius. */
export function shapePath(shape: Shape, radius: number): string {
  const at = (r: number, degrees: number) => {
    const a = (degrees * Math.PI) / 180
    return `${round(r * Math.sin(a))},${round(-r * Math.cos(a))}`
  }
  const polygon = (points: string[]) => `M${points.join('L')}Z`
  switch (shape) {
    case 'circle':
      return `M${-radius},0a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`
    case 'square': {
      const h = round(radius * 0.88)
      return `M${-h},${-h}H${h}V${h}H${-h}Z`
    }
    case 'triangle':
      return polygon([0, 120, 240].map((d) => at(radius * 1.22, d)))
    case 'diamond':
      return polygon([0, 90, 180, 270].map((d) => at(radius * 1.18, d)))
    case 'star':
      return polygon(Array.from({ length: 10 }, (_, i) => at(i % 2 ? radius * 0.58 : radius * 1.25, i * 36)))
  }
}

function round(x: number): number {
  return Math.round(x * 100) / 100
}

/** The names to show: never empty, and every seat can be told from the others. */
export function spokenNames(names: string[], nameless: (seat: number) => string): string[] {
  const shown = names.map((name, seat) => printable(name).slice(0, LONGEST_NAME) || nameless(seat))
  return shown.map((name, seat) =>
    shown.indexOf(name) !== shown.lastIndexOf(name) ? `${name} ${seatStyle(seat).letter}` : name,
  )
}

function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
}

/** A bot, or the rules themselves: always there, and nobody to wait for. */
export function isProgram(seat: Pick<Seat, 'kind'>): boolean {
  return seat.kind === 'bot' || seat.kind === 'automa'
}

/** The names on a prepared board: whoever looks is called by name, others by those of a story. */
export function preparedNames(
  board: Pick<Puzzle, 'seat' | 'seats' | 'automa'>,
  own: string,
  say: (message: string, params?: Record<string, unknown>) => string,
): string[] {
  return Array.from({ length: board.seats }, (_, seat) => {
    if (seat === board.seat) return own || say('seat-you')
    if (seat === board.automa?.seat) return say('seat-automa', { level: board.automa.level })
    return say('seat-opponent', { number: seat < board.seat ? seat + 1 : seat })
  })
}

/** The names at a table. Bots and the Automa are called by their level, guests without a name by their seat. */
export function tableNames(table: Table, say: (message: string, params?: Record<string, unknown>) => string): string[] {
  const names = table.seats.map((seat) => {
    if (seat.kind === 'automa') return say('seat-automa', { level: seat.level ?? '' })
    return seat.kind === 'bot' && (!seat.name || seat.name === seat.bot) ? botName(seat.bot) : seat.name
  })
  return spokenNames(names, (seat) => {
    const { yours, taken, kind } = table.seats[seat]!
    if (kind === 'invited' && !taken) return say('seat-free')
    const alone = table.seats.filter((other) => other.yours).length === 1
    return yours && alone ? say('seat-you') : say('seat-number', { number: seat + 1 })
  })
}
