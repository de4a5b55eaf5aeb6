/** Moves and hints by what is touched. */
import { describe, expect, it } from 'vitest'
import type { Hint, Move } from '../../../kit/board'
import { moveGroups } from '../board'
import { compound, details } from '../info'
import { deed, payments, standing, targetsOf } from '../targets'
import { makeBundle, Words } from '../../../kit/words'
import { verb } from '../words'

const move = (action: Move['action'], ...elements: string[]): Move => ({ action, elements })
const hint = (action: Move['action'], reason: string, ...elements: string[]): Hint => ({ action, elements, refusal: { rule: 'GW-19', reason, params: {} } })

describe('targets', () => {
  const card = 'card:east:+1 w2 c5'
  const moves = [
    move({ do: 'sell', card: 'east:+1 w2 c5' }, card),
    move({ do: 'play', card: 'none w1 c0' }, 'card:none w1 c0'),
    move({ do: 'sell', card: 'none w1 c0' }, 'card:none w1 c0'),
    move({ do: 'score' }, 'score'),
  ]
  const hints = [hint({ do: 'play', card: 'east:+1 w2 c5' }, 'cannot-pay', card), hint({ do: 'stop' }, 'no-passing', 'stop')]
  const targets = targetsOf(moves, hints)

  it('are open, shut or nothing', () => {
    expect(standing(targets.get('card:none w1 c0'))).toBe('open')
    expect(standing(targets.get(card))).toBe('open')
    expect(standing(targets.get('stop'))).toBe('shut')
    expect(standing(targets.get('announce'))).toBe('none')
  })

  it('offer each deed, or say why not', () => {
    expect(deed(targets.get(card), 'sell').move).toBe(moves[0])
    expect(deed(targets.get(card), 'play')).toEqual({ refusal: hints[0]!.refusal })
    expect(deed(targets.get('card:none w1 c0'), 'play')).toEqual({ move: moves[1] })
    expect(deed(targets.get('nowhere'), 'play')).toEqual({})
  })

  it('lose no move', () => {
    expect([...targets.values()].flatMap((target) => target.moves)).toHaveLength(moves.length)
  })

  it('list payments with most tokens first', () => {
    const pays = [0, 1, 2].map((tokens) => move({ do: 'pay', tokens, vp: 3 - tokens }, `pay:${tokens}`))
    expect(payments(pays).map(({ tokens, vp }) => [tokens, vp])).toEqual([[2, 1], [1, 2], [0, 3]]) // prettier-ignore
  })
})

describe('words', () => {
  const bundle = makeBundle('en', [
    'action-play = Play: { $card }\naction-sell = Vendre : { $card }\nboard-hand = Hand\ncard = { $region } { $places } { $wagons } { $cost }\nname-east = East\n',
  ])
  const speak = new Words('en', bundle, { compound })

  it('name a card and what is done with it', () => {
    expect(speak.named('east:+1 w2 c5')).toBe('East plus 2 5')
    expect(verb(speak, 'play')).toBe('Play')
    expect(verb(speak, 'sell')).toBe('Vendre')
  })

  it('group the list of moves without losing any', () => {
    const moves = ['sell', 'step', 'play', 'score', 'pay', 'place', 'announce', 'stop'].map((kind) => move({ do: kind }))
    const grouped = moveGroups(moves, null, speak).flatMap((group) => group.moves)
    expect(grouped).toHaveLength(moves.length)
    expect(new Set(grouped)).toEqual(new Set(moves))
  })

  it('know which scoring card comes next', () => {
    const view = { actor: 0, players: [{ scored: 2, next_scoring: 6 }] }
    expect(details(view, { do: 'score' })).toEqual({ number: 3, cost: 6 })
    expect(details({ actor: 0, players: [{ scored: 6, next_scoring: null }] }, { do: 'score' })).toEqual({ number: 6, cost: 0 })
    expect(details(view, { do: 'stop' })).toEqual({})
  })
})
