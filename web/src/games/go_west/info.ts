/** What the page knows of Go West! without its board. */
import box from '../../../../src/saloon/games/go_west/data/box.toml'
import deck from '../../../../src/saloon/games/go_west/data/deck-2.toml'
import lessons from '../../../../src/saloon/games/go_west/data/lessons.toml'
import scoring_cards from '../../../../src/saloon/games/go_west/data/scoring_cards.toml'
import sentences from '../../../../src/saloon/games/go_west/data/sentences.toml'
import { amountsIn } from '../../kit/amounts'
import type { GameInfo } from '../../kit/board'
import { phraseOf } from './phrases'

export { default as Emblem } from './Emblem.svelte'

export const compound: GameInfo['compound'] = phraseOf

export const amounts: GameInfo['amounts'] = amountsIn({ box, 'deck-2': deck, lessons, scoring_cards, sentences })

/** Seed 68 deals a hand with a card of every kind; the guide speaks of it. */
export const guided: GameInfo['guided'] = { prepared: 68, options: { first_seat: 0 } }

export const kinds: GameInfo['kinds'] = {
  cards: ['played', 'sold', 'paid', 'drew', 'reshuffled'],
  tokens: ['placed', 'returned', 'unplaced'],
  wagons: ['moved', 'lapsed'],
  scoring: ['scored', 'awarded', 'ended'],
}
