/** One table as this client lives it: the stream, what is known, what is shown of it, and whose eyes are on it. */
import { api, Trouble } from './api'
import { curtainFor, eyesOn } from './curtain'
import { Kept } from './kept'
import { doerOf, eventsLeft, playheadAt } from './playhead'
import { applyPresence, applyUpdate, completeFace, faceKey, moment, ownSeats, wholeUpdate, type Snapshot } from './snapshot'
import { Stage } from './stage'
import { Failed, Stream, type StreamState } from './stream'
import type { Action, ChatLine, Face, GameEvent, Message, Problem, Step, Update, View } from './types'

/** What the board shows: a moment, and what led to it. */
export interface Frame {
  snapshot: Snapshot
  before: Snapshot | null
  fresh: Record<string, Step[]>
}

/** An earlier moment, looked at. One that was stepped to from the ply before brings what happened in between. */
export interface Past {
  ply: number
  eyes: number | null // whose
  view: View
  before: View | null
  events: GameEvent[]
}

/** What a seat might have tried at a moment and could not: asked for, because most clients and most moments need none. */
interface Refusals {
  at: string
  refused: Face['refused']
}

export interface LiveOptions {
  duration: (events: GameEvent[]) => number
  announce: (events: GameEvent[], seat: number | null) => void
  trouble: (problem: Problem) => void
}

const NONE: never[] = [] // always the same: at rest nothing has to be looked at again
const MOST_TO_SHOW = 40 // events; more than that were missed, not watched
const SOON = 6 // frames that wait; with more of them everything goes faster
const MOST_VIEWS = 100 // of earlier plies, for going to and fro

export class Live {
  known = $state.raw<Snapshot | null>(null) // the newest
  shown = $state.raw<Frame | null>(null) // what the board shows; lags behind while things move
  moving = $state(false)
  played = $state(0) // of the events that are shown now, how many the board has come to
  state = $state<StreamState>('connecting')
  chat = $state.raw<ChatLine[]>([])
  /** How many lines have come since the page opened. */
  chatNews = $state(0)
  sending = $state(false)
  chosenEyes = $state<number | null>(null)
  past = $state.raw<Past | null>(null) // the replay: another ply's view
  seeking = $state<number | null>(null)
  running = $state(false) // the replay goes on by itself
  borrowedEyes = $state<number | null | undefined>(undefined) // of a finished game: whose hand is seen in the replay

  readonly own = $derived(this.known ? ownSeats(this.known.table) : [])
  readonly seat = $derived(eyesOn({ own: this.own, eyes: this.chosenEyes }))
  readonly key = $derived(faceKey(this.seat))
  /** Whose eyes the replay looks through. */
  readonly eyes = $derived(this.borrowedEyes === undefined ? this.seat : this.borrowedEyes)
  readonly face: Face | null = $derived.by(() => {
    const face = this.shown?.snapshot.faces[this.key]
    if (!face || !this.shown || this.refusals?.at !== instant(this.shown.snapshot, this.seat)) return face ?? null
    return { ...face, refused: this.refusals.refused }
  })
  readonly before: View | null = $derived(this.moving ? (this.shown?.before?.faces[this.key]?.view ?? null) : null)
  /** The last view whose events have all been seen. */
  readonly seen: View | null = $derived(this.before ?? this.face?.view ?? null)
  readonly events: GameEvent[] = $derived(this.moving ? (this.shown?.fresh[this.key] ?? []).flatMap((step) => step.events) : NONE)
  private readonly fresh: Step[] = $derived((this.moving && this.shown?.fresh[this.key]) || NONE)
  private readonly playhead = $derived(playheadAt(this.fresh, this.played))
  /** How many plies have been shown whole. */
  readonly plies = $derived((this.face?.steps.length ?? 0) - this.fresh.length + this.playhead.plies)
  /** How many events of the shown snapshot are still to be seen. */
  readonly ahead = $derived(eventsLeft(this.fresh, this.played))
  /** Whose turn is seen: who does what the board shows, at rest who has to decide. */
  readonly turn: number | null = $derived((this.playhead.step && doerOf(this.playhead.step)) ?? this.shown?.snapshot.table.turn ?? null)
  /** What others do is still to be seen: nothing is asked of me before. */
  readonly holding = $derived(this.playhead.rest.some((step) => ![null, this.seat].includes(doerOf(step))))
  /** The board shows the newest moment, so what it offers can be done. */
  readonly current = $derived(!!this.shown && this.shown.snapshot.table.ply === this.known?.table.ply && this.shown.snapshot.table.epoch === this.known.table.epoch)
  readonly curtain = $derived(
    this.shown && !this.moving
      ? curtainFor({
          own: this.own,
          eyes: this.chosenEyes,
          turn: this.shown.snapshot.table.turn,
          over: this.shown.snapshot.table.status !== 'running',
        })
      : this.own.length > 1 && this.chosenEyes === null && this.known?.table.status === 'running'
        ? (this.own[0] ?? null)
        : null,
  )

