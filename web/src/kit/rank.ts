/** Where a seat stands among the others, as a message of the page. Without a seat: who leads. */
export function rank(points: number[], seat: number | null, names: string[]): { message: string; params: Record<string, string | number> } {
  const best = Math.max(...points)
  const leaders = names.filter((_, n) => points[n] === best)
  if (seat === null) return { message: 'stand-leader', params: { name: leaders.join(', '), points: best } }
  const mine = points[seat] ?? 0
  const place = 1 + points.filter((each) => each > mine).length
  const others = points.filter((_, n) => n !== seat)
  const next = Math.max(...others)
  const params = { points: mine, place, seats: points.length, lead: mine - next, gap: best - mine, name: leaders.join(', ') }
  return { message: place > 1 ? 'stand-behind' : mine === next ? 'stand-even' : 'stand-ahead', params }
}
