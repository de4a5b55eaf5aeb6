import { expect, it } from 'vitest'
import { inOrder, winnersOf } from '../src/kit/owntables.svelte'
import { aTable } from './samples'

it('my turn comes first, what is over last, and otherwise the newest', () => {
  const tables = [
    aTable({ id: 'over', status: 'over' }),
    aTable({ id: 'new' }),
    aTable({ id: 'waiting', status: 'waiting' }),
    aTable({ id: 'mine', your_turn: true }),
  ]
  expect(inOrder(tables).map((table) => table.id)).toEqual(['mine', 'new', 'waiting', 'over'])
})

it('winners have the greatest share of the victory, and there may be several or nobody knows', () => {
  const won = (...shares: number[]) => winnersOf(aTable({ result: shares.map((share) => ({ points: 9, share })) }))
  expect(won(0, 1)).toEqual([1])
  expect(won(0.5, 0, 0.5)).toEqual([0, 2])
  expect(winnersOf(aTable({ result: null }))).toEqual([])
})
