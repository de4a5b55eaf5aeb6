/** The service worker of the companion: which files it answers with, and when. */
import { beforeEach, describe, expect, it } from 'vitest'
import source from '../src/worker.js?raw'

const FILES = ['/companion', '/theme.js', '/assets/page-1.js']
const text = source.replace('__FILES__', JSON.stringify(FILES)).replace('__VERSION__', '"2"')

interface Happening {
  request: { url: string; method: string; mode: string }
  respondWith(answer: Promise<string>): void
  waitUntil(done: Promise<void>): void
}
type Listener = (event: Happening) => void

const event = (path: string, mode: string, method: string): Happening => ({
  request: { url: `https://saloon.example${path}`, mode, method },
  respondWith: () => {},
  waitUntil: () => {},
})

let online: boolean
let stored: Map<string, Map<string, string>>
let listeners: Record<string, Listener>

/** By path: what the server would say, or what was kept of it. */
const pathOf = (what: string | { url: string }) => (typeof what === 'string' ? what : new URL(what.url).pathname)
const fetching = (what: string | { url: string }) => (online ? Promise.resolve(`new ${pathOf(what)}`) : Promise.reject(new TypeError('offline')))
const cache = (name: string) => {
  const kept = stored.get(name) ?? new Map<string, string>()
  stored.set(name, kept)
  return {
    addAll: (paths: string[]) => Promise.resolve(paths.forEach((path) => kept.set(path, `kept ${path}`))),
    match: (what: string | { url: string }) => Promise.resolve(kept.get(pathOf(what))),
  }
}

async function happen(name: string): Promise<void> {
  let done: Promise<void> | undefined
  listeners[name]!({ ...event('/', '', ''), waitUntil: (promise) => (done = promise) })
  await done
}

/** What the worker answers; null: it leaves it to the browser. */
async function ask(path: string, mode = 'cors', method = 'GET'): Promise<string | null> {
  let answer: Promise<string> | null = null
  listeners.fetch!({ ...event(path, mode, method), respondWith: (given) => (answer = given) })
  return answer
}

beforeEach(async () => {
  online = true
  stored = new Map([['saloon-companion-1', new Map()], ['of somebody else', new Map()]])
  listeners = {}
  const self = { addEventListener: (name: string, listener: Listener) => (listeners[name] = listener), skipWaiting: () => Promise.resolve(), clients: { claim: () => Promise.resolve() } }
  const caches = { open: (name: string) => Promise.resolve(cache(name)), keys: () => Promise.resolve([...stored.keys()]), delete: (name: string) => Promise.resolve(stored.delete(name)) }
  new Function('self', 'caches', 'fetch', 'location', text)(self, caches, fetching, { origin: 'https://saloon.example' })
  await happen('install')
  await happen('activate')
})

describe('The worker of the companion', () => {
  it('throws away what earlier builds kept, and nothing of others', () => {
    expect([...stored.keys()]).toEqual(['of somebody else', 'saloon-companion-2'])
  })

  it('shows the newest page as long as there is a connection, so that a new version is seen', async () => {
    expect(await ask('/companion/abc', 'navigate')).toBe('new /companion/abc')
    expect(await ask('/theme.js')).toBe('new /theme.js')
  })

  it('shows the page that was kept where there is none', async () => {
    online = false
    expect(await ask('/companion/abc', 'navigate')).toBe('kept /companion')
    expect(await ask('/theme.js')).toBe('kept /theme.js')
  })

  it('answers with files whose name has their hash at once', async () => {
    expect(await ask('/assets/page-1.js')).toBe('kept /assets/page-1.js')
  })

  it('has nothing to do with what the server answers, nor with files of another build', async () => {
    expect(await ask('/api/companions/abc')).toBeNull()
    expect(await ask('/api/companions/abc/answers', 'cors', 'POST')).toBeNull()
    expect(await ask('/assets/page-0.js')).toBeNull()
  })
})
