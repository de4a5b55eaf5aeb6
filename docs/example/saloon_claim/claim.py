"""Claim, a complete game: every seat has a secret claim and digs in one pile until it stops or is flooded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.game import Action, Game, Info, Json
from saloon.core.question import POSSIBLE, Chance, Single, list_draws, list_moves, play_draw, play_move, reason
from saloon.core.refusal import BadPosition
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, Event, State

INFO = Info("claim", "saloon_claim.claim", seats=range(1, 5), rules_version=1, rules=("CL-1", "CL-2", "CL-3"))
PILE = [1, 2, 2, 1]  # CL-2: one flood, and nuggets worth 1, 2 and 3
PILE_EMPTY = reason("CL-2", "pile-empty")


class Claim(State):
    def __init__(self, seats: int, claims: list[int], gold: list[int], pile: list[int], digger: int, dug: bool) -> None:
        super().__init__(seats, CHANCE)
        self.claims, self.gold, self.pile, self.digger, self.dug = claims, gold, pile, digger, dug
        self.set_turn()

    def set_turn(self) -> None:
        draws = self.dug or len(self.claims) < self.seats
        self.turn = CHANCE if draws else OVER if self.digger == self.seats else self.digger

    def moves(self) -> vec[i64]:
        return list_draws(DRAW, self) if self.turn == CHANCE else list_moves(asked(self), self)

    def play(self, move: i64) -> None:
        self.events = vec[Event]()
        play_draw(DRAW, self, move) if self.turn == CHANCE else play_move(asked(self), self, move)
        self.set_turn()

    def weight(self, draw: i64) -> i64:
        return DRAW.weights(self)[draw]

    def copy(self) -> Claim:
        return Claim(self.seats, self.claims[:], self.gold[:], self.pile[:], self.digger, self.dug)

    def guess(self, seat: i64, rng: Rng) -> Claim:
        claims = [own if i == seat else int(rng.below(6)) + 1 for i, own in enumerate(self.claims)]
        return Claim(self.seats, claims, self.gold[:], self.pile[:], self.digger, self.dug)

    def points(self, seat: i64) -> i64:
        return self.gold[seat] + (self.claims[seat] if self.turn == OVER else 0)  # CL-3: secret until the end


class Dig(Single[Claim]):
    def why_not(self, state: Claim, answer: i64) -> i64:
        return POSSIBLE if sum(state.pile) else PILE_EMPTY

    def do(self, state: Claim, answer: i64) -> None:
        state.dug = True


class Stop(Single[Claim]):
    def do(self, state: Claim, answer: i64) -> None:
        state.digger += 1


class Draw(Chance[Claim]):
    def weights(self, state: Claim) -> vec[i64]:
        return vec[i64](state.pile if state.dug else [0, 1, 1, 1, 1, 1, 1])  # CL-1: first everyone gets a claim

    def do(self, state: Claim, draw: i64) -> None:
        state.tell(int(state.dug), state.digger if state.dug else len(state.claims), draw)
        if state.dug:  # CL-2: a flood takes all gold and ends the digging
            state.pile[draw] -= 1
            state.gold[state.digger] = state.gold[state.digger] + draw if draw else 0
            state.digger, state.dug = state.digger + (draw == 0), False
        else:
            state.claims.append(draw)

    def action(self, state: Claim, draw: i64) -> Action:
        return {"draw": "nugget" if state.dug else "claim", "worth": draw}


DIG, STOP, DRAW = Dig("dig", "dig", 0), Stop("dig", "stop", 1), Draw("pile")


def asked(state: Claim) -> list[Single[Claim]]:
    return [DIG, STOP] if state.turn >= 0 else []


def event(state: Claim, event: Event, seat: int | None) -> Json:
    told = {"event": ("claim", "nugget")[event.kind], "seat": event.seat}
    return told | {"worth": event.x} if event.kind == 1 or event.seat == seat else told


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
    rows = enumerate([{"item": "gold", "points": gold}, {"item": "claim", "points": claim}] for gold, claim in pairs)
    return [{"seat": i, "points": state.points(i), "share": state.share(i), "items": items} for i, items in rows]


GAME: Game[Claim] = Game(
    INFO, lambda seats, options: Claim(seats, [], [0] * seats, PILE[:], digger=0, dug=False), (DIG, STOP), asked,
    lambda state: DRAW, event, view, position, from_position, scores,
)  # fmt: skip
