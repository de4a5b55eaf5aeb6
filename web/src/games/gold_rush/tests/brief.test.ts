/** The list of moves in a few words, on faces that the engine gave. */
import { describe, expect, it } from 'vitest'
import catalogue from '../../../../../src/saloon/words/en/gold_rush.ftl?raw'
import { briefly } from '../../../kit/moves'
import { makeBundle, Words } from '../../../kit/words'
import { brief, moveGroups } from '../board'
import type { Move, View } from '../wire'
import recorded from './faces.json'

const faces = recorded as unknown as Record<'2-place-3' | '2-act-3' | '3-act-mine', { view: View; moves: Move[] }>
const speak = new Words('en', makeBundle('en', [catalogue]), {}, ['Ann', 'Ben', 'Cat'], 0)
const told = ({ view }: { view: View }, action: object) => brief({ action, figures: {}, elements: [] } as unknown as Move, view, speak)

describe('a move in the list', () => {
  it('to a place says where, and how the tile is turned', () => {
    expect(told(faces['2-place-3'], { do: 'place', x: 1, y: -2, rotation: 0 })).toBe('(1, -2) · not turned')
    expect(told(faces['2-place-3'], { do: 'place', x: 1, y: -2, rotation: 3 })).toBe('(1, -2) · ¼ turn left')
  })
  it('of a cowboy says what it would be, where, and what there is worth now; of a tent how much gold lies there', () => {
    expect(told(faces['2-act-3'], { do: 'cowboy', job: 'railwayman', x: -1, y: 0, where: 'N' })).toBe('railwayman · north · 2 points')
    expect(told(faces['3-act-mine'], { do: 'cowboy', job: 'merchant', x: -1, y: -1, where: 'city' })).toMatch(/^merchant · \d+ points?$/)
    expect(told(faces['3-act-mine'], { do: 'tent', x: 0, y: -3, where: 'N' })).toBe('(0, -3) · north · 6 tokens')
    expect(told(faces['3-act-mine'], { do: 'mine' })).toBe('Mine')
  })
  it('is shorter than its sentence, and tells it apart from all others of its group', () => {
    for (const [name, { view, moves }] of Object.entries(faces)) {
      const groups = moveGroups(moves, view, speak)
      expect(groups.flatMap((group) => group.moves)).toHaveLength(moves.length)
      const whole = (move: Move) => speak.action(move.action, move.figures)
      for (const group of groups)
        for (const [move, text] of briefly(group.moves, (move) => brief(move as Move, view, speak), whole as never))
          if (move.action.do !== 'none') expect(text.length, name).toBeLessThan(whole(move as Move).length)
    }
  })
})

describe('groups', () => {
  it('have places as one reads the map, and everything else by what is put there', () => {
    const places = [[0, -1, 2], [0, -1, 0], [-2, 3, 1], [1, 3, 0]].map(([x, y, rotation]) => ({ action: { do: 'place', x, y, rotation }, figures: {}, elements: [] }) as unknown as Move) // prettier-ignore
    const [rows] = moveGroups(places, faces['2-place-3'].view, speak)
    expect(rows!.label).toBe('Tile to place')
    expect(rows!.moves.map((move) => brief(move, faces['2-place-3'].view, speak))).toEqual(['(-2, 3) · ¼ turn right', '(1, 3) · not turned', '(0, -1) · not turned', '(0, -1) · ½ turn'])
    expect(moveGroups(faces['3-act-mine'].moves, faces['3-act-mine'].view, speak).map(({ label }) => label)).toEqual(['Cowboy', '', 'Tent'])
  })
})
