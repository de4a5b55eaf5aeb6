/** Cards, rings, wagons, names, the score track: what lies where. */
import { describe, expect, it } from 'vitest'
import { cardParts, keyed } from '../cards'
import { moveFleet, newFleet, rowOrder, standAt, type Fleet } from '../fleet'
import { shaky } from '../ink'
import { arrange, ringBox, TALL, WIDE } from '../layout'
import { lines } from '../../../kit/lines'
import { letters } from '../names'
import { circleAt, circleOf, nearTurn, scoringTokens, turnTo } from '../ring'
import { scaleAt } from '../scale'
import { REGIONS, TRACKS, WAGONS } from '../parts'
import { ringTraces, wagonTraces } from '../traces'
import type { Region, View } from '../wire'

const counts = (...each: number[]) => Object.fromEntries(REGIONS.map((region, n) => [region, each[n] ?? 0])) as Record<Region, number>

describe('cards', () => {
  it('takes names apart', () => {
    expect(cardParts('east:+1 w2 c5')).toEqual({ region: 'east', places: 'plus', wagons: 2, cost: 5 })
    expect(cardParts('great_plains:1 w0 c0')).toEqual({ region: 'great_plains', places: 'one', wagons: 0, cost: 0 })
    expect(cardParts('west:2 w1 c4')).toEqual({ region: 'west', places: 'two', wagons: 1, cost: 4 })
    expect(cardParts('none w3 c2')).toEqual({ region: 'none', places: 'none', wagons: 3, cost: 2 })
  })

  it('refuses what is no card', () => {
    for (const name of ['', 'east', 'east w1 c1', 'none:1 w1 c1', 'california:1 w0 c0', 'east:3 w0 c0', 'east:1 w0 c0 ']) {
      expect(() => cardParts(name), name).toThrow()
    }
  })

  it('tells two equal cards of a hand apart', () => {
    expect(keyed(['a', 'b', 'a']).map((card) => card.key)).toEqual(['a #1', 'b #1', 'a #2'])
  })
})

describe('a region track', () => {
  it('starts top-left and goes clockwise', () => {
    const [first, second, third] = [circleAt(0, 10), circleAt(1, 10), circleAt(2, 10)]
    expect(first.x).toBeLessThan(-5)
    expect(first.y).toBeLessThan(-5)
    expect(second.x).toBeCloseTo(0)
    expect(second.y).toBeCloseTo(-10)
    expect(third.x).toBeGreaterThan(5)
    expect(third.y).toBeLessThan(-5)
  })

  it('fills clockwise from the marker, oldest first', () => {
    expect([0, 1, 2].map((age) => circleOf(0, age))).toEqual([1, 2, 3])
    expect([0, 1, 2, 3, 4, 5, 6].map((age) => circleOf(6, age))).toEqual([7, 0, 1, 2, 3, 4, 5])
  })

  it('turns the marker the short way', () => {
    expect(nearTurn(turnTo(0), turnTo(7))).toBe(turnTo(7) + 45)
    expect(nearTurn(turnTo(3), turnTo(2))).toBe(turnTo(3))
  })

  it('lights the oldest tokens of those who get points', () => {
    // Worked example 3 of the digest: 5 wagons, g r r r g g b gives g 2, r 3.
    expect(scoringTokens([1, 0, 0, 0, 1, 1, 2], new Map([[1, 2], [0, 3]]))).toEqual([true, true, true, true, true, false, false]) // prettier-ignore
  })
})

describe('wagons', () => {
  const all = (fleet: Fleet) => REGIONS.flatMap((region) => fleet[region]).sort((a, b) => a - b)

  it('moves one wagon for one step and leaves the others alone', () => {
    const before = newFleet(counts(5, 3, 2))
    const after = moveFleet(before, counts(5, 2, 3))
    expect(after.new_england).toEqual(before.new_england)
    expect(after.east).toEqual(before.east.slice(0, 2))
    expect(after.great_plains).toEqual([...before.great_plains, before.east[2]])
  })

  it('keeps every wagon, also when the view jumps', () => {
    const before = newFleet(counts(WAGONS))
    const after = moveFleet(before, counts(1, 2, 3, 4, 5, 5))
    expect(all(after)).toEqual(all(before))
    expect(REGIONS.map((region) => after[region].length)).toEqual([1, 2, 3, 4, 5, 5])
    expect(all(moveFleet(after, counts(WAGONS)))).toEqual(all(before))
  })

  it('starts anew when the number changes', () => {
    expect(all(moveFleet(newFleet(counts(3)), counts(2, 2)))).toEqual([0, 1, 2, 3])
  })

  it('gives every wagon of every region a place of its own on the map', () => {
    expect(rowOrder(4)).toEqual([1, 2, 0, 3])
    for (const layout of [WIDE, TALL]) {
      for (const region of REGIONS) {
        const { camp } = layout.places[region]
        expect(camp.columns * camp.rows).toBeGreaterThanOrEqual(WAGONS)
        const places = Array.from({ length: WAGONS }, (_, n) => standAt(camp, n, WAGONS))
        expect(new Set(places.map((place) => `${Math.round(place.x)} ${Math.round(place.y)}`)).size).toBe(WAGONS)
        for (const place of places) {
          expect(place.x).toBeGreaterThan(0)
          expect(place.x).toBeLessThan(layout.width)
          expect(place.y).toBeGreaterThan(0)
          expect(place.y).toBeLessThan(layout.height)
        }
      }
    }
  })
})

