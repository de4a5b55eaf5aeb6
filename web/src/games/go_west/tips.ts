/** Tips for the first games. */
import { GOAL, TRACKS } from './parts'
import type { Action, Situation, Tip } from './wire'

const table = (now: Situation) => now.view
const own = (now: Situation) => table(now).players[now.seat]!
const offered = (now: Situation, verb: Action['do']) => now.moves.some((move) => move.action.do === verb)

export const tips: Tip[] = [
  { message: 'tip-card', at: '[data-spot="hand"]', when: (now) => offered(now, 'play') },
  { message: 'tip-pay', at: '.payment', when: (now) => table(now).phase === 'pay' },
  { message: 'tip-place', at: '.map', when: (now) => table(now).phase === 'place' },
  { message: 'tip-step', at: '.map', when: (now) => table(now).phase === 'step' },
  { message: 'tip-score', at: '.actions', when: (now) => offered(now, 'score') && TRACKS.some((region) => table(now).wagons[region] > 0 && table(now).tracks[region].includes(now.seat)) },
  { message: 'tip-marker', at: '.actions', when: (now) => offered(now, 'announce') && table(now).scorings.length > 0 },
  { message: 'tip-sell', at: '[data-spot="hand"]', when: (now) => offered(now, 'sell') && own(now).box >= 6 && own(now).supply <= 20 },
  { message: 'tip-full', at: '.map', when: (now) => TRACKS.some((region) => table(now).tracks[region].length >= 6) },
  { message: 'tip-meaning', at: '[data-spot^="seat:"]', when: (now) => offered(now, 'sell') && table(now).scorings.length > 0 },
  { message: 'tip-end', at: '.map', when: (now) => table(now).wagons.new_england + table(now).wagons.east <= 6 || table(now).players.some((player) => player.vp >= GOAL - 12) },
]
