/** A lesson on the page: what is played is sent, another move is noticed kindly, and taking it back lights what is meant. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { BoardModule } from '../src/kit/board'
import PlainBoard from '../src/kit/PlainBoard.svelte'
import { say, speakLanguage } from '../src/kit/language.svelte'
import { readTaken } from '../src/kit/lessons'
import type { Lesson } from '../src/kit/types'
import { makeBundle, Words } from '../src/kit/words'
import TakeLesson from '../src/teaching/TakeLesson.svelte'

const PATIENCE = 60_000 // milliseconds; for a busy machine
beforeAll(() => speakLanguage('en'))
let shown: object | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  vi.unstubAllGlobals()
})

const CATALOGUE = 'lesson-digging-1 = Dig here.\nlesson-digging-end = Well dug.\naction-dig = Dig\naction-rest = Rest'
const standing = (changes: object): Lesson =>
  ({
    seat: 0, seats: 2, rules: [], view: {}, refused: [], events: [], sentence: 'lesson-digging-1', asked: [0], done: 0, steps: 1, otherwise: false,
    moves: [{ action: { do: 'dig' }, elements: ['ground'], figures: {} }, { action: { do: 'rest' }, elements: ['tent'], figures: {} }],
    ...changes,
  }) as unknown as Lesson

it('a stray move is noticed, taken back, and what is meant leads to the end', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { actions } = JSON.parse(body) as { actions: { do: string }[] }
    sent.push(actions.map((action) => action.do))
    const last = actions.at(-1)?.do
    const told = last === 'rest' ? { otherwise: true, moves: [], asked: [] } : last === 'dig' ? { done: 1, sentence: 'lesson-digging-end', moves: [], asked: [] } : {}
    return new Response(JSON.stringify(standing(told)))
  })
  const finished = vi.fn()
  const speak = new Words('en', makeBundle('en', [CATALOGUE]), {}, ['Ann', 'Ben'], 0)
  shown = mount(TakeLesson, { target: document.body, props: { game: 'go_west', name: 'digging', lesson: standing({}), module: { default: PlainBoard } as unknown as BoardModule, names: ['Ann', 'Ben'], speak, next: null, finished } })
  flushSync()
  const text = () => document.body.textContent ?? ''
  const press = (label: string) => [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(label))!.click()

  press('Rest')
  await vi.waitFor(() => expect(text()).toContain(say('lessons-otherwise')), { timeout: PATIENCE })
  expect(text()).toContain('Dig here.')
  expect(document.querySelector('button.move')).toBeNull()

  press(say('lessons-take-back'))
  await vi.waitFor(() => expect(text()).not.toContain(say('lessons-otherwise')), { timeout: PATIENCE })
  press('Dig')
  await vi.waitFor(() => expect(text()).toContain('Well dug.'), { timeout: PATIENCE })
  expect(sent).toEqual([['rest'], [], ['dig']])
  expect(finished).toHaveBeenCalledOnce()
})

it('what the device kept of lessons is read whatever it is', () => {
  expect(readTaken('{"go_west": ["a"], "gold_rush": 3}')).toEqual({ go_west: ['a'] })
  expect([readTaken('nonsense'), readTaken(null), readTaken('null')]).toEqual([{}, {}, {}])
})
