/** The language the page speaks now: its own texts, and a game's. */
import { loadInfo } from '../games'
import { catalogue } from './catalogues'
import { change } from './settings.svelte'
import { type Language, makeBundle, Words } from './words'

let current = $state.raw<Words | null>(null)

/** Loads the page's texts in this language and speaks it from now on. */
export async function speakLanguage(language: Language): Promise<void> {
  const texts = await Promise.all(['page', 'room'].map((name) => catalogue(language, name)))
  current = new Words(language, makeBundle(language, texts))
  document.documentElement.lang = language
  change({ language })
}

/** The page's own words. */
export function words(): Words {
  if (!current) throw new Error('no language yet')
  return current
}

export function say(message: string, params?: Record<string, unknown>): string {
  return words().say(message, params)
}

const games = new Map<string, Promise<Words>>() // one for each language, game and catalogue

/** The words of a game, with the page's; also: another catalogue that is about it. */
export function gameWords(game: string, language: Language, also: string[] = []): Promise<Words> {
  const key = [language, game, ...also].join('/')
  let loading = games.get(key)
  if (!loading) {
    loading = Promise.all([loadInfo(game), ...[game, ...also, 'room', 'page'].map((name) => catalogue(language, name))]).then(
      ([info, ...texts]) => new Words(language, makeBundle(language, texts), info),
    )
    games.set(key, loading)
    loading.catch(() => games.delete(key))
  }
  return loading
}
