/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'
import { worker } from './scripts/worker.ts'

const PATIENCE = 120_000 // milliseconds: a test that hangs ends, and none fails because the machine is busy
const server = process.env.SALOON_SERVER ?? 'http://127.0.0.1:8000' // what `npm run dev` talks to

/** What is in a game's box is written once, in its tables: the page imports the same files as the engine reads. */
const tables: Plugin = {
  name: 'tables',
  enforce: 'pre',
  transform: {
    filter: { id: /\.toml$/ },
    handler: (text) => ({ code: `export default ${JSON.stringify(parse(text))}`, moduleType: 'js', map: null }),
  },
}

export default defineConfig({
  plugins: [tables, svelte(), worker],
  base: '/', // the page is served at /, /table/<id>, /join/<token> …: its files lie at /assets in any case
  build: {
    outDir: '../src/saloon/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark()
    assetsInlineLimit: 0, // nothing as data: URI, the content policy is default-src 'self'
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // Each file is a request: what all pages need is one of them, what several pages need another
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'kit', test: /\/src\/(kit|table|analysis)\/|node_modules/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // catalogues and tables lie in ../src/saloon
    proxy: { '/api': { target: server, ws: true }, '/games/': server, '/healthz': server },
  },
  test: {
    environment: 'happy-dom',
    isolate: false, // a page for each file would cost twice the time; so no vi.mock(), which needs its own
    maxWorkers: 1,
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    testTimeout: PATIENCE,
    hookTimeout: PATIENCE,
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
