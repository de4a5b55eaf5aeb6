"""Lessons and shown rules over the API: where they stand, what is refused, and that no secret is told."""

from __future__ import annotations

from tests.server.serving import Person, Server

LESSON = "/api/lessons/go_west/double-move"


def test_a_lesson_stands_where_the_moves_lead(server: Server) -> None:
    ann = Person(server)
    games = {game["name"]: game for game in ann.get("/api/games")}
    assert "double-move" in games["go_west"]["lessons"]
    told = ann.post(LESSON, {"actions": []}, 200)
    played = []
    for done in range(told["steps"]):
        assert (told["done"], told["otherwise"]) == (done, False)
        assert told["sentence"].startswith("lesson-double-move-")
        played.append(told["moves"][told["asked"][0]]["action"])
        told = ann.post(LESSON, {"actions": played}, 200)
    assert (told["sentence"], told["moves"], told["asked"]) == ("lesson-double-move-end", [], [])
    assert told["events"][-1] == {"event": "awarded", "seat": 0, "region": "west", "points": 3}
    assert "hand" not in told["view"]["players"][1], "what a seat may not know is not told in a lesson either"


def test_lessons_and_scenes_say_which_seat_the_rules_play(server: Server) -> None:
    ann = Person(server)
    assert ann.post(LESSON, {"actions": []}, 200)["automa"] is None
    lesson = ann.post("/api/lessons/great_western_trail/automa", {"actions": []}, 200)
    assert lesson["automa"] == {"seat": 1, "level": "easy"}
    assert ann.get("/api/rules/go_west/GW-20/scene")["automa"] is None
    assert ann.get("/api/rules/great_western_trail/AU-4/scene")["automa"] == {"seat": 1, "level": "easy"}


def test_another_move_is_noticed_and_can_be_taken_back(server: Server) -> None:
    ann = Person(server)
    stray = ann.post(LESSON, {"actions": [{"do": "score"}]}, 200)
    assert (stray["otherwise"], stray["done"], stray["moves"]) == (True, 0, [])
    assert ann.post(LESSON, {"actions": []}, 200)["otherwise"] is False
    more = ann.post(LESSON, {"actions": [{"do": "score"}, {"do": "score"}]}, 400)
    assert more["bad_input"]["where"] == "actions"


def test_bad_requests_are_answered_in_words(server: Server) -> None:
    ann = Person(server)
    assert ann.post("/api/lessons/go_west/nothing", {"actions": []}, 404) == {"error": "not-found"}
    assert ann.post("/api/lessons/nothing/double-move", {"actions": []}, 404) == {"error": "not-found"}
    refused = ann.post(LESSON, {"actions": [{"do": "step", "from": "east"}]}, 422)
    assert refused["refusal"]["rule"] == "GW-14"
    assert ann.post(LESSON, {"actions": "all"}, 400)["bad_input"]["where"] == "actions"
    assert ann.post(LESSON, {"actions": [{"do": "score"}] * 31}, 400)["bad_input"]["where"] == "actions"


def test_a_rule_is_shown_step_by_step(server: Server) -> None:
    ann = Person(server)
    games = {game["name"]: game for game in ann.get("/api/games")}
    assert "GW-23" in games["go_west"]["shown_rules"]
    assert "GW-4" not in games["go_west"]["shown_rules"], "no scene can show it on a board"
    shown = ann.get("/api/rules/go_west/GW-23/scene")
    first, *rest = shown["frames"]
    assert (first["move"], first["events"]) == (None, [])
    assert rest[-1]["move"]["action"] == {"do": "score"}
    assert any(event["event"] == "awarded" for event in rest[-1]["events"])
    for path in ("go_west/GW-4", "go_west/nothing", "nothing/GW-23"):
        assert ann.get(f"/api/rules/{path}/scene", 404) == {"error": "not-found"}
