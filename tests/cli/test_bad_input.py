"""Whatever is wrong with the command line: one clear line on stderr, exit code 2, nothing else."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.words import LANGUAGES, Words
from tests.cli.conftest import Saloon

PLAY = ("play", "go_west")
TRAIL = ("play", "great_western_trail")
SIMULATE = ("simulate", "go_west", "--seats", "random,random")

BAD = [
    (("dance",), "command: “dance” is not one of: games, play,"),
    (("play",), "GAME|FILE is missing. See: saloon play --help"),
    (("play", "chess"), "game: “chess” is not one of: "),
    (("rules", "chess"), "game: “chess” is not one of: "),
    (("simulate", "chess", "--seats", "random,random"), "game: “chess” is not one of: "),
    ((*PLAY, "--seats", "me,hal"), "seats: “hal” is not one of: me, me:…, "),
    ((*PLAY, "--seats", "me,search:7"), "seats: “search:7” is not one of: me, me:…, "),
    ((*PLAY, "--think", "0"), "think: This must be 0.01 to 5, but it is 0."),
    ((*PLAY, "--think", "3600"), "think: This must be 0.01 to 5, but it is 3600."),
    (("train", "go_west", "--folder", "net", "--seats", "5"), "seats: This must be 2 to 4, but it is 5."),
    (("train", "go_west", "--folder", "net", "--rounds", "0"), "rounds: This must be 1 to 1,000, but it is 0."),
    (("train", "go_west", "--folder", "net", "--lead", "-1"), "lead: This must be 0 to 1,000, but it is -1."),
    (("train", "go_west", "--folder", "net", "--ahead", "7"), "ahead: This must be 1 to 6, but it is 7."),
    (("train", "go_west", "--folder", "net", "--ambition", "2"), "ambition: This must be 0 to 1, but it is 2."),
    (("train", "go_west", "--folder", "net", "--start", "gone"), "gone: "),
    (("train", "go_west", "--folder", "net", "--start", "binary"), "binary: These are not weights for go_west with"),
    (("train", "go_west", "--folder", "net", "--partner", "binary"), "binary: These are not weights for go_west with"),
    ((*PLAY, "--seats", "me,"), "seats: “” is not one of: me, "),
    ((*PLAY, "--seats", "me"), "seats: This must be 2 to 4, but it is 1."),
    ((*PLAY, "--seats", "me,random,random,random,random"), "seats: This must be 2 to 4, but it is 5."),
    ((*PLAY, "--seats", "me,automa"), "seats: This game has no Automa."),
    ((*TRAIL, "--seats", "automa,me"), "seats: The Automa plays seat 2 of 2, and no other."),
    ((*TRAIL, "--seats", "me,automa,random"), "seats: The Automa plays seat 2 of 2, and no other."),
    ((*TRAIL, "--seats", "me,automa:godlike"), "seats: “godlike” is not one of: easy, medium, hard, surprise."),
    ((*TRAIL, "--seats", "me,automa:easy", "--option", "automa=hard"), "automa: “hard” is not one of: easy."),
    (
        (*TRAIL, "--seats", "me,me", "--option", "automa=hard"),
        "seats: The Automa plays seat 2; nobody else",
    ),
    (
        (*TRAIL, "--seats", "me,random,random", "--option", "automa=hard"),
        "automa: The Automa plays at tables of two",
    ),
    (
        ("simulate", "great_western_trail", "--seats", "random,automa:x"),
        "seats: “x” is not one of: easy, medium, hard, ",
    ),
    ((*PLAY, "--seats"), "--seats needs a value."),
    ((*PLAY, "--chairs", "2"), "There is no option --chairs. See: saloon play --help"),
    ((*PLAY, "again"), "too much on the command line"),
    (
        (*PLAY, "--option", "colour=red"),
        "colour: There is no such option. The options are: first_seat, end_check, deck, placing.",
    ),
    ((*PLAY, "--option", "first_seat=7"), "first_seat: “7” is not one of: random, 0, 1, 2, 3."),
    ((*PLAY, "--option", "first_seat=3"), "first_seat: This must be 0 to 1, but it is 3."),
    ((*PLAY, "--option", "first_seat"), "first_seat: An option is written NAME=VALUE."),
    ((*PLAY, "--option", "deck=mine"), "deck: “mine” is not one of: reconstructed-2, reconstructed."),
    ((*PLAY, "--deck", "missing.toml"), "missing.toml: There is no such file or folder."),
    ((*PLAY, "--deck", "."), ".: This is a folder, not a file."),
    ((*PLAY, "--deck", "binary"), "binary: This is not a text file."),
    ((*PLAY, "--seed", "tumbleweed"), "seed: A seed consists of at most 64 hexadecimal digits"),
    ((*PLAY, "--seed", "a" * 65), "seed: A seed consists of at most 64 hexadecimal digits"),
    ((*PLAY, "--lang", "es"), "lang: “es” is not one of: en, it, fr, de."),
    (("--lang",), "lang: “” is not one of: en, it, fr, de."),
    (("simulate", "go_west"), "--seats is missing. See: saloon simulate --help"),
    (("simulate", "go_west", "--seats", "random,me"), "seats: “me” is not one of: "),
    (("simulate", "go_west", "--seats", "random"), "seats: This must be 2 to 4, but it is 1."),
    ((*SIMULATE, "--games", "many"), "--games must be a whole number. See: saloon simulate --help"),
    ((*SIMULATE, "--games", "0"), "games: This must be 1 to "),
    ((*SIMULATE, "--workers", "0"), "workers: This must be 1 to "),
    ((*SIMULATE, "--on", "rain"), "on: “rain” is not one of: ray, ray://HOST:PORT."),
    ((*SIMULATE, "--resume", "binary"), "binary:1: This line is not JSON; it is damaged or cut off."),
    ((*SIMULATE, "--resume", "."), ".: This is a folder, not a file."),
    ((*SIMULATE, "--out", "no/such/folder.parquet"), "no/such/folder.parquet: There is no such file or folder."),
    ((*SIMULATE, "--out", "binary"), "binary: This file already exists; choose another name."),
    ((*SIMULATE, "--transcripts", "binary"), "binary: This file already exists; choose another name."),
    ((*SIMULATE, "--transcripts", "."), ".: This folder is not empty."),
    (("league", "go_west", "--bots", "random,hal"), "bots: “hal” is not one of: random, greedy, "),
    (("league", "go_west", "--bots", "random"), "bots: At least 2 bots are needed, but there are 1."),
    (("league", "go_west", "--bots", "random,me=./mine"), "bots, me: There is no program “./mine”."),
    (("league", "go_west", "--bots", "random,greedy", "--seats", "9"), "seats: This must be 2 to 4, but it is 9."),
    (("league", "go_west", "--bots", "random,greedy", "--limit", "0"), "limit: This must be > 0 to ∞, but it is 0."),
    (("league", "go_west", "--bots", "random,greedy", "--file", "."), ".: This is a folder, not a file."),
    ((*SIMULATE, "--option", "end_check=never"), "end_check: “never” is not one of: action, turn."),
    (("replay",), "FILE is missing. See: saloon replay --help"),
    (("replay", "missing.jsonl"), "missing.jsonl: There is no such file or folder."),
    (("replay", "binary"), "binary: This is not a text file."),
    (("replay", "a\0b"), "This file cannot be read or written."),
    (("verify", "empty"), "empty: line 1: The file is empty."),
    (("replay", "game.jsonl", "--at", "100000"), "at: This must be 0 to "),
    (("replay", "game.jsonl", "--at", "-1"), "at: This must be 0 to "),
    (("replay", "game.jsonl", "--seat", "2"), "seat: This must be 0 to 1, but it is 2."),
    (("rules", "go_west", "GW-99"), "rule: “GW-99” is not one of: GW-1, "),
]


@pytest.mark.parametrize(("arguments", "complaint"), BAD, ids=[" ".join(arguments)[:60] for arguments, _ in BAD])
def test_one_line_and_code_2(
    saloon: Saloon, recorded: Path, tmp_path: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").touch()
    refused = saloon(*arguments)
    assert refused.code == 2
    assert refused.out == ""
    assert refused.err.startswith("saloon: ")
    assert refused.err.count("\n") == 1
    assert complaint in refused.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", [arguments for arguments, _ in BAD if "--lang" not in arguments and arguments[-1] != "--seats"]
)
def test_complaints_speak_every_language(
    saloon: Saloon, recorded: Path, tmp_path: Path, arguments: tuple[str, ...], language: str
) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").touch()
    refused = saloon(*arguments, "--lang", language)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.count("\n") == 1
    english = saloon(*arguments, "--lang", "en").err
    assert (refused.err == english) == (language == "en")


def test_language_may_stand_anywhere_and_comes_from_the_locale(saloon: Saloon, monkeypatch: pytest.MonkeyPatch) -> None:
    german = Words("de").say("usage-missing", name="FILE")
    assert german in saloon("--lang", "de", "replay").err
    assert german in saloon("replay", "--lang=de").err
    monkeypatch.setenv("LC_MESSAGES", "de_AT.UTF-8")
    assert german in saloon("replay").err
    monkeypatch.setenv("LC_ALL", "fr_CA")
    assert Words("fr").say("usage-missing", name="FILE") in saloon("replay").err


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8", "es_ES.UTF-8", "deu", ""])
def test_english_for_any_other_locale(saloon: Saloon, monkeypatch: pytest.MonkeyPatch, locale: str) -> None:
    monkeypatch.setenv("LANG", locale)
    assert "FILE is missing" in saloon("replay").err


def test_no_traceback_where_letters_cannot_be_shown(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "saloon.cli.app", "play", "go_west", "--lang", "fr", "--seed", "1"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        input=b"?\n",
        capture_output=True,
        check=False,
        cwd=tmp_path,
    )
    assert (run.returncode, run.stderr) == (0, b"")


def test_reader_that_goes_away_is_no_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m saloon.cli.app rules go_west | head -1"
    run = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert run.stderr == b""
