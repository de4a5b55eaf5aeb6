/** What can be done at each thing on the table: moves and refusals by the engine's elements. */
import type { Refusal } from '../../kit/board'
import { byElement } from '../../kit/moves'
import type { Move, Refused } from './wire'

export interface Deal {
  moves: Move[]
  refusal: Refusal | null // why nothing can be done there; null where there is nothing to say
}

const NOTHING: Deal = { moves: [], refusal: null }

export class Reach {
  private readonly possible: Map<string, Move[]>
  private readonly impossible: Map<string, Refused[]>

  /**
   * `held` is an element chosen already (a building to put up): then only moves that belong to it are left elsewhere.
   * `compared` are those of the move that was played, in an analysis that points at a better one.
   */
  constructor(
    readonly moves: Move[],
    readonly refused: Refused[],
    readonly held: string | null = null,
    readonly compared: readonly string[] = [],
  ) {
    const fits = (attempt: Move) => held === null || attempt.elements.includes(held)
    this.possible = byElement(moves.filter(fits))
    this.impossible = byElement(refused.filter(fits))
  }

  /** What can be done there; a refusal only where nothing can. */
  at(element: string): Deal {
    const moves = this.possible.get(element)
    if (moves) return { moves, refusal: null }
    const refusal = this.impossible.get(element)?.[0]?.refusal
    return refusal ? { ...NOTHING, refusal } : NOTHING // the same one always: most things on a table have nothing to look at anew
  }

  /** Whether something can be done at an element that begins so: `job:` */
  any(beginning: string): boolean {
    return [...this.possible.keys()].some((element) => element.startsWith(beginning))
  }

  /** Whether touching the element only says the first half of what to do: which building, before where. */
  halves(element: string): boolean {
    const { moves } = this.at(element)
    return element.startsWith('building:') && moves.length > 1 && this.held !== element
  }
}
