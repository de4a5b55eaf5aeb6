/** Where everything lies on the map, in the units of its drawing. The trail winds in three bands below the railroad. */
import { TILE_HEIGHT, TILE_WIDTH } from './building'
import { CITIES, SITE, SITES, STATIONS, TERMINUS, type Site } from './parts'

export const WIDTH = 1560
export const HEIGHT = 868

export interface Point {
  x: number
  y: number
}
export interface Box extends Point {
  width: number // x, y is the middle
  height: number
}

// The trail: rows from top to bottom; the herd comes from the right below, goes left, right and left again.
const ROW = [304, 386, 468, 550, 632, 714, 800] as const
const between = (a: number, b: number) => (ROW[a]! + ROW[b]!) / 2

const PLACES: Record<string, readonly [number, number]> = {
  START: [1452, between(5, 6)],
  'N-A': [1340, between(5, 6)],
  A1: [1176, ROW[5]],
  A2: [1044, ROW[5]],
  A3: [912, ROW[5]],
  FLOOD1: [1226, ROW[6]],
  FLOOD2: [1152, ROW[6]],
  FLOOD3: [1078, ROW[6]],
  FLOOD4: [1004, ROW[6]],
  FR1: [898, ROW[6]],
  FR2: [766, ROW[6]],
  'N-B': [640, between(5, 6)],
  B1: [508, ROW[5]],
  B2: [376, ROW[5]],
  B3: [244, ROW[5]],
  DROUGHT1: [526, ROW[6]],
  DROUGHT2: [452, ROW[6]],
  DROUGHT3: [378, ROW[6]],
  DROUGHT4: [304, ROW[6]],
  DR1: [196, ROW[6]],
  'N-C': [96, between(3, 4)],
  C1: [380, ROW[2]],
  C2: [760, ROW[2]],
  CT: [276, ROW[3]],
  'N-D': [640, ROW[3]],
  TP1: [396, ROW[4]],
  TP2: [470, ROW[4]],
  TP4: [544, ROW[4]],
  TP6: [618, ROW[4]],
  TP8: [692, ROW[4]],
  TP10: [766, ROW[4]],
  'TP-1': [1196, ROW[4]],
  'TP-2': [1270, ROW[4]],
  'TP-3': [1344, ROW[4]],
  TR1: [892, ROW[4]],
  TR2: [1024, ROW[4]],
  'N-E': [1316, between(1, 2)],
  E1: [1100, ROW[1]],
  E2: [820, ROW[1]],
  ROCK1: [1236, ROW[0]],
  ROCK2: [1162, ROW[0]],
  ROCK3: [1088, ROW[0]],
  ROCK4: [1014, ROW[0]],
  RR1: [908, ROW[0]],
  RR2: [776, ROW[0]],
  'N-F': [640, between(0, 1)],
  F1: [500, ROW[0]],
  F2: [500, ROW[1]],
  'N-G': [366, between(0, 1)],
  G1: [236, ROW[0]],
  G2: [236, ROW[1]],
  KC: [92, between(0, 1)],
}

const SMALL = { width: 60, height: 64 } // hazards and teepees
const LARGE = { width: TILE_WIDTH, height: TILE_HEIGHT }
const SIZES: Record<Site['kind'], { width: number; height: number }> = {
  start: { width: 60, height: 84 },
  neutral: LARGE,
  building: LARGE,
  flood: SMALL,
  drought: SMALL,
  rockfall: SMALL,
  teepee: SMALL,
  city: { width: 150, height: 132 },
}

export function siteBox(id: string): Box {
  const [x, y] = PLACES[id]!
  return { x, y, ...SIZES[SITE[id]!.kind] }
}

/** Below the site; above it where something else is below. */
export function riskPlace(id: string): Point {
  const { x, y } = siteBox(id)
  return { x, y: y === ROW[6] ? y + 52 : y - 53 }
}

/** What the hands cost at this table (GWT 1.4). */
export const FEES: Box = { x: 1402, y: 536, width: 136, height: 40 }

