/** Itemised scorings as tables need them. */
import type { Score, ScoredRegion, ScoreItem } from './wire'

/** Per seat what it had and got in a region; a seat without tokens there got nothing. */
export function cellsOf(region: ScoredRegion, seats: number): { tokens: number; points: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const award = region.awards.find((each) => each.seat === seat)
    return { tokens: award?.tokens ?? 0, points: award?.points ?? 0 }
  })
}

export interface Sum {
  start: number
  scorings: number[] // what each scoring brought
  paid: number // negative
  sum: number
  supply: number
}

export function sumsOf(scores: readonly Score[], scorings: number): Sum[] {
  return scores.map((score) => {
    const total = (counts: (item: ScoreItem) => boolean) => score.items.filter(counts).reduce((sum, each) => sum + each.points, 0)
    return {
      start: total(({ item }) => item === 'start'),
      scorings: Array.from({ length: scorings }, (_, n) => total((each) => each.item === 'scoring' && each.scoring === n + 1)),
      paid: total(({ item }) => item === 'paid'),
      sum: score.points,
      supply: score.supply,
    }
  })
}
