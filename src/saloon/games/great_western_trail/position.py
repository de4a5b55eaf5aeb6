"""Positions of Great Western Trail: a state as JSON and back, for tests, scenes and puzzles.

A position may leave out what is as in a fresh box: of cards, tiles and workers it names those that matter, the rest of
the box fills the stacks. Left out, a player has the money of its seat, an empty hand, and its cattleman beside the
board; neutral tiles lie on their letters; all buildings show side a; and the actor is about to move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.positions import PositionReader
from saloon.core.question import Json
from saloon.core.refusal import BadPosition
from saloon.core.state import OVER
from saloon.games.great_western_trail import agenda, parts, wire
from saloon.games.great_western_trail.automa_deck import CARD_DISCS, DIFFICULTIES, automa_of
from saloon.games.great_western_trail.automa_deck import CARDS as CARD_COUNT
from saloon.games.great_western_trail.auxiliary import ALL_FIELDS
from saloon.games.great_western_trail.info import INFO
from saloon.games.great_western_trail.position_players import PLAYER_KEYS, READ, read_player
from saloon.games.great_western_trail.setup import bare_table
from saloon.games.great_western_trail.state import GreatWesternTrail
from saloon.games.great_western_trail.view import LEFT, counts, hand_names, open_player, table

KEYS = ("rules", "options", "players", *wire.Table.__annotations__)
AUTOMA_AGENDA = [["end_turn"], ["automa_turn"]]
MOST_EXTRA = 99
DEFAULT_AGENDA = [["end_turn"], ["draw_up"], ["move"]]
KINDS_OF = {name: kind for kind, name in enumerate(agenda.NAMES)}


def position(state: GreatWesternTrail) -> Json:
    """Everything about the state, secrets included."""
    return {
        "rules": 1 if state.decides_on_arrival else INFO.rules_version,
        "options": {
            "setup": "beginner" if state.beginner else "normal",
            "automa": DIFFICULTIES[state.automa.level],
            "automa_starting_objective": state.automa.with_objective,
            "automa_deck": state.automa.deck.option,
        },
        **table(state),
        "players": [
            {**open_player(player), "hand": hand_names(player), "stack": counts(player.stack, parts.CARDS)}
            for player in state.players
        ],
    }


def from_position(position: Mapping[str, Any]) -> GreatWesternTrail:
    """The state that the position describes. Refuses what the box cannot make, and names the field."""
    return _Reader(position).state()


class _Reader(PositionReader):
    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data, INFO, KEYS, PLAYER_KEYS)
        self.automa = automa_of(self.seats, self.options)
        self.table = bare_table(self.seats, self.options["setup"] == "beginner", self.automa)
        rules = READ.number(data.get("rules", INFO.rules_version), 1, INFO.rules_version, "rules")
        self.table.decides_on_arrival = rules == 1
        if self.automa.seat >= 0:
            self._read_automa()

    def state(self) -> GreatWesternTrail:
        data, state = self.data, self.table
        state.first = READ.number(data.get("first", 0), 0, self.seats - 1, "first")
        state.actor = READ.number(data.get("actor", 0), 0, self.seats - 1, "actor")
        if "faces" in data:
            state.sides = self._sides(data["faces"])
        self._read_trail()
        state.foresight = READ.places(data.get("foresight", []), parts.TILES, parts.FORESIGHTS, "foresight")
        self._read_jobs()
        for seat in range(self.seats):
            read_player(state, seat, self.rows[seat])
        self._read_masters()
        self._read_supply()
        state.market = READ.counts(data.get("market", {}), parts.CARDS, parts.MARKET_DECK, "market")
        state.display = READ.places(
            data.get("display", []), parts.OBJECTIVES[: parts.STARTING], parts.DISPLAY, "display"
        )
        self._read_stacks()
        state.turns_left = READ.number_or_none(data.get("turns_left"), self.seats, "turns_left")
        state.token_owner = READ.number_or_none(data.get("token_owner"), self.seats - 1, "token_owner")
        if (state.turns_left >= 0) != state.ending() or (state.token_owner >= 0) != state.ending():
            raise BadPosition("turns_left", "does-not-fit", token=LEFT if state.ending() else int(state.token) + 1)
        self._read_visit()
        self._read_agenda()
        if len(state.agenda) == 0:
            if state.turns_left != 0:
                raise BadPosition("agenda", "missing-field")
            state.turn = OVER
        else:
            state.settle()
        return state

    def _read_automa(self) -> None:
        automa = self.automa
        row = READ.table(self.data.get("automa") or {}, tuple(wire.AutomaView.__annotations__), "automa")
        top, drawn = row.get("top", 1), row.get("drawn")
        place = automa.deck.place
        automa.top = -1 if top is None else place(READ.number(top, 1, CARD_COUNT, "automa.top"))
        automa.drawn = -1 if drawn is None else place(READ.number(drawn, 1, CARD_COUNT, "automa.drawn"))
        if automa.top >= 0:
            automa.left[automa.top] = 0
        if "deck" in row:
            left = READ.numbers(row["deck"], CARD_COUNT, "automa.deck")
            automa.left = vec[i64]([1 if card.number - 1 in left else 0 for card in automa.deck.cards])
        automa.discs = READ.number(row.get("discs", CARD_DISCS), 0, CARD_DISCS, "automa.discs")
        automa.reserve = READ.number(row.get("reserve", CARD_DISCS), 0, CARD_DISCS, "automa.reserve")
        if "pile" in row:
            pile = READ.numbers(row["pile"], parts.BUILDINGS, "automa.pile")
            automa.pile = vec[i64]([1 if number in pile else 0 for number in range(parts.BUILDINGS)])
        automa.workers = vec[i64](READ.names(row.get("workers", []), parts.WORKERS, "automa.workers"))

    def _sides(self, data: Any) -> vec[i64]:
        sides = READ.names(data, parts.SIDES, "faces")
        if len(sides) != parts.BUILDINGS:
            raise BadPosition("faces", "wrong-number", got=len(sides), expected=parts.BUILDINGS)
        for i, side in enumerate(sides):
            if side % parts.BUILDINGS != i:
                raise BadPosition(f"faces[{i}]", "not-one-of", got=parts.SIDES[side], choices=f"{i + 1}a, {i + 1}b")
        return vec[i64](sides)

    def _read_trail(self) -> None:
        state = self.table
        given = READ.table(self.data.get("trail", {}), tuple(parts.SITES), "trail")
        for name, tile in given.items():
            site = parts.SITES.index(name)
            state.trail[site] = self._tile(tile, site, f"trail.{name}")
        drawn = any(isinstance(entry, list) and "neutral" in entry for entry in self.data.get("agenda", []))
        spare = [number for number in range(len(parts.NEUTRALS)) if number not in list(state.trail)]
        for site in parts.NEUTRAL_SITES:
            if state.trail[site] == parts.EMPTY and not drawn:
                state.trail[site] = spare.pop(0)  # one on each site, in the order of the letters
        placed = [tile for tile in state.trail if tile != parts.EMPTY and tile < parts.SUPPLY_TILE]
        if len(set(placed)) != len(placed):
            raise BadPosition("trail", "tile-there-twice")

    def _tile(self, name: Any, site: int, where: str) -> int:
        kind = parts.SITE_KIND[site]
        if isinstance(name, str) and kind == parts.NEUTRAL_SITE and name in parts.NEUTRALS:
            return parts.NEUTRALS.index(name)
        if isinstance(name, str) and ":" in name and kind == parts.BUILDING_SITE:
            building = self._building(name, where)
            seat, number = divmod(building - parts.BUILDING, parts.BUILDINGS)
            self.table.players[seat].buildings[number] = parts.BUILT
            return building
        tile = READ.one_of(name, parts.TILES, where)
        section = parts.TEEPEE_SITE
        if tile >= parts.HAZARDS:
            section = parts.HAZARD_SITE + (tile - parts.HAZARDS) // parts.HAZARD_DESIGNS
        if tile < parts.GREEN_TEEPEE or kind != section:
            raise BadPosition(where, "does-not-fit", got=str(name))
        return int(parts.SUPPLY_TILE + tile)

    def _building(self, name: str, where: str) -> int:
        """`0:4a` is the building 4a of seat 0."""
        owner, _, side = name.partition(":")
        number = READ.one_of(side, [parts.SIDES[side] for side in self.table.sides], where)
        seat = READ.number(int(owner) if owner.isdecimal() else owner, 0, self.seats - 1, where)
        return int(parts.BUILDING + parts.BUILDINGS * seat + number)

    def _read_jobs(self) -> None:
        state = self.table
        rows = READ.list(self.data.get("jobs", []), "jobs")
        if len(rows) > parts.ROWS:
            raise BadPosition("jobs", "wrong-number", got=len(rows), expected=parts.ROWS)
        token = self.data.get("token", 2)
        state.token = parts.ROWS if token == LEFT else READ.number(token, 1, parts.ROWS, "token") - 1
        for row, data in enumerate(rows):
            where = f"jobs[{row}]"
            given = READ.counts(data, parts.WORKERS, vec[i64]([int(parts.SEATINGS[-1].columns)] * parts.TYPES), where)
            columns = int(state.seating.columns) - (1 if row == state.token else 0)
            if sum(given) > (0 if row > state.token else columns):
                raise BadPosition(where, "not-in-range", got=sum(given), low=0, high=columns)
            for worker in range(parts.TYPES):
                state.jobs[parts.TYPES * row + worker] = given[worker]

    def _read_masters(self) -> None:
        state = self.table
        state.masters = READ.places(self.data.get("masters", []), parts.MASTER_NAMES, parts.MASTERS, "masters")
        state.appointed = READ.places(self.data.get("appointed", []), parts.WORKERS, parts.MASTERS, "appointed")
        owned = [master for player in state.players for master in range(parts.MASTERS) if player.masters[master]]
        everywhere = owned + [int(master) for master in state.masters if master >= 0]
        if len(set(everywhere)) != len(everywhere):
            raise BadPosition("masters", "tile-there-twice")

    def _read_supply(self) -> None:
        """Tiles that lie nowhere else are in their stack; with a supply given, the rest has left the game."""
        state = self.table
        used = [sum(int(player.tiles[tile]) for player in state.players) for tile in range(len(parts.TILES))]
        for tile in state.trail:
            if tile >= parts.SUPPLY_TILE:
                used[tile - parts.SUPPLY_TILE] += 1
        for tile in state.foresight:
            if tile >= 0:
                used[tile] += 1
        for worker in range(parts.TYPES):
            used[worker] += sum(int(player.workers[worker]) - 1 for player in state.players)
            used[worker] += sum(int(state.jobs[parts.TYPES * row + worker]) for row in range(parts.ROWS))
            used[worker] += list(self.automa.workers).count(worker)
            used[worker] += sum(1 for appointed in state.appointed if appointed == worker)
        for entry in self.data.get("agenda", []):
            if isinstance(entry, list) and entry[:1] == ["tile_back"]:
                used[READ.number(entry[1], 0, len(parts.TILES) - 1, "agenda")] += 1
        whole = [sum(int(stack[tile]) for stack in parts.STACKS) for tile in range(len(parts.TILES))]
        if "supply" in self.data:
            rows = READ.list(self.data["supply"], "supply")
            if len(rows) != len(parts.STACKS):
                raise BadPosition("supply", "wrong-number", got=len(rows), expected=len(parts.STACKS))
            state.supply = vec[vec[i64]]([
                READ.counts(row, parts.TILES, parts.STACKS[i], f"supply[{i}]") for i, row in enumerate(rows)
            ])  # fmt: skip
            for tile, name in enumerate(parts.TILES):
                lying = used[tile] + sum(int(stack[tile]) for stack in state.supply)
                if lying > whole[tile] or (tile < parts.GREEN_TEEPEE and lying != whole[tile]):
                    raise BadPosition("supply", "wrong-number-of-tiles", tile=name, got=lying, expected=whole[tile])
            return
        for tile, name in enumerate(parts.TILES):
            for stack in state.supply:
                taken = min(used[tile], int(stack[tile]))
                stack[tile] -= taken
                used[tile] -= taken
            if used[tile]:
                raise BadPosition(
                    "supply", "wrong-number-of-tiles", tile=name, got=whole[tile] + used[tile], expected=whole[tile]
                )

    def _read_stacks(self) -> None:
        """Cards of the market and of the objective stack that lie nowhere else."""
        players, display = list(self.table.players), list(self.table.display)
        market = parts.ints(self.table.market[: parts.CATTLE])
        for kind in range(parts.STARTER, parts.CATTLE):
            market[kind] += sum(int(player.owned(kind)) for player in players)
        objectives = [
            display.count(card) + sum(int(player.owned(parts.CATTLE + card) + player.area[card]) for player in players)
            for card in range(parts.STARTING)
        ]
        self.table.market_stack = self._stack("market_stack", parts.MARKET_DECK, parts.CARDS[: parts.CATTLE], market)
        self.table.objective_stack = self._stack(
            "objective_stack", parts.OBJECTIVE_DECK, parts.OBJECTIVES[: parts.STARTING], objectives
        )
        for card in range(parts.STARTING, len(parts.OBJECTIVES)):
            if sum(int(player.area[card]) for player in players) > 1:
                raise BadPosition("players", "too-many-of-a-card", card="S", deck=1)

    def _stack(self, key: str, deck: vec[i64], names: list[str], elsewhere: list[int]) -> vec[i64]:
        rest = vec[i64]([int(copies) - lying for copies, lying in zip(deck, elsewhere, strict=True)])
        for kind, left in enumerate(rest):
            if left < 0:
                raise BadPosition("players", "too-many-of-a-card", card=names[kind], deck=int(deck[kind]))
        return READ.counts(self.data[key], names, rest, key) if key in self.data else rest

    def _read_visit(self) -> None:
        state = self.table
        row = READ.table(self.data.get("visit", {}), tuple(wire.Visit.__annotations__), "visit")
        site = state.players[state.actor].site
        copied = row.get("copied")
        state.copied = READ.one_of(copied, parts.SITES, "visit.copied") if copied is not None else -1
        state.visited = self._visited(row, "tile", int(site))
        state.copied_tile = self._visited(row, "copied_tile", int(state.copied))
        state.used = READ.number(row.get("used", 0), 0, ALL_FIELDS, "visit.used")
        state.acted = READ.flag(row.get("acted", False), "visit.acted")

    def _visited(self, row: Mapping[str, Any], key: str, site: int) -> int:
        if row.get(key) is None:
            return int(self.table.trail[site]) if site >= 0 and key not in row else -1
        name = row[key]
        if name in parts.NEUTRALS:
            return parts.NEUTRALS.index(name)
        if isinstance(name, str) and ":" in name:
            return self._building(name, f"visit.{key}")
        return int(parts.SUPPLY_TILE + READ.one_of(name, parts.TILES, f"visit.{key}"))

    def _read_agenda(self) -> None:
        state = self.table
        default = AUTOMA_AGENDA if state.actor == self.automa.seat else DEFAULT_AGENDA
        entries = READ.list(self.data.get("agenda", default), "agenda")
        for i, entry in enumerate(entries):
            where = f"agenda[{i}]"
            numbers = READ.list(entry, where)
            if not 1 <= len(numbers) <= 3 or numbers[0] not in KINDS_OF:
                raise BadPosition(where, "not-one-of", got=str(entry), choices=", ".join(KINDS_OF))
            kind = KINDS_OF[numbers[0]]
            most = MOST_OF.get(kind, agenda.VALUE_MASK + 1) - 1
            value = READ.number(numbers[1] if len(numbers) > 1 else 0, 0, most, where)
            most = self.seats - 1 if kind == agenda.CARD else MOST_EXTRA
            extra = READ.number(numbers[2] if len(numbers) > 2 else 0, 0, most, where)
            state.push(kind, value, extra)
        kind = int(state.waiting())
        site = state.players[state.actor].site
        on_trail = kind in (agenda.VISIT, agenda.ADVANCE) and not 0 < site < parts.KANSAS
        if on_trail or (kind in (agenda.FORESIGHT, agenda.INCOME) and site != parts.KANSAS):
            name = parts.SITES[site] if site >= 0 else parts.BESIDE
            raise BadPosition("agenda", "does-not-fit", got=agenda.NAMES[kind], site=name)


# The value of an entry is below this
MOST_OF = {
    agenda.SIDE: parts.BUILDINGS, agenda.NEUTRAL: parts.SITE_COUNT, agenda.MASTER: parts.MASTERS,
    agenda.STARTING_CARD: INFO.seats[-1], agenda.FORESEE: parts.FORESIGHTS, agenda.DISPLAY_CARD: parts.DISPLAY,
    agenda.UPGRADE: parts.STATIONS, agenda.APPOINT: parts.MASTERS, agenda.OFFER: len(parts.EFFECTS),
    agenda.REWARD: len(parts.EFFECTS), agenda.PERFORM: len(parts.EFFECTS), agenda.FORESIGHT: parts.COLUMNS,
    agenda.DISC: parts.CITY_COUNT, agenda.TILE_BACK: parts.TILE_KINDS,
}  # fmt: skip
