"""No file is longer than 450 lines, and no function longer than 60: past that it is usually two things."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "benchmarks", "web/src", "web/tests", "web/scripts", "docs/example")
MADE = ("static", "node_modules", "__pycache__", "api.ts")  # by tools
HISTORY = "migrations"  # what is done is left as it is
LINES = 450
FUNCTION_LINES = 60


def sources(*kinds: str) -> Iterator[Path]:
    files = (file for folder in FOLDERS for file in (ROOT / folder).rglob("*"))
    return (file for file in files if file.suffix in kinds and not {*MADE, HISTORY} & {*file.parts})


def own_lines(function: ast.AST) -> int:
    """Its lines, less those of the functions inside it."""
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    inner = [node for node in inside(function) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return length(function) - sum(map(length, inner))


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """What is in it, but nothing of functions in it."""
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from inside(child)


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (function.end_lineno or 0) - function.lineno + 1


def test_files_are_short() -> None:
    files = sources(".py", ".ts", ".svelte", ".css", ".js")
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in files}
    assert len(lengths) > 400
    assert {str(file.relative_to(ROOT)): n for file, n in lengths.items() if n > LINES} == {}


def test_functions_are_short() -> None:
    long = {}
    for file in sources(".py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and own_lines(node) > FUNCTION_LINES:
                long[f"{file.relative_to(ROOT)}: {node.name}"] = own_lines(node)
    assert long == {}


@pytest.mark.parametrize(("inner", "expected"), [(0, 4), (3, 4)])
def test_functions_inside_count_for_themselves(inner: int, expected: int) -> None:
    nested = "    def g():\n" + "        x = 1\n" * inner if inner else ""
    text = f"def f():\n    a = 1\n{nested}    b = 2\n    return a + b\n"
    assert own_lines(ast.parse(text).body[0]) == expected
