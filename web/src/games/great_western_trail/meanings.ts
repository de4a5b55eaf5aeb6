/** What lies on the map, by what it means: a message and the rule behind it, as meaning() takes them. */
import type { Words } from '../../kit/board'
import { BUILDINGS, effectName, MASTERS, SITE, type City, type Effect, type Station } from './parts'
import { masterEffect } from './phrases'
import { KANSAS_CITY, START, tileOf } from './view'
import { effectsWords, effectWords, type Lying } from './words'

export type Means = [message: string, params: Record<string, unknown>, rule: string]

export function siteMeaning(speak: Words, view: Lying, id: string): Means {
  const site = SITE[id]!
  const tile = view.trail[id]
  if (id === START) return ['meaning-start', {}, 'GWT-2.6']
  if (id === KANSAS_CITY) return ['meaning-kansas-city', {}, 'GWT-8.3']
  if (!tile) {
    if (site.kind === 'teepee') return ['meaning-teepee-site', { money: site.value }, 'GWT-2.8']
    if (site.kind !== 'building') return ['meaning-hazard-site', {}, 'GWT-2.9']
    return site.woods ? ['meaning-woods', {}, 'GWT-5.8'] : ['meaning-site', {}, 'GWT-5.3']
  }
  const found = tileOf(tile)
  const money = view.tolls[id] ?? 0
  if (found.kind === 'neutral') return ['meaning-neutral', { tile: found.name, deeds: effectsWords(speak, found.name) }, 'GWT-4']
  if (found.kind === 'hazard') return ['meaning-hazard', { vp: found.vp, money }, 'GWT-2.9']
  if (found.kind === 'teepee') return ['meaning-teepee', { money: site.value }, 'GWT-2.8']
  const { vp } = BUILDINGS[found.name]!
  const params = { building: found.name, owner: speak.name(found.seat), deeds: effectsWords(speak, found.name), vp }
  return money ? ['meaning-tolled', { ...params, money }, 'GWT-2.7'] : ['meaning-private', params, 'GWT-3.3']
}

export const riskMeaning = (speak: Words, effect: Effect): Means => ['meaning-risk', { deed: effectWords(speak, effect) }, 'GWT-3.3']
export const effectMeaning = (speak: Words, effect: Effect): Means => ['meaning-deed', { deed: effectWords(speak, effect) }, 'GWT-3.3']
export const spaceMeaning = (space: number): Means => [space % 1 === 0 ? 'meaning-space' : 'meaning-turnout', {}, space % 1 === 0 ? 'GWT-9.3' : 'GWT-9.1']
export const stationMeaning = ({ cost, vp }: Station): Means => ['meaning-station', { cost, vp }, 'GWT-9.5']
export const cityMeaning = ({ value, corners }: City): Means => [corners === 'white' ? 'meaning-city-white' : 'meaning-city-dark', { value }, 'GWT-8.5']
/** What a station master does for its owner. */
export function masterMeaning(name: string): Means {
  const { vp, each, of, permanent } = MASTERS[name]!
  const effect = masterEffect(MASTERS[name]!)
  return [effect ? 'meaning-master-at-once' : 'meaning-master-for-good', { vp, each, of, permanent, deed: effect && effectName(effect) }, 'GWT-9.7']
}
export const MASTER_MEANING: Means = ['meaning-master', {}, 'GWT-9.7']
export const CROSS_MEANING: Means = ['meaning-cross', {}, 'GWT-8.8']
export const ARROW_MEANING: Means = ['meaning-arrow', {}, 'GWT-8.6']
export const ENGINE_MEANING: Means = ['meaning-engine', {}, 'GWT-9.3']
