/** Tiles: the list, rotation, half-edges, and what is drawn of them. */
import { describe, expect, it, vi } from 'vitest'
import printed from '../../../../../src/saloon/games/gold_rush/data/tiles.toml'
import { areaOf, CELLS, cellAt, halfCell, groundOf } from '../ground'
import { along, distance, inside, turnDot, type Dot } from '../ink'
import { segmentAt, shapeOf, upright } from '../shape'
import { edgeMiddle, terrainOf } from '../terrain'
import { Box, boxOf, turnedTile, HALVES, SIDES } from '../tiles'
import type { TileData, View } from '../wire'

const { tile: tiles } = printed as { tile: TileData[] }
const tile = (id: string) => tiles.find((each) => each.id === id)!

describe('the list of tiles', () => {
  it('is that of the engine', () => {
    const box = boxOf({ options: { farmers: true, tiles: 'reconstructed' } } as unknown as View)
    expect(box.tiles).toBe(tiles)
    expect(tiles.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(72)
  })

  it('can be an owner’s own', () => {
    const own = { tile: [{ id: 'X', count: 72, edges: 'PPPP', prairies: [{ halves: 'nw ne en es se sw ws wn' }] }] }
    const view = (option: unknown) => ({ options: { farmers: true, tiles: option } }) as unknown as View
    expect(boxOf(view(own)).tile('X').count).toBe(72)
    expect(boxOf(view('reconstructed')).tile('S').start).toBe(true)
    expect(new Box([]).tile('nothing').edges).toBe('PPPP')
  })

  it('is asked for once where the server only names it', async () => {
    const own = { tile: [{ id: 'Y', count: 72, edges: 'RPRP' }] }
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(own)))
    const view = () => ({ options: { tiles: { list: 'abc', name: 'Ann’s box' } } }) as unknown as View
    expect(boxOf(view()).tile('Y').edges).toBe('PPPP')
    await vi.waitFor(() => expect(boxOf(view()).tile('Y').edges).toBe('RPRP'))
    expect(boxOf(view())).toBe(boxOf(view()))
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/lists/abc'])
  })
})

describe('a turned', () => {
  it('is turned clockwise', () => {
    expect([0, 1, 2, 3].map((rotation) => turnedTile(tile('MD1'), rotation).edges)).toEqual(['MPRP', 'PMPR', 'RPMP', 'PRPM'])
    const [rail, mountain] = turnedTile(tile('MD1'), 1).segments
    expect(rail).toMatchObject({ land: 'rail', sides: [3], ends: ['W', 'M0'], where: 'W' })
    expect(mountain).toMatchObject({ land: 'mountain', sides: [1], where: 'E' })
  })

  it('names segments as the engine does: by the first edge, half-edge, or as the city', () => {
    expect(turnedTile(tile('CT2'), 2).segments.map((segment) => segment.where)).toEqual(['W', 'N', 'E', 'city', 'es', 'nw', 'ne'])
    expect(turnedTile(tile('MT1'), 1).segments[0]!.where).toBe('N')
  })

  it('has each half of its prairie and rail edges in exactly one prairie', () => {
    for (const each of tiles) {
      for (const rotation of [0, 1, 2, 3]) {
        const turned = turnedTile(each, rotation)
        const named = turned.segments.flatMap((segment) => segment.halves).sort((a, b) => a - b)
        const wanted = HALVES.map((_, half) => half).filter((half) => turned.edges[Math.floor(half / 2)] !== 'M')
        expect(named, `${each.id} ${rotation}`).toEqual(wanted)
      }
    }
  })
})

describe('terrain', () => {
  it('brings rails to the middle of their edges, and ends them at junction, city or rock', () => {
    for (const each of tiles) {
      const { rails, mountains, city, junction } = terrainOf(each)
      for (const rail of rails) {
        const { ends } = turnedTile(each, 0).segments[rail.segment]!
        ;[rail.dots[0]!, rail.dots.at(-1)!].forEach((dot, n) => {
          const end = ends[n]!
          const side = SIDES.indexOf(end as (typeof SIDES)[number])
          if (side >= 0) expect(dot).toEqual(edgeMiddle(side))
          else if (end === 'C') expect(dot).toEqual(city!.at)
          else if (end === 'J') expect(dot).toEqual(junction)
          else expect(inside(dot, mountains[Number(end.slice(1))]!.outline), `${each.id} ${end}`).toBe(true)
        })
        expect(rail.portals).toHaveLength(ends.filter((end) => end.startsWith('M')).length)
      }
    }
  })

  it('lets mountains cover their edges and no others', () => {
    for (const each of tiles) {
      const { mountains } = terrainOf(each)
      const { edges, segments } = turnedTile(each, 0)
      SIDES.forEach((_, side) => {
        for (const along of [12, 50, 88]) {
          const dot = turnDot([along, 1], side)
          const over = mountains.filter((mountain) => inside(dot, mountain.outline))
          expect(over.map((mountain) => mountain.segment), `${each.id} ${side} ${along}`).toEqual(
            edges[side] === 'M' ? [segments.findIndex((segment) => segment.land === 'mountain' && segment.sides.includes(side))] : [],
          )
        }
      })
    }
  })

  it('keeps rock and track apart', () => {
    for (const each of tiles) {
      const { mountains, rails } = terrainOf(each)
      for (const rail of rails) {
        if (rail.portals.length) continue
        for (const mountain of mountains) for (const dot of mountain.foot.flat()) expect(distance(dot, rail.dots), each.id).toBeGreaterThan(9)
      }
    }
  })
})

