/** The log: what happened, in words, one line for each event. */
import { seatOf } from './playhead'
import type { GameEvent, Hinted, Step } from './types'

/** What a log can be filtered by: a game's own kinds of events, or these. */
export const KINDS = ['moves', 'points', 'chance']
export type EventKinds = Record<string, string[]> // by kind, the events that belong to it

export interface Entry {
  ply: number // the board after this event: ply + 1
  seat: number | null
  kind: string
  text: string
  points: boolean // somebody gained some
  count: number // the same thing several times in a row is one line
  standIn?: boolean // a bot stood in, or a hint was taken: said of a step, not an event of its own
}

export interface Filter {
  seat: number | null // null: all of them
  kind: string | null
}

function bringsPoints(event: GameEvent): boolean {
  return 'points' in event && typeof event.points === 'number'
}

/** Without kinds of the game's own: points are what a seat gains, chance is what was drawn, moves are the rest. */
function kindOf(event: GameEvent, step: Step, kinds: EventKinds | null): string {
  if (kinds) return Object.keys(kinds).find((kind) => kinds[kind]!.includes(event.event)) ?? ''
  if (bringsPoints(event)) return 'points'
  return step.seat === null ? 'chance' : 'moves'
}

export function logEntries(
  steps: Step[],
  say: (event: GameEvent) => string,
  kinds: EventKinds | null = null,
  sayStandIn: (seat: number) => string = () => '',
  hinted: Hinted[] = [],
  sayHint: (seat: number) => string = () => '',
): Entry[] {
  const entries: Entry[] = []
  const addHints = (ply: number) => {
    for (const { seat } of hinted.filter((hint) => hint.ply === ply)) {
      entries.push({ ply: ply - 1, seat, kind: 'moves', text: sayHint(seat), points: false, count: 1, standIn: true })
    }
  }
  for (const step of steps) {
    addHints(step.ply)
    if (step.stand_in && step.seat !== null) {
      entries.push({ ply: step.ply, seat: step.seat, kind: 'moves', text: sayStandIn(step.seat), points: false, count: 1, standIn: true })
    }
    for (const event of step.events) {
      const text = say(event)
      const seat = seatOf(event) ?? step.seat
      const last = entries.at(-1)
      if (last && last.text === text && last.seat === seat) {
        last.count += 1
        last.ply = step.ply
      } else {
        entries.push({ ply: step.ply, seat, kind: kindOf(event, step, kinds), text, points: bringsPoints(event), count: 1 })
      }
    }
  }
  addHints((steps.at(-1)?.ply ?? -1) + 1)
  return entries
}

/** The lines, those from before where they say the same, and the very list where all do: nothing of it is shown anew. */
export function keepLines(before: Entry[], entries: Entry[]): Entry[] {
  const same = (a: Entry, b: Entry) => a.ply === b.ply && a.text === b.text && a.count === b.count && a.seat === b.seat && a.kind === b.kind
  const kept = entries.map((entry, n) => (before[n] && same(before[n], entry) ? before[n] : entry))
  return kept.length === before.length && kept.every((entry, n) => entry === before[n]) ? before : kept
}

/** The log without its last events: those that the board has not shown yet. */
export function withoutLast(entries: Entry[], events: number): Entry[] {
  let left = events
  let end = entries.length
  while (left > 0 && end > 0) {
    const entry = entries[end - 1]!
    if (!entry.standIn && entry.count > left) return [...entries.slice(0, end - 1), { ...entry, count: entry.count - left }]
    if (!entry.standIn) left -= entry.count
    end -= 1
  }
  while (events > 0 && entries[end - 1]?.standIn) end -= 1 // what it did is still to come
  return events > 0 ? entries.slice(0, end) : entries
}

export function filterLog(entries: Entry[], filter: Filter): Entry[] {
  return entries.filter(
    (entry) =>
      (filter.seat === null || entry.seat === filter.seat) && (filter.kind === null || entry.kind === filter.kind),
  )
}
