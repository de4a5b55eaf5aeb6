/** The lists of the own box that this device keeps. */
import { type KeptList, type OwnList, readKept } from './box'

const KEY = 'saloon-box'

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // storage may be forbidden
  }
}

const kept: KeptList[] = $state(readKept(stored()))

export function listsOf(game: string): KeptList[] {
  return kept.filter((each) => each.game === game)
}

/** Writes all of them; whether that worked. */
export function keepLists(): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false // forbidden, or full
  }
}

export function addList(game: string, list: OwnList): KeptList {
  const id = crypto.randomUUID?.() ?? String(Date.now()) // without https there is no such function
  kept.push({ id, game, list })
  return kept.at(-1)!
}

export function removeList(id: string): void {
  kept.splice(kept.findIndex((each) => each.id === id), 1)
}
