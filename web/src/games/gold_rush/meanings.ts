/** What lies on the map, by what it means: a message and the rule behind it, as meaning() takes them. */
import type { Job, Land } from './wire'

type Means = [message: string, params: Record<string, unknown>, rule: string]

export const LAND_MEANINGS: Record<Land, Means> = {
  rail: ['meaning-rail', {}, 'GR-60'],
  mountain: ['meaning-mountain', {}, 'GR-66'],
  city: ['meaning-city', {}, 'GR-75'],
  prairie: ['meaning-prairie', {}, 'GR-83'],
}

export const JOB_MEANINGS: Record<Job, Means> = {
  railwayman: ['meaning-railwayman', {}, 'GR-61'],
  miner: ['meaning-miner', {}, 'GR-68'],
  merchant: ['meaning-merchant', {}, 'GR-76'],
  farmer: ['meaning-farmer', {}, 'GR-93'],
}

export const TENT_MEANING: Means = ['meaning-tent', {}, 'GR-41']
export const STACK_MEANING: Means = ['meaning-stack', {}, 'GR-26']
