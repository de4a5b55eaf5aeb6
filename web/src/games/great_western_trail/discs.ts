/** The disc spaces of a player board: which are still covered, and what each unlocks when it is clear (GWT-1.5). */
import { DISCS, seatingOf, type Corners } from './parts'
import type { Player } from './wire'

export interface DiscPlace {
  disc: string // the engine's name of its kind
  corners: Corners
  gone: boolean
}

/** The spaces of one kind in the order in which they are cleared: those that are clear come first. */
export function placesOf(player: Player, disc: string): DiscPlace[] {
  const { corners, discs } = DISCS[disc]!
  const covered = player.discs[disc] ?? 0
  return Array.from({ length: discs }, (_, n) => ({ disc, corners, gone: n < discs - covered }))
}

export interface AuxiliaryField {
  times: 1 | 2
  place: DiscPlace | null // null: printed open
  open: boolean
}

/** The fields of an auxiliary action, single and double. GWT-1.7: where there is but one disc, the single field is printed open. */
export function auxiliaryFields(player: Player, number: number): AuxiliaryField[] {
  const places = placesOf(player, `auxiliary_${number}`)
  return ([1, 2] as const).map((times) => {
    const place = places[places.length - 3 + times] ?? null
    return { times, place, open: !place || place.gone }
  })
}

/** GWT-1.4: how many steps the disc adds. */
export function stepsAdded(seats: number, disc: 'step_money' | 'step_points'): number {
  const { step_money_adds, step_points_adds } = seatingOf(seats)
  return disc === 'step_money' ? step_money_adds : step_points_adds
}

export const discsLeft = (player: Player): Record<Corners, number> => {
  const left = { white: 0, dark: 0 }
  for (const [disc, count] of Object.entries(player.discs)) left[DISCS[disc]!.corners] += count
  return left
}
