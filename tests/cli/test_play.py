"""`saloon play`, typed line by line. The seeds make every game the same each time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from saloon.cli.app import main
from saloon.cli.games import full_name
from saloon.cli.play import TerminalTable
from saloon.cli.seats import Kind, Sitter
from saloon.core import registry
from saloon.core.table import Table
from saloon.words import LANGUAGES, Words
from tests.cli.conftest import Saloon

ME_FIRST = ("play", "go_west", "--seats", "me,greedy", "--seed", "1", "--option", "first_seat=0")
ENOUGH = "1\n" * 1000


def moves_of(file: Path, seat: int) -> list[dict[str, Any]]:
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [row["move"] for row in rows if row.get("seat") == seat]


def number_of(out: str, text: str) -> str:
    """The number that plays the move with this text, on the last list that was printed."""
    found = re.findall(rf"^ *(\d+) {re.escape(text)}", out, re.MULTILINE)
    assert found, f"no move “{text}” in:\n{out}"
    return str(found[-1])


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("? C", ["Neutral building C", "engine up to 1 forward per engineer", "[GWT-4]"]),
        ("?10B", ["Building 10b", "11 VP", "[GWT-5.2]"]),
        ("? sm2", ["SM2, station master for objectives", "[GWT-9.7]"]),
        ("? H", ["There is no rule “H”"]),
        ("?", ["Type ? and what stands on a building or a station master"]),
    ],
)
def test_what_stands_on_a_building_is_explained(saloon: Saloon, typed: str, told: list[str]) -> None:
    out = saloon("play", "gwt", "--seats", "me,random", "--seed", "1", typed=f"{typed}\nq\nn\n").out
    said = " ".join(out.split())
    assert all(text in said for text in told)


def test_whole_game_saved_replayed_and_verified(saloon: Saloon, tmp_path: Path) -> None:
    played = saloon(*ME_FIRST, typed=ENOUGH + "y\n")
    assert (played.code, played.err) == (0, "")
    (file,) = tmp_path.glob("go_west-*.jsonl")
    assert f"Saved as {file.name}" in played.out
    assert "The game is over" in played.out

    winner = re.search(r"^(.+ wins|You win)!$", played.out, re.MULTILINE)
    assert winner
    verified = saloon("verify", file.name)
    assert verified.code == 0
    assert re.match(r"Fair: all \d+ draws", verified.out)
    replayed = saloon("replay", file.name, "--seat", "0")
    assert replayed.code == 0
    assert winner[0] in replayed.out
    # the same sentences, move by move, as the player read them
    told = [line for line in played.out.splitlines() if re.match(r"[●■] .*\.( ×\d+)?$", line)]
    assert len(told) > 50
    assert set(told) <= set(replayed.out.splitlines())


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gwt", "great_western_trail"),
        ("gw", "go_west"),
        ("Gold", "gold_rush"),
        ("go_west", "go_west"),
        ("go", "go"),  # may mean two of them
        ("chess", "chess"),
        ("", ""),
    ],
)
def test_games_have_short_names(typed: str, meant: str) -> None:
    assert full_name(typed) == meant


def test_levels_are_called_by_name(saloon: Saloon) -> None:
    """Two bots of one level can still be told apart."""
    out = saloon("play", "go_west", "--seats", "me,search:2,search:2", "--seed", "1", typed="q\n").out
    assert "Ranch hand B" in out
    assert "Ranch hand C" in out
    assert "search:2" not in out


def test_points_are_itemised_and_add_up(saloon: Saloon) -> None:
    out = saloon(*ME_FIRST, typed=ENOUGH).out
    table = out[out.index("Points for") :]
    items, total = 0, 0
    for line in table.splitlines():
        if item := re.search(r"([+-]\d+) *$", line):
            items += int(item[1])
        if summed := re.search(r"= (\d+) *$", line):
            assert items == int(summed[1])
            items, total = 0, total + 1
    assert total == 2
    assert "GW-22" in table


def test_same_seed_and_moves_same_game(saloon: Saloon, tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        saloon(*ME_FIRST, "--seats", "me,random", typed=f"{ENOUGH}{name}.jsonl\n")
        texts.append((tmp_path / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    assert len(texts[0].splitlines()) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_game_in_each_language(saloon: Saloon, language: str) -> None:
    played = saloon(*ME_FIRST, "--lang", language, typed=f"?\n? 24\nl\nb\nu\nx\n99\n{ENOUGH}")
    assert (played.code, played.err) == (0, "")
    words = Words(language)
    for message in ("play-possible", "play-impossible", "refusal-nothing-to-undo", "result-item"):
        assert words.say(message).split()[0] in played.out
    assert "{" not in played.out


def test_undo_takes_the_move_back(saloon: Saloon, tmp_path: Path) -> None:
    listed = saloon(*ME_FIRST).out
    announce = number_of(listed, "Spend the double-move marker")
    out = saloon(*ME_FIRST, typed=f"{announce}\ns done.jsonl\nu\ns undone.jsonl\nu\n").out
    assert moves_of(tmp_path / "done.jsonl", 0) == [{"do": "announce"}]
    assert moves_of(tmp_path / "undone.jsonl", 0) == []
    assert "There is nothing you can take back" in out  # the second time: before that the cards were dealt


def test_undo_of_a_step_puts_the_wagon_back(saloon: Saloon, tmp_path: Path) -> None:
    listed = saloon(*ME_FIRST).out
    card = re.search(r"^ *(\d+) Play: .*, 3 wagons", listed, re.MULTILINE)
    assert card
    out = saloon(*ME_FIRST, typed=f"{card[1]}\n1\nu\ns saved.jsonl\n").out
    assert [move["do"] for move in moves_of(tmp_path / "saved.jsonl", 0)] == ["play"]
    wagons = [line.split("│") for line in out.splitlines() if re.match(r" *\d+ *│ *\d+ *│", line)]
    assert [row[-1].strip() for row in wagons] == ["20", "20", "19", "20"]


def test_question_mark_says_why_not(saloon: Saloon) -> None:
    out = saloon(*ME_FIRST, typed="?\n").out
    assert "Not possible now" in out
    assert "You cannot pass" in out
    assert "[GW-9]" in out


class Spender:
    """Somebody at the keyboard who asks what is not possible and plays the dearest card as long as there is one."""

    def __init__(self, read: Callable[[], str]) -> None:
        self.read_screen = read
        self.asked = False
        self.why: re.Match[str] | None = None

    def readline(self) -> str:
        out = self.read_screen()
        self.asked = not self.asked
        if self.asked:
            return "?\n"
        self.why = re.search(r"– Play: .*cost (\d)\n *This costs (\d), but all you have is .*\[GW-19\]", out)
        if self.why:
            return ""
        moves = re.findall(r"^ *(\d+) (.*)$", out[out.rindex("Possible now") :], re.MULTILINE)
        cards = [(int(text[-1]), number) for number, text in moves if re.match(r"Play: .*cost \d", text)]
        return f"{max(cards)[1] if cards else moves[-1][0]}\n"


@pytest.mark.usefixtures("saloon")
def test_question_mark_names_cost_and_funds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """GW-19: playing the most expensive card as long as possible ends without the means for it."""
    spender = Spender(lambda: capsys.readouterr().out)
    monkeypatch.setattr("sys.stdin", spender)
    assert main(ME_FIRST) == 0
    assert spender.why, "every card could be paid to the end"
    assert spender.why[1] == spender.why[2]


def test_question_mark_explains_a_rule(saloon: Saloon) -> None:
    out = saloon(*ME_FIRST, typed="? GW-24\n?gw-24\n? 24\n? GW-99\n").out
    assert out.count("GW-24  Ties on a track") == 3
    assert "There is no rule “GW-99”" in out


def test_wrong_input_changes_nothing(saloon: Saloon, tmp_path: Path) -> None:
    wrong = [
        "0",
        "99",
        "-1",
        "1 2",
        "1.5",
        "x",
        "play",
        "",
        "   ",
        "?? ?",
        "\x1b[2J",
        "s /",
        "s /nowhere/file",
        "²",
        "9" * 5000,
    ]
    played = saloon(*ME_FIRST, typed="\n".join(["s before.jsonl", *wrong, "s after.jsonl", ""]))
    assert played.code == 0
    assert "\x1b[2J" not in played.out
    assert (tmp_path / "after.jsonl").read_bytes() == (tmp_path / "before.jsonl").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["after.jsonl", "before.jsonl"]


def test_saving_never_overwrites_what_it_did_not_write(saloon: Saloon, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary", encoding="utf-8")
    out = saloon(*ME_FIRST, typed="s diary\ns own\n2\ns own\n").out
    assert "This file already exists" in out
    assert (tmp_path / "diary").read_text(encoding="utf-8") == "dear diary"
    assert len(moves_of(tmp_path / "own", 0)) == 1  # its own file is brought up to date


@pytest.mark.parametrize(
    ("answers", "files", "moves"),
    [
        ("q\nn\n", 0, 0),
        ("q\ny\n", 1, 1),
        ("q\nmine\n", 1, 1),
        ("q\nc\n2\nq\ny\n", 1, 2),
        ("q\n7\ny\n", 1, 1),
        ("", 0, 0),
    ],
)
def test_leaving_asks_first(saloon: Saloon, tmp_path: Path, answers: str, files: int, moves: int) -> None:
    played = saloon(*ME_FIRST, typed=f"2\n{answers}")
    assert played.code == 0
    assert "See you at the saloon!" in played.out
    saved = list(tmp_path.iterdir())
    assert len(saved) == files
    if files:
        assert len(moves_of(saved[0], 0)) == moves


def test_leaving_untouched_table_asks_nothing(saloon: Saloon) -> None:
    played = saloon(*ME_FIRST, typed="q\n")
    assert played.code == 0
    assert "Save" not in played.out


def test_two_people_at_one_terminal(saloon: Saloon) -> None:
    arguments = ("play", "go_west", "--seats", "me:Anna,me:Ben", "--seed", "1", "--option", "first_seat=0")
    out = saloon(*arguments, typed="\n2\n\n2\n\n").out
    curtains = [out.index(f"Pass the keyboard to {name}") for name in ("Anna", "Ben")]
    assert curtains == sorted(curtains)
    assert out.count("Pass the keyboard to Anna") == 2
    for_ben = out[curtains[1] : out.rindex("Pass the keyboard to Anna")]
    assert "Anna draws a card." in for_ben
    assert "Anna draws “" not in out
    assert for_ben.count("Your turn") == 1


def test_bots_alone_can_be_watched(saloon: Saloon) -> None:
    played = saloon("play", "go_west", "--seats", "random,random", "--seed", "3")
    assert played.code == 0
    assert "random A plays" in played.out
    assert re.search(r"random [AB] wins!|share the victory", played.out)
    assert "draws “" not in played.out  # nobody sits there, so no hand is shown


@pytest.fixture
def own_deck(tmp_path: Path) -> Callable[[str, str], str]:
    """Our deck with one thing changed, as a file."""
    from saloon.games.go_west import parts

    ours = Path(parts.__file__).with_name("data") / "deck.toml"

    def change(old: str, new: str) -> str:
        text = ours.read_text(encoding="utf-8")
        assert old in text
        file = tmp_path / "own.toml"
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return str(file)

    return change


def test_own_deck_is_played_and_saved(saloon: Saloon, own_deck: Callable[[str, str], str], tmp_path: Path) -> None:
    deck = own_deck('provenance = "reconstructed"', "provenance = 2005-10-01")  # a date, which JSON does not know
    played = saloon(*ME_FIRST, "--deck", deck, typed=f"{ENOUGH}saved.jsonl\n")
    assert (played.code, played.err) == (0, "")
    assert saloon("verify", str(tmp_path / "saved.jsonl")).code == 0


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("cost = 6", "cost = 7", "deck.per_region.cards[9].cost: This must be 0 to 6, but it is 7."),
        ("cost = 0, count = 2 },\n  { places = \"none\"", "cost = 0, count = 1 },\n  { places = \"none\"",
         "deck: There must be 56 cards here, but there are 55."),
        ("cards = [", "kards = [", "deck.per_region.kards: There is no such field here. The fields are: cards."),
        ("wagons = 1, cost = 0", "wagons = 0, cost = 0", "deck.no_region.cards[0]: This card does nothing"),
        ("[per_region]", "[per_region", "own.toml: This is not valid TOML (line"),
    ],
)  # fmt: skip
def test_bad_deck(saloon: Saloon, own_deck: Callable[[str, str], str], old: str, new: str, complaint: str) -> None:
    refused = saloon(*ME_FIRST, "--deck", own_deck(old, new))
    assert (refused.code, refused.out) == (2, "")
    assert complaint in refused.err
    assert refused.err.count("\n") == 1


def test_a_list_too_long_for_the_screen_has_pages() -> None:
    game = registry.load("go_west")
    sitters = [Sitter("me", Kind.PERSON), Sitter("random", Kind.BOT)]
    terminal = TerminalTable("en", game, Table(game, ["me", "random"], seed=bytes(32)), sitters)
    words = terminal.words(0)
    listed = [Text(f"move {number}") for number in range(1, 71)]
    assert terminal.page_of(listed[:20], 30, words) == listed[:20]
    seen: list[Text] = []
    for page in range(3):
        terminal.page = page
        shown = terminal.page_of(listed, 30, words)
        assert len(shown) <= 30
        assert shown[-1].plain == f"… page {page + 1} of 3, 70 moves (m: the next page)"
        seen += shown[:-1]
    assert seen == listed
    terminal.page = 3
    assert terminal.page_of(listed, 30, words)[0] == listed[0]  # round again
