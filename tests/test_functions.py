"""Functions of the package are short, or say why they are not (CONTRIBUTING, style)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import holdfast

PACKAGE: Final = Path(holdfast.__file__).parent
LONGEST: Final = 40
REASON: Final = "# Long: "

Function = ast.FunctionDef | ast.AsyncFunctionDef


def long_without_reason(text: str) -> Iterator[str]:
    """Yield the functions in a text that are too long and do not say why in the line above."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, Function):
            continue
        first = min(part.lineno for part in (node, *node.decorator_list))
        length = (node.end_lineno or node.lineno) - node.lineno + 1
        above = lines[first - 2].strip() if first > 1 else ""
        if length > LONGEST and not (above.startswith(REASON) and above.removeprefix(REASON)):
            yield f"{node.name} has {length} lines"


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_a_long_function_says_why(path: Path) -> None:
    assert [*long_without_reason(path.read_text(encoding="utf-8"))] == []


def write(lines: int, above: str = "") -> str:
    """Return a module with a function of so many lines."""
    return f"{above}\n@rule\ndef f():\n" + "    pass\n" * (lines - 1)


def test_forty_lines_are_not_too_many() -> None:
    assert [*long_without_reason(write(40))] == []
    assert [*long_without_reason(write(41))] == ["f has 41 lines"]


def test_a_reason_stands_in_the_line_above() -> None:
    assert [*long_without_reason(write(41, "# Long: one table, read from top to bottom."))] == []
    for other in ("# Long:", "# It is long.", "# Long: here.\n"):
        assert [*long_without_reason(write(41, other))] == ["f has 41 lines"]
