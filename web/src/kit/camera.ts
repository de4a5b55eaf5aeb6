/** Where one looks on a map and how near. World: the map's own units, y down; screen: pixels from the window's corner. */

export interface Camera {
  x: number // the world's point in the middle of the window
  y: number
  zoom: number // pixels to a unit
}

export interface Size {
  width: number
  height: number
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Point {
  x: number
  y: number
}

/** How near one may look, in pixels to a unit. */
export interface Limits {
  farthest: number
  readable: number // nobody is shown less without asking for it
  comfortable: number // a small map is not blown up further than this
  nearest: number
}

/** The camera that shows all of it, or, where that would be farther off than `least`, as much as there is room for around a point. */
export function fit(bounds: Bounds, window: Size, limits: Limits, least = limits.farthest, around?: Point, margin = 14): Camera {
  const wide = (window.width - 2 * margin) / (bounds.right - bounds.left)
  const high = (window.height - 2 * margin) / (bounds.bottom - bounds.top)
  const zoom = clamp(Math.min(wide, high, limits.comfortable), least, limits.nearest)
  const axis = (low: number, high: number, room: number, at?: number) => {
    const half = room / 2 / zoom
    return at === undefined || high - low <= 2 * half ? (low + high) / 2 : clamp(at, low + half, high - half)
  }
  return {
    zoom,
    x: axis(bounds.left, bounds.right, window.width - 2 * margin, around?.x),
    y: axis(bounds.top, bounds.bottom, window.height - 2 * margin, around?.y),
  }
}

export function toWorld(camera: Camera, window: Size, { x, y }: Point): Point {
  return { x: (x - window.width / 2) / camera.zoom + camera.x, y: (y - window.height / 2) / camera.zoom + camera.y }
}

/** The map follows the finger. */
export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }
}

/** What is under the point stays under it. */
export function zoomAt(camera: Camera, window: Size, limits: Limits, point: Point, factor: number): Camera {
  const zoom = clamp(camera.zoom * factor, limits.farthest, limits.nearest)
  const held = toWorld(camera, window, point)
  return { zoom, x: held.x - (point.x - window.width / 2) / zoom, y: held.y - (point.y - window.height / 2) / zoom }
}

/** Two fingers: what was under each stays under it, as far as no turning allows. */
export function pinch(camera: Camera, window: Size, limits: Limits, before: [Point, Point], after: [Point, Point]): Camera {
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const spread = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1
  const [from, to] = [middle(before), middle(after)]
  return zoomAt(panBy(camera, to.x - from.x, to.y - from.y), window, limits, to, spread(after) / spread(before))
}

/** Some of the map always stays in sight. */
export function keepNear(camera: Camera, map: Bounds): Camera {
  return { ...camera, x: clamp(camera.x, map.left, map.right), y: clamp(camera.y, map.top, map.bottom) }
}

/** The same camera if the bounds are in sight, otherwise the smallest way to see them. */
export function reveal(camera: Camera, window: Size, bounds: Bounds, margin = 12): Camera {
  const half = { x: window.width / 2 / camera.zoom, y: window.height / 2 / camera.zoom }
  const edge = margin / camera.zoom
  const axis = (at: number, reach: number, low: number, high: number) => {
    if (high - low + 2 * edge > 2 * reach) return (low + high) / 2
    if (low - edge < at - reach) return low - edge + reach
    if (high + edge > at + reach) return high + edge - reach
    return at
  }
  return { ...camera, x: axis(camera.x, half.x, bounds.left, bounds.right), y: axis(camera.y, half.y, bounds.top, bounds.bottom) }
}

/** The camera whose middle this one has in the middle of what is left of the window, where so many pixels on its right are covered. */
export function beside(camera: Camera, covered: number): Camera {
  return { ...camera, x: camera.x + covered / 2 / camera.zoom }
}

/** Between two cameras; zooming goes by equal factors. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const mix = (p: number, q: number) => p + (q - p) * t
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), zoom: a.zoom * (b.zoom / a.zoom) ** t }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** Of several places the one that an arrow key goes to from here: in its direction, near, and not far off the line. */
export function nextTowards<T extends Point>(from: Point, places: readonly T[], key: string): T | undefined {
  const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key]
  if (!direction) return undefined
  const [dx, dy] = direction as [number, number]
  const cost = (place: Point) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx)
    return ahead > 0 ? ahead + 2 * aside : Infinity
  }
  return places.reduce<T | undefined>((least, place) => (cost(place) < (least ? cost(least) : Infinity) ? place : least), undefined)
}
