/** One's own results, game by game. */
import type { OwnResult } from './types'

/** How something came out over the games, the oldest first. */
export interface Trend {
  values: (number | null)[] // null: not known of this game
  mean: number | null
  before: number | null // of the older half of the games; null: there are none to tell apart
  lately: number | null // of the newer half
}
export interface Summary {
  game: string
  results: OwnResult[] // the oldest first
  wins: number // shares of victories together
  analysed: number
  points: Trend
  accuracy: Trend // of those that were analysed
  luck: Trend
  categories: (Trend & { kind: string })[]
}

export function trend(values: (number | null)[]): Trend {
  const half = Math.floor(values.length / 2)
  return {
    values,
    mean: mean(values),
    before: half ? mean(values.slice(0, half)) : null,
    lately: half ? mean(values.slice(half)) : null,
  }
}

function mean(values: (number | null)[]): number | null {
  const known = values.filter((value): value is number => value !== null)
  return known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : null
}

export function summaries(results: OwnResult[]): Summary[] {
  const games = [...new Set(results.map((result) => result.game))]
  return games.map((game) => summary(game, results.filter((result) => result.game === game)))
}

function summary(game: string, results: OwnResult[]): Summary {
  const kinds = [...new Set(results.flatMap((result) => Object.keys(result.items)))]
  const categories = kinds.map((kind) => ({ kind, ...trend(results.map((result) => result.items[kind] ?? 0)) }))
  return {
    game,
    results,
    wins: results.reduce((sum, result) => sum + result.share, 0),
    analysed: results.filter((result) => result.luck !== null).length,
    points: trend(results.map((result) => result.points)),
    accuracy: trend(results.map((result) => (result.accuracy === null ? null : result.accuracy / 100))),
    luck: trend(results.map((result) => result.luck)),
    categories: categories.sort((a, b) => Math.abs(b.mean ?? 0) - Math.abs(a.mean ?? 0)),
  }
}

/** Where the values stand in a box: the oldest on the left, the highest on top. What is not known is left out. */
export function dots(values: (number | null)[], width: number, height: number): { x: number; y: number }[] {
  const known = values.filter((value): value is number => value !== null)
  const low = Math.min(...known)
  const span = Math.max(...known) - low
  const x = (index: number) => (values.length > 1 ? (width * index) / (values.length - 1) : width / 2)
  const y = (value: number) => (span ? height * (1 - (value - low) / span) : height / 2)
  return values.flatMap((value, index) => (value === null ? [] : [{ x: x(index), y: y(value) }]))
}
