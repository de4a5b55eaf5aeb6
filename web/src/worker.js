/**
 * The service worker of the companion: its pages open without a connection, as they were when there was one. It keeps the
 * page's own files and nothing else: what the server answers (/api) is never kept here.
 */
const FILES = __FILES__
const NAME = 'saloon-companion-'
const CACHE = NAME + __VERSION__

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(clear()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(newest(request, FILES[0]))
  else if (!FILES.includes(pathname)) return
  else event.respondWith(pathname.startsWith('/assets/') ? kept(request) : newest(request, pathname))
})

async function fill() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES)
  await self.skipWaiting()
}

/** Those of earlier builds go. */
async function clear() {
  const old = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** From the server, so that a new version is seen at once; without a connection the one that was kept. */
async function newest(request, path) {
  try {
    return await fetch(request)
  } catch (error) {
    const found = await match(path)
    if (found) return found
    throw error
  }
}

/** Its name has the hash of its content: what was kept is right. */
async function kept(request) {
  return (await match(request)) ?? fetch(request)
}

const match = async (what) => (await caches.open(CACHE)).match(what, { ignoreVary: true })
