/**
 * Writes worker.js, the service worker of the companion: src/worker.js with the files that the companion's pages load, and
 * a version that changes whenever one of them does.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const TEMPLATE = new URL('../src/worker.js', import.meta.url)
const PAGE = '/companion' // the same HTML as everywhere
const BESIDE = ['theme.js', 'favicon.svg'] // what index.html loads under names that never change
const DRAWN = /\/src\/games\/(\w+)\/companion\.ts$/

export const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = companionFiles(bundle).map((name) => `/${name}`)
      const version = createHash('sha256')
      for (const name of files) version.update(name) // which has the hash of its content
      for (const name of BESIDE) version.update(readFileSync(new URL(`../public/${name}`, import.meta.url)))
      const index = bundle['index.html']
      if (index?.type === 'asset') version.update(index.source)
      const text = readFileSync(TEMPLATE, 'utf8')
        .replace('__FILES__', JSON.stringify([PAGE, ...BESIDE.map((name) => `/${name}`), ...files]))
        .replace('__VERSION__', JSON.stringify(version.digest('hex').slice(0, 16)))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: text })
    },
  },
}

/** What the companion's pages load when they are asked for: the page itself, a game's drawing, and words. */
function loadedBy(games: string): RegExp {
  return new RegExp(`/src/pages/Companion\\.svelte$|/games/(${games})/(info|companion)\\.ts$|/words/\\w+/(room|page|companion|${games})\\.ftl`)
}

function companionFiles(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const loaded = loadedBy(modules.flatMap((id) => DRAWN.exec(id)?.[1] ?? []).join('|'))
  const found = new Set<string>()
  function take(name: string) {
    const file = bundle[name]
    if (!file || found.has(name)) return
    found.add(name)
    if (file.type !== 'chunk') return
    const { importedCss, importedAssets } = file.viteMetadata ?? {}
    for (const next of [...file.imports, ...(importedCss ?? []), ...(importedAssets ?? [])]) take(next)
  }
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || file.moduleIds.some((id) => loaded.test(id)))) take(name)
  }
  return [...found].sort()
}
