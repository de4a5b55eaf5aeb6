/** Ways along the trail: what entering a place costs, and which of several ways is shown first. */
import { BUILDINGS, type Hand } from './parts'
import { tileOf } from './view'
import type { Move, MoveTo, View } from './wire'

export function handOf(tile: string): Hand | null {
  const found = tileOf(tile)
  if (found.kind === 'private') return BUILDINGS[found.name]?.hand ?? null
  return found.kind === 'neutral' ? null : found.hand
}

/** GWT 2.7: what the seat owes for entering the site. */
export function feeAt(view: View, site: string, seat: number): number {
  const tile = view.trail[site]
  if (!tile) return 0
  const found = tileOf(tile)
  if (found.kind === 'private' && found.seat === seat) return 0
  const hand = handOf(tile)
  const { green = 0, black = 0 } = view.fees
  return (hand === 'green' || hand === 'both' ? green : 0) + (hand === 'black' || hand === 'both' ? black : 0)
}

export type Way = MoveTo<'move' | 'ride', 'via' | 'steps' | 'route' | 'fee' | 'bank' | 'owners'>

export const isWay = (move: Move): move is Way => 'route' in move.figures

/** Of several ways the one to show first: the cheapest, then the one with the fewest places. */
export function bestWay(ways: readonly Way[]): Way | undefined {
  const order = (a: Way, b: Way) => a.figures.fee - b.figures.fee || a.figures.steps - b.figures.steps
  return [...ways].sort(order)[0]
}
