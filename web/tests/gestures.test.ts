/** Mouse, touch and wheel on a map. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gestures, type Gestures } from '../src/kit/gestures'

const told = { pan: vi.fn(), pinch: vi.fn(), twist: vi.fn(), zoom: vi.fn(), hover: vi.fn(), tap: vi.fn(), drag: vi.fn() } satisfies Gestures
let node: HTMLElement
let stop: (() => void) | void
const chosen = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<div><button>place</button><p>tools</p></div>'
  node = document.querySelector('div')!
  node.querySelector('button')!.addEventListener('click', chosen)
  stop = gestures(told, 'p')(node)
})
afterEach(() => {
  stop?.()
  document.body.replaceChildren()
})

function point(type: string, finger: number, x: number, y: number, on = 'button', pointerType = 'touch', isPrimary = false) {
  const event = new PointerEvent(type, { pointerId: finger, pointerType, isPrimary, clientX: x, clientY: y, bubbles: true })
  document.querySelector(on)!.dispatchEvent(event)
}
const click = (on = 'button') => document.querySelector(on)!.dispatchEvent(new MouseEvent('click', { clientX: 5, clientY: 6, bubbles: true }))

describe('gestures', () => {
  it('a touch that hardly moves is a tap', () => {
    point('pointerdown', 1, 10, 10)
    point('pointermove', 1, 14, 12)
    point('pointerup', 1, 14, 12)
    click()
    expect(told.pan).not.toHaveBeenCalled()
    expect(told.tap).toHaveBeenCalledWith({ x: 5, y: 6 }, node.querySelector('button'))
    expect(chosen).toHaveBeenCalledOnce()
  })

  it('one finger pans, and the end of it chooses nothing', () => {
    point('pointerdown', 1, 10, 10)
    point('pointermove', 1, 30, 10)
    point('pointermove', 1, 35, 4)
    point('pointerup', 1, 35, 4)
    click()
    expect(told.pan.mock.calls).toEqual([[20, 0], [5, -6]]) // prettier-ignore
    expect(told.drag.mock.calls).toEqual([[true], [false]])
    expect(told.tap).not.toHaveBeenCalled()
    expect(chosen).not.toHaveBeenCalled()
    click()
    expect(chosen).toHaveBeenCalledOnce()
  })

  it('after a drag by touch, which no click follows, the next touch counts, also beside the map', () => {
    const tool = vi.fn()
    node.querySelector('p')!.addEventListener('click', tool)
    point('pointerdown', 1, 10, 10)
    point('pointermove', 1, 30, 10)
    point('pointerup', 1, 30, 10)
    point('pointerdown', 2, 5, 6, 'p')
    point('pointerup', 2, 5, 6, 'p')
    click('p')
    expect(tool).toHaveBeenCalledOnce()
  })

  it('two fingers pinch', () => {
    point('pointerdown', 1, 10, 10)
    point('pointerdown', 2, 50, 10)
    point('pointermove', 2, 90, 10)
    expect(told.pinch).toHaveBeenCalledWith([{ x: 50, y: 10 }, { x: 10, y: 10 }], [{ x: 90, y: 10 }, { x: 10, y: 10 }]) // prettier-ignore
    point('pointerup', 1, 10, 10)
    expect(told.drag).not.toHaveBeenCalledWith(false)
    point('pointercancel', 2, 90, 10)
    expect(told.drag).toHaveBeenLastCalledWith(false)
  })

  it('two fingers that turn about each other say so step by step, and nothing by less', () => {
    point('pointerdown', 1, 100, 100)
    point('pointerdown', 2, 200, 100)
    const turnTo = (degrees: number) => point('pointermove', 2, 100 + 100 * Math.cos((degrees / 180) * Math.PI), 100 + 100 * Math.sin((degrees / 180) * Math.PI))
    turnTo(30)
    expect(told.twist).not.toHaveBeenCalled()
    turnTo(45)
    turnTo(85)
    expect(told.twist.mock.calls).toEqual([[1], [1]]) // clockwise, as the screen's y grows downwards
    turnTo(20)
    expect(told.twist).toHaveBeenLastCalledWith(-1)
  })

  it('a finger that was lifted unheard is no second finger for the next one', () => {
    point('pointerdown', 1, 10, 10)
    point('pointerdown', 2, 50, 10, 'button', 'touch', true)
    point('pointermove', 2, 90, 10)
    expect(told.pinch).not.toHaveBeenCalled()
    expect(told.pan).toHaveBeenCalledWith(40, 0)
  })

  it('only the mouse hovers, and not over what lies beside the map', () => {
    point('pointermove', 1, 3, 4)
    expect(told.hover).not.toHaveBeenCalled()
    point('pointermove', 1, 3, 4, 'button', 'mouse')
    expect(told.hover).toHaveBeenLastCalledWith({ x: 3, y: 4 })
    point('pointermove', 1, 3, 4, 'p', 'mouse')
    expect(told.hover).toHaveBeenLastCalledWith(undefined)
  })

  it('what lies beside the map neither drags nor taps it', () => {
    point('pointerdown', 1, 10, 10, 'p')
    point('pointermove', 1, 90, 10, 'p')
    click('p')
    expect(told.pan).not.toHaveBeenCalled()
    expect(told.tap).not.toHaveBeenCalled()
  })

  it('the wheel zooms where the pointer is; towards oneself is farther off', () => {
    const turned = Object.assign(new WheelEvent('wheel', { deltaY: 100 }), { clientX: 7, clientY: 8 }) // happy-dom's wheel is nowhere
    node.dispatchEvent(turned)
    const [at, factor] = told.zoom.mock.calls[0]!
    expect(at).toEqual({ x: 7, y: 8 })
    expect(factor).toBeLessThan(1)
  })

  it('hears nothing any more when it is gone', () => {
    stop?.()
    point('pointerdown', 1, 10, 10)
    point('pointermove', 1, 90, 10)
    expect(told.pan).not.toHaveBeenCalled()
  })
})
