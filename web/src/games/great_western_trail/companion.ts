/** What the companion asks at a real table of Great Western Trail, drawn: its places, cards and tiles are touched. */
import type { CompanionModule } from '../../kit/companion'
import { namesOf } from './places'
import type { View } from './wire'
import './palette.css'
import './pieces.css'

export { default } from './companion/Asked.svelte'
export { default as Where } from './companion/Where.svelte'

const DRAWN = ['site', 'cattleman', 'engine', 'master', 'job', 'market', 'tile', 'foresight']

export const draws: CompanionModule['draws'] = ({ label }) => DRAWN.includes(label)

export const called: CompanionModule['called'] = (known) => namesOf((known as View).trail)
