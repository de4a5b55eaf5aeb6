/** My box: what the forms write and count, and that it is what the option files say. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as goWest from '../src/games/go_west/box'
import * as goldRush from '../src/games/gold_rush/box'
import type { TileData } from '../src/games/gold_rush/wire'
import * as automa from '../src/games/great_western_trail/box'
import { fileName, isAbout, readKept, readList, writeList } from '../src/kit/box'
import { LANGUAGES, makeBundle, Words } from '../src/kit/words'

const WORDS = '../src/saloon/words'
const words = (game: string) => new Words('en', makeBundle('en', [game, 'box', 'room', 'page'].map((name) => readFileSync(`${WORDS}/en/${name}.ftl`, 'utf8'))))

describe('the box of every title', () => {
  const boxes = { go_west: goWest, gold_rush: goldRush, great_western_trail: automa }
  for (const [game, box] of Object.entries(boxes)) {
    it(`${game}: our list can be shown and is complete, an empty one lacks everything`, () => {
      const speak = words(game)
      expect(box.fits(box.ours())).toBe(true)
      for (const { have, need } of box.counts(box.ours() as never, speak)) if (need !== undefined) expect(have).toBe(need)
      expect(box.fits(box.empty())).toBe(true)
      for (const { have, need } of box.counts(box.empty() as never, speak)) if (need !== undefined) expect(have).toBe(0)
    })
    it(`${game}: what is saved is read again`, async () => {
      const list = { ...box.ours(), name: 'Anna’s box' }
      expect(await readList('box.toml', await writeList(list))).toEqual(list)
      expect(await readList('box.json', JSON.stringify(list))).toEqual(list)
      expect(Object.getPrototypeOf(await readList('box.toml', 'a = { b = 1 }'))).toBe(Object.prototype)
    })
    it(`${game}: what no form can show is not taken`, () => {
      for (const bad of [null, 3, [], 'x', { per_region: 3, tile: 3, card: 3 }, { per_region: { cards: [1] }, tile: [1], card: [1] }]) expect(box.fits(bad)).toBe(false)
    })
  }
})

describe('Go West!', () => {
  it('cards of every region count four times', () => {
    const deck = { per_region: { cards: [{ count: 2 }] }, east: { cards: [{}] }, no_region: { cards: [{ wagons: 1, count: 3 }] } }
    const counts = goWest.counts(deck, words('go_west'))
    expect(counts.map(({ have }) => have)).toEqual([12, 3, 2, 2, 2, 3])
  })
  it('a card is named as the engine names it', () => {
    expect(goWest.nameOf({ places: 'plus', wagons: 2, cost: 5 }, 'east')).toBe('east:+1 w2 c5')
    expect(goWest.nameOf({}, 'per_region')).toBe('east:1 w0 c0')
    expect(goWest.nameOf({ cost: 3 }, 'no_region')).toBe('none w0 c3')
  })
})

describe('Gold Rush', () => {
  it('the prairies of all our tiles follow from their edges and rails', () => {
    for (const tile of goldRush.ours().tile) {
      const sorted = (halves: string[][]) => halves.map((each) => [...each].sort().join(' ')).sort()
      expect(sorted(goldRush.prairiesOf(tile)), tile.id).toEqual(sorted((tile.prairies ?? []).map(({ halves }) => halves.split(' '))))
      const again = goldRush.settled(tile)
      expect({ ...again, prairies: again.prairies?.length }, tile.id).toEqual({ ...tile, prairies: tile.prairies?.length })
    }
  })
  it('edges that become rail are joined, those that are no longer are left', () => {
    let tile: TileData = goldRush.newTile(goldRush.empty())
    expect(tile).toEqual({ id: 'T1', count: 1, edges: 'PPPP', prairies: [{ halves: 'nw ne en es se sw ws wn' }] })
    tile = goldRush.withEdge(goldRush.withEdge(tile, 1, 'R'), 3, 'R')
    expect(tile.rails).toEqual([{ ends: ['E', 'J'] }, { ends: ['W', 'J'] }])
    tile = goldRush.settled({ ...tile, rails: [] })
    expect(tile.rails).toEqual([{ ends: ['E', 'W'] }])
    expect(tile.prairies).toEqual([{ halves: 'nw ne en wn' }, { halves: 'es se sw ws' }])
    tile = goldRush.withEdge(tile, 1, 'P')
    expect(tile).toEqual({ id: 'T1', count: 1, edges: 'PPPR', rails: [{ ends: ['W', 'J'] }], prairies: [{ halves: 'nw ne en es se sw ws wn' }] })
  })
  it('rails that end at the city make it', () => {
    let tile = goldRush.settled({ id: 'X', count: 1, edges: 'PRRR' })
    for (const rail of [0, 1, 2]) tile = goldRush.withRailEnd(tile, rail, 1, 'C')
    expect(tile.city).toEqual([0, 1, 2])
    expect(tile.prairies).toHaveLength(3)
  })
  it('mountain edges belong to one mountain until somebody parts them', () => {
    let tile = goldRush.settled({ id: 'X', count: 1, edges: 'MPMP' })
    expect(tile.mountains).toEqual([{ edges: 'NS', nuggets: 1 }])
    expect(tile.prairies).toHaveLength(2)
    tile = goldRush.withMountain(tile, 2, 1)
    expect(tile.mountains).toEqual([{ edges: 'N', nuggets: 1 }, { edges: 'S', nuggets: 1 }])
    expect(tile.prairies).toHaveLength(1)
    expect(goldRush.withMountain(tile, 2, 0).mountains).toEqual([{ edges: 'NS', nuggets: 1 }])
  })
  it('what is printed on a prairie stays on one of its parts', () => {
    let tile: TileData = { id: 'X', count: 1, edges: 'PPPP', prairies: [{ halves: 'nw ne en es se sw ws wn', herds: 1 }] }
    tile = goldRush.settled({ ...tile, edges: 'PRPR' })
    expect(tile.prairies!.map(({ herds }) => herds)).toEqual([1, undefined])
  })
})

describe('Great Western Trail', () => {
  it('a new card has a number that no other has', () => {
    const deck = automa.ours()
    deck.card.splice(4, 1)
    expect(automa.newCard(deck).id).toBe(5)
  })
})

describe('lists that a device keeps', () => {
  it('what is damaged is left out', () => {
    const good = { id: '1', game: 'go_west', list: { name: 'x' } }
    expect(readKept(JSON.stringify([good, { id: 2 }, null, 'x', { ...good, list: [] }]))).toEqual([good])
    for (const saved of [null, '', '{', '{}', '3']) expect(readKept(saved)).toEqual([])
  })
  it('a complaint is about a row and what is in it, and no other', () => {
    expect(isAbout('deck.east.cards[1].cost', 'deck.east.cards[1]')).toBe(true)
    expect(isAbout('deck.east.cards[1]', 'deck.east.cards[1]')).toBe(true)
    expect(isAbout('deck.east.cards[12]', 'deck.east.cards[1]')).toBe(false)
    expect(isAbout(null, 'deck')).toBe(false)
  })
  it('a file gets a name that every system takes', () => {
    expect(fileName({ name: 'Größe: Anna’s box!' }, 'go_west')).toMatch(/^[\w-]+\.toml$/)
    expect(fileName({}, 'go_west')).toBe('go_west.toml')
  })
})

it('every message of the box is said somewhere', () => {
  const sources = ['kit/BoxRow.svelte', 'kit/Stepper.svelte', 'pages/Box.svelte', ...['go_west', 'gold_rush', 'great_western_trail'].flatMap((game) => [`games/${game}/box.ts`, `games/${game}/BoxForm.svelte`])]
  const source = sources.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n')
  const ids = [...readFileSync(`${WORDS}/en/box.ftl`, 'utf8').matchAll(/^(box-[\w-]+) =/gm)].map(([, id]) => id!)
  const families = [...source.matchAll(/`(box-[\w-]*)\$\{/g)].map(([, family]) => family!)
  const unsaid = ids.filter((id) => !source.includes(`'${id}'`) && !source.includes(`'${id}.about'`) && !families.some((family) => id.startsWith(family)))
  expect(unsaid).toEqual([])
  expect(LANGUAGES).toHaveLength(4)
})

describe('the regions of Go West! as printed, for all eyes', () => {
  /** Linear RGB as people see it who lack a kind of cone (Machado, Oliveira, Fernandes 2009). */
  const EYES = {
    usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
    protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
    deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
    tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  }
  const linear = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  const lab = ([r, g, b]: number[]) => {
    const [l, m, s] = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]].map((row) => Math.cbrt(row[0]! * r! + row[1]! * g! + row[2]! * b!)) as [number, number, number]
    return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s]
  }
  const seen = (hex: string, eyes: number[]) => lab([0, 3, 6].map((row) => Math.min(1, Math.max(0, linear(hex).reduce((sum, c, n) => sum + eyes[row + n]! * c, 0)))))
  const apart = (a: string, b: string, eyes: number[]) => 100 * Math.hypot(...seen(a, eyes).map((x, n) => x - seen(b, eyes)[n]!))
  const bright = (hex: string) => linear(hex).reduce((sum, c, n) => sum + c * [0.2126, 0.7152, 0.0722][n]!, 0)
  const contrast = (a: string, b: string) => (Math.max(bright(a), bright(b)) + 0.05) / (Math.min(bright(a), bright(b)) + 0.05)
  const css = readFileSync('src/games/go_west/palette.css', 'utf8')
  const LINE = ['new_england', 'east', 'great_plains', 'midwest', 'west', 'california']
  const CARDS = ['east', 'great_plains', 'midwest', 'west', 'none']
  const pairs = [...LINE.slice(1).map((region, n) => [LINE[n]!, region]), ...CARDS.flatMap((a, n) => CARDS.slice(n + 1).map((b) => [a, b]))] as [string, string][]
  for (const [theme, place] of [['light', 1], ['dark', 2]] as const) {
    for (const kind of ['', '-strong']) {
      const colour = (region: string) => new RegExp(`--gw-${region}${kind}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)![place]!
      it(`${theme}${kind}: whatever meets on the map or in a hand can be told apart`, () => {
        for (const [eyes, matrix] of Object.entries(EYES)) for (const [a, b] of pairs) expect(apart(colour(a), colour(b), matrix), `${a}, ${b}: ${eyes}`).toBeGreaterThan(5)
        const hue = (region: string) => linear(colour(region))
        const [r, g, b] = hue('east') as [number, number, number]
        expect(r > b && b > g, 'East is pink').toBe(true)
        expect(Math.max(...hue('great_plains')), 'Great Plains is green').toBe(hue('great_plains')[1])
      })
      if (kind) it(`${theme}: names are readable on every region`, () => LINE.concat('none').forEach((region) => expect(contrast(colour(region), '#fff7e4'), region).toBeGreaterThan(4.5)))
    }
  }
})
