/** Answers of a companion arrive once, whatever becomes of the connection. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, answerOf, askedWith, isComplete, proposed, type Shelf } from '../src/kit/companion'
import type { Companion, Problem } from '../src/kit/types'

const field = { field: 'did', label: 'did', about: {}, choices: ['built'], usual: null, many: true, when: null, optional: false }

function aCompanion(step: number): Companion {
  const summary = { id: 'c', companion: 'x', game: 'g', options: {}, created: '', changed: '', turns: step, over: false }
  return { ...summary, step, question: { ask: 'turn', about: {}, fields: [field] }, undo: step > 0, told: [], overview: {}, score: null }
}

class Memory implements Shelf {
  items: Record<string, string> = {}
  getItem = (key: string) => this.items[key] ?? null
  setItem = (key: string, value: string) => void (this.items[key] = value)
}

type Reply = { status: number; body: unknown } | 'lost'
let replies: Reply[]
let sent: { path: string; body: unknown }[]
let shelf: Memory
let problems: (Problem | null)[]
const line = () => new Line('c', shelf, (_, problem) => problems.push(problem))

beforeEach(() => {
  replies = []
  sent = []
  shelf = new Memory()
  problems = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : null })
    const reply = replies.shift()!
    if (reply === 'lost') throw new TypeError('no connection')
    return new Response(JSON.stringify(reply.body), { status: reply.status })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function arrived(): Promise<Line> {
  replies.push({ status: 200, body: aCompanion(1) })
  const made = line()
  await made.catchUp()
  return made
}

describe('an answer', () => {
  it('names its step and moves on', async () => {
    const me = await arrived()
    replies.push({ status: 200, body: aCompanion(2) })
    expect(await me.answer({ did: ['built'] })).toBe(true)
    expect(sent.at(-1)!.body).toEqual({ step: 1, answer: { did: ['built'] } })
    expect(me.companion!.step).toBe(2)
    expect(me.pending).toBeNull()
  })

  it('is kept while there is no connection, also over a closed page, and sent again', async () => {
    const me = await arrived()
    replies.push('lost')
    expect(await me.answer({ did: [] })).toBe(false)
    expect(problems.at(-1)!.error).toBe('offline')
    const again = line() // the page was closed and opened
    expect(again.companion!.step).toBe(1) // the last instruction is there
    expect(again.pending).toEqual({ step: 1, answer: { did: [] } })
    replies.push({ status: 200, body: aCompanion(2) })
    expect(await again.catchUp()).toBe(true)
    expect(sent.at(-1)!.body).toEqual({ step: 1, answer: { did: [] } })
    expect(again.companion!.step).toBe(2)
  })

  it('that was heard although the reply was lost counts once', async () => {
    const me = await arrived()
    replies.push('lost', { status: 409, body: { error: 'conflict', companion: aCompanion(2) } })
    await me.answer({ did: [] })
    expect(await me.catchUp()).toBe(true)
    expect(me.companion!.step).toBe(2)
    expect(me.pending).toBeNull()
    expect(problems.at(-1)).toBeNull()
  })

  it('cannot be given twice while the first is under way', async () => {
    const me = await arrived()
    replies.push('lost')
    await me.answer({ did: [] })
    const before = sent.length
    await me.answer({ did: ['built'] })
    expect(sent.length).toBe(before)
  })

  it('that is refused is forgotten, and the question stays', async () => {
    const me = await arrived()
    const refused = { error: 'bad-input', bad_input: { where: 'did', reason: 'not-one-of', params: {} } }
    replies.push({ status: 400, body: refused })
    await me.answer({ did: ['nonsense'] })
    expect(me.pending).toBeNull()
    expect(me.companion!.step).toBe(1)
    expect(problems.at(-1)!.bad_input!.where).toBe('did')
  })
})

it('starts anew where the memory is damaged', () => {
  shelf.items['saloon-companion-c'] = '{"companion":'
  expect(line().companion).toBeNull()
})

describe('What is sent', () => {
  const site = { ...field, field: 'A1', many: false, usual: 'empty', choices: ['empty', '1a'], when: 'built', optional: true }
  const tile = { ...field, field: 'tile', many: false, usual: null, choices: ['cowboy'], when: 'kansas' }
  const fields = [field, site, tile]

  it('is proposed as it was, and nothing where several may be chosen', () => {
    expect(proposed(fields)).toEqual({ did: [], A1: 'empty', tile: null })
  })

  it('is what the choices ask for', () => {
    const given = { did: ['built'], A1: '1a', tile: null }
    expect(askedWith(fields, given)).toEqual([field, site])
    expect(isComplete(fields, given)).toBe(true)
    expect(isComplete(fields, { ...given, did: ['kansas'] })).toBe(false)
    expect(answerOf(fields, given)).toEqual({ did: ['built'], A1: '1a' })
  })

  it('leaves out what is as it was, and what is no longer asked', () => {
    expect(answerOf(fields, { did: ['built'], A1: 'empty', tile: null })).toEqual({ did: ['built'] })
    expect(answerOf(fields, { did: [], A1: '1a', tile: null })).toEqual({ did: [] })
  })
})
