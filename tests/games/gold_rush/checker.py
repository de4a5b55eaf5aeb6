"""A second, slow reading of Gold Rush: the map is flooded anew whenever somebody asks, straight from the tile list.

It knows positions (JSON) only and shares no code with the engine. Rulings as in the digest.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import saloon.games.gold_rush as package

SIDES = "NESW"
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
HALVES = ["nw", "ne", "en", "es", "se", "sw", "ws", "wn"]
MEETING = {"nw": "sw", "ne": "se", "en": "wn", "es": "ws", "se": "ne", "sw": "nw", "ws": "es", "wn": "en"}
JOBS = {"rail": "railwayman", "mountain": "miner", "city": "merchant", "prairie": "farmer"}

Place = tuple[int, int]
Segment = tuple[int, int, str, int]  # x, y, land, number in the list of that land


@cache
def tile_list() -> dict[str, dict[str, Any]]:
    text = (Path(package.__path__[0]) / "data" / "tiles.toml").read_text(encoding="utf-8")
    return {row["id"]: row for row in tomllib.loads(text)["tile"]}


def turned_side(side: str, rotation: int) -> str:
    return SIDES[(SIDES.index(side) + rotation) % 4]


def turned_half(half: str, rotation: int) -> str:
    return HALVES[(HALVES.index(half) + 2 * rotation) % 8]


class Laid:
    """A tile as it lies: its edges, and what is where."""

    def __init__(self, text: str) -> None:
        self.id, place, rotation = text.split()
        self.x, self.y = (int(number) for number in place.split(","))
        self.row, self.rotation = tile_list()[self.id], int(rotation)
        self.edges = {turned_side(side, self.rotation): self.row["edges"][i] for i, side in enumerate(SIDES)}
        self.spots: dict[str, Segment] = {}  # every edge and half-edge, with the segment there
        self.reaches: dict[Segment, list[str]] = {}
        for number, rail in enumerate(self.row.get("rails", [])):
            self._add("rail", number, [turned_side(end, self.rotation) for end in rail["ends"] if end in SIDES])
        for number, mountain in enumerate(self.row.get("mountains", [])):
            self._add("mountain", number, [turned_side(side, self.rotation) for side in mountain["edges"]])
        if "city" in self.row:
            self._add("city", 0, ["city"])
        for number, prairie in enumerate(self.row.get("prairies", [])):
            self._add("prairie", number, [turned_half(half, self.rotation) for half in prairie["halves"].split()])

    def _add(self, land: str, number: int, spots: list[str]) -> None:
        segment = (self.x, self.y, land, number)
        self.reaches[segment] = spots
        self.spots |= dict.fromkeys(spots, segment)

    def printed(self, segment: Segment) -> Mapping[str, Any]:
        row: Mapping[str, Any] = self.row[
            {"rail": "rails", "mountain": "mountains", "prairie": "prairies"}[segment[2]]
        ][segment[3]]
        return row


class Land:
    """The map of a position."""

    def __init__(self, board: Iterable[str]) -> None:
        self.tiles: dict[Place, Laid] = {}
        for text in board:
            tile = Laid(text)
            self.tiles[tile.x, tile.y] = tile

    def named(self, name: str) -> Segment:
        place, spot = name.split()
        x, y = (int(number) for number in place.split(","))
        return self.tiles[x, y].spots[spot]

    def neighbours(self, segment: Segment) -> list[Segment | None]:
        """What each spot of the segment's rim leads to; None where the cell beside is empty."""
        x, y, _, _ = segment
        out: list[Segment | None] = []
        for spot in self.tiles[x, y].reaches[segment]:
            if spot == "city":
                continue
            side = spot if spot in SIDES else spot[0].upper()
            dx, dy = STEPS[side]
            beside = self.tiles.get((x + dx, y + dy))
            meeting = turned_side(side, 2) if spot in SIDES else MEETING[spot]
            out.append(None if beside is None else beside.spots[meeting])
        return out

    def flood(self, start: Segment) -> frozenset[Segment]:
        seen, waiting = {start}, [start]
        while waiting:
            for near in self.neighbours(waiting.pop()):
                if near is not None and near not in seen:
                    seen.add(near)
                    waiting.append(near)
        return frozenset(seen)

    def features(self) -> set[frozenset[Segment]]:
        return {self.flood(segment) for tile in self.tiles.values() for segment in tile.reaches}

    def printed(self, feature: Iterable[Segment], key: str) -> int:
        return sum(int(self.tiles[segment[:2]].printed(segment).get(key, 0)) for segment in feature)

    def city_rails(self, city: Segment) -> list[frozenset[Segment]]:
        """The different rails that leave the city."""
        rails = [(*city[:2], "rail", number) for number in self.tiles[city[:2]].row["city"]]
        return list(dict.fromkeys(self.flood(rail) for rail in rails))

    def complete(self, feature: frozenset[Segment]) -> bool:
        one = min(feature)
        if one[2] == "city":
            return all(self.complete(rail) for rail in self.city_rails(one))
        return one[2] != "prairie" and all(None not in self.neighbours(segment) for segment in feature)

    def worth(self, feature: frozenset[Segment], final: bool) -> int:
        one = min(feature)
        match one[2]:
            case "rail":
                length = len({segment[:2] for segment in feature})
                return length * (2 if self.printed(feature, "locos") == 1 and not final else 1)
            case "mountain":
                return self.printed(feature, "nuggets")
            case "city":
                return 3 * sum(self.complete(rail) for rail in self.city_rails(one))
        return 2 * self.printed(feature, "camps") + 4 * self.printed(feature, "herds")

    def fits(self, tile: str, x: int, y: int, rotation: int) -> bool:
        if (x, y) in self.tiles:
            return False
        laid = Laid(f"{tile} {x},{y} {rotation}")
        beside = {side: self.tiles.get((x + dx, y + dy)) for side, (dx, dy) in STEPS.items()}
        touching = {side: near for side, near in beside.items() if near is not None}
        return bool(touching) and all(
            laid.edges[side] == near.edges[turned_side(side, 2)] for side, near in touching.items()
        )

    def placements(self, tile: str) -> list[tuple[int, int, int]]:
        cells = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEPS.values()}
        return [(x, y, r) for x, y in sorted(cells) for r in range(4) if self.fits(tile, x, y, r)]


