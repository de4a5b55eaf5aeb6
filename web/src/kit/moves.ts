/** The list of moves: in groups, and which digit chooses which. */
import type { MoveGroup } from './board'
import type { Move } from './types'

/** One group per kind of action, in the order in which the kinds come up. */
export function groupMoves(moves: Move[]): MoveGroup[] {
  const groups = new Map<string, MoveGroup>()
  for (const move of moves) {
    const kind = String(move.action.do ?? '')
    const group = groups.get(kind)
    if (group) group.moves.push(move)
    else groups.set(kind, { label: '', moves: [move] })
  }
  return [...groups.values()]
}

/** Moves that a game left out of its groups still have to be in the list: in a group of their own at the end. */
export function wholeGroups(groups: MoveGroup[], moves: Move[]): MoveGroup[] {
  const listed = new Set(groups.flatMap((group) => group.moves))
  const rest = moves.filter((move) => !listed.has(move))
  const filled = groups.filter((group) => group.moves.length)
  return rest.length ? [...filled, { label: '', moves: rest }] : filled
}

/** The move that a digit chooses: 1 to 9 are the first nine of the list as it is shown. */
export function moveForKey(key: string, groups: MoveGroup[]): Move | null {
  if (!/^[1-9]$/.test(key)) return null
  return groups.flatMap((group) => group.moves)[Number(key) - 1] ?? null
}

/** For boards: what can be done at each element. */
export function byElement<T extends Pick<Move, 'elements'>>(moves: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const move of moves) {
    for (const element of move.elements) {
      const list = found.get(element)
      if (list) list.push(move)
      else found.set(element, [move])
    }
  }
  return found
}
