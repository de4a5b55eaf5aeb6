"""`saloon replay` and `saloon verify`: whole games, and every way in which a file can be damaged."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saloon.core import registry
from saloon.core.transcript import Entry, read, steps
from saloon.words import LANGUAGES
from tests.cli.conftest import RECORDED, Saloon

Lines = list[str]
PLIES = len(RECORDED.read_text(encoding="utf-8").splitlines()) - 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_whole_game(saloon: Saloon, recorded: Path, language: str) -> None:
    replayed = saloon("replay", str(recorded), "--lang", language)
    assert (replayed.code, replayed.err) == (0, "")
    assert len(replayed.out.splitlines()) > 80
    assert replayed.out.count("GW-22") > 1  # the itemised scores and the reason


def test_replay_at_a_ply_stops_there(saloon: Saloon, recorded: Path) -> None:
    out = saloon("replay", str(recorded), "--at", "40").out
    assert "The game is not over after 40 plies." in out
    assert "wins!" not in out


def test_replay_shows_what_the_seat_could_see(saloon: Saloon, recorded: Path) -> None:
    spectator = saloon("replay", str(recorded), "--at", "40").out
    assert "draws “" not in spectator
    first, second = (saloon("replay", str(recorded), "--at", "40", "--seat", seat).out for seat in "01")
    assert "You draw “" in first
    assert "draws “" not in first
    assert first.count("$") >= 7 > spectator.count("$")  # the cards of the own hand
    assert first != second


def test_verify_counts_the_draws(saloon: Saloon, recorded: Path) -> None:
    draws = RECORDED.read_text(encoding="utf-8").count('"draw":{')
    verified = saloon("verify", str(recorded))
    assert (verified.code, verified.err) == (0, "")
    assert verified.out.startswith(f"Fair: all {draws} draws")
    assert f"all {PLIES} plies" in verified.out


def changed(line: int, change: Callable[[dict[str, Any]], object]) -> Callable[[Lines], None]:
    def apply(lines: Lines) -> None:
        row = json.loads(lines[line - 1])
        change(row)
        lines[line - 1] = json.dumps(row)

    return apply


DAMAGES: list[tuple[Callable[[Lines], None], str]] = [
    (lambda lines: lines.clear(), "line 1: The file is empty."),
    (lambda lines: lines.__setitem__(4, lines[4][:-3]), "line 5: This line is not JSON"),
    (lambda lines: lines.__setitem__(4, "[1]"), "line 5: This line is JSON, but not an object."),
    (lambda lines: lines.__setitem__(0, '{"chess": 1}'), "line 1: This is not a game saved by Saloon."),
    (changed(1, lambda row: row.update(saloon=9)), "line 1: The file has format 9; this version reads format 3."),
    (changed(1, lambda row: row.update(rules=9)), "line 1, rules: Version 9 of this game’s rules is not known here"),
    (changed(1, lambda row: row.update(game="chess")), "line 1, game: “chess” is not one of: "),
    (changed(1, lambda row: row.update(seats=["me"] * 5)), "line 1, seats: This must be 2 to 4, but it is 5."),
    (changed(1, lambda row: row.update(seats=7)), "line 1, seats: This is not the kind of value"),
    (changed(1, lambda row: row.pop("seats")), "line 1, seats: This field is missing."),
    (changed(1, lambda row: row.update(hat=1)), "line 1, hat: There is no such field here."),
    (changed(1, lambda row: row["options"].update(deck={})), "line 1, deck: There must be 56 cards here, but"),
    (changed(1, lambda row: row["options"].update(hat=1)), "line 1, hat: There is no such option"),
    (changed(5, lambda row: row.update(ply=9)), "line 5: This should be ply 3, not 9."),
    (changed(5, lambda row: row.pop("ply")), "line 5: This line is neither a move nor a draw."),
    (changed(30, lambda row: row.update(seat=9)), "line 30: There is no seat 9 at this table."),
    (lambda lines: lines.__setitem__(20, lines[20].replace('"seat":', '"chair":')), "line 21: "),
    (lambda lines: lines.__delitem__(9), "line 10: This should be ply 8, not 9."),
    (lambda lines: lines.append("{}"), f"line {PLIES + 3}: Something follows the seed"),
    (lambda lines: lines.__delitem__(-2), "The seed is revealed although the game is not over."),
    (changed(PLIES + 2, lambda row: row.update(seed="00")), f"line {PLIES + 2}, seed: This is not the kind of value"),
]  # fmt: skip
UNFAIR: list[tuple[Callable[[Lines], None], str]] = [
    (lambda lines: lines.__delitem__(-1), f"line {PLIES + 2}: The seed is missing"),
    (changed(PLIES + 2, lambda row: row.update(seed="ab" * 32)), f"line {PLIES + 2}: The seed is not the one"),
    (changed(1, lambda row: row.update(commitment="ab" * 32)), f"line {PLIES + 2}: The seed is not the one"),
]


def damage(file: Path, how: Callable[[Lines], None]) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    how(lines)
    file.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("how", "complaint"), DAMAGES, ids=[complaint[:50] for _, complaint in DAMAGES])
def test_damaged_file_is_refused_with_its_line(
    saloon: Saloon, recorded: Path, command: str, how: Callable[[Lines], None], complaint: str
) -> None:
    damage(recorded, how)
    refused = saloon(command, "game.jsonl")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith("saloon: game.jsonl: line ")
    assert refused.err.count("\n") == 1
    assert complaint in refused.err


@pytest.mark.parametrize(("how", "complaint"), UNFAIR, ids=[complaint[:50] for _, complaint in UNFAIR])
def test_unproven_draws_replay_but_do_not_verify(
    saloon: Saloon, recorded: Path, how: Callable[[Lines], None], complaint: str
) -> None:
    damage(recorded, how)
    assert saloon("replay", "game.jsonl").code == 0
    refused = saloon("verify", "game.jsonl")
    assert (refused.code, refused.out) == (2, "")
    assert complaint in refused.err


def test_draw_that_the_seed_did_not_make_is_named(saloon: Saloon, tmp_path: Path) -> None:
    """Another card at the very last draw: a legal game, but not the one that the seed made."""
    transcript = read(RECORDED.read_text(encoding="utf-8"))
    last = max(ply for ply, entry in enumerate(transcript.entries) if entry.seat is None)
    game = registry.load(transcript.game)
    states = (state for _, state in steps(transcript))
    state = next(state for ply, state in enumerate(states) if ply == last)
    others = (draw for draw in game.actions(state) if draw != transcript.entries[last].action)
    for draw in others:
        forged = replace(transcript, entries=list(transcript.entries))
        forged.entries[last] = Entry(None, draw)
        (tmp_path / "game.jsonl").write_text(forged.write(), encoding="utf-8")
        refused = saloon("verify", "game.jsonl")
        assert refused.code == 2
        if "This draw" in refused.err:
            break
    told = re.search(
        r"line (\d+): This draw does not come from the seed: it is (\{.*\}), but should be (\{.*\})", refused.err
    )
    assert told
    assert int(told[1]) == last + 2
    assert json.loads(told[2]) == draw
    assert json.loads(told[3]) == transcript.entries[last].action


def test_impossible_move_is_named_with_its_rule(saloon: Saloon, recorded: Path) -> None:
    lines = recorded.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if '"do":"play"' in line)
    damage(recorded, changed(number, lambda row: row["move"].update(card="east:2 w9 c6")))
    refused = saloon("replay", "game.jsonl")
    assert refused.code == 2
    assert f"line {number}: This is not possible here (GW-9): " in refused.err
    assert "east:2 w9 c6" in refused.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("how", "complaint"), DAMAGES + UNFAIR)
def test_every_damage_has_words_in_every_language(
    saloon: Saloon, recorded: Path, language: str, how: Callable[[Lines], None], complaint: str
) -> None:
    damage(recorded, how)
    refused = saloon("verify", "game.jsonl", "--lang", language)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.count("\n") == 1
    assert (complaint in refused.err) == (language == "en")
