/** Events played out step by step, against steps of real games (tests/steps.json, written by the engine). */
import { describe, expect, it } from 'vitest'
import type { GameEvent, View } from '../wire'
import { boxOf } from '../layout'
import { apply, duration, elementOf, laidAt, plan } from '../playback'
import { cases, type Recorded } from '../../../../tests/recorded'
import recorded from './steps.json'

const games = recorded as unknown as Recorded<View, GameEvent>[]

/** What of a view is drawn and moves. */
function seen({ trail, foresight, jobs, token, market, display, masters, appointed, players, automa }: View) {
  return {
    trail, foresight, jobs, market, display, masters, appointed,
    token,
    players: players.map(({ site, engine, stations, cities, money, certificates, workers, tiles, area, masters, buildings, cards, hand, discard }, seat) => ({
      site, engine, stations, cities, certificates, tiles, masters, discard,
      // AU-14, AU-17: the Automa's workers and discs are not on a player board, and it needs no money
      ...(automa?.seat !== seat && { money, workers, area: [...area].sort(), cards, hand: hand && [...hand].sort(), buildings }),
    })),
  } // prettier-ignore
}
const SETTLED = ['gained-objective'] // its card goes to a hand or a pile: the view after it says which
const played = ({ before, events, after }: (typeof games)[number]) => plan(events).reduce((table, step) => apply(table, step, after), before)

describe('playing events out', () => {
  it.each(cases(games))(
    'leads to the pieces of the view after them: %i %s',
    (_, __, game) => {
      const [shown, wanted] = [seen(played(game)), seen(game.after)]
      const settled = game.events.some((event) => SETTLED.includes(event.event))
      const cards = (side: typeof shown) => ({ ...side, players: side.players.map(({ discard: _d, hand: _h, cards: _c, ...rest }) => rest) })
      if (settled) expect(cards(shown)).toEqual(cards(wanted))
      else expect(shown).toEqual(wanted)
    },
  )

  it('leaves the view before them as it was', () => {
    for (const game of games) {
      const copy = structuredClone(game.before)
      played(game)
      expect(game.before).toEqual(copy)
    }
  })

  it('takes as long as its steps', () => {
    const [moved] = games.flatMap((game) => game.events).filter((event) => event.event === 'moved')
    expect(duration([moved!, moved!], 100)).toBe(2 * duration([moved!], 100))
    expect(duration([], 100)).toBe(0)
    expect(duration([moved!], 0)).toBe(0)
  })

  it('turns the map to what happens there', () => {
    const steps = games.flatMap((game) => plan(game.events))
    const found = steps.map(elementOf).filter((element) => element !== null)
    expect(new Set(found.map((element) => element.split(':')[0]))).toEqual(new Set(['site', 'space', 'city', 'station']))
    for (const element of found) expect(boxOf(element), element).not.toBeNull()
    const laid = steps.flatMap((step) => (step.event.event === 'built' ? [[laidAt(step), step.event.site]] : []))
    expect(laid.length).toBeGreaterThan(0)
    for (const [at, site] of laid) expect(at).toBe(site)
  })
})
