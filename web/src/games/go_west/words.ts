/** Sentences of the board that the catalogue has in other forms. */
import type { Words } from '../../kit/board'

/** “Play: …” without what is played. */
export function verb(speak: Words, kind: 'play' | 'sell'): string {
  return speak.say(`action-${kind}`, { card: '' }).replace(/[\s:]+$/, '')
}
