/** Events played out step by step, against steps of real games (tests/steps.json, written by the engine). */
import { describe, expect, it } from 'vitest'
import { flightsOf } from '../flights'
import { apply, duration, plan, scoredRegion, type Step } from '../playback'
import { cellsOf, sumsOf } from '../scorings'
import { TRACKS } from '../parts'
import type { GameEvent, ScoreItem, View } from '../wire'
import { cases, type Recorded } from '../../../../tests/recorded'
import recorded from './steps.json'

const games = recorded as unknown as Recorded<View, GameEvent>[]

/** What of a view can be seen on the table; hands in any order. */
function seen(view: View) {
  return {
    wagons: view.wagons,
    tracks: view.tracks,
    marks: view.marks,
    players: view.players.map((player) => ({ ...player, hand: player.hand && [...player.hand].sort() })),
    pile: view.pile,
    discard: view.discard,
    card: view.card,
  }
}

describe('playing events out', () => {
  it.each(cases(games))(
    'leads to the view after them: %i %s',
    (_, __, { before, events, after }) => {
      expect(seen(plan(events).reduce(apply, before))).toEqual(seen(after))
    },
  )

  it('leaves the view before them as it was', () => {
    const { before, events } = games.find((game) => game.events.some((event) => event.event === 'scored'))!
    const copy = structuredClone(before)
    plan(events).reduce(apply, before)
    expect(before).toEqual(copy)
  })

  it('shows a scoring region by region, east to west, each with its points', () => {
    const { events, after } = games.find((game) => game.events.filter((event) => event.event === 'awarded').length > 1)!
    const steps = plan(events)
    const regions = steps.filter((step) => step.region)
    expect(regions.map((step) => step.region)).toEqual(TRACKS)
    for (const step of regions) {
      const scored = scoredRegion(step, steps, after)!
      expect(scored.region).toBe(step.region)
      const points = scored.awards.filter((award) => award.points > 0).map(({ seat, points }) => ({ seat, points }))
      expect(new Set(step.awards)).toEqual(new Set(points))
    }
    expect(steps.some((step) => step.event.event === 'awarded')).toBe(false)
  })

  it('shows regions without points too, but not for long', () => {
    const steps = plan([{ event: 'scored', seat: 0, card: 1 }, { event: 'awarded', seat: 1, region: 'midwest', points: 2 }])
    expect(steps.map((step) => step.region)).toEqual([undefined, ...TRACKS])
    expect(steps[3]!.awards).toEqual([{ seat: 1, points: 2 }])
    expect(steps[3]!.weight).toBeGreaterThan(2 * steps[1]!.weight)
  })

  it('takes as long as its steps', () => {
    expect(duration([], 400)).toBe(0)
    const { events } = games.find((game) => game.events.some((event) => event.event === 'scored'))!
    expect(duration(events, 400)).toBeCloseTo(400 * plan(events).reduce((sum, step) => sum + step.weight, 0))
    const deal = Array.from({ length: 14 }, () => ({ event: 'drew', seat: 0 }) as const)
    expect(duration(deal, 400)).toBeLessThan(1000)
  })

  it('keeps the table when nothing on it changes', () => {
    const { before } = games[0]!
    const events: GameEvent[] = [
      { event: 'lapsed', seat: 0, steps: 1 }, { event: 'unplaced', seat: 0 }, { event: 'stopped', seat: 0 }, { event: 'ended', seat: 0, reason: 'fifty' },
    ] // prettier-ignore
    for (const event of events) expect(apply(before, { event, weight: 1 })).toBe(before)
  })
})

describe('flights', () => {
  it('take tokens to their circle and the oldest home', () => {
    const { before, events } = games.find((game) => game.events.some((event) => event.event === 'returned'))!
    let table = before
    for (const step of plan(events)) {
      for (const flight of flightsOf(step, table)) {
        expect(flight.from.length && flight.to.length).toBeTruthy()
        if (step.event.event === 'returned') expect(flight.from[0]).toBe(`circle:${step.event.region}:${(table.marks[step.event.region] + 1) % 8}`)
        if (step.event.event === 'placed') expect(flight.to[0]).toBe(`circle:${step.event.region}:${(table.marks[step.event.region] + 1 + table.tracks[step.event.region].length) % 8}`)
      }
      table = apply(table, step)
    }
  })

  it('bring points to those who get them', () => {
    const step: Step = { event: { event: 'scored', seat: 0, card: 1 }, region: 'east', awards: [{ seat: 1, points: 3 }], weight: 1 }
    expect(flightsOf(step, games[0]!.before)).toMatchObject([{ what: 'points', from: ['ring:east'], seat: 1, number: 3 }])
  })
})

describe('itemised scorings', () => {
  it('have a cell for every seat', () => {
    const region = { region: 'east' as const, wagons: 2, track: [2, 2, 0], awards: [{ seat: 2, tokens: 2, points: 2, rule: 'GW-23' }, { seat: 0, tokens: 1, points: 0, rule: 'GW-23' }] } // prettier-ignore
    expect(cellsOf(region, 3)).toEqual([{ tokens: 1, points: 0 }, { tokens: 0, points: 0 }, { tokens: 2, points: 2 }]) // prettier-ignore
  })

  it('add up', () => {
    const of = (scoring: number, points: number): ScoreItem =>
      ({ item: 'scoring', scoring, seat: 0, card: 1, region: 'east', wagons: 4, tokens: 3, points, rule: 'GW-22' }) // prettier-ignore
    const items: ScoreItem[] = [{ item: 'start', points: 10 }, of(1, 3), of(1, 1), of(3, 2), { item: 'paid', points: -4 }]
    const [sum] = sumsOf([{ seat: 0, points: 12, share: 1, supply: 5, items }], 3)
    expect(sum).toEqual({ start: 10, scorings: [4, 0, 2], paid: -4, sum: 12, supply: 5 })
    expect(sum!.start + sum!.scorings.reduce((a, b) => a + b) + sum!.paid).toBe(sum!.sum)
  })
})
