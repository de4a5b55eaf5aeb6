import { untrack } from 'svelte'

/**
 * What a whole board reads and a move seldom changes. When something may have changed, Svelte tells all that hang on it, over
 * every way that leads to them, and they ask; with some thousand of them that takes longer than drawing. A settled value
 * asks for them, and they hear of it only when it has become another: after all else has been brought up to date, so what
 * reads one settled value together with others takes those settled, too.
 */
export class Settled<T> {
  #now: T

  constructor(read: () => T) {
    this.#now = $state.raw(untrack(read))
    $effect(() => {
      this.#now = read()
    })
  }

  get now(): T {
    return this.#now
  }
}
