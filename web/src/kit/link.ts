/** Whom a link reaches that somebody gives to a friend. */
import type { Hosting } from './types'

export interface Link {
  url: string
  reach: 'everybody' | 'network' | 'here' // here: on this machine only
}

const OWN_NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether this is an address that means another machine on every machine. */
export function isOwnName(host: string): boolean {
  return OWN_NAMES.test(host)
}

/** The link as friends can open it: the page's own address says nothing to them if it is this machine's name for itself. */
export function linkTo(href: string, page: string, hosting: Hosting | null): Link {
  const url = new URL(href, page)
  if (!isOwnName(url.hostname)) return { url: url.href, reach: 'everybody' }
  if (!hosting?.open || !hosting.network) return { url: url.href, reach: 'here' }
  return { url: inNetwork(url.href, hosting.network), reach: 'network' }
}

export function inNetwork(url: string, network: string): string {
  const there = new URL(url)
  there.hostname = network
  return there.href
}

/** What starts the server for the whole network, at the same port. */
export function openCommand(page: string): string {
  const { port } = new URL(page)
  return `saloon serve --host 0.0.0.0${port && port !== '8000' ? ` --port ${port}` : ''}`
}
