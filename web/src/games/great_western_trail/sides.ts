/** Buildings in words: every field of a side, alternatives with a slash. */
import type { Words } from '../../kit/board'
import { BUILDINGS, effectName } from './parts'

export function fieldsInWords(speak: Words, building: string): string {
  const fields = BUILDINGS[building]?.fields ?? []
  return fields.map((field) => field.map((effect) => speak.named(effectName(effect))).join(' / ')).join(' · ')
}

/** The other side of a private building: 4a is 4b. */
export const otherSide = (building: string): string => building.slice(0, -1) + (building.endsWith('a') ? 'b' : 'a')
