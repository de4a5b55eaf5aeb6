/** Cells on the world that is drawn. */
import { expect, it } from 'vitest'
import { boundsOf, middleOf, worldOf } from '../cells'

it('has north above', () => {
  expect(worldOf(0, 1).y).toBeLessThan(worldOf(0, 0).y)
  expect(middleOf(2, -1)).toEqual({ x: 250, y: 150 })
  expect(boundsOf([{ x: -1, y: 0 }, { x: 2, y: 3 }])).toEqual({ left: -100, top: -300, right: 300, bottom: 100 }) // prettier-ignore
})
