/** An effect as a row of signs: what it takes, an arrow, what it brings. */
import type { Effect } from './parts'

export interface Sign {
  kind:
    | 'arrow'
    | 'slash'
    | 'coin'
    | 'certificate'
    | 'card' // of a breed
    | 'pair'
    | 'any'
    | 'objective'
    | 'engine'
    | 'back'
    | 'hire'
    | 'build'
    | 'hazard'
    | 'teepee'
    | 'cattle'
    | 'auxiliary'
    | 'draw'
    | 'move'
    | 'ride'
    | 'copy'
    | 'station'
    | 'delivery'
    | 'woods'
    | 'pairs' // of teepees
    | 'cowboy'
    | 'engineer'
  text?: string // written on it or beside it
  breed?: string
}

const PER: Record<string, Sign['kind']> = { woods: 'woods', engineers: 'engineer', teepee_pairs: 'pairs', cowboys: 'cowboy' }
const DISCARDS: Record<string, Sign> = { pair: { kind: 'pair' }, any: { kind: 'any' }, objective: { kind: 'objective', text: '−' } }

export function signsOf(effect: Effect): Sign[] {
  const takes: Sign[] = []
  const brings: Sign[] = []
  for (const [key, value] of Object.entries(effect)) {
    if (key === 'discard') takes.push(DISCARDS[String(value)] ?? { kind: 'card', breed: String(value) })
    else if (key === 'pay') takes.push({ kind: 'coin', text: `−${value}` })
    else if (key === 'back') takes.push({ kind: 'back', text: `−${value}` })
    else brings.push(...reward(key, value))
  }
  return takes.length ? [...takes, { kind: 'arrow' }, ...brings] : brings
}

/** What an effect brings, without what it takes: where there is no room for both. */
export function gistOf(effect: Effect, plain = false): Sign[] {
  const signs = signsOf(effect)
  const brings = signs.slice(signs.findIndex(({ kind }) => kind === 'arrow') + 1)
  return plain ? brings.map((sign) => (besideOf(sign) ? { kind: sign.kind } : sign)) : brings
}

function reward(key: string, value: Effect[string]): Sign[] {
  const counted = PER[String(value)]
  switch (key) {
    case 'gain':
      return [{ kind: 'coin', text: String(value) }]
    case 'certificate':
      return [{ kind: 'certificate', text: value === 'max' ? '∞' : String(value) }]
    case 'per':
      return [{ kind: 'slash' }, { kind: counted! }]
    case 'engine':
      return counted ? [{ kind: 'engine' }, { kind: 'slash' }, { kind: counted }] : [{ kind: 'engine', text: String(value) }]
    case 'draw':
      return counted ? [{ kind: 'draw' }, { kind: 'slash' }, { kind: counted }] : [{ kind: 'draw', text: String(value) }]
    case 'hire':
      return [{ kind: 'hire', text: value === 0 ? '' : Number(value) > 0 ? `+${value}` : `−${-Number(value)}` }]
    case 'build':
      return [{ kind: 'build', text: `$${value}` }]
    case 'hazard':
      return [{ kind: 'hazard', text: value ? `$${value}` : undefined }]
    case 'trade':
      return [{ kind: 'teepee' }]
    case 'hazard_or_trade':
      return [{ kind: 'hazard' }, { kind: 'slash' }, { kind: 'teepee' }]
    case 'objective':
      return [{ kind: 'objective', text: value === 'hand' ? '✋' : '+' }]
    case 'move':
    case 'ride':
      return [{ kind: key, text: String(value) }]
    case 'upgrade':
      return [{ kind: 'station' }]
    default:
      return [{ kind: key as 'cattle' | 'auxiliary' | 'copy' | 'delivery' }]
  }
}

/** On a whole map at 1280 × 800 what is written on a sign can still be read at this scale: 11 pixels. */
export const LEAST_SCALE = 1.175

const WIDTHS: Partial<Record<Sign['kind'], number>> = { arrow: 11, slash: 9, card: 28, pair: 26, pairs: 30 }
const SIGN = 24
const DIGIT = 10
/** Written beside what is drawn, not on it. */
const BESIDE: ReadonlySet<Sign['kind']> = new Set(['engine', 'back', 'hire', 'move', 'ride', 'build', 'hazard'])

/** How much room what is written beside a sign takes. */
export const besideOf = ({ kind, text }: Sign): number => (text && BESIDE.has(kind) ? text.length * DIGIT : 0)

export const widthOfSign = (sign: Sign): number => (WIDTHS[sign.kind] ?? SIGN) + besideOf(sign)

export function widthOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + widthOfSign(sign), 0)
}
