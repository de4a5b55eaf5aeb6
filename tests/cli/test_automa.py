"""A seat that the rules play, in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

from saloon.core.transcript import parse
from tests.cli.conftest import Saloon

TRAIL = "great_western_trail"
RECORDED = Path(__file__).parents[1] / "transcripts" / TRAIL / "solo-hard-objective.jsonl"
SOLO = ("play", TRAIL, "--seats", "me,automa:hard", "--option", "first_seat=0", "--seed", "7")


def test_a_seat_of_its_name_sets_the_option(saloon: Saloon) -> None:
    played = saloon(*SOLO, typed="1\ns one.jsonl\nq\n")
    assert played.code == 0, played.err
    assert "Automa (hard)" in played.out
    saved = parse(Path("one.jsonl").read_text(encoding="utf-8"))
    assert (saved.seats, saved.options["automa"]) == (["me", "automa"], "hard")
    usual = saloon("play", TRAIL, "--seats", "me,automa", "--seed", "7", typed="q\n")
    assert "Automa (medium)" in usual.out
    by_option = saloon("play", TRAIL, "--seats", "me,greedy", "--option", "automa=easy", "--seed", "7", typed="q\n")
    assert "Automa (easy)" in by_option.out


def test_one_who_sits_alone_is_told_how_to_play_against_it(saloon: Saloon) -> None:
    alone = saloon("play", "gwt", "--seats", "me")
    assert alone.code == 2
    assert "--seats me,automa:medium" in alone.err


def test_its_turn_is_told_so_that_one_could_repeat_it(saloon: Saloon) -> None:
    """Card, options, steps, the way and why, what was taken and why: a turn of a recorded game."""
    told = " ".join(saloon("replay", str(RECORDED), "--seat", "0").out.split())
    turn = told[told.index("The Automa draws its card 8") :]
    wanted = (
        "The Automa draws its card 8: steps 1, action: hazard.",
        "now on top of its deck: cattle",
        "The Automa moves; steps: 1 (as printed on the card).",
        "At the fork (neutral site B) the Automa takes branch 1, the shortest.",
        "Automa (hard) moves: neutral site B → neutral site C.",
        "Option rockfall: the Automa takes the hazard on flood 1.",
        "Automa (hard) takes from flood 1: flood (3 VP, green hand).",
    )
    places = [turn.index(sentence) for sentence in wanted]
    assert places == sorted(places)
    assert places[-1] < turn.index("The Automa draws", 1)


def test_it_sits_where_bots_are_measured(saloon: Saloon) -> None:
    seats = ("--seats", "random,automa:easy", "--games", "1", "--workers", "1", "--seed", "7")
    assert "Automa (easy)" in saloon("simulate", TRAIL, *seats).out
    report = json.loads(saloon("simulate", TRAIL, *seats, "--json").out)
    assert [row["bot"] for row in report["seats"]] == ["random", "automa:easy"]


def test_games_say_who_has_one(saloon: Saloon) -> None:
    listed = " ".join(saloon("games").out.split())
    assert listed.count("Alone against the Automa: --seats me,automa,") == 1
    assert "Levels: easy, medium*, hard, surprise." in listed
