/** What the board of Go West! knows of the box. */
import scoringCards from '../../../../src/saloon/games/go_west/data/scoring_cards.toml'
import type { Region, TrackRegion } from './wire'

export const REGIONS: readonly Region[] = ['new_england', 'east', 'great_plains', 'midwest', 'west', 'california']
/** The four with a track, in the order in which they are scored. */
export const TRACKS: readonly TrackRegion[] = ['east', 'great_plains', 'midwest', 'west']

export const WAGONS = 20
export const CIRCLES = 8
export const ROOM = 7 // tokens on a track: the partition marker holds one circle
export const GOAL = 50
export const SCORING_COSTS = (scoringCards as { costs: number[] }).costs

export function isTrackRegion(region: string): region is TrackRegion {
  return (TRACKS as readonly string[]).includes(region)
}
