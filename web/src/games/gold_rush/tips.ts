/** Tips for the first games. */
import type { Action, Job, Situation, Tip } from './wire'

const own = (now: Situation) => now.view.players[now.seat]!
const offered = (now: Situation, verb: Action['do']) => now.moves.some(({ action }) => action.do === verb)
const wanted = (now: Situation, job: Job) => now.moves.some(({ action }) => action.do === 'cowboy' && action.job === job)
const left = (now: Situation) => Object.values(now.view.bag).reduce((sum, count) => sum + count, 0)

export const tips: Tip[] = [
  { message: 'tip-place', at: '.tray', when: (now) => offered(now, 'place') },
  { message: 'tip-merchant', at: '.tray .tile', when: (now) => wanted(now, 'merchant') },
  { message: 'tip-cowboy', at: '.tray .tile', when: (now) => offered(now, 'cowboy') },
  { message: 'tip-mine', at: '.tray', when: (now) => offered(now, 'mine') },
  { message: 'tip-tent', at: '.seat.own', when: (now) => offered(now, 'tent') && own(now).tent === null && now.view.map.length > 4 },
  { message: 'tip-map', at: '.gr .map', when: (now) => offered(now, 'place') && now.view.map.length > 5 },
  { message: 'tip-reserve', at: '.seat.own', when: (now) => own(now).reserve <= 1 },
  { message: 'tip-farmer', at: '.tray .tile', when: (now) => wanted(now, 'farmer') && now.view.map.length > 8 },
  { message: 'tip-meaning', at: '.seat.own', when: (now) => now.view.map.length > 10 },
  { message: 'tip-bag', at: '.bag', when: (now) => left(now) <= 16 },
]
