/** A board has hundreds of things, and a move changes few of them. */
import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import { Reach } from '../choosing.svelte'
import type { Move } from '../wire'

const hire = (job: string): Move => ({ action: { do: 'done' }, elements: [job], figures: {} })

it('each thing hears of itself alone', () => {
  const reach = new Reach([hire('job:1:cowboy')])
  const seen: Record<string, string[]> = { 'job:1:cowboy': [], 'job:2:cowboy': [], 'city:topeka': [] }
  const stop = $effect.root(() => {
    for (const [element, told] of Object.entries(seen)) {
      const place = reach.place(element)
      $effect(() => void told.push(`${place.deal.moves.length}${place.pointed ? ' pointed' : ''}`))
    }
  })
  flushSync()
  reach.show([hire('job:2:cowboy')])
  flushSync()
  reach.show([hire('job:2:cowboy')], [], null, [], ['job:2:cowboy'])
  flushSync()
  expect(seen).toEqual({ 'job:1:cowboy': ['1', '0'], 'job:2:cowboy': ['0', '1', '1 pointed'], 'city:topeka': ['0'] })
  stop()
})
