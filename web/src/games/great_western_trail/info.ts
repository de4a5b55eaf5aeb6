/** What the page knows of Great Western Trail without its board. */
import type { GameInfo } from '../../kit/board'
import { phraseOf } from './phrases'

export { default as Emblem } from './Emblem.svelte'

export const compound: GameInfo['compound'] = phraseOf

/** Seed 1 deals a Guernsey, and a craftsman that can be paid for; the guide speaks of them. */
export const guided: GameInfo['guided'] = { prepared: 1, options: { first_seat: 0, setup: 'beginner' } }

export const kinds: GameInfo['kinds'] = {
  trail: ['started', 'set-up', 'moved', 'paid-fee', 'took', 'built', 'copied'],
  actions: ['used', 'auxiliary', 'declined', 'gained', 'paid', 'certified', 'hired', 'bought', 'gained-objective', 'played'],
  cards: ['drew', 'discarded', 'removed', 'reshuffled', 'market-card', 'displayed'],
  railroad: ['engine-moved', 'upgraded', 'appointed', 'disc-moved'],
  kansas: ['chose-tile', 'tile-placed', 'tile-lost', 'tile-returned', 'foreseen', 'token-moved', 'income', 'delivered', 'end-triggered', 'ended'],
  automa: ['automa-drew', 'automa-options', 'automa-moves', 'automa-path', 'automa-branch', 'automa-chose', 'automa-skipped'],
}
