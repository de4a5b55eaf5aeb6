/** What a touched thing asks of the board around it: a choice in place, or to be held. Spots find it in their context. */
import { getContext, setContext } from 'svelte'
import type { Move } from './wire'

export interface Offering {
  /** Several moves at one thing: the board offers them beside it. */
  offer(anchor: Element, moves: Move[]): void
  /** The first half of a decision: everything else now shows what goes with it. null, or the same again: let go. */
  hold(element: string | null): void
  /** Something is chosen that these moves go with; null: nothing. */
  gather(moves: Move[] | null): void
  /** Where the pointer or the focus is, to show the way there. */
  regard(element: string | null): void
}

/** Where things are touched without a board around them that would offer anything. */
export const NO_OFFERING: Offering = { offer: () => {}, hold: () => {}, gather: () => {}, regard: () => {} }

const KEY = Symbol('great western trail')

export function provideOffering(offering: Offering): void {
  setContext(KEY, offering)
}

export function useOffering(): Offering {
  return getContext<Offering>(KEY)
}