/** The way from a site to the next. */
export function edgePath(from: string, to: string): string {
  const a = siteBox(from)
  const b = siteBox(to)
  if (from === 'TP10' || a.y === b.y) return `M${a.x} ${a.y}L${b.x} ${b.y}`
  // round the bends at both ends of the map
  if (to === 'N-C') return `M${a.x} ${a.y}C${a.x - 90} ${a.y} ${b.x} ${b.y + 120} ${b.x} ${b.y}`
  if (from === 'N-E' && to === 'ROCK1') return `M${a.x} ${a.y}C${a.x + 40} ${a.y - 110} ${b.x + 90} ${b.y} ${b.x} ${b.y}`
  const middle = (a.x + b.x) / 2
  return `M${a.x} ${a.y}C${middle} ${a.y} ${middle} ${b.y} ${b.x} ${b.y}`
}

export const EDGES: readonly { from: string; to: string; path: string }[] = SITES.flatMap((site) =>
  site.to.map((to) => ({ from: site.id, to, path: edgePath(site.id, to) })),
)

// The railroad: along the upper edge and down the right one. Stations lie inside; the cities above, each over the space
// of its value (GWT 8.8).

export const TRACK_Y = 126
const PITCH = 53
const FALL = 45
const FIRST = 58
const CORNER = 27 // the last space of the upper edge
const COLUMN_X = WIDTH - 32
export const SPACE = { width: 46, height: 34 }

export function spaceAt(space: number): Point {
  const turnout = space % 1 !== 0 ? 37 : 0
  if (space <= CORNER) return { x: FIRST + space * PITCH, y: TRACK_Y + turnout }
  return { x: COLUMN_X - turnout * 1.15, y: TRACK_Y + (space - CORNER) * FALL }
}

export const SPACES: readonly number[] = [
  ...Array.from({ length: TERMINUS + 1 }, (_, n) => n),
  ...STATIONS.map((station) => station.at).filter((at) => at % 1 !== 0),
].sort((a, b) => a - b)

/** The rails: the main line, and a loop for each turnout. */
export const RAILS: readonly string[] = [
  `M${FIRST - 40} ${TRACK_Y}H${COLUMN_X - 24}Q${COLUMN_X} ${TRACK_Y} ${COLUMN_X} ${TRACK_Y + 24}V${spaceAt(TERMINUS).y + 30}`,
  ...SPACES.filter((space) => space % 1 !== 0).map((space) => {
    const [from, by, to] = [spaceAt(space - 0.5), spaceAt(space), spaceAt(space + 0.5)]
    return space < CORNER
      ? `M${from.x} ${from.y}C${from.x + 6} ${by.y} ${from.x + 12} ${by.y} ${by.x} ${by.y}S${to.x - 6} ${by.y} ${to.x} ${to.y}`
      : `M${from.x} ${from.y}C${by.x} ${from.y + 6} ${by.x} ${from.y + 12} ${by.x} ${by.y}S${by.x} ${to.y - 6} ${to.x} ${to.y}`
  }),
]

/** GWT 8.8: where the cross between a space and the next stands. */
export function crossAt(space: number): Point {
  const [a, b] = [spaceAt(space), spaceAt(space + 1)]
  return { x: (a.x + b.x) / 2, y: TRACK_Y - 20 }
}

export function stationBox(number: number): Box {
  const { at, master } = STATIONS[number - 1]!
  const { x, y } = spaceAt(at)
  const size = { width: master ? 138 : 70, height: 58 }
  // the one before the corner makes room for the one behind it
  if (at <= CORNER) return { x: at > CORNER - 2 ? x - 34 : x, y: TRACK_Y + 84, ...size }
  return { x: COLUMN_X - (at % 1 === 0 ? 76 : 100), y: at < CORNER + 3 ? y + 32 : y, ...size }
}

const CITY = { width: 102, height: 80 }
export function cityBox(id: string): Box {
  const { value } = CITIES.find((city) => city.id === id)!
  const { x } = spaceAt(value)
  // the first three are too near to each other for their spaces
  return { x: value === 0 ? x - 5 : value === 1 ? x + PITCH : x, y: 43, ...CITY }
}

/** Where so many pieces of one place stand beside each other: how far each is from its middle. */
export function spread(count: number, n: number, step: number): number {
  return (n - (count - 1) / 2) * step
}

/** Where an element of the map lies; nowhere, if it is on another part of the table. */
export function boxOf(element: string): Box | null {
  const [kind, id = ''] = element.split(':')
  if (kind === 'site') return siteBox(id)
  if (kind === 'space') return { ...spaceAt(Number(id)), ...SPACE }
  if (kind === 'station') return stationBox(Number(id))
  if (id.startsWith('station_')) return stationBox(Number(id.slice('station_'.length))) // a disc that lies there
  return kind === 'city' ? cityBox(id) : null
}
