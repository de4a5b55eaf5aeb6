/** Tips for the first games. */
import type { Situation, Tip } from './wire'

const MAP = '.gwt .map'
const ASKS = '.gwt .asks'
const MINE = '.gwt section.mine'
const MARKET = '.gwt section.market'

const phase = (now: Situation) => now.view.phase
const asked = (name: string) => (now: Situation) => phase(now) === name
const offered = (now: Situation, verb: string) => now.moves.some((move) => move.action.do === verb)

export const tips: Tip[] = [
  { message: 'tip-start', at: MAP, when: (now) => offered(now, 'place') },
  { message: 'tip-move', at: MAP, when: (now) => phase(now) === 'move' && offered(now, 'move') },
  { message: 'tip-visit', at: ASKS, when: (now) => phase(now) === 'visit' && offered(now, 'use') },
  { message: 'tip-hire', at: MARKET, when: asked('hire') },
  { message: 'tip-build', at: MINE, when: asked('build') },
  { message: 'tip-buy', at: MARKET, when: asked('buy') },
  { message: 'tip-engine', at: MAP, when: asked('engine') },
  { message: 'tip-station', at: ASKS, when: asked('upgrade') },
  { message: 'tip-take', at: MAP, when: asked('take') },
  { message: 'tip-objective', at: MARKET, when: asked('objective') },
  { message: 'tip-certificate', at: MINE, when: (now) => now.moves.some(({ action }) => action.do === 'use' && String(action.deed).startsWith('certificate')) },
  { message: 'tip-foresight', at: MARKET, when: asked('foresight') },
  { message: 'tip-income', at: ASKS, when: asked('income') },
  { message: 'tip-deliver', at: MAP, when: asked('deliver') },
  { message: 'tip-auxiliary', at: MINE, when: (now) => phase(now) === 'visit' && offered(now, 'auxiliary') },
]
