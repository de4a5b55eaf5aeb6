"""What a position is worth for every seat at once: a share of the victory, and points."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.bots.network import Network
from saloon.core.state import OVER, State

LEAD: Final = 8.0  # points: with such a lead, the one ahead is e times as likely to win
MARGIN: Final = 0.002  # of a share: what a point of lead is worth besides, so that a won game is still played well


@mypyc_attr(acyclic=True, native_class=True, allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own estimate of where every seat will end."""

    def worths(self, state: State, seat: i64) -> vec[float]:
        """For seats 0, 1, …: the expected share of the victory; then for each the points. At the end: what they are.

        seat: who looks. Only what that seat may know counts, where a judge makes a difference.
        """
        if state.turn == OVER:
            return final_worths(state)
        return self.estimate(state, seat)

    def appeal(self, worths: vec[float], seats: i64, seat: i64) -> float:
        """What a seat wants most of: its share, a little for its lead, and what its ambition adds for its points."""
        lead = 1000.0
        own = worths[seats + seat]
        for other in range(seats):
            if other != seat and own - worths[seats + other] < lead:
                lead = own - worths[seats + other]
        if lead > 100.0:
            lead = 100.0
        elif lead < -100.0:
            lead = -100.0
        return worths[seat] + MARGIN * lead + self.ambition() * own

    def ambition(self) -> float:
        """Of a share: what a point of one's own is worth besides."""
        return 0.0

    def estimate(self, state: State, seat: i64) -> vec[float]:
        points = vec[float](capacity=state.seats)
        worths = vec[float](capacity=2 * state.seats)
        highest = -1e9
        for other in range(state.seats):
            standing = state.standing(other)
            points = append(points, standing)
            if standing > highest:
                highest = standing
        whole = 0.0
        for standing in points:
            chance = exp((standing - highest) / LEAD)
            worths = append(worths, chance)
            whole += chance
        for other in range(state.seats):
            worths[other] /= whole
            worths = append(worths, points[other])
        return worths


@mypyc_attr(acyclic=True, native_class=True)
class Learned(Judge):
    """Judges by a network that was trained by self-play."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def estimate(self, state: State, seat: i64) -> vec[float]:
        return self.network.judge(state.observe(seat), seat)

    def ambition(self) -> float:
        return self.network.ambition


def final_worths(state: State) -> vec[float]:
    worths = vec[float](capacity=2 * state.seats)
    for seat in range(state.seats):
        worths = append(worths, state.share(seat))
    for seat in range(state.seats):
        worths = append(worths, float(state.points(seat)))
    return worths
