/** A region track: eight circles in a ring, numbered clockwise from the top-left one. */
import { CIRCLES } from './parts'

export interface Point {
  x: number
  y: number
}

/** The middle of a circle, for a ring around 0, 0. */
export function circleAt(circle: number, radius: number): Point {
  const angle = (circle * 2 * Math.PI) / CIRCLES - (3 * Math.PI) / 4 // circle 0 is top-left
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** The circle of a token, by its age from the oldest (0), clockwise from the partition marker. */
export function circleOf(mark: number, age: number): number {
  return (mark + 1 + age) % CIRCLES
}

/** How far the top of the ring must turn to lie at this circle, in degrees. */
export function turnTo(circle: number): number {
  return (circle * 360) / CIRCLES - 45
}

/** The same direction as a turn that is nearest to the one before, so that nothing spins the long way round. */
export function nearTurn(turn: number, before: number): number {
  return turn + 360 * Math.round((before - turn) / 360)
}

/** The tokens that bring a point: of each seat its oldest, as many as it got points. By age. */
export function scoringTokens(track: readonly number[], points: ReadonlyMap<number, number>): boolean[] {
  const left = new Map(points)
  return track.map((seat) => {
    const more = left.get(seat) ?? 0
    left.set(seat, more - 1)
    return more > 0
  })
}
