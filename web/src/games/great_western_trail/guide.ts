/** The guided first turn, at the table that info.ts prepares: hand and job market are always the same. */
import { BUILDINGS, effectName, JOB_ROWS, seatingOf, type Effect } from './parts'
import type { Action, GuideStep, Situation } from './wire'

const SITE = 'N-A'
const [SALE, HIRING] = BUILDINGS.A!.fields.flat() as [Effect, Effect]
const ROW = 1
const COST = JOB_ROWS[ROW - 1]!.cost
const MONEY = seatingOf(2).money[0]! + Number(SALE.gain) // after the sale

const table = (now: Situation) => now.view
const own = (now: Situation) => table(now).players[now.seat]!
const offered = (now: Situation, meant: (action: Action) => boolean) => now.moves.some((move) => meant(move.action))

const starts = (action: Action) => action.do === 'place' && action.site === SITE
const sells = (action: Action) => action.do === 'use' && action.deed === effectName(SALE) && action.site === SITE
const asksForHire = (action: Action) => action.do === 'use' && action.deed === effectName(HIRING) && action.site === SITE
const hires = (action: Action) => action.do === 'hire' && action.worker === 'craftsman' && action.row === ROW
const opening = (now: Situation) => table(now).phase === 'move' && offered(now, starts)
const moving = (now: Situation) => table(now).phase === 'move' && !offered(now, starts)

export const guide: GuideStep[] = [
  { message: 'guide-welcome', at: '.gwt .map', when: opening },
  { message: 'guide-hand', at: '.gwt section.hand', when: opening },
  { message: 'guide-place', at: `[data-element="site:${SITE}"]`, when: opening, means: starts },
  { message: 'guide-discard', at: `[data-element="deed:${effectName(SALE)}"]`, when: (now) => offered(now, sells), means: sells, params: { money: SALE.gain } },
  { message: 'guide-hire', at: `[data-element="deed:${effectName(HIRING)}"]`, when: (now) => offered(now, asksForHire) && own(now).money === MONEY, means: asksForHire, params: { money: MONEY } },
  { message: 'guide-craftsman', at: `[data-element="job:${ROW}:craftsman"]`, when: (now) => offered(now, hires) && own(now).money === MONEY, means: hires, params: { cost: COST } },
  { message: 'guide-visit', at: '.gwt .asks', when: (now) => table(now).phase === 'visit', means: (action) => action.do !== 'objective' },
  { message: 'guide-move', at: '.gwt .map', when: moving },
  { message: 'guide-auxiliary', at: '.gwt section.mine', when: moving },
  { message: 'guide-kansas-city', at: '.gwt .map', when: moving },
  { message: 'guide-end' },
]
