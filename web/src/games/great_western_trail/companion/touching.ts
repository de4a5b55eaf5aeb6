/** Places of the real table that a companion asks about: what is touched, and what that says. */
import type { Choice } from '../../../kit/companion'
import type { Answer, CompanionField, Told } from '../../../kit/types'
import { boxOf } from '../layout'
import { SITE } from '../parts'
import type { Move, View } from '../wire'

export const PLACES = ['site', 'cattleman', 'engine', 'master']
export const EMPTY = 'empty'
const ME = 0

/** A place that can be touched: the field it answers, and what touching it says, if that is certain. */
export interface Touch {
  element: string
  field: CompanionField
  choice: Choice | null // null: there are several things that may lie there
}

export function touchesOf(fields: CompanionField[], given: Answer): Touch[] {
  return fields.flatMap((field) => {
    const other = field.choices.filter((choice) => choice !== given[field.field])
    const only = field.choices.length === 2 ? other[0]! : null
    if (field.label === 'site') return [{ element: `site:${field.about.site}`, field, choice: only }]
    if (field.label === 'master') return [{ element: `station:${field.about.station}`, field, choice: only }]
    if (field.label === 'engine') return field.choices.map((choice) => ({ element: `space:${choice}`, field, choice }))
    return field.choices.filter(isSite).map((choice) => ({ element: `site:${choice}`, field, choice }))
  })
}

const isSite = (choice: Choice) => choice in SITE

/** Choices that have no place on the map: not yet on the trail. */
export const besides = (field: CompanionField) => (field.label === 'cattleman' ? field.choices.filter((choice) => !isSite(choice)) : [])

/** A move of the board's that stands for touching a place. */
export const asMove = (element: string): Move => ({ action: { do: 'take', site: element }, elements: [element], figures: {} })

/** The table as it is with what is given so far. */
export function tableWith(known: View, fields: CompanionField[], given: Answer): View {
  const trail = { ...known.trail }
  const masters = [...known.masters]
  let { site, engine } = known.players[ME]!
  for (const field of fields) {
    const value = given[field.field]
    if (value === null || value === undefined) continue
    if (field.label === 'site') put(trail, String(field.about.site), String(value))
    else if (field.label === 'master') masters[Number(field.about.station) - 1] = value === 'gone' ? null : masters[Number(field.about.station) - 1]!
    else if (field.label === 'cattleman') site = String(value)
    else engine = Number(value)
  }
  return { ...known, trail, masters, players: known.players.map((player, seat) => (seat === ME ? { ...player, site, engine } : player)) }
}

function put(trail: Record<string, string>, site: string, tile: string): void {
  if (tile === EMPTY) delete trail[site]
  else trail[site] = /^\d+[ab]$/.test(tile) ? `${ME}:${tile}` : tile
}

/** Where what is told takes place. */
export function placesOf(told: Told[]): string[] {
  const found = told.flatMap((row) => {
    if (row.tell === 'engine') return [`space:${row.to}`]
    if (row.tell === 'station' || row.tell === 'master') return [`station:${row.station}`]
    if (row.tell === 'deliver') return [`city:${row.city}`]
    return ['move', 'build', 'take', 'place', 'toll'].includes(row.tell) ? [`site:${row.site}`] : []
  })
  return [...new Set(found)]
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** What of the map has to be seen for these places. */
export function boundsOf(elements: string[], margin: number): Bounds {
  const boxes = elements.map((element) => boxOf(element)!)
  return {
    left: Math.min(...boxes.map(({ x, width }) => x - width / 2)) - margin,
    top: Math.min(...boxes.map(({ y, height }) => y - height / 2)) - margin,
    right: Math.max(...boxes.map(({ x, width }) => x + width / 2)) + margin,
    bottom: Math.max(...boxes.map(({ y, height }) => y + height / 2)) + margin,
  }
}
