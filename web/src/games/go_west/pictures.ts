/** What the rules page of Go West! shows beside which rule. */
import type { RulePictures } from '../../kit/rules'
import './palette.css'

export { default } from './RulePicture.svelte'

export const captions: RulePictures['captions'] = {
  'GW-1': 'board-picture-map',
  'GW-2': 'board-picture-wagons',
  'GW-4': 'board-picture-cards',
  'GW-6': 'board-picture-track',
}
