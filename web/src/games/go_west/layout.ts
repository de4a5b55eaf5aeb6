/** Where everything lies on the map: one drawing with west to the left, and one for narrow screens with west below. */
import type { Camp } from './fleet'
import { shaky, smooth, type Dot } from './ink'
import { REGIONS, TRACKS } from './parts'
import type { Region, TrackRegion } from './wire'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Ring {
  x: number
  y: number
  radius: number // of the ring
  circle: number // of one circle in it
}

export interface Motif {
  kind: string
  x: number
  y: number
  size?: number
}

export interface Place {
  band: string // the region's ground; the coast cuts it off
  ribbon: Box // its name
  camp: Camp // its wagons
  wagons: Box // what is touched to move one
  motifs: Motif[]
}

export interface Layout {
  name: 'wide' | 'tall'
  width: number
  height: number
  wagon: number // width of one
  coast: string // closed path around the land
  borders: string[]
  places: Record<Region, Place>
  rings: Record<TrackRegion, Ring>
  sea: Motif[]
  trail: string // the way of the wagons
  centre: Record<TrackRegion, Motif> // in the middle of each ring
  compass: { x: number; y: number; size: number } | null
}

const SHORT = 512 // pixels

export function ringBox(ring: Ring): Box {
  const half = ring.radius + ring.circle + 3
  return { x: ring.x - half, y: ring.y - half, width: 2 * half, height: 2 * half }
}

/**
 * How the table is laid out: narrow boards turn the map; wide ones have the seats beside or below it, as makes it larger;
 * on a phone that lies on its side the hand is beside the map.
 */
export function arrange(width: number, height: number): 'tall' | 'short' | 'beside' | 'below' {
  if (width < 860) return height <= SHORT && width >= 500 ? 'short' : 'tall'
  const em = Math.min(Math.max(10.5 + 0.0044 * width, 14), 28) // as in Board.svelte
  const beside = Math.min(width - 12.8 * em, (height - 80 - 15 * em) * 1.95)
  const below = Math.min(width, (height - 80 - 22.5 * em) * 1.95)
  return beside > below ? 'beside' : 'below'
}

// West to the left

const WIDE_BORDERS = [838, 666, 494, 322, 150] // from east to west, between neighbours
const WIDE_HEIGHT = 424

const WIDE_COAST: Dot[] = [
  [12, -30], [14, 30], [10, 66], [18, 104], [12, 140], [20, 176], [36, 204], [50, 236], [58, 266], [82, 292], [104, 322],
  [122, 352], [150, 366], [196, 384], [262, 390], [322, 392], [372, 404], [412, 420], [446, 432], [470, 412], [506, 398],
  [548, 388], [604, 386], [640, 392], [668, 404], [688, 388], [732, 384], [764, 390], [790, 410], [808, 440], [822, 416],
  [816, 384], [824, 350], [842, 318], [858, 290], [866, 262], [894, 240], [930, 226], [950, 206], [964, 184], [990, 176],
  [972, 158], [968, 128], [980, 96], [976, 60], [988, 24], [986, -30],
] // prettier-ignore

const WIDE_MOTIFS: Record<Region, Motif[]> = {
  new_england: [
    { kind: 'pine', x: 852, y: 76 }, { kind: 'pine', x: 862, y: 82, size: 0.8 }, { kind: 'pine', x: 962, y: 72, size: 0.9 },
    { kind: 'pine', x: 850, y: 222 }, { kind: 'pine', x: 862, y: 230, size: 0.75 }, { kind: 'pine', x: 878, y: 216, size: 0.8 },
    { kind: 'lighthouse', x: 917, y: 222, size: 1.15 },
  ],
  east: [
    { kind: 'oak', x: 680, y: 72 }, { kind: 'oak', x: 694, y: 80, size: 0.8 }, { kind: 'pine', x: 822, y: 74, size: 0.85 },
    { kind: 'oak', x: 682, y: 206 }, { kind: 'pine', x: 694, y: 200, size: 0.8 }, { kind: 'oak', x: 824, y: 212, size: 0.95 },
    { kind: 'pine', x: 809, y: 203, size: 0.75 }, { kind: 'oak', x: 680, y: 372, size: 0.9 }, { kind: 'pine', x: 694, y: 378, size: 0.8 },
    { kind: 'pine', x: 806, y: 382, size: 0.8 },
  ],
  great_plains: [
    { kind: 'grass', x: 508, y: 74 }, { kind: 'grass', x: 522, y: 68, size: 0.8 }, { kind: 'grass', x: 652, y: 72 },
    { kind: 'bison', x: 514, y: 208, size: 0.95 }, { kind: 'grass', x: 534, y: 212, size: 0.7 }, { kind: 'bison', x: 648, y: 204, size: 0.75 },
    { kind: 'grass', x: 508, y: 376 }, { kind: 'grass', x: 522, y: 381, size: 0.8 }, { kind: 'grass', x: 640, y: 374 }, { kind: 'grass', x: 654, y: 380, size: 0.8 },
  ],
  midwest: [
    { kind: 'hill', x: 346, y: 72, size: 0.8 }, { kind: 'hill', x: 472, y: 74, size: 0.7 }, { kind: 'barn', x: 344, y: 210, size: 0.9 },
    { kind: 'windmill', x: 476, y: 212, size: 0.95 }, { kind: 'hill', x: 346, y: 380, size: 0.8 }, { kind: 'hill', x: 472, y: 386, size: 0.75 },
  ],
  west: [
    { kind: 'mountain', x: 176, y: 76, size: 0.85 }, { kind: 'mountain', x: 300, y: 74, size: 0.8 }, { kind: 'cactus', x: 165, y: 214 },
    { kind: 'mesa', x: 302, y: 208, size: 0.75 }, { kind: 'mesa', x: 178, y: 372, size: 0.85 }, { kind: 'cactus', x: 306, y: 380, size: 0.9 },
  ],
  california: [
    { kind: 'palm', x: 132, y: 78 }, { kind: 'palm', x: 76, y: 238, size: 1.15 }, { kind: 'palm', x: 94, y: 250, size: 0.85 },
    { kind: 'mountain', x: 124, y: 300, size: 0.75 }, { kind: 'palm', x: 138, y: 344, size: 0.7 },
  ],
} // prettier-ignore

