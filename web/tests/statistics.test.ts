/** One's own results, added up game by game. */
import { expect, test } from 'vitest'
import { summaries } from '../src/kit/statistics'
import type { OwnResult } from '../src/kit/types'

const result = (game: string, share: number, points: number, luck: number | null): OwnResult => ({
  table: 't', game, ended: '', seats: 2, seat: 0, share, points, accuracy: luck === null ? null : 90, luck, items: { cattle: points },
})

test('means of all, of the older and of the newer half; accuracy and luck of what was analysed', () => {
  const [first, second, ...more] = summaries([result('a', 1, 10, 0.1), result('b', 0, 7, null), result('a', 0.5, 20, null), result('a', 0, 40, -0.3)])
  expect(more).toEqual([])
  expect([first!.game, first!.results.length, first!.wins, first!.analysed, first!.accuracy]).toEqual(['a', 3, 1.5, 2, 90])
  expect(first!.luck).toBeCloseTo(-0.1)
  expect(first!.points).toBeCloseTo(70 / 3)
  expect(first!.categories[0]).toMatchObject({ kind: 'cattle', before: 10, lately: 30 })
  expect([second!.luck, second!.accuracy, second!.categories[0]!.before]).toEqual([null, null, 7])
})
