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
from saloon.games.great_western_trail.companion.facts import (
    AUTOMA,
    CATTLEMAN,
    EMPTY,
    ENGINE,
    GONE,
    HUMAN,
    NONE,
    THERE,
    Facts,
)
from saloon.games.great_western_trail.companion.telling import tell
from saloon.games.great_western_trail.companion.turn import Need, Run, needs, run
from saloon.games.great_western_trail.game import GAME
from saloon.games.great_western_trail.info import AUTOMA_SEAT, INFO
from saloon.games.great_western_trail.parts import (
    BESIDE,
    BUILDINGS,
    FORKS,
    HAZARD_DESIGNS,
    HAZARD_KINDS,
    HAZARDS,
    MARKET_DECK,
    OBJECTIVE_POINTS,
    ROWS,
    SEATINGS,
    SIDES,
    SITES,
    STACKS,
    STARTER,
    STARTING,
    STATION_ON,
    TERMINUS,
    TILES,
    WORKERS,
    space_number,
)
from saloon.games.great_western_trail.position import position
from saloon.games.great_western_trail.view import LEFT

COLUMNS = int(SEATINGS[0].columns)  # AU-1: as for two
OPENING = "opening"  # phases: the first inquiry,
LOTS = "lots"  # chance decides who starts,
PLAYER = "player"  # the player's turn,
TOKEN = "token"  # and its visit to Kansas City,
RUNNING = "running"  # the Automa's turn,
OVER = "over"


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
        self.own_deck = False
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
        for name in options:
            if name not in cls.option_names:
                raise BadOptions(name, "unknown-option", known=", ".join(cls.option_names))
        chosen = INFO.complete({cls.level_option: level, **options}, rules)
        deck_from(chosen["automa_deck"])
        return {"level": level, **{name: chosen[name] for name in cls.option_names}}

    @classmethod
    def begin(cls, options: Mapping[str, Any]) -> AutomaCompanion:
        return cls(dict(options))

    def copy(self) -> AutomaCompanion:
        copy = AutomaCompanion(self.options)
        copy.phase, copy.own_deck = self.phase, self.own_deck
        copy.facts = self.facts.copy()
        copy.draws, copy.told = list(self.draws), list(self.told)
        copy.run, copy.need, copy.items = self.run, self.need, self.items
        return copy

    # Asking

    def inquiry(self) -> Inquiry | None:
        match self.phase:
            case "opening":
                return self._ask_opening()
            case "player":
                return Inquiry("turn", (Field("did", "did", {}, known.REPORTABLE, many=True),))
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
        return Inquiry(need.ask, tuple(map(self._field, self.facts.missing(need.facts))), need.about)

    def _field(self, fact: str) -> Field:
        facts = self.facts
        match fact.split():
            case ["job", row, _]:
                choices: tuple[Value, ...] = tuple(range(COLUMNS + 1))
                return Field(f"row_{row}", "row", {"row": int(row)}, choices, facts.was.get(fact, 0))
            case ["market", card]:
                copies = int(MARKET_DECK[STARTER + known.MARKET_CARDS.index(card)])
                return Field(card, "market", {"card": card}, tuple(range(copies + 1)), facts.was.get(fact, 0))
            case ["master", station]:
                return Field("master", "master", {"station": int(station)}, (THERE, GONE), facts.was.get(fact))
            case ["foresight", column, place]:
                stack = STACKS[int(column) - 1]
                tiles = tuple(name for tile, name in enumerate(TILES) if stack[tile] > 0)
                where = {"column": int(column), "place": int(place)}
                return Field(f"foresight_{column}_{place}", "foresight", where, (*tiles, NONE))
            case ["objective", place]:
                worth = sorted({int(points) for points in OBJECTIVE_POINTS[:STARTING]})
                return Field("points", "points", {"place": int(place)}, (*worth, NONE))
        if fact == ENGINE:
            return Field(ENGINE, ENGINE, {}, self._spaces(), facts.was.get(fact))
        if fact == CATTLEMAN:
            return Field(CATTLEMAN, CATTLEMAN, {}, (BESIDE, *(SITES[fork] for fork in FORKS)))
        return Field(fact, "site", {"site": fact}, self._tiles(fact), facts.was.get(fact, EMPTY))

    def _spaces(self) -> tuple[Value, ...]:
        """GWT 9.1: every space but the Automa's own."""
        own = self.facts.own["player"].get("engine", 0)
        spaces = [space for space in range(TERMINUS) if space % 2 == 0 or STATION_ON[space] >= 0]
        return tuple(number for number in map(space_number, spaces) if number != own or number == 0)

    def _tiles(self, site: str) -> tuple[Value, ...]:
        if known.is_building_site(site):
            built = set(self.facts.known.values())
            return (EMPTY, *(side for side in self.facts.own["faces"] if side not in built))
        if not known.is_hazard_site(site):
            return (EMPTY, *TILES[HAZARDS - 2 : HAZARDS])
        kind = HAZARD_KINDS.index(site.rstrip("1234").lower().replace("rock", "rockfall"))
        first = HAZARDS + HAZARD_DESIGNS * kind
        return (EMPTY, *TILES[first : first + HAZARD_DESIGNS])

    # Answers

    def answer(self, answer: Answer) -> None:
        match self.phase:
            case "opening":
                self._open(answer)
            case "player":
                self.facts.forget_after(answer["did"])
                self.phase = TOKEN if "kansas" in answer["did"] and self.facts.own["token"] != LEFT else RUNNING
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
        self.phase = {"player": PLAYER, "automa": RUNNING, "chance": LOTS}[answer["first"]]

    def _learn(self, need: Need, answer: Answer) -> None:
        if need.ask == "row":
            row = need.about["row"]
            told: dict[str, Value] = {known.job(row, worker): int(answer["worker"] == worker) for worker in WORKERS}
        else:
            told = {fact: answer[self._field(fact).name] for fact in self.facts.missing(need.facts)}
        self.facts.learn(told)
        self._check_buildings()
        self._check_rows(told)

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
        if self.need is None and not turn.waits:
            self._finish(turn)

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
            self.phase = OVER
            self.items = GAME.scores(turn.state)[AUTOMA]["items"]

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
