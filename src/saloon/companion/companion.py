"""The contract of a companion: it asks, takes answers and draws, and says what to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from saloon.core.game import Info, Json
from saloon.core.refusal import BadInput
from saloon.core.rng import Rng

Value = str | int | float
Answer = Mapping[str, Any]


class BadAnswer(BadInput):
    """An answer that cannot be true. where names its field."""


@dataclass(frozen=True)
class Field:
    """One thing to be chosen: its name in the answer, what it is (for words), and what was true when last told."""

    name: str
    label: str
    about: Json
    choices: tuple[Value, ...]
    usual: Value | None = None
    many: bool = False  # any number of the choices, or none; then the answer is a list
    when: str | None = None  # asked only if this is among the choices made where there may be many
    optional: bool = False  # may be left out: then it is as usual

    def as_json(self) -> Json:
        return {
            "field": self.name,
            "label": self.label,
            "about": self.about,
            "choices": list(self.choices),
            "usual": self.usual,
            "many": self.many,
            "when": self.when,
            "optional": self.optional,
        }


@dataclass(frozen=True)
class Inquiry:
    ask: str
    fields: tuple[Field, ...]
    about: Json = field(default_factory=dict)

    def as_json(self) -> Json:
        return {"ask": self.ask, "about": self.about, "fields": [one.as_json() for one in self.fields]}

    def asked(self, answer: Answer) -> list[Field]:
        """The fields that an answer with these choices has."""
        made = [answer.get(one.name) for one in self.fields if one.many]
        choices = [choice for choices in made if isinstance(choices, list) for choice in choices]
        return [one for one in self.fields if one.when is None or one.when in choices]

    def check(self, answer: Answer) -> None:
        """Refuses an answer that lacks a field, has one too many, or names something that is not a choice."""
        asked = self.asked(answer)
        names = [one.name for one in asked]
        for name in answer:
            if name not in names:
                raise BadAnswer(str(name), "unknown-key", known=", ".join(names))
        for one in asked:
            if one.name in answer:
                _check_field(one, answer[one.name])
            elif not one.optional:
                raise BadAnswer(one.name, "missing-field")


def _check_field(one: Field, given: Any) -> None:
    if one.many and not isinstance(given, list):
        raise BadAnswer(one.name, "not-a-list", got=str(given))
    for value in given if one.many else [given]:
        # True == 1 in Python, but a choice of 1 does not offer True
        if not any(value == choice and type(value) is type(choice) for choice in one.choices):
            choices = ", ".join(map(str, one.choices))
            raise BadAnswer(one.name, "not-one-of", got=str(value), choices=choices)


@dataclass(frozen=True)
class Turn:
    """What one turn was: what to do at the table, and what led to it. Both are data that words/ can say."""

    number: int
    told: tuple[Json, ...]

    def as_json(self) -> Json:
        return {"number": self.number, "told": list(self.told)}


class Companion(ABC):
    """Plays for somebody at a real board. It asks, or waits for a draw, or is over."""

    game: ClassVar[Info]
    level_option: ClassVar[str]  # the option of the game whose values are its levels
    levels: ClassVar[tuple[str, ...]]  # how strong the one it plays for may be
    usual_level: ClassVar[str]
    option_names: ClassVar[tuple[str, ...]]  # the other options of the game that it takes

    @classmethod
    @abstractmethod
    def complete(cls, level: str, options: Mapping[str, Any], rules: int | None = None) -> Json:
        """The options of a companion by the newest rules, or by this version of them; unknown names and values are
        refused with BadOptions."""

    @classmethod
    @abstractmethod
    def begin(cls, options: Mapping[str, Any]) -> Companion:
        """A new one, its options completed before."""

    @abstractmethod
    def copy(self) -> Companion:
        """An independent one."""

    @abstractmethod
    def inquiry(self) -> Inquiry | None:
        """What it has to be told now; None when it waits for a draw or is over."""

    @abstractmethod
    def answer(self, answer: Answer) -> None:
        """Takes an answer to inquiry(). Raises BadAnswer, and is as it was, if that cannot be true."""

    @abstractmethod
    def waits_for_draw(self) -> bool: ...

    @abstractmethod
    def draw(self, rng: Rng) -> Json:
        """One outcome of the draw it waits for, fairly. Does not play it."""

    @abstractmethod
    def play(self, draw: Json) -> None:
        """Takes a draw. Raises BadAnswer if it is not possible."""

    @abstractmethod
    def turns(self) -> list[Turn]:
        """Every turn that was played, in order."""

    @abstractmethod
    def score(self) -> list[Json] | None:
        """When it is over: what each point was for."""

    @abstractmethod
    def overview(self) -> Json:
        """What lies before the one it plays for, at a glance."""

    @abstractmethod
    def known(self) -> Json:
        """What is known of the table, as a view of its game: for drawing it. Empty before anything is."""
