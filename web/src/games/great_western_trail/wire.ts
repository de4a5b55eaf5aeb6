/** What Great Western Trail sends. Its engine does not declare its types yet (Game.wire): then this is kit.Wires['great_western_trail']. */
import type * as kit from '../../kit/board'

interface GreatWesternTrail extends kit.Wire {
  view: any
  action: { do: string; [field: string]: any }
  event: { event: string; seat?: number; [field: string]: any }
  figures: Record<string, any>
  score: Omit<kit.Score, 'items'> & { items: ScoreItem[]; [field: string]: any }
}

export type View = kit.View<GreatWesternTrail>
export type Action = kit.Action<GreatWesternTrail>
export type Move = kit.Move<GreatWesternTrail>
export type Refused = kit.Refused<GreatWesternTrail>
export type MoveGroup = kit.MoveGroup<GreatWesternTrail>
export type GameEvent = kit.GameEvent<GreatWesternTrail>
export type Step = kit.Step<GreatWesternTrail>
export type Score = kit.Score<GreatWesternTrail>
export type ScoreItem = { item: string; points: number; rule?: string; [field: string]: any }

export type BoardProps = kit.BoardProps<GreatWesternTrail>
export type ScoresProps = kit.ScoresProps<GreatWesternTrail>
export type Situation = kit.Situation<GreatWesternTrail>
export type Tip = kit.Tip<GreatWesternTrail>
export type GuideStep = kit.GuideStep<GreatWesternTrail>
