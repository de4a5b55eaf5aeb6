"""Move and action of Gold Rush, and why an action is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.core.game import Action
from saloon.core.refusal import Refusal
from saloon.games.gold_rush.board import EMPTY, NOWHERE, REACH, Board
from saloon.games.gold_rush.codes import ACT, COWBOY, DIG, FIRST, NONE, PLACE, TENT, TILE
from saloon.games.gold_rush.features import men_of
from saloon.games.gold_rush.parts import JOBS, LANDS, MOUNTAIN, PRAIRIE, SIDES
from saloon.games.gold_rush.player import RESERVE
from saloon.games.gold_rush.state import GoldRush


def action(state: GoldRush, move: int) -> Action:
    """The readable form of a move or draw that the state lists."""
    board = state.board
    if state.phase == PLACE:
        cell, rotation = divmod(move, 4)
        return {"do": "place", "x": int(board.x(cell)), "y": int(board.y(cell)), "rotation": rotation}
    if state.phase == ACT:
        if move >= TENT:
            return {"do": "tent", **spot(state, move - TENT)}
        if move >= COWBOY:
            segment = int(board.first[state.last]) + move - COWBOY
            return {"do": "cowboy", "job": JOBS[board.features.land(segment)], **spot(state, segment)}
        return {"do": {NONE: "none", DIG: "mine"}[move]}
    if state.phase == TILE:
        return {"draw": "tile", "tile": state.box.tiles[move].id}
    if state.phase == FIRST:
        return {"draw": "first", "seat": move}
    return {"draw": "token", "seat": drawing_seat(state), "value": int(state.box.token_values[move])}


def drawing_seat(state: GoldRush) -> int:
    """Who gets the token: whoever mined it, or the next to whom a complete mountain's tokens are dealt."""
    return int(state.receiver if state.receiver >= 0 else state.actor)


def spot(state: GoldRush, segment: int) -> Action:
    """Where a segment is: its tile, and its first edge or half-edge there as it lies."""
    board = state.board
    cell = board.features.cell[segment]
    where = board.box.spot(board.face[cell], segment - board.first[cell])
    return {"x": int(board.x(cell)), "y": int(board.y(cell)), "where": where}


def find_cell(board: Board, x: int, y: int) -> int:
    """The cell there, or NOWHERE; of any numbers, however large."""
    return int(board.cell_at(x, y)) if abs(x) <= REACH and abs(y) <= REACH else NOWHERE


def attempts(state: GoldRush) -> list[Action]:
    """What a player might try at the table now."""
    board, features = state.board, state.board.features
    if state.phase == PLACE:
        return [action(state, 4 * int(cell) + rotation) for cell in board.open for rotation in range(4)]
    if state.phase != ACT:
        return []
    new = range(int(board.first[state.last]), int(features.count))
    mountains = [segment for segment in range(features.count) if features.land(segment) == MOUNTAIN]
    return [
        {"do": "none"},
        {"do": "mine"},
        *({"do": "cowboy", "job": JOBS[features.land(segment)], **spot(state, segment)} for segment in new),
        *({"do": "tent", **spot(state, segment)} for segment in mountains),
    ]


def elements(action: Mapping[str, Any]) -> list[str]:
    """What on the board the action belongs to."""
    match action:
        case {"do": "place", "x": x, "y": y, "rotation": rotation}:
            return [f"place:{x},{y},{rotation}"]
        case {"do": "cowboy", "x": x, "y": y, "where": where}:
            return [f"segment:{x},{y},{where}"]
        case {"do": "tent", "x": x, "y": y, "where": where}:
            return [f"tent:{x},{y},{where}"]
        case {"do": "mine" | "none" as verb}:
            return [verb]
    return []


FIELDS_OF: Mapping[str, Mapping[str, type]] = {
    "place": {"x": int, "y": int, "rotation": int},
    "cowboy": {"job": str, "x": int, "y": int, "where": str},
    "tent": {"x": int, "y": int, "where": str},
    "mine": {},
    "none": {},
}


