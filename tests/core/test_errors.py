"""What can go wrong, and its names."""

from __future__ import annotations

import re

import pytest

from holdfast.core import errors
from holdfast.core.errors import HoldfastError, IllegalMove, ImpossibleState
from holdfast.core.words import Sentence

NAMES = re.findall(r"^      (\w+) ", errors.__doc__ or "", re.MULTILINE)


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    found = [name for name, value in vars(errors).items() if isinstance(value, type)]
    assert sorted([*NAMES, "HoldfastError"]) == sorted(set(found) - {"Sequence"})


@pytest.mark.parametrize("name", NAMES)
def test_every_mistake_can_be_caught_as_one(name: str) -> None:
    kind = getattr(errors, name)
    assert issubclass(kind, HoldfastError)
    assert issubclass(kind, ValueError)


def test_an_illegal_move_carries_its_rule_and_sentence() -> None:
    reason = Sentence("refused-heap-too-small", {"heap": 1, "stones": 3}, "2.2")
    refused = IllegalMove("1-4", "heap 1 has only 3 stones", reason)
    assert (refused.move, refused.reason, refused.rule) == ("1-4", reason, "2.2")
    assert refused.sentence == "heap 1 has only 3 stones"
    assert str(refused) == "1-4: heap 1 has only 3 stones (rule 2.2)"


def test_an_illegal_move_without_a_rule_names_none() -> None:
    refused = IllegalMove("1-4", "the match is over", Sentence("refused-over"))
    assert str(refused) == "1-4: the match is over"


def test_an_impossible_position_carries_all_its_problems() -> None:
    refused = ImpossibleState(["no stones", "no tokens"])
    assert refused.problems == ("no stones", "no tokens")
    assert str(refused) == "impossible position: no stones; no tokens"
