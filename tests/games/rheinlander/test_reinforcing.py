"""Cards played as reinforcements (chapter 4)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .build import (
    coins,
    discard,
    garrison,
    knights,
    moves_of,
    owner,
    play,
    play_on,
    refusal,
    table,
    write,
)

BLOCKS = "garrison_blocks_reinforcement=on"
#: B's duchy, with A's knight on one space of the castle that B holds; the other one is free.
BESIDE_A_GARRISON: dict[str, Any] = {"garrisons": "11B", "slots": {11: "c"}, "hand": "14 26"}


@pytest.mark.parametrize("card", [1, 14, 54])
def test_any_card_reinforces(card: int) -> None:
    """4.1"""
    match = table("A L23", hand="1 14 54")
    assert {f"{card}+L22", f"{card}+L24"} < set(moves_of(match, card))
    play(match, f"{card}+L22")
    assert (knights(match, "L22"), discard(match)) == ("A2", [card])


def test_a_reinforcement_needs_a_knight_of_ones_own_beside_it() -> None:
    """4.2"""
    match = table("A L23", "B L30", hand="14")
    for space in ("L21", "L25", "R23", "L31"):
        reason = refusal(match, f"14+{space}")
        assert reason.rule == "4.2"
        assert reason.sentence == (
            f"{space} is not in region 14, and no knight of A's is beside it for a reinforcement"
        )


def test_no_reinforcement_goes_onto_the_river() -> None:
    """4.2"""
    match = table("A L23 R23", hand="14")
    reason = refusal(match, "14+W23")
    assert reason.rule == "4.2"
    assert reason.sentence == ("no reinforcement goes onto the river, and W23 is not in region 14")


def test_a_reinforcement_needs_a_free_space() -> None:
    """3.1, 4.2, 10.2"""
    match = table("A L23 L24", towers="L22", hand="14")
    assert refusal(match, "14 L24").rule == "3.1"
    assert refusal(match, "14+L22").rule == "10.2"


def test_a_rival_beside_the_space_prevents_it() -> None:
    """4.3"""
    match = table("A L23", "B L21 L25", hand="14 22")
    reason = refusal(match, "14+L22")
    assert (reason.rule, reason.sentence) == (
        "4.3",
        "L22 borders B's knight on L21: no reinforcement here",
    )
    assert refusal(match, "14+L24").rule == "4.3"
    assert "22@L22" in match.legal_moves


def test_bastions_neither_allow_nor_prevent_a_reinforcement() -> None:
    """4.4, R23"""
    match = table("A L23", towers="L21 L30", hand="14")
    assert "14+L22" in match.legal_moves
    assert refusal(match, "14+L29").rule == "4.2"


#: Land that borders a stretch of river of another region, which the shipped board does not have.
LOOP = {"more = []": 'more = ["L5 W22"]'}
BESIDE_W22: dict[str, Any] = {
    "turn": "C",  # and then A, with card 54
    "hand": "40",
    "hand_a": "54",
    "towers": "L22 R22",
    "options": "board=own",
}


@pytest.mark.parametrize(("river", "allowed"), [("A W22", {"54+L5"}), ("B W22", set())])
def test_a_knight_on_the_river_allows_a_reinforcement(
    tmp_path: Path, river: str, allowed: set[str]
) -> None:
    """4.2, 4.4, R23"""
    moves = play_on(tmp_path, LOOP, write(river, **BESIDE_W22), "40@L40,done")
    assert {move for move in moves if move.startswith("54+")} == allowed


def test_a_rival_on_the_river_prevents_a_reinforcement(tmp_path: Path) -> None:
    """4.3, 4.4, R23"""
    moves = play_on(tmp_path, LOOP, write("A L4", "B W22", **BESIDE_W22), "40@L40,done")
    assert {move for move in moves if move.startswith("54+")} == {"54+L3"}


# Garrisons


def test_a_rivals_garrison_does_not_prevent_a_reinforcement() -> None:
    """4.4, R23"""
    match = table("B L23 L24", "A L25", **BESIDE_A_GARRISON)
    assert "14+L26" in match.legal_moves


def test_a_rivals_garrison_prevents_it_where_that_is_agreed() -> None:
    """4.4, R23"""
    match = table("B L23 L24", "A L25", **BESIDE_A_GARRISON, options=BLOCKS)
    reason = refusal(match, "14+L26")
    assert reason.rule == "4.4"
    assert reason.sentence == "a rival's garrison beside L26 prevents a reinforcement here"
    play(match, "26@L26")
    assert knights(match, "L26") == "A2 B3"


def test_ones_own_garrison_does_not_prevent_it() -> None:
    """4.4"""
    match = table("A L25", garrisons="11A", slots={11: "c"}, hand="14", options=BLOCKS)
    assert {"14+L24", "14+L26"} <= set(match.legal_moves)


def test_a_garrison_prevents_nothing_beyond_its_slot() -> None:
    """4.4"""
    match = table("A L25 L26", garrisons="11B", slots={11: "c"}, hand="14", options=BLOCKS)
    assert {"14+L24", "14+L27"} <= set(match.legal_moves)


def test_an_empty_castle_prevents_nothing() -> None:
    """4.4"""
    match = table("A L25", slots={11: "c"}, hand="14", options=BLOCKS)
    assert {"14+L24", "14+L26"} <= set(match.legal_moves)


def test_ones_own_garrison_allows_no_reinforcement() -> None:
    """4.2, 4.4, R23"""
    match = table("B L25", garrisons="11A", slots={11: "c"}, hand="14")
    assert refusal(match, "14+L26").rule == "4.2"


# What it does


def test_inside_its_own_region_it_is_the_same_as_placing() -> None:
    """One move, listed once, written and read as a placing (4.5, R24)."""
    match = table("A L13", hand="14")
    assert moves_of(match, 14) == ["14+L12", "14@L14", "14@R14"]
    assert match.read_move("14+L14") == match.read_move("14@L14")


def test_it_merges_duchies() -> None:
    """4.5, 6.2, R25"""
    match = table("A L21 L22 L24 L25", hand="14", slots={9: "2"})
    play(match, "14+L23")
    assert (knights(match, "L21"), owner(match, "L25"), coins(match)) == ("A5", "A", [3, 0, 0])


def test_it_garrisons_a_castle() -> None:
    """4.5, 8.1, R25"""
    match = table("A L24", hand="14", slots={11: "c"})
    play(match, "14+L25")
    assert (garrison(match, 11), knights(match, "L25")) == ("A", "A3")


def test_it_overthrows_an_owner() -> None:
    """4.5, 5.6, R25"""
    match = table("B L8 L9", "A L10 L11", duchies="L8=B", hand="30", slots={5: "2"})
    play(match, "30+L12")
    assert (owner(match, "L8"), knights(match, "L8"), coins(match)) == ("A", "A3 B2", [0, 3, 0])
