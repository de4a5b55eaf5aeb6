/** The four parts of a final score (GR-97). */
import type { Score } from './wire'

export const PARTS = [
  { name: 'turns', label: 'chapter-scoring', rule: 'GR-55' },
  { name: 'incomplete', label: 'board-open', rule: 'GR-89' },
  { name: 'prairies', label: 'chapter-prairies', rule: 'GR-94' },
  { name: 'tokens', label: 'chapter-tokens', rule: 'GR-95' },
] as const
export type Part = (typeof PARTS)[number]['name']

export function partsOf(score: Score): Record<Part, number> {
  const part = (name: Part) => Number(score[name] ?? 0)
  return { turns: part('turns'), incomplete: part('incomplete'), prairies: part('prairies'), tokens: part('tokens') }
}
