/** Steps of real games, written by the engine: games/<game>/tests/steps.json. */
export interface Recorded<View, Event extends { event: string }> {
  before: View
  events: Event[]
  after: View
}

/** A case for each: its number, what happened, and the step itself. */
export function cases<View, Event extends { event: string }>(steps: Recorded<View, Event>[]) {
  return steps.map((step, n) => [n, step.events.map((event) => event.event).join(' '), step] as const)
}
