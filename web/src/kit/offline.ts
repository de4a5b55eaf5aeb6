/** Pages that open without a connection. */

/** From now on the companion's pages do. Where browsers have no service workers (plain http, except on this machine) they do not. */
export function keepCompanion(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    navigator.serviceWorker.register('/worker.js', { scope: '/companion' }).catch(() => {}) // the page works without it
  }
}
