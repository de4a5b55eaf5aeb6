/** What this device remembers: language, theme, name, sound, pace, and how far one got against the bots. */
import { type Ladder, readLadder } from './ladder'
import { SOUNDS, type Sound } from './sounds'
import { store, stored } from './storage'
import { LANGUAGES, type Language } from './words'

export const PACES = { instant: 0, fast: 300, normal: 600, slow: 1200 } as const
export type Pace = keyof typeof PACES
/** How long a narrator stays at each step of what it tells, in milliseconds; 0: until one goes on. */
export const NARRATIONS = { step: 0, fast: 900, normal: 2000, slow: 4500 } as const
export type Narration = keyof typeof NARRATIONS
export type Theme = 'system' | 'light' | 'dark'

export interface Settings {
  language: Language
  theme: Theme
  name: string // how the others see me
  sound: boolean
  silent: Sound[] // of the sounds those that are switched off
  notify: boolean
  pace: Pace
  narration: Narration
  keys: boolean // digits choose moves
  tips: boolean
  tipsSeen: string[] // as tipName() calls them
  ladder: Ladder // which bots were beaten
}

const KEY = 'saloon'

export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known)
    if (language) return language
  }
  return LANGUAGES[0]
}

/** The remembered settings, with defaults for what is missing or unknown. */
export function readSettings(saved: string | null, languages: readonly string[]): Settings {
  let found: Partial<Settings> = {}
  try {
    const value: unknown = JSON.parse(saved ?? '{}')
    if (value && typeof value === 'object') found = value
  } catch {
    // a damaged memory is no memory
  }
  const oneOf = <T>(value: unknown, known: readonly T[], otherwise: T) => (known.includes(value as T) ? (value as T) : otherwise)
  return {
    language: oneOf(found.language, LANGUAGES, firstLanguage(languages)),
    theme: oneOf(found.theme, ['system', 'light', 'dark'] as const, 'system'),
    name: typeof found.name === 'string' ? found.name.slice(0, 24) : '',
    sound: found.sound === true,
    silent: Array.isArray(found.silent) ? SOUNDS.filter((sound) => (found.silent as unknown[]).includes(sound)) : [],
    notify: found.notify === true,
    pace: oneOf(found.pace, Object.keys(PACES) as Pace[], 'normal'),
    narration: oneOf(found.narration, Object.keys(NARRATIONS) as Narration[], 'normal'),
    keys: found.keys !== false,
    tips: found.tips !== false,
    tipsSeen: Array.isArray(found.tipsSeen) ? found.tipsSeen.filter((name) => typeof name === 'string') : [],
    ladder: readLadder(found.ladder),
  }
}

export const settings: Settings = $state(readSettings(stored(KEY), navigator.languages ?? []))

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part)
  store(KEY, settings) // if that fails, it is forgotten when the page closes
  if (part.theme) showTheme()
}

export function showTheme(): void {
  const root = document.documentElement
  if (settings.theme === 'system') delete root.dataset.theme
  else root.dataset.theme = settings.theme
}

const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
export const motion = $state({ reduced: still?.matches ?? false })
still?.addEventListener('change', () => (motion.reduced = still.matches))
