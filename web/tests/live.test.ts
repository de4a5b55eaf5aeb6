import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live } from '../src/kit/live.svelte'
import type { GameEvent, Problem, Table, View } from '../src/kit/types'
import { aFace, anUpdate, aStep, aTable } from './samples'

class FakeSocket {
  static last: FakeSocket
  readyState = 1
  sent: any[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let live: Live
let told: GameEvent[][]
let problems: Problem[]
const say = (message: object) => FakeSocket.last.say(message)
const sent = (type: string) => FakeSocket.last.sent.filter((message) => message.type === type)
const sitAt = (...own: number[]): Partial<Table> => ({
  seats: aTable({}).seats.map((seat) => ({ ...seat, yours: own.includes(seat.seat) })),
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  told = []
  problems = []
  live = new Live('t', {
    duration: () => 100,
    announce: (events) => told.push(events),
    trouble: (problem) => problems.push(problem),
  })
  live.open()
})
afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('one seat', () => {
  beforeEach(() => say(anUpdate({ ...sitAt(0), ply: 2 }, 0, { '0': aFace([0, 1]) })))

  it('begins at rest, with nothing announced', () => {
    expect([live.seat, live.moving, live.current, told.length]).toEqual([0, false, true, 0])
    expect(live.face?.steps).toHaveLength(2)
  })
  it('shows what is new for its time, and one thing after the other', () => {
    say(anUpdate({ ...sitAt(0), ply: 3 }, 2, { '0': aFace([2]) }))
    say(anUpdate({ ...sitAt(0), ply: 4 }, 3, { '0': aFace([3]) }))
    expect([live.moving, live.events.length, live.current, live.shown?.snapshot.table.ply]).toEqual([true, 1, false, 3])
    vi.advanceTimersByTime(100)
    expect([live.moving, live.current, live.shown?.snapshot.table.ply]).toEqual([true, true, 4])
    vi.advanceTimersByTime(100)
    expect([live.moving, live.events.length, told.length]).toEqual([false, 0, 2])
  })
  it('takes a difference as what it stands for, and shares what stayed the same', () => {
    say(anUpdate({ ...sitAt(0), ply: 3 }, 2, { '0': { ...aFace([2]), view: { kept: [1], gone: 1 } as object as View } }))
    live.skip()
    const before = live.face!.view as any
    const changes = [{ op: 'remove', path: '/view/gone' }, { op: 'add', path: '/view/come', value: 2 }]
    say({ type: 'change', table: [{ op: 'replace', path: '/ply', value: 4 }], since: { epoch: 0, ply: 3 }, faces: { '0': { changes, steps: aFace([3]).steps } } })
    live.skip()
    expect(live.known?.table.ply).toBe(4)
    expect(live.face?.view).toEqual({ kept: [1], come: 2 })
    expect((live.face!.view as any).kept).toBe(before.kept)
    expect([before.gone, live.face?.steps.length]).toEqual([1, 4])
  })
  it('asks what is refused as soon as its seat decides, once for each moment, and shows no answer to another', async () => {
    const refused = [{ action: { do: 'x' }, elements: [], figures: {}, refusal: { rule: 'R', reason: 'r', params: {} } }]
    expect(sent('refused')).toMatchObject([{ seat: 0, ply: 2, epoch: 0 }])
    say(anUpdate({ ...sitAt(0), ply: 2, watchers_chat: false }, 2, { '0': aFace([]) }))
    say(anUpdate({ ...sitAt(0), ply: 3, turn: 1 }, 2, { '0': aFace([2]) }))
    expect(sent('refused')).toHaveLength(2) // the first has no answer yet, so it was asked again
    for (const { id } of sent('refused')) say({ type: 'refused', id, refused })
    await vi.advanceTimersByTimeAsync(200)
    expect(live.face?.refused).toEqual([])
    say(anUpdate({ ...sitAt(0), ply: 4 }, 3, { '0': aFace([3]) }))
    say({ type: 'refused', id: sent('refused').at(-1).id, refused })
    await vi.advanceTimersByTimeAsync(200)
    expect(live.face?.refused).toEqual(refused)
  })
  it('goes along with the board: status, log and what is told, step by step', () => {
    const bot = aFace([2, 3], { seat: 1, events: [{ event: 'moved', seat: 1 }, { event: 'scored', seat: 1 }] as never })
    bot.steps.push(aStep(4, { seat: null, events: [{ event: 'drew', seat: 0 }] as never }))
    say(anUpdate({ ...sitAt(0), ply: 5, turn: 0, your_turn: true }, 2, { '0': bot }))
    const now = () => [live.turn, live.holding, live.plies, live.ahead, told.flat().length]
    expect([live.current, ...now()]).toEqual([true, 1, true, 2, 5, 0])
    live.reach(1)
    expect(now()).toEqual([1, true, 2, 4, 1])
    live.reach(4) // the other one's last event is on the board, and looked at
    expect(now()).toEqual([1, true, 4, 1, 4])
    live.reach(5) // what I drew
    expect(now()).toEqual([0, false, 5, 0, 5])
    vi.advanceTimersByTime(100)
    expect(now()).toEqual([0, false, 5, 0, 5])
  })
  it('tells nothing twice when the steps before it arrive late', async () => {
    const history = [0, 1, 2, 3, 4].map((ply) => aStep(ply))
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(history), { headers: { 'content-type': 'application/json' } }))
    say(anUpdate({ ...sitAt(0), ply: 5 }, 4, { '0': aFace([4]) }))
    live.reach(1)
    await vi.advanceTimersByTimeAsync(200)
    expect([told.flat().length, live.face?.steps.length, live.moving]).toEqual([1, 5, false])
  })
  it('my own moves hold nothing up', () => {
    say(anUpdate({ ...sitAt(0), ply: 3, turn: 0 }, 2, { '0': aFace([2]) }))
    expect([live.moving, live.holding]).toEqual([true, false])
  })
  it('skips when asked', () => {
    say(anUpdate({ ...sitAt(0), ply: 3 }, 2, { '0': aFace([2]) }))
    say(anUpdate({ ...sitAt(0), ply: 4 }, 3, { '0': aFace([3]) }))
    live.skip()
    expect([live.moving, live.current, told.length]).toEqual([false, true, 2])
  })
  it('no move is sent while another is on its way; its news come before its answer', async () => {
    const choosing = live.choose({ do: 'x' })
    void live.choose({ do: 'x' })
    expect(sent('move')).toMatchObject([{ type: 'move', seat: 0, ply: 2, epoch: 0, action: { do: 'x' } }])
    say(anUpdate({ ...sitAt(0), ply: 3 }, 2, { '0': aFace([2]) }))
    expect([live.sending, live.known?.table.ply]).toEqual([true, 3])
    void live.choose({ do: 'x' })
    expect(sent('move')).toHaveLength(1)
    say({ type: 'done', id: sent('move')[0].id, ply: 2 })
    await choosing
    expect(live.sending).toBe(false)
  })
  it('a refused move says why', async () => {
    const choosing = live.choose({ do: 'x' })
    const refusal = { rule: 'X-1', reason: 'no', params: {} }
    say({ type: 'failed', id: sent('move')[0].id, problem: { error: 'refused', refusal } })
    await choosing
    expect(problems).toMatchObject([{ refusal }])
    expect(live.sending).toBe(false)
  })
  it('what was taken back is gone at once', () => {
    say(anUpdate({ ...sitAt(0), ply: 3 }, 2, { '0': aFace([2]) }))
    say(anUpdate({ ...sitAt(0), ply: 2, epoch: 1 }, 2, { '0': aFace([]) }))
    expect([live.moving, live.current, live.face?.steps.length]).toEqual([false, true, 2])
  })
  it('resumes from what it knows', () => {
    vi.stubGlobal('location', new URL('http://localhost/'))
    ;(FakeSocket.last as any).onclose({ code: 1006 })
    vi.advanceTimersByTime(500)
    expect(new URL(FakeSocket.last.url).search).toBe('?epoch=0&ply=2&chat=0&changes=1')
  })
  it('hears every line once', () => {
    const line = { n: 1, seat: 1, name: 'Ben', text: 'Howdy', at: '' }
    say({ type: 'chat', lines: [line] })
    say({ type: 'chat', lines: [line, { ...line, n: 2 }] })
    expect(live.chat.map(({ n }) => n)).toEqual([1, 2])
  })
})

