/** An analysis comes in parts, can be stopped, and is drawn as lines that one can walk along. */
import { expect, test } from 'vitest'
import { Analysis, nearest, neighbour, shareLines } from '../src/kit/analysis.svelte'
import { numberIn, placeAt } from '../src/kit/router.svelte'
import type { AnalysisPart } from '../src/kit/types'

const decision = (ply: number, mark = 'best') => ({ ply, seat: 0, mark, shares: [0.5, 0.5] })
const part = (first: number, next: number, mark = 'best'): AnalysisPart =>
  ({ first, next, plies: 6, decisions: [decision(first, mark)], draws: [{ ply: first + 1, luck: [0, 0], shares: [0.6, 0.4] }], accounts: [], shares: [0.7, 0.3] }) as unknown as AnalysisPart

test('goes on from where it has come until it is done', async () => {
  const asked: number[] = []
  const analysis = new Analysis(async (first) => {
    asked.push(first)
    return part(first, first + 2, first === 2 ? 'blunder' : 'best')
  })
  await analysis.run()
  expect(asked).toEqual([0, 2, 4])
  expect([analysis.done, analysis.running]).toEqual([true, false])
  expect(analysis.moments.map((moment) => moment.ply)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(analysis.errors.map((error) => error.ply)).toEqual([2])
  expect(analysis.decisionAt(4)?.ply).toBe(4)
  expect(analysis.drawAt(4)).toBeUndefined()
})

test('stopped, it keeps what it has and can go on', async () => {
  const analysis: Analysis = new Analysis(async (first) => {
    if (first === 2) analysis.stop()
    return part(first, first + 2)
  })
  await analysis.run()
  expect([analysis.next, analysis.running, analysis.done]).toEqual([2, false, false])
})

test('a line for each seat, and a way along them', () => {
  const moments = [0, 4, 10].map((ply) => ({ ply, shares: [ply / 10, 1 - ply / 10] }))
  const { lines, x, y } = shareLines(moments, 10, { left: 10, top: 0, width: 100, height: 50 })
  expect(lines.map((line) => line.path)).toEqual(['M10,50L50,30L110,0', 'M10,0L50,20L110,50'])
  expect([x(5), y(0.5)]).toEqual([60, 25])
  expect([nearest(moments, 6), nearest(moments, 8), nearest([], 3)]).toEqual([4, 10, 0])
  expect([neighbour([2, 7], 2, 1), neighbour([2, 7], 2, -1), neighbour([2, 7], 9, -1)]).toEqual([7, 2, 7])
})

test('the address names the table and the ply', () => {
  const at = (path: string) => placeAt(new URL(path, 'http://saloon'))
  expect(at('/analysis/abc')).toEqual({ page: 'analysis', id: 'abc' })
  expect(at('/analysis/abc?ply=12')).toEqual(at('/analysis/abc?ply=13')) // looking elsewhere is no other page
  expect(['?ply=12', '?ply=-1', '?ply=x', ''].map((search) => numberIn(search, 'ply'))).toEqual([12, null, null, null])
  expect(at('/analysis')).toEqual({ page: 'lost' })
})
