/** What a card of the hand would bring onto the map, shown faintly before it is played. */
import { cardParts } from './cards'
import { isTrackRegion, REGIONS, TRACKS } from './parts'
import type { Region, TrackRegion, View } from './wire'

export interface Ghosts {
  tokens: Partial<Record<TrackRegion, number>> // certain ones
  perhaps: TrackRegion[] // where one more may go, as its player likes
  steps: Region[] // from where wagons may move on
  wagons: number // how many steps
}

const TOKENS = { none: 0, one: 1, two: 2, plus: 1 }

export function ghostsOf(card: string, view: Pick<View, 'wagons'>): Ghosts {
  const { region, places, wagons } = cardParts(card)
  return {
    tokens: isTrackRegion(region) ? { [region]: TOKENS[places] } : {},
    perhaps: places === 'plus' ? TRACKS.filter((track) => track !== region) : [],
    steps: wagons ? REGIONS.filter((each) => each !== 'california' && view.wagons[each] > 0) : [],
    wagons,
  }
}
