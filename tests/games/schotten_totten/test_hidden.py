"""What the seats know, and fair guesses at the rest (6.6, 9.3, 7.3, 5.2; E49)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats

from holdfast import SPECTATOR, Match
from holdfast.core import kernels
from holdfast.games.schotten_totten.state import HIDDEN
from holdfast.games.schotten_totten.tables import KIND_TEXTS
from holdfast.testing.amount import amount

from .build import deal, decks, full, hand, play, table

Worlds = NDArray[Any]


def redeals(match: Match, seat: int, count: int, seed: int = 3) -> Worlds:
    """Worlds that fit what the seat knows."""
    worlds = np.repeat(match.seen(seat), count)
    kernels.redeal_each(worlds, seat, np.array([seed], dtype=np.uint64))
    return worlds


def cards(kinds: Any) -> str:
    """Cards as text, without the empty places."""
    return " ".join("?" if kind == HIDDEN else KIND_TEXTS[kind] for kind in kinds if kind != -1)


def secrets(state: Any) -> dict[str, str]:
    return {
        "A": cards(state["hand"][0]),
        "B": cards(state["hand"][1]),
        "deck": cards(state["deck"][::-1]),
        "tactics": cards(state["tactics_deck"][::-1]),
    }


# Hiding


def test_a_seat_sees_its_own_hand_and_the_backs_of_all_else() -> None:
    """6.6, E49"""
    match = table(a="Y1 SP", b="Y2 Y3")
    deck, tactics = (" ".join("?" * len(pile)) for pile in decks(match))
    rest = {"deck": deck, "tactics": tactics}
    assert secrets(match.seen(0)[0]) == {"A": "Y1 SP", "B": "? ?"} | rest
    assert secrets(match.seen(1)[0]) == {"A": "? ?", "B": "Y2 Y3"} | rest
    assert secrets(match.seen(SPECTATOR)[0]) == {"A": "? ?", "B": "? ?"} | rest


def test_nobody_knows_the_dice() -> None:
    """6.6"""
    match = deal(17)
    assert match.state.dice[0] != 0
    assert all(match.seen(seat)["dice"][0] == 0 for seat in (0, 1, SPECTATOR))


def recruited() -> Match:
    """A has returned V1 and the Spy."""
    match = table(a="RE Y1", b="Y2", top="V1 V2", tactics_top="SP")
    return play(match, "RE,draw clan,draw clan,draw tactic,return V1,return SP")


def test_who_returned_cards_remembers_them() -> None:
    """9.3, 6.6"""
    match = recruited()
    seen = secrets(match.seen(0)[0])
    assert seen["deck"].split()[-2:] == ["?", "V1"]
    assert seen["tactics"].split()[-2:] == ["?", "SP"]
    for seat in (1, SPECTATOR):
        seen = secrets(match.seen(seat)[0])
        assert set(f"{seen['deck']} {seen['tactics']}".split()) == {"?"}


def test_others_read_only_the_back_of_a_returned_card() -> None:
    """9.3, 6.6"""
    match = recruited()
    assert [entry["text"] for entry in match.log(0)[-2:]] == ["return V1", "return SP"]
    for seat in (1, SPECTATOR):
        assert [entry["text"] for entry in match.log(seat)[-2:]] == ["return ?", "return ?t"]


@pytest.mark.parametrize("options", [{}, {"tactics": True}, {"tactics": True, "expert": True}])
def test_a_redeal_looks_the_same_to_the_seat(options: dict[str, bool]) -> None:
    """6.6, 9.3"""
    dice = random.Random(1)
    match = deal(8, **options)
    while match.turn is not None:
        for seat in (0, 1, SPECTATOR) if dice.random() < 0.3 else ():
            seen = match.seen(seat)
            worlds = redeals(match, seat, 3, seed=dice.getrandbits(60))
            everything = match.game.rules.components(match.state)
            assert all(match.game.rules.components(world) == everything for world in worlds)
            assert [match.game.text.problems(world) for world in worlds] == [[]] * 3
            kernels.hide_each(worlds, seat)
            for name in seen.dtype.names or ():
                assert np.array_equal(worlds[name], np.repeat(seen[name], 3, axis=0)), name
        moves = [move for move in match.legal_moves if move[:2] in ("RE", "JK")]
        match.play(moves[0] if moves else dice.choice(match.legal_moves))


def test_hiding_twice_is_hiding_once() -> None:
    """6.6"""
    match = recruited()
    for seat in (0, 1, SPECTATOR):
        once = match.seen(seat)
        twice = once.copy()
        kernels.hide_each(twice, seat)
        assert all(np.array_equal(once[name], twice[name]) for name in once.dtype.names or ())


# Dealing again


def test_a_redeal_changes_what_the_seat_cannot_know() -> None:
    """6.6"""
    match = deal(4, tactics=True)
    worlds = redeals(match, 0, 50)
    assert {secrets(world)["A"] for world in worlds} == {" ".join(hand(match, 0))}
    assert len({secrets(world)["B"] for world in worlds}) > 45
    assert len({secrets(world)["tactics"] for world in worlds}) > 45
    assert len({int(world["dice"][0]) for world in worlds}) == 50


def test_a_redeal_keeps_what_the_seat_put_under_the_decks() -> None:
    """9.3"""
    match = recruited()
    for world in redeals(match, 0, 100):
        assert secrets(world)["deck"].endswith("V1")
        assert secrets(world)["tactics"].endswith("SP")
    others = [secrets(world) for world in redeals(match, 1, 100)]
    assert len({world["deck"][-2:] for world in others}) > 20
    assert len({world["tactics"][-2:] for world in others}) > 4


def test_a_returned_card_that_the_opponent_draws_is_known() -> None:
    """9.3, 2.4"""
    stones = [*full("ABABABB", without="Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 V1 V2 V3"), "8: Y1 Y2 | Y8"]
    lines = {"a": "Y3 Y4", "b": "Y5 Y6 V1", "deck": "Y9 V2", "discard": "RE", "played": "1 0"}
    match = table(*stones, "9: Y7 V3 | -", turn="B", buried="A 2 0 0", **lines)
    play(match, "V1@9,draw clan")
    assert hand(match, 1) == ["Y5", "Y6", "Y9"]
    for world in redeals(match, 0, 50):
        assert (secrets(world)["B"], secrets(world)["deck"]) == ("Y5 Y6 Y9", "V2")


#: Eight claimed stones and a ninth; what is left is in hands and decks.
CLOSED = full("AABBAABB", without="Y1 Y2 Y3 Y4 Y5 Y6")


def test_who_had_played_a_joker_put_none_under_the_deck() -> None:
    """7.3, 9.3, E35"""
    match = table(
        *CLOSED,
        "9: Y1 | JK | mud, blind",
        a="Y2 ST",
        b="Y3 Y4 SP",
        deck="Y5 Y6",
        tactics="JK SH",
        discard="RE BA TR",
        played="3 3",
        joker="B",
        buried="B 0 1 1",
    )
    for seat in (0, SPECTATOR):
        worlds = [secrets(world) for world in redeals(match, seat, 200)]
        assert "JK" not in {world["tactics"].split()[-1] for world in worlds}
        assert "JK" in {world["tactics"].split()[0] for world in worlds}


def test_who_could_return_too_few_cards_holds_the_joker() -> None:
    """7.3, 9.3"""
    match = table(
        *CLOSED,
        "9: Y1 | JK | mud, blind",
        a="Y2 ST",
        b="Y3 Y4 JK",
        deck="Y5 Y6",
        tactics="SP SH",
        discard="RE BA TR",
        played="3 3",
        joker="B",
        kept_joker="B",
    )
    for seat in (0, SPECTATOR):
        worlds = [secrets(world) for world in redeals(match, seat, 100)]
        assert all("JK" in world["B"] for world in worlds)


def test_who_still_has_to_return_a_card_can_do_so() -> None:
    """7.3, 9.3"""
    match = table(
        *CLOSED,
        "9: Y1 | JK | mud, blind",
        a="Y2 ST",
        b="SP",
        deck="Y3 Y4 Y5 Y6",
        tactics="SH JK",
        discard="RE BA TR",
        played="3 3",
        joker="B",
        turn="B return",
        due="1",
        acted="1",
    )
    worlds = Counter(secrets(world)["B"] for world in redeals(match, 0, 200))
    assert set(worlds) == {"SP", "SH"}


def after_passes(passes: int) -> Match:
    """A can play nothing; B holds a tactic, and the other one left has nothing to act on."""
    return table(
        *CLOSED,
        "9: JK | JK SP | mud",
        a="-",
        b="BB",
        deck="Y1 Y2 Y3 Y4 Y5 Y6",
        tactics="TR",
        discard="RE BA ST SH",
        played="4 4",
        joker="A B",
        turn="B",
        passes=str(passes),
    )


def test_a_round_that_went_on_after_two_passes_was_not_stalled() -> None:
    """5.2"""
    assert {secrets(world)["B"] for world in redeals(after_passes(3), 0, 100)} == {"BB"}
    assert {secrets(world)["B"] for world in redeals(after_passes(1), 0, 100)} == {"BB", "TR"}


def test_all_worlds_of_a_small_endgame_are_equally_likely() -> None:
    """6.6, 7.3, 9.3"""
    match = table(
        *CLOSED,
        "9: Y1 | JK | mud, blind",
        a="Y2 ST",
        b="Y3 SP",
        deck="Y4 Y5 Y6",
        tactics="JK SH",
        discard="RE BA TR",
        played="3 3",
        joker="B",
        buried="B 1 1 1",
    )
    expected = set()
    for clans in permutations(["Y3", "Y4", "Y5", "Y6"]):
        for tactics in permutations(["SP", "JK", "SH"]):
            if tactics[2] != "JK":  # the lowest one is what B returned after playing a Joker
                expected.add(
                    (f"{clans[0]} {tactics[0]}", " ".join(clans[1:]), " ".join(tactics[1:]))
                )
    count = len(expected) * amount(100, 200, 25)
    worlds = [secrets(world) for world in redeals(match, 0, count, seed=11)]
    found = Counter((world["B"], world["deck"], world["tactics"]) for world in worlds)
    assert set(found) == expected
    assert len(expected) == 24 * 4
    assert stats.chisquare(list(found.values())).pvalue > 0.001


def test_a_spectator_guesses_both_hands_fairly() -> None:
    """6.6"""
    match = table(*CLOSED, "9: Y1 | Y2", a="Y3", b="Y4", deck="Y5 Y6", options="-")
    expected = {(a, b, " ".join(deck)) for a, b, *deck in permutations(["Y3", "Y4", "Y5", "Y6"])}
    count = 24 * amount(200, 500, 50)
    worlds = [secrets(world) for world in redeals(match, SPECTATOR, count, seed=12)]
    found = Counter((world["A"], world["B"], world["deck"]) for world in worlds)
    assert set(found) == expected
    assert stats.chisquare(list(found.values())).pvalue > 0.001


# Dealing anew


def test_decks_are_dealt_anew_in_any_order_and_hands_stay() -> None:
    """6.6"""
    match = table(a="Y1 SP", b="Y2 Y3")
    worlds = np.repeat(match.position(0), amount(3000, 3000, 600))
    kernels.deal_anew_each(worlds, np.array([3], dtype=np.uint64))
    told = [secrets(world) for world in worlds]
    assert {(world["A"], world["B"]) for world in told} == {("Y1 SP", "Y2 Y3")}
    for pile, cards in zip(("deck", "tactics"), decks(match), strict=True):
        tops = Counter(world[pile].split()[0] for world in told)
        expected = {card: len(told) * n / len(cards) for card, n in Counter(cards).items()}
        assert tops.keys() == expected.keys()
        counts = [[found[card] for card in expected] for found in (tops, expected)]
        assert stats.chisquare(*counts).pvalue > 1e-4


def test_cards_put_under_a_deck_stay_there() -> None:
    """9.3"""
    match = play(table(a="RE Y1 Y4", b="Y2 Y3", top="G1 G2 G3"), "RE")
    while "return" in match.legal_moves[0] or "draw" in match.legal_moves[0]:
        match.play(match.legal_ids[0])
    known = secrets(match.seen(0)[0])["deck"].lstrip("? ")
    assert known
    for seed in range(5):
        match.deal_anew(seed)
        assert secrets(match.state)["deck"].endswith(known)
