"""All actions of Great Western Trail, and the figures that may come with them."""

from __future__ import annotations

from saloon.games.great_western_trail import (
    auxiliary,
    buildings,
    cattle,
    decision,
    hand,
    kansas_city,
    labour,
    objectives,
    railroad,
    rewards,
    stations,
    supply,
    trail,
    visit,
)

AnyAction = (
    trail.PlaceAction | trail.MoveAction | trail.RideAction | objectives.PlayAction | visit.UseAction
    | visit.CopyAction | auxiliary.AuxiliaryAction | decision.DoneAction | decision.DeclineAction
    | railroad.EngineAction | stations.UpgradeAction | kansas_city.DiscAction | stations.StationAction
    | stations.AppointAction | labour.HireAction | buildings.BuildAction | supply.TakeAction | cattle.BuyAction
    | cattle.NewCattleAction | objectives.ObjectiveAction | objectives.StackAction | hand.DiscardAction
    | hand.PairAction | hand.RemoveAction | hand.DrawAction | rewards.AcceptAction | kansas_city.ForesightAction | kansas_city.IncomeAction
    | kansas_city.DeliverAction
)  # fmt: skip
AnyFigures = (
    trail.TileFigures | trail.PathFigures | objectives.PlayFigures | rewards.EffectFigures
    | auxiliary.AuxiliaryFigures | railroad.EngineFigures | stations.DiscFigures | stations.StationFigures
    | stations.AppointFigures | labour.HireFigures | buildings.BuildFigures | supply.TakeFigures | cattle.BuyFigures
    | cattle.NewCattleFigures | objectives.ObjectiveFigures | kansas_city.IncomeFigures | kansas_city.DeliverFigures
)  # fmt: skip
