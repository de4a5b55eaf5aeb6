"""What a seat may see of Gold Rush: views and itemised scores."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.question import Json
from saloon.core.state import OVER
from saloon.games.gold_rush.board import DONE, ENDINGS, LAST_TURNS, NO_MOUNTAIN, NO_TILE, PHASES
from saloon.games.gold_rush.completion import is_complete
from saloon.games.gold_rush.features import cowboys_of
from saloon.games.gold_rush.parts import CITY, JOBS, LANDS, MOUNTAIN, PRAIRIE, RAIL, TRACK
from saloon.games.gold_rush.player import RESERVE, Player
from saloon.games.gold_rush.scoring import feature_points, itemise, symbols_of, winners
from saloon.games.gold_rush.shown import Shown, shown_now
from saloon.games.gold_rush.state import GoldRush


def view(state: GoldRush, seat: int | None) -> Json:
    """All that the seat may know: everything but the values of tokens that it does not hold (GR-98, GR-102)."""
    shown = state.shown = _show(state)
    return {
        "options": options(state),
        "seats": int(state.seats),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "actor": int(state.actor),
        "tile": tile_in_hand(state),
        "map": shown.laid[:],
        "features": [feature for feature in shown.features if feature is not None],
        "stacks": shown.stacks,
        "players": [_player(state, index, seat) for index in range(state.seats)],
        "bag": tile_counts(state, state.bag),
        "discarded": tile_counts(state, state.discarded),
        "supply": int(state.supply),
        "lost": int(state.lost),
        "unseen": _unseen(state, seat),
        "dealing": dealing(state),
        "scorings": [itemise(state.map, scoring, state.seats) for scoring in state.scorings],
        "to_end": _to_end(state),
        "reason": ENDINGS[state.ending],
    }


def _to_end(state: GoldRush) -> Json:
    """GR-87: the last tile ends it."""
    tiles = sum(int(count) for count in state.bag) + (state.tile != NO_TILE)
    return {"tiles": tiles, "last_round": tiles <= state.seats and state.turn != OVER}


def tile_in_hand(state: GoldRush) -> str | None:
    return state.box.tiles[state.tile].id if state.tile != NO_TILE else None


def options(state: GoldRush) -> Json:
    """What the table agreed on; who starts no longer matters once somebody has."""
    rulings = state.rulings
    return {
        "farmers": rulings.farmers,
        "last_turn": LAST_TURNS[rulings.last_turn],
        "unclaimed_tokens": "active" if rulings.unclaimed_to_active else "lost",
        "gap": "open" if rulings.gap_is_open else "complete",
        "tiles": state.box.option,
    }


def _laid(state: GoldRush, cell: i64) -> Json:
    orientation = int(state.map.orientation(cell))
    x, y = int(state.map.x(cell)), int(state.map.y(cell))
    return {"tile": state.box.tiles[orientation // 4].id, "x": x, "y": y, "rotation": orientation % 4}


def _show(state: GoldRush) -> Shown:
    """The tiles and features of the map. Most are unchanged since the last view and are taken from it, so a view costs
    only as much as has changed."""
    map, before = state.map, state.shown
    if before.is_still_so(map):
        return before
    shown = shown_now(map)
    shown.laid = [
        before.laid[number] if before.has_tile(map, number) else _laid(state, map.order[number])
        for number in range(len(map.order))
    ]
    names, features = shown.names, map.features
    changed: list[bool] = []  # by segment, then by feature
    for segment in range(shown.count):
        same = before.has_segment(map, segment)
        names.append(before.names[segment] if same else map.name(segment))
        changed.append(not same)
    for segment in range(shown.count):
        if changed[segment]:
            changed[features.feature(segment)] = True
    for feature in range(shown.count):
        shown.features.append(None)
        if features.feature(feature) == feature:
            kept = before.features[feature] if not changed[feature] else None
            shown.features[feature] = _feature(state, feature, names, kept)
    shown.stacks = _stacks(state, names)
    return shown


def _feature(state: GoldRush, feature: i64, names: list[str], kept: Json | None) -> Json:
    """A feature with its owners and what it is worth as it stands; the one that was kept, if it has not changed."""
    map, features = state.map, state.map.features
    land, on_it = features.land(feature), features.cowboys(feature)
    complete = is_complete(map, state.rulings, feature)
    if kept is not None and kept["complete"] == complete and land != CITY:
        return kept
    shown: Json = {
        "land": LANDS[land],
        "segments": [names[segment] for segment in features.members(feature)],
        "complete": complete,
        "cowboys": [int(cowboys_of(on_it, seat)) for seat in range(state.seats)],
        "owners": winners(on_it, state.seats) if on_it != 0 else [],
        "worth": int(feature_points(features, feature, complete)),
    }
    if land == RAIL:
        shown["length"], shown["locomotives"] = int(features.tiles(feature)), int(features.symbols(feature))
    elif land == MOUNTAIN:
        shown["nuggets"], shown["tokens"] = int(features.symbols(feature)), int(features.stack(feature))
    elif land == PRAIRIE:
        shown["camps"], shown["herds"] = symbols_of(features, feature)
    else:
        shown["rails"] = int(features.complete_rails(feature))
    return shown


def stacks(state: GoldRush) -> dict[str, int]:
    """The height of the stack that each mountain segment belongs to (GR-26)."""
    return _stacks(state, [state.map.name(segment) for segment in range(state.map.features.count)])


def _stacks(state: GoldRush, names: list[str]) -> dict[str, int]:
    features = state.map.features
    return {
        names[segment]: int(features.stack(features.feature(segment)))
        for segment in range(features.count)
        if features.land(segment) == MOUNTAIN
    }


def _player(state: GoldRush, index: int, seat: int | None) -> Json:
    player = state.players[index]
    shown: Json = {
        "score": int(player.score),
        "track": [int(player.score) % TRACK, int(player.score) // TRACK],  # GR-7: space and laps
        "reserve": int(player.reserve()),
        "cowboys": cowboys(state, player),
        "tent": tent(state, player),
        "tokens": int(player.held()),  # GR-51: public
    }
    if index == seat or state.phase == DONE:  # GR-95
        shown["values"] = token_values(state, player)
    return shown


def cowboys(state: GoldRush, player: Player) -> list[str]:
    """Each as job and place: `miner 0,1 N`."""
    features = state.map.features
    return [f"{JOBS[features.land(segment)]} {state.map.name(segment)}" for segment in player.cowboys]


def tent(state: GoldRush, player: Player) -> str | None:
    return None if player.tent == RESERVE else state.map.name(player.tent)


def token_values(state: GoldRush, player: Player) -> list[int]:
    values = state.box.token_values
    return [int(values[kind]) for kind, count in enumerate(player.tokens) for _ in range(count)]


def _unseen(state: GoldRush, seat: int | None) -> dict[str, int]:
    """The tokens whose value the seat does not know, by value: on mountains, in the supply, out of play, of others."""
    counts = [int(count) for count in state.pool]
    if state.phase != DONE:
        for index, player in enumerate(state.players):
            if index != seat:
                for kind, count in enumerate(player.tokens):
                    counts[kind] += int(count)
    return {str(int(state.box.token_values[kind])): count for kind, count in enumerate(counts)}


def tile_counts(state: GoldRush, counts: vec[i64]) -> dict[str, int]:
    return {state.box.tiles[kind].id: int(count) for kind, count in enumerate(counts) if count}


def dealing(state: GoldRush) -> Json | None:
    """The complete mountain whose tokens are being dealt, and to whom the next one goes."""
    if state.mountain == NO_MOUNTAIN:
        return None
    segment = min(int(segment) for segment in state.map.features.members(state.mountain))
    return {
        "mountain": state.map.name(segment),
        "seat": int(state.receiver),
        "dealt": int(state.dealt),
    }


def scores(state: GoldRush) -> list[Json]:
    """Per seat: where its points come from, feature by feature, and the four parts of GR-97."""
    scorings = [itemise(state.map, scoring, state.seats) for scoring in state.scorings]
    return [_score(state, seat, scorings) for seat in range(state.seats)]


def _score(state: GoldRush, seat: int, scorings: list[Json]) -> Json:
    player = state.players[seat]
    gains = [
        {"item": "scoring", "scoring": number, **scoring}
        for number, scoring in enumerate(scorings, start=1)
        if seat in scoring["winners"]
    ]
    tokens = int(player.worth(state.box.token_values)) if state.phase == DONE else 0
    start = int(player.score) - tokens - sum(gain["points"] for gain in gains)  # a position may start with points
    items: list[Json] = [{"item": "start", "points": start}, *gains]
    if state.phase == DONE:
        items.append({"item": "tokens", "values": token_values(state, player), "points": tokens, "rule": "GR-95"})
    turns = sum(gain["points"] for gain in gains if gain["complete"])
    prairies = sum(gain["points"] for gain in gains if gain["land"] == LANDS[PRAIRIE])
    final = sum(gain["points"] for gain in gains if not gain["complete"])
    return {
        "seat": seat,
        "points": int(player.score),
        "share": state.share(seat) if state.ending else 0.0,
        "turns": start + turns,
        "incomplete": final - prairies,
        "prairies": prairies,
        "final": final,  # incomplete features and prairies together
        "tokens": tokens,
        "items": items,
    }
