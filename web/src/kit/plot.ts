/** Points over time, as lines. */
import type { PointsByKind } from './types'

/** The points of every seat at a moment. */
export interface Moment {
  ply: number
  points: number[]
}

/** What a part of the points, or all of them, was at each moment. */
export function sums(moments: PointsByKind[], kinds: string[] | null): Moment[] {
  const counted = (items: Record<string, number>) => Object.entries(items).reduce((sum, [kind, points]) => (!kinds || kinds.includes(kind) ? sum + points : sum), 0)
  return moments.map(({ ply, items }) => ({ ply, points: items.map(counted) }))
}

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

/** Lines of seats are told apart without colours, too. */
export const DASHES = ['none', '9 4', '3 4', '12 4 3 4', '6 3 2 3']

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
export function plotPoints(moments: Moment[], frame: Frame): Plot {
  const seats = moments[0]?.points.length ?? 0
  const all = moments.flatMap(({ points }) => points)
  const ticks = ticksBetween(Math.min(0, ...all), Math.max(1, ...all))
  const low = ticks[0]!
  const high = ticks.at(-1)!
  const first = moments[0]?.ply ?? 0
  const last = moments.at(-1)?.ply ?? 0
  const x = (ply: number) => round(frame.left + (frame.width * (ply - first)) / Math.max(1, last - first))
  const y = (points: number) => round(frame.top + frame.height * (1 - (points - low) / (high - low)))
  const lines = Array.from({ length: seats }, (_, seat) => {
    let path = ''
    let before = NaN
    moments.forEach(({ ply, points: all }, index) => {
      const points = all[seat]!
      if (index === 0) path = `M${x(ply)},${y(points)}`
      else if (points !== before) path += `H${x(ply)}V${y(points)}`
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

const LETTER = 7.6 // pixels of a name, on average
const SIGN = 26 // pixels before it

/** The names at the ends of the lines: whole where there is room, and how many pixels they need. */
export function labelsOf(names: string[], width: number): { labels: string[]; room: number } {
  const longest = Math.max(0, ...names.map((name) => name.length))
  const letters = Math.min(longest, Math.floor((width * 0.36 - SIGN) / LETTER))
  return { labels: names.map((name) => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)), room: SIGN + letters * LETTER }
}
