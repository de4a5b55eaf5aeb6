/** The moves that a search expects are told, and each is shown on the board while it has the focus. */
import { mount, unmount } from 'svelte'
import { beforeAll, expect, it } from 'vitest'
import ExpectedLine from '../src/analysis/ExpectedLine.svelte'
import { say, speakLanguage } from '../src/kit/language.svelte'
import type { Expected } from '../src/kit/types'
import { makeBundle, Words } from '../src/kit/words'

beforeAll(() => speakLanguage('en'))

it('points at what a move belongs to, and no longer once the focus has gone', () => {
  const names = ['Ann', 'Ben']
  const speak = new Words('en', makeBundle('en', ['action-dig = Dig\naction-rest = Rest']), {}, names, 0)
  const line: Expected[] = [
    { seat: 1, action: { do: 'dig' }, elements: ['ground', 'spade'], figures: {} },
    { seat: 0, action: { do: 'rest' }, elements: [], figures: {} }, // kept before elements were
  ]
  const pointed: (string[] | null)[] = []
  const props = { line, speak, name: (seat: number) => names[seat]!, point: (elements: string[]) => pointed.push(elements), rest: () => pointed.push(null) }
  const shown = mount(ExpectedLine, { target: document.body, props })
  expect([...document.querySelectorAll('li')].map((item) => item.textContent?.trim())).toEqual(['Ben: Dig', 'Ann: Rest'])
  const buttons = document.querySelectorAll('button')
  expect([buttons.length, buttons[0]!.title]).toEqual([1, say('hint-show')])
  buttons[0]!.dispatchEvent(new FocusEvent('focus'))
  buttons[0]!.dispatchEvent(new FocusEvent('blur'))
  buttons[0]!.click()
  expect(pointed).toEqual([['ground', 'spade'], null, ['ground', 'spade']])
  void unmount(shown)
})
