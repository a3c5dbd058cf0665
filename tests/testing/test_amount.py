"""How much is tested, and with which seeds."""

from __future__ import annotations

import pytest

from holdfast.core.errors import BadOption
from holdfast.testing import amount as amounts
from holdfast.testing.amount import amount, chosen_amount, first_seed, seeds


@pytest.mark.parametrize(
    ("chosen", "compiled", "expected"),
    [
        ("quick", True, (1, 1, 1)),
        ("full", True, (2, 2, 2)),
        ("quick", False, (1, 3, 3)),
        ("full", False, (1, 3, 4)),
    ],
)
def test_the_amount_depends_on_what_is_chosen_and_on_the_mode(
    monkeypatch: pytest.MonkeyPatch, chosen: str, compiled: bool, expected: tuple[int, int, int]
) -> None:
    monkeypatch.setenv("HOLDFAST_AMOUNT", chosen)
    monkeypatch.setattr(amounts, "COMPILED", compiled)
    assert (amount(1, 2), amount(1, 2, 3), amount(1, 2, 3, 4)) == expected


def test_without_a_choice_the_amount_is_quick_and_seeds_begin_at_0(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("HOLDFAST_AMOUNT", raising=False)
    monkeypatch.delenv("HOLDFAST_SEED", raising=False)
    assert (chosen_amount(), first_seed(), seeds(3)) == ("quick", 0, range(3))


def test_seeds_are_counted_from_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_SEED", "40")
    assert [*seeds(3)] == [40, 41, 42]


@pytest.mark.parametrize("name", ["", "Full", "all"])
def test_another_amount_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("HOLDFAST_AMOUNT", name)
    with pytest.raises(BadOption, match=f"^HOLDFAST_AMOUNT is '{name}'; it can be quick or full$"):
        chosen_amount()


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "seven"])
def test_another_seed_is_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("HOLDFAST_SEED", text)
    with pytest.raises(BadOption, match=f"^HOLDFAST_SEED is '{text}'; it can be a whole number fr"):
        first_seed()