  private refusals = $state.raw<Refusals | null>(null)
  private staged: Frame | null = null // as it came: what is shown may have been completed since
  private chatting = false
  private stream: Stream
  private stage: Stage<Frame>
  private views = new Kept<Promise<View>>(MOST_VIEWS)

  constructor(
    readonly id: string,
    private readonly options: LiveOptions,
  ) {
    this.stream = new Stream({
      address: api.stream(id),
      known: () => ({ ...moment(this.known), chat: this.chat.at(-1)?.n ?? 0, changes: 1 }),
      onMessage: (message) => this.take(message),
      onState: (state) => (this.state = state),
    })
    this.stage = new Stage<Frame>({
      duration: (frame, waiting) => {
        const events = this.eventsOf(frame)
        if (!events.length || document.hidden) return 0
        return options.duration(events) / (waiting > SOON ? 4 : 1)
      },
      show: (frame, moving) => {
        if (frame !== this.staged) {
          this.reach(Infinity) // what was cut short
          this.played = 0
          this.staged = frame
          this.shown = frame
        }
        this.moving = moving
        if (!moving) this.reach(Infinity)
      },
      skip: (frame) => {
        const events = this.eventsOf(frame)
        if (events.length) this.options.announce(events, this.seat)
      },
    })
  }

  open(): void {
    this.stream.open()
  }

  close(): void {
    this.stream.close()
  }

  skip(): void {
    this.stage.skip()
  }

  async choose(action: Action): Promise<void> {
    const { known, seat } = this
    if (!known || seat === null || this.sending) return
    this.skip()
    const { epoch, ply } = known.table
    await this.send(() => this.stream.request({ type: 'move', seat, ply, epoch, action }))
  }

  async undo(): Promise<void> {
    const { known, seat } = this
    const ply = known?.faces[this.key]?.undo
    if (seat === null || ply === null || ply === undefined) return
    this.skip()
    await this.send(() => this.stream.request({ type: 'undo', seat, ply }))
  }

  async say(text: string): Promise<boolean> {
    return this.send(() => this.stream.request({ type: 'chat', text, seat: this.seat }))
  }

  /** Does it and tells of trouble; whether it went well. */
  async send(what: () => Promise<unknown>): Promise<boolean> {
    this.sending = true
    try {
      await what()
      return true
    } catch (error) {
      if (error instanceof Failed || error instanceof Trouble) this.options.trouble(error.problem)
      else throw error
      return false
    } finally {
      this.sending = false
    }
  }

  /** Does what changes nothing here, and tells of trouble. */
  async tell(what: () => Promise<unknown>): Promise<void> {
    try {
      await what()
    } catch (error) {
      if (!(error instanceof Failed || error instanceof Trouble)) throw error
      this.options.trouble(error.problem)
    }
  }

  /** The curtain opens for this seat. */
  lookAs(seat: number): void {
    this.chosenEyes = seat
    this.past = null
  }

