/** Moves in a few words, as the list shows them: “(1, −2) · ¼ turn right”, “farmer · north-west · 4 points”. */
import type { Words } from '../../kit/board'
import { spotName } from './view'
import type { Move, MoveGroup, View } from './wire'

export function brief({ action, figures }: Move, view: View, speak: Words): string {
  switch (action.do) {
    case 'place':
      return join(speak.say('spot', action), speak.say('short-turned', action))
    case 'cowboy': {
      const feature = view.features.find(({ segments }) => segments.includes(spotOf(action)))
      return join(speak.named(action.job), feature?.land === 'city' ? '' : speak.named(action.where), feature ? speak.say('count-points', { points: feature.worth }) : '')
    }
    case 'tent':
      return join(speak.say('spot', action), speak.named(action.where), speak.say('count-tokens', { tokens: view.stacks[spotOf(action)] ?? 0 }))
    case 'mine':
      return speak.say('board-mine')
    default:
      return speak.action(action, figures)
  }
}

const join = (...parts: string[]) => parts.filter(Boolean).join(' · ')
const spotOf = ({ x, y, where }: { x: number; y: number; where: string }) => spotName(x, y, where)

/** Places of the tile as one reads the map; then cowboys, mining, tents, and nothing. */
export function moveGroups(moves: Move[], _view: View, speak: Words): MoveGroup[] {
  const of = (...kinds: string[]) => moves.filter((move) => kinds.includes(move.action.do))
  const groups: MoveGroup[] = [
    { label: speak.say('board-tile'), moves: of('place').sort(asOneReads) },
    { label: speak.say('short-cowboy'), moves: of('cowboy') },
    { label: '', moves: of('mine', 'none') },
    { label: speak.say('board-tent'), moves: of('tent') },
  ]
  return groups.filter((group) => group.moves.length)
}

function asOneReads({ action: one }: Move, { action: other }: Move): number {
  if (one.do !== 'place' || other.do !== 'place') return 0
  return other.y - one.y || one.x - other.x || one.rotation - other.rotation
}