describe('ground', () => {
  it('gives each half-edge to the prairie that names it', () => {
    for (const each of tiles) {
      const { segments } = turnedTile(each, 0)
      const ground = groundOf(segments, terrainOf(each))
      segments.forEach((segment, number) => {
        for (const half of segment.halves) expect(ground.segments[halfCell(half)], `${each.id} ${HALVES[half]}`).toBe(number)
      })
    }
  })

  it('leaves no cell without a segment but those of junctions', () => {
    for (const each of tiles) {
      const ground = groundOf(turnedTile(each, 0).segments, terrainOf(each))
      const without = ground.segments.filter((number) => number < 0).length
      if (terrainOf(each).junction) expect(without).toBeGreaterThan(20)
      else expect(without, each.id).toBe(0)
    }
  })

  it('tells what is touched, however the tile lies', () => {
    const land = (id: string, rotation: number, x: number, y: number) => {
      const number = segmentAt(tile(id), rotation, x, y)
      return turnedTile(tile(id), rotation).segments[number]?.where
    }
    expect(land('S', 0, 50, 10)).toBe('N') // mountain
    expect(land('S', 1, 90, 50)).toBe('E')
    expect(land('S', 1, 50, 90)).toBe('N') // track, from north to south now
    expect(land('S', 0, 50, 80)).toBe('es')
    expect(land('CT1', 3, 50, 50)).toBe('city')
    expect(land('RC1', 0, 20, 80)).toBe('sw')
    expect(land('RC1', 2, 80, 20)).toBe('ne')
    expect(land('RJ1', 0, 50, 50)).toBeUndefined()
  })

  it('draws areas that together fill the tile', () => {
    const labels = new Int8Array(CELLS * CELLS).fill(1)
    expect(areaOf(labels, 1).match(/M/g)).toHaveLength(CELLS)
    expect(areaOf(labels, 2)).toBe('')
    expect(cellAt([99.9, 99.9])).toBe(CELLS * CELLS - 1)
  })
})

describe('a shape', () => {
  it('has every symbol that the tile shows, on its own segment', () => {
    for (const each of tiles) {
      for (const rotation of [0, 3]) {
        const { turned, segments } = shapeOf(each, rotation)
        segments.forEach((shape, number) => {
          const segment = turned.segments[number]!
          expect(shape.nuggets).toHaveLength(segment.nuggets)
          expect(shape.camps).toHaveLength(segment.camps)
          expect(shape.herds).toHaveLength(segment.herds)
          expect(shape.locos).toHaveLength(segment.locos)
          for (const { x, y } of [...shape.nuggets, ...shape.camps, ...shape.herds, shape.cowboy, ...(segment.land === 'mountain' ? [shape.tent] : [])]) {
            expect(segmentAt(each, rotation, x, y), `${each.id} ${rotation} ${segment.where}`).toBe(number)
          }
        })
      }
    }
  })

  it('keeps places for cowboys of one tile apart', () => {
    for (const each of tiles) {
      const places = shapeOf(each, 0).segments.map((segment) => segment.cowboy)
      places.forEach((a, i) => places.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y), each.id).toBeGreaterThan(15)))
    }
  })

  it('turns with the tile and comes back after four quarters', () => {
    expect([0, 1, 2, 3, 4].map((turns) => turnDot([10, 20], turns))).toEqual([[10, 20], [80, 10], [90, 80], [20, 90], [10, 20]]) // prettier-ignore
    const [flat, turned] = [shapeOf(tile('RS3'), 0), shapeOf(tile('RS3'), 1)]
    const [camp] = flat.segments[1]!.camps
    expect(turned.segments[1]!.camps[0]).toEqual({ x: 100 - camp!.y, y: camp!.x })
  })

  it('never lays a locomotive on its back', () => {
    expect([0, 90, 180, 270, -135, 135, -90].map(upright)).toEqual([0, 90, 0, -90, 45, -45, -90])
  })

  it('finds its way along a line', () => {
    const dots: Dot[] = [[0, 0], [10, 0], [10, 30]] // prettier-ignore
    expect(along(dots, 0.5)).toEqual({ at: [10, 10], angle: 90 })
  })
})
