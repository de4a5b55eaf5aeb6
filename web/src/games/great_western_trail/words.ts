/** Sentences of the board, put together from the catalogue's messages. */
import type { Words } from '../../kit/board'
import type { View } from './wire'
import { BUILDINGS, effectName, SITE, type Effect } from './parts'
import { tileOf } from './view'
import type { Way } from './ways'

export function effectWords(speak: Words, effect: Effect): string {
  return speak.named(effectName(effect))
}

/** All that a building lets one do: “remove a hazard for $5; cattleman up to 2 steps”. */
export function effectsWords(speak: Words, name: string): string {
  return BUILDINGS[name]!.fields.map((field) => field.map((effect) => effectWords(speak, effect)).join(` ${speak.say('board-or')} `)).join('; ')
}

/** The same with whose it is: “Building 4a (Ben): …”. */
export function buildingWords(speak: Words, name: string, seat: number | null): string {
  const called = seat === null ? speak.say('board-neutral', { tile: name }) : speak.say('board-building-of', { building: name, seat })
  return `${called}: ${effectsWords(speak, name)}`
}

/** What lies on the trail, and who stands where. */
export type Lying = Pick<View, 'trail' | 'tolls'> & { players: Pick<View['players'][number], 'site'>[] }

/** A site of the trail and what lies there, for those who do not see it and for those who ask. */
export function siteWords(speak: Words, view: Lying, id: string): string {
  const site = SITE[id]!
  const parts = [speak.named(id)]
  const tile = view.trail[id]
  if (tile) {
    const found = tileOf(tile)
    if (found.kind === 'neutral') parts.push(buildingWords(speak, found.name, null))
    else if (found.kind === 'private') parts.push(buildingWords(speak, found.name, found.seat))
    else parts.push(speak.named(found.name))
    const money = view.tolls[id]
    if (money) parts.push(speak.say('board-toll', { money }))
  } else if (site.kind === 'building') {
    parts.push(speak.say('board-empty-site'))
  }
  if (site.kind === 'teepee') parts.push(site.value < 0 ? speak.say('board-teepee-cost', { money: -site.value }) : speak.say('board-teepee-gain', { money: site.value }))
  if (site.woods) parts.push(speak.say('board-woods'))
  if (site.risk) parts.push(`${speak.say('board-risk')}: ${effectWords(speak, site.risk)}`)
  const here = view.players.flatMap((player, n) => (player.site === id ? [speak.name(n)] : []))
  if (here.length) parts.push(`${speak.say('board-cattleman')}: ${here.join(', ')}`)
  return parts.join('. ')
}

/** Whom a way pays how much: “$2 to Ben, $1 to the bank”; nothing where it is free. */
export function tollWords(speak: Words, { bank, owners }: Way['figures']): string {
  const parts = owners.map(({ seat, money }) => speak.say('board-toll-seat', { money, seat }))
  if (bank) parts.push(speak.say('board-toll-bank', { money: bank }))
  return parts.join(', ')
}

/** One of several ways to a place: over what, and for how much. */
export function wayWords(speak: Words, view: View, { figures }: Way): string {
  const over = figures.via.map((site) => placeWords(speak, view, site))
  const way = over.length ? speak.say('board-way-over', { places: over.join(', ') }) : speak.say('board-way-straight')
  return `${way} – ${tollWords(speak, figures) || speak.say('board-toll-none')}`
}

/** A place by what one sees on it, briefly. */
export function placeWords(speak: Words, view: View, site: string): string {
  const tile = view.trail[site]
  if (!tile) return speak.named(site)
  const found = tileOf(tile)
  if (found.kind === 'private') return `${found.name} (${speak.name(found.seat)})`
  return found.kind === 'neutral' ? found.name : speak.named(found.name)
}
