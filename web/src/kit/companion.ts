/** A companion beside a real board: its questions and instructions in words, and answers that arrive exactly once. */
import type { Component } from 'svelte'
import { api, Trouble } from './api'
import type { Answer, Companion, CompanionField, GameEvent, Problem, Told } from './types'
import type { Phrase, Words } from './words'

export type Choice = CompanionField['choices'][number]

/** Instructions that need no hand: they say why. */
export const explains = (row: Told) => row.tell === 'why' || row.tell === 'path'

export function tell(row: Told, words: Words): string {
  const { tell: kind, ...params } = row
  return kind === 'why' ? words.event(params as GameEvent) : words.say(`tell-${kind}`, params)
}

export function choiceText(choice: Choice, words: Words): string {
  return words.has(`choice-${choice}`) ? words.say(`choice-${choice}`) : words.named(String(choice))
}

/** One sentence about an answer that cannot be true. */
export function refusedText(problem: Problem, words: Words): string | null {
  const found = problem.bad_input
  return found && words.has(`bad-${found.reason}`) ? words.say(`bad-${found.reason}`, found.params) : null
}

/** What is proposed: what was true when last told, and nothing where several may be chosen. */
export function proposed(fields: CompanionField[]): Answer {
  return Object.fromEntries(fields.map((field) => [field.field, field.many ? [] : field.usual]))
}

/** The fields that are asked with these choices. */
export function askedWith(fields: CompanionField[], given: Answer): CompanionField[] {
  const made = fields.flatMap((field) => (field.many ? (given[field.field] as Choice[]) : []))
  return fields.filter((field) => field.when === null || made.includes(field.when))
}

export const isComplete = (fields: CompanionField[], given: Answer) => askedWith(fields, given).every((field) => given[field.field] !== null)

/** What is sent: of what may be left out only what is not as it was. */
export function answerOf(fields: CompanionField[], given: Answer): Answer {
  const told = askedWith(fields, given).filter((field) => !field.optional || given[field.field] !== field.usual)
  return Object.fromEntries(told.map((field) => [field.field, given[field.field]]))
}

export const points = (companion: Companion) => (companion.score ?? []).reduce((sum, item) => sum + item.points, 0)

/** Those fields of a question that its game draws, and is touched to answer. */
export interface AskedProps {
  known: object // a view of the game
  fields: CompanionField[]
  given: Answer
  speak: Words
  disabled: boolean
  put(field: string, choice: Choice): void
}

/** games/<game>/companion.ts */
export interface CompanionModule {
  default: Component<AskedProps>
  /** Whether it draws a field; the page lists the choices of any other. */
  draws(field: CompanionField): boolean
  /** What places are called by what one sees on them. */
  called(known: object): Record<string, Phrase>
  /** Where on the table a turn took place. */
  Where: Component<{ known: object; told: Told[]; speak: Words }>
}

/** Whether enough is known of the table to draw it. */
export const isDrawable = (known: object) => Object.keys(known).length > 0

interface Kept {
  companion: Companion
  pending: { step: number; answer: Answer } | null
}

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const keyOf = (id: string) => `saloon-companion-${id}`

function keptAs(id: string, shelf: Shelf): Kept | null {
  try {
    const kept = JSON.parse(shelf.getItem(keyOf(id)) ?? 'null') as Kept | null
    return kept?.companion?.id === id ? kept : null
  } catch {
    return null // a damaged memory is no memory
  }
}

/** The game of a companion that was shown here before: its words are needed also without a connection. */
export const keptGame = (id: string, shelf: Shelf): string | null => keptAs(id, shelf)?.companion.game ?? null

/**
 * Keeps what was shown last and the answer under way in the browser, so that neither a lost connection nor a closed
 * page costs anything. An answer names its step: sent twice, it counts once, and the second reply shows what the
 * first one led to.
 */
export class Line {
  companion: Companion | null = null
  pending: Kept['pending'] = null

  constructor(
    readonly id: string,
    private readonly shelf: Shelf,
    private readonly changed: (line: Line, problem: Problem | null) => void,
  ) {
    const kept = keptAs(id, shelf)
    if (kept) {
      this.companion = kept.companion
      this.pending = kept.pending
    }
  }

  private keep(problem: Problem | null = null): void {
    try {
      if (this.companion) this.shelf.setItem(keyOf(this.id), JSON.stringify({ companion: this.companion, pending: this.pending }))
    } catch {
      // a full shelf: the server keeps everything that it has heard
    }
    this.changed(this, problem)
  }

  /** Sends what is still to be sent, or looks how things stand. Whether the server was reached. */
  async catchUp(): Promise<boolean> {
    if (this.pending && this.companion) return this.send()
    return this.ask(() => api.companion(this.id))
  }

  answer(answer: Answer): Promise<boolean> {
    if (!this.companion || this.pending) return Promise.resolve(true)
    this.pending = { step: this.companion.step, answer }
    this.keep()
    return this.send()
  }

  undo(): Promise<boolean> {
    const step = this.companion?.step
    return step === undefined ? Promise.resolve(true) : this.ask(() => api.takeBack(this.id, step))
  }

  private send(): Promise<boolean> {
    const { step, answer } = this.pending!
    return this.ask(() => api.answer(this.id, step, answer))
  }

  private async ask(request: () => Promise<Companion>): Promise<boolean> {
    try {
      this.companion = await request()
      this.pending = null
      this.keep()
      return true
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      const { problem } = error
      if (problem.error === 'offline' || problem.error === 'failed' || problem.error === 'too-many') {
        this.changed(this, problem)
        return false
      }
      this.pending = null
      if (problem.error === 'conflict' && problem.companion) {
        this.companion = problem.companion
        this.keep()
      } else {
        this.keep(problem)
      }
      return true
    }
  }
}
