/** Everybody has the same puzzle on the same day, and a streak counts days without a gap. */
import { expect, test } from 'vitest'
import { dailyPuzzle, dayOf, keepUp, lengthOf, NOTHING_KEPT, readKept, solvedOf, withSolved } from '../src/kit/puzzles'
import { placeAt } from '../src/kit/router.svelte'

const LISTS = [
  { game: 'a', puzzles: [1, 2, 3].map((grade) => ({ id: `a${grade}`, grade })) },
  { game: 'b', puzzles: ['b1', 'b2'].map((id) => ({ id, grade: 1 })) },
]

test('the games take turns, and every puzzle comes before any comes again', () => {
  const days = Array.from({ length: 6 }, (_, day) => dailyPuzzle(LISTS, 100 + day)!)
  expect(days.map((daily) => daily.game)).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  expect(new Set(days.filter((daily) => daily.game === 'a').map((daily) => daily.number)).size).toBe(3)
  expect(dailyPuzzle(LISTS, 100)).toEqual(dailyPuzzle(LISTS, 100))
  expect(dailyPuzzle([], 100)).toBeNull()
})

test('a day is one of this device’s calendar', () => {
  expect(dayOf(new Date(2026, 10, 17, 0, 0)) - dayOf(new Date(2026, 10, 16, 23, 59))).toBe(1)
  expect(dayOf(new Date(2026, 10, 16, 0, 1))).toBe(dayOf(new Date(2026, 10, 16, 23, 59)))
})

test('a streak grows by a day, once a day, and ends with a gap', () => {
  let streak = keepUp(null, 10)
  streak = keepUp(keepUp(streak, 11), 11)
  expect(streak).toEqual({ day: 11, length: 2 })
  expect([lengthOf(streak, 11), lengthOf(streak, 12), lengthOf(streak, 13)]).toEqual([2, 2, 0])
  expect(keepUp(streak, 13)).toEqual({ day: 13, length: 1 })
})

test('whatever the device kept is read', () => {
  for (const text of [null, '', '[]', 'null', '{"streak":3}', '{"streak":{"day":"x"},"solved":{"a":7}}']) expect(readKept(text)).toEqual(NOTHING_KEPT)
  const kept = withSolved(withSolved(NOTHING_KEPT, 'a', 'a2'), 'a', 'a2')
  expect(kept.solved).toEqual({ a: ['a2'] })
  expect(readKept(JSON.stringify(kept))).toEqual(kept)
})

test('a puzzle is known by its id, wherever it stands in the list', () => {
  const kept = readKept('{"solved":{"a":[0,"a2","gone"]}}')
  expect(solvedOf(kept, LISTS[0]!)).toBe(1)
  expect(solvedOf(kept, LISTS[1]!)).toBe(0)
})

test('addresses of puzzles', () => {
  const at = (path: string) => placeAt(new URL(path, 'http://saloon'))
  expect(at('/puzzles')).toEqual({ page: 'puzzles', game: null, number: 0 })
  expect(at('/puzzles/go_west/12')).toEqual({ page: 'puzzles', game: 'go_west', number: 12 })
  expect([at('/puzzles/go_west'), at('/puzzles/go_west/x')]).toEqual([{ page: 'lost' }, { page: 'lost' }])
})
