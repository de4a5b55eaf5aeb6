/**
 * My box: lists of what is in an owner's own box, in the format of the option files that the terminal reads.
 *
 *   games/<game>/box.ts     BoxModule: which option takes such a list, what it counts, and the form to enter it
 *
 * The form only helps to write; whether a list is right is the server's to say.
 */
import type { Component } from 'svelte'
import type { Words } from './words'

/** A list as its TOML reads. What else is in it is the game's own. */
export interface OwnList {
  name?: string
  [part: string]: unknown
}

/** How much of something is in the list, and how much should be; without that it is only counted. */
export interface Count {
  label: string // already spoken
  have: number
  need?: number
}

export interface FormProps<L extends OwnList = any> {
  list: L // the form changes it in place
  speak: Words
  wrong: string | null // where the server found it wrong, `deck.east.cards[1].cost`
}

/** games/<game>/box.ts */
export interface BoxModule<L extends OwnList = any> {
  option: string
  empty(): L
  ours(): L // what the game plays with otherwise, to begin with
  /** Whether the form can show this; a list that it cannot show is not taken. */
  fits(list: unknown): list is L
  counts(list: L, speak: Words): Count[]
  default: Component<FormProps<L>>
}

export interface KeptList {
  id: string
  game: string
  list: OwnList
}

/** The lists that a device remembers; what is damaged is left out. */
export function readKept(saved: string | null): KeptList[] {
  try {
    const value: unknown = JSON.parse(saved ?? '[]')
    if (Array.isArray(value)) return value.filter(isKept)
  } catch {
    // a damaged memory is no memory
  }
  return []
}

function isKept(value: unknown): value is KeptList {
  const { id, game, list } = (value ?? {}) as Partial<KeptList>
  return typeof id === 'string' && typeof game === 'string' && isTable(list)
}

export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isTables(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every(isTable)
}

/** Whether a complaint about `where` is one about this part of the list. */
export function isAbout(where: string | null, part: string): boolean {
  return where !== null && (where === part || where.startsWith(`${part}.`) || where.startsWith(`${part}[`))
}

/** How everybody at a table is told that an own list is played with. */
export function ownListText(list: OwnList, say: (message: string, params?: Record<string, unknown>) => string): string {
  return typeof list.name === 'string' && list.name ? say('set-own-list', { name: list.name }) : say('set-own-file')
}

/** A file name that every system takes. */
export function fileName(list: OwnList, game: string): string {
  const word = (list.name ?? '').normalize('NFKD').replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, '').toLowerCase()
  return `${word || game}.toml`
}

/** The list in a file that somebody chose: TOML, or the same as JSON. Throws what the reader throws. */
export async function readList(name: string, text: string): Promise<unknown> {
  // Through JSON, as in the terminal: a date becomes its text, and every table a plain object that Svelte can watch
  return JSON.parse(name.endsWith('.json') ? text : JSON.stringify((await import('smol-toml')).parse(text)))
}

export async function writeList(list: OwnList): Promise<string> {
  return (await import('smol-toml')).stringify(list)
}
