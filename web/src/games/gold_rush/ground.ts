/** Which segment of a tile lies where, on a grid: what is touched, how far a prairie reaches, where there is room. */
import { distance, inside, type Dot } from './ink'
import type { Terrain } from './terrain'
import type { Segment } from './tiles'

export const CELLS = 50 // to a side
const UNIT = 100 / CELLS
const NONE = -1

/** How near to its middle line a rail is meant, and how far from its middle the city and the junction reach. */
const RAIL_REACH = 7.5
const CITY_REACH = 17
const JUNCTION_REACH = 9

export interface Ground {
  segments: Int8Array // by cell: the number of the segment there; a junction belongs to none
  prairies: Int8Array // by cell: the prairie there, or the nearest one beneath rail, rock and roofs
}

export function groundOf(segments: readonly Segment[], terrain: Terrain): Ground {
  const found = new Int8Array(CELLS * CELLS).fill(NONE)
  const walls = new Uint8Array(CELLS * CELLS)
  for (let cell = 0; cell < found.length; cell++) {
    const wall = wallAt(middleOf(cell), terrain)
    if (wall === null) continue
    walls[cell] = 1
    found[cell] = wall
  }
  const prairies = new Int8Array(CELLS * CELLS).fill(NONE)
  const seeds: number[] = []
  segments.forEach((segment, number) => {
    for (const half of segment.halves) {
      const cell = halfCell(half)
      if (walls[cell]) continue
      prairies[cell] = number
      seeds.push(cell)
    }
  })
  spread(prairies, seeds, (cell) => !walls[cell])
  for (let cell = 0; cell < found.length; cell++) if (!walls[cell]) found[cell] = prairies[cell]!
  // What is left: cells beneath walls, and prairie that no half-edge reaches
  const rim = [...prairies.keys()].filter((cell) => prairies[cell] !== NONE)
  spread(prairies, rim, () => true)
  for (let cell = 0; cell < found.length; cell++) if (!walls[cell] && found[cell] === NONE) found[cell] = prairies[cell]!
  return { segments: found, prairies }
}

/** The segment whose wall this is, NONE for a junction, null for open prairie. */
function wallAt(dot: Dot, { city, junction, rails, mountains }: Terrain): number | null {
  const near = (at: Dot, reach: number) => Math.hypot(dot[0] - at[0], dot[1] - at[1]) < reach
  if (city && near(city.at, CITY_REACH)) return city.segment
  if (junction && near(junction, JUNCTION_REACH)) return NONE
  for (const rail of rails) if (distance(dot, rail.dots) < RAIL_REACH) return rail.segment
  for (const mountain of mountains) if (inside(dot, mountain.outline)) return mountain.segment
  return null
}

function spread(labels: Int8Array, from: number[], open: (cell: number) => boolean): void {
  let wave = from
  while (wave.length) {
    const next: number[] = []
    for (const cell of wave) {
      for (const beside of besides(cell)) {
        if (labels[beside] !== NONE || !open(beside)) continue
        labels[beside] = labels[cell]!
        next.push(beside)
      }
    }
    wave = next
  }
}

function besides(cell: number): number[] {
  const column = cell % CELLS
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < CELLS - 1 ? [cell + 1] : []),
    ...(cell >= CELLS ? [cell - CELLS] : []),
    ...(cell < CELLS * (CELLS - 1) ? [cell + CELLS] : []),
  ]
}

export function middleOf(cell: number): Dot {
  return [((cell % CELLS) + 0.5) * UNIT, (Math.floor(cell / CELLS) + 0.5) * UNIT]
}

export function cellAt([x, y]: Dot): number {
  const clip = (v: number) => Math.min(CELLS - 1, Math.max(0, Math.floor(v / UNIT)))
  return clip(y) * CELLS + clip(x)
}

/** The cell in the middle of a half-edge: nw 0, clockwise. */
export function halfCell(half: number): number {
  const [near, far] = [25 - 0.1, 75]
  const dots: Dot[] = [[near, 0], [far, 0], [100, near], [100, far], [far, 100], [near, 100], [0, far], [0, near]] // prettier-ignore
  return cellAt(dots[half]!)
}

/** The area that a label has, as a path of one box per run of cells. */
export function areaOf(labels: Int8Array, number: number): string {
  let path = ''
  for (let row = 0; row < CELLS; row++) {
    let start = NONE
    for (let column = 0; column <= CELLS; column++) {
      const here = column < CELLS && labels[row * CELLS + column] === number
      if (here && start === NONE) start = column
      if (!here && start !== NONE) {
        path += `M${start * UNIT} ${row * UNIT}H${column * UNIT}V${(row + 1) * UNIT}H${start * UNIT}Z`
        start = NONE
      }
    }
  }
  return path
}

/** Where there is room for things on a segment: each as far from its border as it needs, and from the others. */
export class Room {
  readonly size: number // in cells
  private readonly cells: { dot: Dot; clear: number }[]
  private readonly taken: { dot: Dot; apart: number }[] = []

  constructor(labels: Int8Array, number: number) {
    const own = [...labels.keys()].filter((cell) => labels[cell] === number)
    this.size = own.length
    const rim = own.filter((cell) => besides(cell).some((beside) => labels[beside] !== number)).map(middleOf)
    this.cells = own.map((cell) => {
      const dot = middleOf(cell)
      const [x, y] = dot
      const edge = Math.min(x, y, 100 - x, 100 - y) + 1
      const bank = rim.reduce((least, [rx, ry]) => Math.min(least, (rx - x) ** 2 + (ry - y) ** 2), Infinity)
      return { dot, clear: Math.min(edge, Math.sqrt(bank) + UNIT) }
    })
  }

  /** The best place for a thing of this radius. */
  take(radius: number): Dot {
    let best: Dot = [50, 50]
    let most = -Infinity
    for (const { dot, clear } of this.cells) {
      const apart = this.taken.reduce(
        (least, other) => Math.min(least, Math.hypot(dot[0] - other.dot[0], dot[1] - other.dot[1]) - other.apart - radius),
        Infinity,
      )
      const score = Math.min(clear - radius, 4) + Math.min(apart, 4) - Math.hypot(dot[0] - 50, dot[1] - 50) * 0.006
      if (score > most) [most, best] = [score, dot]
    }
    this.taken.push({ dot: best, apart: radius })
    return best
  }

  /** Something lies here already. */
  keep(dot: Dot, radius: number): void {
    this.taken.push({ dot, apart: radius })
  }
}
