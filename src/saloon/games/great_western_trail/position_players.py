"""Positions of Great Western Trail: what lies before each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.fields import FieldReader
from saloon.core.refusal import BadPosition
from saloon.games.great_western_trail import parts
from saloon.games.great_western_trail.parts import ALL_DISCS, CARDS, OWN_DECK
from saloon.games.great_western_trail.player import Player
from saloon.games.great_western_trail.railroad import is_space
from saloon.games.great_western_trail.state import GreatWesternTrail
from saloon.games.great_western_trail.wire import OpenPlayer

PLAYER_KEYS = (*OpenPlayer.__annotations__, "hand", "stack")
MOST_MONEY = 999


class _Fields(FieldReader):
    """Reads the pieces of this box, too."""

    def number_or_none(self, value: Any, high: int, where: str) -> int:
        return -1 if value in (None, -1) else self.number(value, 0, high, where)

    def space(self, value: Any, where: str) -> int:
        space = int(2 * value) if isinstance(value, int | float) and not isinstance(value, bool) else -1
        if not 0 <= space <= parts.TERMINUS or space != 2 * value or not is_space(space):
            raise BadPosition(where, "no-such-space", got=str(value))
        return space

    def counts(self, data: Any, names: Sequence[str], most: vec[i64], where: str) -> vec[i64]:
        """Of things with these names; those beyond `most` cannot be there."""
        given = self.table(data, names, where)
        return vec[i64]([
            self.number(given.get(name, 0), 0, max(0, int(most[i])), f"{where}.{name}") if i < len(most) else 0
            for i, name in enumerate(names)
        ])  # fmt: skip

    def places(self, data: Any, names: Sequence[str], count: int, where: str) -> vec[i64]:
        """A name or nothing (`-`) for each place; places left out at the end are empty."""
        given = self.list(data, where)
        if len(given) > count:
            raise BadPosition(where, "wrong-number", got=len(given), expected=count)
        read = [
            -1 if name in (None, "-") else self.one_of(name, names, f"{where}[{i}]") for i, name in enumerate(given)
        ]
        return vec[i64](read + [-1] * (count - len(read)))

    def names(self, data: Any, names: Sequence[str], where: str) -> list[int]:
        return [self.one_of(name, names, f"{where}[{i}]") for i, name in enumerate(self.list(data, where))]

    def numbers(self, data: Any, high: int, where: str) -> list[int]:
        """From 1 on, as they are printed."""
        return [self.number(one, 1, high, f"{where}[{i}]") - 1 for i, one in enumerate(self.list(data, where))]


READ = _Fields(BadPosition)


def read_player(state: GreatWesternTrail, seat: int, row: Mapping[str, Any]) -> None:
    player, where = state.players[seat], f"players[{seat}]"
    order = (seat - int(state.first)) % int(state.seats)
    own = seat != state.automa.seat
    money = row.get("money", int(state.seating.money[order]) if own else 0)
    player.money = READ.number(money, 0, MOST_MONEY, f"{where}.money")
    track = row.get("certificates", 0)
    player.marker = READ.one_of(track, parts.ints(parts.CERTIFICATE_TRACK), f"{where}.certificates")
    player.engine = READ.space(row.get("engine", 0), f"{where}.engine")
    site = row.get("site", parts.BESIDE if own else "START")
    player.site = -1 if site == parts.BESIDE else READ.one_of(site, parts.SITES, f"{where}.site")
    if player.site >= 0 and parts.SITE_KIND[player.site] == parts.TEEPEE_SITE and site.startswith("TP-"):
        raise BadPosition(f"{where}.site", "not-on-the-trail", got=site)
    _read_workers(player, row, where)
    for station in READ.numbers(row.get("stations", []), parts.STATIONS, f"{where}.stations"):
        player.stations[station] = 1
    most = vec[i64]([ALL_DISCS if many else 1 for many in parts.CITY_MANY])
    player.cities = READ.counts(row.get("cities", {}), parts.CITIES, most, f"{where}.cities")
    if own:
        _read_discs(player, row, where)
    most = vec[i64]([
        sum(int(stack[tile]) for stack in parts.STACKS) if tile >= parts.GREEN_TEEPEE else 0
        for tile in range(parts.TILE_KINDS)
    ])  # fmt: skip
    player.tiles = READ.counts(row.get("tiles", {}), parts.TILES, most, f"{where}.tiles")
    for card in READ.names(row.get("area", []), parts.OBJECTIVES, f"{where}.area"):
        player.area[card] += 1
    for master in READ.names(row.get("masters", []), parts.MASTER_NAMES, f"{where}.masters"):
        player.masters[master] = 1
    for i, building in enumerate(READ.numbers(row.get("gone", []), parts.BUILDINGS, f"{where}.gone")):
        if player.buildings[building] != parts.IN_SUPPLY:
            raise BadPosition(f"{where}.gone[{i}]", "on-the-trail", got=building + 1)
        player.buildings[building] = parts.GONE
    _read_deck(player, row, where, own)
    if player.engine > 0 and any(state.players[other].engine == player.engine for other in range(seat)):
        raise BadPosition(f"{where}.engine", "space-taken", got=row.get("engine"))


def _read_workers(player: Player, row: Mapping[str, Any], where: str) -> None:
    given = READ.table(row.get("workers", {}), parts.WORKERS, f"{where}.workers")
    for worker, name in enumerate(parts.WORKERS):
        player.workers[worker] = READ.number(given.get(name, 1), 1, parts.MOST_WORKERS, f"{where}.workers.{name}")


def _read_discs(player: Player, row: Mapping[str, Any], where: str) -> None:
    """Unless given, discs on cities and stations came from the first spaces, white ones first."""
    gone = sum(player.cities) + sum(player.stations)
    if "discs" not in row:
        for kind in sorted(range(len(parts.DISCS)), key=lambda kind: int(parts.DISC_CORNERS[kind])):
            taken = min(gone, int(parts.DISC_COUNT[kind]))
            player.discs[kind] -= taken
            gone -= taken
        if gone:
            raise BadPosition(f"{where}.cities", "wrong-number-of-discs", got=ALL_DISCS + gone, expected=ALL_DISCS)
        return
    given = READ.table(row["discs"], tuple(parts.DISCS), f"{where}.discs")
    for kind, name in enumerate(parts.DISCS):
        most = int(parts.DISC_COUNT[kind])
        player.discs[kind] = READ.number(given.get(name, most), 0, most, f"{where}.discs.{name}")
    cleared = ALL_DISCS - sum(player.discs)
    if cleared != gone:
        raise BadPosition(f"{where}.discs", "wrong-number-of-discs", got=cleared, expected=gone)


def _read_deck(player: Player, row: Mapping[str, Any], where: str, own: bool) -> None:
    hand = READ.names(row.get("hand", []), CARDS, f"{where}.hand")
    player.hand = vec[i64](sorted(hand))
    cattle = list(OWN_DECK[: parts.STARTER]) + list(parts.MARKET_DECK[parts.STARTER :])
    most = vec[i64](cattle + list(parts.OBJECTIVE_DECK))
    player.discard = READ.counts(row.get("discard", {}), CARDS, most, f"{where}.discard")
    player.discard_size = sum(player.discard)
    if "stack" in row:
        player.stack = READ.counts(row["stack"], CARDS, most, f"{where}.stack")
    elif own:
        player.stack = vec[i64]([
            max(0, int(OWN_DECK[kind]) - int(player.discard[kind]) - hand.count(kind)) for kind in range(len(CARDS))
        ])  # fmt: skip
    player.stack_size = sum(player.stack)
    for kind in range(parts.STARTER):
        if player.owned(kind) > OWN_DECK[kind]:
            raise BadPosition(f"{where}.hand", "too-many-of-a-card", card=CARDS[kind], deck=int(OWN_DECK[kind]))
