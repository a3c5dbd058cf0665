"""One word for one thing: no two classes of the program have the same name.

A game's folder is a world of its own: each has its ``State``, its ``View`` and its ``Phase``.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import holdfast

ROOT = Path(holdfast.__file__).parent


def test_no_two_classes_have_the_same_name() -> None:
    files = [file for file in ROOT.rglob("*.py") if ROOT / "games" not in file.parents]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    names = Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))
    assert [name for name, count in names.items() if count > 1 and not name.startswith("_")] == []
