/** What flies from where to where while a step is shown; the names are those of data-spot on the board. */
import { circleOf } from './ring'
import type { Step } from './playback'
import type { View } from './wire'

export interface Flight {
  what: 'token' | 'card' | 'back' | 'points'
  from: string[] // the first of these that is on the board
  to: string[]
  seat: number
  card?: string
  number?: number
}

/** before: the table as it was until this step. */
export function flightsOf(step: Step, before: View): Flight[] {
  const { event } = step
  const { seat } = event
  const panel = `seat:${seat}`
  const supply = [`own-supply:${seat}`, `supply:${seat}`, panel]
  const box = [`own-box:${seat}`, `box:${seat}`, panel]
  if (step.region) {
    return (step.awards ?? []).map((award) => ({
      what: 'points', from: [`ring:${step.region}`], to: [`score:${award.seat}`, `seat:${award.seat}`], seat: award.seat, number: award.points,
    })) // prettier-ignore
  }
  switch (event.event) {
    case 'played':
      return [{ what: 'card', from: [`card:${event.card}`, `cards:${seat}`, panel], to: ['inplay'], seat, card: event.card }]
    case 'sold': {
      const card: Flight = { what: 'card', from: [`card:${event.card}`, `cards:${seat}`, panel], to: ['discard'], seat, card: event.card }
      const tokens: Flight = { what: 'token', from: box, to: supply, seat, number: event.tokens }
      return event.tokens ? [card, tokens] : [card]
    }
    case 'paid':
      return event.tokens ? [{ what: 'token', from: supply, to: box, seat, number: event.tokens }] : []
    case 'placed': {
      const age = before.tracks[event.region].length
      const circle = circleOf(before.marks[event.region], age)
      return [{ what: 'token', from: supply, to: [`circle:${event.region}:${circle}`], seat }]
    }
    case 'returned': {
      const circle = circleOf(before.marks[event.region], 0)
      return [{ what: 'token', from: [`circle:${event.region}:${circle}`], to: supply, seat }]
    }
    case 'drew': {
      const drawn: Flight = { what: 'back', from: ['pile'], to: before.players[seat]?.hand ? ['hand', panel] : [`cards:${seat}`, panel], seat }
      const done: Flight[] = before.card ? [{ what: 'card', from: ['inplay'], to: ['discard'], seat, card: before.card }] : []
      return [...done, drawn]
    }
    default:
      return []
  }
}
