/** Tips for the first games. */
import type { Situation, Tip } from './wire'
import type { GoldRushView } from './view'

const table = (now: Situation) => now.view as GoldRushView
const own = (now: Situation) => table(now).players[now.seat]!
const offered = (now: Situation, deed: string, job?: string) => now.moves.some(({ action }) => action.do === deed && (!job || action.job === job))
const left = (now: Situation) => Object.values(table(now).bag).reduce((sum, count) => sum + count, 0)

export const tips: Tip[] = [
  { message: 'tip-place', at: '.tray', when: (now) => offered(now, 'place') },
  { message: 'tip-merchant', at: '.tray .tile', when: (now) => offered(now, 'cowboy', 'merchant') },
  { message: 'tip-cowboy', at: '.tray .tile', when: (now) => offered(now, 'cowboy') },
  { message: 'tip-mine', at: '.tray', when: (now) => offered(now, 'mine') },
  { message: 'tip-tent', at: '.seat.own', when: (now) => offered(now, 'tent') && own(now).tent === null && table(now).map.length > 4 },
  { message: 'tip-map', at: '.gr .map', when: (now) => offered(now, 'place') && table(now).map.length > 5 },
  { message: 'tip-reserve', at: '.seat.own', when: (now) => own(now).reserve <= 1 },
  { message: 'tip-farmer', at: '.tray .tile', when: (now) => offered(now, 'cowboy', 'farmer') && table(now).map.length > 8 },
  { message: 'tip-meaning', at: '.seat.own', when: (now) => table(now).map.length > 10 },
  { message: 'tip-bag', at: '.bag', when: (now) => left(now) <= 16 },
]
