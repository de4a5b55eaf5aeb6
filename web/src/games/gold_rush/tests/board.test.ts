/** The board as a whole, on faces that the engine gave (tests/faces.json): what is there to touch, and what it does. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Refusal } from '../../../kit/board'
import type { Action, BoardProps, Move, Refused, View } from '../wire'
import { seatStyles } from '../../../kit/seats'
import { makeBundle, Words } from '../../../kit/words'
import Board, { Purse } from '../board'
import recorded from './faces.json'

interface Face {
  view: View
  moves: Move[]
  refused: Refused[]
  seat: number
}
const faces = recorded as unknown as Record<'2-place-3' | '2-act-3' | '3-act-mine', Face>

let shown: ReturnType<typeof mount> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function show(face: Face, more: Partial<BoardProps> = {}) {
  const played: Action[] = []
  const refused: Refusal[] = []
  const names = ['Ann', 'Ben', 'Cat'].slice(0, face.view.seats)
  const words = 'action-place = place { $x } { $y } { $rotation }\naction-cowboy = { $job } { $where }\naction-tent = tent { $x } { $y }\naction-mine = mine\naction-none = none\n'
  const props: BoardProps = {
    view: face.view, before: null, seat: face.seat, names, styles: seatStyles(names.length), moves: face.moves, refused: face.refused, events: [], steps: [],
    pointed: [], pace: 0, reduced: true, past: false, over: false, speak: new Words('en', makeBundle('en', [words]), {}, names, face.seat),
    choose: (action) => void played.push(action), reached: () => {}, skip: () => {}, explain: (refusal) => void refused.push(refusal), ...more,
  } // prettier-ignore
  if (shown) void unmount(shown)
  document.body.replaceChildren()
  shown = mount(Board, { target: document.body, props })
  flushSync()
  const all = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)]
  const click = (selector: string, n = 0) => (all(selector)[n]!.click(), flushSync())
  return { played, refused, all, click }
}

describe('beside the map', () => {
  it('a chosen place says which moves go with it, and lets go of them', () => {
    const gathered: (Move[] | null)[] = []
    const face = faces['2-place-3']
    show(face, { gather: (moves) => void gathered.push(moves) })
    expect(gathered.at(-1)).toBeNull()
    document.querySelector<HTMLElement>('.site.open')!.click()
    flushSync()
    const chosen = gathered.at(-1)!
    const at = ({ action }: Move) => (action.do === 'place' ? `${action.x},${action.y}` : '')
    expect(chosen).toEqual(face.moves.filter((move) => at(move) === at(chosen[0]!)))
    document.querySelector<HTMLElement>('.window')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    flushSync()
    expect(gathered.at(-1)).toBeNull()
  })
  it('a name has its cowboys and its tokens', () => {
    const { view } = faces['2-act-3']
    shown = mount(Purse, { target: document.body, props: { view, seat: 0, speak: new Words('en', makeBundle('en', [])) } })
    flushSync()
    const { reserve, tokens } = view.players[0]!
    expect(document.querySelector('.purse')!.textContent).toMatch(new RegExp(`board-reserve: ?${reserve}.*board-tokens: ?${tokens}`, 's'))
  })
})

describe('placing', () => {
  const face = faces['2-place-3']
  const cells = new Set(face.moves.flatMap(({ action }) => ('x' in action ? [`${action.x},${action.y}`] : [])))

  it('lights every legal place once, and says of the others why not', () => {
    const { all, click, refused, played } = show(face)
    expect(all('.site.open')).toHaveLength(cells.size)
    expect(all('.site.shut').length).toBeGreaterThan(0)
    expect(all('.site').every((site) => site.getAttribute('aria-label')?.startsWith('place '))).toBe(true)
    click('.site.shut')
    expect(refused[0]).toHaveProperty('rule')
    expect(played).toEqual([])
  })

  it('needs a touch and a confirmation; a second touch turns the tile', () => {
    const { all, click, played } = show(face)
    const turns = () => all('.site.open')[0]!.getAttribute('aria-label')
    click('.site.open')
    expect(played).toEqual([])
    const first = turns()
    click('.site.open')
    const offered = face.moves.filter(({ action }) => 'x' in action && first!.startsWith(`place ${action.x} ${action.y}`))
    if (offered.length > 1) expect(turns()).not.toBe(first)
    click('.controls .go')
    expect(face.moves.map(({ action }) => action)).toContainEqual(played[0])
  })

  it('turns the tile with the other mouse button', () => {
    const { all, played } = show(face)
    const label = () => all('.site.open').map((site) => site.getAttribute('aria-label')).join()
    const before = label()
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    document.querySelector('.window')!.dispatchEvent(event)
    flushSync()
    expect([event.defaultPrevented, label() !== before, played]).toEqual([true, true, []])
  })

  it('shows nothing to touch to those whose turn it is not', () => {
    const { all } = show(face, { moves: [], refused: [], seat: null })
    expect(all('.site, .post, .choice')).toEqual([])
  })
})

describe('acting', () => {
  it('offers every segment of the new tile, and nothing', () => {
    const face = faces['2-act-3']
    const { all, click, played } = show(face)
    const cowboys = face.moves.filter(({ action }) => action.do === 'cowboy')
    expect(all('.tray .post.open').length).toBeGreaterThanOrEqual(cowboys.length)
    click('.tray .post.open')
    expect(played[0]).toHaveProperty('do')
    click('.choice', 1)
    expect(played[1]).toEqual({ do: 'none' })
  })

  it('offers mining at the own tent, and tents on mountains', () => {
    const face = faces['3-act-mine']
    const { all, click, played } = show(face)
    click('.post.mine')
    expect(played).toEqual([{ do: 'mine' }])
    expect(all('.window .post.tent.open')).toHaveLength(face.moves.filter(({ action }) => action.do === 'tent').length)
  })

  it('pitches a tent by two touches of a finger, because tents are close together', () => {
    const real = window.matchMedia.bind(window)
    const coarse = { matches: true, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => (query.includes('coarse') ? coarse : real(query)))
    const { click, played } = show(faces['3-act-mine'])
    click('.window .post.tent.open', 1)
    expect(played).toEqual([])
    click('.window .post.tent.meant')
    expect(played[0]).toHaveProperty('do', 'tent')
  })

  it('shows the values of the own tokens to their owner alone', () => {
    const { all } = show(faces['3-act-mine'])
    expect(all('.values').length).toBeLessThanOrEqual(1)
  })
})

describe('coming back to my turn', () => {
  const face = faces['3-act-mine']
  const [first, ...others] = face.view.players
  const stood = { ...first!, cowboys: [...first!.cowboys, 'miner 0,-1 E'] }

  it('shows faintly who stood where and went home, and what lay on a mountain that is empty now', () => {
    const earlier = { ...face.view, players: [stood, ...others], stacks: { ...face.view.stacks, '0,0 N': 2 } }
    const { all } = show(face, { earlier })
    expect(all('.ground .trace')).toHaveLength(2)
    expect(show(face).all('.ground .trace')).toEqual([])
  })

  it('outlines what was laid since; otherwise only the newest tile', () => {
    const { all } = show(face, { earlier: { ...face.view, map: face.view.map.slice(0, -3) } })
    expect(all('.ground .fresh')).toHaveLength(3)
    expect(show(face).all('.ground .fresh')).toHaveLength(1)
  })
})

describe('the best move and the one that was played, where nothing can be chosen', () => {
  const still = { moves: [], refused: [], past: true }
  const frames = (all: (selector: string) => Element[]) => ['pointed', 'compared'].map((kind) => all(`.mark.${kind} .frame`).length)

  it('show the tile at both places; at the same place as the better move lays it', () => {
    const face = faces['2-place-3']
    const apart = show(face, { ...still, pointed: ['place:1,0,0'], compared: ['place:0,-1,2'] })
    expect(apart.all('.ghost')).toHaveLength(2)
    expect(frames(apart.all)).toEqual([1, 1])
    const together = show(face, { ...still, pointed: ['place:1,0,0'], compared: ['place:1,0,3'] })
    expect(together.all('.ghost')).toHaveLength(1)
    expect(frames(together.all)).toEqual([1, 1])
  })

  it('show cowboy and tent where they would stand, and a sign at the one that was played', () => {
    const { all } = show(faces['2-act-3'], { ...still, pointed: ['segment:-1,0,N'], compared: ['tent:0,1,E'] })
    expect(frames(all)).toEqual([1, 1])
    expect(all('.mark .sign')).toHaveLength(1)
    expect(all('.mark.compared .sign')).toHaveLength(1)
  })

  it('show mining at the own tent, and beside the map what has no place', () => {
    const { all } = show(faces['3-act-mine'], { ...still, pointed: ['mine'], compared: ['none'] })
    expect(frames(all)).toEqual([1, 0])
    expect(all('.choice.still.pointed').map((each) => each.textContent!.trim())).toEqual(['board-mine'])
    expect(all('.choice.still.compared').map((each) => each.textContent!.trim())).toEqual(['board-nothing'])
  })
})
