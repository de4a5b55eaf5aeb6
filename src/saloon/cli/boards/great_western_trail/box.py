"""What is in the box, as lists beside the rules that speak of it; made from the tables the game plays by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.games.great_western_trail.parts import (
    ARROW_CARD,
    ARROW_POINTS,
    ARROWS,
    BUILDING_HAND,
    BUILDING_POINTS,
    BUILDINGS,
    CARDS,
    CATTLE,
    CITIES,
    CITY_CORNERS,
    CITY_GAIN,
    CITY_POINTS,
    CITY_VALUE,
    CORNERS,
    CRAFTSMEN,
    DISC_CORNERS,
    DISC_COUNT,
    DISCS,
    EFFECTS,
    HAND_NAMES,
    MASTER_EACH,
    MASTER_EFFECT,
    MASTER_ITEMS,
    MASTER_NAMES,
    MASTER_PERMANENT,
    MASTER_POINTS,
    NEUTRAL_FIELDS,
    NEUTRALS,
    NEW_CARDS,
    NEW_CARDS_COWBOYS,
    OBJECTIVE_DECK,
    OBJECTIVES,
    PRICES,
    RISK,
    ROW_COST,
    SIDE_FIELDS,
    SIDES,
    SITES,
    SPACE_EFFECTS,
    STACKS,
    STARTING,
    STATION_AT,
    STATION_CORNERS,
    STATION_COST,
    STATION_POINTS,
    TEEPEE_SITES,
    TEEPEE_VALUE,
    TILES,
    WOODS,
    WORKERS,
    space_number,
)
from saloon.words import Words

Row = tuple[str, str]  # what it is about, and what is to be said; a row may have no head
YELLOW, RED = "yellow", "red"


def table(rule: str, words: Words) -> RenderableType | None:
    """The list that belongs to the rule, if there is one."""
    if rule not in ROWS:
        return None
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    rows = list(ROWS[rule](words))
    for head, text in rows:
        if any(head for head, _ in rows):
            grid.add_row(Text(head, style="cyan"), Text(text))
        else:
            grid.add_row(Text("·", style="dim"), Text(text))
    return grid


def explain(thing: str, words: Words) -> RenderableType | None:
    """What a building or a station master does, by what stands on it: `C`, `10b`, `SM2`; of nothing, how to ask."""
    wanted = thing.strip().lower()
    if not wanted:
        return Text(words.say("board-explain-help"), style="dim")
    for rule, names in (("GWT-4", NEUTRALS), ("GWT-5.1", SIDES[:BUILDINGS]), ("GWT-5.2", SIDES[BUILDINGS:])):
        for name, (_, text) in zip(names, ROWS[rule](words), strict=True):
            if name.lower() == wanted:
                kind = "board-neutral" if rule == "GWT-4" else "box-side"
                return _explained(words.say(kind, tile=name), text, rule)
    for name, (master, text) in zip(MASTER_NAMES, _masters(words), strict=True):
        if name.lower() == wanted:
            return _explained(f"{name}, {master}", text, "GWT-9.7")
    return None


def _explained(title: str, text: str, rule: str) -> RenderableType:
    return Text.assemble((title, "bold cyan"), f"\n  {text} ", (f"[{rule}]", "dim"))


# The player board


def _discs(words: Words) -> Iterator[Row]:
    labels = (words.say("board-disc-white"), words.say("board-disc-dark"))
    for corners, label in enumerate(labels):
        discs = zip(DISCS, DISC_COUNT, DISC_CORNERS, strict=True)
        yield label, _counted(words, ((disc, count) for disc, count, own in discs if own == corners))


def _worker_spaces(words: Words) -> Iterator[Row]:
    for worker, effects in zip(WORKERS, SPACE_EFFECTS, strict=True):
        for space, effect in enumerate(effects, start=1):
            if effect >= 0:
                yield f"{words.named(worker)} {space}", _effect_words(words, effect)


# The trail and its buildings


def _sites(words: Words) -> Iterator[Row]:
    yield words.say("board-woods"), ", ".join(site for site, woods in zip(SITES, WOODS, strict=True) if woods)
    for effect in dict.fromkeys(effect for effect in RISK if effect >= 0):
        sites = ", ".join(site for site, risk in zip(SITES, RISK, strict=True) if risk == effect)
        yield words.say("board-risk"), f"{sites}: {_effect_words(words, effect)}"


def _teepee_spaces(words: Words) -> Iterator[Row]:
    yield "", ", ".join(str(TEEPEE_VALUE[site]).replace("-", "−") for site in TEEPEE_SITES)


def _neutral_buildings(words: Words) -> Iterator[Row]:
    for tile, fields in zip(NEUTRALS, NEUTRAL_FIELDS, strict=True):
        yield tile, _fields_words(words, fields)


def _sides(first: int) -> Callable[[Words], Iterator[Row]]:
    """The ten sides from this one on."""

    def rows(words: Words) -> Iterator[Row]:
        for side in range(first, first + BUILDINGS):
            figures = {"craftsmen": int(CRAFTSMEN[side]), "vp": int(BUILDING_POINTS[side])}
            parts = {"hand": HAND_NAMES[BUILDING_HAND[side]], "deeds": _fields_words(words, SIDE_FIELDS[side])}
            yield SIDES[side], words.say("box-building", **figures, **parts)

    return rows


# Markets and supply


def _prices(words: Words) -> Iterator[Row]:
    for line in PRICES:
        parts = {"cards": line.cards, "value": line.breeding, "cowboys": line.cowboys, "price": line.price}
        yield "", words.say("board-price", **{name: int(part) for name, part in parts.items()})
    yield "", words.say("meaning-new-cattle", cowboys=NEW_CARDS_COWBOYS, cards=NEW_CARDS)


def _job_rows(words: Words) -> Iterator[Row]:
    arrows = {YELLOW: words.say("meaning-arrow-yellow"), RED: words.say("meaning-arrow-red")}
    for row, (cost, arrow) in enumerate(zip(ROW_COST, ARROWS, strict=True), start=1):
        yield words.say("board-job-row", row=row, cost=int(cost)), arrows.get(arrow, "")


def _supply(words: Words) -> Iterator[Row]:
    for number, stack in enumerate(STACKS, start=1):
        yield str(number), _counted(words, zip(TILES, stack, strict=True))


# Cities and the railroad


def _cities(words: Words) -> Iterator[Row]:
    for i, city in enumerate(CITIES):
        figures = {"value": int(CITY_VALUE[i]), "gain": int(CITY_GAIN[i]), "vp": int(CITY_POINTS[i])}
        yield words.named(city), words.say("box-city", corners=CORNERS[CITY_CORNERS[i]], **figures)
    for i, city in enumerate(CITIES):
        if ARROW_CARD[i] or ARROW_POINTS[i]:
            parts = {"from": city, "to": CITIES[i + 1], "card": bool(ARROW_CARD[i]), "vp": int(ARROW_POINTS[i])}
            yield "→", words.say("board-arrow", **parts)


def _stations(words: Words) -> Iterator[Row]:
    for i, space in enumerate(STATION_AT):
        figures = {"space": space_number(space), "cost": int(STATION_COST[i]), "vp": int(STATION_POINTS[i])}
        yield str(i + 1), words.say("box-station", corners=CORNERS[STATION_CORNERS[i]], **figures)


def _masters(words: Words) -> Iterator[Row]:
    for i, master in enumerate(MASTER_NAMES):
        end = {"vp": int(MASTER_POINTS[i]), "each": int(MASTER_EACH[i]), "of": MASTER_ITEMS[i]}
        if MASTER_PERMANENT[i]:
            text = words.say("meaning-master-for-good", permanent=int(MASTER_PERMANENT[i]), **end)
        else:
            text = words.say("meaning-master-at-once", deed=EFFECTS[MASTER_EFFECT[i]].name, **end)
        yield words.named(master), text


# Objectives


def _starting_objectives(words: Words) -> Iterator[Row]:
    yield from (("", words.named(card)) for card in OBJECTIVES[STARTING:])


def _objectives(words: Words) -> Iterator[Row]:
    for card, copies in zip(CARDS[CATTLE:], OBJECTIVE_DECK, strict=True):
        yield "", _counted(words, [(card, copies)])


def _effect_words(words: Words, effect: i64) -> str:
    return words.named(EFFECTS[effect].name)


def _fields_words(words: Words, fields: vec[vec[i64]]) -> str:
    """The fields of a building; of those with a slash, one or the other."""
    either = f" {words.say('board-or')} "
    return "; ".join(either.join(_effect_words(words, effect) for effect in field) for field in fields)


def _counted(words: Words, things: Iterable[tuple[str, i64]]) -> str:
    return ", ".join(f"{words.named(thing)} ×{n}" if n > 1 else words.named(thing) for thing, n in things if n)


ROWS: dict[str, Callable[[Words], Iterator[Row]]] = {
    "GWT-1.5": _discs,
    "GWT-1.6": _worker_spaces,
    "GWT-2.1": _sites,
    "GWT-2.8": _teepee_spaces,
    "GWT-4": _neutral_buildings,
    "GWT-5.1": _sides(0),
    "GWT-5.2": _sides(BUILDINGS),
    "GWT-6.3": _prices,
    "GWT-7.1": _job_rows,
    "GWT-8.1": _supply,
    "GWT-8.6": _cities,
    "GWT-9.2": _stations,
    "GWT-9.7": _masters,
    "GWT-10.1": _starting_objectives,
    "GWT-10.2": _objectives,
}
