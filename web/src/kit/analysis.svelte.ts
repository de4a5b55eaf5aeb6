/** The analysis of a finished game, as far as it has come. */
import { spread } from './plot'
import type { Account, AnalysisPart, Decision, LuckyDraw } from './types'

const ERRORS: readonly string[] = ['inaccuracy', 'mistake', 'blunder']
export const isError = (decision: Decision): boolean => ERRORS.includes(decision.mark)
/** What was played was best. */
export const isBest = (decision: Decision): boolean => decision.played.move === decision.best.move

/** What every seat can expect at a ply. */
export interface Moment {
  ply: number
  shares: number[]
}

export class Analysis {
  decisions = $state.raw<Decision[]>([])
  draws = $state.raw<LuckyDraw[]>([])
  accounts = $state.raw<Account[]>([])
  next = $state(0)
  plies = $state(0)
  running = $state(false)
  private shares = $state.raw<number[]>([])
  private asked = 0

  readonly done = $derived(this.plies > 0 && this.next >= this.plies)
  readonly errors = $derived(this.decisions.filter(isError))
  readonly moments: Moment[] = $derived(
    [...this.decisions, ...this.draws, ...(this.shares.length ? [{ ply: this.next, shares: this.shares }] : [])]
      .map(({ ply, shares }) => ({ ply, shares }))
      .sort((a, b) => a.ply - b.ply),
  )

  constructor(private readonly ask: (first: number) => Promise<AnalysisPart>) {}

  /** Goes on until it is done or stopped. What was found before comes at once. */
  async run(): Promise<void> {
    const mine = ++this.asked
    this.running = true
    try {
      do {
        const part = await this.ask(this.next)
        if (mine !== this.asked) return
        this.take(part)
      } while (!this.done)
    } finally {
      if (mine === this.asked) this.running = false
    }
  }

  stop(): void {
    this.asked += 1
    this.running = false
  }

  decisionAt(ply: number): Decision | undefined {
    return this.decisions.find((decision) => decision.ply === ply)
  }

  drawAt(ply: number): LuckyDraw | undefined {
    return this.draws.find((draw) => draw.ply === ply)
  }

  private take(part: AnalysisPart): void {
    this.decisions = [...this.decisions.filter((row) => row.ply < part.first), ...part.decisions]
    this.draws = [...this.draws.filter((row) => row.ply < part.first), ...part.draws]
    this.accounts = part.accounts
    this.shares = part.shares
    this.plies = part.plies
    this.next = part.next
  }
}

/** Where a line of shares goes, in a frame: one for each seat, and where its name stands. */
export function shareLines(moments: Moment[], plies: number, frame: { left: number; top: number; width: number; height: number }) {
  const x = (ply: number) => round(frame.left + (frame.width * ply) / Math.max(1, plies))
  const y = (share: number) => round(frame.top + frame.height * (1 - share))
  const seats = moments[0]?.shares.length ?? 0
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    path: moments.map(({ ply, shares }, index) => `${index ? 'L' : 'M'}${x(ply)},${y(shares[seat]!)}`).join(''),
    end: { x: x(moments.at(-1)!.ply), y: y(moments.at(-1)!.shares[seat]!) },
  }))
  const labels = spread(lines.map((line) => line.end.y), 20)
  return { lines, labels, x, y }
}

/** The moment that is nearest to a place in the frame. */
export function nearest(moments: Moment[], ply: number): number {
  let best = 0
  for (const moment of moments) if (Math.abs(moment.ply - ply) < Math.abs(best - ply)) best = moment.ply
  return best
}

/** From one ply, the next one in this direction of those given; the same if there is none. */
export function neighbour(plies: number[], from: number, step: 1 | -1): number {
  const beyond = plies.filter((ply) => (ply - from) * step > 0)
  if (!beyond.length) return from
  return step > 0 ? Math.min(...beyond) : Math.max(...beyond)
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