export const WIDE: Layout = {
  name: 'wide',
  width: 1000,
  height: WIDE_HEIGHT,
  wagon: 38,
  coast: smooth(shaky(WIDE_COAST, 7, 2.6)) + 'Z',
  borders: WIDE_BORDERS.map((x, n) => smooth(wideBorder(x, n))),
  places: places((region, n) => {
    const right = WIDE_BORDERS[n - 1] ?? 990
    const left = WIDE_BORDERS[n] ?? 8
    const middle = region === 'new_england' ? 908 : region === 'california' ? 80 : (left + right) / 2
    const end = n === 0 || n === REGIONS.length - 1
    const width = end ? 136 : 158
    return {
      band: band(WIDE_BORDERS[n - 1], WIDE_BORDERS[n]),
      ribbon: { x: end ? (n ? 9 : 843) : middle - 80, y: 14, width: end ? 148 : 160, height: 28 },
      camp: { x: middle - width / 2, y: 68, width, columns: 4, rows: 5, step: 28 },
      wagons: { x: middle - (end ? 68 : 80), y: 46, width: end ? 136 : 160, height: 152 },
      motifs: WIDE_MOTIFS[region],
    }
  }),
  rings: rings((n) => ({ x: WIDE_BORDERS[n]! - 86, y: 286, radius: 61, circle: 20.5 })),
  sea: [
    { kind: 'ship', x: 944, y: 330, size: 1.5 },
    { kind: 'wave', x: 900, y: 300 }, { kind: 'wave', x: 980, y: 268 }, { kind: 'wave', x: 906, y: 372 }, { kind: 'wave', x: 976, y: 388 },
    { kind: 'wave', x: 860, y: 404 }, { kind: 'wave', x: 738, y: 412 }, { kind: 'wave', x: 590, y: 414 }, { kind: 'wave', x: 14, y: 262 },
    { kind: 'wave', x: 180, y: 412 }, { kind: 'wave', x: 250, y: 416 },
  ],
  trail: smooth(shaky([[990, 140], [900, 118], [838, 132], [752, 112], [666, 130], [580, 114], [494, 128], [408, 110], [322, 130], [236, 114], [150, 130], [92, 124], [60, 150], [34, 150]], 3, 3, 30)),
  centre: { east: { kind: 'oak', x: 0, y: 11, size: 1.25 }, great_plains: { kind: 'bison', x: 0, y: 9, size: 1.25 }, midwest: { kind: 'barn', x: 0, y: 9, size: 1.15 }, west: { kind: 'mesa', x: 0, y: 8, size: 1 } },
  compass: { x: 66, y: 360, size: 44 },
} // prettier-ignore

function wideBorder(x: number, n: number): Dot[] {
  return shaky([[x, -30], [x + 5, 90], [x - 5, 230], [x + 2, 330], [x, WIDE_HEIGHT + 30]], 21 + n, 2) // prettier-ignore
}

function band(right: number | undefined, left: number | undefined): string {
  const at = (x: number | undefined, edge: number): Dot[] =>
    x === undefined ? [[edge, -30], [edge, WIDE_HEIGHT + 30]] : wideBorder(x, WIDE_BORDERS.indexOf(x)) // prettier-ignore
  return smooth(at(right, 1020)) + smooth(at(left, -20).slice().reverse(), 'L') + 'Z'
}

// West below, for narrow screens

const TALL_ROWS = [84, 186, 288, 390, 492] // borders from east to west
const TALL_HEIGHT = 574

const TALL_COAST: Dot[] = [
  [-30, 22], [20, 18], [52, 10], [86, 14], [120, 6], [160, 10], [200, 5], [240, 12], [284, 7], [318, 14], [350, 10], [390, 16],
  [390, 548], [340, 552], [300, 562], [262, 554], [220, 560], [176, 552], [130, 560], [90, 554], [48, 562], [-30, 554],
] // prettier-ignore

