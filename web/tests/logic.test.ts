import { describe, expect, it, vi } from 'vitest'
import { takenBack } from '../src/kit/consent'
import { curtainFor, eyesOn } from '../src/kit/curtain'
import { commitmentOf } from '../src/kit/fair'
import { filterLog, keepLines, logEntries, withoutLast } from '../src/kit/log'
import { briefly, byElement, gatheredOf, groupMoves, typeNumber, wholeGroups } from '../src/kit/moves'
import { climb, offered, readLadder } from '../src/kit/ladder'
import { newTable, usualBot, usualOptions, usualSitters } from '../src/kit/newtable'
import { labelsOf, plotPoints, spread, sums, ticksBetween } from '../src/kit/plot'
import { ranking } from '../src/kit/result'
import { placeAt } from '../src/kit/router.svelte'
import { chaptersOf, chaptersWith, findRule, linkRules } from '../src/kit/rules'
import { isProgram, preparedNames, seatStyle, shapePath, spokenNames, tableNames } from '../src/kit/seats'
import { firstLanguage, readSettings } from '../src/kit/settings.svelte'
import { sinceLastTurn } from '../src/kit/since'
import { soundOf } from '../src/kit/sounds'
import { Stage } from '../src/kit/stage'
import type { Game, Move, PointsByKind } from '../src/kit/types'
import { aFace, aStep, aTable } from './samples'

describe('what an undo would take back', () => {
  const steps = [0, 1, null, 2, 1, null].map((seat, ply) => ({ ...aStep(ply), ply, seat, events: [{ event: `e${ply}` }] }))
  it('is counted from the move that the request names', () => {
    const say = (event: { event: string }) => `said ${event.event}`
    expect(takenBack(steps as never, 1, say as never)).toEqual({ move: 'said e1', moves: 3, players: 2, draws: 2 })
    expect(takenBack(steps as never, 4, say as never)).toEqual({ move: 'said e4', moves: 1, players: 1, draws: 1 })
  })
})

describe('the curtain', () => {
  const hotSeat = { own: [0, 2], eyes: 0, turn: 0, over: false }
  it('does not hang for one person', () => {
    expect(curtainFor({ own: [1], eyes: null, turn: 1, over: false })).toBeNull()
    expect(curtainFor({ own: [], eyes: null, turn: 1, over: false })).toBeNull()
  })
  it('hangs when the turn goes to another person of this device', () => {
    expect(curtainFor(hotSeat)).toBeNull()
    expect(curtainFor({ ...hotSeat, turn: 2 })).toBe(2)
  })
  it('stays open while others play', () => {
    expect(curtainFor({ ...hotSeat, turn: 1 })).toBeNull()
    expect(curtainFor({ ...hotSeat, turn: null })).toBeNull()
  })
  it('hangs at first, when nobody knows who looks', () => {
    expect(curtainFor({ ...hotSeat, eyes: null, turn: 2 })).toBe(2)
    expect(curtainFor({ ...hotSeat, eyes: null, turn: 1 })).toBe(0)
  })
  it('falls at the end', () => {
    expect(curtainFor({ ...hotSeat, turn: 2, over: true })).toBeNull()
  })
  it('says whose view is shown', () => {
    expect(eyesOn({ own: [0, 2], eyes: 2 })).toBe(2)
    expect(eyesOn({ own: [3], eyes: null })).toBe(3)
    expect(eyesOn({ own: [3], eyes: 1 })).toBe(3)
    expect(eyesOn({ own: [], eyes: null })).toBeNull()
  })
})

