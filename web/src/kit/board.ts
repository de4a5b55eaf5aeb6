/**
 * The seam between the page and a game's own drawing. A game brings two modules, both found by their place:
 *
 *   games/<game>/info.ts    GameInfo: small, loads without the board; the room, the rules and every sentence use it
 *   games/<game>/board.ts   BoardModule: the board as a lazy chunk of its own
 *
 * The game of another package brings the same as plain ES modules, info.js and board.js, whose components are drawings
 * (below) instead of Svelte's; packaged.ts loads them. A game that brings no board is shown by PlainBoard.svelte.
 *
 * The page gives the board one face of the table (what one viewer may know) and what can be done now. The board never
 * talks to the server: it calls choose() with one of the moves' actions, or explain() with why something is refused.
 * All of it has a type parameter, the title's own types: BoardProps<Wires['my_game']>.
 *
 * Whatever a board draws says what it means, by {@attach meaning(speak, …)} of kit/meaning.svelte.ts.
 *
 * The content policy is default-src 'self': no style="…" written into markup (style:x={…} is fine, Svelte sets it by
 * script), no data: addresses, nothing from elsewhere. Colours come from the custom properties of src/theme.css.
 */
import type { Component } from 'svelte'
import type { Action, AnyWire, GameEvent, Move, Refusal, Refused, Score, ScoreItem, Step, View, Wire, Wires } from './types'
import type { Phrase, Words } from './words'

export type { Action, GameEvent, Move, Phrase, Refusal, Refused, Score, ScoreItem, Step, View, Wire, Wires, Words }

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star'

/** How a seat is told apart: never by colour alone. */
export interface SeatStyle {
  colour: string // a CSS value: var(--seat-0); readable on var(--paper) and as a fill, in both themes
  ink: string // what is written on that colour: var(--seat-0-ink)
  letter: string // A, B, C …
  shape: Shape // SeatMark.svelte and shapePath() of kit/seats.ts draw it
}

/** Props of the default-exported component of board.ts. */
export interface BoardProps<W extends Wire = AnyWire> {
  view: View<W> // the face's view, after `events`
  before: View<W> | null // while events are shown: the view before them; null otherwise
  earlier?: View<W> | null // whoever comes back to their turn: the view after their last one. Show faintly where pieces stood
  seat: number | null // whose eyes; null is a spectator
  names: string[] // by seat, as in all the lists below
  styles: SeatStyle[]
  moves: Move<W>[] // empty when it is not the seat's turn, while older events are shown, and in the past
  refused: Refused<W>[] // what might be tried and is refused now
  events: GameEvent<W>[] // what is being animated now, in order; empty when the board is at rest. Choosing a move skips the rest
  steps: Step<W>[] // everything that led to the view, ply by ply: for a board that tells it once more
  pointed: string[] // elements of the move that is pointed at or focused in the list of moves: show them, also when there is nothing to choose
  compared?: string[] // an analysis: elements of the move that was played, where `pointed` was better. Tell the two apart by more than colour
  pace: number // milliseconds that one ordinary event should take now; 0: show the result at once
  reduced: boolean // prefers-reduced-motion, or the player's setting: no movement at all
  past: boolean // the view is an earlier ply, looked at in the replay
  over: boolean // the game is over
  speak: Words // speak.say(id, params), speak.action(action, figures), speak.event(event), speak.refusal(refusal), speak.name(seat)
  choose(action: Action<W>): void // plays it
  reached(events: number): void // so many of the events have been shown: status, log and sound go along. Unsaid, they wait for all of them
  skip(): void // shows the rest of the events at once
  explain(refusal: Refusal): void // shows why not, with the rule
  gather?(moves: Move<W>[] | null): void // something is chosen on the board: the list shows the moves that go with it. null: all of them
}

/** Props of what lies before a seat (seat-panel.css). */
export interface SeatPanelProps<Player> {
  player: Player
  name: string
  style: SeatStyle
  speak: Words
  turn: boolean // it is this seat's turn
  own: boolean
  gain: number | null // points it gets at this moment
}

/** What a plain ES module can be instead of a component: it draws into an element, and again when the props change. */
export interface Drawing<Props> {
  mount(element: HTMLElement, props: Props): { update?(props: Props): void; destroy?(): void } | void
}

