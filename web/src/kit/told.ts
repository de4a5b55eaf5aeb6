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
  private readonly texts = new WeakMap<GameEvent, { whole: string; brief: string }>()

  /** `names`: what things are called at the beginning. */
  constructor(
    private readonly words: Words,
    private readonly names: Names,
    private readonly renamedBy: BoardModule['renamedBy'],
  ) {}

  /** Puts into words what is new in these steps, which are all there are. */
  hear(steps: readonly Step[]): (event: GameEvent, briefly?: boolean) => string {
    let names = this.names
    let words: Words | null = null
    for (const event of steps.flatMap((step) => step.events)) {
      if (!this.texts.has(event)) this.texts.set(event, put(event, (words ??= this.words.at(names))))
      const renamed = this.renamedBy?.(event)
      if (renamed) [names, words] = [{ ...names, ...renamed }, null]
    }
    return (event, briefly = false) => (this.texts.get(event) ?? put(event, this.words.at(names)))[briefly ? 'brief' : 'whole']
  }
}

function put(event: GameEvent, words: Words): { whole: string; brief: string } {
  const whole = words.event(event)
  return { whole, brief: words.has(`event-${event.event}.short`) ? words.event(event, '.short') : whole }
}
