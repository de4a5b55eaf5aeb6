"""Claim, a complete game: every seat has a secret claim and digs in one pile until it stops or is flooded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.game import Action, Game, Info, Json
from saloon.core.refusal import BadPosition, Refusal, refuse_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, Event, State

INFO = Info("claim", "claim", seats=range(1, 5), rules_version=1, rules=("CL-1", "CL-2", "CL-3"))
STOP, DIG, PILE = 0, 1, [4, 8, 6, 2]  # CL-2: in the pile are 4 floods, and nuggets worth 1, 2 and 3


class Claim(State):
    def __init__(self, seats: int, claims: list[int], gold: list[int], pile: list[int], digger: int, dug: bool) -> None:
        super().__init__(seats, CHANCE)
        self.claims, self.gold, self.pile, self.digger, self.dug = claims, gold, pile, digger, dug
        self.set_turn()

    def set_turn(self) -> None:
        draws = self.dug or len(self.claims) < self.seats  # CL-1: first a claim from 1 to 6 for everyone
        self.turn = CHANCE if draws else OVER if self.digger == self.seats else self.digger

    def moves(self) -> vec[i64]:
        if self.turn == CHANCE:
            return vec[i64]([n for n in range(4) if self.pile[n]] if self.dug else range(1, 7))
        return vec[i64]([]) if self.turn == OVER else vec[i64]([STOP, DIG] if sum(self.pile) else [STOP])

    def weight(self, draw: i64) -> i64:
        return self.pile[draw] if self.dug else 1

    def play(self, move: i64) -> None:
        if move not in list(self.moves()):
            raise refuse_move("CL-2", move)
        self.events = vec[Event]()
        if self.turn != CHANCE:
            self.dug, self.digger = move == DIG, self.digger + (move == STOP)
        elif self.dug:  # CL-2: a flood takes all gold and ends the digging
            self.tell(1, self.digger, move)
            self.pile[move] -= 1
            self.gold[self.digger] = self.gold[self.digger] + move if move else 0
            self.digger, self.dug = self.digger + (move == 0), False
        else:
            self.tell(0, len(self.claims), move)
            self.claims.append(move)
        self.set_turn()

    def copy(self) -> Claim:
        return Claim(self.seats, self.claims[:], self.gold[:], self.pile[:], self.digger, self.dug)

    def guess(self, seat: i64, rng: Rng) -> Claim:
        claims = [own if i == seat else int(rng.below(6)) + 1 for i, own in enumerate(self.claims)]
        return Claim(self.seats, claims, self.gold[:], self.pile[:], self.digger, self.dug)

    def points(self, seat: i64) -> i64:
        return self.gold[seat] + self.claims[seat]  # CL-3


def action(state: Claim, move: int) -> Action:
    drawn = {"draw": "nugget" if state.dug else "claim", "worth": move}
    return drawn if state.turn == CHANCE else {"do": ("stop", "dig")[move]}


def event(state: Claim, event: Event, seat: int | None) -> Json:
    known = event.kind == 1 or event.seat == seat
    return {"event": ("claim", "nugget")[event.kind], "seat": event.seat, "worth": event.x if known else None}


def position(state: Claim) -> Json:
    return {key: getattr(state, key) for key in ("seats", "claims", "gold", "pile", "digger", "dug")}


def from_position(position: Mapping[str, Any]) -> Claim:
    if any(not 0 <= left <= all_ for left, all_ in zip(position["pile"], PILE, strict=True)):
        raise BadPosition("pile", "not-in-range")
    return Claim(**position).copy()


def view(state: Claim, seat: int | None) -> Json:
    return {**position(state), "claims": [claim if i == seat else None for i, claim in enumerate(state.claims)]}


def scores(state: Claim) -> list[Json]:
    pairs = zip(state.gold, state.claims, strict=True)
    items = [[{"item": "gold", "points": gold}, {"item": "claim", "points": claim}] for gold, claim in pairs]
    return [{"seat": seat, "points": state.points(seat), "items": items[seat]} for seat in range(state.seats)]


GAME: Game[Claim] = Game(
    INFO, lambda seats, options: Claim(seats, [], [0] * seats, PILE[:], 0, False), action,
    lambda state, action: Refusal("CL-2", "dig-or-stop"), lambda state: [{"do": "stop"}, {"do": "dig"}],
    lambda action: [action["do"]], event, view, position, from_position, scores,
)  # fmt: skip
