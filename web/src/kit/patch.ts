/** JSON Patch (RFC 6902), as much of it as the server sends: add, remove, replace. */
import type { Operation } from './types'

/** The new value. The old one stays as it is, and both share what did not change. */
export function patched<T>(value: T, operations: readonly Operation[]): T {
  const own = new Set<unknown>() // what was copied already
  const opened = <C>(place: C): C => {
    if (own.has(place)) return place
    const copy = (Array.isArray(place) ? [...(place as unknown[])] : { ...place }) as C
    own.add(copy)
    return copy
  }
  let root: unknown = value
  for (const operation of operations) {
    const { op, path } = operation
    const added = operation.op === 'remove' ? undefined : operation.value
    const names = path.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = names.pop()
    if (last === undefined) {
      root = added
      continue
    }
    let place = (root = opened(root)) as Record<string, unknown>
    for (const name of names) place = place[name] = opened(place[name]) as Record<string, unknown>
    if (Array.isArray(place) && op !== 'replace') place.splice(Number(last), op === 'remove' ? 1 : 0, ...(op === 'add' ? [added] : []))
    else if (op === 'remove') delete place[last]
    else place[last] = added
  }
  return root as T
}
