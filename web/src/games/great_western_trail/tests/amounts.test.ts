/** Amounts of sentences, from the engine's own tables. */
import { expect, it } from 'vitest'
import sentences from '../../../../../src/saloon/games/great_western_trail/data/sentences.toml'
import english from '../../../../../src/saloon/words/en/great_western_trail.ftl?raw'
import { makeBundle, Words } from '../../../kit/words'
import { amounts } from '../info'

it('finds every amount', () => {
  for (const message of Object.keys(sentences as object)) {
    for (const [name, value] of Object.entries(amounts!(message))) expect(['number', 'string'], `${message}: ${name}`).toContain(typeof [value].flat()[0])
  }
})

it('says them', () => {
  const words = new Words('en', makeBundle('en', [english]), { amounts })
  expect(words.say('rule-GWT-1-4')).toContain('the market has 7, 10, 13 cards')
  expect(words.say('lesson-kansas-city-end')).toContain('$10 of income, $3 of transport')
})
