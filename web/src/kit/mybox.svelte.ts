/** The lists of the own box that this device keeps. */
import { type KeptList, type OwnList, readKept } from './box'
import { store, stored } from './storage'

const KEY = 'saloon-box'

const kept: KeptList[] = $state(readKept(stored(KEY)))

export function listsOf(game: string): KeptList[] {
  return kept.filter((each) => each.game === game)
}

/** Writes all of them; whether that worked. */
export function keepLists(): boolean {
  return store(KEY, kept)
}

export function addList(game: string, list: OwnList): KeptList {
  const id = crypto.randomUUID?.() ?? String(Date.now()) // without https there is no such function
  kept.push({ id, game, list })
  return kept.at(-1)!
}

export function removeList(id: string): void {
  kept.splice(kept.findIndex((each) => each.id === id), 1)
}
