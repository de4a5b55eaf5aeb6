"""A second, slow reading of some rules of Go West!: tokens are pieces on circles, as on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def region_points(wagons: int, tokens: Sequence[int], seats: int) -> list[int]:
    """GW-22 … GW-24 the long way: the order in which tokens are paid is built first, then paid while points last."""
    held = Counter(tokens)
    ranking = sorted(range(len(tokens)), key=lambda place: (-held[tokens[place]], place))
    paid = Counter(tokens[place] for place in (range(len(tokens)) if wagons >= len(tokens) else ranking[:wagons]))
    return [paid[seat] for seat in range(seats)]


class Ring:
    """GW-6, GW-7 as the board has it: eight circles, one of them held by the partition marker."""

    def __init__(self) -> None:
        self.circles: list[int | str | None] = ["marker", *[None] * 7]

    def place(self, seat: int) -> int | None:
        """Puts a token down; returns the seat whose token went home, if one did."""
        marker = self.circles.index("marker")
        for step in range(1, 8):
            circle = (marker + step) % 8
            if self.circles[circle] is None:
                self.circles[circle] = seat
                return None
        after = (marker + 1) % 8
        home = self.circles[after]
        assert isinstance(home, int)
        self.circles[after], self.circles[marker] = "marker", seat
        return home

    def tokens(self) -> list[int]:
        """From the marker clockwise."""
        marker = self.circles.index("marker")
        around = [self.circles[(marker + step) % 8] for step in range(1, 8)]
        return [token for token in around if isinstance(token, int)]
