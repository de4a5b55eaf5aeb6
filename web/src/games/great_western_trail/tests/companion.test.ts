import { describe, expect, it } from 'vitest'
import type { CompanionField } from '../../../kit/types'
import { besides, placesOf, tableWith, touchesOf } from '../companion/touching'
import type { View } from '../wire'
import table from './table.json'

const known = table.faces.buy.view as unknown as View
const field = (label: string, about: object, choices: CompanionField['choices'], usual: CompanionField['usual'] = null): CompanionField => ({
  field: label,
  label,
  about: { ...about },
  choices,
  usual,
  many: false,
  when: null,
  optional: usual !== null,
})
const site = field('site', { site: 'A1' }, ['empty', '1a', '2a'], 'empty')
const taken = field('site', { site: 'FLOOD1' }, ['flood-4-green', 'empty'], 'flood-4-green')
const cattleman = field('cattleman', {}, ['beside', 'N-A', 'N-B'])
const engine = field('engine', {}, [0, 4, 4.5], 0)
const master = field('master', { station: 2 }, ['there', 'gone'], 'there')

describe('What is touched on the map of a real table', () => {
  it('says at once what there is no doubt about', () => {
    expect(touchesOf([taken], { site: 'flood-4-green' })).toEqual([{ element: 'site:FLOOD1', field: taken, choice: 'empty' }])
    expect(touchesOf([taken], { site: 'empty' })[0]!.choice).toBe('flood-4-green') // touched again, it is back
    expect(touchesOf([master], { master: 'there' })).toEqual([{ element: 'station:2', field: master, choice: 'gone' }])
  })

  it('offers several things where they may lie', () => {
    expect(touchesOf([site], { site: 'empty' })).toEqual([{ element: 'site:A1', field: site, choice: null }])
  })

  it('is the place itself where a piece stands', () => {
    expect(touchesOf([cattleman], { cattleman: null }).map(({ element, choice }) => [element, choice])).toEqual([['site:N-A', 'N-A'], ['site:N-B', 'N-B']])
    expect(besides(cattleman)).toEqual(['beside'])
    expect(touchesOf([engine], { engine: 0 }).map(({ element }) => element)).toEqual(['space:0', 'space:4', 'space:4.5'])
  })
})

it('shows the table with what is given so far, and leaves what is known as it was', () => {
  const before = structuredClone(known)
  const given = tableWith(known, [{ ...site, field: 'A1' }, { ...taken, field: 'FLOOD1' }, cattleman, engine, master], { A1: '2a', FLOOD1: 'empty', cattleman: 'N-B', engine: 4.5, master: 'gone' })
  expect([given.trail.A1, given.trail.FLOOD1, given.players[0]!.site, given.players[0]!.engine, given.masters[1]]).toEqual(['0:2a', undefined, 'N-B', 4.5, null])
  expect(given.players[1]).toBe(known.players[1])
  expect(known).toEqual(before)
})

it('lights every place of a turn once', () => {
  const told = [{ tell: 'move', site: 'N-B' }, { tell: 'toll', site: 'N-B', money: 2 }, { tell: 'engine', to: 4.5 }, { tell: 'station', station: 1 }, { tell: 'deliver', city: 'colorado_springs' }, { tell: 'hire', row: 1 }]
  expect(placesOf(told)).toEqual(['site:N-B', 'space:4.5', 'station:1', 'city:colorado_springs'])
})
