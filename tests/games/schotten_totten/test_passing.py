"""Passing, and rounds in which nothing can change any more (2.5, 5.2, 5.3, 6.5; E50 to E55)."""

from __future__ import annotations

import random

import pytest

from holdfast import Match
from holdfast.games.schotten_totten.state import Ending
from holdfast.testing.amount import amount, seeds

from .build import deal, decks, full, hand, owners, phase, play, refusal, table

#: Sides that are complete but that almost anything beats.
WEAK = [
    *("R1 O2 Y4", "R2 O3 Y5", "R3 O4 Y6", "R4 O5 Y7"),
    *("B1 V2 G4", "B2 V3 G5", "B3 V4 G6", "B4 V5 G7"),
]
#: Two stones, 12 cards and 7 claimed stones: the last cards of a base game.
LAST = "G7 G8 G9 R1 B1 V1 Y1 Y2 Y3 Y4 Y5 Y6"


def pass_out(match: Match) -> Match:
    """Pass and claim nothing until the round is over."""
    while match.turn is not None:
        match.play("done" if "done" in match.legal_moves else "pass")
    return match


# Without tactics


def test_without_room_the_program_passes_and_nothing_is_drawn() -> None:
    """2.5, E50, E52"""
    stones = [*full("ABABABB", without=LAST), "8: G8 R1 V1 | G9 | first A"]
    match = table(*stones, "9: B1 Y1 G7 | Y5 | first A", a="Y6", b="Y3", deck="Y4 Y2", turn="B")
    play(match, "Y3@9")
    assert (phase(match), match.state.passes) == ("B play", 1)
    assert (hand(match, 0), hand(match, 1), decks(match)[0]) == (["Y6"], ["Y4"], ["Y2"])
    assert match.tell(0)[-1] == "A cannot play a card and passes."


def test_with_an_empty_hand_the_program_passes() -> None:
    """2.5, E50"""
    stones = [*full("ABABABB", without=LAST), "8: G8 R1 V1 | G9 | first A", "9: B1 Y1 | Y5"]
    match = table(*stones, a="-", b="G7 Y2 Y3 Y4 Y6", deck="-", turn="B")
    play(match, "Y3@9")
    assert (phase(match), match.state.passes) == ("B play", 1)


def test_there_is_no_other_pass() -> None:
    """2.5, E50"""
    reason = refusal(table(a="Y1"), "pass")
    assert (reason.rule, reason.sentence) == ("2.5", "A can play a clan card and so may not pass")


def test_a_player_who_has_passed_may_claim() -> None:
    """2.5, 4.1, E50"""
    stones = [*full("ABABABB", without=LAST), "8: G7 G8 G9 | R1 | first A"]
    match = table(*stones, "9: B1 V1 Y4 | Y5 | first A", a="Y1 Y6", b="Y2 Y3", deck="-", turn="B")
    play(match, "Y2@9")
    assert (phase(match), match.legal_moves) == ("A claim", ["claim 8", "done"])
    play(match, "claim 8")
    assert (owners(match), phase(match)) == ("ABABABBA-", "B play")
    assert match.state.passes == 0


@pytest.mark.parametrize("seed", seeds(amount(20, 100, 5)))
def test_a_base_game_in_which_everything_is_claimed_does_not_stall(seed: int) -> None:
    """5.2, E54"""
    dice = random.Random(seed)
    match = deal(seed)
    while match.turn is not None:
        moves = match.legal_moves
        match.play(moves[0] if "done" in moves else dice.choice(moves))
    assert match.state.ending in (Ending.FIVE, Ending.THREE)


def test_two_players_who_decline_for_ever_are_stopped_in_the_base_game_too() -> None:
    """5.2, 5.3, E55"""
    stones = [*full("AABBAAB", without=LAST), "8: G7 G8 G9 | R1 B1 V1 | first A"]
    match = table(
        *stones, "9: Y1 Y2 Y3 | Y4 Y5 Y6 | first A", a="-", b="-", deck="-", turn="A claim"
    )
    play(match, "done")
    assert (phase(match), match.legal_moves) == ("B claim", ["claim 9", "done"])
    play(match, "done")
    assert (phase(match), owners(match)) == ("over", "AABBAABAB")
    assert match.state.ending == Ending.STALLED
    assert match.scores == (5, 4)


