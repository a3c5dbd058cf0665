"""Values and payments, the end and the final points (chapters 7 and 11)."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast import Match

from .build import (
    cards,
    coins,
    garrison,
    held,
    knights,
    look,
    owner,
    phase,
    play,
    supply,
    table,
    value,
)

#: The last round, in which somebody may be without knights: A plays, then B.
LAST: dict[str, Any] = {"ended": 1, "opener": "C"}
#: The very last turn.
LAST_TURN: dict[str, Any] = {"ended": 1, "turn": "C", "hand": "54"}


def ended(match: Match) -> bool:
    """Tell whether this round is the last."""
    return bool(look(match)["ended"])


# Values (chapter 7)


@pytest.mark.parametrize(("centre", "points"), [("2", 2), ("3", 3), ("4", 4), ("c", 1), ("b", 1)])
def test_the_points_of_a_centre(centre: str, points: int) -> None:
    """7.1"""
    match = table("A L10 L11", slots={5: centre})
    assert (held(match, "L10"), value(match, "L10")) == ([5], 1 + points)


def test_a_duchy_without_centres_is_worth_its_duke() -> None:
    """7.1"""
    assert value(table("A L8 L9"), "L8") == 1


def test_a_centre_counts_once_however_many_knights_touch_it() -> None:
    """7.1, 7.2"""
    assert value(table("A L11 L12", slots={5: "4"}), "L11") == 5


def test_a_rivals_knight_in_the_duchy_holds_a_centre_too() -> None:
    """7.2, R35"""
    match = table("A L9 L10", "B L11", slots={5: "4"})
    assert (owner(match, "L11"), value(match, "L11")) == ("A", 5)


# Payments (chapter 7)


def test_only_who_loses_a_duke_is_paid() -> None:
    """Not even the new owner (7.3, R03)."""
    match = table("B L8 L9", "A L10 L11", duchies="L8=B", hand="12", slots={5: "4"})
    play(match, "12@L12")
    assert coins(match) == [0, 5, 0]
    assert "B is paid 5 for the duchy of Strassburg" in " ".join(match.tell(2))


def test_the_bank_never_runs_out() -> None:
    """250 points came in the box (7.3, R03)."""
    match = table(
        *("B L8 L9", "A L10 L11"), duchies="L8=B", hand="12", slots={5: "4"}, coins="100 249 7"
    )
    play(match, "12@L12")
    assert coins(match) == [100, 254, 7]


def test_the_old_value_leaves_out_what_the_new_knight_attached() -> None:
    """7.4, R34"""
    match = table(*("B L21 L22", "A L23 L24"), duchies="L21=B", hand="25", slots={9: "3", 11: "4"})
    play(match, "25@L25")
    assert (coins(match), value(match, "L25")) == ([0, 4, 0], 8)


def test_the_old_value_leaves_out_a_new_castle() -> None:
    """7.4, R34"""
    match = table(
        *("B L21 L22", "A L23 L24"),
        duchies="L21=B",
        hand="25",
        slots={9: "3", 11: "c"},
        left="B0",
        **LAST,
    )
    play(match, "25@L25")
    assert (owner(match, "L25"), coins(match)[1], value(match, "L25")) == ("A", 4, 5)


def test_the_old_value_leaves_out_lone_knights_that_join() -> None:
    """7.4, R34"""
    match = table("B L8 L9", "A L7 L11", duchies="L8=B", hand="10", slots={3: "2", 5: "4"})
    play(match, "10@L10")
    assert (owner(match, "L8"), coins(match), value(match, "L8")) == ("A", [0, 3, 0], 7)


def test_the_old_value_includes_an_empty_castle() -> None:
    """7.4, R34, R55"""
    match = table("B L25 L24", "A L23 L22", duchies="L24=B", hand="21", slots={9: "3", 11: "c"})
    play(match, "21@L21")
    assert (owner(match, "L24"), garrison(match, 11), coins(match)) == ("A", "A", [0, 5, 0])


def test_a_merger_pays_each_duke_for_its_own_old_duchy() -> None:
    """The centre of the new knight counts in none (7.4, R34)."""
    match = table("B L23 L24", "C L26 L27", "A L22", hand="25", slots={9: "3", 11: "4"})
    play(match, "25@L25")
    assert coins(match) == [0, 4, 5]


def test_totals_are_secret() -> None:
    """7.5, 2.7, R16"""
    match = table(coins="1 2 3")
    assert match.view(1)["scores"] == [None, 2, None]
    match = table(coins="1 2 3", options="open_scores=on")
    assert match.view(1)["scores"] == [1, 2, 3]


def test_totals_are_shown_at_the_end() -> None:
    """7.5"""
    match = table(coins="1 2 3", **LAST_TURN)
    play(match, "54@L54,done")
    assert match.view(1)["scores"] == [1, 2, 3]


# The end comes (chapter 11)


def test_the_last_knight_by_card_ends_the_game() -> None:
    """11.1, R74"""
    match = table(left="A1", hand="8")
    play(match, "8@L8")
    assert not ended(match)  # a turn ends with the draw
    play(match, "done")
    assert ended(match)
    assert (phase(match), len(cards(match, "A"))) == ("B play", 5)
    assert "No knight left: A. This round is the last." in match.tell(0)


def test_the_last_knight_as_a_reinforcement_ends_the_game() -> None:
    """11.1, R74"""
    match = play(table("A L23", left="A1", hand="14"), "14+L22,done")
    assert ended(match)


def test_the_last_knight_in_a_castle_ends_the_game() -> None:
    """11.1, R58, R74"""
    match = play(table(left="A2", hand="25", slots={11: "c"}), "25@L25,done")
    assert (supply(match)[0], ended(match)) == (0, True)


def test_the_end_comes_out_of_turn() -> None:
    """B's last knight goes into a castle in A's turn; B's own turn is skipped (11.1, 2.6, R74)."""
    match = table("B L23 L24", left="B1", hand="25", slots={11: "c"})
    play(match, "25@L25,done")
    assert (supply(match)[1], ended(match), phase(match)) == (0, True, "C play")


