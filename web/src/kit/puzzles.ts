/** Which puzzle is today's, and how many days in a row it was solved. */
import type { PuzzleList } from './types'

export interface Streak {
  day: number // the last one on which the daily puzzle was solved
  length: number
}
export interface Kept {
  streak: Streak | null
  solved: Record<string, string[]> // by game: their ids
}
export const NOTHING_KEPT: Kept = { streak: null, solved: {} }
const STRIDE = 7919 // a prime: with it every puzzle has its day before any comes again

/** Days since 1970 on this device's calendar. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}

/** The same for everybody on the same day; the games take turns. */
export function dailyPuzzle(lists: PuzzleList[], day: number): { game: string; number: number } | null {
  const list = lists[day % Math.max(1, lists.length)]
  if (!list) return null
  const round = Math.floor(day / lists.length)
  return { game: list.game, number: (round * STRIDE) % list.puzzles.length }
}

/** How long the streak is today: one that was not kept up yesterday has ended. */
export function lengthOf(streak: Streak | null, today: number): number {
  return streak && today - streak.day <= 1 ? streak.length : 0
}

export function keepUp(streak: Streak | null, today: number): Streak {
  if (streak?.day === today) return streak
  return { day: today, length: lengthOf(streak, today) + 1 }
}

/** What the device kept, whatever it is. */
export function readKept(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? '') as Partial<Kept> | null
    const streak = found?.streak
    const whole = !!streak && Number.isInteger(streak.day) && Number.isInteger(streak.length)
    const lists = Object.entries(found?.solved ?? {}).filter(([, ids]) => Array.isArray(ids))
    const solved = lists.map(([game, ids]) => [game, ids.filter((id) => typeof id === 'string')])
    return { streak: whole ? { day: streak.day, length: streak.length } : null, solved: Object.fromEntries(solved) }
  } catch {
    return NOTHING_KEPT
  }
}

export function withSolved(kept: Kept, game: string, id: string): Kept {
  const before = kept.solved[game] ?? []
  return before.includes(id) ? kept : { ...kept, solved: { ...kept.solved, [game]: [...before, id] } }
}

/** How many puzzles of a list were solved: one that is no longer in it does not count. */
export function solvedOf(kept: Kept, list: PuzzleList): number {
  return list.puzzles.filter((puzzle) => kept.solved[list.game]?.includes(puzzle.id)).length
}