describe('the map', () => {
  it('has west to the left, or below', () => {
    const middle = (layout: typeof WIDE, region: Region) => layout.places[region].camp
    for (let n = 1; n < REGIONS.length; n++) {
      expect(middle(WIDE, REGIONS[n]!).x).toBeLessThan(middle(WIDE, REGIONS[n - 1]!).x)
      expect(middle(TALL, REGIONS[n]!).y).toBeGreaterThan(middle(TALL, REGIONS[n - 1]!).y)
    }
  })

  it('is arranged as makes it largest', () => {
    expect(arrange(347, 740)).toBe('tall')
    expect(arrange(727, 360)).toBe('short')
    expect(arrange(627, 400)).toBe('short')
    expect(arrange(893, 800)).toBe('below')
    expect(arrange(955, 768)).toBe('beside')
    expect(arrange(1260, 800)).toBe('beside')
  })

  it('gives fingers room: 44 px on the narrowest phone', () => {
    const scale = (320 - 20) / TALL.width
    for (const region of REGIONS) {
      expect(TALL.places[region].wagons.height * scale).toBeGreaterThanOrEqual(44)
      expect(TALL.places[region].wagons.width * scale).toBeGreaterThanOrEqual(44)
    }
    for (const region of TRACKS) expect(ringBox(TALL.rings[region]).width * scale).toBeGreaterThanOrEqual(44)
  })

  it('keeps rings off the wagons', () => {
    for (const layout of [WIDE, TALL]) {
      for (const region of TRACKS) {
        const [ring, wagons] = [ringBox(layout.rings[region]), layout.places[region].wagons]
        expect(ring.y >= wagons.y + wagons.height - 1 || ring.x >= wagons.x + wagons.width - 1).toBe(true)
      }
    }
  })

  it('draws the same shaky line every time, from end to end', () => {
    const line = shaky([[0, 0], [100, 0]], 3) // prettier-ignore
    expect(line).toEqual(shaky([[0, 0], [100, 0]], 3)) // prettier-ignore
    expect(line[0]).toEqual([0, 0])
    expect(line.at(-1)).toEqual([100, 0])
    expect(line.some(([, y]) => y !== 0)).toBe(true)
  })
})

describe('names of regions', () => {
  const called = {
    en: ['New England', 'East', 'Great Plains', 'Midwest', 'West', 'California'],
    it: ['New England', 'Costa Est', 'Grandi Pianure', 'Midwest', 'West', 'California'],
    fr: ['Nouvelle-Angleterre', 'Est', 'Grandes Plaines', 'Midwest', 'Ouest', 'Californie'],
    de: ['New England', 'Osten', 'Great Plains', 'Mittelwesten', 'Westen', 'Kalifornien'],
  }

  it('have letters that are all different', () => {
    expect(letters(called.en)).toEqual(['N', 'E', 'G', 'M', 'W', 'C'])
    expect(letters(called.it)).toEqual(['N', 'E', 'G', 'M', 'W', 'C'])
    expect(letters(called.fr)).toEqual(['N', 'E', 'G', 'M', 'O', 'C'])
    expect(letters(called.de)).toEqual(['N', 'O', 'G', 'M', 'W', 'K'])
  })

  it('break where they can', () => {
    expect(lines('Nouvelle-Angleterre', 13)).toEqual(['Nouvelle-', 'Angleterre'])
    expect(lines('Grandes Plaines', 13)).toEqual(['Grandes', 'Plaines'])
    expect(lines('Mittelwesten', 13)).toEqual(['Mittelwesten'])
  })
})

describe('the score track', () => {
  it('is even up to its end and stops there', () => {
    expect(scaleAt(0, 10, 1010)).toBe(10)
    expect(scaleAt(20, 0, 620) - scaleAt(10, 0, 620)).toBeCloseTo(100)
    expect(scaleAt(99, 0, 620)).toBe(620)
    expect(scaleAt(-1, 0, 620)).toBe(0)
  })
})

describe('where pieces stood', () => {
  const table = (wagons: number[], mark: number, track: number[]) =>
    ({ wagons: counts(...wagons), marks: { east: mark }, tracks: { east: track } }) as unknown as View

  it('is where wagons have left, as they stood among the others', () => {
    const traces = wagonTraces(table([5, 2], 0, []), table([3, 4], 0, []), WIDE)
    const camp = WIDE.places[REGIONS[0]!].camp
    expect(traces).toEqual([standAt(camp, 3, 5), standAt(camp, 4, 5)])
  })

  it('is every circle that has become empty', () => {
    // the oldest token went home, and the marker took its circle; then a token was placed
    expect(ringTraces(table([], 2, [1, 0]), table([], 3, [0, 1]), 'east')).toEqual([{ circle: 2, seat: null }])
    expect(ringTraces(table([], 2, [1, 0]), table([], 4, []), 'east')).toEqual([{ circle: 2, seat: null }, { circle: 3, seat: 1 }]) // prettier-ignore
  })
})
