/** The panels on faces that the engine gave (tests/table.json): what they reckon, what is there to touch, and what it does. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import catalogue from '../../../../../src/saloon/words/en/great_western_trail.ftl?raw'
import type { Refusal } from '../../../kit/board'
import type { Action, Move, Player, Refused, Score, Step, View } from '../wire'
import { seatStyles } from '../../../kit/seats'
import { makeBundle, Words } from '../../../kit/words'
import AutomaTurn from '../AutomaTurn.svelte'
import { held } from '../cards'
import CattleMarket from '../CattleMarket.svelte'
import { Reach } from '../choosing.svelte'
import { auxiliaryFields, placesOf } from '../discs'
import Foresight from '../Foresight.svelte'
import Hand from '../Hand.svelte'
import JobMarket from '../JobMarket.svelte'
import { destinations, incomes } from '../kansas'
import KansasCity from '../KansasCity.svelte'
import Map from '../Map.svelte'
import Market from '../Market.svelte'
import Objectives from '../Objectives.svelte'
import PlayerBoard from '../PlayerBoard.svelte'
import { plan } from '../playback'
import { byCategory, sumOf } from '../points'
import { CATTLE, CITIES } from '../parts'
import { phraseOf } from '../phrases'
import { offers, touch } from '../purchases'
import Purse from '../Purse.svelte'
import Scores from '../Scores.svelte'
import { tracesOf } from '../pieces'
import { beats, lastTurn } from '../story'
import Around from './Around.svelte'
import recorded from './table.json'

interface Face {
  view: View
  moves: Move[]
  refused: Refused[]
  seat: number
}
const faces = recorded.faces as unknown as Record<string, Face>
const steps = recorded.steps as unknown as Step[]
const recordedEnd = recorded.end as unknown as { view: View; scores: Score[] }
const end = { ...recordedEnd, scores: recordedEnd.scores.map((score) => ({ ...score, belongings: { building: 2 } })) }

let shown: ReturnType<typeof mount> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

const speak = new Words('en', makeBundle('en', [catalogue]), { compound: phraseOf }, ['Ann', 'Automa'], 0)

/** Mounts a panel as the board does; returns what it chose and refused. */
function show(panel: Component<any>, face: Face, more: Record<string, unknown> = {}) {
  const chosen: Action[] = []
  const refused: Refusal[] = []
  const props = {
    view: face.view, seat: face.seat, names: ['Ann', 'Automa'], styles: seatStyles(2), speak, reach: new Reach(face.moves, face.refused),
    choose: (action: Action) => chosen.push(action), explain: (refusal: Refusal) => refused.push(refusal), ...more,
  } // prettier-ignore
  shown = mount(Around, { target: document.body, props: { panel, props } })
  flushSync()
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const click = (selector: string, n = 0) => (all(selector)[n]!.click(), flushSync())
  return { chosen, refused, all, click }
}

/** Every message that is missing says its id. */
const unspoken = () => (document.body.textContent ?? '').match(/\b(?:board|meaning|story|score|name|item|phase)-[\w-]+/g) ?? []

describe('beside a name', () => {
  it('stand money and certificates; the Automa has neither', () => {
    const view = Object.values(faces)[0]!.view
    const text = (seat: number) => {
      shown = mount(Purse, { target: document.body, props: { view, seat, speak } })
      flushSync()
      return document.body.textContent!.replace(/\s+/g, ' ')
    }
    const { money, certificates, permanent } = view.players[0]!
    expect(text(0)).toMatch(new RegExp(`Money: ?${money} .*Certificates: ?${certificates + permanent}`))
    void unmount(shown!)
    document.body.replaceChildren()
    if (view.automa) expect(text(view.automa.seat)).toBe('')
  })
})

describe('cards', () => {
  it('each breed counts once (GWT-8.4)', () => {
    expect(held(['jersey', 'jersey']).map(({ counts }) => counts)).toEqual([true, false])
    expect(CATTLE).toHaveLength(13)
  })
})

