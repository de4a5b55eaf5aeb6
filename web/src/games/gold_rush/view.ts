/** The view of Gold Rush as the engine sends it (src/saloon/games/gold_rush/view.py). */
import type { TileData } from './tiles'

export const LANDS = ['rail', 'mountain', 'city', 'prairie'] as const
export type Land = (typeof LANDS)[number]
export type Job = 'railwayman' | 'miner' | 'merchant' | 'farmer'
export const JOBS: Record<Land, Job> = { rail: 'railwayman', mountain: 'miner', city: 'merchant', prairie: 'farmer' }

export const COWBOYS = 4 // of each seat; the fifth is its score marker
export const TRACK = 50 // spaces of the score track

export type Phase = 'first' | 'tile' | 'place' | 'act' | 'mine' | 'deal' | 'over'

/** A tile on the map: x grows to the east, y to the north, rotation in quarter-turns clockwise. */
export interface Laid {
  tile: string
  x: number
  y: number
  rotation: number
}

export interface Feature {
  land: Land
  segments: string[] // as in `1,0 E`: the tile and where on it, as it lies
  complete: boolean
  cowboys: number[] // by seat
  owners: number[] // those with most cowboys
  worth: number // as it stands
  length?: number // of a rail: tiles
  locomotives?: number
  nuggets?: number // of a mountain
  tokens?: number
  rails?: number // of a city: complete ones
  camps?: number // of a prairie
  herds?: number
}

export interface Player {
  score: number
  track: [space: number, laps: number]
  reserve: number
  cowboys: string[] // as in `miner 0,1 N`
  tent: string | null
  tokens: number
  values?: number[] // only the viewer's own, until the end
}

/** A feature that was scored, with all that counted. */
export interface Scoring {
  land: Land
  complete: boolean
  seat: number
  segment: string
  tiles: [x: number, y: number][]
  cowboys: number[]
  winners: number[]
  points: number
  rule: string
  length?: number
  locomotives?: number
  doubled?: boolean
  nuggets?: number
  tokens?: number
  rails?: number
  camps?: number
  herds?: number
}

export interface GoldRushView {
  options: { farmers: boolean; tiles: string | { tile: TileData[] }; [name: string]: unknown }
  seats: number
  turn: number // negative: chance, or over
  phase: Phase
  actor: number
  tile: string | null // the one to be placed
  map: Laid[] // in the order in which they came
  features: Feature[]
  stacks: Record<string, number> // by mountain segment: the height of the stack that its mountain has
  players: Player[]
  bag: Record<string, number>
  discarded: Record<string, number>
  supply: number
  lost: number
  unseen: Record<string, number> // tokens whose value the viewer does not know, by value
  dealing: { mountain: string; seat: number; dealt: number } | null
  scorings: Scoring[]
  reason: string
}

/** A segment's name, and back. */
export function spotName(x: number, y: number, where: string): string {
  return `${x},${y} ${where}`
}

export function parseSpot(name: string): { x: number; y: number; where: string } {
  const [cell = '', where = ''] = name.split(' ')
  const [x, y] = cell.split(',').map(Number)
  return { x: x ?? 0, y: y ?? 0, where }
}

export function parseCowboy(name: string): { job: Job; at: string } {
  const cut = name.indexOf(' ')
  return { job: name.slice(0, cut) as Job, at: name.slice(cut + 1) }
}
