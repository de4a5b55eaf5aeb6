/** The disc spaces of a player board: which are still covered, and what each unlocks when it is clear (GWT-1.5). */
import { DISCS, seatingOf, type Corners } from './parts'
import type { Player } from './view'

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

/** GWT-1.7: 0 not available, 1 single, 2 single or double. The first two actions have a printed single space. */
export function auxiliaryLevel(player: Player, number: number): 0 | 1 | 2 {
  const disc = `auxiliary_${number}`
  const clear = (DISCS[disc]?.discs ?? 0) - (player.discs[disc] ?? 0)
  return (number <= 2 ? clear + 1 : clear) as 0 | 1 | 2
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