describe('the stage', () => {
  const makeStage = (times: Record<string, number>) => {
    const told: string[] = []
    const stage = new Stage<string>({
      duration: (frame) => times[frame] ?? 0,
      show: (frame, moving) => told.push(moving ? `${frame}…` : frame),
      skip: (frame) => told.push(`(${frame})`),
    })
    return { stage, told }
  }
  it('shows one thing after the other', () => {
    vi.useFakeTimers()
    const { stage, told } = makeStage({ a: 100, b: 100 })
    stage.push('a')
    stage.push('b')
    expect([told.join(' '), stage.last, stage.waiting]).toEqual(['a…', 'b', 1])
    vi.advanceTimersByTime(100)
    expect(told.join(' ')).toBe('a… b…')
    vi.advanceTimersByTime(100)
    expect(told.join(' ')).toBe('a… b… b')
    vi.useRealTimers()
  })
  it('shows at once what takes no time', () => {
    const { stage, told } = makeStage({})
    stage.push('a')
    stage.push('b')
    expect(told.join(' ')).toBe('a b')
  })
  it('can be skipped', () => {
    vi.useFakeTimers()
    const { stage, told } = makeStage({ a: 100, b: 100, c: 100 })
    for (const frame of ['a', 'b', 'c']) stage.push(frame)
    stage.skip()
    expect(told.join(' ')).toBe('a… (b) c')
    vi.advanceTimersByTime(1000)
    expect(told.join(' ')).toBe('a… (b) c')
    stage.push('a')
    expect(told.at(-1)).toBe('a…')
    vi.useRealTimers()
  })
  it('can be replaced', () => {
    const { stage, told } = makeStage({ a: 100, b: 100 })
    stage.push('a')
    stage.push('b')
    stage.replace('c')
    expect(told.join(' ')).toBe('a… c')
  })
})

describe('the log', () => {
  const steps = [
    aStep(0, { seat: null, events: [{ event: 'drew', seat: 0 }] }),
    aStep(1, { seat: null, events: [{ event: 'drew', seat: 0 }] }),
    aStep(2, { seat: 1, events: [{ event: 'played', seat: 1 }, { event: 'won', seat: 0, points: 3 }] }),
    aStep(3, { seat: 0, events: [{ event: 'ended' }] }),
  ]
  const say = ({ event, seat }: { event: string; seat?: number }) => `${event} ${seat}`
  const entries = logEntries(steps, say)

  it('has a line for each event, the same ones together', () => {
    expect(entries.map(({ ply, seat, kind, text, count }) => [ply, seat, kind, text, count])).toEqual([
      [1, 0, 'chance', 'drew 0', 2],
      [2, 1, 'moves', 'played 1', 1],
      [2, 0, 'points', 'won 0', 1],
      [3, 0, 'moves', 'ended undefined', 1],
    ])
  })
  it('is filtered by seat and kind', () => {
    const texts = (seat: number | null, kind: string | null) => filterLog(entries, { seat, kind }).map((entry) => entry.text)
    expect(texts(null, null)).toHaveLength(4)
    expect(texts(0, null)).toEqual(['drew 0', 'won 0', 'ended undefined'])
    expect(texts(0, 'points')).toEqual(['won 0'])
  })
  it('ends where the board is', () => {
    const lines = (ahead: number) => withoutLast(entries, ahead).map(({ text, count }) => `${text} ×${count}`)
    expect(lines(0)).toHaveLength(4)
    expect(lines(1)).toEqual(['drew 0 ×2', 'played 1 ×1', 'won 0 ×1'])
    expect(lines(4)).toEqual(['drew 0 ×1']) // of several the same some were shown
    expect(lines(9)).toEqual([])
    const late = logEntries([aStep(0), aStep(1, { seat: 1, stand_in: true })], say, null, () => 'random')
    expect(withoutLast(late, 1).map(({ text }) => text)).toEqual(['moved 0'])
  })
  it('uses the kinds of a game', () => {
    const own = logEntries(steps, say, { cards: ['drew', 'played'] })
    expect(own.map((entry) => entry.kind)).toEqual(['cards', 'cards', '', ''])
  })
})

