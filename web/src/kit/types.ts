/** What the server says, from its schema. What is a game's own stays open here: only its board knows the shape. */
import type { components } from '../api'

type Schemas = components['schemas']

export type View = any
export type Action = Record<string, any>
export interface GameEvent {
  event: string
  seat?: number
  [param: string]: any
}
/** Itemised points of a seat. */
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

export type Refusal = Schemas['Refusal']
export type BadInput = Schemas['BadInput']
export type Move = Omit<Schemas['Move'], 'action'> & { action: Action }
export type Hint = Move & { refusal: Refusal }
/** One ply: what happened, and the points of each seat after it. A draw has no seat. */
export type Step = Omit<Schemas['Step'], 'events'> & { events: GameEvent[] }
/** The table as one viewer may know it. */
export type Face = Omit<Schemas['Face'], 'view' | 'moves' | 'hints' | 'steps' | 'scores'> & {
  view: View
  moves: Move[]
  hints: Hint[]
  steps: Step[]
  scores: Score[] | null
}

export type Seat = Schemas['Seat']
export type Table = Schemas['Table']
export type Game = Schemas['Game']
export type Automa = Schemas['Automa']
export type GameOption = Schemas['Option']
export type NewSeat = { kind: Seat['kind']; name?: string; bot?: string; level?: string }
export type NewTable = { game: string; options: Record<string, unknown>; seats: NewSeat[]; prepared?: number }
export type ChatLine = Schemas['ChatLine']

/** Besides what the server says: it could not be asked, or its answer was not to be understood. */
export type Problem = Partial<Pick<Schemas['Problem'], 'refusal' | 'bad_input'>> & {
  error: Schemas['Problem']['error'] | 'offline' | 'failed'
  companion?: Companion | null
}

/** A companion beside a real board. What it tells is data for words: `tell` names the sentence. */
export type CompanionField = Schemas['CompanionField']
export type CompanionSummary = Schemas['CompanionSummary']
export interface Told {
  tell: string
  [param: string]: any
}
export type CompanionTurn = { number: number; told: Told[] }
export type Companion = Omit<Schemas['Companion'], 'told' | 'score' | 'overview'> & {
  told: CompanionTurn[]
  overview: Record<string, any>
  score: ScoreItem[] | null
}
export type Answer = Record<string, unknown>
export type NewCompanion = { companion: string; level: string; options: Record<string, unknown> }

/** Server to client. */
export type Update = Omit<Schemas['UpdateMessage'], 'faces'> & { faces: Record<string, Face> }
export type Message =
  | Update
  | Schemas['PresenceMessage']
  | Schemas['ChatLinesMessage']
  | Schemas['DoneMessage']
  | (Omit<Schemas['FailedMessage'], 'problem'> & { problem: Problem })

/** Client to server; Stream adds the id. */
export type Request =
  | Omit<Schemas['MoveMessage'], 'id'>
  | Omit<Schemas['UndoMessage'], 'id'>
  | Omit<Schemas['ChatMessage'], 'id'>
  | Omit<Schemas['PingMessage'], 'id'>
