/** What things are called: put together from the tables of the game, in every language. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'smol-toml'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, makeBundle, Words, type Language } from '../../../kit/words'

const SOURCE = resolve(import.meta.dirname, '../../../../../src/saloon')
const BUILDINGS = '../../../../../src/saloon/games/great_western_trail/data/buildings.toml'
const textOf = (file: string) => readFileSync(resolve(SOURCE, file), 'utf8')

async function speaker(language: Language): Promise<Words> {
  const { phraseOf } = await import('../phrases')
  return new Words(language, makeBundle(language, [textOf(`words/${language}/great_western_trail.ftl`)]), { compound: phraseOf })
}

describe('phrases', () => {
  it.each([
    ['discard-guernsey-gain-4', 'discard a Guernsey → gain $4'],
    ['certificate-2-gain-2-per-teepee-pairs', '2 certificates and $2 per pair of teepees'],
    ['hire-minus-1', 'hire a worker for $1 less'],
    ['discard-any-gain-3-objective-hand', 'discard any cattle → $3 and an objective card into your hand'],
    ['O11', 'objective (2 West Highlands, 1 station, 1 green teepee: 5 VP, else −3); at once: engine up to 2 forward'],
    ['S1', 'objective (1 cattle of value 3, 1 West Highland, 1 building: 3 VP)'],
    ['flood-3-black', 'flood (3 VP, black hand)'],
    ['west_highland_4', 'West Highland (4 VP)'],
    ['step_money', 'more steps and $3'],
    ['station_10', 'disc from station 10'],
    ['TP-2', 'teepee space −2'],
    ['ROCK4', 'rockfall 4'],
  ])('%s', async (name, spoken) => expect((await speaker('en')).named(name)).toBe(spoken))

  it.each(LANGUAGES)('everything in the box has a name in %s', async (language) => {
    const { BUILDINGS, CATTLE, effectName, DISCS, MASTERS, OBJECTIVES, SITES } = await import('../parts')
    const speak = await speaker(language)
    const effects = Object.values(BUILDINGS).flatMap(({ fields }) => fields.flat().map(effectName))
    const names = [...effects, ...CATTLE, ...Object.keys(OBJECTIVES), ...Object.keys(DISCS), ...Object.keys(MASTERS), ...SITES.map((site) => site.id)]
    for (const name of names) expect(speak.named(name), name).not.toMatch(/[{}]|^[a-z]+[-_]|^[OS]\d/)
  })
})

describe('an amount is written once', () => {
  afterEach(() => {
    vi.doUnmock(BUILDINGS)
    vi.resetModules()
  })

  it('building 2a for $5 is one line of buildings.toml', async () => {
    const table = textOf('games/great_western_trail/data/buildings.toml')
    const changed = table.replace(/^(2a = .*gain = )4/m, '$15')
    expect(changed).not.toBe(table)
    vi.resetModules()
    vi.doMock(BUILDINGS, () => ({ default: parse(changed) }))
    const { effectsWords } = await import('../words')
    const { signsOf } = await import('../effectSigns')
    const parts = await import('../parts')
    const spoken = await Promise.all(LANGUAGES.map(async (language) => effectsWords(await speaker(language), '2a')))
    expect(spoken).toEqual([
      'discard a Guernsey → gain $5; buy cattle',
      'scarta una Guernsey → 5 $; compra bovini',
      'défausser une Guernsey → 5\u00a0$; acheter des bovins',
      'Guernsey abwerfen → 5 $; Rinder kaufen',
    ])
    expect(signsOf(parts.BUILDINGS['2a']!.fields[0]![0]!).at(-1)).toEqual({ kind: 'coin', text: '5' })
  })
})