describe('since my last turn', () => {
  const of = (ply: number, seat: number | null, ...events: string[]) => aStep(ply, { seat, points: [0, ply], events: events.map((event) => ({ event, seat: seat ?? 1 })) as never })
  const steps = [of(0, 0, 'moved'), of(1, 1, 'drew', 'moved'), of(2, 1, 'moved'), of(3, null, 'scored')]
  const said = ({ event }: { event: string }) => `${event}.`
  it('there is a line for each of the others, with their points', () => {
    expect(sinceLastTurn(steps, 0, said as never)).toEqual({ ply: 1, fresh: true, news: [{ seat: 1, text: 'drew. moved. ×2 scored.', points: 3 }] })
    expect(sinceLastTurn(steps, 0, said as never, { only: ['moved'] })!.news[0]!.text).toBe('moved. ×2')
  })
  it('it stays the same all my turn and until another one does something', () => {
    const mine = [of(4, 0, 'moved'), of(5, 0, 'moved')]
    expect(sinceLastTurn([...steps, ...mine], 0, said as never)).toEqual({ ...sinceLastTurn(steps, 0, said as never), fresh: false })
    expect(sinceLastTurn([...steps, ...mine, of(6, 1, 'passed')], 0, said as never)).toEqual({ ply: 6, fresh: true, news: [{ seat: 1, text: 'passed.', points: 1 }] })
  })
  it('nothing is told before the first', () => {
    expect(sinceLastTurn(steps.slice(1), 0, said as never)).toBeNull()
  })
  it('behind a curtain one has not seen what came before the first either', () => {
    const setUp = { ...of(0, 0, 'dealt'), seat: null }
    expect(sinceLastTurn([setUp, of(1, 1, 'moved')] as never, 0, said as never, { first: true })).toMatchObject({ ply: 1, news: [{ seat: 1, text: 'moved.' }] })
    expect(sinceLastTurn([setUp, { ...of(1, 1, 'dealt'), seat: null }] as never, 0, said as never, { first: true })).toBeNull()
  })
})

describe('moves', () => {
  const move = (deed: string, ...elements: string[]): Move => ({ action: { do: deed }, elements, figures: {} })
  const moves = [move('play', 'a'), move('sell', 'a'), move('play', 'b')]

  it('are grouped by what is done', () => {
    expect(groupMoves(moves).map((group) => group.moves.length)).toEqual([2, 1])
  })
  it('are all in the list, whatever the game groups', () => {
    const groups = wholeGroups([{ label: 'x', moves: [moves[1]!] }, { label: 'empty', moves: [] }], moves)
    expect(groups.map((group) => [group.label, group.moves.length])).toEqual([['x', 1], ['', 2]])
  })
  it('are those that go with what is chosen on the board; all, if none does', () => {
    expect(gatheredOf(moves, [moves[2]!])).toEqual([moves[2]])
    expect(gatheredOf(moves, null)).toEqual(moves)
    expect(gatheredOf(moves, [move('play', 'of a turn that is over')])).toEqual(moves)
  })
  it('are said in a few words, but never two of them in the same', () => {
    const texts = briefly(moves, ({ action }) => String(action.do), ({ action }) => JSON.stringify(action))
    expect(texts.get(moves[1]!)).toBe('sell')
    expect(texts.get(moves[0]!)).toBe(JSON.stringify(moves[0]!.action))
  })
  it('are chosen by their numbers, of two digits where there are many', () => {
    expect(typeNumber(0, '2', 3)).toEqual({ number: 2, whole: true })
    expect(typeNumber(0, '4', 3)).toBeNull()
    expect(typeNumber(0, 'x', 3)).toBeNull()
    expect(typeNumber(0, '0', 3)).toBeNull()
    expect(typeNumber(0, '2', 23)).toEqual({ number: 2, whole: false })
    expect(typeNumber(2, '3', 23)).toEqual({ number: 23, whole: true })
    expect(typeNumber(0, '3', 23)).toEqual({ number: 3, whole: true })
    expect(typeNumber(2, '4', 23)).toEqual({ number: 4, whole: true }) // there is no 24: it begins anew
    expect(typeNumber(1, '0', 10)).toEqual({ number: 10, whole: true })
  })
  it('are found by element', () => {
    expect(byElement(moves).get('a')).toEqual([moves[0], moves[1]])
  })
})

