/** Plays events out one after the other: what to show for how long, and what the table looks like in between. */
import { beats } from './story'
import type { Counts, GameEvent, Player, View } from './wire'

export interface Step {
  event: GameEvent
  weight: number // in paces
  hold?: number // milliseconds: at the end of each beat of the Automa's turn its narrator is heard out
}

// What is not named here changes figures only and is passed over quickly.
const WEIGHTS: Record<string, number> = {
  'set-up': 0, started: 0.6, moved: 0.8, 'paid-fee': 0.5, 'engine-moved': 1, upgraded: 1, appointed: 1, hired: 0.9, built: 1.2, took: 1,
  bought: 0.9, 'gained-objective': 0.9, played: 0.9, 'chose-tile': 0.8, 'tile-placed': 1, 'tile-lost': 0.7, 'tile-returned': 0.7,
  'token-moved': 0.7, income: 1.2, delivered: 1.3, 'end-triggered': 1.5, ended: 1.5, auxiliary: 0.6, copied: 0.6,
  'automa-drew': 1, 'automa-options': 0.8, 'automa-moves': 0.8, 'automa-path': 0.9, 'automa-branch': 0.9, 'automa-chose': 1, 'automa-skipped': 1,
} // prettier-ignore
const BRIEF = 0.25

/** `beat`: how long a beat of the Automa's turn is told, in milliseconds. */
export function plan(events: readonly GameEvent[], beat = 0): Step[] {
  const drew = events.findIndex((event) => event.event === 'automa-drew')
  const ends = new Set(beat && drew >= 0 ? beats(events.slice(drew)).map(({ events: told }) => told.at(-1)) : [])
  return events.map((event) => ({ event, weight: WEIGHTS[event.event] ?? BRIEF, ...(ends.has(event) && { hold: beat }) }))
}

export function duration(events: readonly GameEvent[], pace: number, beat = 0): number {
  return plan(events, beat).reduce((sum, step) => sum + step.weight * pace + (step.hold ?? 0), 0)
}

/**
 * The table after a step, as far as its pieces and open tiles go; `after` is the view that all of them lead to, and is
 * shown once they are done.
 */
