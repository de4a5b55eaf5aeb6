/** The guided first turn, at the table that info.ts prepares: its first hand is always the same. */
import type { GuideStep, Situation } from './wire'

const CARD = 'east:2 w2 c5'

const table = (now: Situation) => now.view
const opening = (now: Situation) => table(now).phase === 'action' && table(now).players[now.seat]!.hand!.includes(CARD) && !Object.keys(table(now).discard).length
const stepping = (left: number) => (now: Situation) => {
  const { phase, card, wagons, steps_left } = table(now)
  return phase === 'step' && card === CARD && steps_left === left && wagons.new_england === 18 + left
}
const mine = (now: Situation) => table(now).phase === 'action'
const settled = (now: Situation) => mine(now) && table(now).tracks.east.filter((seat) => seat === now.seat).length === 2 && table(now).wagons.east >= 2

export const guide: GuideStep[] = [
  { message: 'guide-welcome', at: '.map', when: opening },
  { message: 'guide-hand', at: '[data-spot="hand"]', when: opening },
  { message: 'guide-play', at: `[data-spot="card:${CARD}"]`, when: opening, means: (action) => action.do === 'play' && action.card === CARD },
  { message: 'guide-step', at: '[data-place="wagons:new_england"]', when: stepping(2), means: (action) => action.do === 'step' && action.from === 'new_england' },
  { message: 'guide-step-again', at: '[data-place="wagons:new_england"]', when: stepping(1), means: (action) => action.do === 'step' && action.from === 'new_england' },
  { message: 'guide-east', at: '[data-place="track:east"]', when: settled },
  { message: 'guide-score', at: '.actions', when: mine },
  { message: 'guide-sell', at: '[data-spot="hand"]', when: mine },
  { message: 'guide-end' },
]
