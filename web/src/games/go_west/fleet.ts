/** Which wagon stands where: views only count them, but a drawn wagon must roll and not vanish. */
import { REGIONS } from './parts'
import type { Region } from './wire'

/** Per region the wagons there, in the order in which they came. */
export type Fleet = Record<Region, number[]>

export function newFleet(counts: Record<Region, number>): Fleet {
  let next = 0
  return fromEntries((region) => Array.from({ length: counts[region] }, () => next++))
}

/** The fleet that fits the counts with as few wagons moved as possible, each as short a way as possible. */
export function moveFleet(fleet: Fleet, counts: Record<Region, number>): Fleet {
  const present = REGIONS.reduce((sum, region) => sum + fleet[region].length, 0)
  const wanted = REGIONS.reduce((sum, region) => sum + counts[region], 0)
  if (present !== wanted) return newFleet(counts)
  const after = fromEntries((region) => fleet[region].slice(0, counts[region]))
  // What is too much in one region and too little in another, both from east to west: that pairs them without crossing.
  const leaving = REGIONS.flatMap((region) => fleet[region].slice(counts[region]))
  for (const region of REGIONS) {
    while (after[region].length < counts[region]) after[region].push(leaving.shift()!)
  }
  return after
}

export interface Camp {
  x: number
  y: number
  width: number
  columns: number
  rows: number
  step: number // between rows
}

/** Where the n-th of so many wagons of a camp stands: rows from the middle outwards, each centred. */
export function standAt(camp: Camp, n: number, count: number): { x: number; y: number } {
  const row = Math.min(Math.floor(n / camp.columns), camp.rows - 1)
  const first = row * camp.columns
  const inRow = Math.min(camp.columns, count - first)
  const line = rowOrder(camp.rows)[row]!
  const pace = camp.width / camp.columns
  // The wagon that came first stands furthest east (right).
  const x = camp.x + camp.width / 2 + ((inRow - 1) / 2 - (n - first)) * pace
  return { x, y: camp.y + line * camp.step + ((n * 7) % 3) - 1 }
}

/** 4 rows fill in the order 1, 2, 0, 3. */
export function rowOrder(rows: number): number[] {
  const middle = Math.floor((rows - 1) / 2)
  const order = Array.from({ length: rows }, (_, i) => i)
  return order.sort((a, b) => Math.abs(a - middle - 0.1) - Math.abs(b - middle - 0.1))
}

function fromEntries(of: (region: Region) => number[]): Fleet {
  return Object.fromEntries(REGIONS.map((region) => [region, of(region)])) as Fleet
}
