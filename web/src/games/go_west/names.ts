/** Names of regions on little room. */

/** The name in one line, or in two where it is long and can be divided. */
export function lines(name: string, longest: number): string[] {
  if (name.length <= longest) return [name]
  const cuts = [...name.matchAll(/[\s-]/g)].map((match) => match.index)
  const middle = name.length / 2
  const cut = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  if (cut === undefined) return [name]
  return [name.slice(0, name[cut] === '-' ? cut + 1 : cut), name.slice(cut + 1)]
}

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
