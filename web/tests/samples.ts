import type { Face, Step, Table, Update } from '../src/kit/types'

export function aStep(ply: number, part: Partial<Step> = {}): Step {
  return { ply, seat: 0, events: [{ event: 'moved', seat: 0 }], points: [0, 0], stand_in: false, ...part }
}

export function aFace(plies: number[], part: Partial<Step> = {}): Face {
  return { view: {}, moves: [], refused: [], undo: null, undo_asks: false, scores: null, steps: plies.map((ply) => aStep(ply, part)) }
}

export function aTable(part: Partial<Table>): Table {
  const seat = { kind: 'person', name: '', bot: null, level: null, taken: true, online: false, yours: false, left: false, invite: null } as const
  return {
    id: 't',
    game: 'g',
    rules: 1,
    options: {},
    status: 'running',
    seats: [0, 1].map((number) => ({ ...seat, seat: number })),
    ply: 0,
    epoch: 0,
    turn: 0,
    your_turn: false,
    commitment: '',
    seed: null,
    prepared: null,
    openings: [],
    result: null,
    created: '',
    changed: '',
    undo_request: null,
    watchers_chat: true,
    hints: false,
    hinted: [],
    next: null,
    ...part,
  }
}

export function anUpdate(table: Partial<Table>, since: number, faces: Record<string, Face>): Update {
  return { type: 'update', table: aTable(table), since: { epoch: table.epoch ?? 0, ply: since }, faces }
}
