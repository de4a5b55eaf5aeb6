/** Fair draws: the seed that is revealed at the end must be the one that was committed to at the start. */

export async function commitmentOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle || !/^([0-9a-f]{2})+$/.test(seed)) return null // only on https and on localhost
  const secret = Uint8Array.from(seed.match(/../g)!, (byte) => parseInt(byte, 16))
  const said = new TextEncoder().encode('saloon seed')
  const text = new Uint8Array([...said, ...secret])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