describe('the log as it was shown', () => {
  const lines = (...texts: string[]) => texts.map((text, ply) => ({ ply, seat: 0, kind: '', text, points: false, count: 1 }))
  it('keeps every line that says the same, so that only the new ones are drawn', () => {
    const before = lines('a', 'b')
    const after = keepLines(before, lines('a', 'b', 'c'))
    expect([after.length, after[0] === before[0], after[1] === before[1]]).toEqual([3, true, true])
    expect(keepLines(before, lines('a', 'x'))[1]!.text).toBe('x')
    expect(keepLines(before, lines('a', 'b'))).toBe(before)
    expect(keepLines(before, lines('a'))).toHaveLength(1)
  })
})

describe('the plot', () => {
  it('has round ticks around all points', () => {
    expect(ticksBetween(0, 50)).toEqual([0, 10, 20, 30, 40, 50])
    expect(ticksBetween(0, 3)).toEqual([0, 1, 2, 3])
    expect(ticksBetween(-4, 30)).toEqual([-10, 0, 10, 20, 30])
    expect(ticksBetween(0, 234)).toEqual([0, 50, 100, 150, 200, 250])
  })
  it('goes across, then up', () => {
    const steps = [[0, 5], [0, 5], [10, 5]].map((points, ply) => aStep(ply, { points }))
    const plot = plotPoints(steps, { left: 0, top: 0, width: 100, height: 100 })
    expect(plot.lines.map((line) => line.path)).toEqual(['M0,100H100V0H100', 'M0,50H100'])
    expect(plot.lines[0]!.end).toEqual({ x: 100, y: 0 })
  })
  it('counts all points, or those of a category', () => {
    const moments: PointsByKind[] = [{ ply: 4, items: [{ money: 2, city: 3, arrow: -1 }, { city: 6 }] }]
    expect(sums(moments, null)).toEqual([{ ply: 4, points: [4, 6] }])
    expect(sums(moments, ['cities', 'city', 'arrow'])).toEqual([{ ply: 4, points: [2, 6] }])
  })
  it('survives a game without steps', () => {
    expect(plotPoints([], { left: 0, top: 0, width: 100, height: 100 }).lines).toEqual([])
  })
  it('moves labels apart', () => {
    expect(spread([10, 12, 50], 20)).toEqual([10, 30, 50])
    expect(spread([12, 10], 20)).toEqual([30, 10])
  })
  it('says names whole where there is room, and that something is left out where there is none', () => {
    expect(labelsOf(['Ann-Katharina', 'Ben'], 800).labels).toEqual(['Ann-Katharina', 'Ben'])
    const { labels, room } = labelsOf(['Ann-Katharina', 'Ben'], 300)
    expect(labels).toEqual(['Ann-Katha…', 'Ben'])
    expect(room).toBeLessThan(110)
  })
})

describe('the result', () => {
  it('comes from the scores', () => {
    const scores = [
      { seat: 0, points: 20, share: 0, items: [] },
      { seat: 1, points: 20, share: 1, items: [] },
    ]
    expect(ranking({ ...aFace([0]), scores }).map((rank) => rank.seat)).toEqual([1, 0])
  })
  it('or from the points', () => {
    const face = { ...aFace([]), steps: [aStep(0, { points: [7, 9, 9] })] }
    expect(ranking(face).map(({ seat, share }) => [seat, share])).toEqual([[1, 0.5], [2, 0.5], [0, 0]])
  })
  it('the seed fits its commitment', async () => {
    expect(await commitmentOf('00'.repeat(32))).toMatch(/^[0-9a-f]{64}$/)
    expect(await commitmentOf('nonsense')).toBeNull()
  })
})

