"""What lies before one seat of Go West!."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.games.go_west.parts import NEVER, SCORING_CARDS, SCORING_COST


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Player:
    """A seat's pieces: box holds its spent tokens, paid counts its spent VP, hand is sorted."""

    __slots__ = ("box", "hand", "marker", "paid", "scored", "supply", "vp")

    def __init__(self, supply: i64, box: i64, vp: i64, paid: i64, scored: i64, marker: bool, hand: vec[i64]) -> None:
        self.supply = supply
        self.box = box
        self.vp = vp
        self.paid = paid
        self.scored = scored
        self.marker = marker
        self.hand = hand

    def copy(self) -> Player:
        return Player(self.supply, self.box, self.vp, self.paid, self.scored, self.marker, self.hand[:])

    def funds(self) -> i64:
        return self.supply + self.vp  # GW-19

    def holds(self, kind: i64) -> bool:
        for held in self.hand:  # noqa: SIM110  (a loop is what mypyc makes fast)
            if held == kind:
                return True
        return False

    def take(self, kind: i64) -> None:
        """Into the hand, which stays sorted so that equal hands look equal."""
        hand = append(self.hand, kind)
        i = len(hand) - 1
        while i > 0 and hand[i - 1] > kind:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = kind
        self.hand = hand

    def scoring_cost(self) -> i64:
        """GW-20: the price of the lowest scoring card left; after the sixth, more than anyone can pay."""
        return SCORING_COST[self.scored] if self.scored < SCORING_CARDS else NEVER
