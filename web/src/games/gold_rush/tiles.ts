/** Tiles as the list of the box describes them (src/saloon/games/gold_rush/data/tiles.toml explains the notation). */
import printed from '../../../../src/saloon/games/gold_rush/data/tiles.toml'
import { listOf } from '../../kit/ownlists'
import type { Land, TileData, TileList, View } from './wire'

export const SIDES = ['N', 'E', 'S', 'W'] as const
/** Half-edges, clockwise from the north-west corner. */
export const HALVES = ['nw', 'ne', 'en', 'es', 'se', 'sw', 'ws', 'wn'] as const

/** A connected piece of one land on a tile, as the tile lies. */
export interface Segment {
  land: Land
  where: string // its first edge or half-edge, `city`, or its number: what the engine calls it
  sides: number[]
  halves: number[]
  ends: string[] // of a rail
  locos: number
  nuggets: number
  camps: number
  herds: number
}

/** A kind of tile in a rotation. Its segments stand in the engine's order: rails, mountains, city, prairies. */
export interface TurnedTile {
  id: string
  rotation: number
  edges: string
  segments: Segment[]
}

const turnedTiles = new WeakMap<TileData, TurnedTile[]>()

export function turnedTile(tile: TileData, rotation: number): TurnedTile {
  const known = turnedTiles.get(tile) ?? []
  turnedTiles.set(tile, known)
  return (known[rotation] ??= turned(tile, rotation))
}

function turned(tile: TileData, rotation: number): TurnedTile {
  const side = (name: string) => (SIDES.indexOf(name as (typeof SIDES)[number]) + rotation) % 4
  const half = (name: string) => (HALVES.indexOf(name as (typeof HALVES)[number]) + 2 * rotation) % 8
  const isSide = (name: string) => name.length === 1 && 'NESW'.includes(name)
  const bare = { sides: [], halves: [], ends: [], locos: 0, nuggets: 0, camps: 0, herds: 0 }
  const segments: Omit<Segment, 'where'>[] = [
    ...(tile.rails ?? []).map((rail) => ({
      ...bare,
      land: 'rail' as const,
      sides: rail.ends.filter(isSide).map(side),
      ends: rail.ends.map((end) => (isSide(end) ? SIDES[side(end)]! : end)),
      locos: rail.locos ?? 0,
    })),
    ...(tile.mountains ?? []).map((mountain) => ({
      ...bare,
      land: 'mountain' as const,
      sides: [...mountain.edges].map(side),
      nuggets: mountain.nuggets,
    })),
    ...(tile.city?.length ? [{ ...bare, land: 'city' as const }] : []),
    ...(tile.prairies ?? []).map((prairie) => ({
      ...bare,
      land: 'prairie' as const,
      halves: prairie.halves.split(/\s+/).filter(Boolean).map(half),
      camps: prairie.camps ?? 0,
      herds: prairie.herds ?? 0,
    })),
  ]
  const edges = SIDES.map((_, n) => tile.edges[(n - rotation + 4) % 4]).join('')
  return { id: tile.id, rotation, edges, segments: segments.map((segment, n) => ({ ...segment, where: where(segment, n) })) }
}

function where(segment: Omit<Segment, 'where'>, number: number): string {
  if (segment.sides.length) return SIDES[Math.min(...segment.sides)]!
  if (segment.halves.length) return HALVES[Math.min(...segment.halves)]!
  return segment.land === 'city' ? 'city' : String(number)
}

/** The box of a table: that of the package, or an owner's own list, which the table's options bring. */
export class Box {
  readonly tiles: readonly TileData[]
  private readonly byId: Map<string, TileData>

  constructor(tiles: readonly TileData[]) {
    this.tiles = tiles
    this.byId = new Map(tiles.map((tile) => [tile.id, tile]))
  }

  /** A tile that the list does not have is open prairie: better drawn plain than not at all. */
  tile(id: string): TileData {
    return this.byId.get(id) ?? UNKNOWN
  }

  turned(id: string, rotation: number): TurnedTile {
    return turnedTile(this.tile(id), rotation)
  }
}

const UNKNOWN: TileData = { id: '?', count: 0, edges: 'PPPP', prairies: [{ halves: HALVES.join(' ') }] }
export const PRINTED = new Box((printed as { tile: TileData[] }).tile)
const EMPTY = new Box([])
const owned = new WeakMap<object, Box>()

/** A list that is only named has to come first: until then its tiles are drawn plain. */
export function boxOf(view: View): Box {
  const option = view.options.tiles
  if (typeof option !== 'object' || !option) return PRINTED
  const list = 'list' in option ? (listOf(option.list) as TileList | undefined) : option
  if (!list) return EMPTY
  const box = owned.get(list) ?? new Box(list.tile)
  owned.set(list, box)
  return box
}
