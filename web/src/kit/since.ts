/** What happened since a seat's last turn: one line for each of the others. */
import { doerOf, seatOf } from './playhead'
import type { GameEvent, Step } from './types'

export interface News {
  seat: number
  text: string
  points: number // gained or lost meanwhile
}
export interface Since {
  ply: number // the board after my last turn
  fresh: boolean // I have done nothing since
  news: News[]
}

interface Telling {
  only?: string[] // the events that say what a turn was; without it: all of them
  names?: string[]
  first?: boolean // also what the others did before my first turn: behind a curtain one has seen nothing of it
}

/** What the others did between a seat's last two turns, or since its last one. Null: nobody has done anything yet. */
export function sinceLastTurn(steps: Step[], seat: number, say: (event: GameEvent, briefly: boolean) => string, { only, names = [], first = false }: Telling = {}): Since | null {
  const start = steps.findIndex((step) => step.seat !== null) // until then the table is set up
  const theirs = steps.findLastIndex((step, at) => at >= start && ![null, seat].includes(doerOf(step)))
  const last = steps.findLastIndex((step, at) => at < theirs && step.seat === seat)
  if (start < 0 || theirs < 0 || (last < 0 && !first)) return null
  const ply = last < 0 ? start : last + 1
  const answer = steps.findIndex((step, at) => at > theirs && step.seat === seat)
  const end = answer < 0 ? steps.length : answer
  const later = steps.slice(ply, end)
  const others = new Set(later.map(doerOf).filter((doer) => doer !== null && doer !== seat)) as Set<number>
  const points = (at: number, of: number) => steps[at - 1]?.points[of] ?? 0
  const news = [...others].map((other) => {
    const events = later.flatMap((step) => step.events.filter((event) => (seatOf(event) ?? doerOf(step)) === other))
    const told = only ? events.filter(({ event }) => only.includes(event)) : events
    return { seat: other, text: together(told.map((event) => without(say(event, true), names[other]))), points: points(end, other) - points(ply, other) }
  })
  return { ply, fresh: answer < 0, news }
}

/** The line says whose it is. */
function without(text: string, name: string | undefined): string {
  return name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
}

/** The same sentence several times in a row is said once. */
function together(texts: string[]): string {
  const runs: { text: string; count: number }[] = []
  for (const text of texts) {
    const last = runs.at(-1)
    if (last?.text === text) last.count += 1
    else runs.push({ text, count: 1 })
  }
  return runs.map(({ text, count }) => (count > 1 ? `${text} ×${count}` : text)).join(' ')
}
