"""What is replayed on request is replayed in a process of its own: whoever plays does not wait for it, and nobody can
ask for more than a few at the same time."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from saloon.scenes.lessons import lessons_of
from saloon.scenes.shown import shown_rules
from saloon.server import app as app_module
from saloon.server import previews, teaching_routes
from saloon.server.app import make_app
from saloon.server.learning_schemas import TakingLesson
from saloon.server.problems import Problem
from saloon.server.replays import Replays
from saloon.server.settings import Settings
from saloon.server.tables import joined
from saloon.words import Words
from tests.server.serving import Person, Stream, serving
from tests.server.test_lists import ours
from tests.server.test_work import Visitor

LESSON = "/api/lessons/go_west/double-move"
SCENE = "/api/rules/go_west/GW-23/scene"


def held_back(folder: Path, first: str = "pass") -> tuple[Path, tuple[str, ...]]:
    """A replayer that answers only once this file is there, and its command. First: what it does before anything."""
    gate = folder / "gate"
    script = f"""
import sys, time
from pathlib import Path
from saloon.server import replayer
{first}
def answer(line):
    while not Path({str(gate)!r}).exists():
        time.sleep(0.01)
    return replayer.answer(line)
replayer.answer_lines(answer)
"""
    return gate, (sys.executable, "-c", script)


def play_plies(stream: Stream, plies: int) -> None:
    """Whoever is in turn does what is listed first."""
    stream.catch_up(1)
    while stream.table["ply"] < plies:
        seat = stream.table["turn"]
        stream.move(seat, stream.faces[str(seat)]["moves"][0]["action"])


def finished(person: Person) -> Any:
    """A table that bots have played to its end."""
    table = person.make_table("bot:random", "bot:random")
    while (now := person.table(table["id"]))["status"] != "over":
        pass
    return now


def test_nobody_who_plays_waits_for_what_is_replayed(tmp_path: Path) -> None:
    gate, command = held_back(tmp_path)
    with serving(tmp_path, replayer_command=command) as server, ThreadPoolExecutor(9) as threads:
        ann = Person(server)
        id = finished(ann)["id"]
        at = f"/api/tables/{id}"
        asked = [("get", f"{at}/{what}") for what in ("history", "progress", "at/30", "transcript")]
        asked += [("get", SCENE), ("post", LESSON), ("post", "/api/lists/check")]
        bodies: dict[str, Any] = {LESSON: {"actions": []}}
        bodies["/api/lists/check"] = {"game": "go_west", "option": "deck", "list": ours("go_west", "deck")}

        def ask(method: str, path: str) -> httpx.Response:
            return Person(server).http.request(method, path, json=bodies.get(path), timeout=60)

        answers = [threads.submit(ask, *one) for one in asked]
        watching = threads.submit(lambda: Person(server).stream(id).hear_until("update"))
        play_plies(ann.stream(ann.make_table("person", "person")["id"]), 10)
        assert not any(answer.done() for answer in (*answers, watching))
        gate.touch()
        assert [answer.result().status_code for answer in answers] == 7 * [200]
        told = watching.result()
        assert told["faces"]["watch"]["steps"] == answers[0].result().json()


def test_an_address_may_ask_for_a_few_at_the_same_time(tmp_path: Path) -> None:
    gate, command = held_back(tmp_path)

    async def run() -> None:
        replays = Replays(Settings("", replayer_command=command, replays=1, address_replays=2))

        def ask(client: str, address: str) -> asyncio.Task[bytes]:
            asker = Visitor(client, address)
            return asyncio.create_task(replays.ask(asker, "lesson", game="go_west", name="double-move", actions=[]))

        asking = [ask("a", "192.0.2.1"), ask("b", "192.0.2.1")]
        refused = [ask("a", "192.0.2.2"), ask("c", "192.0.2.1")]
        await asyncio.wait(refused)
        assert [str(task.exception()) for task in refused] == ["too-many"] * 2, "of a client, of an address"
        asking.append(ask("c", "192.0.2.2"))
        gate.touch()
        assert len(set(await asyncio.gather(*asking))) == 1
        assert await ask("a", "192.0.2.1")
        await replays.close()

    asyncio.run(run())


def test_a_process_that_ends_is_replaced_and_asked_once_more(tmp_path: Path) -> None:
    end_once = f"""
