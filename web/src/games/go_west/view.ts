/** The view of Go West! as the engine sends it (src/saloon/games/go_west/view.py). */

export const REGIONS = ['new_england', 'east', 'great_plains', 'midwest', 'west', 'california'] as const
export type Region = (typeof REGIONS)[number]
/** The four with a track, in the order in which they are scored. */
export const TRACKS = ['east', 'great_plains', 'midwest', 'west'] as const
export type TrackRegion = (typeof TRACKS)[number]

export const WAGONS = 20
export const CIRCLES = 8
export const ROOM = 7 // tokens on a track: the partition marker holds one circle
export const GOAL = 50
export const SCORING_COSTS = [1, 3, 6, 10, 15, 16]

export type Phase = 'first' | 'deal' | 'action' | 'pay' | 'place' | 'step' | 'draw' | 'over'

export interface Player {
  supply: number
  box: number
  vp: number
  paid: number
  scored: number
  next_scoring: number | null
  marker: boolean
  cards: number
  hand?: string[] // only the viewer's own
}

export interface Award {
  seat: number
  tokens: number
  points: number
  rule: string
}

export interface ScoredRegion {
  region: TrackRegion
  wagons: number
  track: number[]
  awards: Award[]
}

export interface Scoring {
  seat: number
  card: number // 0: the free one at the end
  regions: ScoredRegion[]
}

export interface GoWestView {
  seats: number
  turn: number // negative: chance, or over
  phase: Phase
  actor: number
  doubled: boolean
  actions_left: number
  card: string | null
  due: number
  steps_left: number
  wagons: Record<Region, number>
  tracks: Record<TrackRegion, number[]> // owners, oldest first
  marks: Record<TrackRegion, number> // the circle that the partition marker holds
  players: Player[]
  pile: number
  discard: Record<string, number>
  unseen: Record<string, number>
  scorings: Scoring[]
  reason: string
}

export function isTrackRegion(region: string): region is TrackRegion {
  return (TRACKS as readonly string[]).includes(region)
}
