"""The tree of the server: a sentence for each package."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import holdfast.server

ROOT = Path(holdfast.server.__file__).parent
FILES = [file for file in ROOT.rglob("*.py") if "migrations" not in file.parts]
PACKAGES = [file for file in FILES if file.name == "__init__.py"]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda file: file.parent.name)
def test_a_package_says_what_belongs_in_it(package: Path) -> None:
    assert ast.get_docstring(ast.parse(package.read_text()))
