"""The contract as a value, and blank records."""

from __future__ import annotations

import re
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import numpy as np
import pytest

import holdfast
from holdfast import BadOption
from holdfast.core.game import Game, Stage, nothing_to_follow


@pytest.fixture
def nim() -> Game:
    return holdfast.game("nim")


def test_a_blank_record_has_seats_and_options(nim: Game) -> None:
    cell = nim.blank(3, {"misere": True})
    assert cell.shape == (1,)
    assert cell["seats"][0] == 3
    assert nim.read_options(cell[0]) == {"misere": True}


def test_a_blank_record_has_the_fewest_players_and_the_defaults(nim: Game) -> None:
    cell = nim.blank()
    assert cell["seats"][0] == 2
    assert nim.read_options(cell[0]) == {"misere": False}


def test_a_number_of_players_that_the_game_is_not_for(nim: Game) -> None:
    with pytest.raises(BadOption, match="nim is for 2 or 3 players, not 5"):
        nim.blank(5)


def test_an_option_that_the_game_does_not_have(nim: Game) -> None:
    with pytest.raises(BadOption, match="nim has no option 'speed'; it has misere"):
        nim.blank(2, {"speed": 3})


def test_the_rules_can_be_read(nim: Game) -> None:
    assert nim.rulebook().startswith("# Nim")


def test_the_rules_can_be_read_in_the_languages_that_lie_beside_them(
    nim: Game, tmp_path: Path
) -> None:
    (tmp_path / "RULES.md").write_text("# Heaps", encoding="utf-8")
    (tmp_path / "RULES.hu.md").write_text("# Kőkupacok", encoding="utf-8")
    heaps = replace(nim, folder=tmp_path)
    assert heaps.rulebook("en") == heaps.rulebook() == "# Heaps"
    assert heaps.rulebook("hu") == "# Kőkupacok"


@pytest.mark.parametrize("language", ["fr", "", "EN", "../nim/RULES"])
def test_a_language_that_the_rules_are_not_in(nim: Game, language: str) -> None:
    says = f"nim has no rules in {language!r}; it has them in en, de, hu, it"
    with pytest.raises(BadOption, match=re.escape(says)):
        nim.rulebook(language)


def test_a_game_cannot_be_changed(nim: Game) -> None:
    with pytest.raises(FrozenInstanceError):
        nim.title = "Mine"  # type: ignore[misc]
    assert nim.stage is Stage.EXAMPLE


def test_a_field_cannot_have_a_name_that_records_use_themselves(nim: Game) -> None:
    fields = [("dice", "u8", (1,)), ("size", "i1"), ("round", "i1")]
    with pytest.raises(ValueError, match="nim: fields cannot be called size, round"):
        replace(nim, rules=replace(nim.rules, state=np.dtype((np.record, fields))))


def test_verbs_that_a_game_need_not_have_do_nothing(nim: Game) -> None:
    cell = nim.blank()
    before = cell.tobytes()
    assert not nothing_to_follow(cell[0])
    assert cell.tobytes() == before


def test_a_game_may_have_nothing_to_explain() -> None:
    match = holdfast.new("nim", seed=1)
    assert match.game.text.explain(match.state, "heap 1") == []


def test_a_game_says_what_it_is() -> None:
    shown = repr(holdfast.game("nim"))
    assert shown == "<Game nim: Nim, for 2 or 3 players, options: misere>"
