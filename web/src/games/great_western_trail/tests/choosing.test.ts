/** What can be done is found at what is touched; the cheapest way is shown first. */
import { describe, expect, it } from 'vitest'
import catalogue from '../../../../../src/saloon/words/en/great_western_trail.ftl?raw'
import { makeBundle, Words } from '../../../kit/words'
import type { Move, Refused, View } from '../wire'
import { Reach } from '../choosing.svelte'
import { boxOf } from '../layout'
import { phraseOf } from '../phrases'
import { busySegments, homeOf, partsOf } from '../segments'
import { bestWay, type Way } from '../ways'
import { wayWords } from '../words'

const move = (action: Move['action'], ...elements: string[]): Move => ({ action, elements, figures: {} })
const refused = (reason: 'do-something' | 'no-cards', ...elements: string[]): Refused => ({ action: { do: 'done' }, elements, figures: {}, refusal: { rule: 'GWT-3.5', reason, params: {} } as Refused['refusal'] })

// Every kind of element that the engine's actions.py names, with one example.
const ELEMENTS = [
  'site:N-A', 'deed:hire-0', 'auxiliary:3:2', 'space:4.5', 'disc:hand', 'disc:station_3', 'station:7', 'worker:cowboy', 'job:4:engineer', 'building:4a',
  'market:holstein', 'display:2', 'card:jersey', 'foresight:1:2', 'city:topeka', 'certificates:2', 'draw:3', 'objective_stack', 'new_cattle',
] // prettier-ignore

describe('Reach', () => {
  const build = [move({ do: 'build', building: '4a', site: 'A1' }, 'building:4a', 'site:A1'), move({ do: 'build', building: '4a', site: 'A2' }, 'building:4a', 'site:A2'), move({ do: 'build', building: '5a', site: 'A1' }, 'building:5a', 'site:A1')]

  it('gives the moves of an element, and why there are none', () => {
    const reach = new Reach([move({ do: 'done' }, 'done')], [refused('no-cards', 'job:1:cowboy'), refused('do-something', 'done')])
    expect(reach.at('done')).toEqual({ moves: [move({ do: 'done' }, 'done')], refusal: null })
    expect(reach.at('job:1:cowboy').refusal?.reason).toBe('no-cards')
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

  it('name the part of the markets that has to be seen: whoever buys cattle sees cattle', () => {
    expect(partsOf(['market:holstein', 'new_cattle', 'done'])).toEqual(['cattle'])
    expect(partsOf(['building:4a', 'site:A1'])).toEqual(['buildings'])
    expect(partsOf(['display:2', 'objective_stack', 'job:4:engineer'])).toEqual(['objectives', 'jobs'])
    expect(partsOf(['site:A1'])).toEqual([])
  })

  it('say “map” of what has a place there', () => {
    for (const element of ELEMENTS) if (boxOf(element)) expect(homeOf(element), element).toBe('map')
  })
})

describe('ways', () => {
  const way = (figures: Partial<Way['figures']>): Way => ({
    action: { do: 'move', path: [] }, elements: [], figures: { via: [], steps: 1, route: [], fee: 0, bank: 0, owners: [], ...figures },
  }) // prettier-ignore
  const view = {
    fees: { green: 2, black: 1 },
    automa: null,
    players: [{ money: 10, site: 'N-A' }, { money: 5 }, { money: 5 }],
    trail: { 'N-A': 'A', A1: '1:7a', A3: '0:1a', FLOOD2: 'flood-4-green', FR1: '2:4a', 'N-B': 'B', 'TP-1': 'green_teepee' },
  } as unknown as View

  it('show the cheapest of several first, then the shortest', () => {
    const ways = [[3, 3], [3, 2], [0, 3], [0, 2], [1, 1]].map(([fee, steps]) => way({ fee: fee!, steps: steps! }))
    expect(bestWay(ways)).toBe(ways[3])
    expect(bestWay([])).toBeUndefined()
  })

  it('say over what they go, and whom they pay how much', () => {
    const speak = new Words('en', makeBundle('en', [catalogue]), { compound: phraseOf }, ['Ann', 'Ben', 'Cleo'], 0)
    expect(wayWords(speak, view, way({ via: ['FLOOD2', 'FR1'], fee: 3, bank: 2, owners: [{ seat: 2, money: 1 }] }))).toBe('via flood (4 VP, green hand), 4a (Cleo) – $1 to Cleo, $2 to the bank')
    expect(wayWords(speak, view, way({}))).toBe('straight there – no toll')
  })
})
