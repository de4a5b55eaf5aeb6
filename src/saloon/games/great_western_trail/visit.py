"""Phase B on a location (GWT 3.3): the local actions of its building, and copying others with 8b."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from librt.vecs import append, vec
from mypy_extensions import i64

from saloon.core.question import POSSIBLE, Json, reason
from saloon.core.refusal import Refusal
from saloon.games.great_western_trail import agenda, effects, events, parts
from saloon.games.great_western_trail.auxiliary import SINGLE_AUXILIARY
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.decision import Bare, Decision, DoneAction, OfEffect
from saloon.games.great_western_trail.objectives import PLAY_OBJECTIVE
from saloon.games.great_western_trail.parts import EFFECTS, SITES
from saloon.games.great_western_trail.rewards import EffectFigures, effect_figures, shortfall, use, why_not_use
from saloon.games.great_western_trail.trail import TileFigures

UseAction = TypedDict("UseAction", {"do": Literal["use"], "deed": str, "site": str})
CopyAction = TypedDict("CopyAction", {"do": Literal["copy"], "site": str})

# An answer below COPY_SITE is SOURCE_STEP * source + FIELD_STEP * field + alternative.
FIELD_STEP: Final = 2
SOURCE_STEP: Final = 8
RISK: Final = 1  # source: the risk action of the site; 0 is its tile
COPIED: Final = 2  # source: the copied tile; the next is the risk action of its site
SOURCES: Final = 4
COPY_SITE: Final = 32  # + site
NO_FIELDS: Final = vec[vec[i64]]()
DONE: Final = 200
BUILDING_LOCATIONS: Final = sorted([*parts.NEUTRAL_SITES, *parts.BUILDING_SITES])
LOCATION_NUMBER: Final = parts.places_among(BUILDING_LOCATIONS, parts.SITE_COUNT)

# Bits of `used`
FIELDS: Final = 4  # per source
COPYING_FIELD: Final = 1  # of the own tile
COPIED_FIELDS: Final = 0xFF00  # those of what is copied
COPIED_TWICE: Final = 0x10000

USED_ALREADY: Final[i64] = reason("GWT-3.3", "used-already", OfEffect)
DO_SOMETHING: Final[i64] = reason("GWT-3.5", "do-something")


class LocalAction(Decision):
    """Which effect to use, or which building to copy."""

    def candidates(self, board: Board) -> vec[i64]:
        return self.add_answers(board, False, vec[i64](capacity=8))

    def add_moves(self, board: Board, moves: vec[i64]) -> vec[i64]:
        return self.add_answers(board, True, moves)

    def add_answers(self, board: Board, possible_only: bool, answers: vec[i64]) -> vec[i64]:
        for source in range(sources(board)):
            fields = fields_at(board, source)
            for number in range(len(fields)):
                answer = SOURCE_STEP * source + FIELD_STEP * number
                for effect in fields[number]:
                    if EFFECTS[effect].follows == effects.COPY:
                        answers = add_copies(board, answer, answers)
                    elif not possible_only or self.why_not(board, answer) == POSSIBLE:
                        answers = append(answers, answer)
                    answer += 1
        return answers

    def why_not(self, board: Board, answer: i64) -> i64:
        if answer >= COPY_SITE:
            return POSSIBLE
        if board.used & field_bit(answer):
            return USED_ALREADY
        return why_not_use(board, EFFECTS[effect_at(board, answer)])

    def do(self, board: Board, answer: i64) -> None:
        if answer >= COPY_SITE:
            copy_site(board, answer - COPY_SITE)
            return
        board.acted = True
        board.used |= field_bit(answer)
        use(board, effect_at(board, answer))

    def number(self, board: Board, answer: i64) -> i64:
        if answer >= COPY_SITE:
            return 2 * len(EFFECTS) + LOCATION_NUMBER[answer - COPY_SITE]
        effect = effect_at(board, answer)
        return effect if site_of(board, answer) == board.player().site else effect + len(EFFECTS)

    def action(self, board: Board, answer: i64) -> UseAction | CopyAction:
        if answer >= COPY_SITE:
            return {"do": "copy", "site": SITES[answer - COPY_SITE]}
        return {"do": "use", "deed": EFFECTS[effect_at(board, answer)].name, "site": SITES[site_of(board, answer)]}

    def elements(self, action: Mapping[str, Any]) -> list[str]:
        site = f"site:{action['site']}"
        return [site] if action["do"] == "copy" else [f"deed:{action['deed']}", site]

    def absent(self, board: Board, action: Mapping[str, Any]) -> Refusal:
        site = str(action["site"])
        if action["do"] == "copy":
            if board.copied >= 0:
                return Refusal("GWT-5.6", "copied-already", {"site": SITES[board.copied]})
            if not usable(board) or EFFECTS[effect_at(board, 0)].follows != effects.COPY:
                return Refusal("GWT-5.6", "only-with-8b")
            return Refusal("GWT-5.6", "no-neighbour", {"site": site})
        tile = board.tile_name(board.visited) or "-"
        if not usable(board):
            return Refusal("GWT-3.4", "only-auxiliary", {"tile": tile})
        if site not in (SITES[board.player().site], SITES[board.copied] if board.copied >= 0 else None):
            return Refusal("GWT-3.3", "not-here", {"site": site})
        return Refusal("GWT-3.3", "no-such-deed", {"tile": tile})

    def figures(self, board: Board, answer: i64) -> EffectFigures | TileFigures:
        if answer >= COPY_SITE:
            return {"tile": board.tile_at(answer - COPY_SITE)}
        figures = effect_figures(board, EFFECTS[effect_at(board, answer)])
        figures["tile"] = board.tile_at(site_of(board, answer))
        return figures

    def params(self, board: Board, answer: i64, why: i64) -> Json:
        effect = EFFECTS[effect_at(board, answer)]
        return {"deed": effect.name} if why == USED_ALREADY else shortfall(board, effect, why)


class Done(Bare):
    """Whether to end phase B."""

    def why_not(self, board: Board, answer: i64) -> i64:
        return POSSIBLE if board.acted else DO_SOMETHING

    def do(self, board: Board, answer: i64) -> None:
        board.pop()


END_VISIT: Final = Done(agenda.VISIT, "visit", "GWT-3.5", (DoneAction,), DONE)
VISIT: Final = LocalAction(
    agenda.VISIT, "visit", "GWT-3.3", (UseAction, CopyAction, EffectFigures, TileFigures), "", size=96, forced=DONE,
    beside=(SINGLE_AUXILIARY, PLAY_OBJECTIVE, END_VISIT),
)  # fmt: skip


def usable(board: Board) -> bool:
    """GWT 3.4: neutral and own buildings; GWT 2.10: not one that replaced the building found there."""
    site = board.player().site
    tile = board.visited
    if tile != board.trail[site] or not board.is_building(site):
        return False
    return tile < parts.NEUTRAL_COUNT or board.owner(site) == board.actor


def sources(board: Board) -> i64:
    """How many there are. GWT 2.10: what was copied counts only while it stands there."""
    if not usable(board):
        return 0
    return SOURCES if board.copied >= 0 and board.trail[board.copied] == board.copied_tile else COPIED


def site_of(board: Board, answer: i64) -> i64:
    return board.player().site if answer < SOURCE_STEP * COPIED else board.copied


def fields_at(board: Board, source: i64) -> vec[vec[i64]]:
    """The fields of a source, each the effects it offers."""
    tile = board.visited if source < COPIED else board.copied_tile
    if tile < parts.NEUTRAL_COUNT:
        return parts.NEUTRAL_FIELDS[tile] if source % COPIED == 0 else NO_FIELDS
    if source % COPIED == RISK:  # GWT 2.1: the risk action belongs to private buildings
        return parts.RISK_FIELDS[board.player().site if source < COPIED else board.copied]
    return parts.SIDE_FIELDS[board.side(tile)]


def effect_at(board: Board, answer: i64) -> i64:
    """The effect that an answer below COPY_SITE names."""
    return fields_at(board, answer // SOURCE_STEP)[answer % SOURCE_STEP // FIELD_STEP][answer % FIELD_STEP]


def field_bit(answer: i64) -> i64:
    bit: i64 = 1
    return bit << (FIELDS * (answer // SOURCE_STEP) + answer % SOURCE_STEP // FIELD_STEP)


def add_copies(board: Board, answer: i64, answers: vec[i64]) -> vec[i64]:
    """GWT 5.6: neighbours of 8b; the copy of a copy does not lead back."""
    if board.used & field_bit(answer) or board.used & COPIED_TWICE:
        return answers
    own = board.player().site
    for near in parts.NEIGHBOURS[site_of(board, answer)]:
        if near != own and board.is_building(near):
            answers = append(answers, COPY_SITE + near)
    return answers


def copy_site(board: Board, site: i64) -> None:
    """GWT 5.6: one neighbour per visit, or, through a neighbouring 8b, a neighbour of that (ruling 14)."""
    board.used = (board.used & ~COPIED_FIELDS) | COPYING_FIELD
    if board.copied >= 0:
        board.used |= COPIED_TWICE
    board.copied = site
    board.copied_tile = board.trail[site]
    if board.telling:
        board.tell(events.COPIED, board.actor, site)
