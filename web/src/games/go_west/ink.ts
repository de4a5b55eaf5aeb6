/** Lines as a pen draws them: never quite straight, but the same every time. */
import { noise } from '../../kit/noise'

export type Dot = readonly [x: number, y: number]

/** The line through the dots, finely divided and shaken a little. */
export function shaky(dots: readonly Dot[], seed: number, shake = 3, step = 11): Dot[] {
  const random = noise(seed)
  const out: Dot[] = []
  for (let i = 0; i + 1 < dots.length; i++) {
    const [ax, ay] = dots[i]!
    const [bx, by] = dots[i + 1]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    const parts = Math.max(1, Math.round(length / step))
    for (let k = 0; k < parts; k++) {
      const t = k / parts
      const off = i === 0 && k === 0 ? 0 : (random() - 0.5) * 2 * shake
      out.push([ax + (bx - ax) * t - ((by - ay) / length) * off, ay + (by - ay) * t + ((bx - ax) / length) * off])
    }
  }
  out.push(dots[dots.length - 1]!)
  return out
}

/** An SVG path through the dots, smoothed (Catmull-Rom). */
export function smooth(dots: readonly Dot[], start: 'M' | 'L' = 'M'): string {
  const at = (i: number): Dot => dots[Math.min(Math.max(i, 0), dots.length - 1)]!
  let path = `${start}${pair(at(0))}`
  for (let i = 0; i + 1 < dots.length; i++) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c: Dot = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6]
    const d: Dot = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6]
    path += `C${pair(c)} ${pair(d)} ${pair(b)}`
  }
  return path
}

function pair([x, y]: Dot): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
}
