/** The Fluent catalogues, brought along as text: one lazy chunk per language and file. help.ftl is the terminal's. */
import { packagedWords } from './packaged'
import type { Language } from './words'

const files = import.meta.glob<string>(
  ['../../../src/saloon/words/*/*.ftl', '!../../../src/saloon/words/*/help.ftl'],
  { query: '?raw', import: 'default' },
)

/** The text of a catalogue: ours, or that of another package's game; one that does not exist is empty. */
export async function catalogue(language: Language, name: string): Promise<string> {
  const own = files[`../../../src/saloon/words/${language}/${name}.ftl`]
  return own ? own() : packagedWords(name, language)
}
