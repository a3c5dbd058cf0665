"""Which rules are cited, and which citations lead nowhere."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import holdfast
from holdfast import Game
from holdfast.testing import (
    Nonconformance,
    check_citations,
    missing_in_code,
    missing_in_tests,
    unknown_citations,
)
from holdfast.testing.citations import rule_numbers

RULES = """\
# A game

## 1 Deal

- **1.1** There is a deck.
- **1.2** It is shuffled; see **2.1**.

## 2 Turn

- **2.1** Draw.

## Rulings

- **1.2** Well.
- **3.1** Not a rule.
"""

CODE = '''\
"""The deal (chapter 1, chapter 4)."""

SHARE = 3.1  # half of it (2.1)


def deal() -> str:
    """Shuffle (1.2, 7.7)."""
    return "1.1"
'''

TESTS = '''\
def test_the_deck_1_1_is_whole() -> None:
    """(2.1)."""
'''


@pytest.fixture
def game(tmp_path: Path) -> Game:
    folder = tmp_path / "game"
    (folder / "phases").mkdir(parents=True)
    (folder / "RULES.md").write_text(RULES, encoding="utf-8")
    (folder / "phases" / "deal.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_deal.py").write_text(TESTS, encoding="utf-8")
    return replace(holdfast.game("nim"), folder=folder)


def test_the_numbers_of_the_rules_but_not_of_the_rulings(game: Game) -> None:
    assert rule_numbers(game) == ["1.1", "1.2", "2.1"]


def test_docstrings_and_comments_cite_but_values_do_not(game: Game) -> None:
    assert missing_in_code(game) == ["1.1"]


def test_names_of_tests_cite(game: Game, tmp_path: Path) -> None:
    assert missing_in_tests(game, tmp_path / "tests") == ["1.2"]


def test_citations_of_what_is_not_there(game: Game, tmp_path: Path) -> None:
    assert unknown_citations(game, game.folder) == ["deal.py: 7.7", "deal.py: chapter 4"]
    assert unknown_citations(game, tmp_path / "tests") == []


def test_everything_is_told_at_once(game: Game, tmp_path: Path) -> None:
    with pytest.raises(Nonconformance) as found:
        check_citations(game, tmp_path / "tests")
    assert str(found.value) == (
        "nim: no function cites 1.1; no test cites 1.2; "
        "RULES.md does not have deal.py: 7.7, deal.py: chapter 4"
    )
