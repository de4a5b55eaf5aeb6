import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backoff, Failed, Stream, type StreamState } from '../src/kit/stream'
import type { Message } from '../src/kit/types'

class FakeSocket {
  readyState = 0
  sent: any[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    sockets.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  cut(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

let sockets: FakeSocket[] = []
let states: StreamState[] = []
let messages: Message[] = []
let known: Record<string, number> = {}
let stream: Stream
const last = () => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  states = []
  messages = []
  known = {}
  stream = new Stream({
    address: '/api/tables/t/stream',
    known: () => known,
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    random: () => 1,
  })
  stream.open()
})
afterEach(() => {
  stream.close()
  vi.useRealTimers()
})

describe('resuming', () => {
  it('asks for everything at first, and later for what it does not know', () => {
    expect(new URL(last().url).search).toBe('')
    last().open()
    known = { epoch: 2, ply: 17, chat: 3 }
    last().cut()
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
    expect(new URL(last().url).search).toBe('?epoch=2&ply=17&chat=3')
    expect(last().url).toMatch(/^ws:/)
  })
  it('waits longer each time, until something arrives', () => {
    const waits: number[] = []
    for (let n = 0; n < 4; n++) {
      const count = sockets.length
      last().cut()
      let waited = 0
      while (sockets.length === count) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      waits.push(waited)
    }
    expect(waits).toEqual([400, 800, 1600, 3200])
    last().open()
    last().say({ type: 'presence', online: [] })
    last().cut()
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(6)
  })
  it('says how it stands', () => {
    last().open()
    last().cut()
    vi.advanceTimersByTime(500)
    last().open()
    expect(states).toEqual(['connecting', 'open', 'broken', 'broken', 'open'])
  })
  it('tries at once when the network is back', () => {
    last().cut()
    window.dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(2)
  })
  it('gives up where there is nothing', () => {
    last().open()
    last().cut(4404)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(states.at(-1)).toBe('refused')
  })
  it('stays closed when it is closed', () => {
    stream.close()
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
  })
  it('ignores what an old connection still says', () => {
    const old = last()
    const listener = old.onmessage
    old.cut()
    vi.advanceTimersByTime(500)
    listener?.({ data: JSON.stringify({ type: 'presence', online: [1] }) })
    expect(messages).toEqual([])
  })
})

describe('requests', () => {
  const move = { type: 'move', seat: 0, ply: 4, epoch: 0, action: { do: 'x' } } as const

  it('are answered by id', async () => {
    last().open()
    const first = stream.request(move)
    const second = stream.request({ ...move, ply: 5 })
    const [a, b] = last().sent
    last().say({ type: 'done', id: b.id, ply: 6 })
    last().say({ type: 'failed', id: a.id, problem: { error: 'conflict' } })
    await expect(second).resolves.toMatchObject({ ply: 6 })
    await expect(first).rejects.toThrow(Failed)
    expect(a).toMatchObject({ type: 'move', ply: 4, action: { do: 'x' } })
  })
  it('fail without a connection', async () => {
    await expect(stream.request(move)).rejects.toThrow('offline')
  })
  it('fail when the connection breaks before the answer', async () => {
    last().open()
    const answer = stream.request(move)
    last().cut()
    await expect(answer).rejects.toThrow('offline')
  })
  it('that stay without an answer break the connection', async () => {
    last().open()
    const answer = stream.request(move)
    answer.catch(() => {})
    vi.advanceTimersByTime(10_000)
    await expect(answer).rejects.toThrow('offline')
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
  })
  it('pings keep it awake', () => {
    last().open()
    vi.advanceTimersByTime(25_000)
    expect(last().sent).toMatchObject([{ type: 'ping' }])
  })
})

it('waits are bounded and spread', () => {
  expect(backoff(20, () => 1)).toBe(15_000)
  expect(backoff(20, () => 0)).toBe(7_500)
})