export function apply(view: View, { event }: Step, after: View): View {
  const seat = 'seat' in event && event.seat !== undefined ? event.seat : -1
  switch (event.event) {
    case 'set-up':
      return after
    case 'started':
      return { ...view, actor: seat }
    case 'moved':
      return change(view, seat, () => ({ site: event.to }))
    case 'paid-fee': {
      // AU-10: the Automa has no money; what it owes comes from the bank
      const paid = seat === view.automa?.seat ? view : change(view, seat, ({ money }) => ({ money: money - event.money }))
      return typeof event.payee !== 'number' ? paid : change(paid, event.payee, ({ money }) => ({ money: money + event.money }))
    }
    case 'gained':
      return change(view, seat, ({ money }) => ({ money: money + event.money }))
    case 'paid':
      return change(view, seat, ({ money }) => ({ money: money - event.money }))
    case 'certified':
      return change(view, seat, () => ({ certificates: event.to }))
    case 'engine-moved':
      return change(view, seat, () => ({ engine: event.to }))
    case 'upgraded':
      return withoutDisc(
        change(view, seat, ({ stations }) => ({ stations: [...stations, event.station].sort((a, b) => a - b) })),
        seat,
        event.disc,
      )
    case 'delivered':
      return withoutDisc(
        change(view, seat, ({ cities }) => ({ cities: counted(cities, event.city, 1) })),
        seat,
        event.disc,
      )
    case 'disc-moved':
      return change(view, seat, ({ stations }) => ({ stations: stations.filter((station) => station !== event.station) }))
    case 'appointed': {
      const at = event.station - 1
      const taken = change(view, seat, ({ masters }) => ({ masters: [...masters, event.master] }))
      return {
        ...workers(taken, seat, event.worker, -1),
        masters: view.masters.map((master, n) => (n === at ? null : master)),
        appointed: view.appointed.map((worker, n) => (n === at ? event.worker : worker)),
      }
    }
    case 'hired':
      return workers(jobs(view, event.row, event.worker, -1), seat, event.worker, 1)
    case 'built':
      return change({ ...view, trail: { ...view.trail, [event.site]: `${seat}:${event.building}` } }, seat, ({ buildings }) => ({
        buildings: buildings.filter((name) => name !== event.building),
      }))
    case 'took': {
      const { [event.site]: _, ...trail } = view.trail
      return change({ ...view, trail }, seat, ({ tiles }) => ({ tiles: counted(tiles, event.tile, 1) }))
    }
    case 'bought':
      return change({ ...view, market: counted(view.market, event.card, -1) }, seat, ({ discard }) => ({ discard: counted(discard, event.card, 1) }))
    case 'market-card':
      return { ...view, market: counted(view.market, event.card, 1) }
    case 'displayed':
      return { ...view, display: view.display.map((card, n) => (n === event.place - 1 ? event.card : card)) }
    case 'gained-objective':
      return event.place === undefined ? view : { ...view, display: view.display.map((card, n) => (n === event.place! - 1 ? null : card)) }
    case 'played':
      return change(view, seat, ({ area, cards, hand }) => ({ area: [...area, event.card], cards: cards - 1, ...(hand && { hand: without(hand, event.card) }) }))
    case 'discarded':
      return change(view, seat, ({ discard, hand, cards }) => ({
        discard: counted(discard, event.card, 1),
        cards: cards - 1,
        ...(hand && { hand: without(hand, event.card) }),
      }))
    case 'drew':
      return change(view, seat, ({ cards, hand, stack_size }) => ({
        cards: cards + 1,
        stack_size: stack_size - 1,
        ...(hand && event.card && { hand: [...hand, event.card] }),
      }))
    case 'chose-tile':
    case 'foreseen': {
      const at = 2 * (event.column - 1) + event.place - 1
      return { ...view, foresight: view.foresight.map((tile, n) => (n !== at ? tile : event.event === 'foreseen' ? event.tile : null)) }
    }
    case 'tile-placed':
      if (event.row !== undefined) return jobs(view, event.row, event.tile, 1)
      return event.site === undefined ? view : { ...view, trail: { ...view.trail, [event.site]: event.tile } }
    case 'token-moved':
      return { ...view, token: event.row }
    case 'end-triggered':
      return { ...view, token: 'left' }
    case 'removed':
      return change(view, seat, ({ cards, hand }) => ({ cards: cards - 1, ...(hand && { hand: without(hand, event.card) }) }))
    case 'reshuffled':
      return change(view, seat, () => ({ discard: {}, stack_size: event.cards }))
    default:
      return view
  }
}

function change(view: View, seat: number, to: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, n) => (n === seat ? { ...player, ...to(player) } : player)) }
}

function workers(view: View, seat: number, worker: string, by: number): View {
  return change(view, seat, (player) => ({ workers: { ...player.workers, [worker]: (player.workers[worker] ?? 0) + by } }))
}

function jobs(view: View, row: number, worker: string, by: number): View {
  return { ...view, jobs: view.jobs.map((there, n) => (n === row - 1 ? counted(there, worker, by) : there)) }
}

/** A disc that came from the player board is gone from there. */
function withoutDisc(view: View, seat: number, disc: string | undefined): View {
  if (!disc || disc.startsWith('station_')) return view
  return change(view, seat, ({ discs }) => ({ discs: { ...discs, [disc]: (discs[disc] ?? 1) - 1 } }))
}

function counted(counts: Counts, name: string, by: number): Counts {
  const { [name]: before = 0, ...rest } = counts
  return before + by > 0 ? { ...counts, [name]: before + by } : rest
}

function without(all: readonly string[], one: string): string[] {
  const at = all.indexOf(one)
  return all.filter((_, n) => n !== at)
}

/** The element of the map that a step is about, if it is about one: that has to be in sight. */
export function elementOf({ event }: Step): string | null {
  if (event.event === 'moved') return `site:${event.to}`
  if (event.event === 'engine-moved') return `space:${event.to}`
  if (event.event === 'delivered') return `city:${event.city}`
  if (event.event === 'upgraded' || event.event === 'appointed') return `station:${event.station}`
  if (event.event === 'built' || event.event === 'took' || event.event === 'tile-placed' || event.event === 'automa-branch') return event.site ? `site:${event.site}` : null
  return null
}

/** Where a step lays a tile on the trail. */
export function laidAt({ event }: Step): string | null {
  return (event.event === 'built' || event.event === 'tile-placed') && event.site ? event.site : null
}
