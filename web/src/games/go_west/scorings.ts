/** Itemised scorings as tables need them. */
import type { Score } from '../../kit/board'
import type { ScoredRegion } from './view'

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
    const of = (item: string) => score.items.filter((each) => each.item === item)
    const total = (items: { points: number }[]) => items.reduce((sum, each) => sum + each.points, 0)
    return {
      start: total(of('start')),
      scorings: Array.from({ length: scorings }, (_, n) => total(of('scoring').filter((each) => each.scoring === n + 1))),
      paid: total(of('paid')),
      sum: score.points,
      supply: Number(score.supply ?? 0),
    }
  })
}
