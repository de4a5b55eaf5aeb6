"""What games declare of their data (Game.wire), as components of the OpenAPI schema.

A TypedDict becomes a component named after its game and itself: View of my_game is MyGameView. In addition, there are
MyGameAction, MyGameDraw and MyGameEvent, unions tagged by `do`, `draw` and `event`; MyGameFigures, all that moves may
carry; MyGameRefusal, tagged by `reason`; MyGameScore; Wires, which has one property for each game, so that a program
can find its types by its name; OtherWire, what a game sends that declares nothing; and AnyView, AnyAction …, which are
those of all games and of such a one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from saloon.core.game import Game, Json
from saloon.core.question import reasons

PARTS = ("view", "action", "draw", "event", "figures", "refusal", "score")
TAGS = {"action": "do", "draw": "draw", "event": "event"}
PLAIN: dict[object, Json] = {
    bool: {"type": "boolean"},
    float: {"type": "number"},
    int: {"type": "integer"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
}
MARK = "x-wire"  # how schemas.py marks what is the game's own


def _closed(properties: Mapping[str, Json], optional: Iterable[str] = ()) -> Json:
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in set(optional)],
        "additionalProperties": False,
    }


def _open(**properties: Json) -> Json:
    return _closed(properties) | {"additionalProperties": True}


# What can be said of a game that declares nothing
ITEM = _open(item=PLAIN[str], points=PLAIN[int])
COMMON: dict[str, Json] = {
    "view": _open(),
    "action": _open(do=PLAIN[str]),
    "draw": _open(draw=PLAIN[str]),
    "event": _open(event=PLAIN[str]),
    "figures": _open(),
    "refusal": _closed({"rule": PLAIN[str], "reason": PLAIN[str], "params": _open()}),
    "score": _open(seat=PLAIN[int], points=PLAIN[int], share=PLAIN[float], items={"type": "array", "items": ITEM}),
}


def add_wires(schema: Json, games: Iterable[Game[Any]]) -> None:
    """Adds the components, and puts them where schemas.py marked that the data is the game's own."""
    components = schema["components"]["schemas"]
    wires: dict[str, Json] = {}
    for game in games:
        declared = _Declared(game)
        wires[game.info.name] = _closed({part: declared.part(part) for part in PARTS})
        components |= declared.components
    for part in PARTS:
        of_all = [wire["properties"][part] for wire in wires.values()] + [COMMON[part]]
        components[f"Any{_camel(part)}"] = {"anyOf": [kind for i, kind in enumerate(of_all) if kind not in of_all[:i]]}
    components["Wires"] = _closed(wires)
    components["OtherWire"] = _closed(COMMON)
    _replace_marks(schema)


class _Declared:
    """The types of one game, made into components."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.components: dict[str, Json] = {}
        # By name: what is called so. The unions have theirs from the start.
        self.kinds: dict[str, Any] = {_camel(part): part for part in (*TAGS, "figures", "refusal")}

    def part(self, part: str) -> Json:
        if self.game.wire is None:
            return COMMON[part]
        if part == "refusal":
            return self._named(_camel(part), self._refusals())
        declared = getattr(self.game.wire, part)
        if part in TAGS:
            return self._named(_camel(part), _tagged(TAGS[part], map(self.schema, _members(declared)), self.components))
        if part == "figures":
            return self._named(_camel(part), self._merged(_members(declared)))
        whole, name = self.schema(declared), _camel(part)
        return whole if whole == self._reference(name) else self._named(name, whole)

    def schema(self, kind: Any) -> Json:
        """For a plain type, a Literal, a union, a list, a dict or a TypedDict."""
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            return self._typed_dict(kind)
        if origin is NotRequired:
            return self.schema(args[0])
        if origin is Literal:
            return {"type": "string", "enum": list(args)} if isinstance(args[0], str) else {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(member) for member in args]}
        if origin is list:
            return {"type": "array", "items": self.schema(args[0])}
        if origin is dict and get_origin(args[0]) is Literal:  # the keys are known, and all are there
            return _closed({key: self.schema(args[1]) for key in get_args(args[0])})
        if origin is dict:
            return {"type": "object", "additionalProperties": self.schema(args[1])}
        raise TypeError(f"{self.game.info.name} declares {kind}, which has no form on the wire")

    def _typed_dict(self, kind: Any) -> Json:
        name = kind.__name__
        if self.kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"{self.game.info.name} declares two types named {name}")
        if self._title(name) not in self.components:
            self._named(name, {})  # now, because it may contain itself
            fields = get_type_hints(kind, include_extras=True)
            # __required_keys__ does not see NotRequired in annotations that are strings
            optional = {key for key in fields if get_origin(fields[key]) is NotRequired} | set(kind.__optional_keys__)
            described = {"description": kind.__doc__} if kind.__doc__ else {}
            self._named(name, described | _closed({key: self.schema(fields[key]) for key in fields}, optional))
        return self._reference(name)

    def _merged(self, kinds: Iterable[Any]) -> Json:
        """All fields of all of them, each optional: what a move carries depends on what it is."""
        fields: dict[str, list[Json]] = {}
        for kind in kinds:
            for name, field in get_type_hints(kind, include_extras=True).items():
                known, own = fields.setdefault(name, []), self.schema(field)
                if own not in known:
                    known.append(own)
        merged = {name: kinds[0] if len(kinds) == 1 else {"anyOf": kinds} for name, kinds in fields.items()}
        return _closed(merged, merged)

    def _refusals(self) -> Json:
        found: dict[str, tuple[list[str], list[Json]]] = {}
        for rule, reason, params in reasons(self.game.info.rules):
            rules, known = found.setdefault(reason, ([], []))
            own = _closed({}) if params is None else self.schema(params)
            rules += [] if rule in rules else [rule]
            known += [] if own in known else [own]
        members = [
            self._named(
                f"{_camel(reason)}Refusal",
                _closed(
                    {
                        "rule": {"type": "string", "enum": rules},
                        "reason": {"type": "string", "enum": [reason]},
                        "params": known[0] if len(known) == 1 else {"anyOf": known},
                    }
                ),
            )
            for reason, (rules, known) in found.items()
        ]
        return _tagged("reason", members, self.components)

    def _named(self, name: str, schema: Json) -> Json:
        self.components[self._title(name)] = schema
        return self._reference(name)

    def _reference(self, name: str) -> Json:
        return _reference(self._title(name))

    def _title(self, name: str) -> str:
        return _camel(self.game.info.name) + name


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _tagged(tag: str, members: Iterable[Json], components: Mapping[str, Json]) -> Json:
    """A union of references, each with its tags."""
    members = list(members)
    mapping = {
        value: member["$ref"]
        for member in members
        for value in components[member["$ref"].rpartition("/")[2]]["properties"][tag]["enum"]
    }
    return {"oneOf": members, "discriminator": {"propertyName": tag, "mapping": mapping}}


def _replace_marks(node: Any) -> None:
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        if isinstance(child, dict) and MARK in child:
            node[key] = _reference(f"Any{_camel(child[MARK])}")
        else:
            _replace_marks(child)


def _reference(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("-", "_").split("_"))
