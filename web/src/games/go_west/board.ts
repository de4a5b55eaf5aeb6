/** The board of Go West!, as the page loads it. */
import type { BoardModule, Words } from '../../kit/board'
import type { Move, MoveGroup, View } from './wire'
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
    { label: speak.say('board-hand'), moves: of('play') },
    { label: '', moves: of('score', 'announce', 'stop', 'pay', 'place', 'step') },
    { label: '', moves: of('sell') },
  ]
  return groups.filter((group) => group.moves.length)
}

export const telling: BoardModule['telling'] = ['announced', 'played', 'sold', 'scored', 'moved', 'ended']
