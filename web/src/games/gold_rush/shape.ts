/** A tile as it is drawn: outlines as paths, symbols and pieces as places, all turned as the tile lies. Symbols stay upright. */
import { areaOf, cellAt, groundOf, Room, type Ground } from './ground'
import { along, line, turnDot, type Dot } from './ink'
import { seedOf, terrainOf, type Terrain } from './terrain'
import { turnedTile, type TurnedTile } from './tiles'
import type { TileData } from './wire'

export interface Place {
  x: number
  y: number
}

export interface SegmentShape {
  path: string // the outline of a mountain, the line of a rail, the area of a prairie
  cowboy: Place // where a cowboy stands, or lies
  tent: Place // of a mountain
  stack: Place // of a mountain: where its tokens lie
  nuggets: Place[]
  peaks: (Place & { size: number })[]
  locos: (Place & { angle: number })[]
  camps: Place[]
  herds: Place[]
}

export interface Shape {
  turned: TurnedTile
  segments: SegmentShape[]
  rock: string // all mountains
  foot: string // where rock meets prairie
  track: string // all rails
  portals: (Place & { angle: number })[]
  city: Place | null
  junction: Place | null
  arms: Place[] // of the junction: a little way along each rail
  tufts: Place[]
}

const NUGGET = 10.5
const COWBOY = 13
const TENT = 12
const STACK = 10
const PEAK = 10
const CAMP = 15
const HERD = 17
const LOCO = 12
const TOWN = 22
const LARGE = 900 // cells
const CELLS_PER_PEAK = 200

/** Everything about a kind of tile, unrotated. */
interface Plan {
  terrain: Terrain
  ground: Ground
  segments: Dots[]
  tufts: Dot[]
}

interface Dots {
  cowboy: Dot
  tent: Dot
  stack: Dot
  nuggets: Dot[]
  peaks: { dot: Dot; size: number }[]
  locos: { dot: Dot; angle: number }[]
  camps: Dot[]
  herds: Dot[]
}

const plans = new WeakMap<TileData, Plan>()
const shapes = new WeakMap<TileData, Shape[]>()

export function shapeOf(tile: TileData, rotation: number): Shape {
  const known = shapes.get(tile) ?? []
  shapes.set(tile, known)
  return (known[rotation] ??= turnedShape(tile, rotation))
}

function planOf(tile: TileData): Plan {
  const known = plans.get(tile)
  if (known) return known
  const { segments } = turnedTile(tile, 0)
  const terrain = terrainOf(tile)
  const ground = groundOf(segments, terrain)
  const rails = new Map(
    terrain.rails.map((rail) => {
      const { ends, locos } = segments[rail.segment]!
      return [rail.segment, onRail(rail.dots, ends, locos)] as const
    }),
  )
  const dots = segments.map((segment, number): Dots => {
    const middle: Dot = [50, 50]
    const bare: Dots = { cowboy: middle, tent: middle, stack: middle, nuggets: [], peaks: [], locos: [], camps: [], herds: [] }
    switch (segment.land) {
      case 'city':
        return { ...bare, cowboy: terrain.city!.at }
      case 'rail':
        return { ...bare, ...rails.get(number) }
      case 'mountain':
        return { ...bare, ...onMountain(new Room(ground.segments, number), segment.nuggets) }
      case 'prairie': {
        const room = new Room(ground.segments, number)
        if (terrain.city) room.keep(terrain.city.at, TOWN)
        for (const rail of rails.values()) for (const { dot } of rail.locos ?? []) room.keep(dot, LOCO)
        const many = (count: number, radius: number) => Array.from({ length: count }, () => room.take(radius))
        const herds = many(segment.herds, HERD)
        const camps = many(segment.camps, CAMP)
        for (const rail of rails.values()) if (rail.cowboy) room.keep(rail.cowboy, COWBOY / 2)
        return { ...bare, herds, camps, cowboy: room.take(COWBOY) }
      }
    }
  })
  const plan = { terrain, ground, segments: dots, tufts: tuftsOf(tile, ground, dots) }
  plans.set(tile, plan)
  return plan
}

/** Locomotives share the line; a cowboy keeps out of their way. An arm of a junction or city has its cowboy near the edge. */
function onRail(dots: Dot[], ends: string[], locos: number): Partial<Dots> {
  const through = ends.every((end) => 'NESW'.includes(end))
  const outward = 'NESW'.includes(ends[0] ?? '') ? 0.28 : 0.72 // from an inner end, in arms
  const at = (part: number) => along(dots, part)
  const parts = Array.from({ length: locos }, (_, n) => (through ? 0.5 + (n - (locos - 1) / 2) * 0.36 : outward + n * 0.2))
  const cowboy = !through ? (locos ? 1 - outward : outward) : locos ? 0.16 : 0.5
  return {
    cowboy: at(cowboy).at,
    locos: parts.map((part) => {
      const { at: dot, angle } = at(part)
      return { dot, angle }
    }),
  }
}

