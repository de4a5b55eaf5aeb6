/** Amounts in sentences: a game's sentences.toml says where each finds its own in the tables of the box, as in src/saloon/core/amounts.py. */
type Place = string | Place[] | { sum: string[] }
type Tables = Record<string, unknown>

export function amountsIn(tables: Tables) {
  const sentences = tables.sentences as Record<string, Record<string, Place>>
  return (message: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(sentences[message] ?? {}).map(([name, place]) => [name, find(tables, place)]))
}

function find(tables: Tables, place: Place): unknown {
  if (Array.isArray(place)) return place.map((each) => find(tables, each))
  if (typeof place === 'object') {
    return place.sum.reduce((sum, each) => sum + (each.startsWith('-') ? -Number(find(tables, each.slice(1))) : Number(find(tables, each))), 0)
  }
  return place.split('.').reduce(rowOf, tables)
}

function rowOf(table: unknown, key: string): unknown {
  if (Array.isArray(table) && !/^\d+$/.test(key)) return table.find((row: { id?: string; name?: string }) => row.id === key || row.name === key)
  return (table as Record<string, unknown>)[key]
}
