/** The four parts of a final score (GR-97). */
import type { Score } from './wire'

export const PARTS = [
  { name: 'turns', label: 'chapter-scoring', rule: 'GR-55' },
  { name: 'incomplete', label: 'board-open', rule: 'GR-89' },
  { name: 'prairies', label: 'chapter-prairies', rule: 'GR-94' },
  { name: 'tokens', label: 'chapter-tokens', rule: 'GR-95' },
] as const
export type Part = (typeof PARTS)[number]['name']

/** What the plot tells apart: GR-95 counts the tokens, all else comes from the map. */
export const categories = [
  { label: 'score-map', items: ['start', 'scoring'] },
  { label: 'chapter-tokens', items: ['tokens'] },
]

export function partsOf(score: Score): Record<Part, number> {
  const part = (name: Part) => Number(score[name] ?? 0)
  return { turns: part('turns'), incomplete: part('incomplete'), prairies: part('prairies'), tokens: part('tokens') }
}
