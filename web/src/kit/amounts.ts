/** Amounts in sentences: a game's sentences.toml says where each finds its own in the tables of the box, as in src/saloon/core/amounts.py. */
type OfAll = 'sum' | 'least' | 'most' | 'count'
type Place = number | string | Place[] | { [of in OfAll]?: Place }
type Tables = Record<string, unknown>

const OF_ALL: Record<OfAll, (numbers: number[]) => number> = {
  sum: (numbers) => numbers.reduce((sum, number) => sum + number, 0),
  least: (numbers) => Math.min(...numbers),
  most: (numbers) => Math.max(...numbers),
  count: (numbers) => numbers.length,
}

export function amountsIn(tables: Tables) {
  const sentences = tables.sentences as Record<string, Record<string, Place>>
  return (message: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(sentences[message.split('.')[0]!] ?? {}).map(([name, place]) => [name, find(tables, place)]))
}

function find(tables: Tables, place: Place): unknown {
  if (typeof place === 'number') return place
  if (Array.isArray(place)) return place.map((each) => find(tables, each))
  if (typeof place === 'object') {
    const [of, places] = Object.entries(place)[0] as [OfAll, Place]
    return OF_ALL[of]([find(tables, places)].flat(Infinity) as number[])
  }
  if (place.startsWith('-')) return -Number(find(tables, place.slice(1)))
  return at(tables, place.split('.'))
}

function at(found: unknown, [key, ...others]: string[]): unknown {
  if (key === undefined) return found
  if (!key.includes('*')) return at(rowOf(found, key), others)
  const fits = new RegExp(`^${key.replace('*', '.*')}$`)
  return Object.entries(found as object).flatMap(([name, row]) => (fits.test(name) ? [at(row, others)] : []))
}

function rowOf(table: unknown, key: string): unknown {
  if (Array.isArray(table) && !/^\d+$/.test(key)) return table.find((row: { id?: string; name?: string }) => row.id === key || row.name === key)
  return (table as Record<string, unknown>)[key]
}
