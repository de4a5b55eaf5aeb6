/** What on the board can be touched now: moves and hints by the element they belong to. */
import type { Hint, Move, Refusal } from '../../kit/board'

export interface Target {
  moves: Move[]
  hints: Hint[]
}

export type Targets = ReadonlyMap<string, Target>

export function targetsOf(moves: readonly Move[], hints: readonly Hint[]): Targets {
  const targets = new Map<string, Target>()
  const at = (element: string): Target => {
    const target = targets.get(element) ?? { moves: [], hints: [] }
    targets.set(element, target)
    return target
  }
  for (const move of moves) for (const element of move.elements) at(element).moves.push(move)
  for (const hint of hints) for (const element of hint.elements) at(element).hints.push(hint)
  return targets
}

/** open: something can be done there; shut: it is refused, with a reason; none: there is nothing to touch. */
export type Standing = 'open' | 'shut' | 'none'

export function standing(target: Target | undefined): Standing {
  if (target?.moves.length) return 'open'
  return target?.hints.length ? 'shut' : 'none'
}

/** The move of this kind at a target, or why there is none. */
export function deed(target: Target | undefined, kind: string): { move?: Move; refusal?: Refusal } {
  const move = target?.moves.find((each) => each.action.do === kind)
  const refusal = target?.hints.find((each) => each.action.do === kind)?.refusal
  return { ...(move && { move }), ...(!move && refusal && { refusal }) }
}

/** The payments offered, most tokens first. */
export function payments(moves: readonly Move[]): { move: Move; tokens: number; vp: number }[] {
  return moves
    .filter((move) => move.action.do === 'pay')
    .map((move) => ({ move, tokens: Number(move.action.tokens), vp: Number(move.action.vp) }))
    .sort((a, b) => b.tokens - a.tokens)
}
