/** What there is to hear at a table, each of which can be switched off. */
import { seatOf } from './playhead'
import type { GameEvent } from './types'

export const SOUNDS = ['turn', 'points', 'loss', 'over'] as const
export type Sound = (typeof SOUNDS)[number]

/** Of each sound its notes: when they begin, in seconds, and how high they are, in hertz. */
export const NOTES: Record<Sound, [after: number, pitch: number][]> = {
  turn: [[0, 1318.5], [0.14, 1760]],
  points: [[0, 1046.5], [0.09, 1318.5]],
  loss: [[0, 392], [0.16, 329.6]],
  over: [[0, 784], [0.16, 1046.5], [0.32, 1318.5], [0.48, 1568]],
} // prettier-ignore

/** The sound of what has just been seen: a seat of mine lost points, or gained some. */
export function soundOf(events: GameEvent[], own: number[]): Sound | null {
  const changes = events.flatMap((event) => ('points' in event && typeof event.points === 'number' && own.includes(seatOf(event) ?? -1) ? [event.points] : []))
  if (changes.some((points) => points < 0)) return 'loss'
  return changes.some((points) => points > 0) ? 'points' : null
}
