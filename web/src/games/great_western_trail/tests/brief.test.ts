/** Moves in a few words, places by what one sees on them, and how far objectives are, on faces that the engine gave. */
import { describe, expect, it } from 'vitest'
import catalogue from '../../../../../src/saloon/words/en/great_western_trail.ftl?raw'
import { makeBundle, Words } from '../../../kit/words'
import { lettered } from '../board'
import { brief, moveGroups } from '../brief'
import { SITES } from '../parts'
import { phraseOf } from '../phrases'
import { namesOf, SITE_NUMBERS } from '../places'
import { isMet, progressOf } from '../progress'
import type { Move, View } from '../wire'
import recorded from './table.json'

interface Face {
  view: View
  moves: Move[]
}
const faces = recorded.faces as unknown as Record<string, Face>
const { trail } = faces.buy!.view
const general = new Words('en', makeBundle('en', [catalogue]), { compound: phraseOf }, ['Ann', 'Ben'], 0)
const speak = general.at(namesOf(trail))
const view = { trail: { ...trail, A1: '1:4a', FLOOD1: 'flood-2-green' } } as unknown as View
const told = (action: object, figures: object = {}) => brief({ action, figures, elements: [] } as unknown as Move, view, speak)

describe('a move in the list', () => {
  it('to a place says what lies there, how far it is and what it costs', () => {
    expect(trail['N-A']).toBe('D')
    expect(told({ do: 'move', path: ['N-A'] }, { steps: 3, fee: 0 })).toBe('D · 3 steps · free')
    expect(told({ do: 'move', path: ['N-A', 'A1'] }, { steps: 1, fee: 2 })).toBe('4a (Ben) · 1 step · −$2')
    expect(told({ do: 'ride', path: ['FLOOD1'] }, { steps: 2 })).toBe('flood (2 VP, green hand) · 2 steps')
  })
  it('of every kind has its few words', () => {
    expect(told({ do: 'hire', row: 4, worker: 'cowboy' }, { cost: 5 })).toBe('cowboy · row 4 · −$5')
    expect(told({ do: 'buy', cards: ['holstein'], cowboys: 2, price: 3 })).toBe('Holstein · 2 cowboys · −$3')
    expect(told({ do: 'deliver', city: 'wichita' }, { net: -1, vp: 4 })).toBe('Wichita · −$1 · +4 VP')
    expect(told({ do: 'deliver', city: 'kansas_city' }, { net: 6, vp: -6 })).toBe('Kansas City · +$6 · −6 VP')
    expect(told({ do: 'income', certificates: 1 }, { value: 7 })).toBe('1 certificate · +$7')
    expect(told({ do: 'build', building: '4a', site: 'A1' }, { cost: 4 })).toBe('site 1 · −$4')
    expect(told({ do: 'done' })).toBe('Finish')
  })
  it('is never longer than its sentence, whatever the table waits for', () => {
    for (const [task, face] of Object.entries(faces))
      for (const move of face.moves) expect(brief(move, face.view, speak).length, task).toBeLessThanOrEqual(speak.action(move.action, move.figures).length)
  })
  it('of building stands below its building, one of using below its place', () => {
    const build = (building: string, site: string) => ({ action: { do: 'build', building, site }, figures: { cost: 2 }, elements: [] }) as unknown as Move
    const use = { action: { do: 'use', site: 'N-A', deed: 'trade' }, figures: {}, elements: [] } as unknown as Move
    const groups = moveGroups([build('4a', 'A1'), build('5a', 'A1'), build('4a', 'A2'), use], view, speak)
    expect(groups.map(({ label, moves }) => [label, moves.length])).toEqual([['D', 1], ['Building 4a', 2], ['Building 5a', 1]])
  })
})

describe('places', () => {
  it('are called by what one sees on them: no letters of sites besides those of the buildings', () => {
    expect(speak.named('N-A')).toBe('Neutral building D')
    expect(speak.named('A1')).toBe('site 1')
    expect(new Set(Object.values(SITE_NUMBERS)).size).toBe(22)
    const lettered = SITES.map(({ id }) => speak.named(id)).filter((name) => /site [A-Z]/.test(name))
    expect(lettered).toEqual([])
  })
})

describe('letters', () => {
  it('are those of the neutral buildings alone: seats have colours and shapes', () => {
    expect(lettered).toBe(false)
  })
})

describe('an objective', () => {
  it('says how far each of its tasks is', () => {
    const card = faces.objective?.view.display.find((each) => each !== null) ?? Object.values(faces).flatMap(({ view }) => view.display).find((each) => each !== null)!
    const none = progressOf(card, {})
    expect(none.every(({ have, need }) => have === 0 && need > 0)).toBe(true)
    expect(isMet(none)).toBe(false)
    const plenty = Object.fromEntries(none.map(({ task }) => [task, 99]))
    expect(progressOf(card, plenty).every(({ have, need }) => have === need)).toBe(true)
    expect(isMet(progressOf(card, plenty))).toBe(true)
  })
})