describe('setting a table', () => {
  const game: Game = {
    name: 'g',
    rules_version: 1,
    seats: { min: 2, max: 4 },
    options: [{ name: 'o', default: 'x', choices: ['x', 'y'] }],
    automa: null,
    rules: [],
    chapters: {},
    bots: ['random', 'greedy'],
    words: ['en'],
    page: null,
    companions: [],
    lessons: [],
    shown_rules: [],
  }
  it('begins with me and a bot', () => {
    const table = newTable(game, usualSitters(game, 'Anna'), usualOptions(game))
    expect(table).toEqual({ game: 'g', options: { o: 'x' }, seats: [{ kind: 'person', name: 'Anna' }, { kind: 'bot', bot: 'greedy' }] })
  })
  it('a game for one begins with as many as it can', () => {
    expect(usualSitters({ ...game, seats: { min: 1, max: 1 } }, '')).toHaveLength(1)
    expect(usualSitters({ ...game, seats: { min: 3, max: 5 } }, '')).toHaveLength(3)
    expect(usualBot(['random'])).toBe('random')
    expect(usualBot(['search:1', 'search:2', 'search:3'])).toBe('search:2')
  })
  it('persons here and elsewhere', () => {
    const sitters = [
      { kind: 'here', name: ' Ben ', bot: '' },
      { kind: 'me', name: '', bot: '' },
      { kind: 'invited', name: 'x', bot: '' },
    ] as const
    expect(newTable(game, [...sitters], {}).seats).toEqual([{ kind: 'person', name: 'Ben' }, { kind: 'person' }, { kind: 'invited' }])
  })
})

describe('seats', () => {
  it('can be told apart without colours', () => {
    const styles = [0, 1, 2, 3, 4].map(seatStyle)
    expect(new Set(styles.map((style) => style.shape)).size).toBe(5)
    expect(styles.map((style) => style.letter).join('')).toBe('ABCDE')
    for (const style of styles) expect(shapePath(style.shape, 10)).toMatch(/^M.*Z$/)
  })
  it('have names, and never the same one', () => {
    expect(spokenNames(['Anna', '', 'Anna'], (seat) => `Seat ${seat + 1}`)).toEqual(['Anna A', 'Seat 2', 'Anna C'])
    expect(spokenNames(['A\u0000\u202en\n'], () => '')).toEqual(['An'])
  })
  it('call the Automa by its level', () => {
    const [person, other] = aTable({}).seats
    const automa = { ...other!, kind: 'automa' as const, name: 'automa', level: 'hard' }
    const say = (message: string, params?: Record<string, unknown>) => `${message} ${params?.level}`
    expect(tableNames(aTable({ seats: [{ ...person!, name: 'Anna' }, automa] }), say)).toEqual(['Anna', 'seat-automa hard'])
    expect([person!, automa].map(isProgram)).toEqual([false, true])
  })
  it('are those of a story on a prepared board', () => {
    const say = (message: string, params?: Record<string, unknown>) => [message, ...Object.values(params ?? {})].join(' ')
    const five = { seat: 2, seats: 5, automa: null }
    expect(preparedNames(five, '', say)).toEqual(['seat-opponent 1', 'seat-opponent 2', 'seat-you', 'seat-opponent 3', 'seat-opponent 4'])
    expect(preparedNames({ seat: 0, seats: 2, automa: { seat: 1, level: 'hard' } }, 'Anna', say)).toEqual(['Anna', 'seat-automa hard'])
  })
})

describe('rules', () => {
  const rules = ['GW-1', 'GW-2', 'GW-10', 'GW-J1']
  it('stand in chapters', () => {
    expect(chaptersOf(rules, { 'GW-1': 'a', 'GW-10': 'b' })).toEqual([
      { id: 'a', rules: ['GW-1', 'GW-2'] },
      { id: 'b', rules: ['GW-10', 'GW-J1'] },
    ])
    expect(chaptersOf(rules)).toEqual([{ id: null, rules }])
    const texts: Record<string, string> = { 'GW-1': 'Sechs Regionen', 'GW-10': 'Der Doppelzug kostet nichts' }
    const having = (typed: string) => chaptersWith(chaptersOf(rules, { 'GW-1': 'a', 'GW-10': 'b' }), typed, (rule) => texts[rule] ?? 'é').map((chapter) => chapter.rules)
    expect([having('nichts DOPPEL'), having('gw-10'), having('e  ')[0]!.includes('GW-1'), having('keine Spur')]).toEqual([[['GW-10']], [['GW-10']], true, []])
  })
  it('are linked where they are named', () => {
    expect(linkRules('see GW-10, not GW-99 (GW-J1)', rules).filter((piece) => piece.rule).map((piece) => piece.rule)).toEqual(['GW-10', 'GW-J1'])
    expect(linkRules('(GWT-3.1). GWT-3.', ['GWT-3', 'GWT-3.1']).flatMap((piece) => piece.rule ?? [])).toEqual(['GWT-3.1', 'GWT-3'])
    expect(linkRules('see GW-10.', rules).map((piece) => piece.text).join('')).toBe('see GW-10.')
  })
  it('are found in short', () => {
    expect([findRule('gw-10', rules), findRule('10', rules), findRule('j1', rules), findRule('3', rules)]).toEqual(['GW-10', 'GW-10', 'GW-J1', null])
  })
})

