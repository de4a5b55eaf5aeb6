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

/** The moves that go with what is chosen on the board; all of them where none does, or where they are of a moment that is over. */
export function gatheredOf<T>(moves: T[], gathered: readonly T[] | null): T[] {
  const found = gathered ? moves.filter((move) => gathered.includes(move)) : []
  return found.length ? found : moves
}

/** Each move in a few words; those that would read the same in their whole sentence. */
export function briefly(moves: readonly Move[], brief: (move: Move) => string, whole: (move: Move) => string): Map<Move, string> {
  const short = new Map(moves.map((move) => [move, brief(move)]))
  const times = new Map<string, number>()
  for (const text of short.values()) times.set(text, (times.get(text) ?? 0) + 1)
  return new Map(moves.map((move) => [move, times.get(short.get(move)!)! > 1 ? whole(move) : short.get(move)!]))
}

/**
 * A digit more for the number of a move in the list, counted from 1. `number`: what has been typed; `whole`: no move has
 * a longer number that begins so. Null: there is no such move.
 */
export function typeNumber(typed: number, key: string, moves: number): { number: number; whole: boolean } | null {
  if (!/^[0-9]$/.test(key)) return null
  const number = typed * 10 + Number(key)
  if (number >= 1 && number <= moves) return { number, whole: number * 10 > moves }
  return typed ? typeNumber(0, key, moves) : null
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
