/** Where the pieces of the seats stand on the map. */
import { siteBox, spaceAt, spread } from './layout'
import { BESIDE, KANSAS_CITY, START } from './view'
import type { View } from './wire'

export interface Place {
  seat: number
  x: number
  y: number
}

export function cattlemenOf({ players }: View): Place[] {
  return players.map(({ site }, seat) => {
    const together = players.flatMap((other, n) => (other.site === site ? [n] : []))
    const box = siteBox(site === BESIDE ? START : site)
    const above = site === BESIDE ? -46 : 0
    // before a building, so that it can be read; in the middle of anything else
    const large = site !== KANSAS_CITY && box.width > 100
    const x = large ? box.x - box.width / 2 - 2 + together.indexOf(seat) * 26 : box.x + spread(together.length, together.indexOf(seat), 28)
    return { seat, x, y: box.y + above + Math.min(box.height / 2 + 2, site === KANSAS_CITY ? 58 : 36) }
  })
}

/** Several engines share space 0 only. */
export function enginesOf({ players }: View): Place[] {
  return players.map(({ engine }, seat) => {
    const together = players.flatMap((other, n) => (other.engine === engine ? [n] : []))
    const { x, y } = spaceAt(engine)
    return { seat, x: x + spread(together.length, together.indexOf(seat), 20), y: y - 3 }
  })
}

/** What stood on the map at an earlier moment and is gone from there. */
export interface Traces {
  cattlemen: Place[]
  engines: Place[]
  tiles: { site: string; tile: string }[]
}

export function tracesOf(earlier: View, now: View): Traces {
  const left = (what: 'site' | 'engine') => ({ seat }: Place) => earlier.players[seat]![what] !== now.players[seat]![what]
  return {
    cattlemen: cattlemenOf(earlier).filter(left('site')),
    engines: enginesOf(earlier).filter(left('engine')),
    tiles: Object.entries(earlier.trail).flatMap(([site, tile]) => (tile && !now.trail[site] ? [{ site, tile }] : [])),
  }
}
