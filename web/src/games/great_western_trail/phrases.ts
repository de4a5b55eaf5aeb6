/**
 * Names that words take apart: the amounts behind them stand in the tables of the game and nowhere else.
 *
 * The same as src/saloon/games/great_western_trail/phrases.py, from the same tables.
 */
import type { Phrase } from '../../kit/board'
import {
  BREEDS, BUILDINGS, CATTLE, cattleOf, effectName, DISCS, HAZARD_KINDS, HAZARD_TILES, MASTERS, OBJECTIVES, RISKS, SITES, STATIONS, WORKER_SPACES, WORKERS,
  type Effect, type DiscSpace, type Master, type Objective, type Site,
} from './parts' // prettier-ignore

export const phraseOf = (name: string): Phrase | null => PHRASES.get(name) ?? null

const NUMBERED = /^(\w+)_(\d+)$/ // breeding_3, certificate_4

const phrase = (message: string, params: Record<string, unknown>): Phrase => ({ message, params })

// Effects

const COUNTERS = ['woods', 'engineers', 'teepee_pairs', 'cowboys']

/** The upper half of a station master, if it is something to do. */
export function masterEffect({ gain, hazard_or_trade }: Master): Effect | null {
  return gain ? { gain } : hazard_or_trade ? { hazard_or_trade } : null
}

/** What is needed and how much of it, certificates and money, by what all this is counted, then a verb. */
export function effectPhrase(effect: Effect): Phrase {
  const parts: Effect = { need: 'none', amount: 0, certificate: 0, gain: 0, per: 'once', verb: 'none', value: 0 }
  for (const [key, value] of Object.entries(effect)) {
    if (key === 'discard') parts.need = value
    else if (key === 'pay' || key === 'back') Object.assign(parts, { need: key, amount: value })
    else if (key in parts) parts[key] = value
    else if (COUNTERS.includes(String(value))) Object.assign(parts, { verb: key, value: 1, per: value }) // one for each
    else if (value === true) parts.verb = key
    else if (typeof value === 'string') parts.verb = `${key}_${value}`
    else Object.assign(parts, { verb: Number(value) < 0 ? `${key}_less` : key, value: Math.abs(Number(value)) })
  }
  return phrase('deed', parts)
}

// Cards

function objectivePhrase({ tasks, vp, penalty, at_once }: Objective): Phrase {
  const wanted = Object.entries(tasks).map(([item, count]) => phrase('task', { ...itemParts(item), count }))
  return at_once ? phrase('objective-card', { tasks: wanted, deed: effectPhrase(at_once), vp, penalty }) : phrase('starting-objective', { tasks: wanted, vp })
}

/** `breeding_3` is cattle of value 3; every other item is a name. */
function itemParts(name: string): { item: string; value: number } {
  const [, item, value] = NUMBERED.exec(name) ?? []
  return { item: item ?? name, value: Number(value ?? 0) }
}

/** Of a breed whose cards differ in their points. */
function cattlePhrase(card: string): Phrase {
  const { breed, vp } = cattleOf(card)!
  return phrase('cattle-card', { breed, vp })
}

// Discs and sites

function discPhrase(name: string, { money, vp }: DiscSpace): Phrase {
  const [, kind, number] = NUMBERED.exec(name) ?? []
  return kind ? phrase(`disc-${kind}`, { number: Number(number) }) : phrase(`disc-${name}`, { money: Math.abs(money ?? 0), vp: vp ?? 0 })
}

/** Which of its kind: a building site has its own name, a neutral one its letter, a teepee's its money. */
function placeOf({ id, kind, value }: Site): string {
  if (kind === 'building') return id
  return kind === 'teepee' ? String(value).replace('-', '−') : id.slice(-1)
}

const EFFECTS: Effect[] = [
  ...Object.values(BUILDINGS).flatMap(({ fields }) => fields.flat()),
  ...RISKS,
  ...WORKERS.flatMap((worker) => Object.values(WORKER_SPACES[worker])),
  ...[...Object.values(MASTERS).map(masterEffect), ...Object.values(OBJECTIVES).map((card) => card.at_once)].filter((effect) => !!effect),
]
const PHRASES = new Map<string, Phrase>([
  ...EFFECTS.map((effect) => [effectName(effect), effectPhrase(effect)] as const),
  ...Object.entries(OBJECTIVES).map(([name, objective]) => [name, objectivePhrase(objective)] as const),
  ...Object.values(BREEDS).map(({ breeding: value }) => [`breeding_${value}`, phrase('cattle-of-value', { value })] as const),
  ...CATTLE.flatMap((card) => (card in BREEDS ? [] : [[card, cattlePhrase(card)] as const])),
  ...HAZARD_KINDS.flatMap((kind) => HAZARD_TILES.map(({ vp, hand }) => [`${kind}-${vp}-${hand}`, phrase('hazard-tile', { kind, vp, hand })] as const)),
  ...Object.entries(DISCS).map(([name, space]) => [name, discPhrase(name, space)] as const),
  ...STATIONS.map(({ number }) => [`station_${number}`, phrase('disc-station', { number })] as const),
  ...Object.entries(MASTERS).map(([name, { of }]) => [name, phrase('master', { of })] as const),
  ...SITES.map((site) => [site.id, phrase('site', { kind: site.kind, place: placeOf(site) })] as const),
])
