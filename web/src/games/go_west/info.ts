/** What the page knows of Go West! without its board. */
import type { Action, GameInfo, View } from '../../kit/board'
import { phraseOf } from './phrases'
import { SCORING_COSTS, type GoWestView } from './view'

export { default as Emblem } from './Emblem.svelte'

export const compound: GameInfo['compound'] = phraseOf

/** Which scoring card it would be, and its cost. */
export function details(view: View, action: Action): Record<string, unknown> {
  if (action.do !== 'score') return {}
  const { players, actor } = view as GoWestView
  const player = players[actor]
  return { number: Math.min((player?.scored ?? 0) + 1, SCORING_COSTS.length), cost: player?.next_scoring ?? 0 }
}

/** Seed 68 deals a hand with a card of every kind; the guide speaks of it. */
export const lesson: GameInfo['lesson'] = { prepared: 68, options: { first_seat: 0 } }

export const kinds: GameInfo['kinds'] = {
  cards: ['played', 'sold', 'paid', 'drew', 'reshuffled'],
  tokens: ['placed', 'returned', 'unplaced'],
  wagons: ['moved', 'lapsed'],
  scoring: ['scored', 'awarded', 'ended'],
}
