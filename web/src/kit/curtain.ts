/** Several persons on one device: whose eyes are on the screen, and when it has to change hands. */

export interface Device {
  own: number[] // the seats that are played on this device
  eyes: number | null // who looks at it; null: not known yet
  turn: number | null // who decides
  over: boolean
}

/** The seat that the device must be passed to before anything is shown, or null. */
export function curtainFor({ own, eyes, turn, over }: Device): number | null {
  if (own.length < 2 || over) return null
  if (turn !== null && own.includes(turn)) return turn === eyes ? null : turn
  return eyes !== null && own.includes(eyes) ? null : own[0]!
}

/** Whose view is shown when no curtain hangs; null: a spectator's. */
export function eyesOn({ own, eyes }: Pick<Device, 'own' | 'eyes'>): number | null {
  return eyes !== null && own.includes(eyes) ? eyes : (own[0] ?? null)
}
