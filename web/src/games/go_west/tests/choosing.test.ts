/** Moves, and what is refused, by what is touched. */
import { describe, expect, it } from 'vitest'
import type { Action, Move, Refused } from '../wire'
import catalogue from '../../../../../src/saloon/words/en/go_west.ftl?raw'
import { brief, moveGroups } from '../board'
import { compound } from '../info'
import { ghostsOf } from '../ghosts'
import { attempt, payments, availability, targetsOf } from '../targets'
import { makeBundle, Words } from '../../../kit/words'
import { verb } from '../words'

const move = (action: Action, ...elements: string[]): Move => ({ action, elements, figures: {} })
const dear: Refused['refusal'] = { rule: 'GW-19', reason: 'cannot-pay', params: { cost: 5, supply: 1, vp: 2 } }
const idle: Refused['refusal'] = { rule: 'GW-9', reason: 'no-passing', params: {} }

describe('a card that is looked at', () => {
  const view = { wagons: { new_england: 3, east: 0, great_plains: 1, midwest: 0, west: 0, california: 4 } }
  it('shows its tokens, and from where wagons could move on', () => {
    expect(ghostsOf('east:2 w1 c4', view)).toEqual({ tokens: { east: 2 }, perhaps: [], steps: ['new_england', 'great_plains'], wagons: 1 })
    expect(ghostsOf('none w2 c1', view).tokens).toEqual({})
  })
  it('shows where its second token may go: to any other region', () => {
    expect(ghostsOf('east:+1 w0 c2', view)).toMatchObject({ tokens: { east: 1 }, perhaps: ['great_plains', 'midwest', 'west'], steps: [] })
  })
})

describe('targets', () => {
  const card = 'card:east:+1 w2 c5'
  const moves = [
    move({ do: 'sell', card: 'east:+1 w2 c5' }, card),
    move({ do: 'play', card: 'none w1 c0' }, 'card:none w1 c0'),
    move({ do: 'sell', card: 'none w1 c0' }, 'card:none w1 c0'),
    move({ do: 'score' }, 'score'),
  ]
  const refused: Refused[] = [
    { ...move({ do: 'play', card: 'east:+1 w2 c5' }, card), figures: { cost: 5 }, refusal: dear },
    { ...move({ do: 'stop' }, 'stop'), refusal: idle },
  ]
  const targets = targetsOf(moves, refused)

  it('are open, shut or nothing', () => {
    expect(availability(targets.get('card:none w1 c0'))).toBe('open')
    expect(availability(targets.get(card))).toBe('open')
    expect(availability(targets.get('stop'))).toBe('shut')
    expect(availability(targets.get('announce'))).toBe('none')
  })

  it('offer each move, or say why not, and what it costs', () => {
    expect(attempt(targets.get(card), 'sell').move).toBe(moves[0])
    expect(attempt(targets.get(card), 'play')).toEqual({ refusal: dear, figures: { cost: 5 } })
    expect(attempt(targets.get('card:none w1 c0'), 'play')).toEqual({ move: moves[1], figures: {} })
    expect(attempt(targets.get('nowhere'), 'play')).toEqual({ figures: {} })
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
    const card = 'none w1 c0'
    const actions: Action[] = [
      { do: 'sell', card }, { do: 'step', from: 'east' }, { do: 'play', card }, { do: 'score' }, { do: 'pay', tokens: 1, vp: 2 },
      { do: 'place', region: 'west' }, { do: 'announce' }, { do: 'stop' },
    ] // prettier-ignore
    const moves = actions.map((action) => move(action))
    const grouped = moveGroups(moves, null, speak).flatMap((group) => group.moves)
    expect(grouped).toHaveLength(moves.length)
    expect(new Set(grouped)).toEqual(new Set(moves))
  })

  it('are few in the list of moves: the card below what is done with it', () => {
    const told = (action: object, figures: object = {}) => brief({ action, figures, elements: [] } as never, null, new Words('en', makeBundle('en', [catalogue]), { compound }))
    expect(told({ do: 'play', card: 'east:+1 w2 c5' }, { cost: 5 })).toBe('East +1, 2 wagons, cost 5')
    expect(told({ do: 'sell', card: 'none w1 c0' }, { tokens: 1 })).toBe('1 wagon, free · +1 token')
    expect(told({ do: 'score' }, { number: 2, cost: 3 })).toBe('Score (3)')
    expect(told({ do: 'announce' })).toBe('Double move')
    expect(told({ do: 'place', region: 'west' })).toBe('West')
  })
})
