"""The drawing of a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.boards.great_western_trail.legend import legend
from saloon.cli.boards.great_western_trail.players import players
from saloon.cli.boards.great_western_trail.signs import (
    BEFORE,
    BESIDE,
    BREEDING,
    DISC_SIGNS,
    EMPTY,
    FIGURES,
    FORK,
    FULL_TRACK,
    GAP,
    HANDS,
    HAZARD_COLOUR,
    HAZARD_SIGNS,
    ITEM_SIGNS,
    LAST,
    MASTER_SIGNS,
    MONEY,
    POINTS,
    RISKY,
    ROUTE,
    TEEPEE,
    TEEPEE_COLOURS,
    TEEPEES,
    TERRAIN,
    TOKEN,
    TREES,
    WOOD_COLOUR,
    WORKER_SIGNS,
    flow,
    hand_of,
    padded,
    short,
)
from saloon.cli.seats import mark_text
from saloon.core.game import Json
from saloon.core.state import CHANCE, OVER
from saloon.games.great_western_trail.parts import (
    BREED_OF,
    BREEDING_OF,
    BREEDS,
    CARDS,
    CATTLE,
    CATTLE_POINTS,
    CITIES,
    CITY_VALUE,
    DISC_COUNT,
    ITEMS,
    KANSAS,
    MASTERS,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    PENALTY,
    RISK,
    SITES,
    START,
    STATION_AT,
    STATION_COST,
    STATION_POINTS,
    STATIONS,
    TASKS,
    TERMINUS,
    WOODS,
)
from saloon.words import Words

LEFT = FULL_TRACK + 9  # characters for the board, where there is room beside it
WIDE, WIDEST = 168, 200


@dataclass(frozen=True)
class Drawing:
    """Signs, which the legend explains. Dense leaves out the legend, empty sites and what others have in detail."""

    view: Json
    words: Words
    at: Mapping[str, int] = field(default_factory=dict)  # the move that belongs to an element of the board
    dense: bool = False
    legend: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        window = getattr(console, "window", width)
        if window >= WIDE and not self.dense:
            yield from self._wide(console, options.update(width=min(window, WIDEST)))
            return
        yield from self._status(width)
        if self.dense:
            yield from flow(self._brief_trail(), width)
            parts = [*self._stations(), *self._cities(), *self._jobs(), *self._market(), *self._foresight()]
            yield from flow([*parts, *self._display()], width)
            yield players(self.view, self.words)
            yield from flow([*self._own_area(), *self._hand()], width)
            return
        yield from self._trail(width)
        if width >= FULL_TRACK:
            yield from self._track()
        for part in (self._stations, self._cities, self._jobs, self._market, self._foresight, self._display):
            yield from flow(part(), width)
        yield players(self.view, self.words)
        for seat, player in enumerate(self.view["players"]):
            yield from flow(self._belongings(seat, player), width)
        yield from flow(self._hand(), width)
        if self.legend:
            yield from flow(legend(self.words), width)

    def _wide(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The board on the left, the markets and the players on the right."""
        right = options.max_width - LEFT - len(GAP)
        yield from self._status(LEFT)
        board = [*self._trail(LEFT), *self._track(), *flow(self._stations(), LEFT), *flow(self._cities(), LEFT)]
        markets = (self._jobs, self._market, self._foresight, self._display)
        beside: list[RenderableType] = [line for part in markets for line in flow(part(), right)]
        beside += [Text(), players(self.view, self.words)]
        for seat, player in enumerate(self.view["players"]):
            beside += flow(self._belongings(seat, player), right)
        beside += flow(self._hand(), right)
        if self.legend:
            beside += [Text(), *flow(legend(self.words), right)]
        grid = Grid.grid(padding=(0, len(GAP), 0, 0))
        grid.add_column(width=LEFT)
        grid.add_column(width=right)
        grid.add_row(Group(*board), Group(*beside))
        yield from console.render(grid, options)

    def borne(self) -> list[str]:
        """The elements that show their number."""
        hand = self._own().get("hand", ())
        return [place for place in self.at if not place.startswith("card:") or place[5:] in hand]

    # Words

    def _label(self, message: str, sign: str = "") -> Text:
        text = self.words.say(message) if self.words.has(message) else sign
        return Text(text, style="dim") if text else Text()

    def _name(self, thing: str) -> str:
        return self.words.named(thing)

    def _number(self, place: str) -> Text:
        return Text(f"[{self.at[place]}]", style="bold reverse") if place in self.at else Text()

    def _own(self) -> Json:
        players, viewer = self.view["players"], self.words.viewer
        own: Json = players[viewer] if viewer is not None and viewer < len(players) else {}
        return own

    # Whose turn it is and what is asked

    def _status(self, width: int) -> Iterator[Text]:
        view, words = self.view, self.words
        items: list[Text] = []
        if view["turn"] not in (CHANCE, OVER):
            turn = words.say("board-turn", seat=view["turn"]) if words.has("board-turn") else words.name(view["turn"])
            items.append(Text.assemble(mark_text(view["turn"]), " ", (turn, "bold")))
        if view["task"]:
            items += [task for task in [self._task(view["task"])] if task]
        if view["turns_left"] is not None and view["turn"] != OVER:
            items.append(Text.assemble(self._label("board-last-turns", TOKEN), f" {view['turns_left']}"))
        if view["token_owner"] is not None:
            items.append(Text.assemble(TOKEN, mark_text(view["token_owner"])))
        automa = view["automa"]
        if automa:
            shown = f" {automa['drawn'] or '–'} ▥ {len(automa['deck'])} ○ {automa['discs']}+{automa['reserve']} "
            signs = "".join(WORKER_SIGNS[worker] for worker in automa["workers"])
            items.append(Text.assemble(mark_text(automa["seat"]), " ▦", shown, signs))
        fees = view["fees"]
        items.append(Text(f"▿ {MONEY}{fees['green']}  ▾ {MONEY}{fees['black']}", style="dim"))
        yield from flow(items, width)

    def _task(self, task: Json) -> Text:
        """The figures of what is asked; the sentence itself stands at the prompt."""
        shown = [f"{sign}{self._name(str(task[key]))}" for key, sign in FIGURES.items() if key in task]
        return Text(" ".join(shown))

    # The trail

    def _trail(self, width: int) -> Iterator[Text]:
        label = self._label("board-trail")
        before = [self._site(SITES[START])] if self._standing.get(SITES[START]) else []
        waiting = [Text.assemble(EMPTY, self._men("beside"))] if self._standing.get("beside") else []
        yield from flow([part for part in (label, *waiting, *before) if part], width)
        heads = [self._site(fork) for fork, _ in ROUTE]
        margin = max(head.cell_len for head in heads) + 1
        ending: list[Text] = []
        for head, (_, branches) in zip(heads, ROUTE, strict=True):
            if branches[0] in SITES and branches[1] in SITES:  # single sites: the end of the trail is one line
                signs = (FORK[0], LAST)
                ways = [
                    Text.assemble((f"{sign} ", "dim"), self._site(site))
                    for sign, site in zip(signs, branches, strict=True)
                ]
                ending += [head, *ways]
                continue
            for i, branch in enumerate(branches):
                sign = FORK[min(i, 1)] if i < len(branches) - 1 else LAST
                start = Text.assemble(padded(head if i == 0 else Text(), margin), (sign, "dim"), " ")
                sites = branch.split()
                if i and sites[0] == branches[i - 1].split()[0]:  # drawn above; the way parts after it
                    sites = sites[1:]
                    start.append("  … ", style="dim")
                yield from flow([self._site(site) for site in sites], width, start)
        yield from flow([*ending, self._site(SITES[KANSAS]), *map(self._site, BESIDE)], width)

    def _brief_trail(self) -> list[Text]:
        """Only the sites where something is, or can be done."""
        items = [self._site(SITES[START])] if self._standing.get(SITES[START]) else []
        if self._standing.get("beside"):
            items.insert(0, Text.assemble(EMPTY, self._men("beside")))
        seen: set[str] = set()
        for fork, branches in ROUTE:
            items.append(self._site(fork))
            for i, branch in enumerate(branches):
                sites = [site for site in branch.split() if site not in seen and self._busy(site)]
                seen.update(sites)
                sign = LAST if i == len(branches) - 1 else FORK[min(i, 1)]
                items += (
                    [Text.assemble((sign, "dim"), self._site(sites[0])), *map(self._site, sites[1:])] if sites else []
                )
        return [*items, self._site(SITES[KANSAS]), *(self._site(site) for site in BESIDE if self._busy(site))]

    def _busy(self, site: str) -> bool:
        return site in self.view["trail"] or site in self._standing or f"site:{site}" in self.at

    @cached_property
    def _standing(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for seat, player in enumerate(self.view["players"]):
            found.setdefault(player["site"], []).append(seat)
        return found

    def _site(self, site: str) -> Text:
        """Its name, what is printed there, what lies there and who stands there."""
        index = SITES.index(site)
        cell = Text(short(site), style="dim")
        if site == SITES[KANSAS]:
            cell = Text(self._name("kansas_city"), style="bold")
        if not self.dense:
            cell.append_text(Text(TREES if WOODS[index] else "", style=WOOD_COLOUR))
            cell.append(RISKY if RISK[index] >= 0 else "")
        if index not in (START, KANSAS):
            tile = self.view["trail"].get(site)
            cell.append(" ")
            cell.append_text(self._tile(tile) if tile else Text(EMPTY, style="dim"))
        return Text.assemble(cell, self._men(site), self._number(f"site:{site}"))

    def _men(self, site: str) -> Text:
        seats = self._standing.get(site, [])
        return Text.assemble(("‹", "bold"), *map(mark_text, seats), ("›", "bold")) if seats else Text()

    def _tile(self, tile: str, kind: bool = False) -> Text:
        """A tile in its place, where a hazard needs no sign of its kind, or anywhere."""
        hand = hand_of(tile)
        if ":" in tile:
            owner, side = tile.split(":")
            return Text.assemble(mark_text(int(owner)), (side, "bold"), (HANDS[hand], TERRAIN[hand]))
        if tile in WORKER_SIGNS:
            return Text(WORKER_SIGNS[tile])
        if tile in TEEPEES:
            return Text(TEEPEE + TEEPEES[tile], style=TEEPEE_COLOURS[tile])
        if "-" in tile:
            hazard, points, _ = tile.split("-")
            sign = HAZARD_SIGNS[hazard] if kind else ""
            return Text.assemble((f"{sign}{points}{POINTS}", HAZARD_COLOUR), (HANDS[hand], TERRAIN[hand]))
        return Text(tile, style="bold")

    # The railroad

    def _track(self) -> Iterator[Text]:
        """Engines above the track, as many lines as share a space; stations and numbers below."""
        lines: list[dict[int, int]] = []
        for seat, player in enumerate(self.view["players"]):
            column = int(2 * player["engine"])
            free = next((line for line in lines if column not in line), None)
            if free is None:
                lines.append(free := {})
            free[column] = seat
        for line in reversed(lines):
            yield Text.assemble(*(mark_text(line[i]) if i in line else " " for i in range(max(line) + 1)))
        stops = {int(space) for space in STATION_AT}
        track = ("╨" if i in stops else "┴" if i % 10 == 0 else BEFORE for i in range(FULL_TRACK))
        yield Text("".join(track), style="dim")
        numbers = "".join(str(space).ljust(10) for space in range(0, TERMINUS // 2, 5))
        yield Text(numbers[: FULL_TRACK - 2].rstrip().ljust(TERMINUS - 1) + str(TERMINUS // 2), style="dim")

    def _stations(self) -> list[Text]:
        view = self.view
        items = []
        for station in range(STATIONS):
            seats = [seat for seat, player in enumerate(view["players"]) if station + 1 in player["stations"]]
            master = view["masters"][station] if station < MASTERS else None
            worker = view["appointed"][station] if station < MASTERS else None
            if self.dense and not seats and not master:
                continue
            at = f"{int(STATION_AT[station]) / 2:g}"
            price = "" if self.dense else f" {MONEY}{STATION_COST[station]} {STATION_POINTS[station]}{POINTS}"
            item = Text.assemble((f"╨{at}", "bold"), (price, "dim"), " " if seats else "", *map(mark_text, seats))
            item.append(f" {master} {MASTER_SIGNS[master]}" if master else f" {WORKER_SIGNS[worker]}" if worker else "")
            items.append(item)
        return self._titled("board-railroad", "╨", items)

    # Cities and markets

    def _titled(self, message: str, sign: str, items: Sequence[Text]) -> list[Text]:
        """A label stays with the first item."""
        if not items:
            return []
        return [Text.assemble(self._label(message, sign), (": ", "dim"), items[0]), *items[1:]]

    def _cities(self) -> list[Text]:
        items = []
        for city, value in zip(CITIES, CITY_VALUE, strict=True):
            discs = [
                mark_text(seat)
                for seat, player in enumerate(self.view["players"]) for _ in range(player["cities"].get(city, 0))
            ]  # fmt: skip
            number = self._number(f"city:{city}")
            if discs or number or not self.dense:
                name = f"{self._name(city)} {value}"
                items.append(Text.assemble(name, " " if discs else "", *discs, number))
        return self._titled("board-cities", "◉", items)

    def _jobs(self) -> list[Text]:
        items = []
        rows = zip(self.view["jobs"], self.view["job_costs"], strict=True)
        for row, (workers, cost) in enumerate(rows, start=1):
            token = self.view["token"] == row
            if workers or token:
                item = Text.assemble((f"{row}", "dim"), f" {MONEY}{cost} ")
                for worker, count in workers.items():
                    item.append_text(Text.assemble(WORKER_SIGNS[worker] * count, self._number(f"job:{row}:{worker}")))
                items.append(Text.assemble(item, (TOKEN if token else "", "bold")))
        return self._titled("board-jobs", "♞⚒⚙", items)

    def _market(self) -> list[Text]:
        cards = self.view["market"].items()
        items = [Text.assemble(self._card(card, count), self._number(f"market:{card}")) for card, count in cards]
        return self._titled("board-market", BREEDING, items)

    def _card(self, card: str, count: int = 1) -> Text:
        """Cattle with its breeding value and points, or an objective with its tasks."""
        kind = CARDS.index(card) if card in CARDS else CATTLE
        if kind >= CATTLE:
            return self._objective(card)
        points = f" {CATTLE_POINTS[kind]}{POINTS}" if CATTLE_POINTS[kind] else ""
        times = f" ×{count}" if count > 1 else ""
        return Text.assemble(
            self._name(BREEDS[BREED_OF[kind]]), (f" {BREEDING}{BREEDING_OF[kind]}{points}", "dim"), times
        )

    def _objective(self, card: str) -> Text:
        number = OBJECTIVES.index(card)
        tasks = [
            f"{wanted if wanted > 1 else ''}{ITEM_SIGNS.get(item) or self._name(item)}"
            for item, wanted in zip(ITEMS, TASKS[number], strict=True) if wanted
        ]  # fmt: skip
        loss = f"/–{PENALTY[number]}" if PENALTY[number] else ""
        return Text.assemble(
            (card, "bold"), f" {'+'.join(tasks)}", (f" {OBJECTIVE_POINTS[number]}{loss}{POINTS}", "dim")
        )

    def _foresight(self) -> list[Text]:
        tiles, words = self.view["foresight"], self.words
        items = []
        for column in range(len(tiles) // 2):
            title = (
                words.say("board-foresight", column=column + 1) if words.has("board-foresight") else f"◫{column + 1}"
            )
            item = Text(title, style="dim")
            for place in range(2):
                tile = tiles[2 * column + place]
                shown = self._tile(tile, kind=True) if tile else Text("–", style="dim")
                item = Text.assemble(item, " ", shown, self._number(f"foresight:{column + 1}:{place + 1}"))
            items.append(item)
        return items

    def _display(self) -> list[Text]:
        cards = enumerate(self.view["display"], start=1)
        items = [
            Text.assemble(self._objective(card), self._number(f"display:{place}")) for place, card in cards if card
        ]
        return self._titled("board-objectives", "▢", items)

    # The players

    def _belongings(self, seat: int, player: Json) -> list[Text]:
        """What a seat has: objectives, cleared disc spaces, tiles, station masters, buildings not yet placed."""
        items = [self._objective(card) for card in player["area"]]
        cleared = [
            sign * (int(count) - player["discs"][disc])
            for (disc, sign), count in zip(DISC_SIGNS.items(), DISC_COUNT, strict=True)
        ]
        automa = bool(self.view["automa"]) and seat == self.view["automa"]["seat"]
        if any(cleared) and not automa:
            items.append(Text("○ " + " ".join(sign for sign in cleared if sign)))
        for tile, count in player["tiles"].items():
            items.append(Text.assemble(self._tile(tile, kind=True), f" ×{count}" if count > 1 else ""))
        items += [Text(f"{master} {MASTER_SIGNS[master]}") for master in player["masters"]]
        if player["buildings"] and not automa:
            items.append(Text(f"⌂ {' '.join(player['buildings'])}", style="dim"))
        return [Text.assemble(mark_text(seat), " ", items[0]), *items[1:]] if items else []

    def _own_area(self) -> list[Text]:
        cards = [self._objective(card) for card in self._own().get("area", ())]
        return [Text.assemble(mark_text(self.words.viewer or 0), " ", cards[0]), *cards[1:]] if cards else []

    def _hand(self) -> list[Text]:
        cards: Counter[str] = Counter(self._own().get("hand", ()))
        items = [Text.assemble(self._card(card, count), self._number(f"card:{card}")) for card, count in cards.items()]
        return self._titled("board-hand", "▤", items)
