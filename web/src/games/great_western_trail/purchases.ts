/** Buying cattle: cards are chosen first, then the line of the price table that pays for them (GWT-6.3). */
import type { Refusal } from '../../kit/board'
import type { Move, Refused } from './wire'
import { cattleOf, PRICES, type PriceLine } from './parts'

export interface Offer {
  line: PriceLine
  fits: boolean // what is chosen is what the line buys
  move: Move | null
  refusal: Refusal | null
  possible: boolean // with some cards of the market
}

const cardsOf = ({ action }: Move) => (action.do === 'buy' ? action.cards : [])
const isLine = ({ action }: Move, line: PriceLine) =>
  action.do === 'buy' && action.cowboys === line.cowboys && action.price === line.price && action.cards.length === line.cards &&
  action.cards.every((card) => cattleOf(card)?.breeding === line.breeding) // prettier-ignore

const sameCards = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()

export function offers(chosen: readonly string[], moves: readonly Move[], refused: readonly Refused[]): Offer[] {
  return PRICES.map((line) => {
    const all = moves.filter((move) => isLine(move, line))
    const fits = chosen.length === line.cards && chosen.every((name) => cattleOf(name)?.breeding === line.breeding)
    const move = (fits && all.find((each) => sameCards(cardsOf(each), chosen))) || null
    const shut = refused.filter((attempt) => isLine(attempt, line))
    const attempt = shut.find((each) => sameCards(cardsOf(each), chosen)) ?? shut[0]
    return { line, fits, move, refusal: all.length ? null : (attempt?.refusal ?? null), possible: all.length > 0 }
  })
}

/**
 * What is chosen once this card is touched: it joins another one if some line buys both, is taken back if it was chosen
 * already and there is no second copy to buy, and otherwise stands alone.
 */
export function touch(chosen: readonly string[], name: string, moves: readonly Move[]): string[] {
  const buys = (cards: string[]) => moves.some((move) => move.action.do === 'buy' && sameCards(move.action.cards, cards))
  if (chosen.length === 1 && buys([...chosen, name])) return [...chosen, name]
  const at = chosen.indexOf(name)
  if (at >= 0) return chosen.filter((_, index) => index !== at)
  return [name]
}