def test_the_end_that_comes_out_of_turn_may_end_the_game_at_once() -> None:
    """C plays last in the round; B's last knight goes into a castle (11.1, 11.2, R74)."""
    match = table("B L23 L24", left="B1", turn="C", hand="25", slots={11: "c"})
    play(match, "25@L25,done")
    assert phase(match) == "over"


def test_one_knight_left_is_not_the_end() -> None:
    """11.1"""
    assert not ended(play(table(left="A2", hand="8"), "8@L8,done"))


def test_a_supply_that_is_empty_only_in_the_course_of_a_turn_does_not_count() -> None:
    """B's last knight goes into the castle, B loses the duchy, the knight returns (11.1, R75)."""
    match = table(
        *("B L23 L24", "A L21 L22 L26"),
        left="B1",
        duchies="L23=B",
        hand="25",
        slots={9: "2", 11: "c"},
    )
    play(match, "25@L25")
    told = [line["id"] for line in match.log(0)[0]["told"]]
    assert told[1] == "garrison-owner"
    assert (owner(match, "L25"), garrison(match, 11), supply(match)[1]) == ("A", "A", 1)
    assert knights(match, "L25") == "A5 B2"
    assert not ended(play(match, "done"))


def test_the_end_stays_though_knights_return() -> None:
    """B gets a knight back and has a turn, the last one (11.1, R75, R73)."""
    match = table(*("A R53 R54", "B L8"), left="B0", hand="8", hand_b="9", slots={26: "b"}, **LAST)
    play(match, "8xL8,done")
    assert (supply(match)[1], ended(match), phase(match)) == (1, True, "B play")
    play(match, "9@L9,done")
    assert phase(match) == "over"


def test_the_round_is_completed() -> None:
    """All have had equally many turns (11.2, R76)."""
    match = table(turn="B", opener="B", left="B1", hand="8", hand_c="9", hand_a="10")
    play(match, "8@L8,done")
    assert phase(match) == "C play"
    play(match, "9@R9,done")
    assert phase(match) == "A play"
    play(match, "10@L10,done")
    assert phase(match) == "over"


def test_if_the_last_of_the_round_brings_the_end_the_game_is_over_at_once() -> None:
    """11.2, R76"""
    match = table(turn="C", left="C1", hand="8")
    play(match, "8@L8,done")
    assert (phase(match), match.turn) == ("over", None)


def test_skipped_turns_complete_the_round() -> None:
    """11.2, 2.6, R10, R76"""
    match = table(left="B0 C0", ended=1, opener="E", players=5, hand="8")
    play(match, "8@L8,done")
    assert phase(match) == "D play"
    match = table(left="B0 C0", ended=1, opener="D", players=5, hand="8")
    play(match, "8@L8,done")
    assert phase(match) == "over"


# The final points (chapter 11)


def test_the_final_points() -> None:
    """11.3, 11.4, R77, R78"""
    match = table(
        *("A L1 L2", "B L10 L11", "C L25"),
        garrisons="11C",
        slots={1: "b", 5: "4", 11: "c"},
        coins="1 2 3",
        **LAST_TURN,
    )
    play(match, "54@L54,done")
    assert match.scores == (1 + 5 + 1 + 5, 2 + 5 + 4, 3 + 5 + 1)
    assert match.winners == (0,)
    assert "A wins with 12 points." in match.tell(0)


def test_centres_that_were_paid_count_again() -> None:
    """11.3, R77"""
    match = table(
        *("B L8 L9", "C L10 L11"),
        duchies="L8=B",
        slots={5: "4"},
        ended=1,
        turn="C",
        hand="12",
    )
    play(match, "12@L12,done")
    assert match.scores == (0, 5, 5 + 4)


def test_every_duke_counts_and_a_duchy_without_one_does_not() -> None:
    """11.3, R78"""
    match = table(
        *("A L8 L9 R8 R7 L11", "B L12"), duchies="L11=-", slots={5: "4", 4: "2"}, **LAST_TURN
    )
    play(match, "54@L54,done")
    assert match.scores == (5 + 5 + 2, 0, 0)


def test_without_an_archbishop_nobody_gets_the_five_points() -> None:
    """11.4, 9.2, R78"""
    match = table("A L1 L2", "B L24 L25", slots={1: "b", 11: "b"}, **LAST_TURN)
    play(match, "54@L54,done")
    assert match.scores == (6, 6, 0)


def test_level_players_share_the_win() -> None:
    """11.5, R79"""
    match = table("A L8 L9", "B R1 R2", coins="3 3 1", **LAST_TURN)
    play(match, "54@L54,done")
    assert (match.scores, match.winners) == ((8, 8, 1), (0, 1))
    assert "The win is shared, with 8 points each: A, B." in match.tell(0)
