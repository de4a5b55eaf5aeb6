/** The cells of the map on the world that is drawn: x grows to the east, y to the north; the world's y grows downwards. */
import type { Bounds, Limits, Point } from '../../kit/camera'

export const TILE = 100 // units
export const LIMITS: Limits = { farthest: 0.2, readable: 0.28, comfortable: 1.3, nearest: 2.4 }

/** A point on a cell's tile, measured from its north-western corner. */
export function worldOf(x: number, y: number, place: Point = { x: 0, y: 0 }): Point {
  return { x: x * TILE + place.x, y: place.y - y * TILE }
}

/** What is drawn as one tile is, on a cell: how far it is moved there. */
export function shiftTo(cell: Point): string {
  const { x, y } = worldOf(cell.x, cell.y)
  return `translate(${x} ${y})`
}

export function middleOf(x: number, y: number): Point {
  return worldOf(x, y, { x: TILE / 2, y: TILE / 2 })
}

export function boundsOf(cells: readonly Point[]): Bounds {
  const corners = (cells.length ? cells : [{ x: 0, y: 0 }]).map(({ x, y }) => worldOf(x, y))
  const [across, down] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across) + TILE, bottom: Math.max(...down) + TILE }
}
