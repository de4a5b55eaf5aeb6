/** The stream of one table: connects, comes back after every break, and resumes where it was. */
import type { Done, Message, Problem, Request } from './types'

export type StreamState = 'connecting' | 'open' | 'broken' | 'refused' | 'closed'

export interface StreamOptions {
  address: string // /api/tables/<id>/stream
  known: () => Record<string, number> // the last moment and line that arrived
  onMessage: (message: Message) => void
  onState: (state: StreamState) => void
  open?: (url: string) => WebSocket
  random?: () => number
}

export class Failed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.error)
  }
}

const FINAL = [4400, 4404, 4410] // close codes after which trying again is no use: there is no such table for us
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
const PATIENCE = 10_000 // for an answer

/** How long to wait before the n-th try again: longer each time, and not all clients at once. */
export function backoff(tries: number, random = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random() / 2)
}

export class Stream {
  private socket: WebSocket | null = null
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setInterval> | undefined
  private waiting = new Map<string, { done: (answer: Done) => void; failed: (why: Failed) => void }>()
  private count = 0
  private wanted = false

  constructor(private readonly options: StreamOptions) {}

  open(): void {
    this.wanted = true
    this.connect()
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.document?.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    this.end('closed')
  }

  /** Resolves when the server has done it; rejects with Failed, also when the connection breaks before the answer. */
  request(request: Request): Promise<Done> {
    const socket = this.socket
    if (!socket || socket.readyState !== 1) return Promise.reject(new Failed({ error: 'offline' }))
    const id = String(++this.count)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.break(socket), PATIENCE)
      this.waiting.set(id, {
        done: (answer) => (clearTimeout(timer), resolve(answer)),
        failed: (why) => (clearTimeout(timer), reject(why)),
      })
      socket.send(JSON.stringify({ ...request, id }))
    })
  }

  private url(): string {
    const url = new URL(this.options.address, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    for (const [name, value] of Object.entries(this.options.known())) url.searchParams.set(name, String(value))
    return url.href
  }

  private connect(): void {
    clearTimeout(this.retry)
    this.options.onState(this.tries ? 'broken' : 'connecting')
    const socket = (this.options.open ?? ((url) => new WebSocket(url)))(this.url())
    this.socket = socket
    socket.onopen = () => {
      this.options.onState('open')
      this.pinging = setInterval(() => this.request({ type: 'ping' }).catch(() => {}), PING_EVERY)
    }
    socket.onmessage = (message) => {
      if (socket !== this.socket) return
      this.tries = 0 // only a connection that brought something was a good one
      this.take(JSON.parse(String(message.data)) as Message)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.socket && FINAL.includes(code)) this.end('refused')
      else this.break(socket)
    }
  }

  private end(state: StreamState): void {
    this.wanted = false
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.document?.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.retry)
    this.drop()
    this.options.onState(state)
  }

  private take(message: Message): void {
    if (message.type === 'done' || message.type === 'refused' || message.type === 'failed') {
      const id = String(message.id)
      const waiting = this.waiting.get(id)
      this.waiting.delete(id)
      if (message.type === 'failed') waiting?.failed(new Failed(message.problem))
      else waiting?.done(message)
    } else {
      this.options.onMessage(message)
    }
  }

  private break(socket: WebSocket): void {
    if (socket !== this.socket) return
    this.drop()
    if (!this.wanted) return
    this.options.onState('broken')
    this.retry = setTimeout(() => this.connect(), backoff(this.tries++, this.options.random))
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    clearInterval(this.pinging)
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null
      socket.close()
    }
    for (const { failed } of this.waiting.values()) failed(new Failed({ error: 'offline' }))
    this.waiting.clear()
  }

  /** The network is back, or somebody looks at the page again: no reason to wait longer. */
  private hurry = (): void => {
    if (this.wanted && !this.socket && !globalThis.document?.hidden) this.connect()
  }
}
