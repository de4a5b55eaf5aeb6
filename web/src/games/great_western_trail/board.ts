/** The board of Great Western Trail, as the page loads it. */
import type { BoardModule } from '../../kit/board'
import { NARRATIONS, settings } from '../../kit/settings.svelte'
import { duration as durationWith } from './playback'
import { namesOf } from './places'
import type { GameEvent, View } from './wire'
import './palette.css'

export { default } from './Board.svelte'
export { default as Purse } from './Purse.svelte'
export { default as Scores } from './Scores.svelte'
export { brief, moveGroups } from './brief'
export { guide } from './guide'
export { categories } from './points'
export { tips } from './tips'

export const duration = (events: GameEvent[], pace: number) => durationWith(events, pace, NARRATIONS[settings.narration])

/** A neutral site by the building that lies there, a building site by the number that is written on it. */
export const called = ({ trail }: View) => namesOf(trail)
export { renamedBy } from './places'

export const lettered = false // those of the neutral buildings

export const telling: BoardModule['telling'] = ['moved', 'took', 'built', 'hired', 'bought', 'gained-objective', 'engine-moved', 'upgraded', 'appointed', 'delivered', 'end-triggered', 'automa-skipped']
