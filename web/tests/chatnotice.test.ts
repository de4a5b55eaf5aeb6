import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { speakLanguage } from '../src/kit/language.svelte'
import type { Live } from '../src/kit/live.svelte'
import ChatNotice from '../src/table/ChatNotice.svelte'

let shown: object
beforeAll(() => speakLanguage('en'))
afterEach(() => {
  void unmount(shown)
  document.body.innerHTML = ''
})

function notice(seat: number | null, chatNews = 1) {
  let opened = 0
  const live = { chatNews: 0, chat: [{ n: 1, at: '', name: 'Zoe', seat, text: 'Howdy!' }], own: [0] }
  Object.defineProperty(live, 'chatNews', { get: () => (opened || !asked++ ? 0 : chatNews) }) // something came after it was mounted
  shown = mount(ChatNotice, { target: document.body, props: { live: live as unknown as Live, names: ['Ann', 'Ben'], open: () => opened++ } })
  flushSync()
  return { text: () => document.body.textContent!.trim(), opened: () => opened }
}
let asked = 0

it('says what somebody else has said, and leads there', () => {
  asked = 0
  const { text, opened } = notice(1)
  expect(text()).toMatch(/^Ben\s*Howdy!/)
  document.querySelector('button')!.click()
  expect(opened()).toBe(1)
})
it('is silent about my own lines', () => {
  asked = 0
  expect(notice(0).text()).toBe('')
})
it('knows those who watch by their names', () => {
  asked = 0
  expect(notice(null).text()).toMatch(/^Zoe/)
})
