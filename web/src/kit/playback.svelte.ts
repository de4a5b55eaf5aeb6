import { untrack } from 'svelte'
import type { BoardModule } from './board'
import type { GameEvent } from './types'

/** How long these events are shown together, in milliseconds. */
export function durationOf(module: BoardModule | null, events: GameEvent[], pace: number): number {
  if (!pace || !events.length) return 0
  return module?.duration?.(events, pace) ?? pace * Math.min(4, events.length)
}

/** While events are shown, a board goes from the view before them to the view after them, step by step. */

/** What a board is given of them: see BoardProps. */
interface Given<View, Event> {
  view: View
  before: View | null
  events: Event[]
  pace: number
  reached?(events: number): void
}

/** One thing shown. */
interface Shown<Event> {
  event: Event
  weight: number // in paces
  hold?: number // milliseconds more, whatever the pace: as long as one reads
}

/** How a game takes its events apart, and what a step makes of the table. */
interface Rules<View, Event, Step> {
  plan(events: Event[]): Step[]
  apply(table: View, step: Step, after: View): View
  /** Lets things fly first, and calls land() when they arrive; without it they are there at once. */
  fly?(step: Step, table: View, pace: number, land: () => void): void
  /** The events are over, or others came. */
  stop?(): void
}

export class Playback<View, Event, Step extends Shown<Event>> {
  #given: () => Given<View, Event>
  #rules: Rules<View, Event, Step>
  #shown = $state.raw<{ of: unknown; table: View; step: Step | null } | null>(null) // of: the events
  #playing = $derived.by(() => {
    const { events, before, pace } = this.#given()
    return events.length > 0 && before !== null && pace > 0
  })
  #now = $derived.by(() => (this.#playing && this.#shown?.of === this.#given().events ? this.#shown : null))

  readonly steps: Step[] = $derived.by(() => this.#rules.plan(this.#given().events))
  readonly table: View = $derived.by(() => {
    const { view, before } = this.#given()
    return this.#now?.table ?? (this.#playing ? before : null) ?? view
  })
  readonly step: Step | null = $derived(this.#now?.step ?? null)

  constructor(given: () => Given<View, Event>, rules: Rules<View, Event, Step>) {
    this.#given = given
    this.#rules = rules
    $effect(() => this.#play())
  }

  #play() {
    const { view, before, events, pace } = this.#given()
    const { steps } = this
    if (!this.#playing || before === null) return
    const { apply, fly, stop } = this.#rules
    let table: View = before
    let timer: ReturnType<typeof setTimeout> | undefined
    let n = 0
    const next = () => {
      const step = steps[n++]
      if (!step) {
        this.#shown = { of: events, table: view, step: null }
        return
      }
      const after = apply(table, step, view)
      const land = () => {
        this.#shown = { of: events, table: after, step }
        untrack(() => this.#given().reached?.(events.indexOf(step.event) + 1))
      }
      if (fly) fly(step, table, pace, land)
      else land()
      table = after
      timer = setTimeout(next, step.weight * pace + (step.hold ?? 0))
    }
    next()
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }
}
