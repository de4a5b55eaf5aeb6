/** The lessons that a game has, and which of them this device has been through. */
import { api } from './api'
import { addressOf } from './router.svelte'
import { store, stored } from './storage'

/** Their address; null: it has none, or nobody could be asked. */
export async function lessonsOf(game: string): Promise<string | null> {
  const games = await api.games().catch(() => [])
  return games.find((known) => known.name === game)?.lessons.length ? addressOf.lessons(game) : null
}

/** By game. */
export type Taken = Record<string, string[]>
const KEY = 'saloon.lessons'

/** What the device kept, whatever it is. */
export function readTaken(text: string | null): Taken {
  try {
    const found = Object.entries((JSON.parse(text ?? '') ?? {}) as object)
    return Object.fromEntries(found.filter(([, names]) => Array.isArray(names) && names.every((name) => typeof name === 'string')))
  } catch {
    return {}
  }
}

export function takenLessons(): Taken {
  return readTaken(stored(KEY))
}

export function keepTaken(game: string, name: string): Taken {
  const taken = takenLessons()
  const now = { ...taken, [game]: [...new Set([...(taken[game] ?? []), name])] }
  store(KEY, now)
  return now
}
