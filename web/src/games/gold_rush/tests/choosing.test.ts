/** Moves, and what is refused, by what is touched. */
import { describe, expect, it } from 'vitest'
import type { Move, Refused } from '../wire'
import { choice, elementOf, pointedSite, postsOf, refusalAt, rotationAt, sitesOf, turnAt } from '../choosing'

const place = (x: number, y: number, rotation: number): Move => ({ action: { do: 'place', x, y, rotation }, elements: [`place:${x},${y},${rotation}`], figures: {} })
const no = (move: Move, reason = 'does-not-continue'): Refused => ({ ...move, refusal: { rule: 'GR-20', reason, params: {} } as Refused['refusal'] })

describe('places', () => {
  const moves = [place(1, 0, 3), place(1, 0, 1), place(-2, 1, 0)]
  const refused = [no(place(1, 0, 0)), no(place(1, 0, 2)), no(place(0, -1, 0)), no(place(0, -1, 1), 'other')]
  const sites = sitesOf(moves, refused)
  const at = (x: number, y: number) => sites.find((site) => site.x === x && site.y === y)!

  it('are grouped with the rotations that fit, as one reads a map', () => {
    expect(sites.map(({ x, y }) => [x, y])).toEqual([[-2, 1], [1, 0], [0, -1]]) // prettier-ignore
    expect(at(1, 0).fitting.map(({ rotation }) => rotation)).toEqual([1, 3])
    expect(at(0, -1).fitting).toEqual([])
    expect(sites.flatMap((site) => site.fitting)).toHaveLength(moves.length)
  })

  it('take the tile as it is turned, or the next way it fits', () => {
    expect([0, 1, 2, 3].map((wanted) => rotationAt(at(1, 0), wanted))).toEqual([1, 1, 3, 3])
    expect(rotationAt(at(0, -1), 2)).toBe(2)
  })

  it('turn it only through what fits, both ways', () => {
    expect(turnAt(at(1, 0), 1, 1)).toBe(3)
    expect(turnAt(at(1, 0), 3, 1)).toBe(1)
    expect(turnAt(at(1, 0), 3, -1)).toBe(1)
    expect(turnAt(at(-2, 1), 0, 1)).toBe(0)
    expect(turnAt(at(0, -1), 2, 1)).toBe(2)
  })

  it('say why the tile does not fit the way it is turned', () => {
    expect(refusalAt(at(0, -1), 1)?.reason).toBe('other')
    expect(refusalAt(at(0, -1), 3)?.reason).toBe('does-not-continue')
    expect(refusalAt(at(-2, 1), 0)).toBeUndefined()
  })

  it('are what the list of moves points at', () => {
    expect(pointedSite(['place:-3,12,2'])).toEqual({ x: -3, y: 12, rotation: 2 })
    expect(pointedSite(['mine'])).toBeNull()
  })
})

describe('pieces', () => {
  const cowboy: Move = { action: { do: 'cowboy', job: 'miner', x: 0, y: 1, where: 'N' }, elements: ['segment:0,1,N'], figures: {} }
  const tent: Move = { action: { do: 'tent', x: 0, y: 1, where: 'N' }, elements: ['tent:0,1,N'], figures: {} }
  const mine: Move = { action: { do: 'mine' }, elements: ['mine'], figures: {} }

  it('go to segments, possible or not', () => {
    const posts = postsOf([cowboy, mine], [no(tent, 'not-vacant')])
    expect(posts.map(({ piece, move, refusal }) => [piece, !!move, refusal?.reason])).toEqual([['cowboy', true, undefined], ['tent', false, 'not-vacant']]) // prettier-ignore
    expect(posts.map(elementOf)).toEqual([...cowboy.elements, ...tent.elements])
  })

  it('or are not needed', () => {
    expect(choice([mine], [], 'mine')).toEqual({ move: mine })
    expect(choice([], [no(mine, 'no-tent')], 'mine').refusal?.reason).toBe('no-tent')
    expect(choice([], [], 'none')).toEqual({})
  })
})
