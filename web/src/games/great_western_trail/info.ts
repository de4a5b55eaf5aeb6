/** What the page knows of Great Western Trail without its board. */
import automa from '../../../../src/saloon/games/great_western_trail/data/automa.toml'
import buildings from '../../../../src/saloon/games/great_western_trail/data/buildings.toml'
import cattle from '../../../../src/saloon/games/great_western_trail/data/cattle.toml'
import cities from '../../../../src/saloon/games/great_western_trail/data/cities.toml'
import labour from '../../../../src/saloon/games/great_western_trail/data/labour.toml'
import lessons from '../../../../src/saloon/games/great_western_trail/data/lessons.toml'
import objectives from '../../../../src/saloon/games/great_western_trail/data/objectives.toml'
import points from '../../../../src/saloon/games/great_western_trail/data/points.toml'
import railroad from '../../../../src/saloon/games/great_western_trail/data/railroad.toml'
import seats from '../../../../src/saloon/games/great_western_trail/data/seats.toml'
import sentences from '../../../../src/saloon/games/great_western_trail/data/sentences.toml'
import { amountsIn } from '../../kit/amounts'
import type { GameInfo } from '../../kit/board'
import { phraseOf } from './phrases'

export { default as Emblem } from './Emblem.svelte'

export const compound: GameInfo['compound'] = phraseOf

export const amounts: GameInfo['amounts'] = amountsIn({ automa, buildings, cattle, cities, labour, lessons, objectives, points, railroad, seats, sentences })

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
