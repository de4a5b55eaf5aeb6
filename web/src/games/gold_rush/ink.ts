/** Lines as a pen draws them: never quite straight, but the same every time. */
import { noise } from '../../kit/noise'

export type Dot = readonly [x: number, y: number]

/** Dots along a cubic Bézier curve, its ends included. */
export function curve(a: Dot, b: Dot, c: Dot, d: Dot, parts: number): Dot[] {
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = i / parts
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]] as const
  })
}

/** The line shaken across its direction, more in the middle than at its ends, which stay. */
export function rocky(dots: readonly Dot[], seed: number, shake: number): Dot[] {
  const random = noise(seed)
  return dots.map((dot, i) => {
    const [before, after] = [dots[i - 1], dots[i + 1]]
    if (!before || !after) return dot
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const off = ((random() - 0.5) * 2 * shake) / (Math.hypot(dx, dy) || 1)
    return [dot[0] - dy * off, dot[1] + dx * off]
  })
}

/** A quarter-turn clockwise, r times, of a tile of 100 × 100. */
export function turnDot([x, y]: Dot, rotation: number): Dot {
  switch (((rotation % 4) + 4) % 4) {
    case 1:
      return [100 - y, x]
    case 2:
      return [100 - x, 100 - y]
    case 3:
      return [y, 100 - x]
    default:
      return [x, y]
  }
}

export function line(dots: readonly Dot[], close = false): string {
  return dots.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(y)}`).join('') + (close ? 'Z' : '')
}

function short(x: number): number {
  return Math.round(x * 10) / 10
}

/** Whether the dot lies inside the polygon. */
export function inside([x, y]: Dot, polygon: readonly Dot[]): boolean {
  let odd = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!
    const [bx, by] = polygon[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** How far the dot is from the line through the dots. */
export function distance([x, y]: Dot, dots: readonly Dot[]): number {
  let least = Infinity
  for (let i = 0; i + 1 < dots.length; i++) {
    const [ax, ay] = dots[i]!
    const [bx, by] = dots[i + 1]!
    const [dx, dy] = [bx - ax, by - ay]
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy))
  }
  return least
}

/** Where the line is after a part of its length (0 to 1), and in which direction it goes there, in degrees. */
export function along(dots: readonly Dot[], part: number): { at: Dot; angle: number } {
  const lengths = dots.slice(1).map((dot, i) => Math.hypot(dot[0] - dots[i]![0], dot[1] - dots[i]![1]))
  let left = part * lengths.reduce((sum, length) => sum + length, 0)
  let i = 0
  while (i < lengths.length - 1 && left > lengths[i]!) left -= lengths[i++]!
  const [a, b] = [dots[i]!, dots[i + 1]!]
  const t = lengths[i] ? left / lengths[i]! : 0
  return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI }
}
