/** Amounts of sentences, from the engine's own tables. */
import { describe, expect, it } from 'vitest'
import goWestPlaces from '../../src/saloon/games/go_west/data/sentences.toml'
import goldRushPlaces from '../../src/saloon/games/gold_rush/data/sentences.toml'
import trailPlaces from '../../src/saloon/games/great_western_trail/data/sentences.toml'
import goWestWords from '../../src/saloon/words/en/go_west.ftl?raw'
import goldRushWords from '../../src/saloon/words/en/gold_rush.ftl?raw'
import trailWords from '../../src/saloon/words/en/great_western_trail.ftl?raw'
import type { GameInfo } from '../src/kit/board'
import { makeBundle, Words } from '../src/kit/words'
import { amounts as ofGoWest } from '../src/games/go_west/info'
import { amounts as ofGoldRush } from '../src/games/gold_rush/info'
import { amounts as ofTrail } from '../src/games/great_western_trail/info'

const words = (english: string, amounts: GameInfo['amounts']) => new Words('en', makeBundle('en', [english]), { amounts })

describe.each([
  ['go_west', ofGoWest, goWestPlaces],
  ['gold_rush', ofGoldRush, goldRushPlaces],
  ['great_western_trail', ofTrail, trailPlaces],
])('%s', (_game, amounts, places) => {
  it('finds every amount', () => {
    for (const message of Object.keys(places as object)) {
      for (const [name, value] of Object.entries(amounts!(message))) expect(['number', 'string'], `${message}: ${name}`).toContain(typeof [value].flat()[0])
    }
  })
})

it('says them', () => {
  const trail = words(trailWords, ofTrail)
  expect(trail.say('rule-GWT-1-4')).toContain('the market has 7, 10, 13 cards')
  expect(trail.say('rule-GWT-5-1')).toContain('with 1 to 9 craftsmen and 1 to 13 VP')
  expect(trail.say('rule-GWT-8-6')).toContain('Kansas City brings $6 and −6 VP')
  expect(trail.say('rule-GWT-10-2')).toContain('24 cards')
  expect(trail.say('lesson-kansas-city-end')).toContain('$10 of income, $3 of transport')
  expect(words(goWestWords, ofGoWest).say('to-end.about')).toContain('at 50 victory points')
  expect(words(goldRushWords, ofGoldRush).say('lesson-locomotives-end')).toContain('4 tiles and exactly one locomotive: 8 points')
})
