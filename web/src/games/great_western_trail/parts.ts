/** What is in the box: the engine's own tables, with their types. */
import buildingsTable from '../../../../src/saloon/games/great_western_trail/data/buildings.toml'
import cattleTable from '../../../../src/saloon/games/great_western_trail/data/cattle.toml'
import citiesTable from '../../../../src/saloon/games/great_western_trail/data/cities.toml'
import labourTable from '../../../../src/saloon/games/great_western_trail/data/labour.toml'
import objectivesTable from '../../../../src/saloon/games/great_western_trail/data/objectives.toml'
import railroadTable from '../../../../src/saloon/games/great_western_trail/data/railroad.toml'
import seatsTable from '../../../../src/saloon/games/great_western_trail/data/seats.toml'
import supplyTable from '../../../../src/saloon/games/great_western_trail/data/supply.toml'
import trailTable from '../../../../src/saloon/games/great_western_trail/data/trail.toml'

export type Corners = 'white' | 'dark'
export type Hand = 'green' | 'black' | 'both'
export const WORKERS = ['cowboy', 'craftsman', 'engineer'] as const
export type Worker = (typeof WORKERS)[number]

/** A requirement and rewards: `{ discard: 'jersey', gain: 2 }`. */
export type Effect = Record<string, number | string | boolean>

/** As the engine calls it: `discard-jersey-gain-2`, `hire-minus-1`. */
export function effectName(effect: Effect): string {
  const words: string[] = []
  for (const [key, value] of Object.entries(effect)) {
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
  risk: Effect | null
}

const trail = trailTable as { site: (Omit<Partial<Site>, 'risk'> & { id: string; kind: SiteKind; risk?: string })[]; risk: Record<string, Effect> }
export const SITES: readonly Site[] = trail.site.map(({ id, kind, to, value, woods, risk }) => ({
  id,
  kind,
  to: to ?? [],
  value: value ?? 0,
  woods: woods ?? false,
  risk: risk ? trail.risk[risk]! : null,
}))
export const RISKS: readonly Effect[] = Object.values(trail.risk)
export const SITE: Readonly<Record<string, Site>> = Object.fromEntries(SITES.map((site) => [site.id, site]))

// Buildings

export interface Building {
  name: string
  craftsmen: number
  hand: Hand | null
  vp: number
  fields: Effect[][] // a field with two effects: one of them
}

interface PrivateRow {
  craftsmen: number
  hand?: Hand
  vp: number
  actions: Effect[][]
}
const buildings = buildingsTable as { neutral: Record<string, Effect[][]>; private: Record<string, PrivateRow> }
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
const railroad = railroadTable as { station: (Omit<Station, 'number' | 'master'> & { master?: boolean })[]; crosses: number[]; masters: Record<string, Master> }
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
const cities = citiesTable as { city: City[]; arrow: Arrow[] }
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
const cattle = cattleTable as { breeds: Record<string, Breed>; buy: { line: PriceLine[]; draw: { cowboys: number; cards: number } } }
export const BREEDS: Readonly<Record<string, Breed>> = cattle.breeds
export const PRICES: readonly PriceLine[] = cattle.buy.line
export const NEW_CATTLE = cattle.buy.draw

/** Every kind of cattle card, from the least to the most valuable (GWT 6.5). */
export const CATTLE: readonly string[] = Object.entries(BREEDS).flatMap(([breed, { market }]) => {
  const points = Object.keys(market ?? {})
  return points.length > 1 ? points.map((vp) => `${breed}_${vp}`) : [breed]
})

/** A cattle card: `west_highland_4` is a West Highland with 4 points. */
export function cattleOf(card: string): { breed: string; breeding: number; vp: number } | null {
  const breed = card.replace(/_\d+$/, '')
  const row = BREEDS[breed]
  if (!row) return null
  const points = /_(\d+)$/.exec(card)?.[1] ?? Object.keys(row.market ?? { 0: 0 })[0]
  return { breed, breeding: row.breeding, vp: Number(points) }
}

/** A starting objective has neither an immediate action nor a penalty. */
export interface Objective {
  at_once?: Effect
  tasks: Record<string, number>
  vp: number
  penalty?: number
}
const objectives = objectivesTable as { starting: Record<string, Objective>; deck: Record<string, Objective> }
export const OBJECTIVES: Readonly<Record<string, Objective>> = { ...objectives.starting, ...objectives.deck }

interface WorkerSpaces extends Record<Worker, Record<string, Effect>> {
  vp: number[]
}
const labour = labourTable as { row: { cost: number; arrow?: 'black' | 'yellow' | 'red' }[]; spaces: WorkerSpaces }
export const JOB_ROWS = labour.row
/** The immediate actions of the worker spaces, by worker and space, and what a worker there is worth. */
export const WORKER_SPACES: Readonly<Record<Worker, Record<string, Effect>>> = labour.spaces
export const WORKER_POINTS: readonly number[] = labour.spaces.vp

export interface DiscSpace {
  corners: Corners
  discs: number
  money?: number
  vp?: number
}
/** GWT 1.7: what an auxiliary action takes and brings, done once. */
export type Auxiliary = Record<string, number>
/** GWT 1.4: what depends on the number of seats. */
export interface Seating {
  money: number[] // in turn order
  steps: number
  step_money_adds: number
  step_points_adds: number
  columns: number
}
const seating = seatsTable as Record<'2' | '3' | '4', Seating> & {
  board: { certificates: number[] }
  auxiliary: Record<string, Auxiliary>
  discs: Record<string, DiscSpace>
}
export const DISCS: Readonly<Record<string, DiscSpace>> = seating.discs
export const AUXILIARIES: Readonly<Record<string, Auxiliary>> = seating.auxiliary
export const CERTIFICATE_TRACK: readonly number[] = seating.board.certificates
export const seatingOf = (seats: number): Seating => seating[String(seats) as '2' | '3' | '4']

// Hazards

export interface HazardTile {
  vp: number
  hand: 'green' | 'black'
  copies: number
}
const { hazards } = supplyTable as { hazards: { kinds: string[]; tile: HazardTile[] } }
export const HAZARD_KINDS: readonly string[] = hazards.kinds
export const HAZARD_TILES: readonly HazardTile[] = hazards.tile
