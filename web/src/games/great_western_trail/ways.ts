/** Ways along the trail: which of several is shown first. */
import type { Move, MoveTo } from './wire'

export type Way = MoveTo<'move' | 'ride', 'via' | 'steps' | 'route' | 'fee' | 'bank' | 'owners'>

export const isWay = (move: Move): move is Way => 'route' in move.figures

/** Of several ways the one to show first: the cheapest, then the one with the fewest places. */
export function bestWay(ways: readonly Way[]): Way | undefined {
  const order = (a: Way, b: Way) => a.figures.fee - b.figures.fee || a.figures.steps - b.figures.steps
  return [...ways].sort(order)[0]
}
