/** The levels of the bots as a ladder: who has beaten one twice in a row is offered the next. */

/** Per game: the level last won against, how often in a row, and the table of the last win, which counts once. */
export type Ladder = Record<string, { bot: string; wins: number; table: string }>

export const WINS = 2

/** The ladder after a game of one person against bots of one level. */
export function climb(ladder: Ladder, game: string, bot: string, table: string, won: boolean): Ladder {
  const now = ladder[game]
  if (now?.table === table) return ladder
  const wins = won ? (now?.bot === bot ? now.wins : 0) + 1 : 0
  return { ...ladder, [game]: { bot, wins, table } }
}

/** The level to offer: the next one after two wins, else the one last played, else none in particular. */
export function offered(bots: readonly string[], ladder: Ladder, game: string): string | null {
  const now = ladder[game]
  const level = now ? bots.indexOf(now.bot) : -1
  if (!now || level < 0) return null
  return bots[now.wins >= WINS ? Math.min(level + 1, bots.length - 1) : level]!
}

export function readLadder(saved: unknown): Ladder {
  if (!saved || typeof saved !== 'object') return {}
  const whole = ([, step]: [string, unknown]) => {
    const { bot, wins, table } = (step ?? {}) as Record<string, unknown>
    return typeof bot === 'string' && typeof wins === 'number' && typeof table === 'string'
  }
  return Object.fromEntries(Object.entries(saved).filter(whole)) as Ladder
}
