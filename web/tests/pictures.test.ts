import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import { loadPictures } from '../src/games'
import { LANGUAGES, makeBundle, ofRule, Words, type Language } from '../src/kit/words'

const WORDS = '../src/saloon/words'
const speak = (language: Language, game: string) => new Words(language, makeBundle(language, [readFileSync(`${WORDS}/${language}/${game}.ftl`, 'utf8')]))

describe.each(readdirSync('src/games'))('the rules of %s have pictures', (game) => {
  it('which are drawn, each beside a rule that there is, with words in every language', async () => {
    const pictures = (await loadPictures(game))!
    const rules = Object.keys(pictures.captions)
    expect(rules.length).toBeGreaterThan(3)
    const drawn = new Set<string>()
    for (const rule of rules) {
      const target = document.createElement('div')
      const shown = mount(pictures.default, { target, props: { rule, speak: speak('en', game) } })
      flushSync()
      expect(target.querySelectorAll('svg :is(path, rect, circle, ellipse)').length, rule).toBeGreaterThan(0)
      drawn.add(target.innerHTML)
      await unmount(shown)
      for (const language of LANGUAGES) {
        const words = speak(language, game)
        expect([rule, language, words.has(ofRule('rule', rule)), words.has(pictures.captions[rule]!)]).toEqual([rule, language, true, true])
      }
    }
    expect(drawn.size).toBe(rules.length) // no rule falls through to the picture of another
  })
})
