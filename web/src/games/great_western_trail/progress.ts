/** How far a seat is with the tasks of an objective card (GWT 12.3), each card looked at by itself. */
import { OBJECTIVES } from './parts'
import type { Player } from './wire'

export interface Progress {
  task: string
  have: number // no more than needed
  need: number
}

export function progressOf(card: string, belongings: Player['belongings']): Progress[] {
  return Object.entries(OBJECTIVES[card]!.tasks).map(([task, need]) => ({ task, have: Math.min(belongings[task] ?? 0, need), need }))
}

export const isMet = (progress: readonly Progress[]): boolean => progress.every(({ have, need }) => have === need)
