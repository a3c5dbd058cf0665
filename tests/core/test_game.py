"""The contract as a value: options and blank records."""

from __future__ import annotations

import re
from dataclasses import FrozenInstanceError, replace
from pathlib import Path

import numpy as np
import pytest

import holdfast
from holdfast import BadOption
from holdfast.core.game import Game, Stage, no_code, nothing_follows
from holdfast.core.option import Option

SWITCH = Option(False, "the other way round", name="misere")
NUMBER = Option(1, "rounds of the match", range(1, 10), "rounds")
WORD = Option("alternate", "who starts", ("alternate", "winner"), "starter")


@pytest.fixture
def nim() -> Game:
    return holdfast.game("nim")


@pytest.mark.parametrize(
    ("option", "value", "code", "text"),
    [
        (SWITCH, False, 0, "off"),
        (SWITCH, True, 1, "on"),
        (NUMBER, 1, 1, "1"),
        (NUMBER, 9, 9, "9"),
        (WORD, "alternate", 0, "alternate"),
        (WORD, "winner", 1, "winner"),
    ],
)
def test_a_value_has_a_code_and_a_text(
    option: Option, value: bool | int | str, code: int, text: str
) -> None:
    assert option.code(value) == code
    assert option.value(code) == value
    assert type(option.value(code)) is type(value)
    assert option.write(value) == text
    assert option.read(text) == value


def test_texts_are_read_in_any_case() -> None:
    assert SWITCH.read("ON") is True
    assert WORD.read("Winner") == "winner"


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (SWITCH, 1, "option misere is 1; it can be off or on"),
        (SWITCH, "on", "option misere is 'on'; it can be off or on"),
        (NUMBER, 10, "option rounds is 10; it can be a whole number from 1 to 9"),
        (NUMBER, True, "option rounds is True; it can be a whole number from 1 to 9"),
        (NUMBER, None, "option rounds is None; it can be a whole number from 1 to 9"),
        (WORD, "loser", "option starter is 'loser'; it can be alternate or winner"),
        (WORD, ["winner"], "option starter is ['winner']; it can be alternate or winner"),
    ],
)
def test_a_value_that_the_option_does_not_take(option: Option, value: object, message: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.code(value)
    assert str(refused.value) == message


def test_a_text_that_the_option_does_not_take() -> None:
    with pytest.raises(BadOption, match="option rounds is 'ten'; it can be a whole number"):
        NUMBER.read("ten")


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
    assert nim.rules().startswith("# Nim")


def test_the_rules_can_be_read_in_the_languages_that_lie_beside_them(
    nim: Game, tmp_path: Path
) -> None:
    (tmp_path / "RULES.md").write_text("# Heaps", encoding="utf-8")
    (tmp_path / "RULES.hu.md").write_text("# Kőkupacok", encoding="utf-8")
    heaps = replace(nim, folder=tmp_path)
    assert heaps.rules("en") == heaps.rules() == "# Heaps"
    assert heaps.rules("hu") == "# Kőkupacok"


@pytest.mark.parametrize("language", ["de", "", "EN", "../nim/RULES"])
def test_a_language_that_the_rules_are_not_in(nim: Game, language: str) -> None:
    says = f"nim has no rules in {language!r}; it has them in en"
    with pytest.raises(BadOption, match=re.escape(says)):
        nim.rules(language)


def test_a_game_cannot_be_changed(nim: Game) -> None:
    with pytest.raises(FrozenInstanceError):
        nim.title = "Mine"  # type: ignore[misc]
    assert nim.stage is Stage.EXAMPLE


def test_a_field_cannot_have_a_name_that_records_use_themselves(nim: Game) -> None:
    fields = [("dice", "u8", (1,)), ("size", "i1"), ("round", "i1")]
    with pytest.raises(ValueError, match="nim: fields cannot be called size, round"):
        replace(nim, state=np.dtype((np.record, fields)))


def test_verbs_that_a_game_need_not_have_do_nothing(nim: Game) -> None:
    cell = nim.blank()
    before = cell.tobytes()
    assert no_code(cell[0], 0, np.zeros(1, dtype=np.int32)) == 0
    nothing_follows(cell[0])
    assert cell.tobytes() == before


def test_a_game_may_have_nothing_to_explain() -> None:
    match = holdfast.new("nim", seed=1)
    assert match.game.explain(match.state, "heap 1") == []
