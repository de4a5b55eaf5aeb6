/** What another package draws may fail: it says so in one line, and the page goes on. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Drawing } from '../src/kit/board'
import DrawnComponent from '../src/kit/DrawnComponent.svelte'
import { say, speakLanguage } from '../src/kit/language.svelte'

beforeAll(() => speakLanguage('en'))

let shown: ReturnType<typeof mount> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function show(drawing: Drawing<object>) {
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => {})
  const props = $state({ drawing, props: { number: 1 } })
  shown = mount(DrawnComponent, { target: document.body, props })
  flushSync()
  return { props, told: () => console_.mock.calls.map(([error]) => String(error)), alerts: () => [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent) }
}

describe('a drawing', () => {
  it('that cannot be mounted says so', () => {
    const { told, alerts } = show({ mount: () => { throw new Error('no board') } })
    expect([told(), alerts()]).toEqual([['Error: no board'], [say('table-board-failed')]])
  })
  it('that fails later says so, too', () => {
    const { props, told, alerts } = show({ mount: () => ({ update: () => { throw new Error('no update') } }) })
    expect(alerts()).toEqual([])
    props.props = { number: 2 }
    flushSync()
    expect([told(), alerts()]).toEqual([['Error: no update'], [say('table-board-failed')]])
  })
  it('that works is told of every change', () => {
    const seen: object[] = []
    const { props, alerts } = show({ mount: (_, first) => (seen.push(first), { update: (next) => void seen.push(next) }) })
    props.props = { number: 2 }
    flushSync()
    expect([seen, alerts()]).toEqual([[{ number: 1 }, { number: 2 }], []])
  })
})
