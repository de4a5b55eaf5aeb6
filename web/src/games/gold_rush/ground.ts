/** Which segment of a tile lies where, on a grid: what is touched, how far a prairie reaches, where there is room. */
import type { Dot } from './ink'
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
  build(terrain, (cell, segment) => {
    found[cell] = segment
    walls[cell] = 1
  })
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

/** Marks what parts prairies, the uppermost last; a junction belongs to no segment. */
function build({ city, junction, rails, mountains }: Terrain, mark: (cell: number, segment: number) => void): void {
  for (const { outline, segment } of mountains) within(outline, (cell) => mark(cell, segment))
  for (const { dots, segment } of rails) for (const dot of stepped(dots, UNIT)) around(dot, RAIL_REACH, (cell) => mark(cell, segment))
  if (junction) around(junction, JUNCTION_REACH, (cell) => mark(cell, NONE))
  if (city) around(city.at, CITY_REACH, (cell) => mark(cell, city.segment))
}

/** The cells whose middle is inside a polygon, row by row. */
function within(polygon: readonly Dot[], each: (cell: number) => void): void {
  for (let row = 0; row < CELLS; row++) {
    const y = (row + 0.5) * UNIT
    const cuts: number[] = []
    polygon.forEach(([ax, ay], i) => {
      const [bx, by] = polygon[(i + 1) % polygon.length]!
      if (ay > y !== by > y) cuts.push(((bx - ax) * (y - ay)) / (by - ay) + ax)
    })
    cuts.sort((a, b) => a - b)
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      for (let column = Math.max(0, Math.ceil(cuts[i]! / UNIT - 0.5)); column < CELLS && (column + 0.5) * UNIT < cuts[i + 1]!; column++) {
        each(row * CELLS + column)
      }
    }
  }
}

/** The cells whose middle is nearer to a dot than this. */
function around([x, y]: Dot, reach: number, each: (cell: number) => void): void {
  const first = (at: number) => Math.max(0, Math.floor((at - reach) / UNIT))
  for (let row = first(y); row < CELLS && row * UNIT < y + reach; row++) {
    for (let column = first(x); column < CELLS && column * UNIT < x + reach; column++) {
      const [dx, dy] = [(column + 0.5) * UNIT - x, (row + 0.5) * UNIT - y]
      if (dx * dx + dy * dy < reach * reach) each(row * CELLS + column)
    }
  }
}

/** Dots along a line, at most a step apart. */
function stepped(dots: readonly Dot[], step: number): Dot[] {
  return dots.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = dots[i]!
    const parts = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / step))
    return Array.from({ length: parts + 1 }, (_, n): Dot => [ax + ((bx - ax) * n) / parts, ay + ((by - ay) * n) / parts])
  })
}

function spread(labels: Int8Array, from: number[], open: (cell: number) => boolean): void {
  const queue = [...from]
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next]!
    const column = cell % CELLS
    const reach = (beside: number) => {
      if (labels[beside] !== NONE || !open(beside)) return
      labels[beside] = labels[cell]!
      queue.push(beside)
    }
    if (column > 0) reach(cell - 1)
    if (column < CELLS - 1) reach(cell + 1)
    if (cell >= CELLS) reach(cell - CELLS)
    if (cell < CELLS * (CELLS - 1)) reach(cell + CELLS)
  }
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

/** By cell: how many cells it is to the nearest one with another label (two sweeps, diagonal steps counted as such). */
function depths(labels: Int8Array, number: number): Float32Array {
  const far = Float32Array.from(labels, (label) => (label === number ? CELLS : 0))
  const size = far.length
  const nearer = (cell: number, back: 1 | -1) => {
    const column = cell % CELLS
    for (let n = 0; n < 4; n++) {
      const dx = back * DX[n]!
      const other = cell + dx + back * DY[n]! * CELLS
      if (column + dx < 0 || column + dx >= CELLS || other < 0 || other >= size) continue
      const way = far[other]! + (DX[n] && DY[n] ? Math.SQRT2 : 1)
      if (way < far[cell]!) far[cell] = way
    }
  }
  for (let cell = 0; cell < size; cell++) nearer(cell, 1)
  for (let cell = size - 1; cell >= 0; cell--) nearer(cell, -1)
  return far
}
const DX = [-1, 0, -1, 1] // the neighbours that a sweep has passed already
const DY = [0, -1, -1, -1]

/** Where there is room for things on a segment: each as far from its border as it needs, and from the others. */
export class Room {
  readonly size: number // in cells
  private readonly cells: { dot: Dot; clear: number }[]
  private readonly taken: { dot: Dot; apart: number }[] = []

  constructor(labels: Int8Array, number: number) {
    const far = depths(labels, number)
    let size = 0
    this.cells = []
    for (let cell = 0; cell < labels.length; cell++) {
      if (labels[cell] !== number) continue
      size++
      if ((cell | Math.floor(cell / CELLS)) & 1) continue // every other row and column is enough
      const dot = middleOf(cell)
      const [x, y] = dot
      this.cells.push({ dot, clear: Math.min(Math.min(x, y, 100 - x, 100 - y) + 1, far[cell]! * UNIT) })
    }
    this.size = size
  }

  /** The best place for a thing of this radius. */
  take(radius: number): Dot {
    return this.best(radius).dot
  }

  /** The same, or nothing where there is no more room for it. */
  takeIfFree(radius: number): Dot | null {
    const { dot, free } = this.best(radius)
    return free ? dot : null
  }

  private best(radius: number): { dot: Dot; free: boolean } {
    let best = { dot: [50, 50] as Dot, free: false }
    let most = -Infinity
    for (const { dot, clear } of this.cells) {
      const [x, y] = dot
      const length = (dx: number, dy: number) => Math.sqrt(dx * dx + dy * dy)
      let apart = Infinity
      for (const other of this.taken) apart = Math.min(apart, length(x - other.dot[0], y - other.dot[1]) - other.apart - radius)
      const score = Math.min(clear - radius, 4) + Math.min(apart, 4) - length(x - 50, y - 50) * 0.006
      if (score <= most) continue
      most = score
      best = { dot, free: clear > 0.7 * radius && apart > -0.7 * radius }
    }
    this.taken.push({ dot: best.dot, apart: radius })
    return best
  }

  /** Only the first so many things are to be kept clear of from now on. */
  forgetAfter(count: number): void {
    this.taken.length = Math.min(count, this.taken.length)
  }

  /** Something lies here already. */
  keep(dot: Dot, radius: number): void {
    this.taken.push({ dot, apart: radius })
  }
}
