/** What stood on the map at an earlier moment and is gone from there. */
import { standAt } from './fleet'
import type { Layout } from './layout'
import { CIRCLES, REGIONS } from './parts'
import { circleOf, type Point } from './ring'
import type { TrackRegion, View } from './wire'

/** Where wagons stood that have moved on. */
export function wagonTraces(earlier: View, now: View, layout: Layout): Point[] {
  return REGIONS.flatMap((region) => {
    const [before, left] = [earlier.wagons[region], now.wagons[region]]
    return Array.from({ length: Math.max(0, before - left) }, (_, n) => standAt(layout.places[region].camp, left + n, before))
  })
}

export interface RingTrace {
  circle: number
  seat: number | null // whose token lay there; null: the partition marker
}

/** What lay in the circles of a track that are empty now. */
export function ringTraces(earlier: View, now: View, region: TrackRegion): RingTrace[] {
  const [before, after] = [lying(earlier, region), lying(now, region)]
  return Array.from({ length: CIRCLES }, (_, circle) => circle).flatMap((circle) => {
    const seat = before.get(circle)
    return seat === undefined || after.has(circle) ? [] : [{ circle, seat }]
  })
}

function lying(view: View, region: TrackRegion): Map<number, number | null> {
  const mark = view.marks[region]
  return new Map<number, number | null>([[mark, null], ...view.tracks[region].map((seat, age) => [circleOf(mark, age), seat] as const)])
}