def cowboys_on(position: Mapping[str, Any], land: Land) -> list[tuple[int, Segment]]:
    return [
        (seat, land.named(name.split(" ", 1)[1]))
        for seat, player in enumerate(position["players"])
        for name in player["cowboys"]
    ]


def choices(position: Mapping[str, Any]) -> set[tuple[str, ...] | tuple[str, Segment]]:
    """Every action of step 2 that is legal in a position that waits for one."""
    land = Land(position["board"])
    actor = position["actor"]
    player = position["players"][actor]
    new = Laid(position["board"][-1])
    manned = {segment for _, segment in cowboys_on(position, land)}
    tents = {land.named(row["tent"]) for row in position["players"] if row["tent"]}
    out: set[tuple[str, ...] | tuple[str, Segment]] = {("none",)}
    if player["tent"] and position["stacks"][player["tent"]] > 0:
        out.add(("mine",))
    for segment in new.reaches:
        allowed = position["options"]["farmers"] or segment[2] != "prairie"
        if len(player["cowboys"]) < 4 and allowed and not land.flood(segment) & manned:
            out.add((JOBS[segment[2]], segment))
    for tile in land.tiles.values():
        for segment in tile.reaches:
            if segment[2] == "mountain" and segment not in manned | tents and not land.complete(land.flood(segment)):
                out.add(("tent", segment))
    return out


def winners(men: Counter[int]) -> list[int]:
    return [seat for seat, count in men.items() if count == max(men.values())]


def after_turn(position: Mapping[str, Any], action: Mapping[str, Any]) -> dict[str, Any]:
    """What the rest of a turn must lead to, from a position that waits for step 2 and the action chosen."""
    land = Land(position["board"])
    actor = position["actor"]
    men = cowboys_on(position, land)
    tents = [land.named(row["tent"]) if row["tent"] else None for row in position["players"]]
    tokens = [len(row["tokens"]) for row in position["players"]]
    scores = [row["score"] for row in position["players"]]
    heights = {land.flood(land.named(name)): height for name, height in position["stacks"].items()}
    lost = position["lost"]
    if action["do"] == "cowboy":
        men.append((actor, land.named(f"{action['x']},{action['y']} {action['where']}")))
    elif action["do"] == "tent":
        tents[actor] = land.named(f"{action['x']},{action['y']} {action['where']}")
    elif action["do"] == "mine":
        own = tents[actor]
        assert own is not None
        heights[land.flood(own)] -= 1
        tokens[actor] += 1
    for feature in {land.flood(segment) for _, segment in men} | set(heights):
        if not land.complete(feature):
            continue
        there = Counter(seat for seat, segment in men if segment in feature)
        best = winners(there)
        for seat in best:
            scores[seat] += land.worth(feature, final=False)
        men = [(seat, segment) for seat, segment in men if segment not in feature]
        left = heights.get(feature, 0)
        if best:
            order = [seat % len(scores) for seat in range(actor, actor + len(scores)) if seat % len(scores) in best]
            for i in range(left):
                tokens[order[i % len(order)]] += 1
        else:
            lost += left
        if feature in heights:
            heights[feature] = 0
            tents = [None if tent in feature else tent for tent in tents]
    return {"scores": scores, "men": men, "tents": tents, "tokens": tokens, "heights": heights, "lost": lost}


def at_the_end(outcome: Mapping[str, Any], board: Iterable[str], values: list[list[int]]) -> list[int]:
    """The final scores, from what the last turn led to (GR-88 … GR-95)."""
    land = Land(board)
    scores = list(outcome["scores"])
    for feature in {land.flood(segment) for _, segment in outcome["men"]}:
        for seat in winners(Counter(seat for seat, segment in outcome["men"] if segment in feature)):
            scores[seat] += land.worth(feature, final=True)
    return [score + sum(held) for score, held in zip(scores, values, strict=True)]
