/** Two moves on the board of an analysis, where nothing can be chosen. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import catalogue from '../../../../../src/saloon/words/en/go_west.ftl?raw'
import { seatStyles } from '../../../kit/seats'
import { makeBundle, Words } from '../../../kit/words'
import Board from '../board'
import { compound } from '../info'
import type { BoardProps, View } from '../wire'
import recorded from './steps.json'

const view = recorded[0]!.before as unknown as View
const names = ['Ann', 'Ben', 'Cat']

let shown: ReturnType<typeof mount> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

function show(best: string, played: string, phase: View['phase'] = 'action') {
  const props: BoardProps = {
    view: { ...view, phase }, before: null, seat: 0, names, styles: seatStyles(3), moves: [], refused: [], events: [], steps: [], pointed: [best], compared: [played],
    pace: 0, reduced: true, past: true, over: false, speak: new Words('en', makeBundle('en', [catalogue]), { compound }, names, 0),
    choose: () => {}, reached: () => {}, skip: () => {}, explain: () => {},
  } // prettier-ignore
  shown = mount(Board, { target: document.body, props })
  flushSync()
  return (kind: 'pointed' | 'compared') => [...document.querySelectorAll<HTMLElement>(`.${kind}`)]
}

describe('the best move and the one that was played', () => {
  it('are marked on the map', () => {
    const marked = show('wagons:east', 'track:west')
    expect(marked('pointed').map(({ dataset }) => dataset.place)).toEqual(['wagons:east'])
    expect(marked('compared').map(({ dataset }) => dataset.place)).toEqual(['track:west'])
  })
  it('are marked in the hand, on one card when both are done with it', () => {
    const marked = show('card:none w1 c0', 'card:none w1 c0')
    expect(marked('pointed')).toHaveLength(1)
    expect(marked('pointed')[0]!.contains(marked('compared')[0]!)).toBe(true)
  })
  it('are marked beside the hand when they have no place', () => {
    const marked = show('score', 'announce')
    expect(marked('pointed').map(({ textContent }) => textContent!.trim())).toEqual(['Score (1)'])
    expect(marked('compared').map(({ textContent }) => textContent!.trim())).toEqual(['×2Double move'])
  })
  it('are marked as payments, by their tokens', () => {
    const marked = show('pay:3', 'pay:1', 'pay')
    expect(marked('pointed').map(({ textContent }) => textContent!.trim())).toEqual(['3 A'])
    expect(marked('compared').map(({ textContent }) => textContent!.trim())).toEqual(['1 A'])
  })
})
