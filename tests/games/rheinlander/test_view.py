"""What the seats see, and fair guesses at the rest."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import comb, prod
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats

from holdfast import SPECTATOR, Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.state import DECK, DISCARD, HIDDEN
from holdfast.testing.amount import amount

from .build import deal, play, table

Worlds = NDArray[Any]
CARDS = range(1, 55)


def redeals(match: Match, seat: int, count: int, seed: int = 3) -> Worlds:
    """Worlds that fit what the seat knows."""
    worlds = np.repeat(match.seen(seat), count)
    kernels.redeal_each(worlds, seat, np.array([seed], dtype=np.uint64))
    return worlds


# The table as JSON


def test_a_seat_sees_its_own_coins_and_nobody_else_s() -> None:
    """7.5"""
    match = table(coins="3 4 5")
    assert [match.view(seat)["scores"] for seat in (0, 1, 2, SPECTATOR)] == [
        [3, None, None],
        [None, 4, None],
        [None, None, 5],
        [None, None, None],
    ]
    assert match.scores == (3, 4, 5)


def test_what_the_board_would_bring_now_is_open_to_all() -> None:
    """11.3, 11.4; coins stay secret (7.5)"""
    match = table("A L23 L24", "B L8 L9", duchies="L23=A L8=B", coins="3 4 5", slots={5: "4"})
    holdings = [each["holdings"] for each in match.view(SPECTATOR)["table"]["players"]]
    worth = {each["owner"]: each["value"] - 1 for each in match.view(0)["table"]["duchies"]}
    assert sorted(worth) == [0, 1]
    assert holdings == [5 + worth[0], 5 + worth[1], 0]
    richer = table("A L23 L24", "B L8 L9", duchies="L23=A L8=B", coins="90 80 70", slots={5: "4"})
    assert richer.view(SPECTATOR)["table"] == match.view(SPECTATOR)["table"]


def test_at_the_end_it_is_paid_out() -> None:
    """11.3"""
    match = table("A L23 L24", duchies="L23=A", coins="3 4 5", turn="A over", ended="1")
    assert [each["holdings"] for each in match.view(0)["table"]["players"]] == [0, 0, 0]


@pytest.mark.parametrize("lines", [{"options": "open_scores=on"}, {"turn": "A over", "ended": "1"}])
def test_open_scores_and_final_ones_are_seen_by_all(lines: dict[str, Any]) -> None:
    """7.5, 11.5"""
    match = table(coins="3 4 5", **lines)
    assert all(match.view(seat)["scores"] == [3, 4, 5] for seat in (0, 1, 2, SPECTATOR))


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    """2.3, 2.7"""
    match = table(hand="1 2 3 4 5", hand_b="6 7 8 9 10", hand_c="11 12 13 14 15", discard="20 21")
    for seat, hand in ((0, [1, 2, 3, 4, 5]), (1, [6, 7, 8, 9, 10]), (SPECTATOR, [])):
        seen = match.view(seat)["table"]
        assert (seen["hand"], seen["discard"], seen["deck"]) == (hand, [20, 21], 37)
        assert [player["cards"] for player in seen["players"]] == [5, 5, 5]
    play(match, "1L")
    seen = match.view(1)["table"]
    assert ([player["cards"] for player in seen["players"]], seen["deck"]) == ([4, 5, 5], 37)
    play(match, "done")
    seen = match.view(1)["table"]
    assert len(seen["discard"]) + seen["deck"] + 15 == 54


def test_only_the_seat_at_turn_is_given_moves() -> None:
    match = table(hand="1 2 3 4 5")
    assert [bool(match.view(seat)["moves"]) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    space = {"name": "L1", "side": "L", "number": 1}
    parts = {"kind": "place", "card": 1, "space": space}
    assert {"id": 0, "text": "1@L1", "parts": parts} in match.view(0)["moves"]


def test_the_board_is_seen_by_all() -> None:
    """2.7, 7.1, 9.1"""
    match = table(
        *("A L2 L3", "B R9 L9"),
        slots={1: "b", 4: "c"},
        garrisons="4B",
        towers="L24",
        bastions="2 3 3",
        opener="C",
        ended="1",
    )
    for seat in (1, SPECTATOR):
        seen = match.view(seat)["table"]
        assert seen["seat"] == (None if seat == SPECTATOR else seat)
        assert (seen["phase"], seen["board"], seen["opener"]) == ("play", "rhine", 2)
        assert (seen["ended"], seen["built"], seen["spot"]) == (True, False, None)
        assert seen["knights"] == {"L2": 0, "L3": 0, "L9": 1, "R9": 1}
        assert (seen["bastions"], seen["archbishop"]) == (["L24"], 0)
        assert seen["slots"][0] == {
            "name": "Konstanz",
            "touches": ["L2", "L3"],
            "centre": "b",
            "garrison": None,
            "asked": False,
        }
        assert (seen["slots"][3]["centre"], seen["slots"][3]["garrison"]) == ("c", 1)
        assert seen["duchies"] == [
            {
                "spaces": ["L2", "L3"],
                "slots": [1],
                "owner": 0,
                "knights": [2, 0, 0],
                "value": 2,
                "bishop": True,
            },
            {
                "spaces": ["R9"],
                "slots": [4],
                "owner": 1,
                "knights": [0, 2, 0],
                "value": 2,
                "bishop": False,
            },
        ]
        assert [[*player.values()] for player in seen["players"][:2]] == [
            [23, 2, 1, 5, 11],
            [22, 3, 0, 5, 6],
        ]


def test_a_duchy_without_a_duke_is_nobodys() -> None:
    """5.5"""
    assert table("A L2", "B L3").view(0)["table"]["duchies"][0]["owner"] is None


def test_the_space_of_the_castle_in_question_is_seen() -> None:
    """8.4"""
    match = play(table(hand="23", slots={9: "c"}, options="castle_optional=on"), "23L")
    assert [match.view(seat)["table"]["spot"] for seat in (0, 1)] == ["L23", "L23"]


# Hiding


def test_hands_and_deck_are_hidden_and_the_discards_are_not() -> None:
    """2.7"""
    match = table(hand="1 2 3 4 5", discard="20 21")
    for seat in (0, 1, SPECTATOR):
        seen = match.seen(seat)[0].cards
        known = {card for card in CARDS if seen[card - 1] != HIDDEN}
        mine = {card for card in CARDS if match.state.cards[card - 1] == seat}
        assert known == mine | {20, 21}
    assert match.seen(0)[0].dice[0] == 0


def test_every_move_is_open() -> None:
    """2.3"""
    match = play(table(hand="14"), "14L,b L24")
    for seat in (0, 1, SPECTATOR):
        assert [entry["text"] for entry in match.log(seat)] == ["14@L14", "B@L24"]


@pytest.mark.parametrize("players", [3, 5])
def test_a_redeal_looks_the_same_to_the_seat(players: int) -> None:
    """2.4, 2.7"""
    dice = random.Random(players)
    for seed in range(amount(3, 3, 1)):
        match = deal(seed, players, **GAME.samples[seed])
        while match.turn is not None:
            for seat in (*range(players), SPECTATOR) if dice.random() < 0.1 else ():
                seen = match.seen(seat)
                worlds = redeals(match, seat, 3, seed=dice.getrandbits(60))
                assert [GAME.text.problems(world) for world in worlds] == [[]] * 3
                kernels.hide_each(worlds, seat)
                assert worlds.tobytes() == seen.tobytes() * 3
            match.play(dice.choice(match.legal_ids))


def test_a_redeal_changes_what_the_seat_cannot_know() -> None:
    """2.7"""
    match = table(hand="1 2 3 4 5")
    worlds = redeals(match, 0, 50)
    assert all((world["cards"][:5] == 0).all() for world in worlds)
    assert len({world["cards"].tobytes() for world in worlds}) == 50
    assert len({int(world["dice"][0]) for world in worlds}) == 50


# Dealing again: after a reshuffle


def late(
    mixed: int, drawn: str, *, unknown: int = 12, acting: bool = False, hands: str = ""
) -> Match:
    """A position with few cards that A does not know: those from 6 on, the first of them mixed.

    A holds 1 to 5, or 1 to 4 with a bastion to place. B holds the highest unknown cards, C the
    next, unless their hands are named, as in ``"6 15 16 17 18/11 12 13 14 7"``.
    """
    last = 5 + unknown
    b, c = hands.split("/") if hands else (_run(last - 4, last), _run(last - 9, last - 5))
    mine = _run(1, 4) if acting else _run(1, 5)
    known = [card for card in CARDS if card > last or (acting and card == 5)]
    return table(
        hand=mine,
        hand_b=b,
        hand_c=c,
        discard=" ".join(map(str, known)) or "-",
        mixed=_run(6, 5 + mixed) or "-",
        drawn=drawn,
        turn="A bastion" if acting else "A play",
    )


def _run(first: int, last: int) -> str:
    return " ".join(str(card) for card in range(first, last + 1))


def shares(worlds: Worlds, match: Match) -> Counter[tuple[int, ...]]:
    """How often the hands hold so many mixed cards each."""
    mixed = [card - 1 for card in CARDS if int(match.state.mixed) >> (card - 1) & 1]
    counts = [(worlds["cards"][:, mixed] == seat).sum(axis=1) for seat in range(3)]
    return Counter(zip(*(count.tolist() for count in counts), strict=True))


def freshness(drawn: int, held: int) -> float:
    """Of all ways to hand out what a hand has seen, those with so many among the drawn cards."""
    return prod((drawn - i) / (5 + drawn - i) for i in range(held))


def ways(match: Match, seat: int) -> dict[tuple[int, ...], float]:
    """How likely it is, up to a factor, that the hands hold so many mixed cards each."""
    state = match.state
    unknown = [c for c in range(54) if state.cards[c] not in (seat, DISCARD)]
    fresh = sum(int(state.mixed) >> c & 1 for c in unknown)
    sizes = [int((state.cards == each).sum()) for each in range(3)]
    own = sum(int(state.mixed) >> c & 1 for c in range(54) if state.cards[c] == seat)
    most = [min(int(state.drawn[each]), sizes[each]) for each in range(3)]
    found = {}
    choices = [[own] if each == seat else [*range(most[each] + 1)] for each in range(3)]
    for held in product(*choices):
        new, old, count = fresh, len(unknown) - fresh, 1.0
        for each in range(3):
            if each != seat:
                count *= comb(max(new, 0), held[each]) * comb(max(old, 0), sizes[each] - held[each])
                count *= freshness(int(state.drawn[each]), held[each])
                new, old = new - held[each], old - (sizes[each] - held[each])
        if count and new >= 0 and old >= 0:
            found[held] = count
    return found


SITUATIONS = {
    "nothing mixed": lambda: late(0, "0 0 0"),
    "nothing mixed, a card drawn": lambda: late(0, "0 2 1"),
    "two mixed, nothing drawn": lambda: late(2, "0 0 0"),
    "two mixed, one drawn": lambda: late(2, "0 1 0"),
    "two mixed, one drawn by each": lambda: late(2, "1 1 1"),
    "one mixed, everything drawn": lambda: late(1, "5 5 5"),
    "three mixed, some drawn": lambda: late(
        3, "1 2 3", unknown=13, hands="6 15 16 17 18/7 8 13 12 14"
    ),
    "most mixed": lambda: late(8, "0 5 4", hands="6 7 8 14 15/9 10 11 12 17"),
    "all mixed": lambda: late(12, "0 5 5"),
    "no deck": lambda: late(4, "0 4 2", unknown=10, hands="6 7 8 9 15/10 11 12 13 14"),
    "no deck, all drawn by one": lambda: late(
        4, "0 4 0", unknown=10, hands="6 7 8 9 15/10 11 12 13 14"
    ),
    "a bastion to place": lambda: late(3, "1 2 1", acting=True),
}


@pytest.mark.parametrize("name", [*SITUATIONS][:: amount(1, 1, 3, 1)])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR][: amount(3, 3, 1, 3)])
def test_a_redeal_is_fair(name: str, seat: int) -> None:
    """2.4, 2.7"""
    match = SITUATIONS[name]()
    worlds = redeals(match, seat, amount(2000, 6000, 10))
    expected = ways(match, seat)
    [true] = shares(np.array([match.state]), match)
    assert true in expected  # what is so can be guessed
    counts = shares(worlds, match)
    assert set(counts) <= set(expected)
    assert fits([counts[held] for held in expected], [*expected.values()])


@pytest.mark.parametrize("name", [*SITUATIONS][:: amount(1, 1, 3, 1)])
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR][: amount(3, 3, 1, 3)])
def test_cards_of_a_kind_are_redealt_equally_often(name: str, seat: int) -> None:
    """2.4, 2.7"""
    match = SITUATIONS[name]()
    worlds = redeals(match, seat, amount(1500, 3000, 10), seed=5)
    unknown = [c for c in range(54) if match.state.cards[c] not in (seat, DISCARD)]
    for fresh in (0, 1):
        kind = [c for c in unknown if int(match.state.mixed) >> c & 1 == fresh]
        for place in (0, 1, 2, DECK):
            if place != seat and kind:
                held = (worlds["cards"][:, kind] == place).sum(axis=0)
                assert fits(held.tolist(), [1] * len(kind))


def fits(counts: list[int], weights: Sequence[float]) -> bool:
    """Tell whether counts look as if they came about with these weights."""
    total, whole = sum(counts), sum(weights)
    if len(counts) == 1 or total == 0:
        return True
    likely = [i for i, weight in enumerate(weights) if weight * total >= 5 * whole]
    rest = [i for i in range(len(counts)) if i not in likely]
    groups = [[i] for i in likely] + ([rest] if rest else [])
    seen = [sum(counts[i] for i in group) for group in groups]
    wanted = [sum(weights[i] for i in group) * total / whole for group in groups]
    return len(groups) == 1 or float(stats.chisquare(seen, wanted).pvalue) > 1e-4


def _bytes(cards: bytes) -> list[int]:
    return [int(place) for place in np.frombuffer(cards, dtype=np.int8)]


@pytest.mark.skipif(not COMPILED, reason="so many redeals take long uncompiled")
def test_every_world_is_redealt_where_there_are_few() -> None:
    """2.4"""
    match = late(1, "0 1 1", unknown=11, hands="6 7 8 9 10/11 12 13 14 15")
    worlds = redeals(match, 0, 60_000)
    counts = Counter(world["cards"].tobytes() for world in worlds)
    assert len(counts) == comb(11, 5) * comb(6, 5)
    likely = [1.0 if world[5] == DECK else freshness(1, 1) for world in map(_bytes, counts)]
    assert fits([*counts.values()], likely)


def test_a_mixed_card_that_was_played_no_longer_counts_as_drawn() -> None:
    """2.4"""
    match = table(
        hand="1 2 3 4 5",
        hand_b="6 7 8 9 10",
        hand_c="11 12 13 14 15",
        mixed="1 6 30 31 32 33",
        drawn="2 1 0",
        discard="54",
        dice="5",
    )
    play(match, "1L,done")
    state = match.state
    assert (state.mixed & 1, state.drawn[:3].tolist()) == (0, [2, 1, 0])  # one played, one drawn
    for seat in (1, 2, SPECTATOR):
        for held in shares(redeals(match, seat, 200), match):
            assert all(
                count <= state.drawn[each] for each, count in enumerate(held) if each != seat
            )


def test_a_reshuffle_starts_to_count_again() -> None:
    """2.4"""
    others = " ".join(str(card) for card in range(16, 55))
    match = table(hand="1 2 3 4 5", hand_b="6 7 8 9 10", hand_c="11 12 13 14 15", discard=others)
    play(match, "1L,done")
    state = match.state
    assert state.drawn[:3].tolist() == [1, 0, 0]
    assert int(state.mixed) == sum(1 << card - 1 for card in (1, *range(16, 55)))
    for seat in (1, SPECTATOR):
        held = shares(redeals(match, seat, 300), match)
        assert {share[0] for share in held} == {1}  # no other card was left to draw
        assert {share[2] for share in held} == {0}
