/** On a small screen the header makes room for what a page cannot do without. */
import type { Snippet } from 'svelte'

class Header {
  beside = $state.raw<Snippet | null>(null)
}

export const header = new Header()
