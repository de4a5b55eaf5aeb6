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
  private readonly texts = new WeakMap<GameEvent, string>()

  /** `names`: what things are called at the beginning. */
  constructor(
    private readonly words: Words,
    private readonly names: Names,
    private readonly renamedBy: BoardModule['renamedBy'],
  ) {}

  /** Puts into words what is new in these steps, which are all there are. */
  hear(steps: readonly Step[]): (event: GameEvent) => string {
    let names = this.names
    let words: Words | null = null
    for (const event of steps.flatMap((step) => step.events)) {
      if (!this.texts.has(event)) this.texts.set(event, (words ??= this.words.at(names)).event(event))
      const renamed = this.renamedBy?.(event)
      if (renamed) [names, words] = [{ ...names, ...renamed }, null]
    }
    return (event) => this.texts.get(event) ?? this.words.at(names).event(event)
  }
}
