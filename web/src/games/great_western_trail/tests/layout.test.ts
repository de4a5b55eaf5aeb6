/** Everything in the box has a place on the map, and nothing lies on anything else. */
import { describe, expect, it } from 'vitest'
import { placeEffects, TILE_HEIGHT, TILE_WIDTH } from '../building'
import { LEAST_SCALE, signsOf } from '../effectSigns'
import { boxOf, cityBox, EDGES, FEES, HEIGHT, riskPlace, siteBox, SPACE, spaceAt, SPACES, stationBox, WIDTH, type Box } from '../layout'
import { BUILDINGS, CITIES, CROSSES, effectName, SITES, STATIONS } from '../parts'

const sites = SITES.map((site) => ({ name: site.id, ...siteBox(site.id) }))
const stations = STATIONS.map(({ number }) => ({ name: `station ${number}`, ...stationBox(number) }))
const cities = CITIES.map(({ id }) => ({ name: id, ...cityBox(id) }))
const spaces = SPACES.map((space) => ({ name: `space ${space}`, ...spaceAt(space), ...SPACE, ...(space % 1 && { width: 30, height: 30 }) }))
const risks = SITES.filter((site) => site.risk).map((site) => ({ name: `risk ${site.id}`, ...riskPlace(site.id), width: 70, height: 24 }))

function meet(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2
}

describe('the map', () => {
  it('has a place for all 52 sites, 49 spaces, 10 stations and 10 cities', () => {
    expect([sites.length, spaces.length, stations.length, cities.length]).toEqual([52, 49, 10, 10])
    for (const box of [...sites, ...spaces, ...stations, ...cities, ...risks]) {
      expect(Number.isFinite(box.x + box.y), box.name).toBe(true)
      expect(box.x - box.width / 2, box.name).toBeGreaterThanOrEqual(-1)
      expect(box.x + box.width / 2, box.name).toBeLessThanOrEqual(WIDTH + 1)
      expect(box.y - box.height / 2, box.name).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height / 2, box.name).toBeLessThanOrEqual(HEIGHT)
    }
  })

  it('has no two things on top of each other', () => {
    const all = [...sites, ...spaces, ...stations, ...cities, { name: 'fees', ...FEES }]
    const over = all.flatMap((a, n) => all.slice(n + 1).filter((b) => meet(a, b)).map((b) => `${a.name} and ${b.name}`))
    expect(over).toEqual([])
    for (const risk of risks) {
      const own = `risk ${risk.name}`
      const others = sites.filter((site) => `risk ${site.name}` !== risk.name && meet(risk, site))
      expect(others.map((site) => site.name), own).toEqual([])
    }
  })

  it('GWT 2.2: draws every way of the trail, and each one once', () => {
    expect(EDGES.map(({ from, to }) => `${from} ${to}`)).toEqual(SITES.flatMap((site) => site.to.map((to) => `${site.id} ${to}`)))
    expect(EDGES).toHaveLength(55)
    for (const edge of EDGES) expect(edge.path).not.toContain('NaN')
  })

  it('GWT 8.8: has each city over the space of its value, and the crosses between spaces that there are', () => {
    for (const { id, value } of CITIES) expect(Math.abs(cityBox(id).x - spaceAt(value).x)).toBeLessThanOrEqual(value < 4 ? 60 : 1)
    for (const cross of CROSSES) expect(SPACES).toContain(cross + 1)
  })

  it('finds the place of an element, and none of what is elsewhere', () => {
    expect(boxOf('site:TP-3')).toEqual(siteBox('TP-3'))
    expect(boxOf('space:4.5')).toMatchObject(spaceAt(4.5))
    expect(boxOf('station:10')).toEqual(stationBox(10))
    expect(boxOf('city:el_paso')).toEqual(cityBox('el_paso'))
    expect(boxOf('card:jersey')).toBeNull()
  })
})

describe('a building', () => {
  it.each(Object.values(BUILDINGS).map((building) => [building.name, building] as const))('%s has all its effects on its tile', (_, building) => {
    const placed = placeEffects(building)
    expect(placed.map(({ effect }) => effect)).toEqual(building.fields.flat())
    for (const { x, y, width, height, effect } of placed) {
      expect(Math.abs(x) + width / 2, effectName(effect)).toBeLessThanOrEqual(TILE_WIDTH / 2)
      expect(Math.abs(y) + height / 2, effectName(effect)).toBeLessThanOrEqual(TILE_HEIGHT / 2 + 3)
      expect(signsOf(effect).length).toBeGreaterThan(0)
    }
    const over = placed.flatMap((a, n) => placed.slice(n + 1).filter((b) => meet(a, b)))
    expect(over).toEqual([])
    for (const { scale, effect } of placed) expect(scale, effectName(effect)).toBeGreaterThanOrEqual(LEAST_SCALE)
  })
})
