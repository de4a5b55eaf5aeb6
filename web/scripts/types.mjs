/**
 * npm run types [-- SCHEMA] [--check]
 *
 * Makes src/api.ts from the server's OpenAPI schema, an address or a file; by default a server on this machine
 * (SALOON_SERVER). With --check it changes nothing and fails if the file is not what the schema says.
 */
import { readFile, writeFile } from 'node:fs/promises'
import openapi, { astToString } from 'openapi-typescript'

const FILE = new URL('../src/api.ts', import.meta.url)
const HEAD = '/* The forms of the server’s messages, made from its OpenAPI schema by `npm run types`. Do not edit. */\n\n'

const check = process.argv.includes('--check')
const wanted =
  process.argv.slice(2).find((word) => !word.startsWith('--')) ??
  `${process.env.SALOON_SERVER ?? 'http://127.0.0.1:8000'}/api/openapi.json`
const text = /^https?:/.test(wanted) ? await (await fetch(wanted)).text() : await readFile(wanted, 'utf8')
const schema = JSON.parse(text)
schema.paths = {} // the page needs the forms only
const made = HEAD + astToString(await openapi(schema, { alphabetize: true, emptyObjectsUnknown: true }))
if (!check) {
  await writeFile(FILE, made)
} else if ((await readFile(FILE, 'utf8')) !== made) {
  console.error('src/api.ts is not what the schema says: run `npm run types`')
  process.exit(1)
}
