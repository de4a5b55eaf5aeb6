"""The types that games declare are true: all that whole games say fits them, and what does not fit is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import cycle
from typing import Any, TypedDict

import jsonschema_rs
import pytest

from saloon.core import registry
from saloon.core.game import Game
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.server.app import api_schema
from saloon.server.wire import PARTS, add_wires

FEWER = 5  # of the attempts in each state, others in the next
Said = tuple[str, Any]  # a part of the wire, and what was said there


@cache
def checker(game: str, part: str) -> Any:
    """Of what a game says in one part of the wire."""
    schema = api_schema()
    wanted = schema["components"]["schemas"]["Wires"]["properties"][game]["properties"][part]
    return jsonschema_rs.Draft202012Validator({**wanted, "components": schema["components"]})


def tables(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats, and every value of every option once."""
    info = game.info
    for seats in info.seats:
        yield seats, {}
    for option in info.options:
        for value in option.choices:
            automa = info.automa if info.automa and option.name == info.automa.option else None
            yield automa.seats if automa else info.seats.stop - 1, {option.name: value}


def said_in(game: Game[Any], seats: int, options: dict[str, Any]) -> Iterator[Said]:
    """What the server would say in a random game, to everybody in turn."""
    state, rng = game.open(seats, options), Rng(seats)
    state.telling = True
    for ply, viewer in enumerate(cycle((None, *range(seats)))):
        yield "view", game.view(state, viewer)
        yield from (("event", event) for event in game.events(state, viewer))
        if state.turn == OVER:
            break
        if state.turn == CHANCE:
            yield from (("draw", draw) for draw in game.actions(state))
        for attempt in game.attempts(state)[ply % FEWER :: FEWER]:
            yield "action", attempt.action
            yield "figures", attempt.figures
            if not attempt.possible:
                yield "refusal", attempt.refusal.as_json()
        state.play(state.draw(rng) if state.turn == CHANCE else rng.pick(state.moves()))
    yield from (("score", score) for score in game.scores(state))


@pytest.mark.parametrize("name", list(registry.infos()))
def test_whole_games_fit_what_they_declare(name: str) -> None:
    """A game that declares nothing is checked against what all games have in common."""
    game = registry.load(name)
    heard = set()
    for seats, options in tables(game):
        for part, data in said_in(game, seats, options):
            error = next(checker(name, part).iter_errors(data), None)
            assert error is None, f"{part} {data}: {error}"
            heard.add(part)
    assert heard == set(PARTS)


@pytest.mark.parametrize(
    ("part", "data"),
    [
        ("action", {"do": "play"}),
        ("action", {"do": "play", "card": "east:1 w1 c1", "cost": 1}),
        ("action", {"do": "fly"}),
        ("action", {"do": "step", "from": "the moon"}),
        ("event", {"event": "paid", "seat": 0, "tokens": 1}),
        ("figures", {"cost": "dear"}),
        ("figures", {"weight": 1}),
        ("refusal", {"rule": "GW-19", "reason": "cannot-pay", "params": {"cost": 1}}),
        ("refusal", {"rule": "GW-1", "reason": "cannot-pay", "params": {"cost": 4, "supply": 1, "vp": 2}}),
        ("view", {}),
    ],
)
def test_what_a_game_never_says_does_not_fit(part: str, data: Any) -> None:
    assert not checker("go_west", part).is_valid(data)


class View(TypedDict):
    cards: set[str]


class Action(TypedDict):
    do: str


class Score(TypedDict):
    seat: int


def declaring(view: object) -> Game[Any]:
    game = registry.load("go_west")
    assert game.wire is not None
    return replace(game, wire=replace(game.wire, view=view))


@pytest.mark.parametrize(
    ("view", "why"),
    [(View, "no form on the wire"), (Action, "two types named Action"), (list[Score], "two types named Score")],
)
def test_what_cannot_be_declared_is_refused_by_name(view: object, why: str) -> None:
    with pytest.raises(TypeError, match=f"go_west declares .*{why}"):
        add_wires({"components": {"schemas": {}}}, [declaring(view)])


def test_unions_are_tagged() -> None:
    components = api_schema()["components"]["schemas"]
    for part, tag in (("Action", "do"), ("Draw", "draw"), ("Event", "event"), ("Refusal", "reason")):
        union = components[f"GoWest{part}"]
        assert union["discriminator"]["propertyName"] == tag
        assert set(union["discriminator"]["mapping"].values()) == {member["$ref"] for member in union["oneOf"]}
