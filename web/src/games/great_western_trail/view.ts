/** Places and tiles by their names, and what a panel of the board is given. */
import type { Refusal, SeatStyle, Words } from '../../kit/board'
import type { Reach } from './choosing.svelte'
import type { Action, Player, View } from './wire'

export const BESIDE = 'beside' // where a cattleman is before its first turn
export const START = 'START'
export const KANSAS_CITY = 'KC'

/** A tile of the trail, by its name. */
export type Tile =
  | { kind: 'neutral'; name: string }
  | { kind: 'private'; name: string; seat: number }
  | { kind: 'hazard'; name: string; hazard: string; vp: number; hand: 'green' | 'black' }
  | { kind: 'teepee'; name: string; colour: 'green' | 'blue'; hand: 'green' | 'black' }

export function tileOf(name: string): Tile {
  const owned = /^(\d):(\w+)$/.exec(name)
  if (owned) return { kind: 'private', name: owned[2]!, seat: Number(owned[1]) }
  const hazard = /^(\w+)-(\d)-(green|black)$/.exec(name)
  if (hazard) return { kind: 'hazard', name, hazard: hazard[1]!, vp: Number(hazard[2]), hand: hazard[3] as 'green' | 'black' }
  // GWT 2.7: a green teepee shows a green hand, a blue one a black hand
  if (name === 'green_teepee') return { kind: 'teepee', name, colour: 'green', hand: 'green' }
  if (name === 'blue_teepee') return { kind: 'teepee', name, colour: 'blue', hand: 'black' }
  return { kind: 'neutral', name }
}

/** What everything that can be touched is given. */
export interface TouchProps {
  speak: Words
  reach: Reach
  choose(action: Action): void
  explain(refusal: Refusal): void
}

/** What a panel of the board is given. */
export interface PanelProps extends TouchProps {
  view: View
  seat: number | null
  names: string[]
  styles: SeatStyle[]
}

/** What a part of a player board is given. */
export interface PlayerProps extends TouchProps {
  player: Player
}
