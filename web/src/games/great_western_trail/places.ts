/** What places are called by what one sees on them. */
import type { Phrase } from '../../kit/board'
import { SITES } from './parts'
import type { GameEvent, View } from './wire'

/** The number that is written on a building site, along the trail. */
export const SITE_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  SITES.filter((site) => site.kind === 'building').map(({ id }, index) => [id, index + 1]),
)

/** A neutral site is called by the building that lies there for the whole game, a building site by its number as long as one sees it. */
export function namesOf(trail: View['trail']): Record<string, Phrase> {
  const names: Record<string, Phrase> = {}
  for (const { id, kind } of SITES) {
    if (kind === 'building') names[id] = { message: 'site', params: { kind, place: String(SITE_NUMBERS[id]) } }
    if (kind === 'neutral' && trail[id]) names[id] = { message: 'board-neutral', params: { tile: trail[id] } }
  }
  return names
}

/** A building covers the number of its site; from then on the place is called by it. */
export function renamedBy(event: GameEvent): Record<string, Phrase> | null {
  if (event.event !== 'built') return null
  return { [event.site]: { message: 'site-covered', params: { building: event.building, seat: event.seat } } }
}
