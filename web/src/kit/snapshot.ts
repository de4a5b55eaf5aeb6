/** What this client knows of a table, and how a message from the server changes it. Pure: nothing here waits or draws. */
import { patched } from './patch'
import type { Difference, Face, Step, Table, Update } from './types'

/** Faces hold all their steps, from the first ply on. */
export interface Snapshot {
  table: Table
  faces: Record<string, Face>
}

export interface Change {
  snapshot: Snapshot
  fresh: Record<string, Step[]> // the steps that are new, by face
  rewound: boolean // plies that we knew were taken back
  incomplete: string[] // faces whose earlier steps are missing, to be fetched
}

/** The key of a face: a seat's number, or "watch". */
export function faceKey(seat: number | null): string {
  return seat === null ? 'watch' : String(seat)
}

/** The moment to resume a stream from; nothing known is the start. */
export function moment(snapshot: Snapshot | null): { epoch: number; ply: number } {
  return { epoch: snapshot?.table.epoch ?? 0, ply: snapshot?.table.ply ?? 0 }
}

/** The update that a difference stands for, to whoever knows the table as it was. */
export function wholeUpdate(old: Snapshot, difference: Difference): Update {
  const faces: Record<string, Face> = {}
  for (const [key, { changes, steps }] of Object.entries(difference.faces)) faces[key] = { ...patched(old.faces[key]!, changes), steps }
  return { type: 'update', table: patched(old.table, difference.table), since: difference.since, faces }
}

export function applyUpdate(old: Snapshot | null, update: Update): Change {
  const faces: Record<string, Face> = {}
  const fresh: Record<string, Step[]> = {}
  const incomplete: string[] = []
  const start = update.since.ply
  for (const [key, face] of Object.entries(update.faces)) {
    const kept = (old?.faces[key]?.steps ?? []).filter((step) => step.ply < start)
    const added = face.steps.filter((step) => step.ply >= start)
    const steps = [...kept, ...added]
    if (steps.some((step, index) => step.ply !== index)) incomplete.push(key)
    faces[key] = { ...face, steps }
    fresh[key] = added
  }
  const rewound = old !== null && (start < old.table.ply || update.table.epoch !== old.table.epoch)
  return { snapshot: { table: update.table, faces }, fresh, rewound, incomplete }
}

/** The earlier steps of a face, when they have been fetched. */
export function completeFace(snapshot: Snapshot, key: string, steps: Step[]): Snapshot {
  const face = snapshot.faces[key]
  if (!face) return snapshot
  const whole = steps.filter((step) => step.ply < snapshot.table.ply)
  return { ...snapshot, faces: { ...snapshot.faces, [key]: { ...face, steps: whole } } }
}

export function applyPresence(snapshot: Snapshot, online: number[]): Snapshot {
  const seats = snapshot.table.seats.map((seat) => ({ ...seat, online: online.includes(seat.seat) }))
  return { ...snapshot, table: { ...snapshot.table, seats } }
}

export function ownSeats(table: Table): number[] {
  return table.seats.filter((seat) => seat.yours && !seat.left).map((seat) => seat.seat)
}

/** The points of every seat after so many plies. Before the first one they are taken to be those after it. */
export function pointsAt(face: Face, ply: number, seats: number): number[] {
  return face.steps[Math.max(0, ply - 1)]?.points ?? Array<number>(seats).fill(0)
}
