/** The pages that are loaded when somebody goes there; the room comes with the first load. */
import type { Component } from 'svelte'
import { loadBoard } from './games'
import { api } from './kit/api'
import { gameWords } from './kit/language.svelte'
import type { Place } from './kit/router.svelte'
import type { Language } from './kit/words'

type Page = Promise<{ default: Component<any> }>

const table = () => import('./pages/Table.svelte')
const pages: Record<Exclude<Place['page'], 'room' | 'lost'>, () => Page> = {
  table,
  replay: table,
  join: () => import('./pages/Join.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  box: () => import('./pages/Box.svelte'),
  companion: () => import('./pages/Companion.svelte'),
  analysis: () => import('./pages/Analysis.svelte'),
  statistics: () => import('./pages/Statistics.svelte'),
  puzzles: () => import('./pages/Puzzles.svelte'),
  lessons: () => import('./pages/Lessons.svelte'),
  scene: () => import('./pages/Scene.svelte'),
}

export function loadPage(page: keyof typeof pages): Page {
  return pages[page]()
}

/** Asks for all that a place will need, one beside the other: whoever needs it asks again, and has it sooner. */
export function foresee(place: Place, language: Language): void {
  const asked: Promise<unknown>[] = []
  if (place.page === 'room') asked.push(api.games())
  else if (place.page !== 'lost') asked.push(loadPage(place.page))
  if (place.page === 'table' || place.page === 'replay') asked.push(api.foreseeTable(place.id).then(({ game }) => Promise.all([loadBoard(game), gameWords(game, language)])))
  for (const each of asked) each.catch(() => {}) // whoever asks again tells of the trouble
}
