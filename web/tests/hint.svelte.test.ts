/** Asking for a hint: quick answers first, better ones after them, and none after it was stopped. */
import { expect, test } from 'vitest'
import { Adviser, hintsAllowed } from '../src/kit/hint.svelte'
import { logEntries, withoutLast } from '../src/kit/log'
import { percent } from '../src/kit/shares'
import type { Hint, Table } from '../src/kit/types'

const MOMENT = { seat: 0, ply: 7, epoch: 0 }
const answer = (depth: number): Hint => ({ moves: [], line: [], depth, depths: 3 })

test('asks again until the last depth, and shows each answer', async () => {
  const asked: number[] = []
  const adviser = new Adviser(async (wanted) => {
    asked.push(wanted.depth)
    return answer(wanted.depth)
  })
  await adviser.think(MOMENT)
  expect(asked).toEqual([0, 1, 2])
  expect(adviser.thinking).toBe(false)
  expect(adviser.progress).toEqual({ done: 3, all: 3 })
})

test('stopped: what was found stays, and nothing more is asked', async () => {
  let asked = 0
  const adviser: Adviser = new Adviser(async (wanted) => {
    asked += 1
    if (wanted.depth === 1) adviser.stop()
    return answer(wanted.depth)
  })
  await adviser.think(MOMENT)
  expect([asked, adviser.hint?.depth, adviser.thinking]).toEqual([2, 0, false])
})

test('stopped while an answer is awaited: the request ends, which is no trouble', async () => {
  let ended = false
  const adviser = new Adviser(
    (_, stop) => new Promise((_, reject) => stop.addEventListener('abort', () => ((ended = true), reject(new Error('offline'))))),
  )
  const thinking = adviser.think(MOMENT)
  adviser.stop()
  await thinking
  expect([ended, adviser.thinking]).toEqual([true, false])
})

test('trouble ends the thinking and is passed on', async () => {
  const adviser = new Adviser(() => Promise.reject(new Error('no-hints')))
  await expect(adviser.think(MOMENT)).rejects.toThrow('no-hints')
  expect(adviser.thinking).toBe(false)
})

test('hints need consent only where another person sits', () => {
  const seat = (kind: string, yours: boolean) => ({ kind, yours })
  const table = (hints: boolean, ...seats: object[]) => ({ hints, seats }) as unknown as Table
  expect(hintsAllowed(table(false, seat('person', true), seat('bot', false), seat('automa', false)))).toBe(true)
  expect(hintsAllowed(table(false, seat('person', true), seat('invited', false)))).toBe(false)
  expect(hintsAllowed(table(true, seat('person', true), seat('invited', false)))).toBe(true)
})

test('the log says at once that a hint was taken, and keeps saying it', () => {
  const steps = [0, 1].map((ply) => ({ ply, seat: 0, events: [{ event: `e${ply}` }], points: [], stand_in: false })) as never
  const written = (ply: number) => logEntries(steps, (event) => event.event, null, undefined, [{ seat: 1, ply }], (seat) => `hint of ${seat}`)
  expect(written(1).map((entry) => entry.text)).toEqual(['e0', 'hint of 1', 'e1'])
  expect(written(2).map((entry) => entry.text)).toEqual(['e0', 'e1', 'hint of 1'])
  expect(withoutLast(written(1), 1).map((entry) => entry.text)).toEqual(['e0'])
})

test('shares in percent', () => {
  expect([percent(0.125), percent(0.125, true), percent(-0.5), percent(-0.0001), percent(0, true)]).toEqual(
    ['12.5\u00a0%', '+12.5\u00a0%', '−50.0\u00a0%', '0.0\u00a0%', '+0.0\u00a0%'],
  )
})
