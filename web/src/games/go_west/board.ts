/** The board of Go West!, as the page loads it. */
import type { BoardModule, Words } from '../../kit/board'
import type { Move, MoveGroup, View } from './wire'
import { verb } from './words'
import './palette.css'

export { default } from './Board.svelte'
export { default as Scores } from './Scores.svelte'
export { guide } from './guide'
export { duration } from './playback'
export { tips } from './tips'

/** What is done with the cards first, then the rest. */
export function moveGroups(moves: Move[], _view: View | null, speak: Words): MoveGroup[] {
  const of = (...kinds: string[]) => moves.filter((move) => kinds.includes(move.action.do))
  const groups: MoveGroup[] = [
    { label: verb(speak, 'play'), moves: of('play') },
    { label: '', moves: of('score', 'announce', 'stop', 'pay', 'place', 'step') },
    { label: verb(speak, 'sell'), moves: of('sell') },
  ]
  return groups.filter((group) => group.moves.length)
}

/** A move in a few words below the label of its group: “East 1, 2 wagons, cost 3”, sold “… · +2 tokens”. */
export function brief({ action, figures }: Move, _view: View | null, speak: Words): string {
  switch (action.do) {
    case 'play':
      return speak.named(action.card)
    case 'sell':
      return `${speak.named(action.card)} · +${speak.say('count-tokens', figures)}`
    case 'score':
    case 'announce':
      return speak.say(`action-${action.do}.short`, figures)
    case 'place':
      return speak.named(action.region)
    default:
      return speak.action(action, figures)
  }
}

export const telling: BoardModule['telling'] = ['announced', 'played', 'sold', 'scored', 'moved', 'ended']
