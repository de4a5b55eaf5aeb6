"""The companion on a phone beside a real board: a recorded game by touch, with the connection cut in between."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from saloon.cli.companion import Conversation
from saloon.core.game import Json
from saloon.games.great_western_trail.companion.facts import is_building_site
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.parts import SITES
from saloon.words import Words
from tests.browser.album import Album, complaints, cut_texts
from tests.browser.conftest import Gather
from tests.browser.people import People
from tests.browser.tables import page_server
from tests.browser.test_phone import check_fits, check_sizes
from tests.companion import recorded
from tests.companion.recorded import Half, Recorded
from tests.server.serving import Person, Server, serving

WORDS = Words("en", GAME, also="companion")
MIDDLE = 4  # turns by touch before it
SPEAKER = Conversation(WORDS)
NUMBERED = {site: number for number, site in enumerate(filter(is_building_site, SITES), start=1)}  # as on the map
PLACES = ("site", "cattleman", "engine", "master")  # what is drawn, by the labels of its fields
COUNTS = ("job", "market")
TILES = ("tile", "foresight")
DRAWN = (*PLACES, *COUNTS, *TILES)


READY = "async () => (await navigator.serviceWorker.getRegistration('/companion'))?.active?.state === 'activated'"
KEPT = """
async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat()
  .map(({ url }) => new URL(url).pathname)
"""


def as_on_the_map(text: str) -> str:
    """With the number that is drawn on a building site instead of the name that the terminal has for it."""
    return re.sub(r"\bsite (\w+)", lambda name: f"site {NUMBERED.get(name[1], name[1])}", text)


class Phone:
    """A person with a phone in one hand."""

    def __init__(self, page: Page, game: Recorded) -> None:
        self.page = page
        self.game = game
        self.step = 0  # the last that was answered elsewhere

    @property
    def id(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def instructions(self) -> Locator:
        return self.page.locator(".last .do li")

    def now(self) -> Json:
        """What the page shows: it keeps it on the device."""
        kept = self.page.evaluate("(key) => JSON.parse(localStorage.getItem(key))", f"saloon-companion-{self.id}")
        companion: Json = kept["companion"]
        return companion

    def see_question(self, question: Json) -> None:
        text = WORDS.say(f"ask-{question['ask']}", **question["about"])
        expect(self.page.locator(".asking h2")).to_have_text(text)

    def answer(self, question: Json, answer: Json) -> None:
        """By touch: places on the map, tiles and cards as they look, everything else in lists."""
        self.see_question(question)
        asking = self.page.locator(".asking")
        fields = question["fields"]
        if len(fields) == 1 and not fields[0]["many"] and fields[0]["label"] not in DRAWN:
            text = SPEAKER.choice(answer[fields[0]["field"]])
            asking.get_by_role("button", name=text, exact=True).tap()
            return
        for one in fields:
            if one["field"] in answer:
                self.give(one, answer[one["field"]])
        asking.locator("button.primary").tap()

    def give(self, one: Json, given: Any) -> None:
        asking = self.page.locator(".asking")
        label = WORDS.say(f"field-{one['label']}", **one["about"])
        if one["label"] in PLACES:
            self.touch_place(one, given)
        elif one["label"] in COUNTS:
            for _ in range(abs(given - one["usual"])):
                asking.get_by_role("button", name=re.compile(rf"^{re.escape(label)}: \d+\. ")).tap()
        elif one["label"] in TILES:
            asking.get_by_role("group", name=label, exact=True).get_by_role(
                "button", name=SPEAKER.choice(given), exact=True
            ).tap()
        elif one["many"]:
            for value in given:
                asking.get_by_role("checkbox", name=SPEAKER.choice(value), exact=True).tap()
        elif asking.get_by_role("combobox", name=label, exact=True).count():
            asking.get_by_role("combobox", name=label, exact=True).select_option(label=SPEAKER.choice(given))
        else:
            group = asking.get_by_role("group", name=label, exact=True)
            group.get_by_role("radio", name=SPEAKER.choice(given), exact=True).tap()

    def touch_place(self, one: Json, given: Any) -> None:
        """A place that is out of sight comes into it by the keyboard, as it does for those who use one."""
        asking = self.page.locator(".asking")
        if given == "beside":
            asking.get_by_role("button", name=SPEAKER.choice(given), exact=True).tap()
            return
        element = {
            "site": f"site:{one['about'].get('site')}",
            "master": f"station:{one['about'].get('station')}",
            "engine": f"space:{given}",
            "cattleman": f"site:{given}",
        }[one["label"]]
        place = asking.locator(f'.frame [data-element="{element}"]')
        expect(place).to_have_attribute("role", "button")
        self.page.keyboard.press("Shift")  # from now on the keyboard has the focus
        place.focus()
        place.press("Enter")
        if one["label"] == "site" and len(one["choices"]) > 2:
            asking.locator(".offered").get_by_role("button", name=SPEAKER.choice(given), exact=True).tap()

    def step_on(self, step: int) -> None:
        """Until the next question is there."""
        self.wait_for_step(step + 1)

    def wait_for_step(self, step: int) -> None:
        self.page.wait_for_function(
            "([key, step]) => JSON.parse(localStorage.getItem(key)).companion.step >= step",
            arg=[f"saloon-companion-{self.id}", step],
        )

    def play(self, half: Half, number: int, draws: Iterator[Json]) -> None:
        """One turn of the Automa, with the player's before it."""
        while (now := self.now())["turns"] < number:
            self.answer(now["question"], recorded.answer(self.game, now["question"], half, draws))
            self.step_on(now["step"])

    def play_elsewhere(self, half: Half, number: int, draws: Iterator[Json]) -> None:
        """The same on another device of the same person, without a page."""
        address = f"/api/companions/{self.id}"
        now = self.page.request.get(address).json()
        while now["turns"] < number:
            given = {"step": now["step"], "answer": recorded.answer(self.game, now["question"], half, draws)}
            answered = self.page.request.post(f"{address}/answers", data=given)
            assert answered.ok, answered.text()
            now = answered.json()
        self.step = now["step"]

    def see_instructions(self, told: Sequence[Json]) -> None:
        spoken = [as_on_the_map(SPEAKER.tell(row)) for row in told if row["tell"] not in ("why", "path")]
        expect(self.instructions).to_have_text(spoken)


