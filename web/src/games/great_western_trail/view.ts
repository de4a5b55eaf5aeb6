/** What a seat sees of Great Western Trail, as the engine's view.py writes it. */
import type { Refusal, SeatStyle, Words } from '../../kit/board'
import type { Action } from './wire'
import type { Reach } from './choosing'


export const WORKERS = ['cowboy', 'craftsman', 'engineer'] as const
export type Worker = (typeof WORKERS)[number]
export const BESIDE = 'beside' // where a cattleman is before its first turn
export const START = 'START'
export const KANSAS_CITY = 'KC'

export type Counts = Record<string, number>

export interface Player {
  money: number
  certificates: number
  engine: number // a space; a turnout has a half: 4.5
  site: string
  workers: Record<Worker, number>
  discs: Counts // still on the player board
  discard: Counts
  area: string[] // objectives played
  tiles: Counts
  masters: string[]
  cities: Counts
  stations: number[]
  gone: number[] // buildings that left the game
  step_limit: number
  hand_limit: number
  certificate_limit: number
  permanent: number
  buildings: string[] // still to be put up
  cards: number
  stack_size: number
  hand?: string[] // one's own
  stack?: Counts // one's own, without its order
  unseen?: Counts // of another seat: hand and stack together
}

export interface Automa {
  seat: number
  top: number | null // the card whose options count
  drawn: number | null
  deck: number[]
  discs: number
  reserve: number
  pile: number[]
  workers: Worker[]
  bonus: number
}

/** Both sides of a card of the Automa (AU-4). */
export interface AutomaCard {
  number: number
  move: string // 3, or with the bonus 3+
  action: string
  kansas: ('u' | 'l')[] // AU-11: of each foresight the upper or the lower tile
  cattle: number
  objective: number
  engine: string
  worker: Worker
  teepee: 'green' | 'blue'
  hazard: string
  build: string[] // AU-12: what decides where it builds, the first first
}

/** What the table waits for, with what it is about. */
export interface Task {
  task: string
  number?: number
  station?: number
  dearer?: number
  rate?: number
  what?: '' | 'hazard' | 'teepee' | 'either'
  cost?: number
  cowboys?: number
  into?: 'hand' | 'discard'
  deed?: string
  column?: number
  value?: number
  city?: string
  transport?: number
}

export interface GreatWesternTrailView {
  seats: number
  turn: number // a seat, or below 0
  actor: number // whose turn it is, also while chance decides
  first: number
  phase: string // what the table waits for
  task: Task | null // the same, with what it is about
  players: Player[]
  faces: string[] // the side of each private building
  trail: Record<string, string> // by site: `A`, `0:4a` or `flood-4-green`
  supply: Counts[]
  foresight: (string | null)[] // two for each column
  jobs: Partial<Record<Worker, number>>[] // by row
  job_costs: number[]
  token: number | 'left'
  market: Counts
  market_stack: Counts
  objective_stack: Counts
  display: (string | null)[]
  masters: (string | null)[] // by station, the first five
  appointed: (Worker | null)[]
  agenda: [string, number, number][]
  visit: { tile: string | null; copied: string | null; copied_tile: string | null; used: number; acted: boolean }
  automa: Automa | null
  automa_cards: { drawn: AutomaCard | null; top: AutomaCard | null; digits: number[] } | null
  turns_left: number | null
  token_owner: number | null
  fees: { green: number; black: number }
  reason: 'running' | 'scored'
}

/** A tile of the trail, by its name. */
export type Tile =
  | { kind: 'neutral'; name: string }
  | { kind: 'private'; name: string; seat: number }
  | { kind: 'hazard'; name: string; hazard: string; vp: number; hand: 'green' | 'black' }
  | { kind: 'teepee'; name: string; colour: 'green' | 'blue'; hand: 'green' | 'black' }

export function tileOf(name: string): Tile {
  const owned = /^(\d):(\w+)$/.exec(name)
  if (owned) return { kind: 'private', name: owned[2]!, seat: Number(owned[1]) }
  const hazard = /^(\w+)-(\d)-(green|black)$/.exec(name)
  if (hazard) return { kind: 'hazard', name, hazard: hazard[1]!, vp: Number(hazard[2]), hand: hazard[3] as 'green' | 'black' }
  // GWT 2.7: a green teepee shows a green hand, a blue one a black hand
  if (name === 'green_teepee') return { kind: 'teepee', name, colour: 'green', hand: 'green' }
  if (name === 'blue_teepee') return { kind: 'teepee', name, colour: 'blue', hand: 'black' }
  return { kind: 'neutral', name }
}

/** What a panel of the board is given. */
export interface PanelProps {
  view: GreatWesternTrailView
  seat: number | null
  names: string[]
  styles: SeatStyle[]
  speak: Words
  reach: Reach
  choose(action: Action): void
  explain(refusal: Refusal): void
  pointed: string[]
}
