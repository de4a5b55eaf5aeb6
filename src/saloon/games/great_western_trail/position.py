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

from saloon.core.game import Json
from saloon.core.refusal import BadPosition
from saloon.core.state import OVER
from saloon.games.great_western_trail import codes
from saloon.games.great_western_trail.automa_deck import CARD_DISCS, DIFFICULTIES, automa_of
from saloon.games.great_western_trail.automa_deck import CARDS as CARD_COUNT
from saloon.games.great_western_trail.fields import (
    read_counts,
    read_fields,
    read_flag,
    read_list,
    read_number,
    read_one_of,
    read_places,
    read_space,
)
from saloon.games.great_western_trail.info import INFO
from saloon.games.great_western_trail.parts import (
    ALL_DISCS,
    BUILDINGS,
    CARDS,
    CATTLE,
    CERTIFICATE_TRACK,
    CITIES,
    DEEDS,
    DISC_CORNERS,
    DISC_COUNT,
    DISCS,
    DISPLAY,
    FACES,
    FORESIGHTS,
    GREEN_TEEPEE,
    HAZARDS,
    KANSAS,
    MARKET_DECK,
    MASTER_NAMES,
    MASTERS,
    MOST_WORKERS,
    NEUTRAL_SITES,
    NEUTRALS,
    OBJECTIVE_DECK,
    OBJECTIVES,
    OWN_DECK,
    ROWS,
    SITE_KIND,
    SITES,
    STACKS,
    STARTING,
    STATIONS,
    TEEPEE_SITE,
    TILES,
    WORKERS,
)
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.setup import bare_table, set_up_automa
from saloon.games.great_western_trail.state import GreatWesternTrail
from saloon.games.great_western_trail.view import BESIDE, LEFT, TASKS, counts, hand_names, open_player, table

KEYS = (
    "options", "seats", "faces", "players", "trail", "supply", "foresight", "jobs", "token", "market", "market_stack",
    "objective_stack", "display", "automa", "masters", "appointed", "first", "actor", "agenda", "visit", "turns_left",
    "token_owner",
)  # fmt: skip
PLAYER_KEYS = (
    "money", "certificates", "engine", "site", "workers", "discs", "discard", "area", "tiles", "masters", "cities",
    "stations", "gone", "hand", "stack",
)  # fmt: skip
VISIT_KEYS = ("tile", "copied", "copied_tile", "used", "acted")
AUTOMA_KEYS = ("seat", "top", "drawn", "deck", "discs", "reserve", "pile", "workers", "bonus")
AUTOMA_AGENDA = [["end_turn"], ["automa_turn"]]
DEFAULT_AGENDA = [["end_turn"], ["draw_up"], ["move"]]
KINDS_OF = {name: kind for kind, name in TASKS.items()}
MOST_MONEY = 999


def position(state: GreatWesternTrail) -> Json:
    """Everything about the state, secrets included."""
    return {
        "options": {
            "setup": "beginner" if state.beginner else "normal",
            "automa": DIFFICULTIES[state.automa.level],
            "automa_starting_objective": state.automa.with_objective,
            "automa_deck": state.automa.deck.option,
        },
        **table(state),
        "players": [
            open_player(player) | {"hand": hand_names(player), "stack": counts(player.stack, CARDS)}
            for player in state.players
        ],
    }


def from_position(position: Mapping[str, Any]) -> GreatWesternTrail:
    """The state that the position describes; one that the box cannot make is refused, naming the field."""
    return _Reader(position).state()


