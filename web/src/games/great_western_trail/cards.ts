/** Cards in hands and piles: what they are, which of them count, in which order they are shown. */
import { CATTLE, cattleOf, OBJECTIVES } from './parts'

/** Two letters for each breed: colour is never the only sign. */
export const BREED_LETTERS: Record<string, string> = {
  jersey: 'JE', dutch_belt: 'DB', black_angus: 'BA', guernsey: 'GU', holstein: 'HO',
  brown_swiss: 'BS', ayrshire: 'AY', west_highland: 'WH', texas_longhorn: 'TL',
} // prettier-ignore

const ORDER = new Map([...CATTLE, ...Object.keys(OBJECTIVES)].map((name, index) => [name, index]))

/** Cattle from the most to the least valuable, so that breeds lie together; then objectives. */
export function sorted(cards: readonly string[]): string[] {
  const place = (name: string) => (cattleOf(name) ? -ORDER.get(name)! : (ORDER.get(name) ?? 0) + 1)
  return [...cards].sort((a, b) => place(a) - place(b))
}

export interface Held {
  key: string // stays with the card while others come and go
  name: string
  counts: boolean // GWT-8.4: the first card of its breed
}

export function held(cards: readonly string[]): Held[] {
  const seen = new Map<string, number>()
  const breeds = new Set<string>()
  return sorted(cards).map((name) => {
    const copy = seen.get(name) ?? 0
    seen.set(name, copy + 1)
    const breed = cattleOf(name)?.breed
    const counts = breed !== undefined && !breeds.has(breed)
    if (breed) breeds.add(breed)
    return { key: `${name}:${copy}`, name, counts }
  })
}

/** A pile as the view counts it: {jersey: 2} is two cards. */
export function spread(counts: Record<string, number>): { name: string; count: number }[] {
  return sorted(Object.keys(counts)).map((name) => ({ name, count: counts[name]! }))
}

export const sizeOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
