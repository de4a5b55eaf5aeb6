"""Compiled modules keep clear of what mypyc makes slow (docs/architecture.md, writing hot code)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import saloon

PACKAGE = Path(saloon.__file__).parent
HOT = [
    *(PACKAGE / "core" / name for name in ("rng.py", "playout.py", "question.py")),
    *(
        path
        for game in ("go_west", "gold_rush")
        for path in sorted((PACKAGE / "games" / game).glob("*.py"))
        if path.stem not in ("game", "info", "parts", "position", "tile_list", "view", "scene_notation")
    ),
]
ONCE = ("set_up", "new_player", "new_map")  # what a table does once, when it is laid


def traps(source: str) -> list[str]:
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef) or function.name in ONCE:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_":
                found.append(f"line {node.lineno}: `for _ in` makes every number an object")
            if isinstance(node, ast.IfExp) and is_number(node.body) != is_number(node.orelse):
                found.append(f"line {node.lineno}: `… if … else 0` makes objects of both; write an if statement")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Subscript) and node.args:
                of_vec = isinstance(node.func.value, ast.Name) and node.func.value.id == "vec"
                if of_vec and isinstance(node.args[0], ast.ListComp):
                    found.append(f"line {node.lineno}: a list is built first, then the vec")
    return found


def is_number(node: ast.expr) -> bool:
    """A whole one, as it is written."""
    return isinstance(node, ast.Constant) and type(node.value) is int


def boxed_constants(source: str) -> list[str]:
    """Numbers that mypyc keeps as objects, because they are worked out from what another module says."""
    stated: set[str] = set()
    found = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.AnnAssign) or ast.unparse(node.annotation) != "Final":
            continue
        assert isinstance(node.target, ast.Name)
        names = {part.id for part in ast.walk(node.value or node) if isinstance(part, ast.Name)}
        if not isinstance(node.value, ast.BinOp | ast.UnaryOp | ast.Constant | ast.Name):
            continue
        if names <= stated:
            stated.add(node.target.id)
        elif isinstance(node.value, ast.BinOp):
            found.append(f"line {node.lineno}: {node.target.id} is an object; state the number and assert it")
    return found


@pytest.mark.parametrize("path", HOT, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_hot_code_avoids_the_traps(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert traps(source) + boxed_constants(source) == []


BLANK = "(n):\n    return vec[i64]([0 for i in range(n)])\n"
LOOP = "def f(n):\n    for _ in range(n):\n        g()\n"


def test_traps_are_found() -> None:
    assert len(traps(f"{LOOP}def g{BLANK}")) == 2
    assert traps(f"def set_up{BLANK}") == []
    assert len(traps("def f(n):\n    return n if n > 0 else 0\n")) == 1
    assert traps("def f(n):\n    return 1 if n > 0 else 0\n") == []


def test_boxed_constants_are_found() -> None:
    assert len(boxed_constants("A: Final = 3\nB: Final = A + 1\nC: Final = A + ELSEWHERE\n")) == 1
    assert boxed_constants("A: Final = 3\nB: Final = A + 1\nC: Final = -A\n") == []
