import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Meaning from '../src/kit/Meaning.svelte'
import { meaning, meaningAt, neighbour, placeWords, showMeaning, shownMeaning } from '../src/kit/meaning.svelte'
import { isMagnified, magnify, sizeMagnified } from '../src/kit/magnifier'
import { makeBundle, Words } from '../src/kit/words'

const words = new Words('en', makeBundle('en', ['meaning-star = Worth { $points }.\n    .title = A star\nrule-X-1 = Text\n    .title = Stars']))
const detach: (() => void)[] = []
const mean = (element: Element, params = {}, rule: string | null = null) => {
  const remove = meaning(words, 'meaning-star', params, rule)(element)
  if (remove) detach.push(remove)
}
const page = (html: string) => {
  document.body.innerHTML = html
  return (id: string) => document.getElementById(id)!
}
afterEach(() => {
  for (const remove of detach.splice(0)) remove()
})

describe('where the words stand', () => {
  const phone = { width: 360, height: 740 }
  const size = { width: 320, height: 90 }
  it('above the thing, in its middle', () => {
    expect(placeWords({ x: 160, y: 400, width: 40, height: 40 }, size, phone)).toEqual({ x: 20, y: 302 })
  })
  it('below where there is more room', () => {
    expect(placeWords({ x: 160, y: 20, width: 40, height: 40 }, size, phone).y).toBe(68)
  })
  it.each([0, 100, 340, 355])('never off the screen, for a thing at %i', (x) => {
    for (const y of [0, 60, 370, 700, 735]) {
      const at = placeWords({ x, y, width: 24, height: 24 }, size, phone)
      expect(at.x).toBeGreaterThanOrEqual(8)
      expect(at.y).toBeGreaterThanOrEqual(8)
      expect(at.x + size.width).toBeLessThanOrEqual(phone.width - 8)
      expect(at.y + size.height).toBeLessThanOrEqual(phone.height - 8)
    }
  })
})

describe('the magnifier', () => {
  it('shows a large copy that nobody finds, reads or reaches', () => {
    const at = page('<svg><g id="tile" data-magnified data-element="site" role="button" tabindex="0" transform="scale(2)"><text data-x="1">4</text></g></svg><svg id="large"></svg>')
    const tile = at('tile') as unknown as SVGGraphicsElement
    const large = at('large') as unknown as SVGSVGElement
    expect(isMagnified(tile)).toBe(true)
    expect(isMagnified(large)).toBe(false)
    Object.assign(tile, { getBBox: () => ({ x: 1, y: 2, width: 30, height: 20 }) })
    magnify(tile)(large)
    expect(large.getAttribute('viewBox')).toBe('1 2 30 20')
    expect(large.innerHTML).toBe('<g><text>4</text></g>')
  })
  it('makes what is small more than twice as large, and nothing wider than the words', () => {
    expect(sizeMagnified({ width: 60, height: 40 })).toEqual({ width: 144, height: 96 })
    expect(sizeMagnified({ width: 290, height: 100 })).toEqual({ width: 290, height: 100 })
  })
})

