/** The guided first turn, at the table that info.ts prepares: its first tile is always the same. */
import type { GuideStep, Situation } from './wire'

const opening = (now: Situation) => now.view.phase === 'place' && now.view.map.length === 1 && now.view.tile === 'MS1'
const first = (now: Situation) => now.view.phase === 'act' && now.view.map.length === 2
/** The tile lies north of the start tile and closes its mountain. */
const closed = (now: Situation) => first(now) && now.view.map[1]!.x === 0 && now.view.map[1]!.y === 1
const scored = (now: Situation) => now.view.phase === 'place' && now.view.scorings.some((scoring) => scoring.land === 'mountain' && scoring.winners.includes(now.seat))
const placing = (now: Situation) => now.view.phase === 'place'

export const guide: GuideStep[] = [
  { message: 'guide-welcome', at: '.gr .map', when: opening },
  { message: 'guide-tile', at: '.tray .tile', when: opening },
  { message: 'guide-place', at: '.site[data-place="0,1"]', when: opening, means: (action) => action.do === 'place' && action.x === 0 && action.y === 1 },
  { message: 'guide-miner', at: '.tray [data-post="segment:0,1,S"]', when: closed, means: (action) => action.do === 'cowboy' && action.job === 'miner' },
  { message: 'guide-act', at: '.tray', when: first, means: (action) => action.do === 'cowboy' },
  { message: 'guide-scored', at: '.seat.own', when: scored },
  { message: 'guide-jobs', at: '.tray .tile', when: placing },
  { message: 'guide-tent', at: '.seat.own', when: placing },
  { message: 'guide-end' },
]
