"""The page about the architecture names what is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "concepts" / "architecture.md").read_text()
SERVER = ROOT / "holdfast" / "server"
#: A row of a walk: a file, or nothing for the one above, a function of it, and what that does.
STEP = re.compile(r"^\| (?:`([\w./-]+)`)? ?\| `([\w.#]+)` \|", re.MULTILINE)
FILE = re.compile(r"`((?:holdfast|web)/[\w./-]+)`")


class Step(NamedTuple):
    """A step of a walk."""

    file: str
    name: str


def steps() -> list[Step]:
    """Return the steps of all walks of the page."""
    found: list[Step] = []
    for file, name in STEP.findall(PAGE):
        found.append(Step(file or found[-1].file, name))
    return found


def names_in(tree: ast.Module | ast.ClassDef) -> set[str]:
    """Return the functions and classes of a module, methods with their class."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= {node.name, *(f"{node.name}.{name}" for name in names_in(node))}
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
    return found


@pytest.mark.parametrize("step", steps(), ids=" ".join)
def test_a_step_names_a_function_that_is_there(step: Step) -> None:
    text = (ROOT / step.file).read_text()
    if step.file.endswith(".py"):
        assert step.name in names_in(ast.parse(text))
    else:
        assert re.search(rf"(?<![\w#]){re.escape(step.name)}\b", text)


def test_there_are_steps_of_all_three_walks() -> None:
    files = [step.file for step in steps()]
    assert len(files) > 40
    assert {"holdfast/server/live/bots.py", "holdfast/server/view/questions.py"} < set(files)


def test_all_files_and_packages_that_are_named_are_there() -> None:
    missing = [path for path in FILE.findall(PAGE) if not (ROOT / path).exists()]
    assert missing == []


def test_all_packages_of_the_server_are_named() -> None:
    packages = [folder.parent.name for folder in SERVER.glob("*/__init__.py")]
    assert [name for name in packages if f"`holdfast/server/{name}/`" not in PAGE] == []
