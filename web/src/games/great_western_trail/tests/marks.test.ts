/** Two moves on the board of an analysis, where nothing can be chosen, on faces that the engine gave (tests/table.json). */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import catalogue from '../../../../../src/saloon/words/en/great_western_trail.ftl?raw'
import { seatStyles } from '../../../kit/seats'
import { makeBundle, Words } from '../../../kit/words'
import Board from '../board'
import { Reach } from '../choosing.svelte'
import Market from '../Market.svelte'
import { phraseOf } from '../phrases'
import type { BoardProps, Move, View } from '../wire'
import Around from './Around.svelte'
import recorded from './table.json'

const faces = recorded.faces as unknown as Record<string, { view: View; moves: Move[]; seat: number }>
const names = ['Ann', 'Automa']
const speak = new Words('en', makeBundle('en', [catalogue]), { compound: phraseOf }, names, 0)
const common = { names, styles: seatStyles(2), speak, choose: () => {}, explain: () => {} }

let shown: ReturnType<typeof mount> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

const marked = (kind: string) => [...new Set([...document.querySelectorAll<HTMLElement>(`[data-element].${kind}`)].map((each) => each.dataset.element))].sort()

describe('the best move and the one that was played', () => {
  it.each(Object.keys(faces))('are both marked, apart, without a move to choose: %s', (name) => {
    const { view, moves, seat } = faces[name]!
    const [best, played] = [moves[0]!.elements, moves.at(-1)!.elements]
    const props: BoardProps = {
      ...common, view, seat, pointed: best, compared: played, before: null, moves: [], refused: [], events: [], steps: [], pace: 0, reduced: true, past: true, over: false,
      reached: () => {}, skip: () => {},
    } // prettier-ignore
    shown = mount(Board, { target: document.body, props })
    flushSync()
    expect(marked('pointed')).toEqual([...best].sort())
    expect(marked('compared')).toEqual([...played].sort())
  })

  it('each have a sign at the part of the markets that is not open, and one may turn to it', () => {
    const { view, seat } = faces.buy!
    const props = { ...common, view, seat, reach: new Reach([], [], null, ['market:ayrshire'], ['job:1:cowboy']), of: 0, narrow: false, visiting: false, whole: false }
    shown = mount(Around, { target: document.body, props: { panel: Market, props } })
    flushSync()
    const part = (state: string) => document.querySelector<HTMLElement>(`.parts button${state}`)
    expect(part('[aria-pressed=true]')!.textContent).toContain('Job market')
    expect(marked('compared')).toEqual([])
    part('.compared')!.click()
    flushSync()
    expect(part('[aria-pressed=true]')!.textContent).toContain('Cattle market')
    expect(marked('compared')).toEqual(['market:ayrshire'])
    expect(part('.pointed')!.textContent).toContain('Job market')
  })
})