function onMountain(room: Room, nuggets: number): Partial<Dots> {
  const gold = Array.from({ length: nuggets }, () => room.take(NUGGET))
  const cowboy = room.take(COWBOY)
  const tent = room.take(TENT)
  const stack = room.take(STACK)
  room.forgetAfter(nuggets) // pieces may stand before a peak
  const count = Math.max(4, Math.round(room.size / CELLS_PER_PEAK))
  const large = room.size > LARGE
  const sizes = large ? [1.1, 0.8, 0.95] : [0.72, 0.6, 0.66]
  const peaks = Array.from({ length: count }, (_, n) => ({ dot: room.takeIfFree(large ? PEAK : 0.6 * PEAK), size: sizes[n % 3]! })).filter(
    (peak): peak is Dots['peaks'][number] => peak.dot !== null,
  )
  return { cowboy, nuggets: gold, tent, stack, peaks }
}

/** Grass and flowers where nothing else is: a few per tile, always the same. */
function tuftsOf(tile: TileData, ground: Ground, dots: Dots[]): Dot[] {
  let seed = seedOf(tile.id)
  const next = () => ((seed = (Math.imul(seed, 1664525) + 1013904223) | 0) >>> 0) / 4294967296
  const symbols = dots.flatMap((each) => [...each.camps, ...each.herds])
  const out: Dot[] = []
  const prairie = new Set([...turnedTile(tile, 0).segments.entries()].filter(([, segment]) => segment.land === 'prairie').map(([n]) => n))
  for (let tries = 0; tries < 60 && out.length < 9; tries++) {
    const dot: Dot = [6 + next() * 88, 8 + next() * 86]
    const clear = (others: readonly Dot[], apart: number) => others.every(([x, y]) => Math.hypot(x - dot[0], y - dot[1]) > apart)
    if (!prairie.has(ground.segments[cellAt(dot)]!) || !clear(out, 17) || !clear(symbols, 17)) continue
    out.push(dot)
  }
  return out
}

function turnedShape(tile: TileData, rotation: number): Shape {
  const plan = planOf(tile)
  const turned = turnedTile(tile, rotation)
  const turn = (dot: Dot): Dot => turnDot(dot, rotation)
  const place = (dot: Dot): Place => {
    const [x, y] = turn(dot)
    return { x, y }
  }
  const path = (dots: readonly Dot[], close = false) => line(dots.map(turn), close)
  const { mountains, rails, city, junction } = plan.terrain
  const prairies = turnCells(plan.ground.prairies, rotation)
  const segments = plan.segments.map((dots, number): SegmentShape => {
    const mountain = mountains.find((each) => each.segment === number)
    const rail = rails.find((each) => each.segment === number)
    const land = turned.segments[number]!.land
    return {
      path: mountain ? path(mountain.outline, true) : rail ? path(rail.dots) : land === 'prairie' ? areaOf(prairies, number) : '',
      cowboy: place(dots.cowboy),
      tent: place(dots.tent),
      stack: within(place(dots.stack), STACK + 2), // it is higher than wide, and would stick out
      nuggets: dots.nuggets.map(place),
      peaks: dots.peaks.map(({ dot, size }) => ({ ...place(dot), size })).sort((a, b) => a.y - b.y),
      locos: dots.locos.map(({ dot, angle }) => ({ ...place(dot), angle: upright(angle + 90 * rotation) })),
      camps: dots.camps.map(place),
      herds: dots.herds.map(place),
    }
  })
  return {
    turned,
    segments,
    rock: mountains.map((mountain) => path(mountain.outline, true)).join(''),
    foot: mountains.flatMap((mountain) => mountain.foot.map((dots) => path(dots))).join(''),
    track: rails.map((rail) => path(rail.dots)).join(''),
    portals: rails.flatMap((rail) => rail.portals.map(({ at, angle }) => ({ ...place(at), angle: angle + 90 * rotation }))),
    city: city && place(city.at),
    junction: junction && place(junction),
    arms: junction ? rails.filter((_, n) => tile.rails?.[n]?.ends.includes('J')).map((rail) => place(armOf(rail.dots, junction))) : [],
    tufts: plan.tufts.map(place),
  }
}

function armOf(dots: readonly Dot[], junction: Dot): Dot {
  const fromStart = dots[0]![0] === junction[0] && dots[0]![1] === junction[1]
  return along(dots, fromStart ? 0.3 : 0.7).at
}

/** As near as it can be with this much room to the edges. */
function within({ x, y }: Place, margin: number): Place {
  const clamp = (value: number) => Math.min(100 - margin, Math.max(margin, value))
  return { x: clamp(x), y: clamp(y) }
}

/** A locomotive never lies on its back. */
export function upright(angle: number): number {
  const turned = (((angle % 360) + 540) % 360) - 180
  if (turned > 90) return turned - 180
  return turned <= -90.001 ? turned + 180 : turned
}

function turnCells(labels: Int8Array, rotation: number): Int8Array {
  if (!rotation) return labels
  const out = new Int8Array(labels.length)
  const cells = Math.sqrt(labels.length)
  const unit = 100 / cells
  for (let cell = 0; cell < labels.length; cell++) {
    const dot: Dot = [((cell % cells) + 0.5) * unit, (Math.floor(cell / cells) + 0.5) * unit]
    out[cellAt(turnDot(dot, rotation))] = labels[cell]!
  }
  return out
}

/** The segment of a tile that is touched at this place, or -1. */
export function segmentAt(tile: TileData, rotation: number, x: number, y: number): number {
  return planOf(tile).ground.segments[cellAt(turnDot([x, y], 4 - rotation))]!
}
