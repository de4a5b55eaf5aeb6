/** Names of regions on little room. */

/** A letter for each name, as far as possible its first one, and all different. */
export function letters(names: readonly string[]): string[] {
  const initial = (word: string) => word.charAt(0).toUpperCase()
  // Names of one word have no choice, so they come first; of the others every further word offers its initial.
  const order = names.map((name, n) => ({ n, words: name.split(/[\s-]+/) })).sort((a, b) => a.words.length - b.words.length || a.n - b.n)
  const taken = new Set<string>()
  const out: string[] = names.map(initial)
  for (const { n, words } of order) {
    const offers = [...words.map(initial), ...(names[n] ?? '').toUpperCase().replace(/[^\p{L}]/gu, '')]
    const letter = offers.find((each) => !taken.has(each)) ?? offers[0] ?? '?'
    taken.add(letter)
    out[n] = letter
  }
  return out
}
