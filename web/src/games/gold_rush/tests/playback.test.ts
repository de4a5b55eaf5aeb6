/** Events played out step by step, against steps of real games (tests/steps.json, written by the engine). */
import { describe, expect, it } from 'vitest'
import type { GameEvent, View } from '../wire'
import { Atlas, listed, piecesOf, pilesOf } from '../features'
import { apply, cellOf, duration, plan } from '../playback'
import { boxOf } from '../tiles'
import { parseCowboy, parseSpot } from '../view'
import { cases, type Recorded } from '../../../../tests/recorded'
import recorded from './steps.json'

const games = recorded as unknown as Recorded<View, GameEvent>[]

/** What of a view can be seen on the table. */
function seen(view: View) {
  return {
    map: view.map,
    tile: view.tile,
    bag: view.bag,
    discarded: view.discarded,
    stacks: view.stacks,
    players: view.players.map(({ track: _, ...player }) => ({ ...player, cowboys: [...player.cowboys].sort() })),
  }
}
const played = ({ before, events, after }: (typeof games)[number]) => plan(events).reduce((table, step) => apply(table, step, after), before)

describe('playing events out', () => {
  it.each(cases(games))(
    'leads to the view after them: %i %s',
    (_, __, game) => expect(seen(played(game))).toEqual(seen(game.after)),
  )

  it('shows several moves that come at once (after a lost connection) one after the other', () => {
    const game = games.find(({ events }) => events.filter((event) => event.event === 'placed').length > 2)!
    let table = game.before
    for (const step of plan(game.events)) {
      const tiles = table.map.length
      table = apply(table, step, game.after)
      expect(table.map.length - tiles).toBe(step.event.event === 'placed' ? 1 : 0)
      const atlas = new Atlas(table, boxOf(table))
      expect(table.features.flatMap(({ segments }) => segments).filter((name) => atlas.number(name) < 0)).toEqual([])
      if (step.event.event !== 'cowboy-out') continue
      const { x, y, seat } = step.event
      expect(piecesOf(atlas).filter((piece) => piece.at.startsWith(`${x},${y} `) && piece.seat === seat)).not.toEqual([])
    }
  })

  it('leaves the view before them as it was', () => {
    for (const game of games) {
      const copy = structuredClone(game.before)
      played(game)
      expect(game.before).toEqual(copy)
    }
  })

  it('shows points together with what they are for', () => {
    const { events } = games.find((game) => game.events.some((event) => event.event === 'scored'))!
    const steps = plan(events)
    const scored = steps.find((step) => step.scoring)!
    expect(scored.awards!.map(({ seat }) => seat)).toEqual(scored.scoring!.winners)
    expect(scored.awards!.every(({ points }) => points === scored.scoring!.points)).toBe(true)
    expect(cellOf(scored)).toMatchObject({ x: scored.scoring!.tiles.map(([x]) => x).find((x) => x === parseSpot(scored.scoring!.segment).x) })
    expect(steps.some((step) => step.event.event === 'awarded')).toBe(false)
    expect(duration(events, 100)).toBeGreaterThan(300)
    expect(duration([], 100)).toBe(0)
  })
})

describe('an atlas', () => {
  it('knows every segment, and the segment at its own places', () => {
    for (const { after } of games) {
      const atlas = new Atlas(after, boxOf(after))
      for (const feature of after.features) {
        for (const name of feature.segments) {
          expect(atlas.number(name), name).toBeGreaterThanOrEqual(0)
          expect(atlas.feature(name)).toBe(feature)
          expect(atlas.at(atlas.place(name, 'cowboy')!), name).toBe(feature)
        }
        expect([...atlas.segments(feature).values()].flat()).toHaveLength(feature.segments.length)
      }
    }
  })

  it('finds all pieces and one stack for each mountain with tokens', () => {
    for (const { after } of games) {
      const atlas = new Atlas(after, boxOf(after))
      expect(piecesOf(atlas)).toHaveLength(after.players.reduce((sum, { cowboys, tent }) => sum + cowboys.length + (tent ? 1 : 0), 0))
      const mountains = after.features.flatMap((feature) => (feature.land === 'mountain' && feature.tokens ? [feature.tokens] : []))
      expect(pilesOf(atlas).map(({ height }) => height).sort()).toEqual(mountains.sort())
    }
  })

  it('lists open features, own ones first', () => {
    const { after } = games.find((game) => game.after.players[0]!.cowboys.length && game.after.phase !== 'over')!
    const all = listed(after, 0)
    expect(all[0]!.cowboys[0]).toBeGreaterThan(0)
    expect(all.some((feature) => feature.complete)).toBe(false)
    expect(parseCowboy('miner -1,2 N')).toEqual({ job: 'miner', at: '-1,2 N' })
    expect(parseSpot('-1,2 nw')).toEqual({ x: -1, y: 2, where: 'nw' })
  })
})
