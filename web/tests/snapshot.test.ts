import { describe, expect, it } from 'vitest'
import { applyPresence, applyUpdate, completeFace, faceKey, moment, ownSeats, pointsAt } from '../src/kit/snapshot'
import { aFace, aStep, aTable, anUpdate } from './samples'

const plies = (face: { steps: { ply: number }[] } | undefined) => face?.steps.map((step) => step.ply)

describe('a table as it becomes known', () => {
  const first = applyUpdate(null, anUpdate({ ply: 3 }, 0, { '0': aFace([0, 1, 2]) }))

  it('begins with everything', () => {
    expect(plies(first.snapshot.faces['0'])).toEqual([0, 1, 2])
    expect(first).toMatchObject({ rewound: false, incomplete: [] })
    expect(moment(first.snapshot)).toEqual({ epoch: 0, ply: 3 })
    expect(moment(null)).toEqual({ epoch: 0, ply: 0 })
  })
  it('adds what is new', () => {
    const next = applyUpdate(first.snapshot, anUpdate({ ply: 5 }, 3, { '0': aFace([3, 4]) }))
    expect(plies(next.snapshot.faces['0'])).toEqual([0, 1, 2, 3, 4])
    expect(next.fresh['0']!.map((step) => step.ply)).toEqual([3, 4])
    expect(next.rewound).toBe(false)
  })
  it('knows every ply once, even if it is told twice', () => {
    const again = applyUpdate(first.snapshot, anUpdate({ ply: 4 }, 3, { '0': aFace([2, 3]) }))
    expect(plies(again.snapshot.faces['0'])).toEqual([0, 1, 2, 3])
    expect(again.fresh['0']!.map((step) => step.ply)).toEqual([3])
  })
  it('forgets what was taken back', () => {
    const back = applyUpdate(first.snapshot, anUpdate({ ply: 2, epoch: 1 }, 2, { '0': aFace([]) }))
    expect(plies(back.snapshot.faces['0'])).toEqual([0, 1])
    expect(back.rewound).toBe(true)
  })
  it('forgets what was taken back and learns what came instead', () => {
    const other = { ...aStep(1), events: [{ event: 'other' }] }
    const back = applyUpdate(first.snapshot, anUpdate({ ply: 2, epoch: 1 }, 1, { '0': { ...aFace([]), steps: [other] } }))
    expect(back.snapshot.faces['0']!.steps[1]).toBe(other)
    expect(back).toMatchObject({ rewound: true, incomplete: [] })
  })
  it('says which faces lack their beginning', () => {
    const joined = applyUpdate(first.snapshot, anUpdate({ ply: 4 }, 3, { '0': aFace([3]), '1': aFace([3]) }))
    expect(joined.incomplete).toEqual(['1'])
    const whole = completeFace(joined.snapshot, '1', [0, 1, 2, 3, 4].map((ply) => aStep(ply)))
    expect(plies(whole.faces['1'])).toEqual([0, 1, 2, 3])
    expect(completeFace(whole, '7', [])).toBe(whole)
  })
  it('keeps only the faces it is given', () => {
    const left = applyUpdate(first.snapshot, anUpdate({ ply: 3 }, 3, { watch: aFace([]) }))
    expect(Object.keys(left.snapshot.faces)).toEqual(['watch'])
  })
})

describe('seats', () => {
  it('the own ones are those that were not left', () => {
    const table = aTable({})
    table.seats[0]!.yours = true
    table.seats[1]!.yours = true
    table.seats[1]!.left = true
    expect(ownSeats(table)).toEqual([0])
  })
  it('presence says who is online', () => {
    const { snapshot } = applyUpdate(null, anUpdate({}, 0, {}))
    expect(applyPresence(snapshot, [1]).table.seats.map((seat) => seat.online)).toEqual([false, true])
  })
  it('faces are named by seat', () => {
    expect([faceKey(2), faceKey(null)]).toEqual(['2', 'watch'])
  })
  it('points are those after a ply', () => {
    const face = { ...aFace([]), steps: [aStep(0, { points: [3, 4] }), aStep(1, { points: [5, 4] })] }
    expect([2, 1, 0].map((ply) => pointsAt(face, ply, 2))).toEqual([[5, 4], [3, 4], [3, 4]])
    expect(pointsAt(aFace([]), 0, 2)).toEqual([0, 0])
  })
})
