/** What Gold Rush sends. Its engine does not declare its types yet (Game.wire): then this is kit.Wires['gold_rush']. */
import type * as kit from '../../kit/board'

interface GoldRush extends kit.Wire {
  view: any
  action: { do: string; [field: string]: any }
  event: { event: string; seat?: number; [field: string]: any }
  figures: Record<string, any>
  score: Omit<kit.Score, 'items'> & { items: ScoreItem[]; [field: string]: any }
}

export type View = kit.View<GoldRush>
export type Action = kit.Action<GoldRush>
export type Move = kit.Move<GoldRush>
export type Refused = kit.Refused<GoldRush>
export type MoveGroup = kit.MoveGroup<GoldRush>
export type GameEvent = kit.GameEvent<GoldRush>
export type Step = kit.Step<GoldRush>
export type Score = kit.Score<GoldRush>
export type ScoreItem = { item: string; points: number; rule?: string; [field: string]: any }

export type BoardProps = kit.BoardProps<GoldRush>
export type ScoresProps = kit.ScoresProps<GoldRush>
export type Situation = kit.Situation<GoldRush>
export type Tip = kit.Tip<GoldRush>
export type GuideStep = kit.GuideStep<GoldRush>
