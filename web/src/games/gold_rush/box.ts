/** The tiles and tokens of an owner's box of Gold Rush, as option `tiles` takes them. */
import box from '../../../../src/saloon/games/gold_rush/data/box.toml'
import printed from '../../../../src/saloon/games/gold_rush/data/tiles.toml'
import type { Words } from '../../kit/board'
import { type BoxModule, type Count, isTable, isTables, type OwnList } from '../../kit/box'
import { HALVES, SIDES } from './tiles'
import type { TileData } from './wire'
import './palette.css'

export { default } from './BoxForm.svelte'

export interface Tiles extends OwnList {
  mining_token: { value: number; count: number }[]
  tile: TileData[]
}

export const { tiles: TILES, tokens: TOKENS } = box as { tiles: number; tokens: number }
export const TOKEN_VALUES = [0, ...(box as { nuggets: number[] }).nuggets]
export const MOST_SYMBOLS = 9
export const LANDS = ['P', 'R', 'M'] as const

export const option: BoxModule['option'] = 'tiles'

export function empty(): Tiles {
  return { mining_token: TOKEN_VALUES.map((value) => ({ value, count: 0 })), tile: [] }
}

/** Without the control totals: they are those of our list. */
export function ours(): Tiles {
  const { mining_token, tile } = structuredClone(printed) as Tiles
  return { mining_token, tile }
}

export function fits(list: unknown): list is Tiles {
  const rows = (value: unknown) => value === undefined || isTables(value)
  return (
    isTable(list) &&
    isTables(list.mining_token) &&
    isTables(list.tile) &&
    list.tile.every(
      (tile) =>
        typeof tile.edges === 'string' &&
        tile.edges.length === 4 &&
        rows(tile.rails) &&
        rows(tile.mountains) &&
        rows(tile.prairies) &&
        ((tile.rails ?? []) as { ends?: unknown }[]).every(({ ends }) => Array.isArray(ends) && ends.every((end) => typeof end === 'string')) &&
        ((tile.mountains ?? []) as { edges?: unknown }[]).every(({ edges }) => typeof edges === 'string') &&
        ((tile.prairies ?? []) as { halves?: unknown }[]).every(({ halves }) => typeof halves === 'string'),
    )
  )
}

export function counts(list: Tiles, speak: Words): Count[] {
  const sum = (rows: { count?: number }[]) => rows.reduce((all, row) => all + (row.count ?? 1), 0)
  return [
    { label: speak.say('box-tiles'), have: sum(list.tile), need: TILES },
    { label: speak.say('box-start'), have: sum(list.tile.filter((tile) => tile.start)), need: 1 },
    { label: speak.say('box-tokens'), have: sum(list.mining_token), need: TOKENS },
  ]
}

/** The first id T1, T2 … that no tile has. */
export function freeId(list: Tiles): string {
  for (let n = 1; ; n++) if (!list.tile.some((tile) => tile.id === `T${n}`)) return `T${n}`
}

export function newTile(list: Tiles): TileData {
  return settled({ id: freeId(list), count: 1, edges: 'PPPP' })
}

// A tile whose edges or rails were changed

/** Where a rail can end on this tile. */
export function endsOn(tile: TileData): string[] {
  return [...SIDES.filter((_, n) => tile.edges[n] === 'R'), 'J', 'C', ...(tile.mountains ?? []).map((_, n) => `M${n}`)]
}

export function withEdge(tile: TileData, side: number, land: string): TileData {
  return settled({ ...tile, edges: [...tile.edges].map((old, n) => (n === side ? land : old)).join('') })
}

/** The mountain edge belongs to the mountain with this number; a number beyond the last begins a new one. */
export function withMountain(tile: TileData, side: number, number: number): TileData {
  const letter = SIDES[side]!
  const mountains = (tile.mountains ?? []).map((each) => ({ ...each, edges: each.edges.replace(letter, '') }))
  if (number < mountains.length) mountains[number]!.edges = inOrder(mountains[number]!.edges + letter)
  else mountains.push({ edges: letter, nuggets: 1 })
  return settled({ ...tile, mountains })
}

export function withRailEnd(tile: TileData, rail: number, place: number, end: string): TileData {
  const rails = (tile.rails ?? []).map((each, n) => (n === rail ? { ...each, ends: each.ends.map((old, k) => (k === place ? end : old)) } : each))
  return settled({ ...tile, rails })
}

const inOrder = (edges: string) => SIDES.filter((side) => edges.includes(side)).join('')

/**
 * The tile as its edges and rails want it: every mountain edge belongs to a mountain and every rail edge to a rail, the
 * city has the rails that leave it, and prairies are what the walls part (PLANARITY in data/tiles.toml). What is printed
 * on a segment stays on it as far as there still is one.
 */
