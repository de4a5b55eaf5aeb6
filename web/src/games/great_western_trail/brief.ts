/** Moves in a few words, as the list shows them: “C · 3 steps · free”. */
import type { Words } from '../../kit/board'
import type { Move, MoveGroup, View } from './wire'
import { placeWords } from './words'

export function brief({ action, figures }: Move, view: View, speak: Words): string {
  const { cost = 0, value = 0, net = 0, vp = 0 } = figures
  const say = (message: string) => speak.say(message, { ...action, ...figures })
  switch (action.do) {
    case 'move':
      return join(placeWords(speak, view, action.path.at(-1)!), say('short-steps'), say('short-toll'))
    case 'ride':
      return join(placeWords(speak, view, action.path.at(-1)!), say('short-steps'))
    case 'place':
      return placeWords(speak, view, action.site)
    case 'use':
    case 'accept':
      return speak.named(action.deed)
    case 'auxiliary':
      return join(say('auxiliary-action'), say('times-single-double'))
    case 'hire':
      return join(speak.named(action.worker), say('short-row'), money(speak, -cost))
    case 'build':
      return join(speak.named(action.site), money(speak, -cost))
    case 'take':
      return join(speak.named(figures.tile ?? ''), money(speak, -cost))
    case 'buy':
      return join(action.cards.map((card) => speak.named(card)).join(', '), say('short-cowboys'), money(speak, -action.price))
    case 'discard':
    case 'remove':
    case 'objective':
      return speak.named(action.card)
    case 'foresight':
      return speak.named(action.tile)
    case 'income':
      return join(say('short-certificates'), money(speak, value))
    case 'deliver':
      return join(speak.named(action.city), money(speak, net), vp ? speak.say('short-points', { points: signed(vp) }) : '')
    case 'disc':
    case 'upgrade':
      return speak.named(action.disc)
    default:
      return speak.action(action, figures)
  }
}

const join = (...parts: string[]) => parts.filter(Boolean).join(' · ')
const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`)
/** What comes in or goes out; nothing where it is nothing. */
const money = (speak: Words, amount: number) => (amount ? speak.say(amount < 0 ? 'short-cost' : 'short-gain', { money: Math.abs(amount) }) : '')

/** By the part of the table that they belong to, the site or the building; what ends or leaves out something comes last. */
export function moveGroups(moves: Move[], view: View, speak: Words): MoveGroup[] {
  const of = (...kinds: string[]) => moves.filter((move) => kinds.includes(move.action.do))
  const groups: MoveGroup[] = [
    ...by(of('use'), ({ action }) => (action.do === 'use' ? placeWords(speak, view, action.site) : '')),
    { label: '', moves: of('accept', 'copy') },
    { label: speak.say('board-auxiliary'), moves: of('auxiliary') },
    { label: speak.say('board-trail'), moves: of('place', 'move', 'ride', 'take') },
    ...by(of('build'), ({ action }) => (action.do === 'build' ? speak.say('short-building', { building: action.building }) : '')),
    { label: speak.say('board-railroad'), moves: of('engine', 'upgrade', 'station', 'appoint') },
    { label: speak.say('board-jobs'), moves: of('hire') },
    { label: speak.say('board-market'), moves: of('buy', 'new_cattle') },
    { label: speak.say('board-objectives'), moves: of('objective', 'objective_stack') },
    { label: speak.say('board-kansas-city'), moves: of('foresight', 'income', 'deliver', 'disc') },
    { label: speak.say('board-hand'), moves: of('discard', 'discard_pair', 'remove', 'draw', 'play') },
    { label: '', moves: of('done', 'decline') },
  ]
  return groups.filter((group) => group.moves.length)
}

/** A group for each label, in the order in which they come up. */
function by(moves: Move[], label: (move: Move) => string): MoveGroup[] {
  const labels = [...new Set(moves.map(label))]
  return labels.map((each) => ({ label: each, moves: moves.filter((move) => label(move) === each) }))
}
