/** What Great Western Trail sends, as the server's schema types it. */
import type * as kit from '../../kit/board'

type GreatWesternTrail = kit.Wires['great_western_trail']

export type View = kit.View<GreatWesternTrail>
export type Player = View['players'][number]
export type Counts = Player['tiles']
export type AutomaCard = NonNullable<NonNullable<View['automa_cards']>['drawn']>

export type Action = kit.Action<GreatWesternTrail>
export type Move = kit.Move<GreatWesternTrail>
export type Figures = Move['figures']
/** A move with one of these verbs, whose figures tell these things. */
export type MoveTo<Verb extends Action['do'], Told extends keyof Figures> = Move & {
  action: Extract<Action, { do: Verb }>
  figures: Required<Pick<Figures, Told>>
}
export type Refused = kit.Refused<GreatWesternTrail>
export type MoveGroup = kit.MoveGroup<GreatWesternTrail>
export type GameEvent = kit.GameEvent<GreatWesternTrail>
export type Step = kit.Step<GreatWesternTrail>
export type Score = kit.Score<GreatWesternTrail>
export type ScoreItem = kit.ScoreItem<GreatWesternTrail>

export type BoardProps = kit.BoardProps<GreatWesternTrail>
export type ScoresProps = kit.ScoresProps<GreatWesternTrail>
export type Situation = kit.Situation<GreatWesternTrail>
export type Tip = kit.Tip<GreatWesternTrail>
export type GuideStep = kit.GuideStep<GreatWesternTrail>
