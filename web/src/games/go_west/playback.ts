/** Plays events out one after the other: what to show for how long, and what the table looks like in between. */
import { ROOM, SCORING_COSTS, TRACKS } from './parts'
import type { GameEvent, Player, ScoredRegion, TrackRegion, View } from './wire'

/** One thing shown: an event, or one region of a scoring with the points it brings. */
export interface Step {
  event: GameEvent
  region?: TrackRegion // of a scoring
  awards?: { seat: number; points: number }[] // of that region
  weight: number // in paces
}

const WEIGHTS: Partial<Record<GameEvent['event'], number>> = {
  started: 1, drew: 1, reshuffled: 1, announced: 1.6, 'markers-back': 1.6, played: 1.4, sold: 1.4, paid: 1, placed: 1.1,
  returned: 1, unplaced: 1.4, moved: 1.1, lapsed: 1.6, scored: 1.4, stopped: 1, ended: 2,
} // prettier-ignore
const REGION_WITH_POINTS = 3.2 // long enough to read why
const REGION_WITHOUT = 1
const DEALT = 0.15 // a card of the opening hands

export function plan(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = []
  const dealing = events.filter((event) => event.event === 'drew').length > 2
  events.forEach((event, at) => {
    if (event.event === 'awarded') return // shown with its region
    const weight = dealing && event.event === 'drew' ? DEALT : (WEIGHTS[event.event] ?? 1)
    steps.push({ event, weight })
    if (event.event === 'scored') steps.push(...regionsOf(event, awardsAfter(events, at)))
  })
  return steps
}

type Awarded = Extract<GameEvent, { event: 'awarded' }>

function awardsAfter(events: readonly GameEvent[], at: number): Awarded[] {
  const awards: Awarded[] = []
  for (const event of events.slice(at + 1)) {
    if (event.event !== 'awarded') break
    awards.push(event)
  }
  return awards
}

/** All four regions in the order of the rules, also those that bring nobody anything. */
function regionsOf(event: GameEvent, awarded: Awarded[]): Step[] {
  return TRACKS.map((region) => {
    const awards = awarded.filter((award) => award.region === region).map(({ seat, points }) => ({ seat, points }))
    return { event, region, awards, weight: awards.length ? REGION_WITH_POINTS : REGION_WITHOUT }
  })
}

export function duration(events: readonly GameEvent[], pace: number): number {
  return pace * plan(events).reduce((sum, step) => sum + step.weight, 0)
}

/** The scoring that a step shows, as the view after it itemises it. */
export function scoredRegion(step: Step, steps: readonly Step[], after: View): ScoredRegion | undefined {
  if (!step.region) return undefined
  const scorings = [...new Set(steps.filter((each) => each.region).map((each) => each.event))]
  const scoring = after.scorings.at(scorings.indexOf(step.event) - scorings.length)
  return scoring?.regions.find((each) => each.region === step.region)
}

/** The table after a step. Once all steps are done, what can be seen on the table is that of the view after them. */
export function apply(view: View, step: Step): View {
  if (step.region) {
    return (step.awards ?? []).reduce(
      (table, award) => change(table, award.seat, (player) => ({ vp: player.vp + award.points })),
      view,
    )
  }
  const event = step.event
  const { seat } = event
  switch (event.event) {
    case 'started':
      return { ...view, actor: seat }
    case 'drew':
      return drew(discardCard(view), seat, event.card)
    case 'reshuffled':
      return { ...view, pile: event.cards, discard: {} }
    case 'announced':
      return change({ ...view, doubled: true }, seat, () => ({ marker: false }))
    case 'markers-back':
      return { ...view, players: view.players.map((player) => ({ ...player, marker: true })) }
    case 'played':
      return change({ ...view, card: event.card }, seat, (player) => without(player, event.card))
    case 'sold':
      return change(discarded(view, event.card), seat, (player) => ({
        ...without(player, event.card),
        supply: player.supply + event.tokens,
        box: player.box - event.tokens,
      }))
    case 'paid':
      return change(view, seat, (player) => ({
        supply: player.supply - event.tokens,
        box: player.box + event.tokens,
        vp: player.vp - event.vp,
        paid: player.paid + event.vp,
      }))
    case 'returned':
      return change(returned(view, event.region), seat, (player) => ({ supply: player.supply + 1 }))
    case 'placed':
      return change(placed(view, event.region, seat), seat, (player) => ({ supply: player.supply - 1 }))
    case 'moved':
      return {
        ...view,
        steps_left: Math.max(0, view.steps_left - 1),
        wagons: {
          ...view.wagons,
          [event.from]: view.wagons[event.from] - 1,
          [event.to]: view.wagons[event.to] + 1,
        },
      }
    case 'scored':
      return event.card === 0 ? discardCard(view) : change(view, seat, (player) => scored(player))
    default:
      return view
  }
}

function change(view: View, seat: number, to: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, n) => (n === seat ? { ...player, ...to(player) } : player)) }
}

/** A hand without one card of this name. The other hands are only counted. */
function without(player: Player, name: string): Partial<Player> {
  const hand = player.hand && [...player.hand]
  if (hand?.includes(name)) hand.splice(hand.indexOf(name), 1)
  return { cards: player.cards - 1, ...(hand && { hand }) }
}

function drew(view: View, seat: number, name: string | undefined): View {
  return change({ ...view, pile: view.pile - 1 }, seat, (player) => ({
    cards: player.cards + 1,
    ...(player.hand && name && { hand: [...player.hand, name] }),
  }))
}

/** The card in play is done with. */
function discardCard(view: View): View {
  return view.card ? { ...discarded(view, view.card), card: null, steps_left: 0 } : view
}

function discarded(view: View, name: string): View {
  return { ...view, discard: { ...view.discard, [name]: (view.discard[name] ?? 0) + 1 } }
}

function returned(view: View, region: TrackRegion): View {
  return {
    ...view,
    tracks: { ...view.tracks, [region]: view.tracks[region].slice(1) },
    marks: { ...view.marks, [region]: (view.marks[region] + 1) % (ROOM + 1) },
  }
}

function placed(view: View, region: TrackRegion, seat: number): View {
  return { ...view, tracks: { ...view.tracks, [region]: [...view.tracks[region], seat] } }
}

function scored(player: Player): Partial<Player> {
  return { scored: player.scored + 1, next_scoring: SCORING_COSTS[player.scored + 1] ?? null }
}
