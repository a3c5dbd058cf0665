"""The deal and the turn (chapters 1 and 2, 6.1)."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from numpy.typing import NDArray

import holdfast
from holdfast import IllegalMove
from holdfast.core.deals import hashes
from holdfast.core.dice import Dice, roll
from holdfast.core.jit import kernel

from .build import NAME, deal, fields, full, hand, look, phase, play, refusal, side, table
from .plain import CLAN_CARDS, TACTICS, is_clan


@kernel
def roll_once(dice: Dice, sides: int, out: NDArray[np.int64]) -> None:
    out[0] = roll(dice, sides)


def test_there_are_54_clan_cards_and_nine_stones() -> None:
    """1.1, 1.2"""
    match = deal()
    assert match.game.rules.components(match.state) == dict.fromkeys(CLAN_CARDS, 1)
    assert (
        look(match)["stones"]
        == [
            {
                "owner": None,
                "first": None,
                "modes": [],
                "size": 3,
                "sides": [[], []],
                "formations": [None, None],
            }
        ]
        * 9
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_starter_gets_the_first_six_cards_and_the_other_the_next(seed: int) -> None:
    """1.3"""
    base, tactics = deal(seed), deal(seed, tactics=True)
    assert (base.turn, phase(base)[2:]) == (tactics.turn, "play")
    starter = base.turn or 0
    # The same seed shuffles the same deck: with tactics each hand has the next card as well.
    assert (len(hand(base, starter)), len(hand(base, 1 - starter))) == (6, 6)
    assert set(hand(base, starter)) < set(hand(tactics, starter))
    assert len(set(hand(base, 1 - starter)) & set(hand(tactics, starter))) == 1
    assert base.state.deck_size == 42


@pytest.mark.parametrize("seed", range(4))
def test_with_tactics_both_get_seven_clan_cards(seed: int) -> None:
    """6.1"""
    match = deal(seed, tactics=True)
    assert [len(hand(match, seat)) for seat in (0, 1)] == [7, 7]
    assert all(is_clan(card) for seat in (0, 1) for card in hand(match, seat))
    assert (match.state.deck_size, match.state.tactics_size) == (40, 10)
    assert match.game.rules.components(match.state) == Counter((*CLAN_CARDS, *TACTICS))


def test_who_starts_is_decided_by_lot() -> None:
    """1.4, E56"""
    starters = Counter(deal(seed).turn for seed in range(100))
    assert min(starters[0], starters[1]) > 30


def test_the_deal_depends_on_the_seed_alone() -> None:
    """1.3"""
    assert fields(deal(5)) == fields(deal(5))
    assert hand(deal(5), 0) != hand(deal(6), 0)


def test_players_take_turns_and_draw_one_card() -> None:
    """2.1, 2.4"""
    match = table(a="R1 R2", b="G1 G2", top="V1 V2 V3")
    play(match, "R1@1")
    assert (phase(match), hand(match, 0)) == ("B play", ["R2", "V1"])
    play(match, "G1@1")
    assert (phase(match), hand(match, 1)) == ("A play", ["G2", "V2"])


def test_a_card_goes_to_ones_own_side_of_any_stone() -> None:
    """2.2"""
    match = table(a="R1 R2", turn="A")
    assert match.legal_moves == [f"R{value}@{n}" for value in (1, 2) for n in range(1, 10)]
    play(match, "R2@9")
    assert (side(match, 9, 0), side(match, 9, 1)) == (["R2"], [])


def test_a_side_has_room_for_three_cards() -> None:
    """2.2"""
    match = table("3: G1 B2 V3 | R9 | first A", a="Y1 Y9")
    reason = refusal(match, "Y1@3")
    assert (reason.rule, reason.sentence) == ("2.2", "A's side of stone 3 is full")
    assert "Y1@3" not in match.legal_moves
    assert "Y1@4" in match.legal_moves


def test_a_card_must_be_in_hand() -> None:
    """2.2"""
    reason = refusal(table(), "V9@1")
    assert (reason.rule, reason.sentence) == ("2.2", "V9 is not in A's hand")


def test_a_refused_card_changes_nothing() -> None:
    """2.2"""
    match = table("3: G1 B2 V3 | R9 | first A", a="Y1 Y9")
    before = fields(match)
    with pytest.raises(IllegalMove):
        match.play("Y1@3")
    assert fields(match) == before


def test_no_move_takes_a_card_away_without_a_ruse() -> None:
    """2.3"""
    match = table("1: R1 | G1", a="Y1 Y9")
    assert all("@" in move for move in match.legal_moves)
    for move in ("ST R1>2", "BA G1", "TR G1>1"):
        assert refusal(match, move).rule == "2.2"  # no such card in hand


def test_play_goes_on_when_the_deck_is_empty() -> None:
    """2.4"""
    rest = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 V1 V2 V3"
    closed = full("AABBAAB", without=rest)
    match = table(*closed, "8: Y5 Y6 | Y7 Y8", "9: V3 | Y9 V2", a="Y1 V1 Y3", b="Y2 Y4", deck="-")
    play(match, "Y3@9")
    assert (phase(match), hand(match, 0)) == ("B play", ["Y1", "V1"])


def test_only_one_kind_of_decision_is_due_at_a_time() -> None:
    """2.1"""
    match = table("4: G5 R5 | G7 V4 B3 | first B", a="B5 R1 Y1")
    assert refusal(match, "done").sentence == "now a card has to be played"
    play(match, "B5@4")
    assert phase(match) == "A claim"
    reason = refusal(match, "R1@1")
    assert (reason.rule, reason.sentence) == ("2.1", "now stones can be claimed; say done first")


@pytest.mark.parametrize("tactics", [False, True])
def test_games_played_out_end_with_five_points_or_a_draw(tactics: bool) -> None:
    """5.1, 5.4"""
    games = holdfast.batch(NAME, 20, seed=1, tactics=tactics)
    assert games.play_out(7) > 20 * 30
    for a, b in games.scores():
        assert (max(a, b) == 5 and min(a, b) < 5) or a == b < 5


def test_a_game_stepped_is_a_game_played_out() -> None:
    """2.1"""
    games = holdfast.batch(NAME, 1, seed=1, tactics=True)
    games.play_out(7)
    match = deal(games.seed_of(0), tactics=True)
    dice = hashes(7, np.zeros(1, dtype=np.uint64))
    out = np.zeros(1, dtype=np.int64)
    while match.turn is not None:
        roll_once(dice, len(match.legal_ids), out)
        match.play(match.legal_ids[out[0]])
    assert fields(match) == {name: games.states[name][0].tolist() for name in fields(match)}
