/** What Gold Rush sends, as the server's schema types it. */
import type * as kit from '../../kit/board'

type GoldRush = kit.Wires['gold_rush']

export type View = kit.View<GoldRush>
export type Player = View['players'][number]
/** A tile on the map: x grows to the east, y to the north, rotation in quarter-turns clockwise. */
export type Laid = View['map'][number]
export type Feature = View['features'][number]
export type Land = Feature['land']
/** A feature that was scored, with all that counted. */
export type Scoring = View['scorings'][number]
/** What an owner has in the box. */
export type TileList = Extract<View['options']['tiles'], { tile: unknown }>
export type TileData = TileList['tile'][number]

export type Action = kit.Action<GoldRush>
export type Job = Extract<Action, { do: 'cowboy' }>['job']
export type Move = kit.Move<GoldRush>
export type Refused = kit.Refused<GoldRush>
export type MoveGroup = kit.MoveGroup<GoldRush>
export type GameEvent = kit.GameEvent<GoldRush>
export type Score = kit.Score<GoldRush>
export type ScoreItem = kit.ScoreItem<GoldRush>

export type BoardProps = kit.BoardProps<GoldRush>
export type ScoresProps = kit.ScoresProps<GoldRush>
export type Situation = kit.Situation<GoldRush>
export type Tip = kit.Tip<GoldRush>
export type GuideStep = kit.GuideStep<GoldRush>