import os
def end(line):
    os._exit(1)
if not Path({str(tmp_path / "ended")!r}).exists():
    Path({str(tmp_path / "ended")!r}).touch()
    replayer.answer_lines(end)
"""
    gate, command = held_back(tmp_path, end_once)
    gate.touch()
    with serving(tmp_path, replayer_command=command) as server:
        assert Person(server).get(SCENE)["frames"]
        assert [line["event"] for line in server.log_lines()].count("replayer ended, asking another") == 1


def test_a_table_that_goes_on_while_its_past_is_replayed_misses_nothing(tmp_path: Path) -> None:
    """Neither plies that are played meanwhile nor plies that are taken back."""
    gate, command = held_back(tmp_path)
    with serving(tmp_path, replayer_command=command) as server, ThreadPoolExecutor(2) as threads:
        ann = Person(server)
        id = ann.make_table("person", "person", options={"first_seat": 0})["id"]
        stream = ann.stream(id)
        play_plies(stream, 40)
        watching = threads.submit(lambda: Person(server).stream(id).hear_until("update"))
        asking = threads.submit(Person(server).get, f"/api/tables/{id}/history")
        play_plies(stream, 45)
        seat, ply = stream.table["turn"], stream.table["ply"]
        stream.move(seat, stream.faces[str(seat)]["moves"][0]["action"])
        assert stream.ask(type="undo", seat=seat, ply=ply)["type"] == "done"
        gate.touch()
        told = watching.result()
        steps = told["faces"]["watch"]["steps"]
        assert [step["ply"] for step in steps] == list(range(told["table"]["ply"]))
        assert asking.result() == steps == Person(server).get(f"/api/tables/{id}/history")


def test_what_is_unknown_is_not_remembered() -> None:
    """A name costs whoever makes it up nothing."""
    known = lessons_of.cache_info().currsize, shown_rules.cache_info().currsize
    nobody: Any = None
    for asked in (
        teaching_routes.take_lesson(nobody, "made-up", "x", TakingLesson(actions=[])),
        teaching_routes.show_rule(nobody, "made-up", "x"),
    ):
        with pytest.raises(Problem, match="not-found"):
            asyncio.run(asked)
    assert (lessons_of.cache_info().currsize, shown_rules.cache_info().currsize) == known


def test_what_is_made_once_is_not_made_by_the_event_loop_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The schema took a quarter of a second, a catalogue of words 140 ms."""
    static = tmp_path / "static"
    static.mkdir()
    static.joinpath("index.html").write_text("<title></title>")
    makers: list[str] = []

    def watched(make: Callable[..., Any]) -> Callable[..., Any]:
        def made(*arguments: Any) -> Any:
            makers.append(threading.current_thread().name.partition("_")[0])
            return make(*arguments)

        return made

    async def run() -> None:
        app = make_app(Settings(f"sqlite:///{tmp_path}/tables.db", static=static))
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://x") as ann:
            wish = {"game": "go_west", "seats": [{"kind": "person"}] * 2}
            id = (await ann.post("/api/tables", json=wish)).json()["id"]
            assert (await ann.get("/api/openapi.json")).json()["info"]["title"] == "Saloon"
            assert "og:title" in (await ann.get(f"/table/{id}")).text

    monkeypatch.setattr(app_module, "schema_bytes", watched(app_module.schema_bytes))
    monkeypatch.setattr(previews, "Words", watched(Words))
    asyncio.run(run())
    assert makers == ["reader", "reader"]


def test_lists_are_joined_as_one() -> None:
    assert joined(b"[1,2]\n", b"[3]") == b"[1,2,3]"
    assert joined(b"[]\n", b"[3]") == b"[3]"
    assert joined(b"[1]", b"[]") == b"[1]"