  /** Shows the board as it was after so many plies; null: back to now. */
  async look(ply: number | null): Promise<void> {
    this.seeking = ply
    if (ply === null || !this.known) {
      this.past = null
      this.borrowedEyes = undefined
      return
    }
    const eyes = this.eyes
    try {
      const found = await this.viewAt(ply, eyes)
      if (this.seeking !== ply || this.eyes !== eyes) return
      const stepped = this.past?.ply === ply - 1
      const events = stepped ? (this.face?.steps[ply - 1]?.events ?? []) : []
      const shown: Past = { ply, eyes, view: found, before: (stepped && this.past?.view) || null, events }
      this.past = shown
      const time = events.length ? this.options.duration(events) : 0
      const rest = () => this.past === shown && (this.past = { ...shown, before: null, events: [] })
      if (events.length) setTimeout(rest, time)
    } catch (error) {
      if (error instanceof Trouble) this.options.trouble(error.problem)
      else throw error
    }
  }

  /** The view after so many plies; asked for once. */
  viewAt(ply: number, eyes: number | null): Promise<View> {
    const key = `${this.known?.table.epoch}/${faceKey(eyes)}/${ply}`
    return this.views.get(key, () => {
      const view = api.viewAt(this.id, ply, eyes).then((answer) => answer.view)
      view.catch(() => this.views.forget(key))
      return view
    })
  }

  /** Plays it once more from there, up to now. */
  async again(ply: number): Promise<void> {
    await this.look(ply)
    this.running = true
  }

  /** A game that is over may be seen with everybody's eyes. */
  borrowEyes(seat: number | null): void {
    this.borrowedEyes = seat
    void this.look(this.seeking ?? this.known?.table.ply ?? 0)
  }

  private take(message: Message): void {
    if (message.type === 'update') {
      this.update(message)
    } else if (message.type === 'change') {
      if (this.known) this.update(wholeUpdate(this.known, message))
    } else if (message.type === 'presence') {
      if (!this.known) return
      this.known = applyPresence(this.known, message.online)
    } else if (message.type === 'chat') {
      const last = this.chat.at(-1)?.n ?? -1
      const lines = message.lines.filter((line) => line.n > last)
      this.chat = [...this.chat, ...lines]
      if (this.chatting) this.chatNews += lines.length
      this.chatting = true // the first message has what was said before
    }
  }

  private update(message: Update): void {
    const change = applyUpdate(this.known, message)
    const first = this.known === null
    const before = this.stage.last?.snapshot ?? null
    this.known = change.snapshot
    const frame: Frame = { snapshot: change.snapshot, before, fresh: change.fresh }
    if (change.rewound) this.past = null
    if (first || change.rewound || this.eventsOf(frame).length > MOST_TO_SHOW) {
      this.stage.replace({ ...frame, before: null, fresh: first ? {} : change.fresh })
    } else {
      this.stage.push(frame)
    }
    for (const key of change.incomplete) void this.complete(key)
    void this.learnRefusals(change.snapshot)
  }

  /** At once, so that they are there when somebody touches what cannot be done. */
  private async learnRefusals(snapshot: Snapshot): Promise<void> {
    const { turn, ply, epoch, status } = snapshot.table
    if (status !== 'running' || turn === null || !this.own.includes(turn)) return
    const at = instant(snapshot, turn)
    if (this.refusals?.at === at) return
    const answer = await this.stream.request({ type: 'refused', seat: turn, ply, epoch }).catch(() => null) // the table went on, or the connection is gone
    if (answer?.type === 'refused') this.refusals = { at, refused: answer.refused }
  }

  private async complete(key: string): Promise<void> {
    const steps = await api.history(this.id, key === 'watch' ? null : Number(key)).catch(() => null)
    if (!steps || !this.known) return
    this.known = completeFace(this.known, key, steps)
    if (this.shown) this.shown = { ...this.shown, snapshot: completeFace(this.shown.snapshot, key, steps) }
  }

  private eventsOf(frame: Frame): GameEvent[] {
    return (frame.fresh[this.key] ?? []).flatMap((step) => step.events)
  }

  /** The board has shown so many of its events: they are told now. */
  reach(count: number): void {
    const events = this.shown ? this.eventsOf(this.shown) : []
    const news = events.slice(this.played, count)
    if (!news.length) return
    this.played += news.length
    this.options.announce(news, this.seat)
  }
}

/** Names a moment of a table as a seat sees it. */
function instant(snapshot: Snapshot, seat: number | null): string {
  return `${snapshot.table.epoch}/${snapshot.table.ply}/${seat}`
}
