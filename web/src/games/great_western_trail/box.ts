/** The Automa's cards of an owner's box, as option `automa_deck` takes them. */
import printed from '../../../../src/saloon/games/great_western_trail/data/automa.toml'
import type { Words } from '../../kit/board'
import { type BoxModule, type Count, isTable, isTables, type OwnList } from '../../kit/box'
import type { AutomaCard } from './wire'
import './palette.css'
import './pieces.css'

export { default } from './BoxForm.svelte'

export interface Row {
  id?: number
  move?: string | number
  action?: string
  kansas?: string
  cattle?: number
  objective?: number
  engine?: string | number
  worker?: string
  teepee?: string
  hazard?: string
  build?: string[]
}
export interface Deck extends OwnList {
  movement_card: number[]
  build?: string[]
  card: Row[]
}

export const CARDS = 14
export const DIGITS = 7
export const CRITERIA = ['woods', 'human_buildings', 'shortest', 'lowest_toll']
export const ACTIONS = ['none', 'build', 'cattle', 'hire', 'engine', 'trade', 'hazard', 'objective']
export const WORKERS = ['cowboy', 'craftsman', 'engineer']
export const TEEPEES = ['green', 'blue']
export const HAZARDS = ['flood', 'drought', 'rockfall']
/** Steps and spaces, with the bonus of the movement card or without. */
export const SUMS = Array.from({ length: 9 }, (_, n) => [`${n + 1}`, `${n + 1}+`]).flat()
export const SCHEMES = ['uuu', 'uul', 'ulu', 'ull', 'luu', 'lul', 'llu', 'lll']

export const option: BoxModule['option'] = 'automa_deck'

export function empty(): Deck {
  return { movement_card: Array.from({ length: DIGITS }, () => 0), build: [...CRITERIA], card: [] }
}

export function ours(): Deck {
  const { provenance: _, ...deck } = structuredClone(printed) as Deck
  return deck
}

export function fits(list: unknown): list is Deck {
  const texts = (value: unknown) => value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'))
  return (
    isTable(list) &&
    Array.isArray(list.movement_card) &&
    list.movement_card.every((digit) => typeof digit === 'number') &&
    texts(list.build) &&
    isTables(list.card) &&
    list.card.every((card) => texts(card.build))
  )
}

/** The lowest number that no card has; a box has each once. */
export function freeNumber(deck: Deck): number {
  const taken = deck.card.map((row, n) => row.id ?? n + 1)
  return Array.from({ length: CARDS }, (_, n) => n + 1).find((number) => !taken.includes(number)) ?? CARDS
}

export function newCard(deck: Deck): Row {
  return {
    id: freeNumber(deck), move: '1', action: 'none', kansas: 'uuu', cattle: 1, objective: 1, engine: '3',
    worker: 'cowboy', teepee: 'green', hazard: 'flood',
  } // prettier-ignore
}

/** The card as the board draws it. */
export function cardOf(row: Row, n: number, deck: Deck): AutomaCard {
  return {
    number: row.id ?? n + 1,
    move: String(row.move ?? '?'),
    action: row.action ?? 'none',
    kansas: [...(row.kansas ?? '')],
    cattle: row.cattle ?? 0,
    objective: row.objective ?? 0,
    engine: String(row.engine ?? '?'),
    worker: row.worker ?? 'none',
    teepee: row.teepee ?? 'green',
    hazard: row.hazard ?? 'none',
    build: row.build ?? deck.build ?? CRITERIA,
  }
}

export function counts(deck: Deck, speak: Words): Count[] {
  return [{ label: speak.say('box-cards'), have: deck.card.length, need: CARDS }]
}
