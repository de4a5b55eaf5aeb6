/** The features of the map: which one is where, who stands on it, where its pieces and tokens lie. */
import { worldOf } from './cells'
import { segmentAt, shapeOf, type Place } from './shape'
import type { Box } from './tiles'
import { LANDS, parseCowboy, parseSpot, spotName } from './view'
import type { Feature, View, Job, Laid } from './wire'

/** What lies on the map, by cell. */
export class Atlas {
  private readonly cells = new Map<string, Laid>()
  private readonly owners = new Map<string, Feature>()
  readonly view: View
  readonly box: Box

  constructor(view: View, box: Box) {
    this.view = view
    this.box = box
    for (const laid of view.map) this.cells.set(`${laid.x},${laid.y}`, laid)
    for (const feature of view.features) for (const name of feature.segments) this.owners.set(name, feature)
  }

  laid(x: number, y: number): Laid | undefined {
    return this.cells.get(`${x},${y}`)
  }

  /** The feature that a segment belongs to. */
  feature(name: string): Feature | undefined {
    return this.owners.get(name)
  }

  /** The number of a named segment on its tile. */
  number(name: string): number {
    const { x, y, where } = parseSpot(name)
    const laid = this.laid(x, y)
    return laid ? this.box.turned(laid.tile, laid.rotation).segments.findIndex((segment) => segment.where === where) : -1
  }

  /** Where on the world a piece on this segment is. */
  place(name: string, of: 'cowboy' | 'tent' | 'stack'): Place | null {
    const { x, y } = parseSpot(name)
    const laid = this.laid(x, y)
    const shape = laid && shapeOf(this.box.tile(laid.tile), laid.rotation).segments[this.number(name)]
    return shape ? worldOf(x, y, shape[of]) : null
  }

  /** The feature at a point of the world. */
  at(point: Place): Feature | undefined {
    const [x, y] = [Math.floor(point.x / 100), -Math.floor(point.y / 100)]
    const laid = this.laid(x, y)
    if (!laid) return undefined
    const tile = this.box.tile(laid.tile)
    const number = segmentAt(tile, laid.rotation, point.x - x * 100, point.y + y * 100)
    const segment = this.box.turned(laid.tile, laid.rotation).segments[number]
    return segment && this.feature(spotName(x, y, segment.where))
  }

  /** The segments of a feature by cell, as the tiles are drawn. */
  segments(feature: Feature | undefined): Map<string, number[]> {
    const found = new Map<string, number[]>()
    for (const name of feature?.segments ?? []) {
      const { x, y } = parseSpot(name)
      const key = `${x},${y}`
      found.set(key, [...(found.get(key) ?? []), this.number(name)])
    }
    return found
  }

  /** The cells that a feature runs over. */
  cellsOf(feature: Feature): { x: number; y: number }[] {
    return [...this.segments(feature).keys()].map((key) => parseSpot(`${key} -`))
  }
}

export interface Piece {
  seat: number
  kind: Job | 'tent'
  at: string
  place: Place
}

/** All cowboys and tents on the map, those farther south later: they are drawn over the others. */
export function piecesOf(atlas: Atlas): Piece[] {
  const pieces = atlas.view.players.flatMap((player, seat) => [
    ...player.cowboys.map(parseCowboy).map(({ job, at }) => ({ seat, kind: job as Piece['kind'], at, place: atlas.place(at, 'cowboy') })),
    ...(player.tent ? [{ seat, kind: 'tent' as const, at: player.tent, place: atlas.place(player.tent, 'tent') }] : []),
  ])
  return pieces.filter((piece): piece is Piece => piece.place !== null).sort((a, b) => a.place.y - b.place.y)
}

export interface Pile {
  at: string
  place: Place
  height: number
}

/** One stack per mountain, on the segment where there is most room. */
export function pilesOf(atlas: Atlas): Pile[] {
  const taken = new Set(piecesOf(atlas).map((piece) => piece.at))
  return atlas.view.features.flatMap((feature) => {
    const height = feature.land === 'mountain' ? (atlas.view.stacks[feature.segments[0]!] ?? 0) : 0
    if (!height) return []
    const room = (name: string) => {
      const { x, y } = parseSpot(name)
      const laid = atlas.laid(x, y)
      const sides = laid ? (atlas.box.turned(laid.tile, laid.rotation).segments[atlas.number(name)]?.sides.length ?? 0) : -1
      return sides - (taken.has(name) ? 10 : 0)
    }
    const at = feature.segments.reduce((best, name) => (room(name) > room(best) ? name : best))
    const place = atlas.place(at, 'stack')
    return place ? [{ at, place, height }] : []
  })
}

/** What stood on the map at an earlier moment and is gone from there. */
export function tracesOf(earlier: Atlas, now: Atlas): { pieces: Piece[]; piles: Pile[] } {
  const named = ({ seat, kind, at }: Piece) => `${seat} ${kind} ${at}`
  const standing = new Set(piecesOf(now).map(named))
  return {
    pieces: piecesOf(earlier).filter((piece) => !standing.has(named(piece))),
    piles: pilesOf(earlier).filter((pile) => !now.view.stacks[pile.at]),
  }
}

/** Features worth a look, for the list beside the map: first where cowboys are, then what could still be taken. */
export function listed(view: View, seat: number | null): Feature[] {
  const rank = (feature: Feature) => {
    if (seat !== null && feature.cowboys[seat]) return 0
    return feature.owners.length ? 1 : 2
  }
  const open = view.features.filter((feature) => !feature.complete && (feature.owners.length || (feature.land !== 'prairie' ? feature.worth > 1 : feature.worth > 0)))
  return open.sort((a, b) => rank(a) - rank(b) || b.worth - a.worth || LANDS.indexOf(a.land) - LANDS.indexOf(b.land))
}
