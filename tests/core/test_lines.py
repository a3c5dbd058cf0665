"""The lines that the positions of all games share."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from holdfast import UnreadableState
from holdfast.core.lines import (
    each_reader,
    number_reader,
    players_reader,
    read_dice,
    read_line,
    read_numbers,
    read_options,
    seat_reader,
    split_lines,
    turn_reader,
    write_dice,
    write_numbers,
    write_options,
)
from holdfast.core.option import Option

NUMBERS = ("fast", "mode", "rounds", "seats", "turn", "phase", "first")
RECORD = np.dtype(
    (
        np.record,
        [("dice", "u8", (1,)), *((name, "i1") for name in NUMBERS), ("points", "i2", (4,))],
    )
)
PHASES = {"play": 0, "place": 1}
OPTIONS = (
    Option(False, "", name="fast"),
    Option("low", "", ("low", "high"), "mode"),
    Option(1, "", range(1, 10), "rounds"),
)


def record() -> Any:
    return np.zeros(1, dtype=RECORD)[0]


# All lines


def split(text: str) -> dict[str, str]:
    return split_lines(text, "a hand", seated=["hand"], placed=["cell"])


def test_lines_have_a_key_and_what_they_say() -> None:
    assert split("\n\n  Turn  A   play\n\ndice") == {"turn": "A play", "dice": ""}


def test_the_key_of_some_lines_has_a_seat_or_a_place() -> None:
    text = "hand a 1 2\nhand B -\ncell 0,1: x\ncell 0,2:y z\nother A: 1"
    assert split(text) == {
        "hand A": "1 2",
        "hand B": "-",
        "cell 0,1": "x",
        "cell 0,2": "y z",
        "other": "A: 1",
    }


@pytest.mark.parametrize("text", ["hand A 1\nhand a 2", "cell 1: x\ncell 1: y", "turn A\nTURN B"])
def test_a_line_may_stand_once(text: str) -> None:
    with pytest.raises(UnreadableState, match=r"has two lines '.*'; each may stand once$"):
        split(text)


@pytest.mark.parametrize("text", ["", " \n\n "])
def test_a_text_without_lines_is_refused(text: str) -> None:
    with pytest.raises(UnreadableState, match=r"^the position is empty; it needs at least a hand$"):
        split(text)


# Numbers


def test_numbers_are_written_as_they_are_read() -> None:
    assert write_numbers(np.array([3, 0, 127])) == "3 0 127"
    assert write_numbers([]) == ""
    assert read_numbers("3 0  127", 3) == [3, 0, 127]


@pytest.mark.parametrize("text", ["", "1", "1 2 3", "1 x", "1 -2", "1 2.5", "1 +2", "1 ²"])
def test_other_than_so_many_whole_numbers_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^it needs 2 whole numbers$"):
        read_numbers(text, 2)


def test_one_number_is_asked_for_in_the_singular() -> None:
    with pytest.raises(ValueError, match=r"^it needs 1 whole number$"):
        read_numbers("two", 1)


@pytest.mark.parametrize(("text", "most"), [("128", 127), ("6", 5), ("9" * 100, 5)])
def test_a_number_has_a_limit(text: str, most: int) -> None:
    assert read_numbers(str(most), 1, most) == [most]
    with pytest.raises(ValueError, match=f"^no number here can be larger than {most}$"):
        read_numbers(text, 1, most)


def test_numbers_are_read_into_a_record() -> None:
    state = record()
    state.seats = 3
    number_reader("first")(state, "7")
    each_reader("points", 1000)(state, "5 0 1000")
    assert (state.first, state.points.tolist()) == (7, [5, 0, 1000, 0])


@pytest.mark.parametrize(
    ("text", "message"),
    [("1 2 3", "it needs 2 whole numbers"), ("1 4", "no number here can be larger than 3")],
)
def test_every_player_has_a_number(text: str, message: str) -> None:
    state = record()
    state.seats = 2
    with pytest.raises(ValueError, match=f"^{message}$"):
        each_reader("points", 3)(state, text)


# Players


def test_the_number_of_players_is_read() -> None:
    state = record()
    players_reader(range(2, 5))(state, "4")
    assert state.seats == 4


@pytest.mark.parametrize("text", ["1", "5"])
def test_other_numbers_of_players_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^it can be 2 to 4$"):
        players_reader(range(2, 5))(record(), text)


def test_a_seat_is_one_of_those_who_play() -> None:
    state = record()
    state.seats = 3
    seat_reader("first")(state, "c")
    assert state.first == 2
    with pytest.raises(ValueError, match=r"^'D' is no seat; the seats are A, B, C$"):
        seat_reader("first")(state, "D")


@pytest.mark.parametrize(("text", "turn"), [("B", (1, 0)), ("b Place", (1, 1)), ("A play", (0, 0))])
def test_the_turn_is_a_seat_and_a_phase(text: str, turn: tuple[int, int]) -> None:
    state = record()
    state.seats = 2
    turn_reader(PHASES)(state, text)
    assert (state.turn, state.phase) == turn


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("C play", "'C' is no seat; the seats are A, B"),
        ("A sleep", "'sleep' is no phase; phases are play, place"),
    ],
)
def test_another_turn_is_refused(text: str, message: str) -> None:
    state = record()
    state.seats = 2
    with pytest.raises(ValueError, match=f"^{message}$"):
        turn_reader(PHASES)(state, text)


# Options


@pytest.mark.parametrize("text", ["-", "fast=on", "mode=high rounds=9", "fast=on mode=high"])
def test_options_are_written_as_they_are_read(text: str) -> None:
    state = record()
    read_options(OPTIONS, state, text)
    assert write_options(OPTIONS, state) == text


def test_options_that_are_left_out_have_their_defaults() -> None:
    state = record()
    read_options(OPTIONS, state, "mode=HIGH fast=off")
    assert (state.fast, state.mode, state.rounds) == (0, 1, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("slow=on", "there is no option 'slow'; there are fast, mode, rounds"),
        ("fast=maybe", "option fast is 'maybe'; it can be off or on"),
        ("fast", "option fast is ''; it can be off or on"),
        ("rounds=10", "option rounds is '10'; it can be a whole number from 1 to 9"),
    ],
)
def test_an_option_that_there_is_not_is_refused(text: str, message: str) -> None:
    with pytest.raises(UnreadableState) as refused:
        read_options(OPTIONS, record(), text)
    assert str(refused.value) == message


# Dice


@pytest.mark.parametrize("text", ["0000000000000000", "00c0ffee00c0ffee", "ffffffffffffffff"])
def test_dice_are_written_as_they_are_read(text: str) -> None:
    state = record()
    read_dice(state, text)
    assert write_dice(state) == text


@pytest.mark.parametrize(("text", "word"), [("", 0), ("7", 7), ("FF", 255)])
def test_dice_may_be_short(text: str, word: int) -> None:
    state = record()
    read_dice(state, text)
    assert int(state.dice[0]) == word


@pytest.mark.parametrize("text", ["xyz", "-1", "0x10", "1 2", "1_0", "٣", "0" * 17])
def test_other_dice_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^it needs up to 16 hexadecimal digits$"):
        read_dice(record(), text)


# A line


def raising(mistake: Exception) -> Callable[[str], None]:
    def read(_text: str) -> None:
        raise mistake

    return read


def test_a_line_is_read() -> None:
    state = record()
    read_line("dice", "7", partial(read_dice, state))
    assert int(state.dice[0]) == 7


@pytest.mark.parametrize("mistake", [ValueError("too much"), OverflowError("too much")])
def test_a_line_that_cannot_be_read_is_named(mistake: Exception) -> None:
    with pytest.raises(UnreadableState, match=r"^the line 'key' says '7': too much$"):
        read_line("key", "7", raising(mistake))


def test_a_sentence_that_is_complete_stays_as_it_is() -> None:
    with pytest.raises(UnreadableState, match=r"^in its own words$"):
        read_line("key", "7", raising(UnreadableState("in its own words")))
