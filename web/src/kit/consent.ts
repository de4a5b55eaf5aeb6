/** What an undo would take back, so that those who are asked know it before they agree. */
import type { GameEvent, Step } from './types'

export interface TakenBack {
  move: string // the first move that would go, in words
  moves: number
  players: number
  draws: number
}

export function takenBack(steps: Step[], ply: number, say: (event: GameEvent) => string): TakenBack {
  const gone = steps.filter((step) => step.ply >= ply)
  const made = gone.filter((step) => step.seat !== null)
  const first = made[0]?.events[0]
  return {
    move: first ? say(first) : '',
    moves: made.length,
    players: new Set(made.map((step) => step.seat)).size,
    draws: gone.length - made.length,
  }
}
