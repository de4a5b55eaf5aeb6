/** What can be done at each thing on the table: moves and refusals by the engine's elements. */
import { untrack } from 'svelte'
import type { Refusal } from '../../kit/board'
import { byElement } from '../../kit/moves'
import type { Move, Refused } from './wire'

export interface Deal {
  moves: Move[]
  refusal: Refusal | null // why nothing can be done there; null where there is nothing to say
}

const NOTHING: Deal = { moves: [], refusal: null }

/** What one thing shows. There are hundreds, and a move changes few of them: each hears of itself alone. */
class Place {
  deal = $state.raw(NOTHING)
  held = $state(false)
  pointed = $state(false)
  compared = $state(false)
}

export class Reach {
  #places = new Map<string, Place>()
  #moves = $state.raw<Move[]>([])
  #refused = $state.raw<Refused[]>([])
  #held = $state<string | null>(null)
  #compared = $state.raw<readonly string[]>([])
  #pointed = $state.raw<readonly string[]>([])
  readonly #fitting = $derived(byElement(this.#moves.filter((move) => this.#fits(move))))
  readonly #shut = $derived(byElement(this.#refused.filter((attempt) => this.#fits(attempt))))

  constructor(...now: Parameters<Reach['show']>) {
    untrack(() => this.show(...now))
  }

  /**
   * What can be done now, and what cannot. `held` is an element chosen already (a building to put up): then only moves that
   * belong to it are left elsewhere. `compared` are those of the move that was played, in an analysis that points at a better
   * one; `pointed` those that somebody points at.
   */
  show(moves: Move[] = [], refused: Refused[] = [], held: string | null = null, compared: readonly string[] = [], pointed: readonly string[] = []): void {
    this.#moves = moves
    this.#refused = refused
    this.#held = held
    this.#compared = compared
    this.#pointed = pointed
    for (const [element, place] of this.#places) this.#tell(element, place)
  }

  get moves(): Move[] { return this.#moves }
  get refused(): Refused[] { return this.#refused }
  get held(): string | null { return this.#held }
  get compared(): readonly string[] { return this.#compared }
  get pointed(): readonly string[] { return this.#pointed } // prettier-ignore

  /** What can be done there; a refusal only where nothing can. */
  at(element: string): Deal {
    const moves = this.#fitting.get(element)
    if (moves) return { moves, refusal: null }
    const refusal = this.#shut.get(element)?.[0]?.refusal
    return refusal ? { ...NOTHING, refusal } : NOTHING
  }

  /** The same for what stands there, which is told whenever something changes. */
  place(element: string): Place {
    let place = this.#places.get(element)
    if (!place) {
      place = new Place()
      untrack(() => this.#tell(element, place!))
      this.#places.set(element, place)
    }
    return place
  }

  /** Whether something can be done at an element that begins so: `job:` */
  any(beginning: string): boolean {
    return [...this.#fitting.keys()].some((element) => element.startsWith(beginning))
  }

  /** Whether touching the element only says the first half of what to do: which building, before where. */
  halves(element: string): boolean {
    const { moves } = this.at(element)
    return element.startsWith('building:') && moves.length > 1 && this.#held !== element
  }

  #fits(attempt: Move): boolean {
    return this.#held === null || attempt.elements.includes(this.#held)
  }

  #tell(element: string, place: Place): void {
    const deal = this.at(element)
    if (deal.moves !== place.deal.moves || deal.refusal !== place.deal.refusal) place.deal = deal
    place.held = this.#held === element
    place.pointed = this.#pointed.includes(element)
    place.compared = this.#compared.includes(element)
  }
}
