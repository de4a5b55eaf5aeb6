/** Figures that the messages of actions want, the same as the terminal's (cli/boards/great_western_trail/figures.py). */
import type { Action, View } from './wire'
import { BUILDINGS, CITIES } from './parts'
import { tileOf, type GreatWesternTrailView } from './view'
import { tollOf } from './ways'

/** Where a way ends and what it costs, what lies there, and prices. */
export function details(view: View, action: Action): Record<string, unknown> {
  const table = view as GreatWesternTrailView
  switch (action.do) {
    case 'move':
    case 'ride': {
      const path = action.path as string[]
      const to = path.at(-1)!
      const tile = table.trail[to]
      const found = tile ? tileOf(tile) : null
      return {
        to,
        tile: found?.name ?? '',
        built: found?.kind === 'neutral' || found?.kind === 'private',
        via: path.slice(0, -1),
        steps: path.length,
        fee: action.do === 'ride' ? 0 : tollOf(table, path, table.actor).total,
      }
    }
    case 'place':
    case 'take':
    case 'use':
    case 'copy':
      return { tile: tileName(table, action.site) }
    case 'hire':
      return { cost: (table.job_costs[action.row - 1] ?? 0) + (table.task?.dearer ?? 0) }
    case 'build':
      return { cost: (table.task?.rate ?? 0) * craftsmen(table, action.building, action.site) }
    case 'deliver':
      return { value: CITIES.find((city) => city.id === action.city)?.value ?? 0 }
  }
  return {}
}

function tileName(view: GreatWesternTrailView, site: string): string {
  const tile = view.trail[site]
  return tile ? tileOf(tile).name : ''
}

/** Those that the building needs, less those of the own one that it would replace (GWT-5.4). */
function craftsmen(view: GreatWesternTrailView, building: string, site: string): number {
  const tile = view.trail[site]
  const found = tile ? tileOf(tile) : null
  const replaced = found?.kind === 'private' && found.seat === view.actor ? BUILDINGS[found.name]!.craftsmen : 0
  return Math.max(0, (BUILDINGS[building]?.craftsmen ?? 0) - replaced)
}
