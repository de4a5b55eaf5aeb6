/** What Go West! sends, as the server's schema types it. */
import type * as kit from '../../kit/board'

type GoWest = kit.Wires['go_west']

export type View = kit.View<GoWest>
export type Player = View['players'][number]
export type Scoring = View['scorings'][number]
export type ScoredRegion = Scoring['regions'][number]
export type Award = ScoredRegion['awards'][number]
export type Region = keyof View['wagons']
/** The four with a track. */
export type TrackRegion = keyof View['tracks']

export type Action = kit.Action<GoWest>
export type Move = kit.Move<GoWest>
export type Refused = kit.Refused<GoWest>
export type MoveGroup = kit.MoveGroup<GoWest>
export type GameEvent = kit.GameEvent<GoWest>
export type Score = kit.Score<GoWest>
export type ScoreItem = kit.ScoreItem<GoWest>

export type BoardProps = kit.BoardProps<GoWest>
export type ScoresProps = kit.ScoresProps<GoWest>
export type Situation = kit.Situation<GoWest>
export type Tip = kit.Tip<GoWest>
export type GuideStep = kit.GuideStep<GoWest>
