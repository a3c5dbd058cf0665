"""Victory, points, rounds and matches (5.1, 5.4, 5.5, 5.6; E12 to E14, E56 to E59, E62)."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast import BadOption, Match, UnreadableMove
from holdfast.games.schotten_totten.state import Ending

from .build import deal, fields, hand, look, owners, phase, play, table
from .test_passing import WEAK, pass_out


def before_victory(mine: str, theirs: str, last: int, **lines: str) -> Match:
    """A owns some stones, B others, and A will claim the last one with 7-8-9 of a clan."""
    weak = iter(WEAK)
    stones = [f"{n}: {next(weak)} | - | first A, owner A" for n in mine.split()]
    stones += [f"{n}: - | {next(weak)} | first B, owner B" for n in theirs.split()]
    match = table(*stones, f"{last}: R7 R8 | -", a="R9", b="Y2", **lines)
    return play(match, f"R9@{last},claim {last}")


def ending(match: Match) -> Ending:
    return Ending(int(match.state.ending))


# Victory


def test_three_adjacent_stones_win() -> None:
    """5.1"""
    match = before_victory("4 6", "1 9", 5)
    assert (phase(match), match.scores, ending(match)) == ("over", (5, 2), Ending.THREE)
    assert match.winners == (0,)


def test_five_stones_win() -> None:
    """5.1"""
    match = before_victory("1 3 5 7", "2", 9)
    assert (phase(match), match.scores, ending(match)) == ("over", (5, 1), Ending.FIVE)


def test_four_stones_and_two_adjacent_do_not_win() -> None:
    """5.1"""
    match = before_victory("1 2 5", "3", 8)
    assert (phase(match), match.scores) == ("B play", (0, 0))


def test_nothing_is_drawn_after_victory() -> None:
    """5.1"""
    assert hand(before_victory("4 6", "1 9", 5), 0) == []


def test_five_and_three_adjacent_at_once_are_one_victory() -> None:
    """5.1, 5.4, E13"""
    match = before_victory("1 2 5 7", "8", 3)
    assert (match.scores, ending(match)) == ((5, 1), Ending.THREE)


@pytest.mark.parametrize(("theirs", "points"), [("", 0), ("5", 1), ("4 5", 2), ("4 5 7 8", 4)])
def test_the_loser_gets_a_point_for_each_stone(theirs: str, points: int) -> None:
    """5.4, E14"""
    assert before_victory("1 2", theirs, 3).scores == (5, points)


def test_the_winner_may_own_fewer_stones_than_the_loser() -> None:
    """5.1, 5.4, E59"""
    match = before_victory("1 2", "4 5 7 8", 3)
    assert owners(match) == "AAABB-BB-"
    assert (match.scores, match.winners) == ((5, 4), (0,))


def test_nobody_has_points_before_the_round_ends() -> None:
    """5.4"""
    assert deal(1).scores == (0, 0)
    assert deal(1).winners == ()


# Rounds


def test_the_next_round_is_dealt_anew() -> None:
    """5.5, 1.3"""
    match = before_victory("4 6", "1 9", 5, options="rounds=2")
    assert (match.scores, match.winners) == ((5, 2), ())
    assert owners(match) == "-" * 9
    assert [len(hand(match, seat)) for seat in (0, 1)] == [6, 6]
    assert (look(match)["round"], look(match)["deck"]) == (2, 42)


def test_nothing_of_the_last_round_is_left() -> None:
    """5.5, 6.1"""
    stones = ["1: G7 G8 G9 JK | SP | first A, mud", "2: B7 B8 B9 | - | first A, owner A, blind"]
    lines = {"discard": "RE", "played": "3 2", "joker": "A", "buried": "A 1 1 1", "passes": "1"}
    lines |= {"kept_joker": "A", "options": "tactics=on rounds=2"}
    match = table(*stones, "3: R7 R8 | O1 O2", a="R9 JK", b="Y2", **lines)
    play(match, "R9@3,claim 1,claim 3")
    now, fresh = fields(match), fields(deal(1, tactics=True, rounds=2))
    changed = {name for name in now if now[name] != fresh[name]}
    assert changed <= {
        *("dice", "points", "round_now", "opener", "turn", "ending", "winner"),
        *("hand", "deck", "tactics_deck"),
    }


def test_the_match_is_over_after_its_rounds() -> None:
    """5.5"""
    match = before_victory("4 6", "1 9", 5, options="rounds=3", round="3 A", points="5 6")
    assert (phase(match), match.scores, match.winners) == ("over", (10, 8), (0,))


def test_equal_points_are_a_draw() -> None:
    """5.5, E58"""
    match = before_victory("4 6", "1 9", 5, options="rounds=2", round="2 A", points="0 3")
    assert (match.scores, match.winners) == ((5, 5), (0, 1))


def test_a_match_is_a_number_of_rounds() -> None:
    """5.5, E58"""
    assert deal(1, rounds=99).options["rounds"] == 99
    for rounds in (0, 100):
        with pytest.raises(BadOption, match="a whole number from 1 to 99"):
            deal(1, rounds=rounds)


# Who starts


@pytest.mark.parametrize("opener", "AB")
def test_the_players_start_in_turn(opener: str) -> None:
    """5.6, E57"""
    match = before_victory("4 6", "1 9", 5, options="rounds=2", round=f"1 {opener}")
    assert phase(match) == {"A": "B play", "B": "A play"}[opener]


@pytest.mark.parametrize("opener", "AB")
def test_the_winner_or_the_loser_starts(opener: str) -> None:
    """5.6, E57"""
    lines = {"round": f"1 {opener}"}
    match = before_victory("4 6", "1 9", 5, options="rounds=2 starter=winner", **lines)
    assert phase(match) == "A play"
    match = before_victory("4 6", "1 9", 5, options="rounds=2 starter=loser", **lines)
    assert phase(match) == "B play"


def test_lots_decide_who_starts() -> None:
    """5.6, E57"""
    starters = Counter(
        before_victory("4 6", "1 9", 5, options="rounds=2 starter=random", dice=f"{n:x}").turn
        for n in range(40)
    )
    assert min(starters[0], starters[1]) > 8


@pytest.mark.parametrize("policy", ["alternate", "winner", "loser"])
@pytest.mark.parametrize("opener", "AB")
def test_after_a_drawn_round_the_other_one_starts(policy: str, opener: str) -> None:
    """5.6, 5.3, 5.4, E57"""
    stones = [f"1: {WEAK[0]} | - | first A", f"9: - | {WEAK[4]} | first B"]
    options = f"tactics=on rounds=2 starter={policy}"
    match = table(*stones, a="BB", b="MF", options=options, round=f"1 {opener}", passes="3")
    play(match, "pass")
    assert (match.scores, look(match)["round"]) == ((1, 1), 2)
    assert phase(match) == {"A": "B play", "B": "A play"}[opener]
    assert ending(match) == Ending.STALLED


def test_a_stalled_round_counts_like_any_other() -> None:
    """5.3, 5.4, 5.5"""
    match = table(
        f"1: {WEAK[0]} | - | first A",
        a="BB",
        b="MF",
        points="2 5",
        options="tactics=on rounds=2",
        round="2 A",
    )
    pass_out(match)
    assert (match.scores, match.winners) == ((7, 5), (0,))


# Outside the rules


def test_there_is_no_move_for_giving_up() -> None:
    """E62"""
    with pytest.raises(UnreadableMove):
        deal(1).play("resign")


def test_moves_can_be_taken_back_over_the_end_of_a_round() -> None:
    """5.5"""
    match = before_victory("4 6", "1 9", 5, options="rounds=2")
    match.undo()
    assert (phase(match), match.scores) == ("A claim", (0, 0))
    match.undo()
    again = fields(match)
    play(match, "R9@5,claim 5")
    match.undo()
    match.undo()
    assert fields(match) == again
