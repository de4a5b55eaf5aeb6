"""What is complete in Gold Rush, who gets points and tokens for it, and which pieces go home."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.state import State
from saloon.games.gold_rush.board import EMPTY, Board
from saloon.games.gold_rush.codes import AWARDED, COWBOY_HOME, LOST, SCORED, TENT_HOME
from saloon.games.gold_rush.features import CLOSED, MAN, men_of, most_men
from saloon.games.gold_rush.gap import has_gap
from saloon.games.gold_rush.parts import CITY, MOUNTAIN, PRAIRIE, Box
from saloon.games.gold_rush.player import RESERVE, Player
from saloon.games.gold_rush.scoring import Scoring, complete_points, final_points

NOBODY: Final = -1


@mypyc_attr(acyclic=True, native_class=True)
class Rulings:
    """How this table plays where tables differ (see docs/rulings.md)."""

    __slots__ = ("farmers", "full_last_turn", "gap_is_open", "unclaimed_to_active")

    def __init__(self, farmers: bool, full_last_turn: bool, unclaimed_to_active: bool, gap_is_open: bool) -> None:
        self.farmers = farmers  # GR-40
        self.full_last_turn = full_last_turn  # GR-88
        self.unclaimed_to_active = unclaimed_to_active  # GR-74
        self.gap_is_open = gap_is_open  # GR-67


@mypyc_attr(acyclic=True, native_class=True)
class Reckoning(State):
    """The part of a table's state that scoring is about."""

    __slots__ = ("actor", "board", "box", "last", "lost", "players", "rulings", "scorings")

    def __init__(
        self, seats: i64, turn: i64, box: Box, rulings: Rulings, players: vec[Player], board: Board, lost: i64,
        actor: i64, last: i64, scorings: vec[Scoring],
    ) -> None:  # fmt: skip
        super().__init__(seats, turn)
        self.box = box
        self.rulings = rulings
        self.players = players
        self.board = board
        self.lost = lost  # how many tokens are out of play, unseen
        self.actor = actor  # whose turn it is, also while chance draws for it
        self.last = last  # the cell of the tile laid last
        self.scorings = scorings

    def is_complete(self, feature: i64) -> bool:
        """GR-60, GR-66, GR-75"""
        features = self.board.features
        if features.open[feature] != 0:
            return features.open[feature] == CLOSED
        if features.land(feature) == CITY:
            return features.is_served(feature)
        return not self.rulings.gap_is_open or features.land(feature) != MOUNTAIN or not has_gap(self.board, feature)

    def completed_mountains(self) -> vec[i64]:
        """The mountains that the new tile completed and that are not scored yet, in the order of its segments."""
        board, features = self.board, self.board.features
        out = vec[i64]()
        for segment in range(board.first[self.last], features.count):
            out = self.with_completed(out, features.feature[segment])
        if self.rulings.gap_is_open:  # then the tile can also complete a mountain beside it, by filling its gap
            for side in range(i64(4)):
                cell = board.beside(self.last, side)
                if board.face[cell] != EMPTY:
                    for number in range(len(self.box.tiles[board.face[cell] // 4].segments)):
                        out = self.with_completed(out, features.feature[board.first[cell] + number])
        return out

    def with_completed(self, out: vec[i64], feature: i64) -> vec[i64]:
        features = self.board.features
        if features.open[feature] != 0 or features.land(feature) != MOUNTAIN or not self.is_complete(feature):
            return out
        for listed in out:
            if listed == feature:
                return out
        return append(out, feature)

    def stand(self, seat: i64, segment: i64) -> None:
        """A cowboy of the seat stands (or lies) on the segment."""
        features = self.board.features
        self.players[seat].send(segment)
        features.manned[segment] = 1
        features.men[features.feature[segment]] += MAN[seat]

    def call_cowboys(self, feature: i64) -> None:
        features = self.board.features
        for seat in range(self.seats):
            player = self.players[seat]
            if men_of(features.men[feature], seat) > 0:
                for segment in player.men[:]:
                    if features.feature[segment] == feature:
                        player.call_back(segment)
                        features.manned[segment] = 0
                        if self.telling:
                            self.tell(COWBOY_HOME, seat, segment)
        features.men[feature] = 0

    def call_tent(self, seat: i64) -> None:
        player = self.players[seat]
        if self.telling:
            self.tell(TENT_HOME, seat, player.tent)
        self.board.features.manned[player.tent] = 0
        player.tent = RESERVE

    def next_receiver(self, mountain: i64, after: i64) -> i64:
        """GR-69, GR-70: the first from this seat on, clockwise, who is among those with most miners."""
        men = self.board.features.men[mountain]
        if men == 0:
            return self.actor if self.rulings.unclaimed_to_active else NOBODY  # GR-74
        most = most_men(men)
        seat = after
        while men_of(men, seat) != most:
            seat = (seat + 1) % self.seats
        return seat

    def lose(self, tokens: i64) -> None:
        self.lost += tokens
        if self.telling and tokens > 0:
            self.tell(LOST, self.actor, tokens)

    def score(self, feature: i64, tokens: i64) -> None:
        """A complete feature: points for those with most cowboys (GR-57), and all cowboys go home (GR-81)."""
        features = self.board.features
        if features.men[feature] != 0 or tokens != 0:
            self.award(feature, complete_points(features, feature), True, tokens)
            self.call_cowboys(feature)

    def award(self, feature: i64, points: i64, complete: bool, tokens: i64) -> None:
        men = self.board.features.men[feature]
        if self.telling:
            self.tell(SCORED, self.actor, len(self.scorings))
        self.scorings = append(self.scorings, Scoring(feature, self.actor, complete, men, points, tokens))
        most = most_men(men)
        for seat in range(self.seats):
            if most > 0 and men_of(men, seat) == most:
                self.players[seat].score += points
                if self.telling:
                    self.tell(AWARDED, seat, points)

    def score_the_rest(self, prairies: bool) -> None:
        """GR-89 … GR-92, or with prairies GR-94: what cowboys are still on."""
        features = self.board.features
        for seat in range(self.seats):
            for segment in self.players[seat].men[:]:
                feature = features.feature[segment]
                if features.men[feature] != 0 and (features.land(feature) == PRAIRIE) == prairies:
                    self.award(feature, final_points(features, feature), False, 0)
                    self.call_cowboys(feature)
