/** Kansas City: where the visit stands, and what can be chosen there (GWT-8.3 … 8.8). */
import { CITIES, type City } from './parts'
import type { Move, MoveTo, Refused, View } from './wire'

export const STAGES = ['foresight', 'income', 'deliver', 'disc'] as const
export type Stage = (typeof STAGES)[number]

/** The stage of the visit that a seat is at; null: it is not in Kansas City. */
export function stageOf(view: View): Stage | null {
  const task = view.task?.task as Stage
  return STAGES.includes(task) ? task : null
}

type Income = MoveTo<'income', 'value' | 'cities'>
type Delivery = MoveTo<'deliver', 'own' | 'white_only' | 'transport' | 'gain' | 'net' | 'vp' | 'neighbours'>

/** Every number of certificates that may be spent. */
export const incomes = (moves: readonly Move[]): Income[] => moves.filter((move): move is Income => move.action.do === 'income')

export interface Destination {
  city: City
  move: Delivery | null
  figures: Delivery['figures'] // what a delivery there would cost and bring
}

/** The cities from left to right. */
export function destinations(moves: readonly Move[], refused: readonly Refused[]): Destination[] {
  const to = (city: City) => (attempt: Move): attempt is Delivery => attempt.action.do === 'deliver' && attempt.action.city === city.id
  return CITIES.flatMap((city) => {
    const move = moves.find(to(city)) ?? null
    const attempt = move ?? (refused as readonly Move[]).find(to(city))
    return attempt ? [{ city, move, figures: attempt.figures }] : []
  })
}
