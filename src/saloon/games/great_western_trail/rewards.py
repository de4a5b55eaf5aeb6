"""Using an effect of a tile, card or space: its price, its money and certificates, and what follows."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.question import ONLY, POSSIBLE, Json, reason
from saloon.games.great_western_trail import agenda, effects, events, parts
from saloon.games.great_western_trail.auxiliary import AUXILIARY
from saloon.games.great_western_trail.board import Board
from saloon.games.great_western_trail.buildings import NOTHING_TO_BUILD, PLACE_BUILDING
from saloon.games.great_western_trail.cattle import BUY_CARDS, NOTHING_TO_BUY
from saloon.games.great_western_trail.decision import ALWAYS, NO_EFFECT, Decision, Funds, OfCard, OfEffect, Step
from saloon.games.great_western_trail.effects import Effect
from saloon.games.great_western_trail.hand import DRAW_CARDS
from saloon.games.great_western_trail.labour import HIRE_WORKER, NOBODY
from saloon.games.great_western_trail.objectives import GAIN_OBJECTIVE
from saloon.games.great_western_trail.parts import EFFECTS
from saloon.games.great_western_trail.railroad import CANNOT_GO_BACK, DRIVE, EXTRAORDINARY, why_not_go_back
from saloon.games.great_western_trail.stations import BEHIND, NO_STATION_BEHIND
from saloon.games.great_western_trail.supply import NO_HAZARD, NO_TEEPEE, TAKE_TILE
from saloon.games.great_western_trail.trail import ADVANCE, RIDE

AcceptAction = TypedDict("AcceptAction", {"do": Literal["accept"], "deed": str})
EffectFigures = TypedDict(  # pay: money; back: spaces of the engine; number: of what follows, as coins, cards or spaces
    "EffectFigures", {
        "tile": NotRequired[str], "pay": int, "back": int, "gain": int, "certificates": int, "follows": str,
        "number": int,
    },
)  # fmt: skip

CARD_NEEDED: Final[i64] = reason("GWT-3.3", "card-needed", OfCard)
CARDS_NEEDED: Final[i64] = reason("GWT-11", "cards-needed", OfEffect)
TOO_DEAR: Final[i64] = reason("GWT-3.7", "cannot-pay", Funds)
NONE_IN_WOODS: Final[i64] = reason("GWT-5.8", "none-in-the-woods")

# By what follows. The first entry (nothing) and that of a copy, which is chosen as a site, are never used
LEADS_TO: Final = vec[Decision]([
    DRAW_CARDS, DRIVE, HIRE_WORKER, PLACE_BUILDING, TAKE_TILE, TAKE_TILE, GAIN_OBJECTIVE, BUY_CARDS, AUXILIARY,
    DRAW_CARDS, ADVANCE, RIDE, DRAW_CARDS, BEHIND, EXTRAORDINARY, TAKE_TILE,
])  # fmt: skip

# The figures that explain why an effect cannot be used; any other reason is explained by its name
SHORTFALLS: Final = {
    CARD_NEEDED: ("card",), TOO_DEAR: ("cost", "money"), CANNOT_GO_BACK: ("spaces",), NONE_IN_WOODS: (),
    NOBODY: ("money",), NOTHING_TO_BUILD: ("money",), NO_HAZARD: ("cost", "money"), NO_TEEPEE: ("money",),
    NOTHING_TO_BUY: ("money",), NO_STATION_BEHIND: (),
}  # fmt: skip


def why_not_use(board: Board, effect: Effect) -> i64:
    """GWT 13.2: the price must be met, and the reward must not be empty."""
    why = why_not_meet(board, effect)
    return why if why != POSSIBLE else why_not_reward(board, effect)


def why_not_meet(board: Board, effect: Effect) -> i64:
    player = board.player()
    price = effect.price
    if price == effects.FREE:
        return POSSIBLE
    if price == effects.DISCARD:  # breeds that are asked for have one kind of card, with the same number
        return POSSIBLE if player.holds(effect.size) else CARD_NEEDED
    if price == effects.PAY:
        return POSSIBLE if player.money >= effect.size else TOO_DEAR
    if price == effects.BACK:
        return why_not_go_back(board, effect.size)
    if price == effects.DISCARD_PAIR:
        return POSSIBLE if player.holds_pair() else CARDS_NEEDED
    met = player.holds_cattle() if price == effects.DISCARD_ANY else player.holds_objective()
    return POSSIBLE if met else CARDS_NEEDED


def why_not_reward(board: Board, effect: Effect) -> i64:
    if effect.gain > 0 or effect.certificates > 0:
        if effect.per == effects.ONCE or board.times(effect.per) > 0:
            return POSSIBLE
        return NONE_IN_WOODS if effect.per == effects.WOODS else NO_EFFECT
    return LEADS_TO[effect.follows].why_not_ask(board, effect)


def use(board: Board, number: i64) -> None:
    """Puts an effect on the agenda: its price, its money and certificates, what follows."""
    effect = EFFECTS[number]
    if board.telling:
        board.tell(events.USED, board.actor, number)
    if effect.follows != effects.NOTHING:
        board.push(agenda.PERFORM, number)
    if effect.gain > 0 or effect.certificates > 0:
        board.push(agenda.REWARD, number)
    price = effect.price
    if price == effects.DISCARD:
        board.discard(effect.size)
    elif price == effects.PAY:
        board.pay(effect.size)
    elif price != effects.FREE:
        board.push(PRICES[price], effect.size)


PRICES: Final = vec[i64]([
    -1, -1, agenda.DISCARD_PAIR, agenda.DISCARD_CATTLE, agenda.DISCARD_OBJECTIVE, -1, agenda.RETREAT,
])  # fmt: skip


class Reward(Step):
    """GWT 3.3: money is taken in full, certificates up to the limit."""

    def do(self, board: Board, number: i64) -> None:
        effect = EFFECTS[number]
        times = board.times(effect.per)
        board.certify(effect.certificates * times)
        board.gain(effect.gain * times)


class Perform(Step):
    """What follows. GWT 3.3: it may be declined once its price was paid."""

    def do(self, board: Board, number: i64) -> None:
        effect = EFFECTS[number]
        LEADS_TO[effect.follows].ask(board, effect, 0 if effect.price == effects.FREE else 1)


REWARD: Final = Reward(agenda.REWARD, "reward")
PERFORM: Final = Perform(agenda.PERFORM, "perform")


def effect_figures(board: Board, effect: Effect) -> EffectFigures:
    times = board.times(effect.per)
    marker, player = board.player().marker + effect.certificates * times, board.player()
    track = parts.CERTIFICATE_TRACK
    certified = track[min(int(marker), int(player.marker_limit()))] - track[player.marker]
    return {
        "pay": int(effect.size) if effect.price == effects.PAY else 0,
        "back": int(effect.size) if effect.price == effects.BACK else 0,
        "gain": int(effect.gain * times),
        "certificates": max(0, int(certified)),
        "follows": effects.VERBS[effect.follows],
        "number": int(board.number_of(effect)),
    }


def shortfall(board: Board, effect: Effect, why: i64) -> Json:
    """The figures that explain a reason of why_not_use()."""
    told: Json = {"deed": effect.name, "money": int(board.player().money)}
    told["card"] = parts.BREEDS[effect.size] if effect.price == effects.DISCARD else ""
    told["cost"] = int(effect.size if effect.price == effects.PAY else effect.value)
    told["spaces"] = int(effect.size) if effect.price == effects.BACK else 1
    return {name: told[name] for name in SHORTFALLS.get(why, ("deed",))}


class Offer(Decision):
    """Whether to use the effect of a worker's space or of an objective."""

    def needs_nobody(self, board: Board) -> bool:
        """A free effect is not offered: what it leads to can be declined on its own, and money is simply taken."""
        effect = EFFECTS[board.value()]
        if effect.price != effects.FREE:
            return False
        board.pop()
        if why_not_use(board, effect) == POSSIBLE:
            if effect.gain > 0:
                board.gain(effect.gain)
            else:
                LEADS_TO[effect.follows].ask(board, effect, 1)
        return True

    def candidates(self, board: Board) -> vec[i64]:
        return ONLY

    def why_not(self, board: Board, answer: i64) -> i64:
        return why_not_use(board, EFFECTS[board.value()])

    def do(self, board: Board, answer: i64) -> None:
        use(board, board.pop())

    def number(self, board: Board, answer: i64) -> i64:
        return board.value()

    def action(self, board: Board, answer: i64) -> AcceptAction:
        return {"do": "accept", "deed": EFFECTS[board.value()].name}

    def figures(self, board: Board, answer: i64) -> EffectFigures:
        return effect_figures(board, EFFECTS[board.value()])

    def params(self, board: Board, answer: i64, why: i64) -> Json:
        return shortfall(board, EFFECTS[board.value()], why)

    def task(self, value: i64, extra: i64) -> Json:
        return {"deed": EFFECTS[value].name}


OFFER: Final = Offer(
    agenda.OFFER, "offer", "GWT-1.6", (AcceptAction, EffectFigures), "deed:{deed}",
    ("GWT-1.6", "no-such-deed", "deed"), first=1, size=1, declinable=ALWAYS,
)  # fmt: skip
