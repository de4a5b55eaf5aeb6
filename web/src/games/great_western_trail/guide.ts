/** The guided first turn, at the table that info.ts prepares: hand and job market are always the same. */
import type { Action, GuideStep, Situation } from './wire'
import type { GreatWesternTrailView } from './view'

const SITE = 'N-A'

const table = (now: Situation) => now.view as GreatWesternTrailView
const own = (now: Situation) => table(now).players[now.seat]!
const offered = (now: Situation, meant: (action: Action) => boolean) => now.moves.some((move) => meant(move.action))

const starts = (action: Action) => action.do === 'place' && action.site === SITE
const sells = (action: Action) => action.do === 'use' && action.deed === 'discard-guernsey-gain-2' && action.site === SITE
const asksForHire = (action: Action) => action.do === 'use' && action.deed === 'hire-0' && action.site === SITE
const hires = (action: Action) => action.do === 'hire' && action.worker === 'craftsman'
const opening = (now: Situation) => table(now).phase === 'move' && offered(now, starts)
const moving = (now: Situation) => table(now).phase === 'move' && !offered(now, starts)

export const guide: GuideStep[] = [
  { message: 'guide-welcome', at: '.gwt .map', when: opening },
  { message: 'guide-hand', at: '.gwt section.hand', when: opening },
  { message: 'guide-place', at: `[data-element="site:${SITE}"]`, when: opening, means: starts },
  { message: 'guide-discard', at: '[data-element="deed:discard-guernsey-gain-2"]', when: (now) => offered(now, sells), means: sells },
  { message: 'guide-hire', at: '[data-element="deed:hire-0"]', when: (now) => offered(now, asksForHire) && own(now).money === 8, means: asksForHire },
  { message: 'guide-craftsman', at: '[data-element="job:1:craftsman"]', when: (now) => offered(now, hires) && own(now).money === 8, means: hires },
  { message: 'guide-visit', at: '.gwt .asks', when: (now) => table(now).phase === 'visit', means: (action) => action.do !== 'objective' },
  { message: 'guide-move', at: '.gwt .map', when: moving },
  { message: 'guide-auxiliary', at: '.gwt section.mine', when: moving },
  { message: 'guide-kansas-city', at: '.gwt .map', when: moving },
  { message: 'guide-end' },
]
