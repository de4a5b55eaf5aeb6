/** Action cards by their names: `east:+1 w2 c5` is region east, places plus, wagons 2, cost 5. */
import { isTrackRegion } from './parts'
import type { TrackRegion } from './wire'

export type Places = 'none' | 'one' | 'two' | 'plus'

export interface CardParts {
  region: TrackRegion | 'none'
  places: Places
  wagons: number
  cost: number
}

const PLACES: Record<string, Places> = { '': 'none', '1': 'one', '2': 'two', '+1': 'plus' }

/** Takes a card's name apart; throws on anything that is no card. */
export function cardParts(name: string): CardParts {
  const match = /^(\w+?)(?::(1|2|\+1))? w(\d) c(\d)$/.exec(name)
  const [, region = '', number = '', wagons = '', cost = ''] = match ?? []
  const places = PLACES[number]
  if (!places || (places === 'none' ? region !== 'none' : !isTrackRegion(region))) throw new Error(`no card: ${name}`)
  return { region: region as CardParts['region'], places, wagons: Number(wagons), cost: Number(cost) }
}

/** What stands on the card for the tokens it places. */
export const PLACES_TEXT: Record<Places, string> = { none: '', one: '1', two: '2', plus: '+1' }

/** A key for each card of a hand, so that of two equal cards each keeps its place. */
export function keyed(hand: readonly string[]): { key: string; name: string }[] {
  const seen = new Map<string, number>()
  return hand.map((name) => {
    const n = (seen.get(name) ?? 0) + 1
    seen.set(name, n)
    return { key: `${name} #${n}`, name }
  })
}