def begin(page: Page, game: Recorded) -> Phone:
    """From the room, as a person would."""
    page.get_by_role("link", name="At your own board").tap()
    page.get_by_role("radio", name=WORDS.say(f"option-automa-{game.options['automa']}"), exact=True).tap()
    if game.options["automa_starting_objective"]:
        page.get_by_role("radio", name=WORDS.say("option-automa_starting_objective-true"), exact=True).tap()
    page.get_by_role("button", name="Begin").tap()
    expect(page.locator(".asking h2")).to_have_text(WORDS.say("ask-opening"))
    me = Phone(page, game)
    me.answer(me.now()["question"], game.opening)
    me.step_on(0)
    return me


def test_a_recorded_game_on_a_phone(people: People, album: Album) -> None:
    """AU-1 … AU-21: turn by turn what the engine's own Automa did; axe finds nothing; everything fits.

    The turns of the middle are answered on another device: tests/companion follows whole games.
    """
    people.accept("status (of )?409|ERR_INTERNET_DISCONNECTED|net::ERR_FAILED")
    game = recorded.read("solo-hard-objective")
    me = begin(people.arrive(phone=True), game)
    page = me.page
    last = len(game.halves)
    for number, half in enumerate(game.halves, start=1):
        draws = iter(half.draws)
        if MIDDLE < number < last - 1:
            me.play_elsewhere(half, number, draws)
            continue
        if number == 2:
            answer_without_connection(me, half, album)
        if number == 3:
            lose_a_reply(me, half)
        if number == last - 1:
            page.reload()  # what was answered elsewhere is here
            me.wait_for_step(me.step)
        me.play(half, number, draws)
        me.see_instructions(game.expected(half))
        if number in (1, MIDDLE, last - 1):
            check_fits(page)
            check_sizes(page)
            assert not cut_texts(page)
            assert page.locator(".last").evaluate("(it) => getComputedStyle(it).overflowY") == "visible", (
                "all is in sight"
            )
            album.keep(page, f"companion-turn-{number}")
            assert not complaints(page)
    me.answer(me.now()["question"], recorded.answer(game, me.now()["question"], half, draws))  # the objectives
    expect(page.get_by_role("heading", name="The Automa’s points")).to_be_visible()
    total = sum(item["points"] for item in game.items)
    expect(page.locator("tfoot .total")).to_have_text(str(total))
    assert page.locator("tbody tr").count() == len(game.items)
    me.see_instructions(game.expected(game.halves[-1]))  # the last instruction is still there
    with page.expect_download() as saved:
        page.get_by_role("link", name=WORDS.say("companion-save")).click()
    page.goto(page.url.rpartition("/")[0])
    page.get_by_label(WORDS.say("companion-load")).set_input_files(saved.value.path())
    expect(page.locator("tfoot .total")).to_have_text(str(total))  # the same game, brought from a file
    album.keep(page, "companion-over", whole=True)
    assert not complaints(page)