class _Reader:
    """Reads one position, checking each field as it goes."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = read_fields(data, KEYS, "position")
        options = INFO.complete(read_fields(data.get("options", {}), tuple(o.name for o in INFO.options), "options"))
        rows = read_list(data.get("players", []), "players")
        self.seats = read_number(data.get("seats", len(rows) or INFO.seats.start), 2, 4, "seats")
        if rows and len(rows) != self.seats:
            raise BadPosition("players", "wrong-number", got=len(rows), expected=self.seats)
        self.rows = [read_fields(row, PLAYER_KEYS, f"players[{i}]") for i, row in enumerate(rows or [{}] * self.seats)]
        self.automa = automa_of(self.seats, options)
        self.table = bare_table(self.seats, options["setup"] == "beginner", self.automa)
        if self.automa.seat >= 0:
            set_up_automa(self.table.players[self.automa.seat])
            self._read_automa()

    def state(self) -> GreatWesternTrail:
        data, state = self.data, self.table
        state.first = read_number(data.get("first", 0), 0, self.seats - 1, "first")
        state.actor = read_number(data.get("actor", 0), 0, self.seats - 1, "actor")
        if "faces" in data:
            state.faces = self._faces(data["faces"])
        self._read_trail()
        state.foresight = read_places(data.get("foresight", []), TILES, FORESIGHTS, "foresight")
        self._read_jobs()
        for seat in range(self.seats):
            self._read_player(seat)
        self._read_masters()
        self._read_supply()
        state.market = read_counts(data.get("market", {}), CARDS, MARKET_DECK, "market")
        state.display = read_places(data.get("display", []), OBJECTIVES[:STARTING], DISPLAY, "display")
        self._read_stacks()
        state.turns_left = read_number(data.get("turns_left", -1), 0, self.seats, "turns_left", or_none=True)
        state.token_owner = read_number(data.get("token_owner", -1), 0, self.seats - 1, "token_owner", or_none=True)
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
        row = read_fields(self.data.get("automa") or {}, AUTOMA_KEYS, "automa")
        top, drawn = row.get("top", 1), row.get("drawn")
        automa.top = -1 if top is None else read_number(top, 1, CARD_COUNT, "automa.top") - 1
        automa.drawn = -1 if drawn is None else read_number(drawn, 1, CARD_COUNT, "automa.drawn") - 1
        if automa.top >= 0:
            automa.left[automa.top] = 0
        if "deck" in row:
            left = [
                read_number(card, 1, CARD_COUNT, "automa.deck") - 1 for card in read_list(row["deck"], "automa.deck")
            ]
            automa.left = vec[i64]([1 if card in left else 0 for card in range(CARD_COUNT)])
        automa.discs = read_number(row.get("discs", CARD_DISCS), 0, CARD_DISCS, "automa.discs")
        automa.reserve = read_number(row.get("reserve", CARD_DISCS), 0, CARD_DISCS, "automa.reserve")
        if "pile" in row:
            pile = [
                read_number(number, 1, BUILDINGS, "automa.pile") for number in read_list(row["pile"], "automa.pile")
            ]
            automa.pile = vec[i64]([1 if number + 1 in pile else 0 for number in range(BUILDINGS)])
        workers = read_list(row.get("workers", []), "automa.workers")
        automa.workers = vec[i64]([read_one_of(worker, WORKERS, "automa.workers") for worker in workers])

    def _faces(self, data: Any) -> vec[i64]:
        faces = read_list(data, "faces")
        if len(faces) != BUILDINGS:
            raise BadPosition("faces", "wrong-number", got=len(faces), expected=BUILDINGS)
        read = [read_one_of(face, FACES, f"faces[{i}]") for i, face in enumerate(faces)]
        for i, face in enumerate(read):
            if face % BUILDINGS != i:
                raise BadPosition(f"faces[{i}]", "not-one-of", got=FACES[face], choices=f"{i + 1}a, {i + 1}b")
        return vec[i64](read)

    def _read_trail(self) -> None:
        state = self.table
        given = read_fields(self.data.get("trail", {}), tuple(SITES), "trail")
        for name, tile in given.items():
            site = SITES.index(name)
            state.trail[site] = self._tile(tile, site, f"trail.{name}")
        drawn = any(isinstance(entry, list) and "neutral" in entry for entry in self.data.get("agenda", []))
        spare = [number for number in range(len(NEUTRALS)) if number not in list(state.trail)]
        for site in NEUTRAL_SITES:
            if state.trail[site] == codes.EMPTY and not drawn:
                state.trail[site] = spare.pop(0)  # one on each site, in the order of the letters
        placed = [tile for tile in state.trail if tile != codes.EMPTY and tile < codes.SUPPLY_TILE]
        if len(set(placed)) != len(placed):
            raise BadPosition("trail", "tile-there-twice")

    def _tile(self, name: Any, site: int, where: str) -> int:
        kind = SITE_KIND[site]
        if isinstance(name, str) and kind == 1 and name in NEUTRALS:
            return NEUTRALS.index(name)
        if isinstance(name, str) and ":" in name and kind == 2:
            owner, _, face = name.partition(":")
            number = read_one_of(face, [FACES[face] for face in self.table.faces], where)
            seat = read_number(int(owner) if owner.isdecimal() else owner, 0, self.seats - 1, where)
            self.table.players[seat].buildings[number] = 1
            return int(codes.BUILDING + BUILDINGS * seat + number)
        tile = read_one_of(name, TILES, where)
        fits = kind == TEEPEE_SITE if tile < HAZARDS else kind == 3 + (tile - HAZARDS) // 5
        if tile < GREEN_TEEPEE or not fits:
            raise BadPosition(where, "does-not-fit", got=str(name))
        return int(codes.SUPPLY_TILE + tile)

    def _read_jobs(self) -> None:
        state = self.table
        rows = read_list(self.data.get("jobs", []), "jobs")
        if len(rows) > ROWS:
            raise BadPosition("jobs", "wrong-number", got=len(rows), expected=ROWS)
        token = self.data.get("token", 2)
        state.token = ROWS if token == LEFT else read_number(token, 1, ROWS, "token") - 1
        for row, data in enumerate(rows):
            where = f"jobs[{row}]"
            given = read_counts(data, WORKERS, vec[i64]([4, 4, 4]), where)
            columns = int(state.seating.columns) - (1 if row == state.token else 0)
            if sum(given) > (0 if row > state.token else columns):
                raise BadPosition(where, "not-in-range", got=sum(given), low=0, high=columns)
            for worker in range(3):
                state.jobs[3 * row + worker] = given[worker]

    def _read_player(self, seat: int) -> None:
        state, row, where = self.table, self.rows[seat], f"players[{seat}]"
        player = state.players[seat]
        order = (seat - int(state.first)) % self.seats
        own = seat != self.automa.seat
        money = row.get("money", int(state.seating.money[order]) if own else 0)
        player.money = read_number(money, 0, MOST_MONEY, f"{where}.money")
        track = [int(value) for value in CERTIFICATE_TRACK]
        player.marker = read_one_of(row.get("certificates", 0), track, f"{where}.certificates")
        player.engine = read_space(row.get("engine", 0), f"{where}.engine")
        site = row.get("site", BESIDE if own else "START")
        player.site = -1 if site == BESIDE else read_one_of(site, SITES, f"{where}.site")
        if player.site >= 0 and SITE_KIND[player.site] == TEEPEE_SITE and site.startswith("TP-"):
            raise BadPosition(f"{where}.site", "not-on-the-trail", got=site)
        self._read_workers(player, row, where)
        for i, station in enumerate(read_list(row.get("stations", []), f"{where}.stations")):
            player.stations[read_number(station, 1, STATIONS, f"{where}.stations[{i}]") - 1] = 1
        player.cities = read_counts(row.get("cities", {}), CITIES, vec[i64]([14] + [1] * 8 + [14]), f"{where}.cities")
        if own:
            self._read_discs(player, row, where)
        player.tiles = read_counts(row.get("tiles", {}), TILES, vec[i64]([0, 0, 0] + [22] * 17), f"{where}.tiles")
        for i, card in enumerate(read_list(row.get("area", []), f"{where}.area")):
            player.area[read_one_of(card, OBJECTIVES, f"{where}.area[{i}]")] += 1
        for i, master in enumerate(read_list(row.get("masters", []), f"{where}.masters")):
            player.masters[read_one_of(master, MASTER_NAMES, f"{where}.masters[{i}]")] = 1
        for i, number in enumerate(read_list(row.get("gone", []), f"{where}.gone")):
            building = read_number(number, 1, BUILDINGS, f"{where}.gone[{i}]") - 1
            if player.buildings[building]:
                raise BadPosition(f"{where}.gone[{i}]", "on-the-trail", got=number)
            player.buildings[building] = 2
        self._read_deck(player, row, where, seat)
        if any(
            other != seat and state.players[other].engine == player.engine and player.engine > 0
            for other in range(seat)
        ):
            raise BadPosition(f"{where}.engine", "space-taken", got=row.get("engine"))

    def _read_workers(self, player: Player, row: Mapping[str, Any], where: str) -> None:
        given = read_fields(row.get("workers", {}), WORKERS, f"{where}.workers")
        for worker, name in enumerate(WORKERS):
            player.workers[worker] = read_number(given.get(name, 1), 1, MOST_WORKERS, f"{where}.workers.{name}")

    def _read_discs(self, player: Player, row: Mapping[str, Any], where: str) -> None:
        """What is not said: discs on cities and stations came from the first spaces, white ones first."""
        gone = sum(player.cities) + sum(player.stations)
        if "discs" not in row:
            for kind in sorted(range(len(DISCS)), key=lambda kind: int(DISC_CORNERS[kind])):
                taken = min(gone, int(DISC_COUNT[kind]))
                player.discs[kind] -= taken
                gone -= taken
            if gone:
                raise BadPosition(f"{where}.cities", "wrong-number-of-discs", got=ALL_DISCS + gone, expected=ALL_DISCS)
            return
        given = read_fields(row["discs"], tuple(DISCS), f"{where}.discs")
        for kind, name in enumerate(DISCS):
            most = int(DISC_COUNT[kind])
            player.discs[kind] = read_number(given.get(name, most), 0, most, f"{where}.discs.{name}")
        cleared = ALL_DISCS - sum(player.discs)
        if cleared != gone:
            raise BadPosition(f"{where}.discs", "wrong-number-of-discs", got=cleared, expected=gone)

    def _read_deck(self, player: Player, row: Mapping[str, Any], where: str, seat: int) -> None:
        hand = [
            read_one_of(name, CARDS, f"{where}.hand[{i}]")
            for i, name in enumerate(read_list(row.get("hand", []), where))
        ]
        player.hand = vec[i64](sorted(hand))
        most = vec[i64]([*OWN_DECK[:4], *MARKET_DECK[4:], *OBJECTIVE_DECK])
        player.discard = read_counts(row.get("discard", {}), CARDS, most, f"{where}.discard")
        player.discard_size = sum(player.discard)
        if "stack" in row:
            player.stack = read_counts(row["stack"], CARDS, most, f"{where}.stack")
        elif seat != self.automa.seat:
            player.stack = vec[i64]([
                max(0, int(OWN_DECK[kind]) - int(player.discard[kind]) - hand.count(kind)) for kind in range(len(CARDS))
            ])  # fmt: skip
        player.stack_size = sum(player.stack)
        for kind in range(4):
            if player.owned(kind) > OWN_DECK[kind]:
                raise BadPosition(f"{where}.hand", "too-many-of-a-card", card=CARDS[kind], deck=int(OWN_DECK[kind]))

    def _read_masters(self) -> None:
        state = self.table
        state.masters = read_places(self.data.get("masters", []), MASTER_NAMES, MASTERS, "masters")
        state.appointed = read_places(self.data.get("appointed", []), WORKERS, MASTERS, "appointed")
        owned = [master for player in state.players for master in range(MASTERS) if player.masters[master]]
        everywhere = owned + [int(master) for master in state.masters if master >= 0]
        if len(set(everywhere)) != len(everywhere):
            raise BadPosition("masters", "tile-there-twice")

    def _read_supply(self) -> None:
        """Tiles that lie nowhere else are in their stack; with a supply given, the rest has left the game."""
        state = self.table
        used = [int(player_tiles) for player_tiles in state.players[0].tiles]
        for player in state.players[1:]:
            used = [count + int(more) for count, more in zip(used, player.tiles, strict=True)]
        for tile in state.trail:
            if tile >= codes.SUPPLY_TILE:
                used[tile - codes.SUPPLY_TILE] += 1
        for tile in state.foresight:
            if tile >= 0:
                used[tile] += 1
        for worker in range(3):
            used[worker] += sum(int(player.workers[worker]) - 1 for player in state.players)
            used[worker] += sum(int(state.jobs[3 * row + worker]) for row in range(ROWS))
            used[worker] += list(self.automa.workers).count(worker)
            used[worker] += sum(1 for appointed in state.appointed if appointed == worker)
        waiting = [
            entry[1] for entry in self.data.get("agenda", []) if isinstance(entry, list) and entry[:1] == ["tile_back"]
        ]
        for tile in waiting:
            used[read_number(tile, 0, len(TILES) - 1, "agenda")] += 1
        whole = [sum(int(stack[tile]) for stack in STACKS) for tile in range(len(TILES))]
        if "supply" in self.data:
            rows = read_list(self.data["supply"], "supply")
            if len(rows) != len(STACKS):
                raise BadPosition("supply", "wrong-number", got=len(rows), expected=len(STACKS))
            state.supply = vec[vec[i64]]([
                read_counts(row, TILES, STACKS[i], f"supply[{i}]") for i, row in enumerate(rows)
            ])  # fmt: skip
            for tile, name in enumerate(TILES):
                lying = used[tile] + sum(int(stack[tile]) for stack in state.supply)
                if lying > whole[tile] or (tile < GREEN_TEEPEE and lying != whole[tile]):
                    raise BadPosition("supply", "wrong-number-of-tiles", tile=name, got=lying, expected=whole[tile])
            return
        for tile, name in enumerate(TILES):
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
        state, data = self.table, self.data
        for name, deck, first, open_cards in (
            ("market_stack", MARKET_DECK, 0, [int(count) for count in state.market]),
            ("objective_stack", OBJECTIVE_DECK, CATTLE, [list(state.display).count(card) for card in range(STARTING)]),
        ):
            names = CARDS[:CATTLE] if first == 0 else OBJECTIVES[:STARTING]
            rest = []
            for kind in range(len(deck)):
                lying = open_cards[kind]
                if first or kind >= 4:
                    lying += sum(int(player.owned(first + kind)) for player in state.players)
                if first:
                    lying += sum(int(player.area[kind]) for player in state.players)
                rest.append(int(deck[kind]) - lying)
                if rest[kind] < 0:
                    raise BadPosition("players", "too-many-of-a-card", card=names[kind], deck=int(deck[kind]))
            given = read_counts(data[name], names, vec[i64](rest), name) if name in data else vec[i64](rest)
            if first:
                state.objective_stack = given
            else:
                state.market_stack = given
        starting = [
            sum(int(player.area[card]) for player in state.players) for card in range(STARTING, len(OBJECTIVES))
        ]
        if max(starting) > 1:
            raise BadPosition("players", "too-many-of-a-card", card="S", deck=1)

    def _read_visit(self) -> None:
        state = self.table
        row = read_fields(self.data.get("visit", {}), VISIT_KEYS, "visit")
        site = state.players[state.actor].site
        copied = row.get("copied")
        state.copied = read_one_of(copied, SITES, "visit.copied") if copied is not None else -1
        state.visited = self._visited(row, "tile", int(site))
        state.copied_tile = self._visited(row, "copied_tile", int(state.copied))
        state.used = read_number(row.get("used", 0), 0, 0xFFFFF, "visit.used")
        state.acted = read_flag(row.get("acted", False), "visit.acted")

    def _visited(self, row: Mapping[str, Any], key: str, site: int) -> int:
        if row.get(key) is None:
            return int(self.table.trail[site]) if site >= 0 and key not in row else -1
        name = row[key]
        if name in NEUTRALS:
            return NEUTRALS.index(name)
        if isinstance(name, str) and ":" in name:
            owner, _, face = name.partition(":")
            number = read_one_of(face, [FACES[face] for face in self.table.faces], f"visit.{key}")
            return int(codes.BUILDING + BUILDINGS * read_number(int(owner), 0, self.seats - 1, f"visit.{key}") + number)
        return int(codes.SUPPLY_TILE + read_one_of(name, TILES, f"visit.{key}"))

    def _read_agenda(self) -> None:
        state = self.table
        default = AUTOMA_AGENDA if state.actor == self.automa.seat else DEFAULT_AGENDA
        entries = read_list(self.data.get("agenda", default), "agenda")
        for i, entry in enumerate(entries):
            where = f"agenda[{i}]"
            numbers = read_list(entry, where)
            if not 1 <= len(numbers) <= 3 or numbers[0] not in KINDS_OF:
                raise BadPosition(where, "not-one-of", got=str(entry), choices=", ".join(KINDS_OF))
            kind = KINDS_OF[numbers[0]]
            a = read_number(numbers[1] if len(numbers) > 1 else 0, 0, MOST_OF.get(kind, codes.A_MASK), where)
            b = read_number(
                numbers[2] if len(numbers) > 2 else 0, 0, self.seats - 1 if kind == codes.CARD else 99, where
            )
            state.push(kind, a, b)
        kind = int(state.waiting())
        site = state.players[state.actor].site
        if kind in (codes.VISIT, codes.ADVANCE) and not 0 < site < KANSAS:
            raise BadPosition("agenda", "does-not-fit", got=TASKS[kind], site=SITES[site] if site >= 0 else BESIDE)
        if kind in (codes.FORESIGHT, codes.INCOME) and site != KANSAS:
            raise BadPosition("agenda", "does-not-fit", got=TASKS[kind], site=SITES[site] if site >= 0 else BESIDE)


# How far the first number of a task goes
MOST_OF = {
    codes.SIDE: BUILDINGS - 1, codes.NEUTRAL: len(SITES) - 1, codes.MASTER: MASTERS - 1, codes.STARTING_CARD: 3,
    codes.FORESEE: FORESIGHTS - 1, codes.DISPLAY_CARD: DISPLAY - 1, codes.UPGRADE: STATIONS - 1,
    codes.APPOINT: MASTERS - 1, codes.OFFER: len(DEEDS) - 1, codes.REWARD: len(DEEDS) - 1,
    codes.PERFORM: len(DEEDS) - 1, codes.FORESIGHT: 2, codes.DISC: len(CITIES) - 1, codes.TILE_BACK: len(TILES) - 1,
}  # fmt: skip
