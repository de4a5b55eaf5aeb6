/** A companion beside a real board: its questions and instructions in words, and answers that arrive exactly once. */
import { api, Trouble } from './api'
import type { Answer, Companion, CompanionField, GameEvent, Problem, Told } from './types'
import type { Words } from './words'

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

export const isComplete = (answer: Answer) => Object.values(answer).every((value) => value !== null)

export const points = (companion: Companion) => (companion.score ?? []).reduce((sum, item) => sum + item.points, 0)

interface Kept {
  companion: Companion
  pending: { step: number; answer: Answer } | null
}

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

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
    try {
      const kept = JSON.parse(shelf.getItem(this.key) ?? 'null') as Kept | null
      if (kept?.companion?.id === id) {
        this.companion = kept.companion
        this.pending = kept.pending
      }
    } catch {
      // a damaged memory is no memory
    }
  }

  private get key(): string {
    return `saloon-companion-${this.id}`
  }

  private keep(problem: Problem | null = null): void {
    try {
      if (this.companion) this.shelf.setItem(this.key, JSON.stringify({ companion: this.companion, pending: this.pending }))
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
