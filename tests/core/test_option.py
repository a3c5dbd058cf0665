"""Options: their values, codes and texts."""

from __future__ import annotations

from enum import IntEnum

import pytest

from holdfast import BadOption
from holdfast.core.option import Option, flag, words_of

SWITCH = Option(False, "the other way round", name="misere")
NUMBER = Option(1, "rounds of the match", range(1, 10), "rounds")
WORD = Option("alternate", "who starts", ("alternate", "winner"), "starter")


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


def test_words_stand_in_the_order_of_their_numbers() -> None:
    class Starter(IntEnum):
        LOSER = 1
        ALTERNATE = 0

    assert words_of(Starter) == ("alternate", "loser")
    assert Option("loser", "who starts", words_of(Starter)).code("loser") == Starter.LOSER


def test_an_option_is_written_with_hyphens_on_the_command_line() -> None:
    assert flag("misere") == "--misere"
    assert flag("covered_cards_return") == "--covered-cards-return"
