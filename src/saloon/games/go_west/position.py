"""Positions of Go West!: a state as JSON and back, for tests, scenes and puzzles.

A position may leave out what is as at the start. Of wagons, tokens and cards it names those that matter;
the rest of the box fills New England, the supply or box, and the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.fields import FieldReader
from saloon.core.positions import PositionReader
from saloon.core.question import Json
from saloon.core.refusal import BadPosition
from saloon.core.state import CHANCE, OVER
from saloon.games.go_west.board import (
    ACTION,
    DEAL,
    DONE,
    DRAW,
    ENDINGS,
    FIRST,
    NO_CARD,
    OTHER,
    PAY,
    PHASES,
    RUNNING,
    STEP,
)
from saloon.games.go_west.info import INFO
from saloon.games.go_west.layout import (
    BOX,
    CARD,
    HELD,
    LAND,
    LENGTH,
    MARK,
    MARKER,
    OWNERS,
    PAID,
    ROW,
    SCORED,
    SUPPLY,
    VP,
    row_of,
)  # fmt: skip
from saloon.games.go_west.parts import (
    CALIFORNIA,
    CIRCLES,
    EAST,
    HAND,
    IDLE_LIMIT,
    MAX_WAGONS,
    NEW_ENGLAND,
    PLUS,
    REGIONS,
    SCORING_CARDS,
    SCORING_COST,
    START_VP,
    TOKENS,
    TRACK,
    TRACK_REGIONS,
    WAGONS,
    WEST,
    Deck,
    deck_from,
)
from saloon.games.go_west.payment import least_tokens
from saloon.games.go_west.player import scoring_cost
from saloon.games.go_west.scoring import Scoring
from saloon.games.go_west.state import GoWest
from saloon.games.go_west.view import card_counts, hand_names, open_table, tracks_by_name, wagons_by_name

FIELDS = FieldReader(BadPosition)
KEYS = (
    "options", "seats", "players", "wagons", "tracks", "marks", "pile", "discard", "phase", "actor", "doubled",
    "actions_left", "card", "due", "steps_left", "idle", "reason", "scorings",
)  # fmt: skip
PLAYER_KEYS = ("supply", "box", "vp", "paid", "scored", "marker", "hand")
SCORING_KEYS = ("seat", "card", "wagons", "tracks")


def position(state: GoWest) -> Json:
    """Everything about the state, secrets included."""
    return {
        **open_table(state),
        "options": {
            "end_check": "turn" if state.turn_end else "action",
            "deck": state.deck.option,
            "placing": "all" if state.place_all else "some",
        },
        "players": [
            {
                "supply": int(state.pieces[row + SUPPLY]),
                "box": int(state.pieces[row + BOX]),
                "vp": int(state.pieces[row + VP]),
                "paid": int(state.pieces[row + PAID]),
                "scored": int(state.pieces[row + SCORED]),
                "marker": state.pieces[row + MARKER] == 1,
                "hand": hand_names(state, seat),
            }
            for seat, row in enumerate(map(row_of, range(state.seats)))
        ],
        "pile": card_counts(state, state.pile),
        "idle": int(state.idle),
        "scorings": [
            {
                "seat": int(scoring.seat),
                "card": int(scoring.card),
                "wagons": wagons_by_name(scoring.land),
                "tracks": tracks_by_name(scoring.land),
            }
            for scoring in state.scorings
        ],
    }


def from_position(position: Mapping[str, Any]) -> GoWest:
    """The state that the position describes. Refuses what the box cannot make, and names the field."""
    return _Reader(position).state()


class _Reader(PositionReader):
    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data, INFO, KEYS, PLAYER_KEYS)
        self.turn_end = self.options["end_check"] == "turn"
        self.place_all = self.options["placing"] == "all"
        self.deck: Deck = deck_from(self.options["deck"])

    def state(self) -> GoWest:
        data = self.data
        phase = FIELDS.one_of(data.get("phase", "action"), PHASES, "phase")
        state = GoWest(self.seats, self.deck, self.turn_end, self.place_all)
        land = self._land(data, "")
        self._marks(land)
        state.phase = phase
        state.let_act(FIELDS.number(data.get("actor", 0), 0, self.seats - 1, "actor"))
        state.turn = CHANCE if phase in (FIRST, DEAL, DRAW) else OVER if phase == DONE else state.actor
        state.card = self._kind(data["card"], "card") if data.get("card") is not None else NO_CARD
        discard = self._counts(data.get("discard", {}), "discard")
        hands = [self._hand(seat) for seat in range(self.seats)]
        rows = [self._player(seat, land, hands[seat]) for seat in range(self.seats)]
        state.pieces = vec[i64]([*land, *(number for row in rows for number in row)])
        pile = self._pile(hands, discard, int(state.card))
        state.pile, state.pile_size = vec[i64](pile), sum(pile)
        state.doubled = FIELDS.flag(data.get("doubled", False), "doubled")
        left = data.get("actions_left", 0 if phase in (FIRST, DEAL) else 1)
        state.actions_left = FIELDS.number(left, 0, 2, "actions_left")
        state.due = FIELDS.number(data.get("due", 0), 0, max(SCORING_COST), "due")
        state.steps_left = FIELDS.number(data.get("steps_left", 0), 0, MAX_WAGONS, "steps_left")
        state.idle = FIELDS.number(data.get("idle", 0), 0, IDLE_LIMIT, "idle")
        state.ending = FIELDS.one_of(data.get("reason", "running"), ENDINGS, "reason")
        rows = FIELDS.list(data.get("scorings", []), "scorings")
        state.scorings = vec[Scoring]([self._scoring(row, f"scorings[{i}]") for i, row in enumerate(rows)])
        _check_phase(state)
        return state

    def _player(self, seat: int, land: list[int], hand: list[int]) -> list[int]:
        """Its row, as in layout.py."""
        row, where = self.rows[seat], f"players[{seat}]"
        placed = sum(_owners(land, region).count(seat) for region in range(EAST, WEST + 1))
        left = TOKENS - placed
        if "supply" in row or "box" not in row:
            supply = FIELDS.number(row.get("supply", left), 0, left, f"{where}.supply")
            box = FIELDS.number(row.get("box", left - supply), 0, left, f"{where}.box")
        else:
            box = FIELDS.number(row["box"], 0, left, f"{where}.box")
            supply = left - box
        if supply + box != left:
            raise BadPosition(f"{where}.supply", "wrong-number-of-tokens", got=supply + box + placed, expected=TOKENS)
        numbers = [0] * ROW
        numbers[SUPPLY], numbers[BOX] = supply, box
        numbers[VP] = FIELDS.number(row.get("vp", START_VP), 0, 999, f"{where}.vp")
        numbers[PAID] = FIELDS.number(row.get("paid", 0), 0, 999, f"{where}.paid")
        numbers[SCORED] = FIELDS.number(row.get("scored", 0), 0, SCORING_CARDS, f"{where}.scored")
        numbers[MARKER] = int(FIELDS.flag(row.get("marker", True), f"{where}.marker"))
        numbers[HELD] = len(hand)
        numbers[CARD : CARD + len(hand)] = hand
        return numbers

    def _hand(self, seat: int) -> list[int]:
        where = f"players[{seat}].hand"
        names = FIELDS.list(self.rows[seat].get("hand", []), where)
        hand = sorted(self._kind(name, f"{where}[{i}]") for i, name in enumerate(names))
        if len(hand) > HAND:
            raise BadPosition(where, "not-in-range", got=len(hand), low=0, high=HAND)
        return hand

    def _kind(self, name: Any, where: str) -> int:
        kind = int(self.deck.kind(name)) if isinstance(name, str) else -1
        if kind < 0:
            raise BadPosition(where, "no-such-card", got=str(name))
        return kind

    def _counts(self, data: Any, where: str) -> list[int]:
        counts = [0] * len(self.deck.cards)
        for name, count in FIELDS.table(data, None, where).items():
            kind = self._kind(name, where)
            counts[kind] = FIELDS.number(count, 0, int(self.deck.counts[kind]), f"{where}.{name}")
        return counts

    def _pile(self, hands: list[list[int]], discard: list[int], card: int) -> list[int]:
        rest = [int(count) - gone for count, gone in zip(self.deck.counts, discard, strict=True)]
        for kind in [kind for hand in hands for kind in hand] + ([card] if card >= 0 else []):
            rest[kind] -= 1
        for kind, count in enumerate(rest):
            if count < 0:
                raise BadPosition(
                    "players", "too-many-of-a-card", card=self.deck.cards[kind].name, deck=int(self.deck.counts[kind])
                )
        if "pile" in self.data:
            for kind, count in enumerate(self._counts(self.data["pile"], "pile")):
                if count != rest[kind]:
                    name = self.deck.cards[kind].name
                    raise BadPosition(f"pile.{name}", "not-in-range", got=count, low=rest[kind], high=rest[kind])
        return rest

    def _land(self, data: Mapping[str, Any], prefix: str) -> list[int]:
        """Wagons and tracks of the regions, as in layout.py; the partition markers in their first circles."""
        land = [0] * LAND
        land[: len(REGIONS)] = _wagons(data.get("wagons", {}), f"{prefix}wagons")
        where = f"{prefix}tracks"
        given = FIELDS.table(data.get("tracks", {}), TRACK_REGIONS, where)
        for region, name in enumerate(TRACK_REGIONS, start=EAST):
            here = f"{where}.{name}"
            owners = FIELDS.list(given.get(name, []), here)
            if len(owners) > TRACK:
                raise BadPosition(here, "not-in-range", got=len(owners), low=0, high=TRACK)
            seats = [FIELDS.number(owner, 0, self.seats - 1, f"{here}[{i}]") for i, owner in enumerate(owners)]
            first = OWNERS + TRACK * region
            land[LENGTH + region], land[first : first + len(seats)] = len(seats), seats
        return land

    def _marks(self, land: list[int]) -> None:
        given = FIELDS.table(self.data.get("marks", {}), TRACK_REGIONS, "marks")
        for region, name in enumerate(TRACK_REGIONS, start=EAST):
            # GW-7: the partition marker leaves its first circle only when a full track overflows
            most = CIRCLES - 1 if land[LENGTH + region] == TRACK else 0
            land[MARK + region] = FIELDS.number(given.get(name, 0), 0, most, f"marks.{name}")

    def _scoring(self, data: Any, where: str) -> Scoring:
        row = FIELDS.table(data, SCORING_KEYS, where)
        return Scoring(
            FIELDS.number(row.get("seat"), 0, self.seats - 1, f"{where}.seat"),
            FIELDS.number(row.get("card"), 0, SCORING_CARDS, f"{where}.card"),
            vec[i64](self._land({"wagons": None, "tracks": None} | dict(row), f"{where}.")),
        )


def _owners(land: list[int], region: int) -> list[int]:
    first = OWNERS + TRACK * region
    return land[first : first + land[LENGTH + region]]


def _wagons(data: Any, where: str) -> list[int]:
    given = FIELDS.table(data, REGIONS, where)
    wagons = [FIELDS.number(given.get(region, 0), 0, WAGONS, f"{where}.{region}") for region in REGIONS]
    if REGIONS[NEW_ENGLAND] not in given:
        wagons[NEW_ENGLAND] = max(0, WAGONS - sum(wagons))
    if sum(wagons) != WAGONS:
        raise BadPosition(where, "wrong-number-of-wagons", got=sum(wagons), expected=WAGONS)
    return wagons


def _check_phase(state: GoWest) -> None:
    """What the table waits for must fit what lies on it."""
    pieces, row = state.pieces, state.row
    if (state.phase == DONE) != (state.ending != RUNNING):
        raise BadPosition("reason", "does-not-fit-phase", phase=PHASES[state.phase])
    if state.phase in (ACTION, PAY, OTHER, STEP, DRAW) and (
        state.actions_left < 1 or (state.actions_left == 2 and not state.doubled)
    ):
        raise BadPosition("actions_left", "does-not-fit-phase", phase=PHASES[state.phase])
    if state.phase != DONE and state.pile_size == 0:
        raise BadPosition("pile", "empty-pile")  # GW-18: it is remade as soon as it is empty
    if state.card >= 0 and state.phase not in (PAY, OTHER, STEP):
        raise BadPosition("card", "does-not-fit-phase", phase=PHASES[state.phase])
    if state.card < 0 and state.phase in (OTHER, STEP):
        raise BadPosition("card", "missing-field")
    card = state.deck.cards[state.card] if state.card >= 0 else None
    if state.phase == PAY:
        if card is None and pieces[row + SCORED] == SCORING_CARDS:
            raise BadPosition("due", "does-not-fit-phase", phase="pay")
        cost = scoring_cost(pieces, row) if card is None else card.cost
        if state.due != cost or pieces[row + SUPPLY] >= cost or least_tokens(state) >= pieces[row + SUPPLY]:
            raise BadPosition("due", "does-not-fit-phase", phase="pay")
    elif state.due:
        raise BadPosition("due", "does-not-fit-phase", phase=PHASES[state.phase])
    if state.phase == OTHER and (card is None or card.places != PLUS or pieces[row + SUPPLY] == 0):
        raise BadPosition("card", "does-not-fit-phase", phase="place")
    if state.phase == STEP:
        if card is None or not 1 <= state.steps_left <= card.wagons or pieces[CALIFORNIA] == WAGONS:
            raise BadPosition("steps_left", "does-not-fit-phase", phase="step")
    elif state.steps_left:
        raise BadPosition("steps_left", "does-not-fit-phase", phase=PHASES[state.phase])
