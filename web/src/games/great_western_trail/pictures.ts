/** What the rules page of Great Western Trail shows beside which rule. */
import type { RulePictures } from '../../kit/rules'
import './palette.css'

export { default } from './RulePicture.svelte'

export const captions: RulePictures['captions'] = {
  'GWT-1.6': 'board-picture-workers',
  'GWT-2.4': 'board-picture-cattleman',
  'GWT-2.8': 'board-picture-teepees',
  'GWT-2.9': 'board-picture-hazards',
  'GWT-4': 'board-picture-neutral',
  'GWT-5.1': 'board-picture-private',
  'GWT-6.2': 'board-picture-cattle',
  'GWT-7.1': 'board-picture-jobs',
  'GWT-8.6': 'board-picture-cities',
  'GWT-9.2': 'board-picture-stations',
  'GWT-10.2': 'board-picture-objectives',
}
