/** Names of Go West! that words take apart. */
import type { Phrase } from '../../kit/board'
import { cardParts } from './cards'

export function phraseOf(name: string): Phrase | null {
  try {
    return { message: 'card', params: { ...cardParts(name) } }
  } catch {
    return null
  }
}
