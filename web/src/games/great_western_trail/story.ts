/** The Automa's last turn as a story: one beat after the other, each with the events that belong together and the rule behind them. */
import type { GameEvent, Step } from './wire'

export interface Beat {
  kind: 'card' | 'options' | 'moves' | 'way' | 'action' | 'city' | 'rest'
  events: GameEvent[]
  rule: string // what decided
  option: string | null // the field of the options card that was read
  elements: string[] // where it happened
}

const ACTION_RULES: Record<string, string> = {
  build: 'AU-12', cattle: 'AU-13', hire: 'AU-14', trade: 'AU-15', engine: 'AU-16', hazard: 'AU-18', objective: 'AU-19', none: 'AU-7',
} // prettier-ignore
const OPTIONS: Record<string, string> = { cattle: 'cattle', hire: 'worker', trade: 'teepee', engine: 'engine', hazard: 'hazard', objective: 'objective', build: 'build' }

export interface Turn {
  ply: number // when it began; below 0: it had none yet
  events: GameEvent[]
}

/** The Automa's last turn: from the card it drew until the next person decides. */
export function lastTurn(steps: readonly Step[]): Turn {
  for (let last = steps.length - 1; last >= 0; last--) {
    const start = steps[last]!.events.findLastIndex((event) => event.event === 'automa-drew')
    if (start < 0) continue
    const events = steps[last]!.events.slice(start)
    for (const step of steps.slice(last + 1)) {
      if (step.seat !== null) break
      events.push(...step.events)
    }
    return { ply: steps[last]!.ply, events }
  }
  return { ply: -1, events: [] }
}

/** Where on the table an event was. */
export function elementsOf(event: GameEvent): string[] {
  switch (event.event) {
    case 'moved':
      return [`site:${event.to}`]
    case 'automa-path':
      return [`site:${event.fork}`]
    case 'paid-fee':
    case 'automa-branch':
    case 'built':
    case 'took':
      return [`site:${event.site}`]
    case 'tile-placed':
      return [event.site ? `site:${event.site}` : `job:${event.row}:${event.tile}`]
    case 'hired':
      return [`job:${event.row}:${event.worker}`]
    case 'bought':
    case 'market-card':
      return [`market:${event.card}`]
    case 'engine-moved':
      return [`space:${event.to}`]
    case 'upgraded':
    case 'appointed':
      return [`station:${event.station}`]
    case 'delivered':
      return [`city:${event.city}`]
    case 'displayed':
    case 'gained-objective':
      return event.place ? [`display:${event.place}`] : []
    case 'chose-tile':
    case 'foreseen':
      return [`foresight:${event.column}:${event.place}`]
    default:
      return []
  }
}

export function beats(events: readonly GameEvent[]): Beat[] {
  const told: Beat[] = []
  const begin = (kind: Beat['kind'], rule: string, option: string | null = null) => told.push({ kind, events: [], rule, option, elements: [] })
  const now = () => told.at(-1)
  for (const event of events) {
    if (event.event === 'started') continue // another one's turn
    switch (event.event) {
      case 'automa-drew':
        begin('card', 'AU-7')
        break
      case 'automa-options':
        if (now()?.kind !== 'options') begin('options', 'AU-7')
        break
      case 'automa-moves':
        begin('moves', 'AU-9')
        break
      case 'automa-path':
        begin('way', 'AU-9')
        break
      case 'moved':
        // GWT-8.3: from Kansas City back to the start belongs to the visit
        if (event.to !== 'START' && !(now()?.kind === 'way' && now()!.events.every((each) => each.event === 'automa-path'))) begin('way', 'AU-9')
        break
      case 'paid-fee':
        if (now()) now()!.rule = 'AU-10'
        break
      case 'chose-tile':
      case 'delivered':
        begin('city', 'AU-11')
        break
      case 'automa-branch':
        begin('action', 'AU-12', 'build')
        break
      case 'automa-chose':
      case 'automa-skipped':
        begin('action', ACTION_RULES[event.action] ?? 'AU-7', event.action === 'none' ? null : (OPTIONS[event.action] ?? null))
        break
      case 'upgraded':
        begin('action', 'AU-17')
        break
      case 'foreseen':
      case 'end-triggered':
        if (now()?.kind !== 'rest') begin('rest', 'AU-20')
        break
    }
    if (!told.length) begin('rest', 'AU-20')
    const beat = now()!
    beat.events.push(event)
    beat.elements.push(...elementsOf(event))
  }
  return told
}
