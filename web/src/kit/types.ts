/** What the server says, from its schema. What is a title's own is typed there, too: Wires has the types of each. */
import type { components } from '../api'

type Schemas = components['schemas']

/**
 * The types of what a title sends, by its name. A board names its own once, `type Mine = Wires['my_game']`, and gives
 * it to what is below: Move<GoWest>. Without it they are those of any title, as the page itself sees them.
 */
export type Wires = Schemas['Wires']
export type AnyWire = Wires[keyof Wires] | Schemas['OtherWire']
/** What a title's types must be at least. */
export interface Wire {
  view: object
  action: { do: string }
  draw: { draw: string }
  event: { event: string }
  figures: object
  refusal: Refusal
  score: { seat: number; points: number; share: number; items: { item: string; points: number }[] }
}

export type View<W extends Wire = AnyWire> = W['view']
export type Action<W extends Wire = AnyWire> = W['action']
export type Draw<W extends Wire = AnyWire> = W['draw']
export type GameEvent<W extends Wire = AnyWire> = W['event']
/** Itemised points of a seat. */
export type Score<W extends Wire = AnyWire> = W['score']
export type ScoreItem<W extends Wire = AnyWire> = Score<W>['items'][number]

export type Refusal = Schemas['Refusal']
export type BadInput = Schemas['BadInput']
export interface Move<W extends Wire = AnyWire> {
  action: Action<W>
  elements: string[] // what on the board it belongs to
  figures: W['figures'] // what it costs and brings
}
/** What the player might try and cannot, and why. */
export interface Refused<W extends Wire = AnyWire> extends Move<W> {
  refusal: W['refusal']
}
/** One ply: what happened, and the points of each seat after it. A draw has no seat. */
export type Step<W extends Wire = AnyWire> = Omit<Schemas['Step'], 'events'> & { events: GameEvent<W>[] }
/** What would have counted at a moment of a game that is over, had it ended there: by seat, then by what it is for. */
export type PointsByKind = Schemas['PointsByKind']
/** The table as one viewer may know it. */
export type Face = Schemas['Face']

/** What the server says of an owner's list. */
export type CheckedList = Schemas['Checked']

export type Seat = Schemas['Seat']
export type Table = Schemas['Table']
/** One of the client's own tables. */
export type OwnTable = Schemas['OwnTable']
export type Invitation = Schemas['Invitation']
export type Hosting = Schemas['Hosting']
export type Game = Schemas['Game']
export type Automa = Schemas['Automa']
export type GameOption = Schemas['Option']
export type NewSeat = { kind: Seat['kind']; name?: string; bot?: string; level?: string }
export type NewTable = { game: string; options: Record<string, unknown>; seats: NewSeat[]; prepared?: number; hints?: boolean }
export type Hinted = Schemas['Hinted']
/** What a strong player would do; the page's own words speak of it, so its types are those of any title. */
export type Worth = Move & Pick<Schemas['Worth'], 'move' | 'share' | 'error' | 'points'>
export type Expected = { seat: number; action: Action; elements: string[]; figures: object }
/** What each decision of a finished game gave away, and what each draw gave. */
export type Decision = Omit<Schemas['Decision'], 'played' | 'best' | 'line'> & { played: Worth; best: Worth; line: Expected[] }
export type LuckyDraw = Schemas['Draw']
export type Account = Schemas['Account']
export type AnalysisPart = Omit<Schemas['Analysis'], 'decisions'> & { decisions: Decision[] }
/** A position to find the best move in, and what the server says of an answer. */
export type Question = { seat: number; view: View; moves: Move[] }
export type Puzzle = Omit<Schemas['Puzzle'], 'view' | 'moves'> & Question
export type Tried = Omit<Schemas['Tried'], 'played' | 'best' | 'gains'> & { played: Worth; best: Worth; gains: ({ item: string; points: number } & Record<string, unknown>)[] }
export type PuzzleAnswer = Tried & { solved: boolean; line: Expected[] }
export type PuzzleList = Schemas['Puzzles']
/** A lesson as far as it was taken. */
export type Lesson = Omit<Schemas['Lesson'], 'view' | 'moves' | 'refused' | 'events'> & Question & { refused: Refused[]; events: GameEvent[] }
/** A rule on a board, step by step; the first frame is the beginning. */
export type ShownFrame = Omit<Schemas['Frame'], 'view' | 'move' | 'events' | 'refused'> & { view: View; move: { action: Action; figures: object } | null; events: GameEvent[]; refused: Refused[] }
export type ShownRule = Omit<Schemas['ShownRule'], 'frames'> & { frames: ShownFrame[] }
/** How a finished game of one's own came out. */
export type OwnResult = Schemas['OwnResult']
export type Hint = Omit<Schemas['Hint'], 'moves' | 'line'> & { moves: Worth[]; line: Expected[] }
export type ChatLine = Schemas['ChatLine']

/** Besides what the server says: it could not be asked, or its answer was not to be understood. */
export type Problem = Partial<Pick<Schemas['Problem'], 'refusal' | 'bad_input'>> & {
  error: Schemas['Problem']['error'] | 'offline' | 'failed'
  companion?: Companion | null
}

/** A companion beside a real board. What it tells is data for words: `tell` names the sentence. */
export type CompanionField = Schemas['CompanionField']
export type CompanionOffer = Schemas['CompanionOffer']
export type CompanionSummary = Schemas['CompanionSummary']
export interface Told {
  tell: string
  [param: string]: unknown
}
export type CompanionTurn = { number: number; told: Told[] }
export type Companion = Omit<Schemas['Companion'], 'told' | 'score' | 'overview' | 'known'> & {
  told: CompanionTurn[]
  overview: Record<string, unknown>
  known?: Record<string, unknown> // a view of its game, of what is known; a page from before kept none
  score: CompanionItem[] | null
}
export interface CompanionItem {
  item: string
  points: number
  rule?: string
}
export type Answer = Record<string, unknown>
export type NewCompanion = { companion: string; level: string; options: Record<string, unknown> }

/** Server to client. */
export type Update = Schemas['UpdateMessage']
/** The same as a difference from the last. */
export type Difference = Schemas['ChangeMessage']
export type Operation = Schemas['Putting'] | Schemas['Removal']
export type Done = Schemas['DoneMessage'] | Schemas['RefusedAnswer']
export type Message =
  | Update
  | Difference
  | Schemas['PresenceMessage']
  | Schemas['ChatLinesMessage']
  | Done
  | (Omit<Schemas['FailedMessage'], 'problem'> & { problem: Problem })

/** Client to server; Stream adds the id. */
export type Request =
  | Omit<Schemas['MoveMessage'], 'id'>
  | Omit<Schemas['UndoMessage'], 'id'>
  | Omit<Schemas['ChatMessage'], 'id'>
  | Omit<Schemas['PingMessage'], 'id'>
  | Omit<Schemas['RefusedMessage'], 'id'>
