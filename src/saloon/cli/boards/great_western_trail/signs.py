"""What stands for what on the board of Great Western Trail, and how signs are set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from saloon.games.great_western_trail.parts import (
    BUILDING_HAND,
    DISCS,
    HAND_NAMES,
    MASTER_NAMES,
    SIDES,
    SITES,
    START,
    TERMINUS,
    WORKERS,
)

# The trail, fork by fork: the neutral site, and its branches to the next one
ROUTE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("N-A", ("A1 A2 A3", "FLOOD1 FLOOD2 FLOOD3 FLOOD4 FR1 FR2")),
    ("N-B", ("B1 B2 B3", "DROUGHT1 DROUGHT2 DROUGHT3 DROUGHT4 DR1")),
    ("N-C", ("C1 C2", "CT N-D", "CT TP1 TP2 TP4 TP6 TP8 TP10 TR1 TR2")),
    ("N-E", ("E1 E2", "ROCK1 ROCK2 ROCK3 ROCK4 RR1 RR2")),
    ("N-F", ("F1", "F2")),
    ("N-G", ("G1", "G2")),
)
BESIDE = ("TP-1", "TP-2", "TP-3")  # no cattleman comes here
BEFORE, FORK, LAST = "─", "┬├", "└"

WORKER_SIGNS = dict(zip(WORKERS, "♞⚒⚙", strict=True))
HAZARD_SIGNS = {"flood": "≈", "drought": "☼", "rockfall": "▒"}
SITE_SIGNS = {"FLOOD": "≈", "DROUGHT": "☼", "ROCK": "▒"}
HANDS = {"none": "", "green": "▿", "black": "▾", "both": "▿▾"}
TEEPEE = "Λ"
TEEPEES = {"green_teepee": "▿", "blue_teepee": "▾"}
ITEM_SIGNS = {
    "building": "⌂", "station": "╨", "hazard": "≈☼▒", "green_teepee": "Λ▿", "blue_teepee": "Λ▾",
    "breeding_3": "§3", "west_highland": "§4", "texas_longhorn": "§5",
}  # fmt: skip
DISC_SIGNS = dict(zip(DISCS, ("①", "②", "③", "④", "⑤", "»$", "»☆", "▤", "◇4", "◇6"), strict=True))
MASTER_SIGNS = dict(zip(MASTER_NAMES, ("♞⚒⚙", "▢", "≈☼▒", "Λ▿Λ▾", "◇"), strict=True))
FIGURES = {
    "number": "×", "station": "╨", "surcharge": "$±", "rate": "⚒$", "cost": "$", "cowboys": "♞", "value": "§",
    "city": "", "transport": "$", "deed": "",
}  # fmt: skip
MONEY, POINTS, BREEDING, TOKEN, EMPTY, TREES, RISKY = "$", "☆", "§", "◎", "·", "♣", "!"
TERRAIN = {"green": "#3f9a4a", "black": "bold", "both": "#3f9a4a", "none": ""}
WOOD_COLOUR = "#3f9a4a"
TEEPEE_COLOURS = {"green_teepee": "#3f9a4a", "blue_teepee": "#3f87d7"}
HAZARD_COLOUR = "#b8602f"
FULL_TRACK = TERMINUS + 1  # characters: one for a space and one for what is between it and the next
GAP = "  "


def bare(tile: str) -> str:
    return tile.partition(":")[2] or tile


def hand_of(tile: str) -> str:
    if ":" in tile:
        return HAND_NAMES[BUILDING_HAND[SIDES.index(bare(tile))]]
    if tile in TEEPEES:
        return "green" if tile == "green_teepee" else "black"
    return tile.rpartition("-")[2] if "-" in tile else "none"


def short(site: str) -> str:
    """The id of a site, with a sign for the kind of hazard."""
    for kind, sign in SITE_SIGNS.items():
        if site.startswith(kind):
            return sign + site[len(kind) :]
    return "»" if site == SITES[START] else site


def flow(items: Iterable[Text], width: int, start: Text | None = None) -> Iterator[Text]:
    """As many to a line as fit; further lines are indented by the length of the start."""
    margin = start.cell_len if start else 0
    line = start.copy() if start else Text()
    empty = True
    for item in items:
        if not empty and line.cell_len + len(GAP) + item.cell_len > width:
            yield line
            line, empty = Text(" " * margin), True
        line = Text.assemble(line, "" if empty else GAP, item)
        empty = False
    if line.plain.strip():
        yield line


def padded(cell: Text, width: int) -> Text:
    return Text.assemble(cell, " " * (width - cell.cell_len))
