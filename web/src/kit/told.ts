/** Every event in words, put so once and with the names that things had at that moment. */
import type { BoardModule } from './board'
import type { GameEvent, Step } from './types'
import type { Phrase, Words } from './words'

type Names = Record<string, Phrase>

/** What things are called after all of this. */
export function namesAfter(names: Names, steps: readonly Step[], renamedBy: BoardModule['renamedBy']): Names {
  if (!renamedBy) return names
  return Object.assign({ ...names }, ...steps.flatMap((step) => step.events.map((event) => renamedBy(event) ?? {})))
}

export class Told {
  private readonly texts = new WeakMap<GameEvent, Text>()

  /** `names`: what things are called at the beginning. */
  constructor(
    private readonly words: Words,
    private readonly names: Names,
    private readonly renamedBy: BoardModule['renamedBy'],
  ) {}

  /** Hears what is new in these steps, which are all there are; what it tells is put into words for those who ask. */
  hear(steps: readonly Step[]): (event: GameEvent, briefly?: boolean) => string {
    let names = this.names
    let words: Words | null = null
    for (const event of steps.flatMap((step) => step.events)) {
      if (!this.texts.has(event)) this.texts.set(event, new Text(event, (words ??= this.words.at(names))))
      const renamed = this.renamedBy?.(event)
      if (renamed) [names, words] = [{ ...names, ...renamed }, null]
    }
    return (event, briefly = false) => (this.texts.get(event) ?? new Text(event, this.words.at(names)))[briefly ? 'brief' : 'whole']
  }
}

class Text {
  #whole: string | null = null
  #brief: string | null = null

  constructor(
    private readonly event: GameEvent,
    private readonly words: Words,
  ) {}

  get whole(): string {
    return (this.#whole ??= this.words.event(this.event))
  }

  get brief(): string {
    return (this.#brief ??= this.words.has(`event-${this.event.event}.short`) ? this.words.event(this.event, '.short') : this.whole)
  }
}
