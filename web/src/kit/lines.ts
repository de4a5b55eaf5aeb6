/** A name on little room: in one line, or in two where it is long and can be divided. */
export function lines(name: string, longest: number): string[] {
  if (name.length <= longest) return [name]
  const cuts = [...name.matchAll(/[\s-]/g)].map((match) => match.index)
  const middle = name.length / 2
  const cut = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  if (cut === undefined) return [name]
  return [name.slice(0, name[cut] === '-' ? cut + 1 : cut), name.slice(cut + 1)]
}
