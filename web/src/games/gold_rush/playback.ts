/** Plays events out one after the other: what to show for how long, and what the table looks like in between. */
import type { Feature, GameEvent, Laid, Player, Scoring, View } from './wire'
import { parseSpot, spotName } from './view'

/** One thing shown: an event; of a scoring also what it was for and who gets what. */
export interface Step {
  event: GameEvent
  scoring?: Scoring
  awards?: { seat: number; points: number }[]
  weight: number // in paces
}

const WEIGHTS: Record<string, number> = {
  started: 1, drew: 0.9, discarded: 1.6, placed: 1.3, stacked: 0.5, 'cowboy-out': 1.1, 'tent-out': 1.1, dug: 0.7, passed: 0.6,
  token: 0.7, 'cowboy-home': 0.5, 'tent-home': 0.7, lost: 0.8, counted: 1.2, ended: 2,
} // prettier-ignore
const SCORED = 4 // long enough to read why
const LAST = 2.2 // of the many features that are scored at the end

export function plan(events: readonly GameEvent[]): Step[] {
  const many = events.filter((event) => event.event === 'scored').length > 3
  const steps: Step[] = []
  for (const event of events) {
    const last = steps.at(-1)
    if (event.event === 'awarded' && last?.awards) {
      last.awards.push({ seat: event.seat, points: event.points })
    } else if (event.event === 'scored') {
      steps.push({ event, scoring: event.scoring, awards: [], weight: many ? LAST : SCORED })
    } else {
      steps.push({ event, weight: many && event.event === 'cowboy-home' ? 0.1 : (WEIGHTS[event.event] ?? 1) })
    }
  }
  return steps
}

export function duration(events: readonly GameEvent[], pace: number): number {
  return pace * plan(events).reduce((sum, step) => sum + step.weight, 0)
}

/**
 * The table after a step. `after` is the view that all of them lead to: features only grow, so it knows which segments
 * belong together. Once all steps are done, what can be seen on the table is that of `after`.
 */
export function apply(view: View, step: Step, after: View): View {
  const { event } = step
  const { seat } = event
  const spot = () => ('where' in event ? spotName(event.x, event.y, event.where) : '')
  switch (event.event) {
    case 'started':
      return { ...view, actor: seat }
    case 'drew':
      return { ...view, actor: seat, phase: 'place', tile: event.tile, bag: counted(view.bag, event.tile, -1) }
    case 'discarded':
      return { ...view, tile: null, discarded: counted(view.discarded, event.tile, 1) }
    case 'placed': {
      const map = [...view.map, { tile: event.tile, x: event.x, y: event.y, rotation: event.rotation }]
      return { ...view, tile: null, map, features: on(map, after.features) }
    }
    case 'stacked':
    case 'dug':
      return piled(view, spot(), () => event.tokens, after)
    case 'cowboy-out':
      return change(view, seat, ({ cowboys, reserve }) => ({ cowboys: [...cowboys, `${event.job} ${spot()}`], reserve: reserve - 1 }))
    case 'cowboy-home':
      return change(view, seat, ({ cowboys, reserve }) => ({ cowboys: without(cowboys, `${event.job} ${spot()}`), reserve: reserve + 1 }))
    case 'tent-out':
      return change(view, seat, () => ({ tent: spot() }))
    case 'tent-home':
      return change(view, seat, () => ({ tent: null }))
    case 'token': {
      const dealt = view.dealing ? piled(view, view.dealing.mountain, (height) => height - 1, after) : view
      return change(dealt, seat, ({ tokens, values }) => ({
        tokens: tokens + 1,
        ...(values && event.value !== undefined && { values: [...values, event.value].sort((a, b) => a - b) }),
      }))
    }
    case 'scored': {
      const paid = (step.awards ?? []).reduce((table, award) => gained(table, award.seat, award.points), view)
      return step.scoring?.land === 'mountain' && step.scoring.complete ? piled(paid, step.scoring.segment, () => 0, after) : paid
    }
    case 'awarded':
      return gained(view, seat, event.points)
    case 'counted':
      return change(gained(view, seat, event.points), seat, () => ({ values: after.players[seat]?.values })) // turned up
    case 'lost':
      return { ...view, lost: view.lost + event.tokens, stacks: after.stacks }
    case 'ended':
      return { ...view, phase: 'over', stacks: after.stacks }
    default:
      return view
  }
}

/** Of the features what lies on this map: after several moves at once there are tiles to come. */
function on(map: readonly Laid[], features: readonly Feature[]): Feature[] {
  const cells = new Set(map.map(({ x, y }) => `${x},${y}`))
  const parts = features.map((feature) => ({ ...feature, segments: feature.segments.filter((name) => cells.has(name.split(' ')[0]!)) }))
  return parts.filter((feature) => feature.segments.length)
}

function change(view: View, seat: number, to: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, n) => (n === seat ? { ...player, ...to(player) } : player)) }
}

function gained(view: View, seat: number, points: number): View {
  return change(view, seat, ({ score }) => ({ score: score + points }))
}

/** All segments of a mountain know the height of its one stack. */
function piled(view: View, name: string, height: (before: number) => number, after: View): View {
  const mountain = after.features.find((feature) => feature.segments.includes(name))
  const now = height(view.stacks[name] ?? 0)
  return { ...view, stacks: { ...view.stacks, ...Object.fromEntries((mountain?.segments ?? [name]).map((each) => [each, now])) } }
}

function counted(counts: Record<string, number>, name: string, by: number): Record<string, number> {
  const { [name]: before = 0, ...rest } = counts
  return before + by > 0 ? { ...rest, [name]: before + by } : rest
}

function without(all: readonly string[], one: string): string[] {
  const at = all.indexOf(one)
  return all.filter((_, n) => n !== at)
}

/** The cell that a step is about, if it is about one. */
export function cellOf(step: Step): { x: number; y: number } | null {
  if (step.scoring) return parseSpot(step.scoring.segment)
  return 'x' in step.event ? { x: step.event.x, y: step.event.y } : null
}
