"""Duchies: how they come about, and whose they are (chapter 5)."""

from __future__ import annotations

import pytest

from .build import (
    archbishop,
    coins,
    duchy,
    dukes,
    held,
    is_lone,
    knights,
    owner,
    play,
    table,
    value,
)

#: A is archbishop with a duchy far from everything else.
BISHOPRIC = {26: "b"}


# Groups


def test_knights_of_any_colour_form_a_group() -> None:
    """5.1"""
    match = play(table("B L8", "C L10", hand="9"), "9@L9")
    assert duchy(match, "L8")["spaces"] == ["L8", "L9", "L10"]
    assert knights(match, "L8") == "A1 B1 C1"


def test_the_river_joins_its_banks() -> None:
    """5.1"""
    match = play(table("A L9 R9", hand="9"), "9@W9")
    assert (knights(match, "L9"), owner(match, "R9")) == ("A3", "A")


def test_stretches_of_river_join_along_the_river() -> None:
    """5.1"""
    match = play(table("A W9", towers="L9 R9 L10 R10", hand="10"), "10@W10")
    assert duchy(match, "W9")["spaces"] == ["W9", "W10"]


def test_a_bastion_keeps_groups_apart() -> None:
    """5.1, 10.3"""
    match = table("A L8 L10", towers="L9")
    assert is_lone(match, "L8")
    assert is_lone(match, "L10")


def test_a_duchy_does_not_shrink_when_a_knight_is_exchanged() -> None:
    """5.1, R40"""
    match = table("A R53 R54", "B L8 L10", "C L9", slots=BISHOPRIC, hand="9")
    before = duchy(match, "L9")["spaces"]
    play(match, "9xL9")
    assert duchy(match, "L9")["spaces"] == before


def test_a_lone_knight_holds_nothing() -> None:
    """5.2, R39"""
    match = play(table(hand="2", slots={1: "4"}), "2@L2")
    assert is_lone(match, "L2")
    assert dukes(match) == [0, 0, 0]
    match = table("A L2", hand="1", slots={1: "4"})
    play(match, "1@L1")
    assert (value(match, "L2"), held(match, "L2")) == (5, [1])


# New duchies


def test_two_knights_of_one_player_are_a_duchy_of_that_player() -> None:
    """5.3, R27"""
    match = play(table("A L9", hand="10"), "10@L10")
    assert (owner(match, "L9"), dukes(match)) == ("A", [1, 0, 0])


def test_more_than_each_other_is_enough() -> None:
    """Two of four knights lead, if the others have one each (5.3, R32)."""
    match = play(table("A R9", "B L9", "C W8", towers="L8 R8 R10", hand="9"), "9@W9")
    assert (owner(match, "W9"), knights(match, "W9")) == ("A", "A2 B1 C1")


@pytest.mark.parametrize("rivals", [("B L8",), ("B L8", "C L10")])
def test_level_at_the_top_there_is_no_duke(rivals: tuple[str, ...]) -> None:
    """5.5, R28"""
    match = play(table(*rivals, hand="9"), "9@L9")
    assert (owner(match, "L9"), dukes(match)) == ("-", [0, 0, 0])


def test_a_duchy_has_one_duke_and_a_player_any_number() -> None:
    """Six dukes came in the box for each player; a seventh is no trouble (5.4, 1.5, R38)."""
    match = table("A L1 L2 L4 L5 L7 L8 L10 L11 L13 L14 L16 L17 L21", hand="22")
    assert dukes(match) == [6, 0, 0]
    play(match, "22@L22")
    assert dukes(match) == [7, 0, 0]


# Growing duchies


def test_a_new_leader_takes_over() -> None:
    """5.6, 7.3"""
    match = table("B L8 L9", "A L10 L11", hand="12", duchies="L8=B", slots={5: "2"})
    play(match, "12@L12")
    assert (owner(match, "L8"), dukes(match), coins(match)) == ("A", [1, 0, 0], [0, 3, 0])


