"""Positions of Gold Rush: a state as JSON and back, for tests, scenes and puzzles.

A position may leave out what is as at the start. The map is laid again tile by tile, so that it must be a possible
one; a mountain whose stack is not named has all its tokens; of the tiles that are not on the map, those not named fill
the bag, or, if the bag is named, are discarded. With an empty bag and no tile in hand the game ends at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.positions import PositionReader
from saloon.core.question import Json
from saloon.core.refusal import BadPosition
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.board import (
    ACT,
    DEAL,
    DONE,
    ENDINGS,
    FIRST,
    LAST_TILE,
    LAST_TURNS,
    MINE,
    PHASES,
    PLACE,
    RUNNING,
    START_CELL,
    TILE,
    Rulings,
)
from saloon.games.gold_rush.completion import completed_mountains, is_complete, next_receiver
from saloon.games.gold_rush.features import CLOSED, ONE_COWBOY, OPEN, STACK, cowboys_of
from saloon.games.gold_rush.fields import MapFieldReader
from saloon.games.gold_rush.info import INFO
from saloon.games.gold_rush.map import NO_SEGMENT
from saloon.games.gold_rush.parts import COWBOYS, JOBS, MOUNTAIN, PRAIRIE, RAIL, TOKEN_VALUES, TOKENS
from saloon.games.gold_rush.pieces import put_cowboy, put_tent
from saloon.games.gold_rush.player import RESERVE
from saloon.games.gold_rush.scoring import Scoring, winners
from saloon.games.gold_rush.state import GoldRush, start_state
from saloon.games.gold_rush.tile_list import box_from
from saloon.games.gold_rush.turn import end
from saloon.games.gold_rush.view import cowboys, dealing, options, stacks, tent, tile_counts, tile_in_hand, token_values

FIELDS = MapFieldReader(BadPosition)
KEYS = (
    "options", "seats", "players", "board", "stacks", "bag", "discarded", "supply", "lost", "phase", "actor", "tile",
    "dealing", "reason", "scorings",
)  # fmt: skip
PLAYER_KEYS = ("score", "cowboys", "tent", "tokens")
SCORING_KEYS = ("segment", "seat", "complete", "cowboys", "points", "tokens")
DEALING_KEYS = ("mountain", "seat", "dealt")
MAX_SCORE = 9999


def position(state: GoldRush) -> Json:
    """Everything about the state, secrets included."""
    return {
        "options": options(state),
        "seats": int(state.seats),
        "players": [
            {
                "score": int(player.score),
                "cowboys": cowboys(state, player),
                "tent": tent(state, player),
                "tokens": token_values(state, player),
            }
            for player in state.players
        ],
        "board": [_laid(state, int(cell)) for cell in state.map.order],
        "stacks": stacks(state),
        "bag": tile_counts(state, state.bag),
        "discarded": tile_counts(state, state.discarded),
        "supply": int(state.supply),
        "lost": int(state.lost),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "tile": tile_in_hand(state),
        "dealing": dealing(state),
        "reason": ENDINGS[state.ending],
        "scorings": [
            {
                "segment": state.map.name(scoring.feature),
                "seat": int(scoring.seat),
                "complete": scoring.complete,
                "cowboys": [int(cowboys_of(scoring.cowboys, seat)) for seat in range(state.seats)],
                "points": int(scoring.points),
                "tokens": int(scoring.tokens),
            }
            for scoring in state.scorings
        ],
    }


def _laid(state: GoldRush, cell: int) -> str:
    """As in `RS1 -1,0 3`: tile, x and y, quarter-turns clockwise."""
    orientation = int(state.map.orientation(cell))
    x, y = int(state.map.x(cell)), int(state.map.y(cell))
    return f"{state.box.tiles[orientation // 4].id} {x},{y} {orientation % 4}"


def rulings_from(options: Mapping[str, Any]) -> Rulings:
    return Rulings(
        options["farmers"],
        LAST_TURNS.index(options["last_turn"]),
        options["unclaimed_tokens"] == "active",
        options["gap"] == "open",
    )


def from_position(position: Mapping[str, Any]) -> GoldRush:
    """The state that the position describes. Refuses what the box cannot make, and names the field."""
    return _Reader(position).read()


class _Reader(PositionReader):
    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data, INFO, KEYS, PLAYER_KEYS)
        default = "tile" if data.get("tile") is None else "place"
        self.phase = FIELDS.one_of(data.get("phase", default), PHASES, "phase")
        self.state = start_state(self.seats, box_from(self.options["tiles"]), rulings_from(self.options), -1)

    def read(self) -> GoldRush:
        state, data = self.state, self.data
        state.phase = self.phase
        state.actor = FIELDS.number(data.get("actor", 0), 0, self.seats - 1, "actor")
        state.ending = FIELDS.one_of(data.get("reason", "running"), ENDINGS, "reason")
        if (self.phase == DONE) != (state.ending != RUNNING):
            raise BadPosition("reason", "does-not-fit-phase", phase=PHASES[self.phase])
        self._board()
        self._tiles()
        self._dealing()
        for seat in range(self.seats):
            self._player(seat)
        for seat in range(self.seats):
            self._tent(seat)
        self._check_dealing()
        if self.phase == MINE and state.players[state.actor].tent == RESERVE:
            raise BadPosition("phase", "does-not-fit-phase", phase=PHASES[MINE])
        self._stacks()
        self._tokens()
        self._scorings()
        state.turn = CHANCE if self.phase in (FIRST, TILE, MINE, DEAL) else OVER if self.phase == DONE else state.actor
        if self.phase == FIRST and len(state.map.order) > 1:
            raise BadPosition("board", "does-not-fit-phase", phase=PHASES[FIRST])
        if self.phase == TILE and state.bag_size == 0:
            end(state, LAST_TILE)  # GR-87
        return state

    # The map

    def _board(self) -> None:
        state = self.state
        rows = FIELDS.list(self.data.get("board", [_laid(state, START_CELL)]), "board")
        laid = [self._parse_tile(row, f"board[{i}]") for i, row in enumerate(rows)]
        if not laid or laid[0] != (int(state.box.start), 0, 0, 0):
            raise BadPosition("board[0]", "not-the-start-tile", expected=_laid(state, START_CELL))
        for i, (kind, x, y, rotation) in enumerate(laid[1:], start=1):
            if i == len(laid) - 1:
                self._close_completed()
            cell = state.map.cell_at(x, y)
            if not state.map.is_open(cell) or not state.map.fits(kind, cell, rotation):
                raise BadPosition(f"board[{i}]", "does-not-fit", got=str(rows[i]))
            if state.bag[kind] == 0:
                raise BadPosition(f"board[{i}]", "too-many-of-a-tile", tile=state.box.tiles[kind].id)
            state.bag[kind] -= 1
            state.bag_size -= 1
            state.lay_tile(kind, cell, rotation)
        if self.phase not in (ACT, MINE, DEAL):
            self._close_completed()
        elif len(laid) == 1:
            raise BadPosition("board", "does-not-fit-phase", phase=PHASES[self.phase])

    def _parse_tile(self, row: Any, where: str) -> tuple[int, int, int, int]:
        name, x, y, rotation = FIELDS.placement(row, where)
        return self._kind(name, where), x, y, rotation

    def _kind(self, name: Any, where: str) -> int:
        kind = int(self.state.box.kind(name)) if isinstance(name, str) else -1
        if kind < 0:
            raise BadPosition(where, "no-such-tile", got=str(name))
        return kind

    def _close_completed(self) -> None:
        """What was complete by now has been scored."""
        state, features = self.state, self.state.map.features
        for segment in range(features.count):
            if features.feature(segment) == segment and features.open(segment) == 0:
                land = features.land(segment)
                if land == RAIL:
                    features.put(segment, OPEN, CLOSED)
                elif land == MOUNTAIN and is_complete(state.map, state.rulings, segment):
                    features.close_mountain(segment)
        for city in features.cities[:]:
            if features.is_served(city):
                features.close_city(city)

    def _tiles(self) -> None:
        """The tile in hand, the bag, and what was discarded."""
        state, data = self.state, self.data
        if (data.get("tile") is not None) != (self.phase == PLACE):
            raise BadPosition("tile", "does-not-fit-phase", phase=PHASES[self.phase])
        if self.phase == PLACE:
            state.tile = self._kind(data["tile"], "tile")
            if state.bag[state.tile] == 0:
                raise BadPosition("tile", "too-many-of-a-tile", tile=str(data["tile"]))
            if not state.map.fits_somewhere(state.tile):
                raise BadPosition("tile", "fits-nowhere", tile=str(data["tile"]))  # GR-21
            state.bag[state.tile] -= 1
        rest = [int(count) for count in state.bag]
        discarded = self._counts("discarded", rest)
        bag = self._counts("bag", rest)
        if discarded is None:
            discarded = [0] * len(rest) if bag is None else [all - kept for all, kept in zip(rest, bag, strict=True)]
        if bag is None:
            bag = [all - gone for all, gone in zip(rest, discarded, strict=True)]
        for kind, count in enumerate(rest):
            if bag[kind] + discarded[kind] != count:
                name = state.box.tiles[kind].id
                got = bag[kind] + discarded[kind]
                raise BadPosition(f"bag.{name}", "wrong-number-of-tiles", got=got, expected=count)
        state.bag = vec[i64](bag)
        state.bag_size = sum(bag)
        state.discarded = vec[i64](discarded)
        if self.phase == FIRST and any(discarded):
            raise BadPosition("discarded", "does-not-fit-phase", phase=PHASES[FIRST])

    def _counts(self, key: str, most: list[int]) -> list[int] | None:
        if key not in self.data:
            return None
        counts = [0] * len(most)
        for name, count in FIELDS.table(self.data[key], None, key).items():
            kind = self._kind(name, f"{key}.{name}")
            counts[kind] = FIELDS.number(count, 0, most[kind], f"{key}.{name}")
        return counts

    def _dealing(self) -> None:
        """Step 3 so far: rails are scored, and all mountains before the one being dealt."""
        state, data = self.state, self.data
        if (data.get("dealing") is not None) != (self.phase == DEAL):
            raise BadPosition("dealing", "does-not-fit-phase", phase=PHASES[self.phase])
        if self.phase != DEAL:
            return
        row = FIELDS.table(data["dealing"], DEALING_KEYS, "dealing")
        features = state.map.features
        state.mountain = features.feature(self._segment(row.get("mountain"), "dealing.mountain"))
        state.receiver = FIELDS.number(row.get("seat"), 0, self.seats - 1, "dealing.seat")
        state.dealt = FIELDS.number(row.get("dealt", 0), 0, TOKENS, "dealing.dealt")
        for segment in range(state.map.first(state.last), features.count):
            if features.land(segment) == RAIL and features.open(features.feature(segment)) == 0:
                features.put(features.feature(segment), OPEN, CLOSED)
        waiting = [int(mountain) for mountain in completed_mountains(state)]
        if state.mountain not in waiting:
            raise BadPosition("dealing.mountain", "not-just-completed", got=str(row.get("mountain")))
        for mountain in waiting[: waiting.index(int(state.mountain))]:
            features.close_mountain(mountain)

    def _check_dealing(self) -> None:
        if self.phase == DEAL:
            state = self.state
            receivers = winners(state.map.features.cowboys(state.mountain), self.seats)
            if state.receiver not in (receivers or [int(next_receiver(state, state.mountain, state.actor))]):
                raise BadPosition("dealing.seat", "does-not-fit-phase", phase=PHASES[DEAL])

    # What lies on the map and before the players

    def _segment(self, name: Any, where: str) -> int:
        """The segment that a name such as `1,0 E` means."""
        map = self.state.map
        words = name.split() if isinstance(name, str) else []
        if len(words) != 2:
            raise BadPosition(where, "not-a-segment", got=str(name))
        cell = map.cell_at(*FIELDS.place(words[0], where))
        if not map.has_tile(cell):
            raise BadPosition(where, "no-tile-there", got=str(name))
        segment = map.segment_at(cell, words[1])
        if segment == NO_SEGMENT:
            raise BadPosition(where, "no-such-segment", got=str(name))
        return int(segment)

    def _player(self, seat: int) -> None:
        state, row, where = self.state, self.rows[seat], f"players[{seat}]"
        player = state.players[seat]
        player.score = FIELDS.number(row.get("score", 0), 0, MAX_SCORE, f"{where}.score")
        names = FIELDS.list(row.get("cowboys", []), f"{where}.cowboys")
        if len(names) > COWBOYS:  # GR-6
            raise BadPosition(f"{where}.cowboys", "not-in-range", got=len(names), low=0, high=COWBOYS)
        for i, name in enumerate(names):
            self._cowboy(seat, name, f"{where}.cowboys[{i}]")
        for i, value in enumerate(FIELDS.list(row.get("tokens", []), f"{where}.tokens")):
            token = FIELDS.one_of(value, TOKEN_VALUES, f"{where}.tokens[{i}]")
            if state.pool[token] == 0:
                raise BadPosition(f"{where}.tokens[{i}]", "too-many-of-a-token", value=value)
            state.pool[token] -= 1
            player.tokens[token] += 1

    def _cowboy(self, seat: int, name: Any, where: str) -> None:
        state, features = self.state, self.state.map.features
        job, _, place = name.partition(" ") if isinstance(name, str) else ("", "", "")
        if job not in JOBS[1:]:
            raise BadPosition(where, "not-one-of", got=str(name), choices=", ".join(JOBS[1:]))
        segment = self._segment(place, where)
        land = features.land(segment)
        if JOBS[land] != job:
            raise BadPosition(where, "other-job", got=str(name), job=JOBS[land])
        if land == PRAIRIE and not state.rulings.farmers:
            raise BadPosition(where, "without-farmers", got=str(name))  # GR-40
        self._check_open(segment, where)
        cell = features.cell(segment)
        taken = cell == state.map.order[0] or (cell == state.last and self.phase in (ACT, MINE))
        if taken or any(features.cell(other) == cell for player in state.players for other in player.cowboys):
            raise BadPosition(where, "no-place-for-a-cowboy", got=str(name))  # GR-39
        put_cowboy(state, seat, segment)

    def _tent(self, seat: int) -> None:
        name, where = self.rows[seat].get("tent"), f"players[{seat}].tent"
        if name is None:
            return
        features = self.state.map.features
        segment = self._segment(name, where)
        if features.land(segment) != MOUNTAIN:
            raise BadPosition(where, "no-mountain", got=str(name))
        self._check_open(segment, where)
        if features.occupied(segment):
            raise BadPosition(where, "not-vacant", got=str(name))
        put_tent(self.state, seat, segment)

    def _check_open(self, segment: int, where: str) -> None:
        """Nobody stands on what has been scored; at the end nobody stands anywhere (GR-81, GR-89, GR-92)."""
        features = self.state.map.features
        if self.phase == DONE or features.open(features.feature(segment)) == CLOSED:
            raise BadPosition(where, "feature-complete")

    def _stacks(self) -> None:
        features = self.state.map.features
        named: dict[int, int] = {}
        if self.phase == DEAL:
            features.put(self.state.mountain, STACK, features.stack(self.state.mountain) - self.state.dealt)
        for name, value in FIELDS.table(self.data.get("stacks", {}), None, "stacks").items():
            where = f"stacks.{name}"
            segment = self._segment(name, where)
            if features.land(segment) != MOUNTAIN:
                raise BadPosition(where, "no-mountain", got=name)
            mountain = int(features.feature(segment))
            height = FIELDS.number(value, 0, int(features.stack(mountain)), where)
            if named.get(mountain, height) != height:
                raise BadPosition(where, "two-heights", got=height, other=named[mountain])
            named[mountain] = height
        for mountain, height in named.items():
            features.put(mountain, STACK, height)

    def _tokens(self) -> None:
        """GR-101: what is neither in the supply nor on a mountain nor held is out of play."""
        state = self.state
        features = state.map.features
        state.supply = FIELDS.number(self.data.get("supply", int(state.supply)), 0, int(state.supply), "supply")
        stacked = sum(features.stack(s) for s in range(features.count) if features.feature(s) == s)
        held = sum(player.held() for player in state.players)
        lost = int(TOKENS - state.supply - stacked - held) - (self.phase == MINE)
        if lost < 0:
            raise BadPosition("players", "too-many-tokens", got=int(held), most=int(held) + lost)
        state.lost = lost
        if self.data.get("lost", lost) != lost:
            raise BadPosition("lost", "wrong-number-of-tokens", got=self.data["lost"], expected=lost)

    def _scorings(self) -> None:
        rows = FIELDS.list(self.data.get("scorings", []), "scorings")
        scorings = []
        for i, data in enumerate(rows):
            where = f"scorings[{i}]"
            row = FIELDS.table(data, SCORING_KEYS, where)
            cowboys = FIELDS.list(row.get("cowboys"), f"{where}.cowboys")
            if len(cowboys) != self.seats:
                raise BadPosition(f"{where}.cowboys", "wrong-number", got=len(cowboys), expected=self.seats)
            packed = 0
            for seat, count in enumerate(cowboys):
                packed += FIELDS.number(count, 0, COWBOYS, f"{where}.cowboys[{seat}]") * int(ONE_COWBOY[seat])
            scoring = Scoring(
                self._segment(row.get("segment"), f"{where}.segment"),
                FIELDS.number(row.get("seat"), 0, self.seats - 1, f"{where}.seat"),
                FIELDS.flag(row.get("complete"), f"{where}.complete"),
                packed,
                FIELDS.number(row.get("points"), 0, MAX_SCORE, f"{where}.points"),
                FIELDS.number(row.get("tokens", 0), 0, TOKENS, f"{where}.tokens"),
            )
            scorings.append(scoring)
        self.state.scorings = vec[Scoring](scorings)
