/** What the server says; docs/api.md tells what it means. */

// A game's own data: only its board knows their shape.
export type View = any
export type Action = Record<string, any>
export interface GameEvent {
  event: string
  seat?: number
  [param: string]: any
}

export interface Refusal {
  rule: string
  reason: string
  params: Record<string, unknown>
}
export interface BadInput {
  where: string
  reason: string
  params: Record<string, unknown>
}
export interface Problem {
  error: string
  refusal?: Refusal | null
  bad_input?: BadInput | null
  table?: Table | null
  faces?: Record<string, Face> | null
}

export interface Move {
  action: Action
  elements: string[]
}
export interface Hint extends Move {
  refusal: Refusal
}

/** One ply: what happened, and the points of each seat after it. A draw has no seat. */
export interface Step {
  ply: number
  seat: number | null
  events: GameEvent[]
  points: number[]
}
/** The table as one viewer may know it. */
export interface Face {
  view: View
  moves: Move[]
  hints: Hint[]
  undo: number | null
  steps: Step[]
  scores?: Score[] | null
}
export interface Score {
  seat: number
  points: number
  share: number // of the victory
  items: ScoreItem[]
  [more: string]: any
}
export interface ScoreItem {
  item: string
  points: number
  rule?: string
  [param: string]: any
}

export type SeatKind = 'person' | 'invited' | 'bot'
export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  bot: string | null
  taken: boolean
  online: boolean
  yours: boolean
  left: boolean
  invite: string | null
}
export interface Table {
  id: string
  game: string
  options: Record<string, unknown>
  status: 'waiting' | 'running' | 'over'
  seats: Seat[]
  ply: number
  epoch: number
  turn: number | null
  your_turn: boolean
  commitment: string | null
  seed: string | null
  created: string
  changed: string
  undo_request: { seat: number; ply: number; agreed: number[] } | null
  next: string | null
}

export interface GameOption {
  name: string
  default: unknown
  choices: unknown[]
}
export interface Game {
  name: string
  seats: { min: number; max: number }
  options: GameOption[]
  rules: string[]
  bots: string[]
}
export interface NewSeat {
  kind: SeatKind
  name?: string
  bot?: string
}
export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: NewSeat[]
}

export interface ChatLine {
  n: number
  seat: number | null
  name: string
  text: string
  at: string
}

/** Server to client. */
export type Message =
  | { type: 'update'; table: Table; since: { epoch: number; ply: number }; faces: Record<string, Face> }
  | { type: 'presence'; online: number[] }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'done'; id: number | string; ply?: number | null }
  | { type: 'failed'; id: number | string; problem: Problem }
export type Update = Extract<Message, { type: 'update' }>

/** Client to server, without the id that Stream adds. */
export type Request =
  | { type: 'move'; seat: number; ply: number; action: Action }
  | { type: 'undo'; seat: number; ply: number }
  | { type: 'chat'; text: string }
  | { type: 'ping' }
