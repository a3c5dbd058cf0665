"""Seats and their letters."""

from __future__ import annotations

import pytest

from holdfast.core.seats import NOBODY, SPECTATOR, read_names, read_seat, write_seat


def test_every_seat_has_a_letter() -> None:
    assert [write_seat(seat) for seat in range(5)] == ["A", "B", "C", "D", "E"]
    assert [read_seat(write_seat(seat), 5) for seat in range(5)] == [0, 1, 2, 3, 4]


def test_nobody_is_a_dash() -> None:
    assert write_seat(NOBODY) == "-"


def test_small_letters_are_read() -> None:
    assert read_seat("b", 2) == 1


@pytest.mark.parametrize("text", ["C", "", "AB", "-", "1"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no seat; the seats are A, B"):
        read_seat(text, 2)


def test_nobody_and_spectator_are_no_seats() -> None:
    assert len({NOBODY, SPECTATOR} - set(range(5))) == 2


def test_names_are_read_for_the_seats_that_have_one() -> None:
    assert read_names("A=human B=ismcts:500ms C= D nobody=x E=x", 4) == {
        0: "human",
        1: "ismcts:500ms",
    }
