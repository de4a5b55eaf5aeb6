/** One's own results, game by game. */
import type { OwnResult } from './types'

export interface Category {
  kind: string
  mean: number
  before: number // of the older half of the games
  lately: number // of the newer half
}
export interface Summary {
  game: string
  results: OwnResult[] // the oldest first
  wins: number // shares of victories together
  points: number
  accuracy: number | null // of those that were analysed
  luck: number | null
  analysed: number
  categories: Category[]
}

const mean = (numbers: number[]): number => (numbers.length ? numbers.reduce((sum, n) => sum + n, 0) / numbers.length : 0)

export function summaries(results: OwnResult[]): Summary[] {
  const games = [...new Set(results.map((result) => result.game))]
  return games.map((game) => summary(game, results.filter((result) => result.game === game)))
}

function summary(game: string, results: OwnResult[]): Summary {
  const known = (numbers: (number | null)[]) => numbers.filter((n): n is number => n !== null)
  const accuracies = known(results.map((result) => result.accuracy))
  const lucks = known(results.map((result) => result.luck))
  const half = Math.floor(results.length / 2)
  const kinds = [...new Set(results.flatMap((result) => Object.keys(result.items)))]
  const of = (some: OwnResult[], kind: string) => mean(some.map((result) => result.items[kind] ?? 0))
  const categories = kinds.map((kind) => ({
    kind,
    mean: of(results, kind),
    before: of(half ? results.slice(0, half) : results, kind),
    lately: of(results.slice(half), kind),
  }))
  return {
    game,
    results,
    wins: results.reduce((sum, result) => sum + result.share, 0),
    points: mean(results.map((result) => result.points)),
    accuracy: accuracies.length ? mean(accuracies) : null,
    luck: lucks.length ? mean(lucks) : null,
    analysed: lucks.length,
    categories: categories.sort((a, b) => Math.abs(b.mean) - Math.abs(a.mean)),
  }
}
