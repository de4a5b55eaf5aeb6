/** The score track: where so many points lie. */
import { GOAL } from './parts'

export const LONGEST = GOAL + 12 // beyond that a marker stays at the end; its number says how far it got

export function scaleAt(points: number, left: number, right: number): number {
  return left + (Math.min(Math.max(points, 0), LONGEST) / LONGEST) * (right - left)
}
