/** Buying cattle: cards are chosen first, then the line of the price table that pays for them (GWT-6.3). */
import type { Refusal } from '../../kit/board'
import type { Move, MoveTo, Refused } from './wire'
import { PRICES, type PriceLine } from './parts'

export interface Offer {
  line: PriceLine
  fits: boolean // what is chosen is what the line buys
  move: Move | null
  refusal: Refusal | null
  possible: boolean // with some cards of the market
}

type Purchase = MoveTo<'buy', 'line'>

const isPurchase = (move: Move): move is Purchase => move.action.do === 'buy'
const sameCards = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()

export function offers(chosen: readonly string[], moves: readonly Move[], refused: readonly Refused[]): Offer[] {
  const possible = moves.filter(isPurchase)
  const shut = (refused as readonly (Move & Refused)[]).filter(isPurchase) as (Purchase & Refused)[]
  return PRICES.map((line, index) => {
    const all = possible.filter(({ figures }) => figures.line === index + 1)
    const none = shut.filter(({ figures }) => figures.line === index + 1)
    const buysChosen = ({ action }: Purchase) => sameCards(action.cards, chosen)
    const move = all.find(buysChosen) ?? null
    const attempt = none.find(buysChosen)
    const refusal = all.length ? null : ((attempt ?? none[0])?.refusal ?? null)
    return { line, fits: Boolean(move ?? attempt), move, refusal, possible: all.length > 0 }
  })
}

/**
 * What is chosen once this card is touched: it joins another one if some line buys both, is taken back if it was chosen
 * already and there is no second copy to buy, and otherwise stands alone.
 */
export function touch(chosen: readonly string[], name: string, moves: readonly Move[]): string[] {
  const buys = (cards: string[]) => moves.filter(isPurchase).some(({ action }) => sameCards(action.cards, cards))
  if (chosen.length === 1 && buys([...chosen, name])) return [...chosen, name]
  const at = chosen.indexOf(name)
  if (at >= 0) return chosen.filter((_, index) => index !== at)
  return [name]
}
