/** Final scores put together: the categories of each seat (GWT-12.2). */
import type { Score, ScoreItem } from './wire'

export const CATEGORIES = ['money', 'buildings', 'cities', 'stations', 'hazards', 'cattle', 'objectives', 'masters', 'workers', 'steps', 'token'] as const
export type Category = (typeof CATEGORIES)[number]

const HOMES: Record<string, Category> = { city: 'cities', arrow: 'cities', objective: 'objectives', master: 'masters' }

/** Items by category; a category that has none is empty: the Automa scores nothing there (AU-21). */
export function byCategory(score: Score): Record<Category, ScoreItem[]> {
  const found = Object.fromEntries(CATEGORIES.map((category) => [category, [] as ScoreItem[]])) as Record<Category, ScoreItem[]>
  for (const item of score.items) found[HOMES[item.item] ?? (item.item as Category)]?.push(item)
  return found
}

export const sumOf = (items: readonly ScoreItem[]): number => items.reduce((sum, item) => sum + item.points, 0)
