/** What the board of Go West! knows of the box. */
import box from '../../../../src/saloon/games/go_west/data/box.toml'
import scoringCards from '../../../../src/saloon/games/go_west/data/scoring_cards.toml'
import type { Region, TrackRegion } from './wire'

export const REGIONS: readonly Region[] = ['new_england', 'east', 'great_plains', 'midwest', 'west', 'california']
/** The four with a track, in the order in which they are scored. */
export const TRACKS: readonly TrackRegion[] = ['east', 'great_plains', 'midwest', 'west']

export const { wagons: WAGONS, circles: CIRCLES, goal: GOAL } = box as { wagons: number; circles: number; goal: number }
export const ROOM = CIRCLES - 1 // tokens on a track: the partition marker holds one circle
export const SCORING_COSTS = (scoringCards as { costs: number[] }).costs

export function isTrackRegion(region: string): region is TrackRegion {
  return (TRACKS as readonly string[]).includes(region)
}
