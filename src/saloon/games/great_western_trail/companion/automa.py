"""The companion that plays the Automa of Great Western Trail beside a real board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.companion.companion import Answer, BadAnswer, Companion, Field, Inquiry, Turn, Value
from saloon.core.game import Json
from saloon.core.refusal import BadOptions, BadPosition, Refused
from saloon.core.rng import Rng
from saloon.games.great_western_trail.automa_deck import CARDS as DECK_SIZE
from saloon.games.great_western_trail.automa_deck import deck_from
from saloon.games.great_western_trail.companion import facts as known
from saloon.games.great_western_trail.companion import reports
from saloon.games.great_western_trail.companion.facts import (
    AUTOMA,
    CATTLEMAN,
    HUMAN,
    NONE,
    Facts,
)
from saloon.games.great_western_trail.companion.fields import COLUMNS, field_of, halts
from saloon.games.great_western_trail.companion.telling import tell
from saloon.games.great_western_trail.companion.turn import Need, Run, needs, run
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.info import AUTOMA_SEAT, INFO
from saloon.games.great_western_trail.parts import (
    BUILDINGS,
    ROWS,
    SIDES,
    WORKERS,
)
from saloon.games.great_western_trail.position import position
from saloon.games.great_western_trail.view import LEFT

OPENING = "opening"  # phases: the first inquiry,
SETUP = "setup"  # what lies on the board,
LOTS = "lots"  # chance decides who starts,
PLAYER = "player"  # the player's turn,
TOKEN = "token"  # and its visit to Kansas City,
RUNNING = "running"  # the Automa's turn,
COUNTING = "counting"  # what its objectives are worth,
OVER = "over"
ASKING = "asking"  # how it asks is saved with its options: a game continues as it began
BY_NEED = "by-need"  # each thing when it matters: for games begun before reports covered everything
BY_TURN = "by-turn"


class AutomaCompanion(Companion):
    """draws: those of the turn that is being played; run: how far that turn goes with what is known."""

    game = INFO
    level_option = AUTOMA_SEAT.option
    levels = tuple(INFO.levels())
    usual_level = AUTOMA_SEAT.usual
    option_names = ("setup", "automa_starting_objective", "automa_deck")

    def __init__(self, options: Json) -> None:
        self.options = options
        self.phase = OPENING
        self.by_turn = options[ASKING] == BY_TURN
        self.own_deck = False
        self.first = PLAYER
        self.facts = Facts({}, {}, {})
        self.draws: list[Json] = []
        self.run: Run | None = None
        self.need: Need | None = None
        self.told: list[Turn] = []
        self.items: list[Json] | None = None

    @classmethod
    def complete(cls, level: str, options: Mapping[str, Any], rules: int | None = None) -> Json:
        if level not in cls.levels:
            raise BadOptions("level", "not-one-of", got=level, choices=", ".join(cls.levels))
        given = dict(options)
        asking = BY_TURN if rules is None else given.pop(ASKING, BY_NEED)
        if asking not in (BY_NEED, BY_TURN):
            raise BadOptions(ASKING, "not-one-of", got=str(asking), choices=f"{BY_NEED}, {BY_TURN}")
        for name in given:
            if name not in cls.option_names:
                raise BadOptions(name, "unknown-option", known=", ".join(cls.option_names))
        chosen = INFO.complete({cls.level_option: level, **given}, rules)
        deck_from(chosen["automa_deck"])
        return {"level": level, **{name: chosen[name] for name in cls.option_names}, ASKING: asking}

    @classmethod
    def begin(cls, options: Mapping[str, Any]) -> AutomaCompanion:
        return cls(dict(options))

    def copy(self) -> AutomaCompanion:
        copy = AutomaCompanion(self.options)
        copy.phase, copy.own_deck, copy.first = self.phase, self.own_deck, self.first
        copy.facts = self.facts.copy()
        copy.draws, copy.told = list(self.draws), list(self.told)
        copy.run, copy.need, copy.items = self.run, self.need, self.items
        return copy

    # Asking

    def inquiry(self) -> Inquiry | None:
        match self.phase:
            case "opening":
                return self._ask_opening()
            case "setup":
                return reports.ask_set_up(self.facts)
            case "player" if self.by_turn:
                return reports.ask_turn(self.facts)
            case "player":
                return Inquiry("turn", (Field("did", "did", {}, known.REPORTABLE, many=True),))
            case "counting":
                return reports.ask_objectives(self.facts)
            case "token":
                row = self.facts.own["token"]
                return Inquiry("token", (Field("token", "token", {}, (row, row + 1 if row < ROWS else LEFT)),))
        if self.need is not None:
            return self._ask(self.need)
        if self.run is not None and self.own_deck:
            return self._ask_draw(self.run)
        return None

    def _ask_opening(self) -> Inquiry:
        fields = [
            Field("first", "first", {}, ("player", "automa", "chance"), "chance"),
            Field("deck", "deck", {}, ("app", "own"), "app"),
        ]
        if self.options["setup"] == "normal":
            fields.append(Field("sides", "sides", {}, tuple(range(1, BUILDINGS + 1)), many=True))
        return Inquiry("opening", tuple(fields))

    def _ask_draw(self, waiting: Run) -> Inquiry:
        draws = waiting.draws()
        name = "card" if "card" in draws[0] else "building"
        first = self.facts.own["automa"].get("top") is None and not self.draws
        about = {"first": "yes" if first else "no"} if name == "card" else {}
        return Inquiry(name, (Field(name, name, {}, tuple(draw[name] for draw in draws)),), about)

    def _ask(self, need: Need) -> Inquiry:
        """Only what is not known; what was known before is proposed."""
        if need.ask == "row":
            return Inquiry("row", (Field("worker", "worker", {}, (NONE, *WORKERS)),), need.about)
        return Inquiry(
            need.ask, tuple(field_of(self.facts, fact) for fact in self.facts.missing(need.facts)), need.about
        )

    # Answers

    def answer(self, answer: Answer) -> None:
        match self.phase:
            case "opening":
                self._open(answer)
            case "setup":
                reports.take_set_up(self.facts, answer)
                self._check_table(answer)
                self.phase = self.first
            case "player" if self.by_turn:
                self.phase = TOKEN if self._take_turn(answer) else RUNNING
            case "player":
                self.facts.forget_after(answer["did"])
                self.phase = TOKEN if "kansas" in answer["did"] and self.facts.own["token"] != LEFT else RUNNING
            case "counting":
                reports.take_objectives(self.facts, answer)
                self.items = GAME.scores(GAME.from_position(self.facts.position(self._engine_options())))[AUTOMA][
                    "items"
                ]
                self.phase = OVER
            case "token":
                self.facts.move_token(answer["token"])
                self.phase = RUNNING
            case _ if self.need is not None:
                self._learn(self.need, answer)
            case _:
                assert self.run is not None
                [(name, value)] = answer.items()
                self.draws.append({"draw": f"automa_{name}", name: value})
        if self.phase == RUNNING:
            self._advance(answer)

    def _open(self, answer: Answer) -> None:
        sides = answer.get("sides", [])
        sides = [SIDES[number + (BUILDINGS if number + 1 in sides else 0)] for number in range(BUILDINGS)]
        self.facts = Facts.of_new_table(sides, self.options["automa_starting_objective"])
        self.own_deck = answer["deck"] == "own"
        self.first = {"player": PLAYER, "automa": RUNNING, "chance": LOTS}[answer["first"]]
        self.phase = SETUP if self.by_turn else self.first

    def _take_turn(self, answer: Answer) -> bool:
        try:
            asks_token = reports.take_turn(self.facts, answer, self._engine_options())
        except BadPosition as error:
            raise self._as_bad_answer(error, answer) from error
        self._check_buildings()
        return asks_token

    def _learn(self, need: Need, answer: Answer) -> None:
        if need.ask == "row":
            row = need.about["row"]
            told: dict[str, Value] = {known.job(row, worker): int(answer["worker"] == worker) for worker in WORKERS}
        else:
            told = {fact: answer[field_of(self.facts, fact).name] for fact in self.facts.missing(need.facts)}
        self.facts.learn(told)
        self._check_buildings()
        self._check_rows(told)

    def _check_table(self, answer: Answer) -> None:
        """Whether the box can make what was told."""
        try:
            GAME.from_position(self.facts.position(self._engine_options()))
        except BadPosition as error:
            raise self._as_bad_answer(error, answer) from error

    def _check_buildings(self) -> None:
        """GWT 1.3: each building exists once."""
        built: dict[Value, str] = {}
        for site in known.CHANGING_SITES:
            side = self.facts.known.get(site)
            if side in SIDES:
                if side in built:
                    raise BadAnswer(site, "building-twice", building=side, site=site, other=built[side])
                built[side] = site

    def _check_rows(self, told: Mapping[str, Value]) -> None:
        """GWT 1.4: a row has as many places as the job market has columns."""
        for fact in told:
            if fact.startswith("job "):
                row = int(fact.split()[1])
                workers = [int(self.facts.known.get(known.job(row, worker), 0)) for worker in WORKERS]
                if sum(workers) > COLUMNS:
                    raise BadAnswer(f"row_{row}", "row-too-full", row=row, columns=COLUMNS)

    # Draws

    def waits_for_draw(self) -> bool:
        if self.phase == LOTS:
            return True
        return self.phase == RUNNING and self.need is None and not self.own_deck

    def draw(self, rng: Rng) -> Json:
        if self.phase == LOTS:
            return {"draw": "first", "seat": int(rng.below(2))}
        assert self.run is not None
        return dict(GAME.action(self.run.state, int(self.run.state.draw(rng))))

    def play(self, draw: Json) -> None:
        if self.phase == LOTS:
            if draw not in ({"draw": "first", "seat": HUMAN}, {"draw": "first", "seat": AUTOMA}):
                raise BadAnswer("draw", "not-one-of", got=str(draw), choices="first")
            self.phase = PLAYER if draw["seat"] == HUMAN else RUNNING
        else:
            self.draws.append(draw)
        if self.phase == RUNNING:
            self._advance({})

    # The Automa's turn

    def _advance(self, answer: Answer) -> None:
        """Plays the turn with all that is known; it ends, or shows what is missing."""
        try:
            turn = run(self.facts.position(self._engine_options()), self.draws)
        except BadPosition as error:
            raise self._as_bad_answer(error, answer) from error
        except Refused as error:
            raise BadAnswer("draw", "refused", rule=error.refusal.rule, action=self.draws[-1]) from error
        self.run = turn
        self.need = next((need for need in needs(turn) if self.facts.missing(need.facts)), None)
        if self.need is not None and self.by_turn and self._settle(self.need):
            self._advance(answer)
        elif self.need is None and not turn.waits:
            self._finish(turn)

    def _settle(self, need: Need) -> bool:
        """Whether it can go unasked, or wait; then it is settled."""
        if need.ask == "objective":  # AU-21: what it is worth only matters in the end
            self.facts.learn(dict.fromkeys(need.facts, self.facts.some_objective()))
            return True
        return need.facts == (CATTLEMAN,) and self._settle_cattleman()

    def _settle_cattleman(self) -> bool:
        """AU-12: wherever the cattleman stands, the Automa builds on the same site."""
        outcomes = []
        for halt in halts(self.facts):
            facts = self.facts.copy()
            facts.learn({CATTLEMAN: halt})
            turn = run(facts.position(self._engine_options()), self.draws)
            if any(facts.missing(need.facts) for need in needs(turn)):
                return False
            outcomes.append(turn.told(lambda _: True))
        if any(outcome != outcomes[0] for outcome in outcomes):
            return False
        self.facts.known[CATTLEMAN] = halts(self.facts)[0]
        return True

    def _as_bad_answer(self, error: BadPosition, answer: Answer) -> BadAnswer:
        """The field that names what there is too much of, else the first."""
        thing = error.params.get("tile", error.params.get("card"))
        fields = [name for name, value in answer.items() if thing in (name, value)] or list(answer) or [error.where]
        return BadAnswer(fields[0], error.reason, **error.params)

    def _engine_options(self) -> Json:
        return {self.level_option: self.options["level"], **{name: self.options[name] for name in self.option_names}}

    def _finish(self, turn: Run) -> None:
        told = tell(turn.told(lambda facts: not self.facts.missing(facts)), turn.refilled, self.own_deck)
        self.told.append(Turn(len(self.told) + 1, told))
        self.facts.adopt(position(turn.state))
        if "market" in turn.refilled:
            self.facts.forget(map(known.market, known.MARKET_CARDS))
        self.draws, self.run, self.need = [], None, None
        self.phase = PLAYER
        if turn.state.turns_left in (0, 1):  # GWT 12.1: at most the player has one more turn
            self.phase = COUNTING if self.by_turn and reports.objectives_of(self.facts) else OVER
            self.items = None if self.phase == COUNTING else GAME.scores(turn.state)[AUTOMA]["items"]

    def turns(self) -> list[Turn]:
        return self.told

    def score(self) -> list[Json] | None:
        return self.items

    def overview(self) -> Json:
        own = self.facts.own
        if not own:
            return {}
        automa, player = own["automa"], own["player"]
        return {
            "site": player.get("site", "START"),
            "engine": player.get("engine", 0),
            "bonus": automa.get("bonus", 0),
            "workers": automa.get("workers", []),
            "deck": len(automa["deck"]) if "deck" in automa else DECK_SIZE,
            "buildings": sorted(own["buildings"].values(), key=SIDES.index),
            "stations": player.get("stations", []),
            "cities": list(player.get("cities", {})),
        }

    def known(self) -> Json:
        """A view without what is not known; which neutral tiles lie where in the normal set-up never is."""
        if not self.facts.own:
            return {}
        view = dict(GAME.view(GAME.from_position(self.facts.position(self._engine_options())), None))
        if self.options["setup"] == "normal":
            view["trail"] = {site: tile for site, tile in view["trail"].items() if site in known.CHANGING_SITES}
        return view
