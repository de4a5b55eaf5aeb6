/** How far a board has come with what it shows: everything that tells of the game goes along with it. */
import type { GameEvent, Step } from './types'

export interface Playhead {
  plies: number // steps that have been shown whole
  step: Step | null // the one that is shown now
  rest: Step[] // that one and those to come
}

const countOf = (steps: Step[]) => steps.reduce((sum, step) => sum + step.events.length, 0)

export function seatOf(event: GameEvent): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}

/** Whose doing a step is. A draw is part of the turn of the seat it happens to. */
export function doerOf(step: Step): number | null {
  return step.seat ?? step.events.map(seatOf).find((seat) => seat !== null) ?? null
}

/** Where one is in these steps when so many of their events have been shown. The last one shown is still looked at. */
export function playheadAt(steps: Step[], events: number): Playhead {
  let plies = 0
  let now = 0
  let seen = 0
  for (const [index, step] of steps.entries()) {
    if (seen < events) now = index
    seen += step.events.length
    if (seen <= events) plies = index + 1
  }
  return { plies, step: steps[now] ?? null, rest: steps.slice(now) }
}

/** How many events of these steps are still to come. */
export function eventsLeft(steps: Step[], events: number): number {
  return Math.max(0, countOf(steps) - events)
}
