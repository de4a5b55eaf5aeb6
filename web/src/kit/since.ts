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
  news: News[]
}

/** Null: nobody else has done anything since. `telling`: the events that say what a turn was; without it all of them. */
export function sinceLastTurn(steps: Step[], seat: number, say: (event: GameEvent) => string, telling?: string[], names: string[] = []): Since | null {
  const ply = steps.findLastIndex((step) => step.seat === seat) + 1
  const later = steps.slice(ply)
  const others = new Set(later.map(doerOf).filter((doer) => doer !== null && doer !== seat)) as Set<number>
  if (!others.size || !ply) return null // before my first turn there is nothing to come back to
  const points = (at: number, of: number) => steps[at - 1]?.points[of] ?? 0
  const news = [...others].map((other) => {
    const events = later.flatMap((step) => step.events.filter((event) => (seatOf(event) ?? doerOf(step)) === other))
    const told = telling ? events.filter(({ event }) => telling.includes(event)) : events
    return { seat: other, text: together(told.map((event) => without(say(event), names[other]))), points: points(steps.length, other) - points(ply, other) }
  })
  return { ply, news }
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
