/** Tiles that a seat has taken, put together for the eye. */
import type { Counts } from './wire'
import { tileOf } from './view'

export interface Taken {
  kind: string // green_teepee, flood …
  count: number
  vp: number // all of them together
}

/** Teepees by colour, hazards by kind. */
export function takenTiles(tiles: Counts): Taken[] {
  const found = new Map<string, Taken>()
  for (const [name, count] of Object.entries(tiles)) {
    const tile = tileOf(name)
    const kind = tile.kind === 'hazard' ? tile.hazard : name
    const taken = found.get(kind) ?? { kind, count: 0, vp: 0 }
    taken.count += count
    if (tile.kind === 'hazard') taken.vp += tile.vp * count
    found.set(kind, taken)
  }
  return [...found.values()]
}
