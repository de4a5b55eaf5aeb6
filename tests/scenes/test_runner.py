"""The scene runner: what it reports, what it refuses, and the seam for a game's own format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saloon.core import registry
from saloon.scenes.compare import Difference, differences
from saloon.scenes.read import BadScene, game_of, load, read
from saloon.scenes.run import run

HEAD = """
id = "GW-T"
rules = ["GW-9"]
given.players = [{ supply = 5, hand = ["none w1 c0"] }, {}]
"""
SELL = 'when = [{ do = "sell", card = "none w1 c0" }, { draw = "card", card = "west:2 w0 c3" }]\n'


def result(text: str) -> list[Difference]:
    (scene,) = read(HEAD + text)
    return run(scene)


def refusal_of(text: str) -> BadScene:
    with pytest.raises(BadScene) as caught:
        read(text)
    return caught.value


# Every kind of expectation, once met and once not


@pytest.mark.parametrize(
    "met",
    [
        "turn = 1",
        "position.players.0.supply = 5",
        'position.players.0.hand = ["west:2 w0 c3"]',
        "position.players = [{ supply = 5 }, { supply = 30 }]",
        'position.card = "absent"',
        'position.pile."west:2 w0 c3" = "absent"',
        "position.scorings = []",
        'view.0.players.0.hand = ["west:2 w0 c3"]',
        'view.1.players.0.hand = "absent"',
        "view.spectator.pile = 54",
        'moves = [{ do = "score" }]',
        'exactly = [{ do = "announce" }, { do = "score" }]',
        'not_moves = [{ action = { do = "stop" } }]',
        'not_moves = [{ action = { do = "stop" }, rule = "GW-9", reason = "no-passing", params = {} }]',
        'events = [{ event = "sold" }, { event = "drew", card = "west:2 w0 c3" }]',
        "scores.0.items.0.points = 10",
        "points = [10, 10]",
        "points.1 = 10",
        "gain = [0, 0]",
        "winners = []",
    ],
)
def test_met(met: str) -> None:
    assert result(SELL + "then." + met) == []


@pytest.mark.parametrize(
    ("wrong", "path", "expected", "got"),
    [
        ("turn = 0", "turn", 0, 1),
        ('turn = "chance"', "turn", "chance", 1),
        ("position.players.0.supply = 6", "position.players.0.supply", 6, 5),
        ("position.players.0.sply = 5", "position.players.0.sply", 5, "absent"),
        ("position.players.7.supply = 5", "position.players.7", {"supply": 5}, "absent"),
        ("position.players.0.hand = []", "position.players.0.hand", [], ["west:2 w0 c3"]),
        ("position.discard = {}", "position.discard", {}, {"none w1 c0": 1}),
        ('position.discard."none w1 c0" = "absent"', "position.discard.none w1 c0", "absent", 1),
        ("position.doubled = 0", "position.doubled", 0, False),
        ('view.1.players.0.hand = ["west:2 w0 c3"]', "view.1.players.0.hand", ["west:2 w0 c3"], "absent"),
        ("view.2.pile = 54", "view.2", {"pile": 54}, "absent"),
        (
            'moves = [{ do = "stop" }]',
            "moves.0",
            {"do": "stop"},
            {"rule": "GW-9", "reason": "no-passing", "params": {}},
        ),
        ('exactly = [{ do = "score" }]', "exactly", "absent", {"do": "announce"}),
        ('not_moves = [{ action = { do = "score" } }]', "not_moves.0", "absent", {"do": "score"}),
        ('not_moves = [{ action = { do = "stop" }, rule = "GW-8" }]', "not_moves.0.rule", "GW-8", "GW-9"),
        ('not_moves = [{ action = { do = "stop" }, reason = "tired" }]', "not_moves.0.reason", "tired", "no-passing"),
        ('not_moves = [{ action = { do = "stop" }, params.n = 1 }]', "not_moves.0.params.n", 1, "absent"),
        ("points = [10, 11]", "points.1", 11, 10),
        ("points = [10]", "points", [10], [10, 10]),
        ("gain.0 = 1", "gain.0", 1, 0),
        ("winners = [0]", "winners", [0], []),
        ("scores.1.supply = 29", "scores.1.supply", 29, 30),
    ],
)
def test_not_met(wrong: str, path: str, expected: Any, got: Any) -> None:
    assert result(SELL + "then." + wrong) == [Difference(f"then.{path}", expected, got)]


def test_events_in_the_wrong_order() -> None:
    (difference,) = result(SELL + 'then.events = [{ event = "drew" }, { event = "sold" }]')
    assert (difference.path, difference.expected, difference.got) == ("then.events.1", {"event": "sold"}, [])


def test_all_differences_are_reported() -> None:
    assert [difference.path for difference in result(SELL + "then = { turn = 0, points = [0, 0] }")] == [
        "then.turn",
        "then.points.0",
        "then.points.1",
    ]


def test_a_difference_prints_as_one_line() -> None:
    assert str(Difference("then.gain", [1, 0], {"a": None})) == 'then.gain: expected=[1, 0] got={"a": null}'
    assert str(Difference("then.turn", 1, "over")) == "then.turn: expected=1 got=over"
    assert Difference("then.turn", 1, "over").as_json() == {"path": "then.turn", "expected": 1, "got": "over"}


def test_numbers_and_flags_are_different_things() -> None:
    assert list(differences("x", True, 1)) == [Difference("x", True, 1)]
    assert list(differences("x", [0, 1.0], [0.0, 1])) == []


# Playing


def test_a_look_in_between() -> None:
    text = 'when = [{ do = "announce" }, { expect = { turn = 1 } }, { do = "score" }]\nthen.turn = 0'
    assert result(text) == [Difference("when.1.expect.turn", 1, 0)]


def test_a_look_is_check_enough() -> None:
    assert result('when = [{ do = "announce" }, { expect = { turn = 0 } }]') == []


def test_repeated_entries() -> None:
    assert result('when = [{ do = "announce" }, { do = "score", times = 2 }]\nthen.turn = 1') == []


def test_a_refused_action_ends_the_scene() -> None:
    assert result('when = [{ do = "stop" }, { do = "score" }]\nthen.turn = 7') == [
        Difference("when.0", {"do": "stop"}, {"rule": "GW-9", "reason": "no-passing", "params": {}})
    ]


def test_unknown_action() -> None:
    (difference,) = result('when = [{ do = "fly" }]\nthen.turn = 1')
    assert (difference.path, difference.expected, difference.got["reason"]) == (
        "when.0",
        {"do": "fly"},
        "unknown-action",
    )


@pytest.mark.parametrize(("kinds", "turn"), [(("card", "card"), 1), (("card", "hat"), 1), (("hat", "hat"), "chance")])
def test_draws_of_a_kind_as_long_as_they_come(kinds: tuple[str, str], turn: int | str) -> None:
    given = "id = 'GW-T'\nopen = { seats = 2, options = { first_seat = 1 } }\n"
    when = ", ".join(f"{{ draws = '{kind}' }}" for kind in kinds)
    (scene,) = read(f"{given}when = [{when}]\nthen.turn = {turn!r}")
    assert run(scene) == []


def test_a_draw_must_be_given() -> None:
    (difference,) = result('when = [{ do = "sell", card = "none w1 c0" }, { do = "score" }]\nthen.turn = 1')
    assert (difference.path, difference.got["reason"]) == ("when.1", "waits-for-draw")


def test_a_draw_where_none_is_due() -> None:
    assert result('when = [{ draw = "any" }]\nthen.turn = 1') == [Difference("when.0", {"draw": "any"}, {"turn": 0})]


@pytest.mark.parametrize("draw", ['draw = "card"', 'draw = "card", card = "the joker"', 'draw = "card", seat = 1'])
def test_a_draw_must_fit_one_outcome(draw: str) -> None:
    (difference,) = result(f'when = [{{ do = "sell", card = "none w1 c0" }}, {{ {draw} }}]\nthen.turn = 1')
    assert difference.path == "when.1"
    assert {"draw": "card", "seat": 0, "card": "none w3 c2"} in difference.got


def test_winners_of_a_game_that_is_over() -> None:
    given = 'id = "GW-T"\ngiven = { phase = "over", reason = "fifty", players = [{ vp = 50 }, {}] }\n'
    (scene,) = read(given + 'then = { turn = "over", winners = [0], exactly = [] }')
    assert run(scene) == []


def test_open() -> None:
    text = 'open = { seats = 3, options = { first_seat = 1 } }\nwhen = [{ draw = "any", times = 21 }]\nthen.turn = 1'
    (scene,) = read('id = "GW-T"\n' + text)
    assert run(scene) == []


# What cannot be set up


def test_impossible_position() -> None:
    given = 'id = "GW-T"\ngiven.wagons = { new_england = 21 }\n'
    (plain,) = read(given + "then.turn = 0")
    (difference,) = run(plain)
    assert (difference.path, difference.expected, difference.got["where"]) == (
        "given",
        "possible",
        "wagons.new_england",
    )
    (expected,) = read(given + 'then.impossible = { where = "wagons.new_england" }')
    assert run(expected) == []
    (other,) = read(given + 'then.impossible = { reason = "too-heavy" }')
    assert run(other) == [Difference("then.impossible.reason", "too-heavy", "not-in-range")]


def test_possible_against_expectation() -> None:
    (scene,) = read('id = "GW-T"\ngiven = {}\nthen.impossible = { where = "wagons" }')
    assert run(scene) == [Difference("then.impossible", {"where": "wagons"}, "possible")]


# Scenes that are refused


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("then.turn = 0\nextra = 1", "GW-T.extra", "unknown-key"),
        ("then.trun = 0", "GW-T.then.trun", "unknown-key"),
        ("", "GW-T", "checks-nothing"),
        ("then = {}", "GW-T.then", "checks-nothing"),
        ("then.moves = []", "GW-T.then.moves", "checks-nothing"),
        ("then.position = {}", "GW-T.then.position", "checks-nothing"),
        ("when = [{ expect = {} }]", "GW-T.when.0.expect", "checks-nothing"),
        ('when = [{ do = "score" }]', "GW-T", "checks-nothing"),
        ("then.turn = true", "GW-T.then.turn", "not-one-of"),
        ('then.turn = "mine"', "GW-T.then.turn", "not-one-of"),
        ("then.points = 3", "GW-T.then.points", "not-a-table"),
        ('then.moves = "score"', "GW-T.then.moves", "not-a-list"),
        ('then.moves = ["score"]', "GW-T.then.moves.0", "not-a-table"),
        ("then = 3", "GW-T.then", "not-a-table"),
        ('then.not_moves = [{ rule = "GW-9" }]', "GW-T.then.not_moves.0.action", "missing-field"),
        ('then.not_moves = [{ action = {}, rul = "GW-9" }]', "GW-T.then.not_moves.0.rul", "unknown-key"),
        ('when = [{ play = "x" }]\nthen.turn = 0', "GW-T.when.0", "not-exactly-one-of"),
        ('when = [{ do = "score", draw = "any" }]\nthen.turn = 0', "GW-T.when.0", "not-exactly-one-of"),
        ('when = [{ draw = "any", seat = 1 }]\nthen.turn = 0', "GW-T.when.0.seat", "unknown-key"),
        ('when = [{ do = "score", times = 0 }]\nthen.turn = 0', "GW-T.when.0.times", "wrong-type"),
        ("when = [{ expect = { turn = 0 }, times = 2 }]", "GW-T.when.0.times", "unknown-key"),
        ('when = ["score"]\nthen.turn = 0', "GW-T.when.0", "not-a-table"),
        ('when = "score"\nthen.turn = 0', "GW-T.when", "not-a-list"),
        ("open.seats = 2\nthen.turn = 0", "GW-T", "not-exactly-one-of"),
        ("then = { impossible = { where = 'x' }, turn = 0 }", "GW-T.then.impossible", "must-stand-alone"),
        ("when = [{ expect = { impossible.where = 'x' } }]", "GW-T.when.0.expect.impossible", "must-stand-alone"),
        ("then.impossible = { when = 'x' }", "GW-T.then.impossible.when", "unknown-key"),
        ("title = 3\nthen.turn = 0", "GW-T.title", "wrong-type"),
    ],
)
def test_bad_scene(text: str, where: str, reason: str) -> None:
    error = refusal_of(HEAD + text)
    assert (error.where, error.reason) == (where, reason)


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("then.turn = 0", "scenes.id", "missing-field"),
        ("[[scene]]\nid = 3", "scenes.scene.0.id", "missing-field"),
        ("scene = []", "scenes.scene", "checks-nothing"),
        ("scene = [3]", "scenes.scene.0", "not-a-table"),
        ("scenes = 1\n[[scene]]\nid = 'GW-T'", "scenes.scenes", "unknown-key"),
        ("id = 'GW-T'\nthen.turn = 0", "GW-T", "not-exactly-one-of"),
        ("id = 'GW-T'\nrules = ['GW-99']", "GW-T.rules", "no-such-rule"),
        ("id = 'GW-T'\nrules = 'GW-9'", "GW-T.rules", "not-a-list"),
        ("id = 'GW-T'\ngame = 'chess'", "GW-T.game", "not-one-of"),
        ("id = 'GW-T'\ngame = ['go_west']", "GW-T.game", "not-one-of"),
        ("id = 'XX-1'\ngiven = {}\nthen.turn = 0", "XX-1.game", "not-one-of"),
        ("id = 'GW-T'\nopen.seats = 'two'\nthen.turn = 0", "GW-T.open.seats", "wrong-type"),
        ("id = 'GW-T'\nopen = { seats = 2, deck = 1 }\nthen.turn = 0", "GW-T.open.deck", "unknown-key"),
        ("id = ", "scenes", "not-toml"),
    ],
)
def test_bad_file(text: str, where: str, reason: str) -> None:
    error = refusal_of(text)
    assert (error.where, error.reason) == (where, reason)


def test_the_line_that_is_no_toml() -> None:
    assert refusal_of("id = 'GW-T'\n\ngiven = {").params == {"line": "3"}
    assert refusal_of("id = 'GW-T'\ngiven == {}").params == {"line": "2"}


# Which game


def test_game_of_a_rule_id() -> None:
    assert game_of("GW-E3") == game_of("GW-19") == "go_west"
    assert game_of("G-1") is None
    assert game_of("17") is None


def test_game_by_key_argument_folder_and_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.info("go_west")
    games = {name: replace(known, name=name, rules=(f"{name.upper()}-1",)) for name in ("aa", "bb", "cc", "dd")}
    monkeypatch.setattr(registry, "infos", lambda: games)
    monkeypatch.setattr(registry, "info", games.__getitem__)

    def game_in(folder: str, text: str, game: str | None = None) -> str:
        path = tmp_path / folder / "x.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text + "\ngiven = {}\nthen.turn = 0", encoding="utf-8")
        return load(path, game)[0].game

    assert game_in("aa", "id = 'DD-1'\ngame = 'cc'", "bb") == "cc"
    assert game_in("aa", "id = 'DD-1'", "bb") == "bb"
    assert game_in("aa", "id = 'DD-1'") == "aa"
    assert game_in("elsewhere", "id = 'DD-1'") == "dd"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadScene) as caught:
        load(path)
    assert (caught.value.where, caught.value.reason) == (str(path), "not-text")


# A game's own format

OWN_FORMAT = '''
from saloon.core.refusal import BadInput

def expand(scene):
    """sold = a card, or a list of cards, each sold at a fresh table."""
    if set(scene) != {"sold"}:
        raise BadInput("sold", "missing-field")
    takes = [
        {
            "given": {"players": [{"hand": [card]}, {}]},
            "when": [{"do": "sell", "card": card}],
            "then": {"position": {"discard": {card: 1}}, "turn": "chance" if "w1" in card else 1},
        }
        for card in (scene["sold"] if isinstance(scene["sold"], list) else [scene["sold"]])
    ]
    return takes if isinstance(scene["sold"], list) else takes[0]
'''


@pytest.fixture
def own_format(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Go West! once more, in a package that has a module `scene_notation`."""
    package = tmp_path / "saloon_scene_test_game"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text("from saloon.games.go_west.game import GAME\n")
    (package / "scene_notation.py").write_text(OWN_FORMAT, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    info = replace(registry.info("go_west"), name="own", module="saloon_scene_test_game.game")
    with monkeypatch.context() as patch:
        patch.setattr(registry, "infos", lambda: {"own": info})
        patch.setattr(registry, "info", lambda name: info)
        yield


@pytest.mark.usefixtures("own_format")
def test_own_format_of_one_take() -> None:
    (scene,) = read('id = "GW-T"\ntitle = "T"\nsold = "none w1 c0"')
    assert (scene.id, scene.title, len(scene.takes)) == ("GW-T", "T", 1)
    assert run(scene) == []


@pytest.mark.usefixtures("own_format")
def test_own_format_of_several_takes() -> None:
    (scene,) = read('id = "GW-T"\nsold = ["none w1 c0", "none w2 c1"]')
    assert len(scene.takes) == 2
    assert run(scene) == [Difference("1.then.turn", 1, "chance")]


@pytest.mark.usefixtures("own_format")
def test_own_format_stands_beside_the_common_one() -> None:
    (scene,) = read('id = "GW-T"\ngiven = {}\nthen.turn = 0')
    assert run(scene) == []


@pytest.mark.usefixtures("own_format")
@pytest.mark.parametrize(
    ("text", "where", "reason"), [("bought = 1", "GW-T.sold", "missing-field"), ("sold = []", "GW-T", "checks-nothing")]
)
def test_own_format_refused(text: str, where: str, reason: str) -> None:
    error = refusal_of('id = "GW-T"\n' + text)
    assert (error.where, error.reason) == (where, reason)
