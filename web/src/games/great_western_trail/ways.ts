/** Ways along the trail: which sites a move passes, and whom it pays how much. */
import { BUILDINGS, SITE, type Hand } from './parts'
import { BESIDE, KANSAS_CITY, tileOf, type GreatWesternTrailView } from './view'

export interface Toll {
  total: number
  bank: number
  owners: { seat: number; money: number }[]
}

export function handOf(tile: string): Hand | null {
  const found = tileOf(tile)
  if (found.kind === 'private') return BUILDINGS[found.name]?.hand ?? null
  return found.kind === 'neutral' ? null : found.hand
}

/** GWT 2.7: what the seat owes for entering the site. */
export function feeAt(view: GreatWesternTrailView, site: string, seat: number): number {
  const tile = view.trail[site]
  if (!tile) return 0
  const found = tileOf(tile)
  if (found.kind === 'private' && found.seat === seat) return 0
  const hand = handOf(tile)
  const { green, black } = view.fees
  return (hand === 'green' || hand === 'both' ? green : 0) + (hand === 'black' || hand === 'both' ? black : 0)
}

/** GWT 2.7: place by place, as long as the money lasts. */
export function tollOf(view: GreatWesternTrailView, path: readonly string[], seat: number): Toll {
  let money = view.players[seat]?.money ?? 0
  const toll: Toll = { total: 0, bank: 0, owners: [] }
  for (const site of path) {
    const due = Math.min(feeAt(view, site, seat), money)
    if (!due) continue
    money -= due
    toll.total += due
    const tile = tileOf(view.trail[site]!)
    if (tile.kind === 'private' && tile.seat !== view.automa?.seat) {
      const owner = toll.owners.find((each) => each.seat === tile.seat)
      if (owner) owner.money += due
      else toll.owners.push({ seat: tile.seat, money: due })
    } else {
      toll.bank += due // AU-10: what is due to the Automa goes there, too
    }
  }
  return toll
}

/** All sites from here along the path, the empty ones between its places among them; both ends are included. */
export function routeOf(view: GreatWesternTrailView, from: string, path: readonly string[]): string[] {
  if (from === BESIDE) return path.slice(-1)
  const route = [from]
  for (const place of path) route.push(...stretch(view, route.at(-1)!, place))
  return route
}

/** GWT 2.4: from a place to the next one over empty sites only. */
function stretch(view: GreatWesternTrailView, from: string, to: string): string[] {
  const queue: string[][] = [[]]
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const next of SITE[way.at(-1) ?? from]?.to ?? []) {
      if (next === to) return [...way, next]
      if (!view.trail[next] && next !== KANSAS_CITY) queue.push([...way, next])
    }
  }
  return [to]
}

/** Of several ways the one to show first: the cheapest, then the one with the fewest places. */
export function bestWay<T extends { path: readonly string[]; toll: Toll }>(ways: readonly T[]): T | undefined {
  const order = (a: T, b: T) => a.toll.total - b.toll.total || a.path.length - b.path.length
  return [...ways].sort(order)[0]
}
