"""The catalogues as data, and what the source asks of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import saloon
from saloon.core import registry
from saloon.words import catalogue

SOURCE = Path(saloon.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
RULES = {rule for info in registry.infos().values() for rule in info.rules}
PLURALS = ("zero", "one", "two", "few", "many", "other")


@dataclass
class Message:
    id: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)  # by variable, the variants to choose from


@dataclass(frozen=True)
class Catalogue:
    messages: dict[str, Message]
    twice: list[str]
    junk: list[str]

    def variables(self, name: str) -> set[str]:
        """All that the message needs, also for the messages it is made of."""
        found = self.messages[name]
        return found.variables.union(*(self.variables(other) for other in found.references))

    def choices(self, name: str, variable: str) -> set[str]:
        """What the message, or one it is made of, chooses by this variable."""
        found = self.messages[name]
        own = found.choices.get(variable, set())
        return own.union(*(self.choices(other, variable) for other in found.references))

    def forms(self) -> set[str]:
        """The forms that names have: in the East, from the East."""
        return set().union(*(message.attributes for name, message in self.messages.items() if name[:5] == "name-"))


@cache
def read(language: str, name: str) -> Catalogue:
    messages: dict[str, Message] = {}
    twice, junk = [], []
    for entry in FluentParser().parse(catalogue(language, name)).body:
        if isinstance(entry, ftl.Junk):
            junk.append(str(entry.content))
        elif isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                twice.append(entry.id.name)
            messages[entry.id.name] = _message(entry)
    return Catalogue(messages, twice, junk)


def texts(language: str, name: str) -> Iterator[tuple[str, str]]:
    """Every piece of text between placeables, with its message."""
    for entry in FluentParser().parse(catalogue(language, name)).body:
        if isinstance(entry, ftl.Message):
            yield from ((entry.id.name, node.value) for node in walk(entry) if isinstance(node, ftl.TextElement))


def _message(entry: Any) -> Message:
    message = Message(entry.id.name, attributes={attribute.id.name for attribute in entry.attributes})
    for node in walk(entry):
        if isinstance(node, ftl.VariableReference):
            message.variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            message.references.add(node.id.name)
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = (variant.key for variant in node.variants)
            found = {key.name if isinstance(key, ftl.Identifier) else str(key.value) for key in keys}
            message.choices.setdefault(node.selector.id.name, set()).update(found)
    return message


def walk(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from walk(child)


# The source


@dataclass(frozen=True)
class Call:
    """A call that names a message or reason in so many letters; params is None where they are not all written out."""

    place: str
    name: str
    params: frozenset[str] | None

    def concerns(self, game: str) -> bool:
        return owner(self.place) in (None, game)


@cache
def _trees() -> dict[str, ast.Module]:
    return {str(path.relative_to(SOURCE)): ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")}


def owner(place: str) -> str | None:
    """The game whose own file it is."""
    found = re.match(r"(?:games|cli/boards)/(\w+)(?:/|\.py)", place)
    return None if found is None or found[1] == "__init__" else found[1]


def _calls(*functions: str) -> Iterator[tuple[str, ast.Call]]:
    for place, tree in _trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                function = node.func
                called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if called in functions:
                    yield f"{place}:{node.lineno}", node


def _text(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as it is written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _text(node.body) + _text(node.orelse)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        return [text for value in node.value.values for text in _text(value)]
    return []


def _keywords(node: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in node.keywords]
    return None if None in names else frozenset(name for name in names if name)


@cache
def said() -> tuple[Call, ...]:
    """Every say("message", …)."""
    return tuple(Call(place, text, _keywords(node)) for place, node in _calls("say") for text in _text(node.args[0]))


@cache
def phrases() -> tuple[Call, ...]:
    """Every Phrase("message", {…})."""
    return tuple(Call(place, text, None) for place, node in _calls("Phrase") for text in _text(node.args[0]))


@cache
def bad_inputs() -> tuple[Call, ...]:
    """Every BadInput(where, "reason", …) and its kinds; a FieldReader's are called error."""
    return tuple(
        Call(place, text, _keywords(node))
        for place, node in _calls("BadInput", "error", *_kinds_of("BadInput"))
        if len(node.args) > 1
        for text in _text(node.args[1])
    )


