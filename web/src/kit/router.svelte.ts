/** Where we are: the page's addresses, without reloading. */

export type Place =
  | { page: 'room'; game: string | null } // /?game=<game>: its table is being set
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; token: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'companion'; id: string | null } // /companion: those there are, and a new one
  | { page: 'box'; game: string | null } // /box/<game>: the lists of the own box
  | { page: 'analysis'; id: string } // /analysis/<table>?ply=<ply>: the page itself looks for the ply, and changes it
  | { page: 'puzzles'; game: string | null; number: number } // /puzzles/<game>/<number>; /puzzles: all of them
  | { page: 'lessons'; game: string; name: string | null } // /lessons/<game>/<name>; /lessons/<game>: all of them
  | { page: 'scene'; game: string; rule: string } // /rules/<game>/<rule>/scene: the rule on a board
  | { page: 'statistics' }
  | { page: 'lost' }

export function placeAt(address: URL | Location): Place {
  const parts = address.pathname.split('/').filter(Boolean).map(decode)
  const [page, id, more, last] = parts
  if (parts.length === 0) return { page: 'room', game: new URLSearchParams(address.search).get('game') }
  if (parts.length === 2 && id) {
    if (page === 'table' || page === 'replay' || page === 'analysis') return { page, id }
    if (page === 'join') return { page, token: id }
  }
  if (page === 'statistics' && parts.length === 1) return { page }
  if (page === 'puzzles' && parts.length === 1) return { page, game: null, number: 0 }
  if (page === 'puzzles' && id && parts.length === 3 && /^\d{1,6}$/.test(more ?? '')) return { page, game: id, number: Number(more) }
  if (page === 'lessons' && id && parts.length <= 3) return { page, game: id, name: more ?? null }
  if (page === 'box' && parts.length <= 2) return { page, game: id ?? null }
  if (page === 'companion' && parts.length <= 2) return { page, id: id ?? null }
  if (page === 'rules' && id && parts.length <= 3) return { page, game: id, rule: more ?? null }
  if (page === 'rules' && id && more && last === 'scene' && parts.length === 4) return { page: 'scene', game: id, rule: more }
  return { page: 'lost' }
}

/** A whole number that the address names, or none. */
export function numberIn(search: string, name: string): number | null {
  const text = new URLSearchParams(search).get(name)
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

let place = $state.raw<Place>(placeAt(location))

export function where(): Place {
  return place
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  arrive()
  if (!replace) scrollTo(0, 0)
}

function arrive(): void {
  const next = placeAt(location)
  // The skip link changes the address, but not where we are: what is shown must not start afresh
  if (JSON.stringify(next) !== JSON.stringify(place)) place = next
}

/** Links inside the page are followed without loading it again. */
export function followLinks(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (click) => {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const link = (click.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
    click.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}

export const addressOf = {
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  analysis: (id: string, ply?: number) => `/analysis/${encodeURIComponent(id)}${ply === undefined ? '' : `?ply=${ply}`}`,
  /** A table that was tried from a ply of another one; there is a way back. */
  tried: (id: string, from: string, ply: number) => `/table/${encodeURIComponent(id)}?back=${encodeURIComponent(from)}&ply=${ply}`,
  statistics: () => '/statistics',
  puzzles: () => '/puzzles',
  puzzle: (game: string, number: number) => `/puzzles/${encodeURIComponent(game)}/${number}`,
  lessons: (game: string, name?: string) => `/lessons/${encodeURIComponent(game)}${name ? `/${encodeURIComponent(name)}` : ''}`,
  replay: (id: string) => `/replay/${encodeURIComponent(id)}`,
  rules: (game: string, rule?: string | null) =>
    `/rules/${encodeURIComponent(game)}${rule ? `/${encodeURIComponent(rule)}` : ''}`,
  scene: (game: string, rule: string) => `/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}/scene`,
  companion: (id?: string) => `/companion${id ? `/${encodeURIComponent(id)}` : ''}`,
  box: (game: string) => `/box/${encodeURIComponent(game)}`,
  setting: (game: string) => `/?game=${encodeURIComponent(game)}`,
}
