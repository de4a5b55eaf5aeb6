"""The Automa's cards, and what lies before it: AU-1 … AU-4."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.fields import FieldReader
from saloon.core.refusal import BadOptions
from saloon.games.great_western_trail.parts import BUILDINGS, COLUMNS, DISPLAY, HAZARD_KINDS, WORKERS, ones, read_table

DIFFICULTIES: Final = ("none", "easy", "medium", "hard", "surprise")
REMOVED: Final[dict[str, tuple[int, ...]]] = {
    "none": (), "easy": (7, 8, 9, 10), "medium": (1, 2, 9, 10), "hard": (1, 2, 3, 4), "surprise": (),
}  # fmt: skip
ACTIONS: Final = ("none", "build", "cattle", "hire", "engine", "trade", "hazard", "objective")
NONE: Final = 0
BUILD: Final = 1
CATTLE: Final = 2
HIRE: Final = 3
ENGINE: Final = 4
TRADE: Final = 5
HAZARD: Final = 6
OBJECTIVE: Final = 7
CRITERIA: Final = ("woods", "human_buildings", "shortest", "lowest_toll")  # AU-12
BY_WOODS: Final = 0
BY_HUMAN_BUILDINGS: Final = 1
BY_LENGTH: Final = 2
TEEPEES: Final = ("green", "blue")
CARDS: Final = 14
CARD_DISCS: Final = 7  # AU-2: on the movement card; as many are in reserve
NO_CARD: Final = -1


@mypyc_attr(acyclic=True, native_class=True)
class AutomaCard:
    """Its action side: move, action, kansas; its options side: the rest. A number with a bonus says so."""

    __slots__ = (
        "number", "move", "move_bonus", "action", "kansas", "cattle", "objective", "engine", "engine_bonus", "worker",
        "teepee", "hazard", "build",
    )  # fmt: skip

    def __init__(self, row: Mapping[str, Any], index: int, order: vec[i64], where: str) -> None:
        """Read from a row of the deck's list. `order`: the deck's building criteria, unless the card has its own."""
        self.number: i64 = _read.number(row.get("id", index + 1), 1, CARDS, f"{where}.id")
        self.move, self.move_bonus = _sum(row.get("move"), f"{where}.move")
        self.action: i64 = _read.one_of(row.get("action"), ACTIONS, f"{where}.action")
        self.kansas = _places(row.get("kansas"), f"{where}.kansas")  # AU-11
        self.cattle: i64 = _read.number(row.get("cattle"), 1, 99, f"{where}.cattle")
        self.objective: i64 = _read.number(row.get("objective"), 1, DISPLAY, f"{where}.objective")
        self.engine, self.engine_bonus = _sum(row.get("engine"), f"{where}.engine")
        self.worker: i64 = _read.one_of(row.get("worker"), WORKERS, f"{where}.worker")
        self.teepee: i64 = _read.one_of(row.get("teepee"), TEEPEES, f"{where}.teepee")
        self.hazard: i64 = _read.one_of(row.get("hazard"), HAZARD_KINDS, f"{where}.hazard")
        self.build = _order(row["build"], f"{where}.build") if "build" in row else order


@final
@mypyc_attr(acyclic=True, native_class=True)
class AutomaDeck:
    __slots__ = ("cards", "digits", "option")

    def __init__(self, cards: vec[AutomaCard], digits: vec[i64], option: object) -> None:
        self.cards = cards
        self.digits = digits  # AU-2
        self.option = option  # what option "automa_deck" said, for positions

    def place(self, number: i64) -> i64:
        """Where the card with this number is in the list, which an owner may have written in any order."""
        for place in range(len(self.cards)):
            if self.cards[place].number == number:
                return place
        return NO_CARD


@final
@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class Automa:
    """The Automa's own things; engine, cattleman, discs placed, cards and tiles taken are those of its Player.

    seat -1: it does not play. left: which cards lie under the top one; discs: how many are still on the movement card;
    pile: which buildings are still to come; workers: those that wait beside it, the newest last.
    """

    __slots__ = (
        "deck", "discs", "drawn", "level", "left", "pile", "reserve", "seat", "top", "with_objective", "workers",
    )  # fmt: skip

    def __init__(
        self, seat: i64, level: i64, with_objective: bool, deck: AutomaDeck, top: i64, drawn: i64, left: vec[i64],
        discs: i64, reserve: i64, pile: vec[i64], workers: vec[i64],
    ) -> None:  # fmt: skip
        self.seat = seat
        self.level = level
        self.with_objective = with_objective
        self.deck = deck
        self.top = top
        self.drawn = drawn
        self.left = left
        self.discs = discs
        self.reserve = reserve
        self.pile = pile
        self.workers = workers

    def copy(self) -> Automa:
        if self.seat < 0:
            return self
        return Automa(
            self.seat, self.level, self.with_objective, self.deck, self.top, self.drawn, self.left, self.discs,
            self.reserve, self.pile, self.workers[:],
        )  # fmt: skip

    def bonus(self) -> i64:
        """AU-2: the last uncovered digit of the movement card."""
        gone = CARD_DISCS - self.discs
        return self.deck.digits[gone - 1] if gone > 0 else 0

    def card(self) -> AutomaCard:
        return self.deck.cards[self.drawn]

    def open_card(self) -> AutomaCard:
        """AU-7: the one whose options side lies open on the deck."""
        return self.deck.cards[self.top]


def automa_of(seats: int, options: Mapping[str, Any]) -> Automa:
    """AU-1 … AU-4: it takes the second of two seats; its deck is not yet turned up."""
    difficulty: str = options["automa"]
    if difficulty != "none" and seats != 2:
        raise BadOptions("automa", "two-seats-only", got=seats)
    pile = vec[i64]([0 if number + 1 in REMOVED[difficulty] else 1 for number in range(BUILDINGS)])
    return Automa(
        -1 if difficulty == "none" else 1, DIFFICULTIES.index(difficulty), options["automa_starting_objective"],
        deck_from(options["automa_deck"]), NO_CARD, NO_CARD, ones(CARDS), CARD_DISCS, CARD_DISCS, pile, vec[i64](),
    )  # fmt: skip


# Reading

CARD_KEYS: Final = (
    "id", "move", "action", "kansas", "cattle", "objective", "engine", "worker", "teepee", "hazard", "build",
)  # fmt: skip
_kept: Final[list[AutomaDeck]] = []
_read: Final = FieldReader(BadOptions)


def deck_from(option: object) -> AutomaDeck:
    """The deck that option `automa_deck` names: "reconstructed", or an owner's own list as the same TOML, read."""
    if option == "reconstructed":
        if not _kept:
            _kept.append(_read_deck(read_table("automa"), option))
        return _kept[0]
    return _read_deck(_read.table(option, None, "automa_deck"), option)


