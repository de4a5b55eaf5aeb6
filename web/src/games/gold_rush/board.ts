/** The board of Gold Rush, as the page loads it. */
import type { BoardModule, Words } from '../../kit/board'
import type { Move, MoveGroup, View } from './wire'
import './palette.css'

export { default } from './Board.svelte'
export { default as Purse } from './Purse.svelte'
export { default as Scores } from './Scores.svelte'
export { guide } from './guide'
export { duration } from './playback'
export { categories } from './scorings'
export { tips } from './tips'

/** Cowboys first, then mining, tents and nothing; places of the tile as they come. */
export function moveGroups(moves: Move[], _view: View, _speak: Words): MoveGroup[] {
  const of = (...kinds: string[]) => moves.filter((move) => kinds.includes(move.action.do))
  return [of('place'), of('cowboy'), of('mine', 'none'), of('tent')].filter((group) => group.length).map((group) => ({ label: '', moves: group }))
}

export const telling: BoardModule['telling'] = ['placed', 'cowboy-out', 'tent-out', 'dug', 'cowboy-home', 'lost', 'ended']