describe('Kansas City', () => {
  it('shows what the engine says of every number of certificates and of every city', () => {
    const income = faces.income!
    const { breeding, permanent } = income.view.players[0]!
    expect(incomes(income.moves)).toHaveLength(income.moves.length)
    for (const { action, figures } of incomes(income.moves)) expect(figures.value).toBe(breeding! + permanent + action.certificates)
    const { moves, refused } = faces.deliver!
    const cities = destinations(moves, refused)
    expect(cities.map(({ city }) => city.id)).toEqual(CITIES.map(({ id }) => id))
    expect(cities.filter(({ move }) => move)).toHaveLength(moves.length)
    for (const { figures } of cities) expect(figures.net).toBe(figures.gain - figures.transport)
  })

  it('says of every city what it costs and which spaces its disc unlocks (GWT-8.7)', () => {
    const { all } = show(KansasCity, faces.deliver!)
    for (const { city, figures } of destinations(faces.deliver!.moves, faces.deliver!.refused)) {
      const row = all(`[data-element="city:${city.id}"]`)[0]!.textContent!
      expect(row).toContain(figures.white_only ? 'a white space' : 'any space')
      expect(row).toContain(`$${Math.abs(figures.net)}`)
      if (figures.vp) expect(row).toContain(`${Math.abs(figures.vp)}★`)
    }
  })

  it('leads through its steps by touch, and what is out of reach says why', () => {
    const face = faces.deliver!
    const { click, chosen, refused, all } = show(KansasCity, face)
    expect(all('[aria-current=step]')[0]!.textContent).toContain('Delivery')
    expect(all('[data-element^="city:"]')).toHaveLength(10)
    click(`[data-element="${face.moves[0]!.elements[0]}"]`)
    expect(chosen).toEqual([face.moves[0]!.action])
    click('[data-element="city:san_francisco"]')
    expect(refused[0]).toMatchObject({ reason: 'value-too-low' })
    expect(unspoken()).toEqual([])
  })

  it.each(['foresight', 'income', 'disc'])('offers every move of the step %s', (task) => {
    const face = faces[task]!
    const { all, click, chosen } = show(KansasCity, face)
    expect(all('.spot.open')).toHaveLength(face.moves.length)
    click('.spot.open')
    expect(chosen).toHaveLength(1)
    expect(unspoken()).toEqual([])
  })
})

describe('the markets', () => {
  const market = (task: string, more: Record<string, unknown> = {}) => show(Market, faces[task]!, { of: 0, narrow: false, visiting: false, whole: false, ...more })
  const parts = () => [...document.querySelectorAll('.shown > section, ul[aria-label="Buildings in supply"]')].map((part) => part.getAttribute('aria-label'))

  it('show what the table waits for, and nothing else', () => {
    market('buy')
    expect(parts()).toEqual(['Cattle market'])
  })
  it('show the buildings, with what they do, to whoever may put one up', () => {
    const { all } = market('build')
    expect(parts()).toEqual(['Buildings in supply'])
    const { buildings } = faces.build!.view.players[0]!
    expect(all('li .sign').length).toBeGreaterThanOrEqual(buildings.length)
  })
  it('turn to another part by its button', () => {
    const { all } = market('buy')
    all('.parts button').find((button) => button.textContent!.includes('Job market'))!.click()
    flushSync()
    expect(parts()).toEqual(['Job market'])
  })
  it('make room for Kansas City, which can be left for a look', () => {
    const { all } = market('deliver', { visiting: true })
    expect(parts()).toEqual(['Kansas City'])
    all('.parts button').find((button) => button.textContent!.includes('Cattle market'))!.click()
    flushSync()
    expect(parts()).toEqual(['Cattle market'])
    all('.parts button')[0]!.click()
    flushSync()
    expect(parts()).toEqual(['Kansas City'])
  })
  it('are all there on a phone', () => {
    market('buy', { narrow: true })
    expect(parts()).toEqual(['Job market', 'Cattle market', 'Objective cards', 'Foresight'])
  })
})