describe('addresses and settings', () => {
  const at = (path: string) => placeAt(new URL(path, 'http://x'))
  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'room', game: null })
    expect(at('/?game=g')).toEqual({ page: 'room', game: 'g' })
    expect(at('/table/abc')).toEqual({ page: 'table', id: 'abc' })
    expect(at('/replay/abc')).toEqual({ page: 'replay', id: 'abc' })
    expect(at('/join/t%2Fx')).toEqual({ page: 'join', token: 't/x' })
    expect(at('/rules/g')).toEqual({ page: 'rules', game: 'g', rule: null })
    expect(at('/rules/g/GW-1')).toEqual({ page: 'rules', game: 'g', rule: 'GW-1' })
    for (const path of ['/table', '/table/a/b', '/nowhere', '/rules', '/join/%E0']) {
      expect(at(path).page).toBe(path === '/join/%E0' ? 'join' : 'lost')
    }
  })
  it('the language is the first that we speak', () => {
    expect(firstLanguage(['pt-BR', 'de-AT', 'en'])).toBe('de')
    expect(firstLanguage(['pt'])).toBe('en')
  })
  it('a damaged memory is no memory', () => {
    expect(readSettings('{"language":"xx","theme":"dark","pace":7,"name":5', ['it']).theme).toBe('system')
    expect(readSettings('{"language":"xx","theme":"dark","pace":7,"name":5}', ['it'])).toMatchObject({ language: 'it', theme: 'dark', pace: 'normal', name: '' })
    expect(readSettings('null', []).keys).toBe(true)
  })
})

describe('the ladder of the bots', () => {
  const bots = ['search:1', 'search:2', 'search:3']
  it('offers the next level after two wins in a row, each table once', () => {
    let ladder = climb({}, 'go_west', 'search:2', 't1', true)
    expect(climb(ladder, 'go_west', 'search:2', 't1', true)).toBe(ladder)
    expect(offered(bots, ladder, 'go_west')).toBe('search:2')
    ladder = climb(ladder, 'go_west', 'search:2', 't2', true)
    expect(offered(bots, ladder, 'go_west')).toBe('search:3')
    expect(offered(bots, climb(ladder, 'go_west', 'search:2', 't3', false), 'go_west')).toBe('search:2')
    expect(offered(bots, ladder, 'gold_rush')).toBeNull()
  })
  it('ends at the top, and forgets what is damaged', () => {
    const top = climb(climb({}, 'go_west', 'search:3', 't1', true), 'go_west', 'search:3', 't2', true)
    expect(offered(bots, top, 'go_west')).toBe('search:3')
    expect(readLadder({ go_west: { bot: 3 }, gold_rush: null })).toEqual({})
    expect(readLadder(JSON.parse(JSON.stringify(top)))).toEqual(top)
  })
})

describe('what is heard', () => {
  const points = (seat: number, points: number) => ({ event: 'scored', seat, points }) as never
  it('is what my own seats gained or lost', () => {
    expect(soundOf([points(0, 3), points(1, 5)], [0])).toBe('points')
    expect(soundOf([points(0, 3), points(0, -2)], [0])).toBe('loss')
    expect(soundOf([points(1, 5)], [0])).toBeNull()
    expect(soundOf([{ event: 'moved', seat: 0 } as never], [0])).toBeNull()
  })
  it('can be switched off one by one, and is remembered', () => {
    expect(readSettings('{"silent": ["points", "nonsense"]}', []).silent).toEqual(['points'])
    expect(readSettings('{"silent": 3}', []).silent).toEqual([])
  })
})
