/** Words: turns ids and numbers into sentences, by the same conventions as src/saloon/words/__init__.py. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameInfo } from './board'
import { Kept } from './kept'
import type { Action, Draw, GameEvent, Refusal } from './types'

export const LANGUAGES = ['en', 'it', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', fr: 'Français', de: 'Deutsch' }

type Params = Record<string, unknown>

/** A message with its parameters, which may be phrases themselves or lists of them. */
export interface Phrase {
  message: string
  params: Params
}

const isPhrase = (value: unknown): value is Phrase => typeof value === 'object' && value !== null && 'message' in value && 'params' in value

/** More than any board has things; what was typed or quoted once does not stay for ever. */
const MOST_SPOKEN = 1000

/** Parameters that are seats. */
const SEATS = ['seat', 'payee']

/** The message of a rule. Its name has a hyphen where the rule has a dot: ofRule('rule', 'X-1.2') is rule-X-1-2. */
export function ofRule(family: string, rule: string): string {
  return `${family}-${rule.replaceAll('.', '-')}`
}

/** Catalogues put together; of two messages with the same id the earlier one counts. */
export function makeBundle(language: Language, catalogues: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of catalogues) bundle.addResource(new FluentResource(text))
  return bundle
}

/**
 * Speaks one language, to the seat `viewer` (or to a spectator).
 *
 * Parameters are made speakable first: a seat becomes its name, and `$you` (of `$payee`: `$payee_you`) says whether
 * it is the viewer's own; a text V with a message `name-V` becomes that message, each of its attributes A a parameter
 * of its own, `$x_A`; a text that the game takes apart becomes the phrase that the game makes of it (in a phrase no
 * text is taken apart again); `$x_id` is V itself, to choose a variant by; of a list, each member is spoken. Amounts
 * of the box that a message needs come from the game itself.
 */
export class Words {
  /** A board says the names of its things over and over. */
  private readonly spoken = new Kept<Record<string, FluentVariable>>(MOST_SPOKEN)

  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly game: GameInfo = {},
    readonly names: string[] = [],
    readonly viewer: number | null = null,
    private readonly called: Record<string, Phrase> = {}, // at this table
  ) {}

  /** The same words for other eyes. */
  to(viewer: number | null, names: string[] = this.names): Words {
    return new Words(this.language, this.bundle, this.game, names, viewer, this.called)
  }

  /** The same words at a table where these things have names of their own. */
  at(called: Record<string, Phrase>): Words {
    return new Words(this.language, this.bundle, this.game, this.names, this.viewer, called)
  }

  /** The message, or one of its attributes: `rule-X-1.title`. A message that is missing says its id. */
  say(message: string, params: Params = {}): string {
    return this.format(message, this.speakable({ ...this.game.amounts?.(message), ...params })) ?? message
  }

  has(message: string): boolean {
    const [id, attribute] = message.split('.') as [string, string?]
    const found = this.bundle.getMessage(id)
    return !!found && (attribute ? attribute in found.attributes : found.value !== null)
  }

  /** An entry of a list of moves, with the figures that the move brings. */
  action(action: Action | Draw, figures: object = {}): string {
    if (isDraw(action)) {
      const { draw, ...params } = action
      return this.say(`draw-${draw}`, params)
    }
    const { do: verb, ...params } = action
    return this.say(`action-${verb}`, { ...params, ...figures })
  }

  /** An event may lack what the viewer must not know; `$known` says whether there is more than whose it is. Form: one of its attributes, `.short`. */
  event(event: GameEvent, form = ''): string {
    const { event: kind, ...params } = event
    const known = Object.keys(params).some((name) => name !== 'seat')
    return this.say(`event-${kind}${form}`, { ...params, known: known ? 'yes' : 'no' })
  }

  /** Why not, without the rule's id: the page links the rule beside it. */
  refusal(refusal: Refusal): string {
    return this.say(`refusal-${refusal.reason}`, refusal.params)
  }

  /** What a thing of the game is called. */
  named(thing: string): string {
    return String(this.speakableText('thing', thing, false).thing)
  }

  name(seat: number): string {
    return this.names[seat] ?? this.say('seat-number', { number: seat + 1 })
  }

  private format(message: string, params: Record<string, FluentVariable>): string | null {
    const [id, attribute] = message.split('.') as [string, string?]
    const found = this.bundle.getMessage(id)
    const pattern = attribute ? found?.attributes[attribute] : found?.value
    return pattern == null ? null : this.bundle.formatPattern(pattern, params, [])
  }

  private phrase({ message, params }: Phrase): string {
    return this.format(message, this.speakable(params, true)) ?? message
  }

  private speakable(params: Params, inPhrase = false): Record<string, FluentVariable> {
    const spoken: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(params)) {
      const isSeat = SEATS.includes(name)
      if (isSeat) spoken[name === 'seat' ? 'you' : `${name}_you`] = value === this.viewer ? 'yes' : 'no'
      if (isSeat && typeof value === 'number') {
        spoken[name] = this.name(value)
      } else if (typeof value === 'string') {
        Object.assign(spoken, this.speakableText(name, value, inPhrase))
      } else if (isPhrase(value)) {
        spoken[name] = this.phrase(value)
      } else if (Array.isArray(value) && value.every((member) => typeof member === 'string' || isPhrase(member))) {
        spoken[name] = value.map((member) => this.speakable({ [name]: member }, inPhrase)[name]).join(', ')
      } else {
        spoken[name] = plain(value)
      }
    }
    return spoken
  }

  private speakableText(name: string, value: string, inPhrase: boolean): Record<string, FluentVariable> {
    return this.spoken.get(`${name} ${inPhrase} ${value}`, () => this.namedText(name, value, inPhrase))
  }

  private namedText(name: string, value: string, inPhrase: boolean): Record<string, FluentVariable> {
    const named = /^[\w-]+$/.test(value) ? this.bundle.getMessage(`name-${value}`) : undefined
    if (!named) {
      const phrase = inPhrase ? null : (this.called[value] ?? this.game.compound?.(value))
      return { [name]: phrase ? this.phrase(phrase) : value, [`${name}_id`]: value } // refusals quote what was asked for, and that may be anything
    }
    const spoken: Record<string, FluentVariable> = {
      [name]: this.format(`name-${value}`, {}) ?? value,
      [`${name}_id`]: value,
    }
    for (const form of Object.keys(named.attributes)) spoken[`${name}_${form}`] = this.format(`name-${value}.${form}`, {})!
    return spoken
  }
}

function isDraw(action: Action | Draw): action is Draw {
  return !('do' in action)
}

/** What Fluent can format. */
function plain(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value
  if (Array.isArray(value) && value.every((each) => typeof each === 'number' || typeof each === 'string')) return value.join(', ')
  return JSON.stringify(value) ?? ''
}
