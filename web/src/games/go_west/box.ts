/** The cards of an owner's box of Go West!, as option `deck` takes them. */
import box from '../../../../src/saloon/games/go_west/data/box.toml'
import printed from '../../../../src/saloon/games/go_west/data/deck-2.toml'
import type { Words } from '../../kit/board'
import { type BoxModule, type Count, isTable, isTables, type OwnList } from '../../kit/box'
import type { Places } from './cards'
import { TRACKS } from './parts'
import './palette.css'

export { default } from './BoxForm.svelte'

/** A kind of card; what is left out has its usual value. */
export interface Row {
  places?: Places
  wagons?: number
  cost?: number
  count?: number
}
export type Section = 'per_region' | 'east' | 'great_plains' | 'midwest' | 'west' | 'no_region'
export type Deck = OwnList & { [section in Section]?: { cards: Row[] } }

export const SECTIONS: readonly Section[] = ['per_region', ...TRACKS, 'no_region']
export const { cards: CARDS, most_cost: MOST_COST } = box as { cards: number; most_cost: number }
export const MOST_WAGONS = 9

export const option: BoxModule['option'] = 'deck'

export function empty(): Deck {
  return { per_region: { cards: [] }, no_region: { cards: [] } }
}

export function ours(): Deck {
  const { provenance: _, ...deck } = structuredClone(printed) as Deck
  return deck
}

export function fits(list: unknown): list is Deck {
  return isTable(list) && SECTIONS.every((section) => !(section in list) || (isTable(list[section]) && isTables(list[section].cards)))
}

export function rowsOf(deck: Deck, section: Section): Row[] {
  return deck[section]?.cards ?? []
}

/** The places of a card that says nothing about it. */
export function placesOf(row: Row, section: Section): Places {
  return row.places ?? (section === 'no_region' ? 'none' : 'one')
}

/** What the card is called, as the engine has it; of those for every region: that of the first. */
export function nameOf(row: Row, section: Section): string {
  const places = placesOf(row, section)
  const region = section === 'per_region' ? TRACKS[0] : section
  const home = places === 'none' ? 'none' : `${region}:${{ one: '1', two: '2', plus: '+1' }[places]}`
  return `${home} w${row.wagons ?? 0} c${row.cost ?? 0}`
}

const copies = (rows: Row[]) => rows.reduce((sum, row) => sum + (row.count ?? 1), 0)

export function counts(deck: Deck, speak: Words): Count[] {
  const all = copies(rowsOf(deck, 'per_region'))
  const regions = TRACKS.map((region) => ({ label: speak.say(`name-${region}`), have: all + copies(rowsOf(deck, region)) }))
  const none = copies(rowsOf(deck, 'no_region'))
  const have = regions.reduce((sum, region) => sum + region.have, none)
  return [{ label: speak.say('box-cards'), have, need: CARDS }, ...regions, { label: speak.say('box-no_region'), have: none }]
}
