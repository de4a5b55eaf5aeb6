/** Asking what a strong player would do: a quick answer first, then better ones, until it is stopped. */
import type { Hint, Table } from './types'

export interface Moment {
  seat: number
  ply: number
  epoch: number
}
type Ask = (wanted: Moment & { depth: number }, stop: AbortSignal) => Promise<Hint>

/** Where all agreed to it when the table was set, and where no other person sits. */
export function hintsAllowed(table: Table): boolean {
  return table.hints || table.seats.every((seat) => seat.yours || seat.kind === 'bot' || seat.kind === 'automa')
}

export class Adviser {
  hint = $state.raw<Hint | null>(null)
  thinking = $state(false)
  /** How many answers have come, of how many. */
  readonly progress = $derived({ done: this.hint ? this.hint.depth + 1 : 0, all: this.hint?.depths ?? 3 })
  private current: AbortController | null = null

  constructor(private readonly ask: Ask) {}

  async think(moment: Moment): Promise<void> {
    this.stop()
    const { signal } = (this.current = new AbortController())
    this.hint = null
    this.thinking = true
    try {
      for (let depth = 0, depths = 1; depth < depths; depth++) {
        const told = await this.ask({ ...moment, depth }, signal)
        if (signal.aborted) return
        this.hint = told
        depths = told.depths
      }
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (!signal.aborted) this.thinking = false
    }
  }

  /** What was found so far stays. The server hears it, too, and thinks no further. */
  stop(): void {
    this.current?.abort()
    this.thinking = false
  }

  forget(): void {
    this.stop()
    this.hint = null
  }
}