/** board.js of another package. */
export type PackagedBoard = Omit<BoardModule, 'default' | 'Scores' | 'Purse'> & { default: Drawing<BoardProps>; Scores?: Drawing<ScoresProps> }

/** info.js of another package. */
export type PackagedInfo = Omit<GameInfo, 'Emblem'> & { Emblem?: Drawing<object> }

/** games/<game>/board.ts */
export interface BoardModule<W extends Wire = AnyWire> {
  default: Component<BoardProps<W>>
  /** Itemised scores of the end screen; without it the page draws a plain table of `scores` with the item-* messages. */
  Scores?: Component<ScoresProps<W>>
  /** False: letters name other things here, so seats have their colour and shape alone. */
  lettered?: boolean
  /** What a seat has that everybody wants to know at a glance, beside its name. */
  Purse?: Component<{ view: View<W>; seat: number; speak: Words }>
  /** What points are for, as the plot of the end tells them apart: a message, and the items of scores that belong to it. */
  categories?: { label: string; items: string[] }[]
  /** How long these events should be shown together, in milliseconds; without it: pace × number of events, capped. */
  duration?(events: GameEvent<W>[], pace: number): number
  /** The list of moves in groups, in the order to show them; without it: one group per kind of action. */
  moveGroups?(moves: Move<W>[], view: View<W>, speak: Words): MoveGroup<W>[]
  /** A move in the list, in a few words below the label of its group; without it: the whole sentence. */
  brief?(move: Move<W>, view: View<W>, speak: Words): string
  /** What things are called at this table, beside what they are called at every table: a place by what lies there. */
  called?(view: View<W>): Record<string, Phrase>
  /** What is called otherwise from this event on. What was told before keeps the name that it had then. */
  renamedBy?(event: GameEvent<W>): Record<string, Phrase> | null
  /** The events that say what a turn was, for a line of what happened since one's last turn; without it: all of them. */
  telling?: GameEvent<W>['event'][]
  /** Tips for the first games, in the order in which they are of use. */
  tips?: Tip<W>[]
  /** The guided first turn, in order; the last step says how it goes on. */
  guide?: GuideStep<W>[]
}

/** How the table stands, for tips and the guide. */
export interface Situation<W extends Wire = AnyWire> {
  view: View<W>
  moves: Move<W>[] // never empty: it is the viewer's turn
  seat: number
}

/** Something worth saying once, at the first moment when it is of use. */
export interface Tip<W extends Wire = AnyWire> {
  message: string // tip-…
  at: string // a selector: what on the board it is about
  when(now: Situation<W>): boolean
}

/** A sentence of the guided first turn. Its table begins as GameInfo.guided says, so what the sentence says is true. */
export interface GuideStep<W extends Wire = AnyWire> {
  message: string // guide-…
  at?: string // a selector: what is lit
  when?(now: Situation<W>): boolean // how the table stands when the sentence is true; without it: always
  means?(action: Action<W>): boolean // the move that the sentence asks for; without it the sentence is only read
  params?: Record<string, unknown> // amounts that the sentence speaks of
}

export interface MoveGroup<W extends Wire = AnyWire> {
  label: string // already spoken; '' for none
  moves: Move<W>[]
}

export interface ScoresProps<W extends Wire = AnyWire> {
  scores: Score<W>[] // per seat, itemised, as the game gives them
  view: View<W>
  names: string[]
  styles: SeatStyle[]
  speak: Words
  rule(id: string): string // the address of a rule's text: href={rule('X-22')}
}

/** games/<game>/info.ts */
export interface GameInfo {
  /** A drawing of about 160 × 120 units that stands for the game: own SVG, colours from the page's custom properties. */
  Emblem?: Component
  /** The names that words take apart: 'east:+1 w2 c5' → {message: 'card', params: {region, places, wagons, cost}}. */
  compound?(name: string): Phrase | null
  /** The amounts of the box that a message needs: kit/amounts.ts finds them in the game's tables. */
  amounts?(message: string): Record<string, unknown>
  /** Kinds of events for the log's filter: {cards: ['played', 'sold']} → message log-cards. Without them: generic ones. */
  kinds?: Record<string, string[]>
  /** How a table for the guided first turn is set: one person against a bot, with a published seed of this number. */
  guided?: { prepared: number; options: Record<string, unknown> }
}
