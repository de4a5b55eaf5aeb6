import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { speakLanguage } from '../src/kit/language.svelte'
import { makeBundle, Words } from '../src/kit/words'
import type { Entry } from '../src/kit/log'
import LogPanel from '../src/table/LogPanel.svelte'

const props = $state({ entries: [] as Entry[], names: ['Ann'], kinds: [], speak: new Words('en', makeBundle('en', ['']), {}, ['Ann'], 0), ply: null as number | null, jump: () => {} })
let shown: object
beforeAll(() => speakLanguage('en'))
afterEach(() => void unmount(shown))

const LINE = 30
const HEIGHT = 90

/** A list whose lines have a height, though nobody draws them. */
function open(): HTMLElement {
  shown = mount(LogPanel, { target: document.body, props })
  flushSync()
  const list = document.querySelector('ol')!
  let top = 0
  Object.defineProperties(list, {
    clientHeight: { get: () => HEIGHT },
    scrollHeight: { get: () => props.entries.length * LINE },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.max(0, Math.min(to, props.entries.length * LINE - HEIGHT))) },
  })
  return list
}
async function add(lines: number) {
  const entry = (n: number): Entry => ({ ply: n, seat: 0, kind: '', text: `line ${n}`, points: false, count: 1 })
  props.entries = Array.from({ length: props.entries.length + lines }, (_, n) => entry(n))
  flushSync()
  await new Promise(requestAnimationFrame) // the list goes to its end with the next picture
}
const scroll = (list: HTMLElement) => (list.dispatchEvent(new Event('scroll')), flushSync())
const atEnd = (list: HTMLElement) => list.scrollTop === props.entries.length * LINE - HEIGHT
const newest = () => document.querySelector<HTMLElement>('.newest')

it('the log follows until somebody goes up by hand, and again from the end', async () => {
  const list = open()
  await add(10)
  expect(atEnd(list)).toBe(true)

  list.scrollTop -= 60 // not by hand: the browser scrolled late, or the list got another height
  scroll(list)
  await add(2)
  expect([atEnd(list), newest()]).toEqual([true, null])

  list.dispatchEvent(Object.assign(new Event('wheel'), { deltaY: -100 }))
  list.scrollTop -= 5 // the first frame of a smooth scroll
  scroll(list)
  list.scrollTop -= 95
  scroll(list)
  const there = list.scrollTop
  await add(2)
  expect(list.scrollTop).toBe(there)
  newest()!.click()
  flushSync()
  expect([atEnd(list), newest()]).toEqual([true, null])

  list.dispatchEvent(Object.assign(new Event('keydown'), { key: 'PageUp' }))
  list.scrollTop -= 90
  scroll(list)
  list.scrollTop += 500 // all the way down
  scroll(list)
  await add(1)
  expect(atEnd(list)).toBe(true)
})

it('of a long log there are the newest lines, and all of them for whoever goes up', async () => {
  const list = open()
  await add(1000)
  const lines = () => [...list.children].map((line) => line.textContent?.trim())
  expect([lines().length, lines().at(-1)]).toEqual([100, `line ${props.entries.length - 1}`])
  list.dispatchEvent(Object.assign(new Event('wheel'), { deltaY: -100 }))
  expect([lines().length, lines()[0]]).toEqual([props.entries.length, 'line 0'])
  newest()!.click()
  flushSync()
  expect(lines()).toHaveLength(100)
})