describe('buying cattle', () => {
  const face = faces.buy!
  it('joins two cards only where a line sells both (GWT-6.3)', () => {
    const line = { breeding: 3, cards: 2, cowboys: 3, price: 5 }
    const pair = { action: { do: 'buy', cards: ['holstein', 'ayrshire'], cowboys: 3, price: 5 }, elements: [], figures: { line: 3 } } as Move
    expect(touch(['ayrshire'], 'holstein', [pair])).toEqual(['ayrshire', 'holstein'])
    expect(touch(['ayrshire'], 'brown_swiss', [pair])).toEqual(['brown_swiss'])
    expect(touch(['ayrshire'], 'ayrshire', [pair])).toEqual([])
    const offer = offers(['ayrshire', 'holstein'], [pair], []).find((each) => each.line.price === line.price && each.line.cards === 2)!
    expect(offer.move).toBe(pair)
  })

  it('takes a card, then its price', () => {
    const { click, chosen, refused, all } = show(CattleMarket, face)
    const [card] = face.moves.flatMap(({ action }) => (action.do === 'buy' ? action.cards : []))
    click(`[data-element="market:${card}"]`)
    expect(all('.price.lit').length).toBeGreaterThan(0)
    click('.price.lit')
    expect(chosen[0]).toMatchObject({ do: 'buy', cards: [card] })
    click('.price.no')
    expect(refused[0]).toHaveProperty('rule')
    expect(unspoken()).toEqual([])
  })
})

describe('player board', () => {
  it('knows what discs hold back (GWT-1.5, GWT-1.7)', () => {
    const player = { discs: { auxiliary_1: 1, auxiliary_3: 1, auxiliary_4: 2, hand: 1 } } as unknown as Player
    const open = (number: number) => auxiliaryFields(player, number).map((field) => field.open)
    expect([1, 2, 3, 4, 5].map(open)).toEqual([[true, false], [true, true], [true, false], [false, false], [true, true]])
    expect(placesOf(player, 'hand').map(({ gone }) => gone)).toEqual([true, false])
  })

  it.each(['auxiliary', 'disc', 'build'])('shows everything that can be touched for %s', (task) => {
    const face = faces[task]!
    const { all } = show(PlayerBoard, face, { of: 0, narrow: true })
    const lit = new Set(all('.spot.open').map((spot) => spot.dataset.element))
    const own = face.moves.flatMap(({ elements }) => elements).filter((element) => /^(auxiliary|disc|building):/.test(element))
    expect([...new Set(own)].filter((element) => !lit.has(element) && !element.startsWith('disc:station'))).toEqual([])
    expect(unspoken()).toEqual([])
  })

  it('cannot be touched if it is another seat’s', () => {
    const { all } = show(PlayerBoard, faces.auxiliary!, { of: 1, narrow: true })
    expect(all('.spot.open')).toEqual([])
  })
})

describe('the other panels', () => {
  it.each([
    [Hand, 'discard', 'card:'],
    [JobMarket, 'hire', 'job:'],
    [Objectives, 'objective', 'display:'],
    [Foresight, 'foresight', 'foresight:'],
  ] as [Component<any>, string, string][])('%# light what can be done', (panel, task, beginning) => {
    const face = faces[task]!
    const { all, click, chosen } = show(panel, face)
    const lit = new Set(all('.spot.open').map((spot) => spot.dataset.element))
    const there = face.moves.flatMap(({ elements }) => elements).filter((element) => element.startsWith(beginning))
    expect(there.length).toBeGreaterThan(0)
    expect(there.filter((element) => !lit.has(element))).toEqual([])
    click(`.spot.open[data-element^="${beginning}"]`)
    expect(chosen).toHaveLength(1)
    expect(unspoken()).toEqual([])
  })
})

