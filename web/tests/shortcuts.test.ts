import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rank } from '../src/kit/rank'
import type { Action, Move } from '../src/kit/types'
import Shortcuts from '../src/table/Shortcuts.svelte'

describe('keys at a table', () => {
  let shown: object
  let chosen: Action[]
  beforeEach(() => {
    vi.useFakeTimers()
    chosen = []
    document.body.innerHTML = '<button class="move">First</button><div class="board"><div role="region" tabindex="0"></div></div>'
    const moves = Array.from({ length: 23 }, (_, n) => ({ action: { do: `move-${n + 1}` }, elements: [`e${n + 1}`], figures: {} }) as Move)
    shown = mount(Shortcuts, { target: document.body, props: { moves, choose: (action) => chosen.push(action), skipAhead() {}, point() {}, stand: () => 'You lead.' } })
    flushSync()
  })
  afterEach(() => {
    void unmount(shown)
    document.body.innerHTML = ''
    vi.useRealTimers()
  })
  const press = (key: string, on: Element = document.body) => on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

  it('choose moves beyond nine by two digits', () => {
    press('1')
    expect(chosen).toEqual([])
    press('7')
    expect(chosen).toEqual([{ do: 'move-17' }])
  })
  it('choose at once where no longer number begins so, and otherwise after a while or with Enter', () => {
    press('5')
    press('2')
    vi.advanceTimersByTime(1000)
    press('1')
    press('Enter')
    expect(chosen.map((action) => action.do)).toEqual(['move-5', 'move-2', 'move-1'])
  })
  it('lead to the moves and to the board, and are letters where one writes', () => {
    press('m')
    expect(document.activeElement?.className).toBe('move')
    press('b')
    expect(document.activeElement?.getAttribute('role')).toBe('region')
    const line = document.body.appendChild(document.createElement('input'))
    press('m', line)
    expect(document.activeElement?.getAttribute('role')).toBe('region')
  })
  it('say where one stands', async () => {
    press('w')
    await tick()
    await tick()
    expect(document.querySelector('[role=status]')?.textContent).toBe('You lead.')
  })
})

describe('where one stands', () => {
  const names = ['Ann', 'Ben', 'Cy']
  it('among the others', () => {
    expect(rank([5, 9, 7], 0, names)).toEqual({ message: 'stand-behind', params: { points: 5, place: 3, seats: 3, lead: -4, gap: 4, name: 'Ben' } })
    expect(rank([12, 9, 7], 0, names)).toMatchObject({ message: 'stand-ahead', params: { lead: 3 } })
    expect(rank([9, 9, 7], 0, names).message).toBe('stand-even')
  })
  it('or who leads, for those who watch', () => {
    expect(rank([9, 9, 7], null, names)).toEqual({ message: 'stand-leader', params: { name: 'Ann, Ben', points: 9 } })
  })
})
