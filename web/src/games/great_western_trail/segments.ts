/** Where on the table each element is: which segment a phone has to show for it. */

export type Segment = 'map' | 'mine' | 'market' | 'automa'

export const SEGMENT_LABELS: Record<Segment, string> = {
  map: 'board-segment-map',
  mine: 'board-segment-mine',
  market: 'board-segment-market',
  automa: 'board-segment-automa',
}

const HOMES: Record<string, Segment> = {
  site: 'map', deed: 'map', space: 'map', station: 'map', city: 'map',
  card: 'mine', auxiliary: 'mine', building: 'mine', disc: 'mine', worker: 'mine', certificates: 'mine', draw: 'mine',
  job: 'market', market: 'market', display: 'market', foresight: 'market', objective_stack: 'market', new_cattle: 'market',
} // prettier-ignore

/** The segment of an element; a plain verb (done, decline) is in none: its button is always there. */
export function homeOf(element: string): Segment | null {
  if (element.startsWith('disc:station_')) return 'map' // GWT 8.7: a disc that lies on a station
  return HOMES[element.split(':')[0]!] ?? null
}

/** The parts of the markets' panel: where there is room for one, the one with something to do is shown. */
export const PARTS = ['jobs', 'cattle', 'objectives', 'foresight', 'buildings'] as const
export type Part = (typeof PARTS)[number]

const PART_OF: Record<string, Part> = {
  job: 'jobs', market: 'cattle', new_cattle: 'cattle', display: 'objectives', objective_stack: 'objectives', foresight: 'foresight', building: 'buildings',
} // prettier-ignore

/** The parts that these elements are in, the first of them first. */
export function partsOf(elements: readonly string[]): Part[] {
  return [...new Set(elements.flatMap((element) => PART_OF[element.split(':')[0]!] ?? []))]
}

/** Where there is something to do, the first of it first. */
export function busySegments(elements: readonly string[]): Segment[] {
  return [...new Set(elements.map(homeOf).filter((home) => home !== null))]
}