def _kinds_of(base: str) -> set[str]:
    """The classes that are derived from this one, by name."""
    classes = [node for tree in _trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    direct = {node.name for node in classes if any(getattr(parent, "id", "") == base for parent in node.bases)}
    return direct.union(*(_kinds_of(name) for name in direct))


@cache
def refusals() -> tuple[Call, ...]:
    """Every Refusal("rule", "reason", {…}), reason("rule", "reason") and ("rule", "reason", …)."""
    made = tuple(
        Call(place, text, _dict_keys(node.args[2]) if len(node.args) > 2 else frozenset())
        for place, node in _calls("Refusal")
        if len(node.args) > 1
        for text in _text(node.args[1])
    )
    named = ((place, node) for place, node in _calls("reason") if len(node.args) > 1)
    passed_on = (
        (place, node.elts[1])
        for place, tree in _trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Tuple) and len(node.elts) > 1 and RULES.intersection(_text(node.elts[0]))
    )
    elsewhere = [*((place, node.args[1]) for place, node in named), *passed_on]
    return made + tuple(Call(place, text, None) for place, node in elsewhere for text in _text(node))


def _dict_keys(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict) or None in node.keys:
        return None
    return frozenset(text for key in node.keys if key is not None for text in _text(key))


@cache
def dict_values(key: str, game: str) -> frozenset[str]:
    """What the rules of a game write under this key: {"item": "start"} has "start" under "item"."""
    found: set[str] = set()
    for place, tree in _trees().items():
        if place.startswith(f"games/{game}/"):
            for node in ast.walk(tree):
                if isinstance(node, ast.Dict):
                    for name, value in zip(node.keys, node.values, strict=True):
                        if name is not None and _text(name) == [key]:
                            found.update(_text(value))
    return frozenset(found)


@cache
def constants(file: str) -> frozenset[str]:
    """Every text that the file holds."""
    return frozenset(
        node.value
        for node in ast.walk(_trees()[file])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def all_constants(game: str | None = None) -> frozenset[str]:
    """Every text of the source; for a game without those of the other games."""
    return frozenset().union(*(constants(file) for file in _trees() if game is None or owner(file) in (None, game)))


@cache
def own_constants(game: str) -> frozenset[str]:
    return frozenset().union(*(constants(file) for file in _trees() if owner(file) == game))


def boards_are_drawn(game: str) -> bool:
    """Whether the terminal and the page both have a board for it."""
    drawn = {f"cli/boards/{game}.py", f"cli/boards/{game}/__init__.py"} & set(_trees())
    return bool(drawn) and (PAGE / "games" / game).is_dir()


@cache
def log_kinds(game: str) -> frozenset[str]:
    """What the page can filter the log of the game by: the keys of `kinds`."""
    block = re.search(r"kinds: GameInfo\['kinds'\] = \{(.*?)\n\}", _page_source(game), re.S)
    return frozenset(re.findall(r"^\s*(\w+):", block[1], re.M) if block else ())


@cache
def page_constants(game: str) -> frozenset[str]:
    """Every text in quotes of the page's board."""
    return frozenset(re.findall(r"""['"`]([\w-]+)['"`]""", _page_source(game)))


@cache
def page_families(game: str) -> frozenset[str]:
    """How the texts begin that the page's board puts together: `board-${land}`."""
    return frozenset(re.findall(r"`([\w-]+-)\$\{", _page_source(game)))


@cache
def _page_source(game: str) -> str:
    folder = PAGE / "games" / game
    files = sorted(file for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind))
    own = [file for file in files if "tests" not in file.relative_to(folder).parts]
    return "\n".join(file.read_text(encoding="utf-8") for file in own)
