/** Kansas City: where the visit stands, what each number of certificates brings, and what each city would (GWT-8.3 … 8.8). */
import type { Refusal } from '../../kit/board'
import type { Move, Refused } from './wire'
import { ARROWS, CITIES, CROSSES, type City } from './parts'
import { breedingValue } from './cards'
import type { GreatWesternTrailView, Player } from './view'

export const STAGES = ['foresight', 'income', 'deliver', 'disc'] as const
export type Stage = (typeof STAGES)[number]

/** The stage of the visit that a seat is at; null: it is not in Kansas City. */
export function stageOf(view: GreatWesternTrailView): Stage | null {
  const task = view.task?.task as Stage
  return STAGES.includes(task) ? task : null
}

/** GWT-5.5: a delivery by building 9a has neither income nor transport. */
export function isExtraordinary(view: GreatWesternTrailView): boolean {
  const site = view.players[view.actor]?.site
  return site !== 'KC' && stageOf(view) !== null
}

/** GWT-8.8: a cross stands behind its space; an engine on a turnout has passed the one above it. */
export function transportCost(engine: number, value: number): number {
  return CROSSES.filter((cross) => cross >= engine && cross < value).length
}

export interface Income {
  certificates: number
  value: number
  move: Move
}

/** What every number of certificates would bring. */
export function incomes(player: Player, moves: readonly Move[]): Income[] {
  const base = breedingValue(player.hand ?? []) + player.permanent
  return moves.flatMap((move) => (move.action.do === 'income' ? [{ certificates: move.action.certificates, value: base + move.action.certificates, move }] : []))
}

export interface Neighbour {
  city: string // with an own disc already
  objective: boolean
  vp: number
}

export interface Destination {
  city: City
  move: Move | null
  refusal: Refusal | null
  own: number // discs there
  transport: number
  net: number // money: what the city gives less transport
  vp: number
  neighbours: Neighbour[] // what the arrows to them bring
}

/** The cities from left to right as they stand for a player with this value. */
export function destinations(player: Player, extraordinary: boolean, moves: readonly Move[], refused: readonly Refused[]): Destination[] {
  return CITIES.map((city, index) => {
    const named = ({ action }: Move) => action.do === 'deliver' && action.city === city.id
    const own = player.cities[city.id] ?? 0
    const transport = extraordinary ? 0 : transportCost(player.engine, city.value)
    const neighbours = own ? [] : [CITIES[index - 1], CITIES[index + 1]].flatMap((other, side) => neighbourOf(player, city, other, side === 0))
    return {
      city,
      own,
      move: moves.find(named) ?? null,
      refusal: refused.find(named)?.refusal ?? null,
      transport,
      net: (city.gain ?? 0) - transport,
      vp: (city.vp ?? 0) + neighbours.reduce((sum, neighbour) => sum + neighbour.vp, 0),
      neighbours,
    }
  })
}

function neighbourOf(player: Player, city: City, other: City | undefined, left: boolean): Neighbour[] {
  const arrow = ARROWS.find((each) => each.from === (left ? other : city)?.id)
  if (!other || !arrow || !player.cities[other.id]) return []
  return [{ city: other.id, objective: arrow.objective ?? false, vp: arrow.vp ?? 0 }]
}

/** Cities that this value reaches, by number: for the income that is still to be chosen. */
export function reachable(player: Player, value: number): City[] {
  return CITIES.filter((city) => city.value <= value && (city.many || !player.cities[city.id]))
}
