import { expect, it } from 'vitest'
import { namesAfter, Told } from '../src/kit/told'
import type { GameEvent, Step } from '../src/kit/types'
import { makeBundle, Words } from '../src/kit/words'

const words = new Words('en', makeBundle('en', ['event-came = to { $site }\n  .short = → { $site }\nevent-built = house on { $site }\nsite = site { $place }\nhouse = the house']), {}, ['Ann'], 0)
const event = (what: string) => ({ event: what, site: 'A1' }) as unknown as GameEvent
const step = (ply: number, what: string) => ({ ply, seat: 0, events: [event(what)], points: [0] }) as unknown as Step
const names = { A1: { message: 'site', params: { place: '1' } } }
const renamedBy = (each: GameEvent) => ((each.event as string) === 'built' ? { A1: { message: 'house', params: {} } } : null)

it('a place is told of by the name that it had then', () => {
  const story = new Told(words, names, renamedBy)
  const before = [step(0, 'came')]
  const steps = [...before, step(1, 'built'), step(2, 'came')]
  expect(story.hear(before)(before[0]!.events[0]!)).toBe('to site 1')
  const told = story.hear(steps)
  expect(steps.map(({ events }) => told(events[0]!))).toEqual(['to site 1', 'house on site 1', 'to the house'])
  expect(steps.map(({ events }) => told(events[0]!, true))).toEqual(['→ site 1', 'house on site 1', '→ the house'])
  expect(new Words('en', makeBundle('en', ['house = the house']), {}, [], null, namesAfter(names, steps, renamedBy)).named('A1')).toBe('the house')
})
