/** One's own results, added up game by game. */
import { expect, test } from 'vitest'
import { dots, summaries } from '../src/kit/statistics'
import type { OwnResult } from '../src/kit/types'

const result = (game: string, share: number, points: number, luck: number | null): OwnResult => ({
  table: 't', game, ended: '', seats: 2, seat: 0, share, points, accuracy: luck === null ? null : 90, luck, items: { cattle: points },
})

test('means of all, of the older and of the newer half; accuracy and luck of what was analysed', () => {
  const [first, second, ...more] = summaries([result('a', 1, 10, 0.1), result('b', 0, 7, null), result('a', 0.5, 20, null), result('a', 0, 40, -0.3)])
  expect(more).toEqual([])
  expect([first!.game, first!.results.length, first!.wins, first!.analysed, first!.accuracy.mean]).toEqual(['a', 3, 1.5, 2, 0.9])
  expect(first!.luck.mean).toBeCloseTo(-0.1)
  expect(first!.points.mean).toBeCloseTo(70 / 3)
  expect(first!.categories[0]).toMatchObject({ kind: 'cattle', before: 10, lately: 30, values: [10, 20, 40] })
  expect(first!.luck.values).toEqual([0.1, null, -0.3])
  expect([second!.luck.mean, second!.accuracy.mean, second!.categories[0]!.mean]).toEqual([null, null, 7])
  expect([second!.points.before, second!.points.lately]).toEqual([null, null]) // one game has no halves
})

test('game by game from left to right, the highest on top; what is not known is left out', () => {
  expect(dots([10, null, 20, 15], 90, 20)).toEqual([{ x: 0, y: 20 }, { x: 60, y: 0 }, { x: 90, y: 10 }])
  expect(dots([7, 7], 90, 20)).toEqual([{ x: 0, y: 10 }, { x: 90, y: 10 }])
  expect(dots([], 90, 20)).toEqual([])
})
