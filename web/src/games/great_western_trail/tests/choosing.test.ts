/** What can be done is found at what is touched; ways have the tolls of the rules. */
import { describe, expect, it } from 'vitest'
import type { Move, Refused } from '../wire'
import { Reach } from '../choosing'
import { boxOf } from '../layout'
import { busySegments, homeOf } from '../segments'
import type { GreatWesternTrailView } from '../view'
import { bestWay, feeAt, routeOf, tollOf } from '../ways'

const move = (action: Move['action'], ...elements: string[]): Move => ({ action, elements, figures: {} })
const refused = (reason: string, ...elements: string[]): Refused => ({ action: { do: reason }, elements, figures: {}, refusal: { rule: 'GWT-5.3', reason, params: {} } })

// Every kind of element that the engine's actions.py names, with one example.
const ELEMENTS = [
  'site:N-A', 'deed:hire-0', 'auxiliary:3:2', 'space:4.5', 'disc:hand', 'disc:station_3', 'station:7', 'worker:cowboy', 'job:4:engineer', 'building:4a',
  'market:holstein', 'display:2', 'card:jersey', 'foresight:1:2', 'city:topeka', 'certificates:2', 'draw:3', 'objective_stack', 'new_cattle',
] // prettier-ignore

describe('Reach', () => {
  const build = [move({ do: 'build', building: '4a', site: 'A1' }, 'building:4a', 'site:A1'), move({ do: 'build', building: '4a', site: 'A2' }, 'building:4a', 'site:A2'), move({ do: 'build', building: '5a', site: 'A1' }, 'building:5a', 'site:A1')]

  it('gives the moves of an element, and why there are none', () => {
    const reach = new Reach([move({ do: 'done' }, 'done')], [refused('too-dear', 'job:1:cowboy'), refused('other', 'done')])
    expect(reach.at('done')).toEqual({ moves: [move({ do: 'done' }, 'done')], refusal: null })
    expect(reach.at('job:1:cowboy').refusal?.reason).toBe('too-dear')
    expect(reach.at('job:2:cowboy')).toEqual({ moves: [], refusal: null })
    expect([reach.any('job:'), reach.any('done')]).toEqual([false, true])
  })

  it('asks for a building before its site, and then shows the sites for it alone', () => {
    const open = new Reach(build, [])
    expect(open.halves('building:4a')).toBe(true)
    expect(open.halves('building:5a')).toBe(false)
    expect(open.halves('site:A1')).toBe(false)
    const held = new Reach(build, [], 'building:4a')
    expect(held.at('site:A1').moves).toEqual([build[0]])
    expect(held.at('site:A2').moves).toEqual([build[1]])
    expect(held.at('building:5a').moves).toEqual([])
    expect(held.halves('building:4a')).toBe(false)
  })
})

describe('segments', () => {
  it('know where every element is, and that plain verbs are nowhere', () => {
    for (const element of ELEMENTS) expect(homeOf(element), element).not.toBeNull()
    for (const element of ['done', 'decline']) expect(homeOf(element), element).toBeNull()
    expect(busySegments(['done', 'card:jersey', 'job:1:cowboy', 'card:guernsey'])).toEqual(['mine', 'market'])
  })

  it('say “map” of what has a place there', () => {
    for (const element of ELEMENTS) if (boxOf(element)) expect(homeOf(element), element).toBe('map')
  })
})

describe('ways', () => {
  const view = {
    fees: { green: 2, black: 1 },
    automa: null,
    players: [{ money: 10, site: 'N-A' }, { money: 5 }, { money: 5 }],
    trail: { 'N-A': 'A', A1: '1:7a', A3: '0:1a', FLOOD2: 'flood-4-green', FR1: '2:4a', 'N-B': 'B', 'TP-1': 'green_teepee' },
  } as unknown as GreatWesternTrailView

  it('GWT 2.7: cost what the hands say, to the owner or the bank, and nothing on own and neutral ones', () => {
    expect(['N-A', 'A1', 'A2', 'A3', 'FLOOD2', 'FR1'].map((site) => feeAt(view, site, 0))).toEqual([0, 3, 0, 0, 2, 1])
    expect(tollOf(view, ['A1', 'A3', 'N-B'], 0)).toEqual({ total: 3, bank: 0, owners: [{ seat: 1, money: 3 }] })
    expect(tollOf(view, ['FLOOD2', 'FR1', 'N-B'], 0)).toEqual({ total: 3, bank: 2, owners: [{ seat: 2, money: 1 }] })
  })

  it('GWT 2.7: who has too little pays what there is, in the order of the path', () => {
    const poor = { ...view, players: [{ money: 2, site: 'N-A' }] } as unknown as GreatWesternTrailView
    expect(tollOf(poor, ['FLOOD2', 'FR1'], 0)).toEqual({ total: 2, bank: 2, owners: [] })
  })

  it('AU-10: what is due to the Automa goes to the bank', () => {
    const solo = { ...view, automa: { seat: 1 } } as unknown as GreatWesternTrailView
    expect(tollOf(solo, ['A1'], 0)).toEqual({ total: 3, bank: 3, owners: [] })
  })

  it('GWT 2.4: pass empty sites between their places', () => {
    expect(routeOf(view, 'N-A', ['A1', 'A3', 'N-B'])).toEqual(['N-A', 'A1', 'A2', 'A3', 'N-B'])
    expect(routeOf(view, 'N-A', ['FLOOD2'])).toEqual(['N-A', 'FLOOD1', 'FLOOD2'])
    expect(routeOf(view, 'beside', ['N-B'])).toEqual(['N-B'])
  })

  it('show the cheapest of several first, then the shortest', () => {
    const ways = [['A1', 'A3', 'N-B'], ['FLOOD2', 'FR1', 'N-B'], ['A3', 'N-B']].map((path) => ({ path, toll: tollOf(view, path, 0) }))
    expect(bestWay(ways)?.path).toEqual(['A3', 'N-B'])
    expect(bestWay([])).toBeUndefined()
  })
})
