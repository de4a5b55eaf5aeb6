/** Who plays by keyboard goes on at the next choice, although what was chosen may be gone. */

interface Place {
  root: HTMLElement | undefined
  open: boolean // something can be chosen
}

export class KeyboardFocus {
  #used = false

  /** first: a selector, what is focused then. */
  constructor(place: () => Place, first: string, options?: FocusOptions) {
    $effect(() => {
      const { root, open } = place()
      if (!open || !this.#used || !root) return
      const lost = document.activeElement === document.body || document.activeElement === null
      if (lost) root.querySelector<HTMLElement>(first)?.focus(options)
      this.#used = false
    })
  }

  /** Before a move is played: was it chosen by keyboard? */
  remember() {
    this.#used = document.activeElement?.matches(':focus-visible') ?? false
  }
}
