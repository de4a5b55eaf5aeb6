"""`saloon stats`: what finished tables tell, and which databases are refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saloon.core.transcript import Transcript, read
from saloon.server.codec import dumps
from saloon.server.database import Database, plies, seats, tables
from saloon.words import LANGUAGES
from tests.cli.conftest import Saloon

RECORDED = Path(__file__).parents[1] / "transcripts"


def store(database: Database, id: str, transcript: Transcript, status: str = "over") -> None:
    row = {
        "id": id, "game": transcript.game, "rules": transcript.rules, "options": dumps(transcript.options).decode(),
        "maker": "", "commitment": "", "created": 0.0, "changed": 600.0, "status": status, "epoch": 0,
        "ply": len(transcript.entries), "revision": 0, "visited": 0.0,
    }  # fmt: skip
    with database.writer.begin() as connection:
        connection.execute(tables.insert(), row)
        for seat, name in enumerate(transcript.seats):
            sitter = {"table_id": id, "seat": seat, "kind": "bot", "name": name, "left": 0, "invite": f"{id}{seat}"}
            connection.execute(seats.insert(), sitter)
        played = [
            {"table_id": id, "ply": ply, "seat": entry.seat, "action": dumps(entry.action).decode()}
            for ply, entry in enumerate(transcript.entries)
        ]
        connection.execute(plies.insert(), played)


@pytest.fixture
def server_database(tmp_path: Path) -> Path:
    """Two finished tables of Go West!, one that is still played, one of a game that is not installed."""
    file = tmp_path / "tables.db"
    database = Database(f"sqlite:///{file}")
    database.open()
    transcript = read((RECORDED / "go_west" / "two-greedy.jsonl").read_text(encoding="utf-8"))
    store(database, "a", transcript)
    store(database, "b", transcript)
    store(database, "c", transcript, status="running")
    transcript.game = "chess"
    store(database, "d", transcript)
    database.close()
    return file


def test_json_has_rates_lengths_and_points(saloon: Saloon, server_database: Path) -> None:
    before = server_database.read_bytes()
    done = saloon("stats", str(server_database), "--json")
    assert done.code == 0
    assert done.err == "One finished table could not be replayed here and is left out.\n"
    data = json.loads(done.out)
    assert data["skipped"] == 1
    [found] = data["games"]
    assert (found["game"], found["seats"], found["tables"]) == ("go_west", 2, 2)
    assert sum(row["share"] for row in found["by_seat"]) == pytest.approx(1.0)
    assert sum(row["share"] for row in found["by_turn"]) == pytest.approx(1.0)
    assert sum(row["times"] for row in found["by_opening"]) == 4
    points = sum(row["points"] for row in found["by_seat"]) / 2
    assert sum(row["mean"] for row in found["by_item"]) == pytest.approx(points)
    assert found["minutes"]["mean"] == 10
    assert found["decisions"]["mean"] < found["plies"]["mean"]
    assert server_database.read_bytes() == before  # it was only read


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_and_page_in_every_language(
    saloon: Saloon, server_database: Path, tmp_path: Path, language: str
) -> None:
    done = saloon("stats", f"sqlite:///{server_database}", "--html", "page.html", "--lang", language)
    assert done.code == 0
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "Go West!" in done.out
    assert page.count("<svg") == 6  # by seat, turn order, opening and kind of points; points; length
    for text in (done.out, page):
        assert "stats-" not in text
        assert "item-" not in text


def test_a_database_without_finished_tables_says_so(saloon: Saloon, tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'empty.db'}")
    database.open()
    database.close()
    done = saloon("stats", "empty.db", "--html", "page.html")
    assert (done.code, done.out) == (0, "There are no finished tables in this database.\n")


@pytest.mark.parametrize(
    ("database", "complaint"),
    [
        ("missing.db", "database: There is no such file or folder."),
        (".", "database: This is a folder, not a file."),
        ("other", "database: This file cannot be read or written."),
        ("mysql://localhost/tables", "database: “mysql://localhost/tables” is not one of: sqlite:///FILE, "),
        ("empty", "database: This file cannot be read or written."),
    ],
)
def test_what_is_no_database_of_ours_is_refused(saloon: Saloon, tmp_path: Path, database: str, complaint: str) -> None:
    (tmp_path / "other").write_text("nothing like a database, and long enough to be looked at" * 20)
    (tmp_path / "empty").touch()
    done = saloon("stats", database)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"saloon: {complaint}")
    assert done.err.count("\n") == 1
    assert not (tmp_path / "missing.db").exists()
