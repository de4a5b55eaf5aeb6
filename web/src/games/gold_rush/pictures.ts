/** What the rules page of Gold Rush shows beside which rule. */
import type { RulePictures } from '../../kit/rules'
import './palette.css'

export { default } from './RulePicture.svelte'

export const captions: RulePictures['captions'] = {
  'GR-3': 'board-picture-edges',
  'GR-4': 'board-picture-tiles',
  'GR-5': 'board-picture-tokens',
  'GR-6': 'board-picture-pieces',
  'GR-63': 'board-picture-locomotive',
}
