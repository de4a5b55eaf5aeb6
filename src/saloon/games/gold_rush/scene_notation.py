"""Scenes in the notation of the rules digest, section 14: map, pieces and one turn, as players speak of them.

    id = "GR-S21"
    seats = ["blue", "yellow"]                        # clockwise
    board = ["S 0,0 0", "MR1 0,1 0"]                  # tile, x,y, quarter-turns clockwise
    pieces = ["blue miner 0,1 N", "yellow tent 0,0 N"]
    stacks = { "0,0 N" = 2 }                          # heights; a mountain not named has all its tokens
    turn = "yellow"
    tile = "MC1 0,2 2"
    may = ["mine"]                                    # legal in step 2; may_not: illegal
    action = "mine"                                   # then step 3 follows
    gain = { blue = 3 }                               # and gold, home, tents_home, lost, left, track

Other keys: scores, tokens, farmers; fits, fits_not; bag, drawn, discarded; final, final_gain, gold_points, winners; and
options, for a table that plays a ruling differently. What expand() makes of a scene is up to four runs: one for each
tile that is tried, one for the turn, one for the end of the game, one for the gold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from saloon.core.question import Json
from saloon.core.refusal import BadInput
from saloon.games.gold_rush.parts import CITY_NAME, COWBOYS, JOBS, TOKENS, TRACK
from saloon.games.gold_rush.position import from_position
from saloon.games.gold_rush.scene_keys import (
    END_KEYS,
    FIELDS,
    OUTCOMES,
    TURN_KEYS,
    BadNotation,
    check_kinds,
    is_number,
    texts,
)
from saloon.games.gold_rush.state import GoldRush
from saloon.games.gold_rush.tile_list import PRINTED, box_from, printed_list

START = "S 0,0 0"
TENT = "tent"


def expand(scene: Mapping[str, Any]) -> list[Json]:
    return list(_Scene(scene).takes())


class _Scene:
    """One scene of the digest, turned into positions, actions and what is expected of them."""

    def __init__(self, scene: Mapping[str, Any]) -> None:
        check_kinds(scene)
        self.scene = scene
        self.seats = texts(scene.get("seats"), "seats")
        self.board = texts(scene.get("board", [START]), "board")
        self.tile = FIELDS.placement(scene["tile"], "tile") if "tile" in scene else None
        self.actor = self._seat(scene.get("turn", self.seats[0] if self.seats else None), "turn")
        self.options = self._options()
        self.box = box_from(self.options.get("tiles", PRINTED))
        self._check_tiles()
        self.given = self._given()
        self.before = self._before()

    def takes(self) -> Iterator[Json]:
        scene = self.scene
        for name in dict.fromkeys(name for key in ("fits", "fits_not") for name, *_ in self._placements(key)):
            yield self._fitting(name)
        if "bag" in scene or "drawn" in scene or "discarded" in scene:
            yield self._drawing()
        if self.tile is not None:
            yield self._turn()
        elif any(key in scene for key in TURN_KEYS if key not in ("left", "track")):
            raise BadNotation("tile", "missing-field")
        else:
            yield from self._as_it_stands()
        if any(scene.get(key, False) is not False for key in END_KEYS):
            yield self._end()
        if "gold_points" in scene:
            yield self._gold_points()

    def _check_tiles(self) -> None:
        for key in ("board", "tile", "fits", "fits_not", "bag", "drawn", "discarded"):
            value = self.scene.get(key, [])
            for text in filter(None, [value] if isinstance(value, str) else value):
                if self.box.kind(text.split()[0]) < 0:
                    raise BadNotation(key, "no-such-tile", got=text)

    # What is given

    def _options(self) -> Json:
        options = dict(FIELDS.table(self.scene.get("options", {}), None, "options"))
        if "farmers" in self.scene:
            options["farmers"] = self.scene["farmers"]
        if "tiles" not in options:
            needed = self._tiles_needed()
            data = printed_list()
            if any(needed[row["id"]] > row["count"] for row in data["tile"]):
                options["tiles"] = _enough_tiles(data, needed)
        return options

    def _tiles_needed(self) -> Counter[str]:
        """How many of each tile the scene needs at once: the map matters, not what is in the box."""
        placed = Counter(text.split()[0] for text in self.board if text.split())
        placed.update([self.tile[0]] if self.tile is not None else [])
        tried = {name for key in ("fits", "fits_not") for name, *_ in self._placements(key)}
        bag = Counter(self._list("bag"))
        return placed + Counter({name: max(int(name in tried), bag[name]) for name in {*tried, *bag}})

    def _given(self) -> Json:
        players: list[Json] = [{"score": 0, "cowboys": [], "tokens": []} for _ in self.seats]
        for text in self._list("pieces"):
            words = text.split()
            if len(words) not in (3, 4) or words[1] not in (*JOBS[1:], TENT):
                raise BadNotation("pieces", "not-a-piece", got=text)
            player = players[self._seat(words[0], "pieces")]
            name = f"{words[2]} {words[3] if len(words) == 4 else CITY_NAME}"
            if words[1] != TENT:
                player["cowboys"].append(f"{words[1]} {name}")
            elif "tent" in player:
                raise BadNotation("pieces", "named-twice", got=text)
            else:
                player["tent"] = name
        for seat, score in self._by_seat("scores").items():
            players[seat]["score"] = score
        for seat, values in self._by_seat("tokens").items():
            players[seat]["tokens"] = values
        given = {
            "options": self.options,
            "seats": len(self.seats),
            "players": players,
            "board": self.board,
            "stacks": dict(FIELDS.table(self.scene.get("stacks", {}), None, "stacks")),
            "actor": self.actor,
        }
        return given if "tokens" not in self.scene else given | {"supply": self._supply(players)}

    def _supply(self, players: list[Json]) -> int:
        """Where tokens that somebody holds came from does not matter: the scene takes them from the supply."""
        laid = sum(int(self.box.nuggets[part]) for text in self.board for part in self._parts(text))
        held = sum(len(player["tokens"]) for player in players if isinstance(player["tokens"], list))
        return max(0, TOKENS - laid - held)

    def _parts(self, text: str) -> range:
        kind = self.box.kind(text.partition(" ")[0])
        if kind < 0:
            return range(0)
        first = int(self.box.first[kind])
        return range(first, first + len(self.box.tiles[kind].segments))

    def _before(self) -> GoldRush | None:
        """The given map, to read names and counts from; if it is impossible, the run will say why."""
        try:
            return from_position(self.given)
        except BadInput:
            return None

    # The runs

    def _fitting(self, name: str) -> Json:
        given = self.given | {"tile": name}
        wanted = self._places("fits", name)
        unwanted = self._places("fits_not", name)
        if not wanted and self._fits_nowhere(name):  # then it cannot even be in hand (GR-21)
            return {
                "given": self.given | {"bag": {name: 1}},
                "when": [{"draw": "tile", "tile": name}],
                "then": {"turn": "over", "events": [{"event": "discarded", "tile": name}]},
            }
        then: Json = {}
        if wanted:
            then["moves"] = wanted
        if unwanted:
            then["not_moves"] = [{"action": action} for action in unwanted]
        return {"given": given, "then": then}

    def _fits_nowhere(self, name: str) -> bool:
        kind = self.box.kind(name)
        return self.before is not None and kind >= 0 and not self.before.map.fits_somewhere(kind)

    def _drawing(self) -> Json:
        """The player draws until a tile can be placed, or none is left."""
        bag, discarded = self._list("bag"), self._list("discarded")
        drawn = self.scene.get("drawn", "")
        if not bag:
            raise BadNotation("bag", "missing-field")
        given = self.given | {"bag": dict(Counter(bag))}
        count = max(len(discarded) + bool(drawn), 1)
        then: Json = {"position": {"tile": drawn or "absent"}}
        if "discarded" in self.scene:
            then["position"]["discarded"] = self._discarded(given, discarded)
        if "drawn" in self.scene:
            then["turn"] = self.actor if drawn else "over"
        return {"given": given, "when": [{"draw": "tile", "tile": name} for name in bag[:count]], "then": then}

    def _discarded(self, given: Json, names: list[str]) -> Json:
        """How many of these tiles are out afterwards: some already were, so that the bag is as the scene says."""
        out = Counter(names)
        try:
            state = from_position(given)
        except BadInput:
            return dict(out)
        for kind, count in enumerate(state.discarded):
            out[state.box.tiles[kind].id] += int(count)
        return {name: out[name] or "absent" for name in dict.fromkeys([*given["bag"], *names])}

    def _as_it_stands(self) -> Iterator[Json]:
        """Heights and scores of the given map, without a turn."""
        if "left" in self.scene:
            yield {"given": self.given, "then": {"position": {"stacks": self._left()}}}
        if "track" in self.scene:
            yield {"given": self.given, "then": {"view": self._track()}}

    def _turn(self) -> Json:
        assert self.tile is not None
        name, x, y, rotation = self.tile
        when: list[Json] = [{"do": "place", "x": x, "y": y, "rotation": rotation}]
        may = [self._action(text, "may") for text in self._list("may")]
        may_not = [{"action": self._action(text, "may_not")} for text in self._list("may_not")]
        if may:
            when.append({"expect": {"moves": may}})
        if may_not:
            when.append({"expect": {"not_moves": may_not}})
        take: Json = {"given": self.given | {"tile": name}, "when": when}
        if len(when) == 1:
            take["then"] = {"position": {"phase": "act"}}
        if "action" in self.scene or any(key in self.scene for key in OUTCOMES):
            when += self._step_two()
            take["then"] = self._outcome()
        return take

    def _step_two(self) -> list[Json]:
        """The action and the tokens that it makes somebody draw; which ones does not matter."""
        return [self._action(self.scene.get("action", "none"), "action"), {"draws": "token"}]

    def _outcome(self) -> Json:
        action = self._action(self.scene.get("action", "none"), "action")
        gain, gold, home = (self._by_seat(key) for key in ("gain", "gold", "home"))
        tents_home = {self._seat(name, "tents_home") for name in self._list("tents_home")}
        players: Json = {}
        for seat, row in enumerate(self.given["players"]):
            sent = int(action["do"] == "cowboy" and seat == self.actor)
            tent = self._tent(row.get("tent"))
            if action["do"] == TENT and seat == self.actor:
                tent = f"{action['x']},{action['y']} {action['where']}"
            if seat in tents_home:
                if tent is None:
                    raise BadNotation("tents_home", "no-tent-on-the-map", got=self.seats[seat])
                tent = None
            players[str(seat)] = {
                "reserve": COWBOYS - len(row["cowboys"]) - sent + home.get(seat, 0),
                "tokens": len(row["tokens"]) + gold.get(seat, 0),
                "tent": "absent" if tent is None else tent,
            }
        lost = self.scene.get("lost", 0)
        position: Json = {"phase": "tile", "lost": lost + (int(self.before.lost) if self.before is not None else 0)}
        if "left" in self.scene:
            position["stacks"] = self._left()
        view = {"spectator": {"players": players}}
        for seat, row in self._track().get("spectator", {}).get("players", {}).items():
            players[seat] |= row
        return {
            "gain": [gain.get(seat, 0) for seat in range(len(self.seats))],
            "view": view,
            "position": position,
        }

    def _end(self) -> Json:
        """The final scoring, after the turn if there is one: no tile is left in the bag."""
        then: Json = {"turn": "over"}
        final = self._by_seat("final_gain")
        if "final_gain" in self.scene or self.scene.get("final"):
            then["scores"] = {str(seat): {"final": final.get(seat, 0)} for seat in range(len(self.seats))}
        if "winners" in self.scene:
            then["winners"] = sorted(self._seat(name, "winners") for name in self._list("winners"))
        given = self.given | {"bag": {}}
        if self.tile is None:
            return {"given": given, "then": then}
        name, x, y, rotation = self.tile
        when = [{"do": "place", "x": x, "y": y, "rotation": rotation}, *self._step_two()]
        return {"given": given | {"tile": name}, "when": when, "then": then}

    def _gold_points(self) -> Json:
        points = self._by_seat("gold_points")
        scores = {str(seat): {"tokens": value} for seat, value in points.items()}
        return {"given": self.given | {"bag": {}}, "then": {"scores": scores}}

    # Names

    def _left(self) -> dict[str, int]:
        left = FIELDS.table(self.scene.get("left", {}), None, "left")
        return {self._name(name): height for name, height in left.items()}

    def _track(self) -> Json:
        """GR-7: [space, laps]"""
        rows = self._by_seat("track")
        for seat, row in rows.items():
            if not isinstance(row, list) or len(row) != 2 or not all(map(is_number, row)) or not 0 <= row[0] < TRACK:
                raise BadNotation("track", "not-space-and-laps", got=f"{self.seats[seat]} {row}", last=TRACK - 1)
        return {"spectator": {"players": {str(seat): {"track": row} for seat, row in rows.items()}}} if rows else {}

    def _tent(self, name: str | None) -> str | None:
        return None if name is None else self._name(name)

    def _name(self, name: str) -> str:
        """A segment by its first edge or half-edge, whichever of its edges the scene names."""
        words = name.split()
        if len(words) != 2:
            return name
        return f"{words[0]} {self._spot(words[0], words[1])}"

    def _spot(self, place: str, where: str) -> str:
        rows = [text.split() for text in self.board]
        laid = {row[1]: (row[0], int(row[2])) for row in rows if len(row) == 3 and row[2].isdecimal()}
        if self.tile is not None:
            laid[f"{self.tile[1]},{self.tile[2]}"] = (self.tile[0], self.tile[3])
        name, rotation = laid.get(place, ("", 0))
        kind = self.box.kind(name)
        if kind < 0 or not 0 <= rotation < 4:
            return where
        orientation = 4 * kind + rotation
        number = self.box.segment_at(orientation, where)
        return where if number < 0 else self.box.spots[orientation][number]

    def _action(self, text: str, key: str) -> Json:
        """An action of step 2: `miner N`, `merchant`, `tent 0,0 N`, `mine`, `none`."""
        words = text.split() or [""]
        if words[0] in ("mine", "none") and len(words) == 1:
            return {"do": words[0]}
        if words[0] == TENT and len(words) == 3:
            x, y = FIELDS.place(words[1], key)
            return {"do": TENT, "x": x, "y": y, "where": self._spot(f"{x},{y}", words[2])}
        if words[0] in JOBS[1:] and len(words) == (1 if words[0] == JOBS[-1] else 2) and self.tile is not None:
            _, x, y, _ = self.tile
            where = self._spot(f"{x},{y}", words[1] if len(words) == 2 else CITY_NAME)
            return {"do": "cowboy", "job": words[0], "x": x, "y": y, "where": where}
        raise BadNotation(key, "not-an-action", got=text)

    def _places(self, key: str, tile: str) -> list[Json]:
        return [
            {"do": "place", "x": x, "y": y, "rotation": rotation}
            for name, x, y, rotation in self._placements(key)
            if name == tile
        ]

    def _placements(self, key: str) -> list[tuple[str, int, int, int]]:
        return [FIELDS.placement(text, key) for text in self._list(key)]

    def _seat(self, name: Any, key: str) -> int:
        if name not in self.seats:
            raise BadNotation(key, "not-one-of", got=str(name), choices=", ".join(self.seats))
        return self.seats.index(name)

    def _list(self, key: str) -> list[str]:
        return texts(self.scene.get(key, []), key)

    def _by_seat(self, key: str) -> dict[int, Any]:
        return {
            self._seat(name, key): value for name, value in FIELDS.table(self.scene.get(key, {}), None, key).items()
        }


def _enough_tiles(data: Json, needed: Counter[str]) -> Json:
    """The tile list with more of the tiles that a scene needs, and as many fewer of those that it does not."""
    missing = 0
    for row in data["tile"]:
        short = max(0, needed[row["id"]] - row["count"])
        row["count"] += short
        missing += short
    for row in data["tile"]:
        spare = 0 if row.get("start") else max(0, min(missing, row["count"] - max(1, needed[row["id"]])))
        row["count"] -= spare
        missing -= spare
    del data["totals"]
    return data
