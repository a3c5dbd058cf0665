"""The check of the kinds of moves finds what is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

import holdfast
from holdfast.testing import Nonconformance, check_kinds

NIM = holdfast.game("nim")


def test_the_kinds_of_the_small_game_are_in_order() -> None:
    check_kinds(NIM)


@pytest.mark.parametrize(
    ("kinds", "says"),
    [
        ({"take": "2.2"}, "return has no rule"),
        ({"take": "2.2", "return": "9.9"}, "return: there is no rule 9.9"),
        ({"take": "2.2", "return": "3.2", "fly": "2.2"}, "fly is no kind of move"),
    ],
)
def test_wrong_kinds_are_found(kinds: dict[str, str], says: str) -> None:
    with pytest.raises(Nonconformance, match=says):
        check_kinds(replace(NIM, text=replace(NIM.text, kinds=kinds)))
