/** How a game came out. */
import type { Face } from './types'

export interface Rank {
  seat: number
  points: number
  share: number // of the victory
}

/** The seats from first to last. Without scores from the server, the most points win. */
export function ranking(face: Face): Rank[] {
  const points = face.steps.at(-1)?.points ?? []
  const most = Math.max(...points)
  const best = points.filter((n) => n === most).length
  const ranks: Rank[] = face.scores?.length
    ? face.scores.map(({ seat, points, share }) => ({ seat, points, share }))
    : points.map((n, seat) => ({ seat, points: n, share: n === most ? 1 / best : 0 }))
  return ranks.sort((a, b) => b.share - a.share || b.points - a.points || a.seat - b.seat)
}
