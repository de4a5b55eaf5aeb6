/** Requests to the server. A problem is thrown as Trouble. */
import type { OwnList } from './box'
import type { Action, AnalysisPart, Answer, CheckedList, Companion, CompanionSummary, Game, Hint, Hosting, Invitation, Lesson, NewCompanion, NewTable, OwnResult, OwnTable, PointsByKind, Problem, Puzzle, PuzzleAnswer, PuzzleList, Question, Score, ShownRule, Step, Table, Tried, View } from './types'

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.error)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    })
  } catch {
    throw new Trouble({ error: 'offline' })
  }
  const text = await answer.text()
  let data: unknown = text
  try {
    data = JSON.parse(text)
  } catch {
    // a transcript is JSON lines
  }
  if (answer.ok) return data as T
  const known = typeof data === 'object' && data !== null && 'error' in data
  throw new Trouble(known ? (data as Problem) : { error: answer.status === 404 ? 'not-found' : 'failed' })
}

const get = <T>(path: string) => ask<T>('GET', path)
const post = <T>(path: string, body: unknown = {}, signal: AbortSignal | null = null) => ask<T>('POST', path, body, signal)
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`
const beside = (id: string) => `/api/companions/${encodeURIComponent(id)}`
const eyes = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)

let offered: Promise<Game[]> | null = null

/** What is offered does not change while the page is open: it is asked for once. */
function games(): Promise<Game[]> {
  offered ??= get<Game[]>('/api/games').catch((error: unknown) => {
    offered = null
    throw error
  })
  return offered
}

let foreseen: { id: string; answer: Promise<Table> } | null = null

function foreseeTable(id: string): Promise<Table> {
  foreseen = { id, answer: get<Table>(at(id)) }
  return foreseen.answer
}

/** As it is now, or as it was foreseen to be asked for: that counts once. */
function table(id: string): Promise<Table> {
  const answer = foreseen?.id === id ? foreseen.answer : get<Table>(at(id))
  foreseen = null
  return answer
}

export const api = {
  games,
  tables: () => get<OwnTable[]>('/api/tables'),
  findTables: (name: string, games: string[]) =>
    get<OwnTable[]>(`/api/tables?${new URLSearchParams([['over', 'true'], ['away', 'true'], ['name', name], ...games.map((game) => ['game', game])])}`),
  putAway: (id: string, away: boolean) => post<{ away: boolean }>(`${at(id)}/away`, { away }),
  hosting: () => get<Hosting>('/api/hosting'),
  foreseeTable,
  table,
  create: (table: NewTable) => post<Table>('/api/tables', table),
  checkList: (game: string, option: string, list: OwnList) => post<CheckedList>('/api/lists/check', { game, option, list }),
  ownList: (hash: string) => get<OwnList>(`/api/lists/${encodeURIComponent(hash)}`),
  join: (token: string, name: string) => post<Table>('/api/join', { token, name }),
  move: (id: string, seat: number, ply: number, action: Action) => post<{ ply: number }>(`${at(id)}/moves`, { seat, ply, action }),
  undo: (id: string, seat: number, ply: number) => post<Table>(`${at(id)}/undo`, { seat, ply }),
  answerUndo: (table: Table, seat: number, agree: boolean) =>
    post<Table>(`${at(table.id)}/undo/answer`, { seat, agree, ply: table.undo_request?.ply, epoch: table.epoch }),
  watchersChat: (id: string, allowed: boolean) => post<Table>(`${at(id)}/watchers-chat`, { allowed }),
  leave: (id: string, seat: number) => post<Table>(`${at(id)}/leave`, { seat }),
  replace: (id: string, seat: number, bot: string) => post<Table>(`${at(id)}/replace`, { seat, bot }),
  invited: (token: string) => get<Invitation>(`/api/join/${encodeURIComponent(token)}`),
  hint: (id: string, wanted: { seat: number; ply: number; epoch: number; depth: number }, stop: AbortSignal) => post<Hint>(`${at(id)}/hint`, wanted, stop),
  analyse: (id: string, first: number) => post<AnalysisPart>(`${at(id)}/analysis`, { first }),
  tryFrom: (id: string, ply: number, seat: number, name: string) => post<Table>(`${at(id)}/try`, { ply, seat, name }),
  question: (id: string, ply: number) => get<Question>(`${at(id)}/question/${ply}`),
  attempt: (id: string, ply: number, action: Action) => post<Tried>(`${at(id)}/question/${ply}`, { action }),
  puzzles: () => get<PuzzleList[]>('/api/puzzles'),
  puzzle: (game: string, number: number) => get<Puzzle>(`/api/puzzles/${encodeURIComponent(game)}/${number}`),
  answerPuzzle: (game: string, number: number, action: Action) => post<PuzzleAnswer>(`/api/puzzles/${encodeURIComponent(game)}/${number}`, { action }),
  lesson: (game: string, name: string, actions: Action[]) => post<Lesson>(`/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(name)}`, { actions }),
  shownRule: (game: string, rule: string) => get<ShownRule>(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(rule)}/scene`),
  statistics: () => get<OwnResult[]>('/api/statistics'),
  rematch: (id: string) => post<Table>(`${at(id)}/rematch`),
  history: (id: string, seat: number | null) => get<Step[]>(`${at(id)}/history${eyes(seat)}`),
  viewAt: (id: string, ply: number, seat: number | null) => get<{ view: View }>(`${at(id)}/at/${ply}${eyes(seat)}`),
  progress: (id: string) => get<PointsByKind[]>(`${at(id)}/progress`),
  scores: (id: string, seat: number | null) => get<Score[]>(`${at(id)}/scores${eyes(seat)}`),
  importTranscript: (transcript: string) => post<Table>('/api/tables/import', { transcript }),
  companions: () => get<CompanionSummary[]>('/api/companions'),
  companion: (id: string) => get<Companion>(beside(id)),
  accompany: (wanted: NewCompanion) => post<Companion>('/api/companions', wanted),
  answer: (id: string, step: number, answer: Answer) => post<Companion>(`${beside(id)}/answers`, { step, answer }),
  bringCompanion: (session: string) => post<Companion>('/api/companions/import', { session }),
  companionFile: (id: string) => `${beside(id)}/session`,
  takeBack: (id: string, step: number) => post<Companion>(`${beside(id)}/undo`, { step }),
  transcript: (id: string) => `${at(id)}/transcript`,
  stream: (id: string) => `${at(id)}/stream`,
}
