"""The tree of the server: a name for each thing, a sentence for each package."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import holdfast.server

ROOT = Path(holdfast.server.__file__).parent
FILES = [file for file in ROOT.rglob("*.py") if "migrations" not in file.parts]
PACKAGES = [file for file in FILES if file.name == "__init__.py"]


def test_no_two_classes_have_the_same_name() -> None:
    nodes = (node for file in FILES for node in ast.walk(ast.parse(file.read_text())))
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda file: file.parent.name)
def test_a_package_says_what_belongs_in_it(package: Path) -> None:
    assert ast.get_docstring(ast.parse(package.read_text()))
