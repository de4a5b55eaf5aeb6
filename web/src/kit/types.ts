/** What the server says, after docs/api.md. */

export type View = any // the game's own: eslint-free by design, the board knows its shape
export type Action = Record<string, any>
export interface GameEvent {
  event: string
  seat?: number
  [param: string]: any
}
export interface Refusal {
  rule: string
  reason: string
  params: Record<string, unknown>
}
export interface Move {
  action: Action
  elements: string[]
}
export interface Hint extends Move {
  refusal: Refusal
}
export interface Score {
  seat: number
  points: number
  share: number // of the victory
  items: ScoreItem[]
  [more: string]: any
}
export interface ScoreItem {
  item: string
  points: number
  rule?: string
  [param: string]: any
}