def _read_deck(data: Mapping[str, Any], option: object) -> AutomaDeck:
    data = _read.table(data, ("name", "provenance", "movement_card", "build", "card"), "automa_deck")
    if "name" in data:
        _read.name(data["name"], "automa_deck.name")
    digits, rows = data.get("movement_card"), data.get("card")
    if not isinstance(digits, list) or len(digits) != CARD_DISCS:
        raise BadOptions("automa_deck.movement_card", "wrong-number", got=_length(digits), expected=CARD_DISCS)
    if not isinstance(rows, list) or len(rows) != CARDS:
        raise BadOptions("automa_deck.card", "wrong-number", got=_length(rows), expected=CARDS)
    order = _order(data.get("build", list(CRITERIA)), "automa_deck.build")
    cards = vec[AutomaCard]()
    for i, row in enumerate(rows):
        where = f"automa_deck.card[{i}]"
        card = AutomaCard(_read.table(row, CARD_KEYS, where), i, order, where)
        if any(other.number == card.number for other in cards):
            raise BadOptions(f"{where}.id", "named-twice", got=int(card.number))
        cards = append(cards, card)
    numbers = [_read.number(digit, 0, 9, f"automa_deck.movement_card[{i}]") for i, digit in enumerate(digits)]
    return AutomaDeck(cards, vec[i64](numbers), option)


def _length(rows: Any) -> int:
    return len(rows) if isinstance(rows, list) else 0


def _places(value: Any, where: str) -> vec[i64]:
    """Per column 0 the upper tile, 1 the lower one."""
    if not isinstance(value, str) or len(value) != COLUMNS or any(letter not in "ul" for letter in value):
        raise BadOptions(where, "not-one-of", got=str(value), choices="u, l")
    return vec[i64](["ul".index(letter) for letter in value])


def _sum(value: Any, where: str) -> tuple[i64, bool]:
    """`3` or `3+`, the latter with the bonus."""
    text = str(value)
    number = text.removesuffix("+")
    if not number.isdecimal() or not 1 <= int(number) <= 9:
        raise BadOptions(where, "not-in-range", got=text, low=1, high="9+")
    return int(number), text != number


def _order(value: Any, where: str) -> vec[i64]:
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(CRITERIA):
        raise BadOptions(where, "not-one-of", got=str(value), choices=", ".join(CRITERIA))
    return vec[i64]([CRITERIA.index(name) for name in value])
