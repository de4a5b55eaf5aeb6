/** Names in the view of Gold Rush. */
import type { Job, Land } from './wire'

export const LANDS: readonly Land[] = ['rail', 'mountain', 'city', 'prairie']
export const JOBS: Record<Land, Job> = { rail: 'railwayman', mountain: 'miner', city: 'merchant', prairie: 'farmer' }

export const COWBOYS = 4 // of each seat; the fifth is its score marker
export const TRACK = 50 // spaces of the score track

/** A segment's name, and back. */
export function spotName(x: number, y: number, where: string): string {
  return `${x},${y} ${where}`
}

export function parseSpot(name: string): { x: number; y: number; where: string } {
  const [cell = '', where = ''] = name.split(' ')
  const [x, y] = cell.split(',').map(Number)
  return { x: x ?? 0, y: y ?? 0, where }
}

export function parseCowboy(name: string): { job: Job; at: string } {
  const cut = name.indexOf(' ')
  return { job: name.slice(0, cut) as Job, at: name.slice(cut + 1) }
}
