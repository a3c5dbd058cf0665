"""Placing a knight by the number of a card (chapter 3)."""

from __future__ import annotations

import pytest

from .build import is_lone, knights, moves_of, play, refusal, stands, supply, table

KNIGHTS_ONLY = "bastion_opens_river=off"


def test_with_both_banks_free_the_player_chooses() -> None:
    """3.1, 3.2"""
    match = table(hand="8")
    assert moves_of(match, 8) == ["8@L8", "8@R8"]
    play(match, "8@R8")
    assert (stands(match, "R8"), stands(match, "L8")) == ("A", "-")
    assert supply(match) == [24, 25, 25]


@pytest.mark.parametrize(("taken", "other"), [("L8", "R8"), ("R8", "L8")])
@pytest.mark.parametrize("seat", "AB")
def test_with_one_bank_taken_the_knight_goes_to_the_other(
    seat: str, taken: str, other: str
) -> None:
    """3.2, R19"""
    match = table(f"{seat} {taken}", hand="8")
    assert [move for move in moves_of(match, 8) if "@" in move] == [f"8@{other}"]


def test_a_space_holds_one_knight() -> None:
    """3.1"""
    match = table("A L8", hand="8 30")
    reason = refusal(match, "8 L8")
    assert (reason.rule, reason.sentence) == ("3.1", "A's own knight stands on L8")
    assert refusal(match, "30 L8").rule == "3.1"


# The river


@pytest.mark.parametrize("banks", ["A L8 R8", "B L8 R8"])
def test_the_river_opens_when_both_banks_are_occupied(banks: str) -> None:
    """3.3"""
    match = table(banks, hand="8")
    assert [move for move in moves_of(match, 8) if "@" in move] == ["8@W8"]
    play(match, "8@W8")
    assert stands(match, "W8") == "A"


@pytest.mark.parametrize(("bank", "free"), [("L8", "R8"), ("R8", "L8")])
def test_the_river_is_closed_while_a_bank_is_free(bank: str, free: str) -> None:
    """3.3"""
    reason = refusal(table(f"B {bank}", hand="8"), "8@W8")
    assert reason.rule == "3.3"
    assert reason.sentence == (
        f"both banks have to be occupied before the river can be taken: {free} is not"
    )


@pytest.mark.parametrize("towers", ["R8", "L8"])
def test_a_bastion_occupies_a_bank(towers: str) -> None:
    """3.3, R17"""
    other = "L8" if towers == "R8" else "R8"
    match = table(f"B {other}", towers=towers, hand="8")
    assert moves_of(match, 8) == ["8@W8"]
    match = table(f"B {other}", towers=towers, hand="8", options=KNIGHTS_ONLY)
    assert moves_of(match, 8) == []
    reason = refusal(match, "8@W8")
    assert reason.rule == "3.3"
    assert reason.sentence.endswith(f": {towers} has none")


def test_between_two_bastions_a_knight_on_the_river_is_alone() -> None:
    """3.3, R18"""
    match = table("B L7 R7", towers="L8 R8", hand="8")
    play(match, "8@W8")
    assert is_lone(match, "W8")
    match = table(towers="L8 R8", hand="8", options=KNIGHTS_ONLY)
    assert moves_of(match, 8) == []


def test_with_knights_on_both_banks_the_option_does_not_matter() -> None:
    """3.3, R17"""
    match = table("B L8", "C R8", hand="8", options=KNIGHTS_ONLY)
    assert moves_of(match, 8) == ["8@W8"]


def test_a_full_region_takes_no_more_knights() -> None:
    """Its card still serves as a reinforcement (3.4, R22)."""
    match = table("B L8 R8 W8", "A L30", hand="8")
    assert moves_of(match, 8) == ["8+L29", "8+L31"]
    for space in ("L8", "R8", "W8"):
        assert refusal(match, f"8 {space}").rule == "9.4"


def test_the_card_of_a_full_region_serves_the_archbishop() -> None:
    """3.4, R22"""
    match = table("B L8 R8 W8", "A L25 L26", slots={11: "b"}, hand="8")
    assert {"8xL8", "8xR8", "8xW8"} < set(moves_of(match, 8))


# Islands


@pytest.mark.parametrize("card", [31, 34])
def test_an_island_is_taken_with_either_number(card: int) -> None:
    """3.5, R20"""
    match = table(hand="31 34")
    play(match, f"{card}@I31")
    assert stands(match, "I31") == "A"


@pytest.mark.parametrize(("card", "bank"), [(31, "L31"), (34, "R34")])
def test_an_island_is_a_bank_of_both_regions(card: int, bank: str) -> None:
    """A knight on it helps to open the river on both sides (3.5, 3.3, R20)."""
    match = table("B I31", hand="31 34")
    assert moves_of(match, card) == [f"{card}@{bank}"]
    match = table(f"B I31 {bank}", hand="31 34")
    assert moves_of(match, card) == [f"{card}@W{card}"]


@pytest.mark.parametrize("card", [31, 34])
def test_a_bastion_on_an_island_blocks_both_numbers(card: int) -> None:
    """3.5, 10.2, R21"""
    match = table(towers="I31", hand="31 34")
    reason = refusal(match, f"{card} I31")
    assert (reason.rule, reason.sentence) == ("10.2", "a bastion stands on I31")


def test_an_island_joins_the_arms_of_the_river() -> None:
    """3.5, 5.1"""
    match = table("B L31 R34 W34 I31", hand="31")
    play(match, "31@W31")
    assert knights(match, "W31") == "A1 B4"
