/** What can be done at each thing on the table: moves and refusals by the engine's elements. */
import type { Refusal } from '../../kit/board'
import type { Move, Refused } from './wire'

export interface Deal {
  moves: Move[]
  refusal: Refusal | null // why nothing can be done there; null where there is nothing to say
}

const NOTHING: Deal = { moves: [], refusal: null }

export class Reach {
  private readonly deals = new Map<string, Deal>()

  /** `held` is an element chosen already (a building to put up): then only moves that belong to it are left elsewhere. */
  constructor(
    readonly moves: Move[],
    readonly refused: Refused[],
    readonly held: string | null = null,
  ) {
    for (const move of moves) {
      for (const element of move.elements) {
        if (held === null || element === held || move.elements.includes(held)) this.deal(element).moves.push(move)
      }
    }
    for (const attempt of refused) {
      for (const element of attempt.elements) {
        if (held !== null && element !== held && !attempt.elements.includes(held)) continue
        const deal = this.deal(element)
        deal.refusal ??= attempt.refusal
      }
    }
  }

  /** What can be done there; a refusal only where nothing can. */
  at(element: string): Deal {
    const deal = this.deals.get(element)
    return !deal ? NOTHING : deal.moves.length ? { moves: deal.moves, refusal: null } : deal
  }

  /** Whether something can be done at an element that begins so: `job:` */
  any(beginning: string): boolean {
    for (const [element, deal] of this.deals) if (element.startsWith(beginning) && deal.moves.length) return true
    return false
  }

  /** Whether touching the element only says the first half of what to do: which building, before where. */
  halves(element: string): boolean {
    const { moves } = this.at(element)
    return element.startsWith('building:') && moves.length > 1 && this.held !== element
  }

  private deal(element: string): Deal {
    const deal = this.deals.get(element) ?? { moves: [], refusal: null }
    this.deals.set(element, deal)
    return deal
  }
}