def test_a_new_leader_of_a_duchy_without_a_duke_pays_nobody() -> None:
    """5.6, R37"""
    match = play(table("A L8", "B L9", hand="10"), "10@L10")
    assert (owner(match, "L8"), coins(match)) == ("A", [0, 0, 0])


def test_an_owner_who_leads_stays_without_payment() -> None:
    """5.6, 7.3"""
    match = play(table("A L8 L9", "B L10", hand="7"), "7@L7")
    assert (owner(match, "L8"), coins(match)) == ("A", [0, 0, 0])


def test_somebody_else_may_gain_by_a_move() -> None:
    """A exchanges a knight of B's, and C leads (5.6, R33, R71)."""
    match = table(
        "A R53 R54", "B L7 L8", "C L9 L10", duchies="R53=A L7=B", hand="8", slots=BISHOPRIC
    )
    play(match, "8xL8")
    assert (owner(match, "L8"), knights(match, "L8")) == ("C", "A1 B1 C2")
    assert coins(match)[1] == 2 + 1  # slot 3 has a city of 2


def test_level_at_the_top_the_owner_stays() -> None:
    """5.7, R29"""
    match = play(table("B L8 L9", "A L10", hand="11"), "11@L11")
    assert (owner(match, "L8"), knights(match, "L8")) == ("B", "A2 B2")
    assert coins(match) == [0, 0, 0]


def test_level_at_the_top_a_duchy_without_a_duke_stays_without() -> None:
    """5.7, R29"""
    match = play(table("B L8", "C L9", hand="10"), "10@L10")
    assert (owner(match, "L8"), knights(match, "L8")) == ("-", "A1 B1 C1")


def test_an_owner_behind_two_level_rivals_stays() -> None:
    """5.7, R30"""
    match = table(
        "C R53 R54 L10 L11",
        "A L7 L8 L9",
        "B L4 L5 L6",
        turn="C",
        duchies="R53=C L7=A",
        hand="8",
        slots=BISHOPRIC,
    )
    play(match, "8xL8")
    assert (owner(match, "L8"), knights(match, "L8")) == ("A", "A2 B3 C3")
    assert coins(match) == [0, 0, 0]


def test_an_owner_without_any_knight_loses_the_duke_and_is_paid() -> None:
    """5.7, R31"""
    match = table(
        "D R53 R54",
        "A L8",
        "B L9 L10",
        "C L7 L6",
        turn="D",
        players=4,
        duchies="R53=D L8=A",
        slots={26: "b", 3: "4"},
        hand="8",
    )
    assert (owner(match, "L8"), value(match, "L8"), archbishop(match)) == ("A", 5, "D")
    play(match, "8xL8")
    assert (owner(match, "L8"), knights(match, "L8")) == ("-", "B2 C2 D1")
    assert coins(match) == [5, 0, 0, 0]


def test_a_garrison_is_a_knight_that_keeps_the_owner() -> None:
    """5.7, R31"""
    match = table(
        "D R53 R54",
        "A L8",
        "B L9 L10",
        "C L7 L6",
        turn="D",
        players=4,
        duchies="R53=D L8=A",
        garrisons="3A",
        slots={26: "b", 3: "c"},
        hand="8",
    )
    play(match, "8xL8")
    assert (owner(match, "L8"), knights(match, "L8")) == ("A", "A1 B2 C2 D1")
    assert coins(match) == [0, 0, 0, 0]


def test_lone_knights_make_a_duchy_grow_and_merge_nothing() -> None:
    """Level at the top, the owner stays (5.8, R41)."""
    match = table("B L7 L8", "A L10", hand="9")
    assert is_lone(match, "L10")
    play(match, "9@L9")
    assert (owner(match, "L9"), knights(match, "L9")) == ("B", "A2 B2")
    assert coins(match) == [0, 0, 0]


def test_several_lone_knights_join_at_once() -> None:
    """5.8"""
    match = table("A L8", "B R8", "C W7", towers="L7 R7", hand="8")
    assert dukes(match) == [0, 0, 0]
    play(match, "8@W8")
    assert (owner(match, "W8"), knights(match, "W8")) == ("A", "A2 B1 C1")