describe('several persons on one device', () => {
  const faces = { '0': aFace([0]), '1': aFace([0]) }

  it('nothing is shown until somebody has the device', () => {
    say(anUpdate({ ...sitAt(0, 1), ply: 1, turn: 1 }, 0, faces))
    expect(live.curtain).toBe(1)
    live.lookAs(1)
    expect([live.curtain, live.seat]).toEqual([null, 1])
  })
  it('the curtain falls when what happened has been seen', () => {
    say(anUpdate({ ...sitAt(0, 1), ply: 1, turn: 0 }, 0, faces))
    live.lookAs(0)
    say(anUpdate({ ...sitAt(0, 1), ply: 2, turn: 1 }, 1, { '0': aFace([1]), '1': aFace([1]) }))
    expect(live.curtain).toBeNull()
    vi.advanceTimersByTime(100)
    expect(live.curtain).toBe(1)
  })
  it('no curtain hangs at the end', () => {
    say(anUpdate({ ...sitAt(0, 1), ply: 1, turn: null, status: 'over' }, 0, faces))
    expect(live.curtain).toBeNull()
  })
})

it('spectators see what everybody may', () => {
  say(anUpdate({ ...sitAt(), ply: 1 }, 0, { watch: aFace([0]) }))
  expect([live.seat, live.key, live.face?.steps.length]).toEqual([null, 'watch', 1])
})