describe('the story of the Automa', () => {
  const turns = steps.flatMap((step, n) => (step.events.some(({ event }) => event === 'automa-drew') ? [n] : []))

  it('tells every event of a turn once, in order, with a rule', () => {
    expect(turns.length).toBeGreaterThan(5)
    for (const [k, n] of turns.entries()) {
      const turn = lastTurn(steps.slice(0, turns[k + 1] ?? steps.length))
      expect(turn.ply).toBe(steps[n]!.ply)
      const told = beats(turn.events)
      expect(told.flatMap(({ events }) => events)).toEqual(turn.events.filter(({ event }) => event !== 'started'))
      expect(told[0]!.kind).toBe('card')
      expect(told.every(({ rule }) => speak.has(`rule-${rule}`))).toBe(true)
    }
  })

  it('ends where a person decides again', () => {
    const [first, second] = turns as [number, number]
    const turn = lastTurn(steps.slice(0, second))
    const next = steps.findIndex((step, n) => n > first && step.seat !== null)
    expect(turn.events).not.toContainEqual(steps[next]!.events[0])
  })

  it('of a turn that is being shown goes along with the board', () => {
    const story = beats(lastTurn(steps).events)
    const { all } = show(AutomaTurn, faces.visit!, { steps, fresh: true, now: story[2]!.events[0] })
    expect(all('h3 small')[0]!.textContent).toBe(`3 / ${story.length}`)
    const times = plan(lastTurn(steps).events, 2000).map(({ hold }) => hold ?? 0)
    expect(times.reduce((sum, time) => sum + time)).toBe(2000 * story.length) // every beat is heard out
  })

  it('can be gone through forwards and back', () => {
    const { all, click } = show(AutomaTurn, faces.visit!, { steps, fresh: true })
    const place = () => all('h3 small')[0]!.textContent
    expect(place()).toMatch(/^1 \//)
    const [back, , forward, skip] = [0, 1, 2, 3]
    click('.controls button', forward)
    expect(place()).toMatch(/^2 \//)
    click('.controls button', back)
    expect(place()).toMatch(/^1 \//)
    click('.controls button', skip)
    const [at, all_] = place()!.split(' / ')
    expect(at).toBe(all_)
    expect(unspoken()).toEqual([])
  })
})

describe('scores', () => {
  it('the categories add up to the points', () => {
    for (const score of end.scores) expect(Object.values(byCategory(score)).reduce((sum, items) => sum + sumOf(items), 0)).toBe(score.points)
  })

  it('shows every item of every seat', () => {
    const target = document.body
    shown = mount(Scores, { target, props: { scores: end.scores, view: end.view, names: ['Ann', 'Automa'], styles: seatStyles(2), speak, rule: (id: string) => `/rules/${id}` } })
    flushSync()
    expect([...document.querySelectorAll('tfoot td')].map((cell) => cell.textContent!.replace('−', '-'))).toEqual(end.scores.map(({ points }) => String(points)))
    expect(unspoken()).toEqual([])
  })
})

describe('coming back to my turn', () => {
  const { view } = faces.hire!
  const [me, other] = view.players
  const more = { route: [], fresh: null, focus: null, still: true }

  it('shows faintly where cattlemen, engines and tiles were', () => {
    const earlier = { ...view, players: [me!, { ...other!, site: 'N-A', engine: other!.engine - 1 }], trail: { ...view.trail, FLOOD3: 'flood-3-black' } }
    expect(view.trail.FLOOD3).toBeUndefined()
    show(Map, faces.hire!, { ...more, earlier })
    expect(document.querySelectorAll('.trace > g')).toHaveLength(3)
  })

  it('shows nothing of what stands where it stood', () => {
    expect(tracesOf(view, view)).toEqual({ cattlemen: [], engines: [], tiles: [] })
  })
})

describe('for those who hear it', () => {
  const named = (selector: string) => [...document.querySelectorAll(selector)].map((part) => part.getAttribute('aria-label'))

  it('the map is read by trail and railroad', () => {
    show(Map, faces.hire!, { route: [], fresh: null, focus: null, still: true, earlier: null })
    expect(named('g[role=group]')).toEqual([speak.say('board-trail'), speak.say('board-railroad')])
    const [trail, railroad] = document.querySelectorAll('g[role=group]')
    expect(trail!.querySelectorAll('[data-element^="city:"], [data-element^="station:"]')).toHaveLength(0)
    expect(railroad!.querySelectorAll('[data-element^="city:"]').length).toBe(Object.keys(CITIES).length)
  })

  it('a pile of cards says which it is', () => {
    show(Hand, faces.hire!)
    expect(named('.pile').map((label) => label!.replace(/\d+/, 'n'))).toEqual([`${speak.say('board-stack')}: n`, `${speak.say('board-discard')}: n`])
  })
})