def refusal(state: GoldRush, action: Mapping[str, Any]) -> Refusal:
    """Why an action that is none of the moves cannot be done."""
    wanted = action.get("do")
    known = FIELDS_OF.get(wanted) if isinstance(wanted, str) else None
    if known is None:
        return Refusal("table", "unknown-action", {"choices": ", ".join(FIELDS_OF)})
    if set(action) != {"do", *known} or not all(type(action[key]) is kind for key, kind in known.items()):
        return Refusal("table", "wrong-fields", {"action": wanted, "fields": ", ".join(known) or "-"})
    if state.phase == PLACE:
        return _refuse_place(state, action) if wanted == "place" else Refusal("GR-15", "place-first")
    match wanted:
        case "place":
            return Refusal("GR-15", "placed-already")
        case "cowboy":
            return _refuse_cowboy(state, action)
        case "tent":
            return _refuse_tent(state, action)
        case _:
            no_tent = state.players[state.actor].tent == RESERVE
            return Refusal("GR-52", "no-tent" if no_tent else "no-tokens")


def _refuse_place(state: GoldRush, action: Mapping[str, Any]) -> Refusal:
    board = state.board
    where = {"x": action["x"], "y": action["y"]}
    if action["rotation"] not in range(4):
        return Refusal("table", "no-such-rotation", {"rotation": action["rotation"]})
    cell = find_cell(board, action["x"], action["y"])
    if cell == NOWHERE:
        return Refusal("GR-19", "touches-no-tile", where)
    if board.face[cell] != EMPTY:
        return Refusal("GR-19", "occupied", where)
    face = 4 * int(state.kind) + action["rotation"]
    for side, name in enumerate(SIDES):
        asked = (int(board.asks[cell]) >> (2 * side)) & 3
        shown = int(board.box.edges[4 * face + side])
        if asked not in (0, shown):
            return Refusal("GR-20", "does-not-continue", {"side": name, "shows": LANDS[shown], "asks": LANDS[asked]})
    raise ValueError(action)


def _refuse_cowboy(state: GoldRush, action: Mapping[str, Any]) -> Refusal:
    board, features = state.board, state.board.features
    if state.players[state.actor].reserve() == 0:
        return Refusal("GR-38", "no-cowboy")
    cell = find_cell(board, action["x"], action["y"])
    if cell != state.last:
        return Refusal("GR-31", "not-on-the-new-tile", {"x": int(board.x(state.last)), "y": int(board.y(state.last))})
    number = board.box.segment_at(board.face[cell], action["where"])
    if number < 0:
        return Refusal("GR-32", "nothing-there", {"where": action["where"]})
    segment = board.segment(cell, number)
    job = JOBS[features.land(segment)]
    if action["job"] != job:
        return Refusal("GR-9", "other-job", {"land": LANDS[features.land(segment)], "job": job})
    if features.land(segment) == PRAIRIE and not state.rulings.farmers:
        return Refusal("GR-40", "without-farmers")
    men = features.men[features.feature[segment]]
    if men:
        seat = next(seat for seat in range(state.seats) if men_of(men, seat))
        return Refusal("GR-33", "occupied-by", {"land": LANDS[features.land(segment)], "seat": seat})
    return Refusal("table", "other-name", {"name": spot(state, int(segment))["where"]})


def _refuse_tent(state: GoldRush, action: Mapping[str, Any]) -> Refusal:
    board, features = state.board, state.board.features
    cell = find_cell(board, action["x"], action["y"])
    if cell == NOWHERE or board.face[cell] == EMPTY:
        return Refusal("GR-42", "no-tile", {"x": action["x"], "y": action["y"]})
    number = board.box.segment_at(board.face[cell], action["where"])
    if number < 0 or features.land(segment := board.segment(cell, number)) != MOUNTAIN:
        return Refusal("GR-41", "no-mountain", {"where": action["where"]})
    if state.is_complete(features.feature[segment]):
        return Refusal("GR-43", "mountain-complete")
    if state.players[state.actor].tent == segment:
        return Refusal("GR-46", "stands-there")
    if features.manned[segment]:
        return Refusal("GR-44", "not-vacant")
    return Refusal("table", "other-name", {"name": spot(state, int(segment))["where"]})
