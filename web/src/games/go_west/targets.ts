/** What on the board can be touched now: moves, and what is refused, by the element they belong to. */
import { byElement } from '../../kit/moves'
import type { Action, Move, Refused } from './wire'

export interface Target {
  moves: Move[]
  refused: Refused[]
}

export type Targets = ReadonlyMap<string, Target>

export function targetsOf(moves: readonly Move[], refused: readonly Refused[]): Targets {
  const [possible, impossible] = [byElement(moves), byElement(refused)]
  const elements = [...possible.keys(), ...impossible.keys()]
  return new Map(elements.map((element) => [element, { moves: possible.get(element) ?? [], refused: impossible.get(element) ?? [] }]))
}

/** open: something can be done there; shut: it is refused, with a reason; none: there is nothing to touch. */
export type Availability = 'open' | 'shut' | 'none'

export function availability(target: Target | undefined): Availability {
  if (target?.moves.length) return 'open'
  return target?.refused.length ? 'shut' : 'none'
}

/** The move of this kind at a target, or why there is none; figures are what it costs and brings in both cases. */
export interface Attempt {
  move?: Move
  refusal?: Refused['refusal']
  figures: Move['figures']
}

export function attempt(target: Target | undefined, verb: Action['do']): Attempt {
  const move = target?.moves.find((each) => each.action.do === verb)
  if (move) return { move, figures: move.figures }
  const refused = target?.refused.find((each) => each.action.do === verb)
  return refused ? { refusal: refused.refusal, figures: refused.figures } : { figures: {} }
}

/** The payments offered, most tokens first. */
export function payments(moves: readonly Move[]): { move: Move; tokens: number; vp: number }[] {
  return moves
    .flatMap((move) => (move.action.do === 'pay' ? [{ move, tokens: move.action.tokens, vp: move.action.vp }] : []))
    .sort((a, b) => b.tokens - a.tokens)
}