def answer_without_connection(me: Phone, half: Half, album: Album) -> None:
    """The page opens, the instruction is there, the answer is kept, and is sent when the connection is back."""
    before = me.instructions.all_text_contents()
    now = me.now()
    me.page.wait_for_function(READY)
    me.page.context.set_offline(True)
    me.page.reload()
    expect(me.instructions).to_have_text(before)
    me.answer(now["question"], recorded.answer(me.game, now["question"], half, iter(())))
    expect(me.page.get_by_text(WORDS.say("companion-offline"))).to_be_visible()
    expect(me.instructions).to_have_text(before)
    album.keep(me.page, "companion-offline")
    me.page.context.set_offline(False)
    me.step_on(now["step"])
    expect(me.page.get_by_text(WORDS.say("companion-offline"))).to_have_count(0)
    assert me.now()["step"] == now["step"] + 1
    kept = me.page.evaluate(KEPT)
    assert "/companion" in kept
    assert not [path for path in kept if path.startswith("/api")], "what the server answers is not kept"


def lose_a_reply(me: Phone, half: Half) -> None:
    """The server hears the answer, but the phone does not hear the server: sent again, it counts once."""
    now = me.now()
    lost: list[int] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().status)
            route.abort()

    me.page.route("**/answers", lose)
    me.answer(now["question"], recorded.answer(me.game, now["question"], half, iter(())))
    me.step_on(now["step"])
    me.page.unroute("**/answers")
    assert lost == [200]
    assert me.now()["step"] == now["step"] + 1


def test_answers_are_taken_back_and_refused(people: People) -> None:
    people.accept("status (of )?400")
    game = recorded.read("solo-medium")
    me = begin(people.arrive(phone=True), game)
    page = me.page
    # An answer that the box cannot make
    now = me.now()
    assert now["question"]["ask"] == "setup"
    right = recorded.answer(game, now["question"], game.halves[0], iter(()))
    floods = dict.fromkeys(("FLOOD2", "FLOOD3", "FLOOD4"), "flood-4-green")
    workers = {name: number for name, number in right.items() if name.startswith("job_")}
    teepees = dict.fromkeys(("TP-1", "TP-2", "TP-3", "TP1"), "blue_teepee")
    me.answer(now["question"], floods | teepees | workers)
    expect(page.get_by_role("alert")).to_contain_text(re.compile("flood"))
    me.see_question(now["question"])
    check_fits(page)
    check_sizes(page)  # what is lit on the map, too
    assert not complaints(page)
    me.play_elsewhere(game.halves[0], 1, iter(game.halves[0].draws))
    page.reload()
    me.wait_for_step(me.step)
    asked = me.now()
    me.see_question(asked["question"])
    page.get_by_role("button", name="Back").tap()
    me.step_on(asked["step"])
    me.see_question(me.now()["question"])
    expect(page.get_by_text(WORDS.say("companion-before"))).to_be_visible()  # the turn was taken back with it


def test_it_goes_on_after_the_server_was_killed(gather: Gather, tmp_path: Path) -> None:
    """Nothing is lost with the process: the page goes on where it was, and the list has it."""
    room = page_server(tmp_path)
    with serving(room.folder, **room.changes) as server:
        people = gather(server)
        people.accept("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET")
        page = people.arrive("/companion", phone=True)
        page.get_by_role("button", name="Begin").tap()
        me = Phone(page, recorded.read("solo-medium"))
        expect(page.locator(".asking h2")).to_have_text(WORDS.say("ask-opening"))
        now = me.now()
        server.kill()
        me.answer(now["question"], {"first": "player", "deck": "own", "sides": []})
        expect(page.get_by_text(WORDS.say("companion-offline"))).to_be_visible()
        server.start()
        expect(page.locator(".asking h2")).to_have_text(WORDS.say("ask-setup"))  # the answer was sent by itself
        page.goto("/companion")
        page.locator("a.game").tap()
        expect(page.locator(".asking h2")).to_have_text(WORDS.say("ask-setup"))


@pytest.mark.parametrize("language", ["it", "fr", "de"])
def test_other_languages_and_the_night(people: People, album: Album, language: str) -> None:
    page = people.arrive("/companion", phone=True, language=language, theme="dark")
    words = Words(language, GAME, also="companion")
    page.get_by_role("button", name=words.say("companion-begin")).tap()
    expect(page.locator(".asking h2")).to_have_text(words.say("ask-opening"))
    check_fits(page)
    album.keep(page, f"companion-{language}-night")
    assert not complaints(page)


def test_somebody_elses_is_not_shown(people: People, server: Server) -> None:
    people.accept("status (of )?404")
    made: Any = Person(server).post("/api/companions", {"companion": "automa", "level": "hard"}, 201)
    page = people.arrive(f"/companion/{made['id']}")
    expect(page.get_by_role("alert")).to_have_text(WORDS.say("companion-gone"))