# With tactics


def test_a_pass_is_allowed_only_without_a_playable_clan_card() -> None:
    """6.5, E51"""
    match = table(a="Y1 SP", b="Y2")
    assert "pass" not in match.legal_moves
    reason = refusal(match, "pass")
    assert (reason.rule, reason.sentence) == ("6.5", "A can play a clan card and so may not pass")


def test_without_a_clan_card_one_passes_or_plays_a_tactic() -> None:
    """6.5, E51"""
    match = table(a="BB", b="Y2")
    assert match.legal_moves == [*(f"BB@{n}" for n in range(1, 10)), "pass"]


def test_without_room_one_passes_or_plays_a_tactic() -> None:
    """6.5, E51"""
    stones = [*full("AABBAABB", without="Y1 Y2 R1 R2 R3 O1"), "9: R1 R2 R3 | O1 | first A"]
    match = table(*stones, a="Y1 MF", b="Y2", deck="-")
    assert match.legal_moves == ["MF@9", "pass"]


def test_who_passes_draws_nothing() -> None:
    """2.5, 6.5, E52"""
    match = table(a="BB", b="Y2", top="V1", tactics_top="SP")
    before = decks(match)
    play(match, "pass")
    assert (phase(match), hand(match, 0), decks(match)) == ("B play", ["BB"], before)


def test_the_program_passes_where_everybody_can_see_it() -> None:
    """2.5, 6.4, 6.5, E51"""
    match = table(a="BB", b="Y2 Y3", played="1 0", discard="BA", turn="B", top="V1 V2 V3")
    play(match, "Y2@1,draw clan")
    assert (phase(match), match.state.passes) == ("B play", 1)


def test_a_player_passes_where_only_the_player_knows() -> None:
    """6.5, 9.1, E42, E51"""
    match = table(a="BA", b="Y2", options="tactics=on")
    assert match.legal_moves == ["pass"]


# When a round is stalled


def test_two_forced_passes_end_the_round() -> None:
    """5.2, E55"""
    match = table("1: - | R1 O2 Y4 | first B", a="BB", b="TR", played="1 0", discard="BA", turn="B")
    assert match.legal_moves == ["pass"]  # A has no card that a Traitor could take
    play(match, "pass")
    assert (phase(match), owners(match), match.scores) == ("over", "B--------", (0, 5))


def test_four_passes_end_the_round_where_a_card_could_be_played() -> None:
    """5.2, E55"""
    match = table("1: R1 O2 Y4 | - | first A", a="BB", b="MF")
    for count in range(4):
        assert (match.state.passes, match.turn) == (count, count % 2)
        play(match, "pass")
    assert (phase(match), match.scores) == ("over", (5, 0))


def test_one_player_who_could_play_keeps_the_round_open() -> None:
    """5.2, E55"""
    match = table("1: R1 O2 Y4 | - | first A", a="BB", b="TR", played="0 1", discard="BA")
    play(match, "pass")
    assert phase(match) == "A play"  # the program passed for B, but A could have played
    assert match.state.passes == 2
    play(match, "pass")
    assert phase(match) == "over"  # four passes, two of them free


@pytest.mark.parametrize(
    ("card", "stone", "playable"),
    [
        ("BB", "- | -", True),
        ("SP", "- | -", True),
        ("RE", "- | -", True),
        *(("ST", "R1 | -", True), ("ST", "- | R1", False)),
        *(("BA", "- | R1", True), ("BA", "- | SP", True), ("BA", "R1 | -", False)),
        *(("TR", "- | R1", True), ("TR", "- | SP", False), ("TR", "R1 | -", False)),
    ],
)
def test_a_pass_was_free_if_a_tactic_could_be_played(card: str, stone: str, playable: bool) -> None:
    """5.2, 9.1, E55"""
    played = "0 1" if "SP" in stone else "0 0"
    match = table(f"1: {stone}", a=card, b="-", played=played, passes="1")
    assert (match.legal_moves != ["pass"]) == playable
    play(match, "pass")
    # The second pass ends the round if neither player could play; else the program passes for B,
    # who has no cards, and A is asked again.
    assert (phase(match), match.state.passes) == (("A play", 3) if playable else ("over", 2))