describe('what has a meaning', () => {
  it('says it with its parameters and its rule', () => {
    const at = page('<i id="star"></i>')
    mean(at('star'), { points: 3 }, 'X-1')
    showMeaning(at('star'))
    expect(shownMeaning()?.words).toEqual({ title: 'A star', text: 'Worth 3.', rule: 'X-1', ruleTitle: 'Stars' })
    showMeaning(null)
    expect(shownMeaning()).toBeNull()
  })
  it('of two within each other the inner one speaks, also inside an SVG', () => {
    const at = page('<div id="card"><svg><g id="coin"><path id="line" /></g><path id="rest" /></svg></div>')
    mean(at('card'))
    mean(at('coin'))
    expect(meaningAt(at('line'))).toBe(at('coin'))
    expect(meaningAt(at('rest'))).toBe(at('card'))
    expect(meaningAt(document.body)).toBeNull()
  })
  it('becomes a stop for the keyboard with a name, and is as before when it loses the meaning', () => {
    const at = page('<i id="star"></i>')
    const before = document.body.innerHTML
    mean(at('star'))
    expect(at('star').tabIndex).toBe(0)
    expect(at('star').getAttribute('aria-label')).toBe('A star')
    for (const remove of detach.splice(0)) remove()
    expect(document.body.innerHTML).toBe(before)
  })
  it('what is a control, lies in one, or is hidden from screen readers is no stop of its own', () => {
    const at = page('<button id="play"><i id="coin"></i></button><svg aria-hidden="true"><g id="land"></g></svg>')
    for (const id of ['play', 'coin', 'land']) mean(at(id))
    expect(document.querySelectorAll('[data-meaning]')).toHaveLength(0)
  })
  it('in a group there is one stop, with arrows between them', () => {
    const at = page('<div data-meanings><i id="a"></i><i id="b"></i><i id="c"></i></div>')
    for (const id of ['a', 'b', 'c']) mean(at(id))
    const stops = () => ['a', 'b', 'c'].map((id) => at(id).tabIndex)
    expect(stops()).toEqual([0, -1, -1])
    expect(neighbour(at('a'), 'ArrowRight')).toBe(at('b'))
    expect(stops()).toEqual([-1, 0, -1])
    expect(neighbour(at('b'), 'ArrowLeft')).toBe(at('a'))
    expect(neighbour(at('a'), 'ArrowLeft')).toBeNull()
    expect(neighbour(at('a'), 'Enter')).toBeNull()
  })
  it('a group keeps a stop when its first one goes', () => {
    const at = page('<div data-meanings><i id="a"></i><i id="b"></i></div>')
    mean(at('a'))
    const removeFirst = detach.pop()!
    mean(at('b'))
    removeFirst()
    expect(at('b').tabIndex).toBe(0)
  })
})

describe('under a mouse', () => {
  let shown: object
  beforeEach(() => {
    vi.useFakeTimers()
    HTMLElement.prototype.showPopover ??= () => {} // nothing is drawn here
  })
  afterEach(() => {
    void unmount(shown)
    vi.useRealTimers()
  })
  const moment = () => (vi.advanceTimersByTime(1000), flushSync(), shownMeaning()?.element.id ?? null)
  const mouse = (type: string, on: Element, x: number) =>
    on.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', clientX: x, clientY: 10, bubbles: true }))
  const open = (html: string) => {
    const at = page(html)
    shown = mount(Meaning, { target: document.body, props: { game: 'x' } })
    flushSync()
    return at
  }

  it('that moves to a thing and rests there the words come up, and go when it leaves', () => {
    const at = open('<i id="a"></i><i id="b"></i>')
    mean(at('a'))
    mouse('pointermove', at('a'), 10)
    expect(shownMeaning()).toBeNull()
    expect(moment()).toBe('a')
    mouse('pointermove', at('b'), 60)
    expect(moment()).toBeNull()
  })
  it('that goes on moving over a thing they do not wait for it to stop', () => {
    const at = open('<i id="a"></i>')
    mean(at('a'))
    for (const x of [10, 20, 30, 40]) {
      mouse('pointermove', at('a'), x)
      vi.advanceTimersByTime(200)
    }
    expect(shownMeaning()?.element.id).toBe('a')
  })
  it('that rests, what a new page puts there stays silent until it moves', () => {
    const at = open('<button id="go"></button><i id="a"></i>')
    mean(at('a'))
    mouse('pointerover', at('a'), 10) // what browsers send when something comes under the mouse
    expect(moment()).toBeNull()
    mouse('pointerdown', at('go'), 10)
    at('go').remove()
    mouse('pointerover', at('a'), 10)
    mouse('pointermove', at('a'), 13) // a hand is never quite still
    expect(moment()).toBeNull()
    mouse('pointermove', at('a'), 40)
    expect(moment()).toBe('a')
  })
  it('that has pressed a thing it stays silent until it was left', () => {
    const at = open('<i id="a"></i><i id="b"></i>')
    mean(at('a'))
    mouse('pointermove', at('a'), 10)
    mouse('pointerdown', at('a'), 10)
    mouse('pointermove', at('a'), 40)
    expect(moment()).toBeNull()
    mouse('pointermove', at('b'), 60)
    mouse('pointermove', at('a'), 10)
    expect(moment()).toBe('a')
  })
})
