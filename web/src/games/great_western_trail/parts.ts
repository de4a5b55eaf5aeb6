/** What is in the box, from the engine's own tables: nothing of it is written twice. */
import { parse } from 'smol-toml'
import buildingsText from '../../../../src/saloon/games/great_western_trail/data/buildings.toml?raw'
import cattleText from '../../../../src/saloon/games/great_western_trail/data/cattle.toml?raw'
import citiesText from '../../../../src/saloon/games/great_western_trail/data/cities.toml?raw'
import labourText from '../../../../src/saloon/games/great_western_trail/data/labour.toml?raw'
import objectivesText from '../../../../src/saloon/games/great_western_trail/data/objectives.toml?raw'
import railroadText from '../../../../src/saloon/games/great_western_trail/data/railroad.toml?raw'
import seatsText from '../../../../src/saloon/games/great_western_trail/data/seats.toml?raw'
import trailText from '../../../../src/saloon/games/great_western_trail/data/trail.toml?raw'

const read = <T>(text: string): T => parse(text) as unknown as T

export type Corners = 'white' | 'dark'
export type Hand = 'green' | 'black' | 'both'

/** A requirement and rewards: `{ discard: 'jersey', gain: 2 }`. */
export type Deed = Record<string, number | string | boolean>

/** As the engine calls it: `discard-jersey-gain-2`, `hire-minus-1`. */
export function deedName(deed: Deed): string {
  const words: string[] = []
  for (const [key, value] of Object.entries(deed)) {
    words.push(key)
    if (value !== true) words.push(String(value).replace(/^-/, 'minus-'))
  }
  return words.join('-').replaceAll('_', '-')
}

// The trail

export type SiteKind = 'start' | 'neutral' | 'building' | 'flood' | 'drought' | 'rockfall' | 'teepee' | 'city'
export interface Site {
  id: string
  kind: SiteKind
  to: string[]
  value: number // of a teepee site
  woods: boolean
  risk: Deed | null
}

const trail = read<{ site: (Omit<Partial<Site>, 'risk'> & { id: string; kind: SiteKind; risk?: string })[]; risk: Record<string, Deed> }>(trailText)
export const SITES: readonly Site[] = trail.site.map(({ id, kind, to, value, woods, risk }) => ({
  id,
  kind,
  to: to ?? [],
  value: value ?? 0,
  woods: woods ?? false,
  risk: risk ? trail.risk[risk]! : null,
}))
export const SITE: Readonly<Record<string, Site>> = Object.fromEntries(SITES.map((site) => [site.id, site]))

// Buildings

export interface Building {
  name: string
  craftsmen: number
  hand: Hand | null
  vp: number
  fields: Deed[][] // a field with two deeds: one of them
}

interface PrivateRow {
  craftsmen: number
  hand?: Hand
  vp: number
  actions: Deed[][]
}
const buildings = read<{ neutral: Record<string, Deed[][]>; private: Record<string, PrivateRow> }>(buildingsText)
/** Neutral ones by their letter, private ones by number and side. */
export const BUILDINGS: Readonly<Record<string, Building>> = Object.fromEntries([
  ...Object.entries(buildings.neutral).map(([name, fields]) => [name, { name, craftsmen: 0, hand: null, vp: 0, fields }] as const),
  ...Object.entries(buildings.private).map(
    ([name, { craftsmen, hand, vp, actions }]) => [name, { name, craftsmen, hand: hand ?? null, vp, fields: actions }] as const,
  ),
])

// The railroad and the cities

export interface Station {
  number: number
  at: number
  cost: number
  vp: number
  corners: Corners
  master: boolean
}
export interface Master {
  vp: number
  each: number
  of: string
  gain?: number
  hazard_or_trade?: boolean
  permanent?: number
}
const railroad = read<{ station: (Omit<Station, 'number' | 'master'> & { master?: boolean })[]; crosses: number[]; masters: Record<string, Master> }>(railroadText)
export const STATIONS: readonly Station[] = railroad.station.map((row, n) => ({ ...row, number: n + 1, master: row.master ?? false }))
export const CROSSES: readonly number[] = railroad.crosses // each between this space and the next
export const MASTERS: Readonly<Record<string, Master>> = railroad.masters
export const TERMINUS = STATIONS.at(-1)!.at

export interface City {
  id: string
  value: number
  corners: Corners
  gain?: number
  vp?: number
  many?: boolean
}
export interface Arrow {
  from: string
  objective?: boolean
  vp?: number
}
const cities = read<{ city: City[]; arrow: Arrow[] }>(citiesText)
export const CITIES: readonly City[] = cities.city
export const ARROWS: readonly Arrow[] = cities.arrow

// Cards, workers and the player board

export interface Breed {
  breeding: number
  deck?: number
  market?: Record<string, number> // cards by their points
}
export interface PriceLine {
  breeding: number
  cards: number
  cowboys: number
  price: number
}
const cattle = read<{ breeds: Record<string, Breed>; buy: { line: PriceLine[]; draw: { cowboys: number; cards: number } } }>(cattleText)
export const BREEDS: Readonly<Record<string, Breed>> = cattle.breeds
export const PRICES: readonly PriceLine[] = cattle.buy.line
export const NEW_CATTLE = cattle.buy.draw

/** A cattle card: `west_highland_4` is a West Highland with 4 points. */
export function cattleOf(card: string): { breed: string; breeding: number; vp: number } | null {
  const breed = card.replace(/_\d+$/, '')
  const row = BREEDS[breed]
  if (!row) return null
  const points = /_(\d+)$/.exec(card)?.[1] ?? Object.keys(row.market ?? { 0: 0 })[0]
  return { breed, breeding: row.breeding, vp: Number(points) }
}

export interface Objective {
  at_once?: Deed
  tasks: Record<string, number>
  vp: number
  penalty?: number
}
const objectives = read<{ starting: Record<string, Objective>; deck: Record<string, Objective> }>(objectivesText)
export const OBJECTIVES: Readonly<Record<string, Objective>> = { ...objectives.starting, ...objectives.deck }

const labour = read<{ row: { cost: number; arrow?: 'black' | 'yellow' | 'red' }[]; spaces: Record<string, any> }>(labourText)
export const JOB_ROWS = labour.row
/** The immediate actions of the worker spaces, by worker and space, and what a worker there is worth. */
export const WORKER_SPACES: Readonly<Record<string, Record<string, Deed>>> = labour.spaces
export const WORKER_POINTS: readonly number[] = labour.spaces.vp

export interface DiscSpace {
  corners: Corners
  discs: number
  money?: number
  vp?: number
}
const seating = read<Record<string, any>>(seatsText)
export const DISCS: Readonly<Record<string, DiscSpace>> = seating.discs
/** GWT 1.4: what depends on the number of seats. */
export interface Seating {
  steps: number
  step_money_adds: number
  step_points_adds: number
  columns: number
}
export const seatingOf = (seats: number): Seating => seating[String(seats)]
export const COLUMNS = (seats: number): number => seating[String(seats)].columns
