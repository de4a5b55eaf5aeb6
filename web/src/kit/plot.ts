/** Points over time, as lines. */
import type { Step } from './types'

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}
export interface Line {
  seat: number
  path: string
  end: { x: number; y: number }
}
export interface Plot {
  lines: Line[]
  ticks: { y: number; points: number }[]
}

/** Round numbers from low to high, at most `most` steps apart. */
export function ticksBetween(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low)
  const rough = span / most
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * magnitude).find((n) => n >= rough)!)
  const ticks = []
  for (let tick = Math.floor(low / step) * step; tick < high + step; tick += step) ticks.push(tick)
  return ticks
}

/** Points change at once and then stay: lines go across, then up. */
export function plotPoints(steps: Step[], frame: Frame): Plot {
  const seats = steps[0]?.points.length ?? 0
  const all = steps.flatMap((step) => step.points)
  const ticks = ticksBetween(Math.min(0, ...all), Math.max(1, ...all))
  const low = ticks[0]!
  const high = ticks.at(-1)!
  const last = Math.max(1, steps.length - 1)
  const x = (index: number) => round(frame.left + (frame.width * index) / last)
  const y = (points: number) => round(frame.top + frame.height * (1 - (points - low) / (high - low)))
  const lines = Array.from({ length: seats }, (_, seat) => {
    let path = ''
    let before = NaN
    steps.forEach((step, index) => {
      const points = step.points[seat]!
      if (index === 0) path = `M${x(0)},${y(points)}`
      else if (points !== before) path += `H${x(index)}V${y(points)}`
      before = points
    })
    return { seat, path: `${path}H${x(last)}`, end: { x: x(last), y: y(before) } }
  })
  return { lines, ticks: ticks.map((points) => ({ points, y: y(points) })) }
}

/** Labels that stand at these heights, moved apart so that none covers another; in the same order. */
export function spread(heights: number[], distance: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  order.forEach((index, rank) => {
    if (rank > 0) placed[index] = Math.max(placed[index]!, placed[order[rank - 1]!]! + distance)
  })
  return placed
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
