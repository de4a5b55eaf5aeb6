/** Panning and zooming. */
import { describe, expect, it } from 'vitest'
import { beside, between, fit, keepNear, nextTowards, panBy, pinch, reveal, toWorld, zoomAt, type Camera, type Point, type Size } from '../src/kit/camera'

const size = { width: 800, height: 600 }
const limits = { farthest: 0.2, readable: 0.4, comfortable: 1.3, nearest: 2.4 }
const camera: Camera = { x: 100, y: -50, zoom: 0.8 }

/** Where a point of the map is seen. */
function toScreen(camera: Camera, window: Size, { x, y }: Point): Point {
  return { x: (x - camera.x) * camera.zoom + window.width / 2, y: (y - camera.y) * camera.zoom + window.height / 2 }
}

describe('camera', () => {
  it('goes from world to screen and back', () => {
    const point = { x: 37, y: 412 }
    const back = toScreen(camera, size, toWorld(camera, size, point))
    expect(back.x).toBeCloseTo(point.x)
    expect(back.y).toBeCloseTo(point.y)
    expect(toScreen(camera, size, { x: 100, y: -50 })).toEqual({ x: 400, y: 300 })
  })

  it('fits the map into the window, but blows a small one up only so far', () => {
    const big = fit({ left: -1000, top: -200, right: 1100, bottom: 100 }, size, limits)
    expect(toScreen(big, size, { x: -1000, y: 0 }).x).toBeCloseTo(14)
    expect(fit({ left: 0, top: 0, right: 100, bottom: 100 }, size, limits).zoom).toBe(limits.comfortable)
  })

  it('shows beside what covers the right of the window', () => {
    const covered = 200
    const seen = beside(fit({ left: 0, top: 0, right: 1000, bottom: 100 }, { ...size, width: size.width - covered }, limits), covered)
    expect(toScreen(seen, size, { x: 0, y: 0 }).x).toBeCloseTo(14)
    expect(toScreen(seen, size, { x: 1000, y: 0 }).x).toBeCloseTo(size.width - covered - 14)
  })

  it('rather shows part of the map than tiles nobody can read', () => {
    const bounds = { left: -1000, top: 0, right: 1100, bottom: 100 }
    const near = fit(bounds, { width: 360, height: 300 }, limits, limits.readable, { x: 1050, y: 50 })
    expect(near.zoom).toBe(0.4)
    expect(toScreen(near, { width: 360, height: 300 }, { x: 1100, y: 50 }).x).toBeCloseTo(346)
  })

  it('pans with the finger', () => {
    const point = toWorld(camera, size, { x: 200, y: 200 })
    expect(toScreen(panBy(camera, 30, -40), size, point)).toEqual({ x: 230, y: 160 })
  })

  it('zooms around the pointer, within limits', () => {
    const point = { x: 650, y: 90 }
    const held = toWorld(camera, size, point)
    const after = toScreen(zoomAt(camera, size, limits, point, 1.7), size, held)
    expect(after.x).toBeCloseTo(point.x)
    expect(after.y).toBeCloseTo(point.y)
    expect(zoomAt(camera, size, limits, point, 100).zoom).toBe(limits.nearest)
    expect(zoomAt(camera, size, limits, point, 0.001).zoom).toBe(limits.farthest)
  })

  it('pinches: what was between the fingers stays between them', () => {
    const held = toWorld(camera, size, { x: 300, y: 200 })
    const after = pinch(camera, size, limits, [{ x: 250, y: 200 }, { x: 350, y: 200 }], [{ x: 300, y: 260 }, { x: 450, y: 260 }]) // prettier-ignore
    expect(after.zoom).toBeCloseTo(1.2)
    expect(toScreen(after, size, held).x).toBeCloseTo(375)
    expect(toScreen(after, size, held).y).toBeCloseTo(260)
  })

  it('does not lose the map', () => {
    expect(keepNear({ x: 9000, y: -9000, zoom: 1 }, { left: 0, top: 0, right: 100, bottom: 100 })).toEqual({ x: 100, y: 0, zoom: 1 })
  })

  it('moves only as far as it must to show something', () => {
    expect(reveal(camera, size, { left: 0, top: -100, right: 100, bottom: 0 })).toEqual(camera)
    const far = reveal(camera, size, { left: 2000, top: -100, right: 2100, bottom: 0 })
    expect(toScreen(far, size, { x: 2100, y: 0 }).x).toBeCloseTo(788)
    expect(far.y).toBe(camera.y)
  })

  it('glides', () => {
    expect(between(camera, { x: 200, y: 50, zoom: 3.2 }, 0.5)).toEqual({ x: 150, y: 0, zoom: expect.closeTo(1.6) })
  })

  it('goes to the next place by arrow key', () => {
    const places = [{ x: 0, y: 0 }, { x: 3, y: 0 }, { x: 1, y: 3 }, { x: -1, y: -1 }] // prettier-ignore
    expect(nextTowards({ x: 0, y: 0 }, places, 'ArrowRight')).toEqual({ x: 3, y: 0 })
    expect(nextTowards({ x: 0, y: 0 }, places, 'ArrowDown')).toEqual({ x: 1, y: 3 })
    expect(nextTowards({ x: 0, y: 0 }, places, 'ArrowUp')).toEqual({ x: -1, y: -1 })
    expect(nextTowards({ x: 3, y: 0 }, places, 'ArrowRight')).toBeUndefined()
    expect(nextTowards({ x: 3, y: 0 }, places, 'Enter')).toBeUndefined()
  })
})
