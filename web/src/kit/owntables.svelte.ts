/** The client's own tables, asked for again and again while somebody looks. */
import { api } from './api'
import type { OwnTable, Table } from './types'

const EVERY = 15_000
let tables = $state.raw<OwnTable[] | null>(null)

/** Null: not known yet. */
export function ownTables(): OwnTable[] | null {
  return tables
}

export function loadOwnTables(): void {
  if (!document.hidden) api.tables().then((found) => (tables = found), () => {})
}

/** Until the function that it returns is called. */
export function followOwnTables(): () => void {
  loadOwnTables()
  const timer = setInterval(loadOwnTables, EVERY)
  document.addEventListener('visibilitychange', loadOwnTables)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', loadOwnTables)
  }
}

export async function putAway(table: OwnTable, away: boolean): Promise<void> {
  await api.putAway(table.id, away)
  loadOwnTables()
}

/** The winners of a table that is over: the seats with the greatest share of the victory. Nobody, where it is not known. */
export function winnersOf(table: Table): number[] {
  const shares = table.result?.map((seat) => seat.share) ?? []
  const best = Math.max(...shares)
  return shares.flatMap((share, seat) => (share === best && share > 0 ? [seat] : []))
}

/** What matters first comes first: my turn, then what runs or waits, then what is over. */
export function inOrder<T extends Table>(all: readonly T[]): T[] {
  const rank = (table: Table) => (table.your_turn ? 0 : table.status === 'over' ? 2 : 1)
  return all.toSorted((a, b) => rank(a) - rank(b))
}
