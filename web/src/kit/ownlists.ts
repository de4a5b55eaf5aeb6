/** Owners’ lists, which views name by their hash: each is asked for once, and is the same wherever it is named. */
import { SvelteMap } from 'svelte/reactivity'
import { api } from './api'
import type { OwnList } from './box'

const known = new SvelteMap<string, OwnList>()
const asked = new Set<string>()

/** The list; undefined until it has come. */
export function listOf(hash: string): OwnList | undefined {
  if (!asked.has(hash)) {
    asked.add(hash)
    api.ownList(hash).then(
      (list) => known.set(hash, list),
      () => asked.delete(hash), // the next view asks again
    )
  }
  return known.get(hash)
}