def test_a_dead_joker_cannot_be_played() -> None:
    """5.2, 7.3"""
    match = table("1: JK | -", a="JK", b="-", played="1 1", discard="BA", joker="A", passes="1")
    assert match.legal_moves == ["pass"]
    assert phase(play(match, "pass")) == "over"


def test_who_could_play_a_clan_card_is_not_stuck() -> None:
    """5.2, 6.5"""
    match = table(a="BA", b="Y2", passes="1")
    play(match, "pass")
    assert (phase(match), match.state.passes) == ("B play", 2)


def test_a_card_starts_the_count_again() -> None:
    """5.2, E55"""
    match = table(a="BB", b="MF", passes="3", top="V1 V2")
    play(match, "BB@1,draw clan")
    assert (phase(match), match.state.passes) == ("B play", 0)


def test_a_recruiter_starts_the_count_again() -> None:
    """5.2"""
    match = table(a="RE", b="MF", passes="3", top="V1 V2 V3")
    play(match, "RE")
    assert match.state.passes == 0


def test_a_claim_in_the_turn_of_a_pass_starts_the_count_again() -> None:
    """5.2, E55"""
    match = table("1: G7 G8 G9 | - | first A", a="BB", b="MF", passes="3")
    play(match, "pass")
    assert phase(match) == "A claim"  # the round is judged when the turn ends, after the claims
    play(match, "claim 1")
    assert (phase(match), match.state.passes) == ("B play", 0)
    match.undo()
    assert phase(play(match, "done")) == "over"


# How it is judged


@pytest.mark.parametrize(
    ("a", "b", "owned", "scores"),
    [
        ("", "", "---------", (0, 0)),  # nobody has anything: drawn
        ("1", "", "A--------", (5, 0)),
        ("", "9", "--------B", (0, 5)),
        ("1", "9", "A-------B", (1, 1)),  # equal: drawn
        ("1 2 5", "9 8", "AA--A--BB", (5, 2)),  # neither has won: more stones
        ("2 4", "6 8 9", "-A-A-B-BB", (2, 5)),
        ("1 2 3", "5 6 8 9", "AAA-BB-BB", (5, 4)),  # only one has won
        ("1 3 5 7", "2 8 9 6", "ABA-ABABB", (4, 4)),
        ("1 2 3", "5 6 7 9", "AAA-BBB-B", (3, 5)),  # both have won: more stones
        ("1 2 3", "7 8 9", "AAA---BBB", (3, 3)),  # both, and equal: drawn
    ],
)
def test_a_stalled_round_is_judged(a: str, b: str, owned: str, scores: tuple[int, int]) -> None:
    """5.3, 5.4, E55"""
    weak = iter(WEAK)
    stones = [f"{n}: {next(weak)} | - | first A" for n in a.split()]
    stones += [f"{n}: - | {next(weak)} | first B" for n in b.split()]
    match = pass_out(table(*stones, a="BB", b="MF"))
    assert (owners(match), match.scores) == (owned, scores)
    assert match.state.ending == Ending.STALLED
    assert match.state.winner == (-1 if scores[0] == scores[1] else scores.index(max(scores)))


def test_open_stones_are_given_by_strength_then_by_who_was_first() -> None:
    """5.3, 3.7, E55"""
    stones = [
        "1: R7 R8 R9 | G1 G2 G3 | first B",
        "2: O5 Y5 V5 | O6 B6 G6 | first A",
        "3: O9 V4 B3 | R6 O4 Y6 | first B",
        "4: Y9 V3 B4 | Y8 R5 O3 | first A",
        "5: R1 | R2",
    ]
    match = pass_out(table(*stones, a="BB", b="MF"))
    assert (owners(match), match.scores) == ("ABBA-----", (2, 2))


def test_claimed_stones_stay_with_their_owners() -> None:
    """5.3"""
    stones = ["1: R7 R8 R9 | - | first A, owner A", f"2: - | {WEAK[4]} | first B"]
    match = pass_out(table(*stones, a="BB", b="MF"))
    assert (owners(match), match.scores) == ("AB-------", (1, 1))


def test_four_cards_make_a_side_complete_under_mud_fight_when_judged() -> None:
    """5.3, 8.2"""
    match = table("1: R1 O2 Y4 | - | mud", a="BB", b="SP", played="1 0", discard="-")
    assert owners(pass_out(match)) == "-" * 9
