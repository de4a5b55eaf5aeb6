/** Sentences of the board that the catalogue has in other forms. */
import type { Words } from '../../kit/board'
import { cardParts } from './cards'

/** What a card is called: “East +1, 2 wagons, cost 5”. */
export function cardWords(speak: Words, name: string): string {
  const parts = cardParts(name)
  return speak.say('card', { ...parts })
}

/** “Play: …” without what is played. */
export function verb(speak: Words, kind: 'play' | 'sell'): string {
  return speak.say(`action-${kind}`, { card: '' }).replace(/[\s:]+$/, '')
}
