/** What can be done, by what is touched: places with the rotations that fit there, segments for cowboys and tents. */
import type { Refusal } from '../../kit/board'
import type { Move, Refused } from './wire'

/** An open cell: how the drawn tile can lie there, or why it cannot. */
export interface Site {
  x: number
  y: number
  fitting: { rotation: number; move: Move }[] // none: it does not fit
  refusals: { rotation: number; refusal: Refusal }[]
}

/** A segment where a cowboy or a tent might go. */
export interface Post {
  piece: 'cowboy' | 'tent'
  x: number
  y: number
  where: string
  move?: Move
  refusal?: Refusal
}

export function sitesOf(moves: readonly Move[], refused: readonly Refused[]): Site[] {
  const sites = new Map<string, Site>()
  const at = (x: number, y: number): Site => {
    const key = `${x},${y}`
    const site = sites.get(key) ?? { x, y, fitting: [], refusals: [] }
    sites.set(key, site)
    return site
  }
  for (const move of moves) {
    const { action } = move
    if (action.do === 'place') at(action.x, action.y).fitting.push({ rotation: action.rotation, move })
  }
  for (const { action, refusal } of refused) {
    if (action.do === 'place') at(action.x, action.y).refusals.push({ rotation: action.rotation, refusal })
  }
  for (const site of sites.values()) site.fitting.sort((a, b) => a.rotation - b.rotation)
  return [...sites.values()].sort((a, b) => b.y - a.y || a.x - b.x) // as one reads
}

/** The rotation that the tile takes at a site: the one wanted, or the next that fits when it is turned on. */
export function rotationAt(site: Site, wanted: number): number {
  const turns = (rotation: number) => (rotation - wanted + 4) % 4
  const best = site.fitting.reduce((least, each) => (turns(each.rotation) < turns(least) ? each.rotation : least), site.fitting[0]?.rotation ?? wanted)
  return best
}

/** The next rotation that fits, clockwise (1) or anticlockwise (-1). */
export function turnAt(site: Site, rotation: number, by: 1 | -1): number {
  for (let step = 1; step <= 4; step++) {
    const next = (rotation + by * step + 8) % 4
    if (site.fitting.some((each) => each.rotation === next)) return next
  }
  return rotation
}

/** Why the tile does not fit there: as it is turned now, if that is known. */
export function refusalAt(site: Site, rotation: number): Refusal | undefined {
  return (site.refusals.find((each) => each.rotation === rotation) ?? site.refusals[0])?.refusal
}

export function postsOf(moves: readonly Move[], refused: readonly Refused[]): Post[] {
  const posts: Post[] = []
  const add = ({ action }: Move, more: Partial<Post>) => {
    if (action.do !== 'cowboy' && action.do !== 'tent') return
    posts.push({ piece: action.do, x: action.x, y: action.y, where: action.where, ...more })
  }
  for (const move of moves) add(move, { move })
  for (const attempt of refused) add(attempt, { refusal: attempt.refusal })
  return posts
}

export function elementOf(post: Post): string {
  return `${post.piece === 'tent' ? 'tent' : 'segment'}:${post.x},${post.y},${post.where}`
}

/** A choice without a place: mine or nothing. */
export function choice(moves: readonly Move[], refused: readonly Refused[], kind: string): { move?: Move; refusal?: Refusal } {
  const move = moves.find((each) => each.action.do === kind)
  const refusal = refused.find((each) => each.action.do === kind)?.refusal
  return { ...(move && { move }), ...(!move && refusal && { refusal }) }
}

/** The segment that an element means: elementOf() and back. */
export function postAt(element: string): Post | null {
  const found = /^(segment|tent):(-?\d+),(-?\d+),(.+)$/.exec(element)
  return found && { piece: found[1] === 'tent' ? 'tent' : 'cowboy', x: Number(found[2]), y: Number(found[3]), where: found[4]! }
}

/** The place that a move in the list of moves means. */
export function pointedSite(elements: readonly string[]): { x: number; y: number; rotation: number } | null {
  for (const element of elements) {
    const found = /^place:(-?\d+),(-?\d+),(\d)$/.exec(element)
    if (found) return { x: Number(found[1]), y: Number(found[2]), rotation: Number(found[3]) }
  }
  return null
}
