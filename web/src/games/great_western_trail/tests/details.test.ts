import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeBundle, Words } from '../../../kit/words'
import * as info from '../info'

const text = readFileSync('../src/saloon/words/en/great_western_trail.ftl', 'utf8')
const view = {
  actor: 0,
  players: [{ money: 3 }, { money: 9 }],
  fees: { green: 2, black: 2 },
  trail: { A1: '0:4a', A2: '1:3a', FLOOD1: 'flood-3-green', 'N-B': 'F' },
  job_costs: [6, 6, 7],
  task: { task: 'hire', dearer: 2, rate: 2 },
  automa: null,
}
const words = new Words('en', makeBundle('en', [text]), info, ['Anna', 'Ben'], 0, view)

describe('actions say what the board shows', () => {
  it.each([
    [{ do: 'move', path: ['N-B'] }, 'Move to neutral site B (building F): no toll'],
    [{ do: 'move', path: ['FLOOD1', 'N-B'] }, 'Move to neutral site B (building F), 2 steps by way of flood 1: toll $2'],
    [{ do: 'ride', path: ['FLOOD1'] }, 'Ride to flood 1'],
    [{ do: 'take', site: 'FLOOD1' }, 'Take from flood 1: flood (3 VP, green hand)'],
    [{ do: 'hire', worker: 'engineer', row: 3 }, 'Hire an engineer from row 3 for $9'],
    [{ do: 'build', building: '5a', site: 'A1' }, 'Put up building 5a on site A1 for $2'],
    [{ do: 'build', building: '5a', site: 'B2' }, 'Put up building 5a on site B2 for $6'],
    [{ do: 'deliver', city: 'topeka' }, 'Deliver to Topeka (needs value 1)'],
    [{ do: 'discard_pair', cards: ['jersey', 'jersey'] }, 'Discard the pair: Jersey, Jersey'],
  ])('%j', (action, sentence) => expect(words.action(action)).toBe(sentence))
})
