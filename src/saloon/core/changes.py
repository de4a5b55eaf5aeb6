"""What changed between two JSON values, as a JSON Patch (RFC 6902) of three operations: add, remove, replace."""

from __future__ import annotations

from typing import Any, Final

Operation = dict[str, Any]

NEAR: Final = 4  # how many places ahead an item of an array is looked for


def changes(old: Any, new: Any, path: str = "") -> list[Operation]:
    """What turns the old value, which is at the path, into the new one: nothing if they are equal."""
    found: list[Operation] = []
    if old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[Operation]) -> None:
    """For values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list) and _alike(old, new):
        _compare_arrays(old, new, path, found)
    else:
        found.append({"op": "replace", "path": path, "value": new})


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: str, found: list[Operation]) -> None:
    found.extend([{"op": "remove", "path": f"{path}/{_escaped(name)}"} for name in old if name not in new])
    for name, value in new.items():
        if name not in old:
            found.append({"op": "add", "path": f"{path}/{_escaped(name)}", "value": value})
            continue
        before = old[name]
        if before is not value and before != value:
            _compare(before, value, f"{path}/{_escaped(name)}", found)


def _alike(old: list[Any], new: list[Any]) -> bool:
    """Whether naming single items pays off: short lists of plain values are just sent again."""
    return bool(old) and bool(new) and (len(old) > NEAR or isinstance(new[0], (dict, list)))


def _compare_arrays(old: list[Any], new: list[Any], path: str, found: list[Operation]) -> None:
    """From left to right: an item is the same, or gone, or new, or changed in its place."""
    at, was = 0, 0  # where we are in the new array, and in the old one
    while at < len(new) and was < len(old):
        if old[was] is new[at] or old[was] == new[at]:  # two objects that are one are compared all the same by ==
            at, was = at + 1, was + 1
            continue
        gone, added = _ahead(old, was, new[at]), _ahead(new, at, old[was])
        if gone > 0 and (added == 0 or gone <= added):
            found.extend([{"op": "remove", "path": f"{path}/{at}"} for _ in range(gone)])
            was += gone
        elif added > 0:
            found.extend([{"op": "add", "path": f"{path}/{n}", "value": new[n]} for n in range(at, at + added)])
            at += added
        else:
            _compare(old[was], new[at], f"{path}/{at}", found)
            at, was = at + 1, was + 1
    found.extend([{"op": "remove", "path": f"{path}/{at}"} for _ in range(was, len(old))])
    found.extend([{"op": "add", "path": f"{path}/{n}", "value": new[n]} for n in range(at, len(new))])


def _ahead(items: list[Any], start: int, wanted: Any) -> int:
    """How many places ahead it is; 0: not near."""
    for place in range(start + 1, min(start + 1 + NEAR, len(items))):
        if items[place] == wanted:
            return place - start
    return 0


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1") if "/" in name or "~" in name else name


def apply(value: Any, operations: list[Operation]) -> None:
    """Turns the old value into the new one, in place, as a client does."""
    for operation in operations:
        *way, last = [name.replace("~1", "/").replace("~0", "~") for name in operation["path"].split("/")[1:]]
        place = value
        for name in way:
            place = place[int(name) if isinstance(place, list) else name]
        if operation["op"] == "remove":
            del place[int(last) if isinstance(place, list) else last]
        elif isinstance(place, list) and operation["op"] == "add":
            place.insert(int(last), operation["value"])
        else:
            place[int(last) if isinstance(place, list) else last] = operation["value"]