export function settled(tile: TileData): TileData {
  const { rails: _, mountains: __, city: ___, prairies: ____, ...rest } = tile
  const mountains = settledMountains(tile)
  const rails = settledRails(tile, mountains.map((each) => each.old))
  const city = rails.flatMap(({ ends }, n) => (ends.includes('C') ? [n] : []))
  const made: TileData = {
    ...rest,
    ...(rails.length && { rails }),
    ...(mountains.length && { mountains: mountains.map(({ old: ____old, ...each }) => each) }),
    ...(city.length && { city }),
  }
  const prairies = prairiesOf(made).map((halves) => {
    const before = tile.prairies?.find((each) => each.halves.split(/\s+/).includes(halves[0]!))
    return { ...before, halves: halves.join(' ') }
  })
  // Of a prairie that was parted, what is printed on it stays with the first part
  prairies.forEach((prairie, n) => {
    const first = prairies.findIndex((each) => tile.prairies?.some((old) => [each, prairie].every(({ halves }) => old.halves.split(/\s+/).includes(halves.split(' ')[0]!))))
    if (first >= 0 && first < n) {
      delete prairie.camps
      delete prairie.herds
    }
  })
  return { ...made, ...(prairies.length && { prairies }) }
}

function settledMountains(tile: TileData): { edges: string; nuggets: number; old: number }[] {
  const isRock = (side: string) => tile.edges[SIDES.indexOf(side as (typeof SIDES)[number])] === 'M'
  const kept = (tile.mountains ?? [])
    .map((each, old) => ({ ...each, edges: [...each.edges].filter(isRock).join(''), old }))
    .filter((each) => each.edges)
  const named = kept.map((each) => each.edges).join('')
  const missing = SIDES.filter((side) => isRock(side) && !named.includes(side))
  if (missing.length && kept[0]) kept[0].edges = inOrder(kept[0].edges + missing.join(''))
  else if (missing.length) kept.push({ edges: missing.join(''), nuggets: 1, old: -1 })
  return kept
}

/** mountains: by their new number, the old one. */
function settledRails(tile: TileData, mountains: number[]): NonNullable<TileData['rails']> {
  const isSide = (end: string) => end.length === 1 && 'NESW'.includes(end)
  const isRail = (side: string) => tile.edges[SIDES.indexOf(side as (typeof SIDES)[number])] === 'R'
  const taken = new Set<string>()
  const rails = (tile.rails ?? []).flatMap((rail) => {
    const ends = rail.ends.map((end) => (/^M\d/.test(end) ? (mountains.includes(Number(end.slice(1))) ? `M${mountains.indexOf(Number(end.slice(1)))}` : 'J') : end))
    const sides = ends.filter(isSide)
    if (!sides.every(isRail) || sides.some((side) => taken.has(side)) || new Set(sides).size < sides.length) return []
    sides.forEach((side) => taken.add(side))
    return [{ ...rail, ends }]
  })
  const free = SIDES.filter((side) => isRail(side) && !taken.has(side))
  if (free.length === 2 && !rails.length) return [{ ends: [...free] }]
  return [...rails, ...free.map((side) => ({ ends: [side, 'J'] }))]
}

// What the walls part; the rim has three spots per edge: half, middle, half

function wallsOf(tile: TileData): Set<number>[] {
  const at = (side: string) => 3 * SIDES.indexOf(side as (typeof SIDES)[number])
  let walls: { inside: Set<string>; rim: Set<number> }[] = (tile.mountains ?? []).map(({ edges }, n) => ({
    inside: new Set([`M${n}`]),
    rim: new Set([...edges].flatMap((side) => [at(side), at(side) + 1, at(side) + 2])),
  }))
  for (const { ends } of tile.rails ?? []) {
    const joined = {
      inside: new Set(ends.filter((end) => at(end) < 0)),
      rim: new Set(ends.filter((end) => at(end) >= 0).map((end) => at(end) + 1)),
    }
    const apart = walls.filter((wall) => ![...wall.inside].some((point) => joined.inside.has(point)))
    for (const wall of walls.filter((each) => !apart.includes(each))) {
      wall.inside.forEach((point) => joined.inside.add(point))
      wall.rim.forEach((spot) => joined.rim.add(spot))
    }
    walls = [...apart, joined]
  }
  return walls.map((wall) => wall.rim)
}

function parted(wall: Set<number>, one: number, two: number): boolean {
  const [low, high] = [Math.min(one, two), Math.max(one, two)]
  const between = [...wall].filter((spot) => spot !== low && spot !== high).map((spot) => low < spot && spot < high)
  return between.includes(true) && between.includes(false)
}

/** The half-edges of each prairie, clockwise. */
export function prairiesOf(tile: TileData): string[][] {
  const walls = wallsOf(tile)
  const spot = (half: number) => 3 * Math.floor(half / 2) + 2 * (half % 2)
  const prairies: number[][] = []
  for (let half = 0; half < HALVES.length; half++) {
    if (tile.edges[Math.floor(half / 2)] === 'M') continue
    const joined = prairies.find(([first]) => !walls.some((wall) => parted(wall, spot(first!), spot(half))))
    if (joined) joined.push(half)
    else prairies.push([half])
  }
  return prairies.map((halves) => halves.map((half) => HALVES[half]!))
}
