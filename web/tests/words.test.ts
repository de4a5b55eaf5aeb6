import { readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../src/kit/board'
import { LANGUAGES, type Language, makeBundle, ofRule, Words } from '../src/kit/words'

const WORDS = '../src/saloon/words'
const read = (language: Language, name: string) => readFileSync(`${WORDS}/${language}/${name}.ftl`, 'utf8')
const ids = (text: string) =>
  new FluentResource(text).body.flatMap((message) => [
    message.id,
    ...Object.keys(message.attributes).map((attribute) => `${message.id}.${attribute}`),
  ])

const CATALOGUE = `
name-east = East
    .in = in the East
card = { $region } with { $wagons ->
        [one] one wagon
       *[other] { $wagons } wagons
    }
herd = a herd: { $cards }
seat-number = Seat { $number }
action-play = Play: { $card }
action-place = Place { $region_in }
action-score = Score for { $cost }
draw-first = { $you ->
        [yes] You start
       *[no] { $seat } starts
    }
event-drew = { $known ->
        [yes] { $seat } draws { $card }
       *[no] { $seat } draws a card
    }
event-told = { $flag } { $list }
event-went = { $region_id ->
        [east] by rail { $region_in }
       *[other] elsewhere
    }
event-paid = { $payee_you ->
        [yes] { $seat } pays you
       *[no] { $seat } pays { $payee }
    }
name-bank = the bank
refusal-other-region = Not { $region_in }.
refusal-not-in-hand = Not held: { $card }
rule-X-1 = Text
    .title = Title
`
const game: GameInfo = {
  compound: (name) => {
    if (name === 'loop') return { message: 'card', params: { region: 'loop', wagons: 1 } }
    if (name === 'both') return { message: 'herd', params: { cards: ['east 1', 'east 3'].map((card) => game.compound!(card)) } }
    const [region, wagons] = name.split(' ')
    return wagons ? { message: 'card', params: { region, wagons: Number(wagons) } } : null
  },
}
const words = new Words('en', makeBundle('en', [CATALOGUE]), game, ['Anna', 'Ben'], 1)

describe('things with names of their own at a table', () => {
  it('are called by them, whoever looks', () => {
    const here = words.at({ 'east 1': { message: 'herd', params: { cards: ['A', 'B'] } } })
    expect(here.named('east 1')).toBe('a herd: A, B')
    expect(here.to(0).named('east 1')).toBe('a herd: A, B')
    expect(here.named('east 3')).toBe(words.named('east 3'))
  })
})

describe('parameters are made speakable', () => {
  it('a seat becomes its name, and $you says whether it is the viewer', () => {
    expect(words.action({ draw: 'first', seat: 0 })).toBe('Anna starts')
    expect(words.action({ draw: 'first', seat: 1 })).toBe('You start')
    expect(words.to(null).action({ draw: 'first', seat: 1 })).toBe('Ben starts')
    expect(words.action({ draw: 'first', seat: 2 })).toBe('Seat 3 starts')
  })
  it('a value with a name brings its forms', () => {
    expect(words.action({ do: 'place', region: 'east' })).toBe('Place in the East')
  })
  it('a compound name is taken apart', () => {
    expect(words.action({ do: 'play', card: 'east 1' })).toBe('Play: East with one wagon')
    expect(words.action({ do: 'play', card: 'east 3' })).toBe('Play: East with 3 wagons')
  })
  it('a phrase may be made of phrases, but no text in it is taken apart again', () => {
    expect(words.named('both')).toBe('a herd: East with one wagon, East with 3 wagons')
    expect(words.named('loop')).toBe('loop with one wagon')
  })
  it('a thing is called by its phrase, its name or itself', () => {
    expect(['east 1', 'east', 'nowhere'].map((thing) => words.named(thing))).toEqual(['East with one wagon', 'East', 'nowhere'])
  })
  it('what cannot be taken apart is quoted', () => {
    expect(words.refusal({ rule: 'X-1', reason: 'not-in-hand', params: { card: 'nonsense' } })).toBe('Not held: nonsense')
  })
  it('an event says whether it is known', () => {
    expect(words.event({ event: 'drew', seat: 0 })).toBe('Anna draws a card')
    expect(words.event({ event: 'drew', seat: 0, card: 'east 1' })).toBe('Anna draws East with one wagon')
  })
  it('figures come with the move', () => {
    expect(words.action({ do: 'score' }, { cost: 6 })).toBe('Score for 6')
  })
  it('figures come with the move', () => {
    expect(words.action({ do: 'score' }, { cost: 6 })).toBe('Score for 6')
  })
  it('a variant can be chosen by the id of a named value', () => {
    expect(words.event({ event: 'went', region: 'east' })).toBe('by rail in the East')
  })
  it('who is paid is a seat, too, or has a name', () => {
    expect(words.event({ event: 'paid', seat: 0, payee: 1 })).toBe('Anna pays you')
    expect(words.to(null).event({ event: 'paid', seat: 0, payee: 1 })).toBe('Anna pays Ben')
    expect(words.event({ event: 'paid', seat: 0, payee: 'bank' })).toBe('Anna pays the bank')
  })
  it('of a list each member is spoken', () => {
    expect(words.event({ event: 'told', flag: false, list: ['east', 'nowhere'] })).toBe('no East, nowhere')
  })
  it('other values are plain', () => {
    expect(words.event({ event: 'told', flag: true, list: [1, 2] })).toBe('yes 1, 2')
  })
})

describe('messages', () => {
  it('attributes are asked for with a dot', () => {
    expect(words.say('rule-X-1.title')).toBe('Title')
    expect(words.has('rule-X-1.title')).toBe(true)
    expect(words.has('rule-X-1.about')).toBe(false)
    expect(words.has('rule-X-2')).toBe(false)
  })
  it('a rule with a dot has a message with a hyphen', () => {
    expect([ofRule('rule', 'X-1.2'), ofRule('why', 'X-3')]).toEqual(['rule-X-1-2', 'why-X-3'])
  })
  it('a missing message says its id', () => {
    expect(words.say('no-such-message')).toBe('no-such-message')
    expect(words.say('rule-X-1.about')).toBe('rule-X-1.about')
  })
  it('the earlier catalogue counts', () => {
    const both = new Words('en', makeBundle('en', ['a = first', 'a = second\nb = third']))
    expect([both.say('a'), both.say('b')]).toEqual(['first', 'third'])
  })
})

describe('the catalogues', () => {
  const english = ids(read('en', 'page'))
  it.each(LANGUAGES)('page.ftl says the same things in %s', (language) => {
    expect(ids(read(language, 'page')).sort()).toEqual([...english].sort())
  })
  it.each(LANGUAGES)('page.ftl and room.ftl share no message in %s', (language) => {
    const room = new Set(ids(read(language, 'room')))
    expect(ids(read(language, 'page')).filter((id) => room.has(id))).toEqual([])
  })
  it('has every message that the page says', () => {
    const known = new Set([...english, ...ids(read('en', 'room'))])
    const said = sources('src')
      .filter((file) => !file.includes('/games/'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/[^.\w]say\('([\w.-]+)'/g)].map((found) => found[1]!))
    expect(said.length).toBeGreaterThan(100)
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([])
  })
  it.each(LANGUAGES)('every message of page.ftl can be said in %s', (language) => {
    const bundle = makeBundle(language, [read(language, 'page')])
    for (const id of ids(read(language, 'page'))) {
      const [message, attribute] = id.split('.') as [string, string?]
      const found = bundle.getMessage(message)!
      const pattern = attribute ? found.attributes[attribute]! : found.value!
      const errors: Error[] = []
      const params = { points: 3, count: 2, number: 1, ply: 4, last: 9, name: 'Ben', bot: 'b', file: 'f', rule: 'X-1', title: 't', move: 'm', moves: 3, players: 2, draws: 1, place: 2, seats: 4, lead: 1, gap: 5, shares: 's', grade: 1, days: 1, solved: 1, error: '1.4 %', lost: 1, game: 'g', host: 'h', names: 'n', url: 'u' }
      bundle.formatPattern(pattern, params, errors)
      expect(errors, id).toEqual([])
    }
  })
})

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(path) ? [path] : []
  })
}
