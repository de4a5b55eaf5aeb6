/** How long a game still lasts, where its view says so: figures for the message `to-end` of its words. */
import type { View } from './types'

export interface ToEnd {
  [figure: string]: number | boolean | null
  last_round: boolean // nobody has more than one turn left
}

export function toEndOf(view: View | null): ToEnd | null {
  return view && 'to_end' in view ? (view.to_end as ToEnd) : null
}
