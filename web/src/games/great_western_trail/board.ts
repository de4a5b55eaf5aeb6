/** The board of Great Western Trail, as the page loads it. */
import type { BoardModule, Words } from '../../kit/board'
import { NARRATIONS, settings } from '../../kit/settings.svelte'
import { duration as durationWith } from './playback'
import type { GameEvent, Move, MoveGroup, View } from './wire'
import './palette.css'

export { default } from './Board.svelte'
export { default as Purse } from './Purse.svelte'
export { default as Scores } from './Scores.svelte'
export { guide } from './guide'
export { categories } from './points'
export { tips } from './tips'

export const duration = (events: GameEvent[], pace: number) => durationWith(events, pace, NARRATIONS[settings.narration])

/** By the part of the table that they belong to; what ends or leaves out something comes last. */
export function moveGroups(moves: Move[], _view: View, speak: Words): MoveGroup[] {
  const of = (...kinds: string[]) => moves.filter((move) => kinds.includes(move.action.do))
  const groups: MoveGroup[] = [
    { label: '', moves: of('use', 'accept', 'copy') },
    { label: speak.say('board-auxiliary'), moves: of('auxiliary') },
    { label: speak.say('board-trail'), moves: of('place', 'move', 'ride', 'take', 'build') },
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

export const telling: BoardModule['telling'] = ['moved', 'took', 'built', 'hired', 'bought', 'gained-objective', 'engine-moved', 'upgraded', 'appointed', 'delivered', 'end-triggered', 'automa-skipped']
