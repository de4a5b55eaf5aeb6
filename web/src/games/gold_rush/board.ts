/** The board of Gold Rush, as the page loads it. */
import type { BoardModule } from '../../kit/board'
import './palette.css'

export { default } from './Board.svelte'
export { default as Purse } from './Purse.svelte'
export { default as Scores } from './Scores.svelte'
export { brief, moveGroups } from './brief'
export { guide } from './guide'
export { duration } from './playback'
export { categories } from './scorings'
export { tips } from './tips'

export const telling: BoardModule['telling'] = ['placed', 'cowboy-out', 'tent-out', 'dug', 'cowboy-home', 'lost', 'ended']