const TALL_MOTIFS: Record<Region, Motif[]> = {
  new_england: [
    { kind: 'pine', x: 336, y: 44, size: 0.8 }, { kind: 'pine', x: 348, y: 50, size: 0.65 }, { kind: 'lighthouse', x: 310, y: 42, size: 0.85 },
    { kind: 'pine', x: 286, y: 42, size: 0.6 },
  ],
  east: [
    { kind: 'oak', x: 214, y: 116, size: 0.9 }, { kind: 'pine', x: 230, y: 114, size: 0.8 }, { kind: 'oak', x: 199, y: 112, size: 0.65 },
    { kind: 'pine', x: 349, y: 108, size: 0.55 }, { kind: 'oak', x: 12, y: 176, size: 0.6 },
  ],
  great_plains: [
    { kind: 'bison', x: 216, y: 214, size: 0.95 }, { kind: 'grass', x: 238, y: 215, size: 0.7 }, { kind: 'grass', x: 190, y: 214, size: 0.7 },
    { kind: 'grass', x: 346, y: 282, size: 0.6 }, { kind: 'grass', x: 14, y: 282, size: 0.7 },
  ],
  midwest: [
    { kind: 'barn', x: 206, y: 317, size: 0.85 }, { kind: 'windmill', x: 232, y: 318, size: 0.8 }, { kind: 'hill', x: 342, y: 384, size: 0.5 },
    { kind: 'hill', x: 18, y: 384, size: 0.6 },
  ],
  west: [
    { kind: 'mesa', x: 210, y: 419, size: 0.85 }, { kind: 'cactus', x: 238, y: 421, size: 0.8 }, { kind: 'cactus', x: 350, y: 482, size: 0.6 },
    { kind: 'mesa', x: 18, y: 486, size: 0.5 },
  ],
  california: [
    { kind: 'palm', x: 336, y: 524, size: 0.9 }, { kind: 'palm', x: 348, y: 530, size: 0.7 }, { kind: 'mountain', x: 304, y: 521, size: 0.7 },
  ],
} // prettier-ignore

export const TALL: Layout = {
  name: 'tall',
  width: 360,
  height: TALL_HEIGHT,
  wagon: 32,
  coast: smooth(shaky(TALL_COAST, 5, 2.2, 9)) + 'Z',
  borders: TALL_ROWS.map((y, n) => smooth(tallBorder(y, n))),
  places: places((region, n) => {
    const top = TALL_ROWS[n - 1] ?? 14
    const end = n === 0 || n === REGIONS.length - 1
    const width = end ? 336 : 236
    return {
      band: tallBand(TALL_ROWS[n - 1], TALL_ROWS[n]),
      ribbon: { x: 8, y: top + 5, width: 168, height: 24 },
      camp: { x: 10, y: top + (end ? 42 : 44), width, columns: end ? 10 : 7, rows: end ? 2 : 3, step: 22 },
      wagons: { x: 4, y: top + 2, width: end ? 352 : 246, height: end ? 66 : 98 },
      motifs: TALL_MOTIFS[region],
    }
  }),
  rings: rings((n) => ({ x: 304, y: TALL_ROWS[n]! + 51, radius: 34.5, circle: 12.6 })),
  sea: [{ kind: 'wave', x: 60, y: 570 }, { kind: 'wave', x: 250, y: 571 }, { kind: 'wave', x: 330, y: 568 }], // prettier-ignore
  trail: smooth(shaky([[130, -4], [128, 60], [142, 110], [118, 190], [140, 290], [120, 390], [138, 480], [128, 520], [150, 566]], 3, 3, 30)),
  centre: { east: { kind: 'oak', x: 0, y: 8, size: 0.8 }, great_plains: { kind: 'bison', x: 0, y: 6, size: 0.72 }, midwest: { kind: 'barn', x: 0, y: 6, size: 0.72 }, west: { kind: 'mesa', x: 0, y: 6, size: 0.62 } },
  compass: null,
}

function tallBorder(y: number, n: number): Dot[] {
  return shaky([[-30, y], [90, y + 3], [200, y - 3], [290, y + 2], [390, y]], 41 + n, 1.6) // prettier-ignore
}

function tallBand(top: number | undefined, bottom: number | undefined): string {
  const at = (y: number | undefined, edge: number): Dot[] =>
    y === undefined ? [[-30, edge], [390, edge]] : tallBorder(y, TALL_ROWS.indexOf(y)) // prettier-ignore
  return smooth(at(top, -20)) + smooth(at(bottom, TALL_HEIGHT + 20).slice().reverse(), 'L') + 'Z'
}

function places(of: (region: Region, n: number) => Place): Record<Region, Place> {
  return Object.fromEntries(REGIONS.map((region, n) => [region, of(region, n)])) as Record<Region, Place>
}

function rings(of: (n: number) => Ring): Record<TrackRegion, Ring> {
  return Object.fromEntries(TRACKS.map((region, n) => [region, of(n)])) as Record<TrackRegion, Ring>
}
