/** Final scores put together: the categories of each seat (GWT-12.2). */
import type { Score, ScoreItem } from './wire'

export const CATEGORIES = ['money', 'buildings', 'cities', 'stations', 'hazards', 'cattle', 'objectives', 'masters', 'workers', 'steps', 'token'] as const
export type Category = (typeof CATEGORIES)[number]

export const LABELS: Record<Category, string> = {
  money: 'item-money', buildings: 'item-buildings', cities: 'board-cities', stations: 'item-stations', hazards: 'item-hazards', cattle: 'item-cattle',
  objectives: 'item-objectives', masters: 'board-masters', workers: 'item-workers', steps: 'item-steps', token: 'item-token',
} // prettier-ignore

const HOMES: Record<string, Category> = { city: 'cities', arrow: 'cities', objective: 'objectives', master: 'masters' }

/** The categories with the items that belong to each. */
export const categories = CATEGORIES.map((category) => ({
  label: LABELS[category],
  items: [category, ...Object.keys(HOMES).filter((item) => HOMES[item] === category)],
}))

/** Items by category; a category that has none is empty: the Automa scores nothing there (AU-21). */
export function byCategory(score: Score): Record<Category, ScoreItem[]> {
  const found = Object.fromEntries(CATEGORIES.map((category) => [category, [] as ScoreItem[]])) as Record<Category, ScoreItem[]>
  for (const item of score.items) found[HOMES[item.item] ?? (item.item as Category)]?.push(item)
  return found
}

export const sumOf = (items: readonly ScoreItem[]): number => items.reduce((sum, item) => sum + item.points, 0)
