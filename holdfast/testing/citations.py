"""Which rules of RULES.md are cited by code and by tests, and which citations lead nowhere."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from holdfast.core.game import Game
from holdfast.testing.cases import Nonconformance

_NUMBER = re.compile(r"\b\d{1,2}\.\d{1,2}\b")
_RULE = re.compile(r"^- \*\*(\d{1,2}\.\d{1,2})\*\*", re.MULTILINE)
_CHAPTER = re.compile(r"\bchapter (\d{1,2})\b")


def rule_numbers(game: Game) -> list[str]:
    """Return the numbers of all rules, in order; rulings complete rules and have no numbers."""
    chapters = game.rulebook().split("\n## Rulings")[0]
    return _RULE.findall(chapters)


def missing_in_code(game: Game) -> list[str]:
    """Return the rules that no function of the game cites."""
    cited = _cited(game.folder)
    return [number for number in rule_numbers(game) if number not in cited]


def missing_in_tests(game: Game, tests: Path) -> list[str]:
    """Return the rules that no test of the game, in this folder, cites."""
    cited = _cited(tests)
    return [number for number in rule_numbers(game) if number not in cited]


def unknown_citations(game: Game, folder: Path) -> list[str]:
    """Return what the sources in a folder cite but what does not stand in RULES.md."""
    known = set(rule_numbers(game))
    chapters = {number.split(".")[0] for number in known}
    strays = []
    for path in _sources(folder):
        text = "\n".join(_remarks(path))
        wrong = [number for number in _NUMBER.findall(text) if number not in known]
        wrong += [f"chapter {n}" for n in _CHAPTER.findall(text) if n not in chapters]
        strays += [f"{path.name}: {number}" for number in wrong]
    return strays


def check_citations(game: Game, tests: Path) -> None:
    """Every rule is cited by code and by a test, and every citation is of a rule."""
    complaints = {
        "no function cites": missing_in_code(game),
        "no test cites": missing_in_tests(game, tests),
        "RULES.md does not have": unknown_citations(game, game.folder)
        + unknown_citations(game, tests),
    }
    told = [f"{what} {', '.join(numbers)}" for what, numbers in complaints.items() if numbers]
    if told:
        raise Nonconformance(f"{game.name}: {'; '.join(told)}")


def _sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def _cited(folder: Path) -> set[str]:
    """Return all numbers in the remarks of a folder's sources."""
    return {
        number
        for path in _sources(folder)
        for remark in _remarks(path)
        for number in _NUMBER.findall(remark)
    }


def _remarks(path: Path) -> Iterator[str]:
    """Yield the docstrings and comments of a module, and the numbers in its names (``_3_2``)."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""
        if isinstance(node, ast.FunctionDef):
            yield from (
                f"{a}.{b}" for a, b in re.findall(r"_(\d{1,2})_(\d{1,2})(?=_|$)", node.name)
            )
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
