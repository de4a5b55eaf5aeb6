/** Final scores put together: the categories of each seat, and why an objective counts or not (GWT-12.2, 12.3). */
import type { Player, Score, ScoreItem, View } from './wire'
import { cattleOf, OBJECTIVES } from './parts'
import { spread } from './cards'
import { takenTiles } from './tiles'

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

/** GWT-12.3: what the tasks count. */
export function belongings(view: View, seat: number): Record<string, number> {
  const player = view.players[seat]!
  const tiles = takenTiles(player.tiles)
  const cards = deckOf(player).flatMap(({ name, count }) => ({ ...cattleOf(name), count }))
  const cattle = (test: (card: (typeof cards)[number]) => boolean) => cards.filter(test).reduce((sum, { count }) => sum + count, 0)
  return {
    building: Object.values(view.trail).filter((tile) => tile.startsWith(`${seat}:`)).length,
    station: player.stations.length,
    hazard: tiles.filter(({ kind }) => !kind.endsWith('teepee')).reduce((sum, { count }) => sum + count, 0),
    green_teepee: player.tiles.green_teepee ?? 0,
    blue_teepee: player.tiles.blue_teepee ?? 0,
    breeding_3: cattle(({ breeding }) => breeding === 3),
    west_highland: cattle(({ breed }) => breed === 'west_highland'),
    texas_longhorn: cattle(({ breed }) => breed === 'texas_longhorn'),
    san_francisco: player.cities.san_francisco ?? 0,
  }
}

/** All cards of a seat, in hand and in its piles. */
export function deckOf(player: Player): { name: string; count: number }[] {
  const all: Record<string, number> = { ...player.discard }
  const add = (name: string, count: number) => (all[name] = (all[name] ?? 0) + count)
  for (const [name, count] of Object.entries(player.unseen ?? player.stack ?? {})) add(name, count)
  for (const name of player.hand ?? []) add(name, 1)
  return spread(all)
}

export interface Need {
  task: string
  needed: number
  left: number // what the fulfilled objectives do not use (GWT-10.6)
}

/** What an objective that failed lacked, once those that were fulfilled had used theirs. */
export function lacking(view: View, seat: number, items: readonly ScoreItem[], card: string): Need[] {
  const left = belongings(view, seat)
  for (const item of items) {
    if (!item.met) continue
    for (const [task, count] of Object.entries(OBJECTIVES[item.card ?? '']?.tasks ?? {})) left[task] = (left[task] ?? 0) - count
  }
  return Object.entries(OBJECTIVES[card]?.tasks ?? {}).flatMap(([task, needed]) => {
    const have = Math.max(0, left[task] ?? 0)
    return have < needed ? [{ task, needed, left: have }] : []
  })
}
