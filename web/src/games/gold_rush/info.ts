/** What the page knows of Gold Rush without its board. */
import box from '../../../../src/saloon/games/gold_rush/data/box.toml'
import lessons from '../../../../src/saloon/games/gold_rush/data/lessons.toml'
import sentences from '../../../../src/saloon/games/gold_rush/data/sentences.toml'
import { amountsIn } from '../../kit/amounts'
import type { GameInfo } from '../../kit/board'

export { default as Emblem } from './Emblem.svelte'

export const amounts: GameInfo['amounts'] = amountsIn({ box, lessons, sentences })

/** Seed 19 draws a first tile that closes the start tile's mountain; the guide speaks of it. */
export const guided: GameInfo['guided'] = { prepared: 19, options: { first_seat: 0 } }

export const kinds: GameInfo['kinds'] = {
  tiles: ['started', 'drew', 'discarded', 'placed'],
  pieces: ['cowboy-out', 'tent-out', 'cowboy-home', 'tent-home', 'passed'],
  tokens: ['stacked', 'dug', 'token', 'lost'],
  scoring: ['scored', 'awarded', 'counted', 'ended'],
}
