/** The outlines of what is on a tile: mountains, rails, city, junction. Unrotated, 100 × 100 units, y down. */
import { curve, rocky, turnDot, type Dot } from './ink'
import { turnedTile, SIDES, type Segment } from './tiles'
import type { TileData } from './wire'

export interface Mountain {
  segment: number
  outline: Dot[] // closed
  foot: Dot[][] // the parts of it that lie inside the tile, where rock meets prairie
}

export interface Rail {
  segment: number
  dots: Dot[] // from end to end
  portals: { at: Dot; angle: number }[] // where it goes into a mountain
}

export interface Terrain {
  mountains: Mountain[]
  rails: Rail[]
  city: { segment: number; at: Dot } | null
  junction: Dot | null
}

export const MIDDLE: Dot = [50, 50]
const MIDS: Dot[] = [[50, 0], [100, 50], [50, 100], [0, 50]] // prettier-ignore

/** The dot in the middle of an edge. */
export function edgeMiddle(side: number): Dot {
  return MIDS[side % 4]!
}

export function terrainOf(tile: TileData): Terrain {
  const { segments } = turnedTile(tile, 0)
  const numbered = segments.map((segment, number) => ({ segment, number }))
  const of = (land: string) => numbered.filter(({ segment }) => segment.land === land)
  const rails = of('rail')
  const crowded = rails.length > 0
  const city = of('city')[0]
  const mountains = of('mountain').map(({ segment, number }) => mountainOf(segment, number, { crowded, town: !!city }, seedOf(tile.id) + number))
  const hasJunction = rails.some(({ segment }) => segment.ends.includes('J'))
  const at = { city: MIDDLE, junction: city && hasJunction ? ([28, 72] as Dot) : MIDDLE }
  return {
    mountains,
    rails: rails.map(({ segment, number }) => railOf(segment, number, mountains, at)),
    city: city ? { segment: city.number, at: at.city } : null,
    junction: hasJunction ? at.junction : null,
  }
}

export function seedOf(id: string): number {
  return [...id].reduce((seed, char) => (Math.imul(seed, 31) + char.charCodeAt(0)) | 0, 7)
}

// Mountains

interface Around {
  crowded: boolean // there are rails
  town: boolean
}

/**
 * From each mountain edge to the next one of the same segment, clockwise, the foot of the mountain runs over the edges
 * in between; it starts and ends in corners, so that it meets the foot on the next tile.
 */
function mountainOf(segment: Segment, number: number, around: Around, seed: number): Mountain {
  const sides = [...segment.sides].sort((a, b) => a - b)
  const outline: Dot[] = []
  const foot: Dot[][] = []
  sides.forEach((side, i) => {
    const next = sides[(i + 1) % sides.length]!
    const gap = sides.length === 1 ? 3 : (next - side + 4) % 4 ? ((next - side + 4) % 4) - 1 : 3
    outline.push(corner(side), corner(side + 1))
    if (!gap) return
    const bank = rocky(footline(gap, around), seed + side, 1.7).map((dot) => turnDot(dot, side))
    foot.push(bank)
    outline.push(...bank)
  })
  return { segment: number, outline, foot }
}

/** The corner at the anticlockwise end of an edge: north-west for N. */
function corner(side: number): Dot {
  return turnDot([0, 0], side % 4)
}

/** The foot after a mountain edge in the north, over as many edges as lie between it and the next one. */
function footline(gap: number, { crowded, town }: Around): Dot[] {
  const deepest = town ? 29 : 34
  if (gap === 3) return bank([100, 0], [84, 3], [73, deepest], [50, deepest], [27, deepest], [16, 3], [0, 0])
  if (gap === 1) return bank([100, 0], [86, 14], [70, 28], [70, 50], [70, 72], [86, 86], [100, 100])
  const deep = crowded ? 36 : 47 // where it crosses the diagonal: between mountain and a curve there is room for a farmer
  return bank([100, 0], [84, 10], [deep + 17, deep - 17], [deep, deep], [deep - 17, deep + 17], [10, 84], [0, 100])
}

function bank(a: Dot, b: Dot, c: Dot, middle: Dot, d: Dot, e: Dot, f: Dot): Dot[] {
  return [...curve(a, b, c, middle, 9), ...curve(middle, d, e, f, 9).slice(1)]
}

// Rails

const INTO_ROCK = 3 // a rail that ends at a mountain goes a little into it

function railOf(segment: Segment, number: number, mountains: Mountain[], at: { city: Dot; junction: Dot }): Rail {
  const portals: Rail['portals'] = []
  const [from, to] = segment.ends.map((end) => {
    const side = SIDES.indexOf(end as (typeof SIDES)[number])
    if (side >= 0) return { dot: edgeMiddle(side), inward: inward(side) }
    if (end === 'C') return { dot: at.city, inward: null }
    if (end === 'J') return { dot: at.junction, inward: null }
    const mountain = mountains[Number(end.slice(1))]
    return { dot: mountain ? nearestTo(mountain.foot.flat(), MIDDLE) : MIDDLE, inward: null, rock: true }
  })
  if (!from || !to) return { segment: number, dots: [MIDDLE, MIDDLE], portals }
  const dots = track(from, to)
  for (const end of [from, to]) {
    if (!('rock' in end)) continue
    const ordered = end === to ? dots : dots.toReversed()
    const [before, last] = [ordered.at(-2)!, ordered.at(-1)!]
    const angle = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI
    portals.push({ at: last, angle })
    const length = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1
    const beyond: Dot = [last[0] + ((last[0] - before[0]) / length) * INTO_ROCK, last[1] + ((last[1] - before[1]) / length) * INTO_ROCK]
    if (end === to) dots.push(beyond)
    else dots.unshift(beyond)
  }
  return { segment: number, dots, portals }
}

interface End {
  dot: Dot
  inward: Dot | null // a rail leaves the edge at a right angle
}

/** Straight if it can be, otherwise in a bend. */
function track(from: End, to: End): Dot[] {
  const [dx, dy] = [to.dot[0] - from.dot[0], to.dot[1] - from.dot[1]]
  if (Math.abs(dx) < 4 || Math.abs(dy) < 4) return [from.dot, to.dot]
  const pull = from.inward && to.inward ? 27.6 : 20 // 27.6 makes a quarter of a circle
  const control = (end: End): Dot => (end.inward ? [end.dot[0] + end.inward[0] * pull, end.dot[1] + end.inward[1] * pull] : end.dot)
  return curve(from.dot, control(from), control(to), to.dot, 20)
}

function inward(side: number): Dot {
  const [x, y] = edgeMiddle(side)
  return [Math.sign(50 - x), Math.sign(50 - y)]
}

function nearestTo(dots: readonly Dot[], to: Dot): Dot {
  const far = ([x, y]: Dot) => Math.hypot(x - to[0], y - to[1])
  return dots.reduce((best, dot) => (far(dot) < far(best) ? dot : best), dots[0] ?? to)
}
