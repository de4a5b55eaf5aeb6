import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { speakLanguage } from '../src/kit/language.svelte'
import type { Live } from '../src/kit/live.svelte'
import { makeBundle, Words } from '../src/kit/words'
import Status from '../src/table/Status.svelte'
import { aFace, aTable } from './samples'

let shown: object
beforeAll(() => speakLanguage('en'))
afterEach(() => void unmount(shown))

const speak = new Words('en', makeBundle('en', ['to-end = { $tiles } tiles left\n    .about = Then it ends.']), {}, ['Ann', 'Ben'], 0)
function status(part: object) {
  const table = aTable({ turn: 1 })
  const live = { known: { table }, shown: { snapshot: { table } }, face: aFace([]), past: null, turn: 1, seat: 0, own: [0], moving: false, holding: false, ...part }
  shown = mount(Status, { target: document.body, props: { live: live as unknown as Live, speak, names: ['Ann', 'Ben'], lettered: true, latest: '' } })
  flushSync()
  return document.querySelector('#status')!.textContent!.replace(/\s+/g, ' ')
}

it('says how long the game still lasts, and that it is the last round', () => {
  expect(status({ seen: { to_end: { tiles: 12, last_round: false } } })).toMatch(/12 tiles left/)
  expect(document.querySelector('.last')).toBeNull()
  void unmount(shown)
  expect(status({ seen: { to_end: { tiles: 2, last_round: true } } })).toMatch(/2 tiles left.*Last round/)
})
it('is silent about it where a game does not say', () => {
  status({ seen: {} })
  expect(document.querySelector('.to-end, .last')).toBeNull()
})
