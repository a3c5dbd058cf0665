"""What the seats see, and fair guesses at the rest."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import product
from math import comb, prod
from typing import Any

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats

from holdfast import SPECTATOR, Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.state import HIDDEN
from holdfast.games.fellowship.tables import KIND_TEXTS, KINDS, OWNERS, VALUES
from holdfast.testing.amount import amount

from .test_position import FULL, deal, play, table

Worlds = NDArray[Any]


def redeals(match: Match, seat: int, count: int, seed: int = 3) -> Worlds:
    """Worlds that fit what the seat knows."""
    worlds = np.repeat(match.seen(seat), count)
    kernels.redeal_each(worlds, seat, np.array([seed], dtype=np.uint64))
    return worlds


def own_kinds(players: int, seat: int) -> list[int]:
    """The kinds of a seat's cards."""
    return [kind for kind in range(KINDS) if OWNERS[players, kind // VALUES] == seat]


# The table as JSON


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have() -> None:
    """2.7"""
    match = table("r1 r4", "b2", "g0 g5 gN")
    for seat, hand in ((0, ["r1", "r4"]), (1, ["b2"]), (2, ["g0", "g5", "gN"]), (SPECTATOR, [])):
        seen = match.view(seat)["table"]
        assert (seen["hand"], seen["seat"]) == (hand, None if seat == SPECTATOR else seat)
        assert [player["hand"] for player in seen["players"]] == [2, 1, 3]
        assert [player["deck"] for player in seen["players"]] == [0, 0, 0]
        assert [player["unseen"] for player in seen["players"]] == [
            *(["r1", "r4"], ["b2"], ["g0", "g5", "gN"])
        ]


def test_what_a_player_has_left_does_not_tell_hand_from_deck() -> None:
    """2.7"""
    one = table("r1 r1 r1 r1 r1 r1", "b1", "g1", decks="r4 rN")
    other = table("r1 r1 r1 r1 r4 rN", "b1", "g1", decks="r1 r1")
    for seat in (1, 2, SPECTATOR):
        assert one.view(seat)["table"] == other.view(seat)["table"]
        assert one.seen(seat).tobytes() == other.seen(seat).tobytes()
    assert one.view(0)["table"] != other.view(0)["table"]
    player = one.view(1)["table"]["players"][0]
    assert player == {
        "colours": ["red"],
        "points": 0,
        "hand": 6,
        "deck": 2,
        "unseen": ["r1", "r1", "r1", "r1", "r1", "r1", "r4", "rN"],
    }


def test_colours_belong_to_players() -> None:
    """1.4, 1.5"""
    for players, colours in (
        (2, [["green", "yellow"], ["red", "blue"]]),
        (3, [["red"], ["blue"], ["green"]]),
        (4, [["red"], ["blue"], ["green"], ["yellow"]]),
    ):
        seen = deal(1, players).view(0)["table"]
        assert [player["colours"] for player in seen["players"]] == colours
        assert [len(player["unseen"]) for player in seen["players"]] == [
            88 // players if players != 3 else 22
        ] * players


def test_only_the_seat_at_turn_is_given_moves() -> None:
    match = table("r1", "b1", "g1")
    assert [bool(match.view(seat)["moves"]) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    assert match.view(0)["moves"][0]["text"] == "r1@-1,-1"


def test_the_table_is_seen_by_all() -> None:
    """1.2, 2.7, 6.1, 7.4"""
    match = table(
        *("r1 r1", "b1", "g1"),
        at="Caradhras",
        sites="0,0 2,0 4,0 6,0 8,0 0,3",
        cells={
            "-1,2": "r4*be/b2",
            "-1,3": "b1*r1",
            "-1,5": "g0",
            "-1,0": "b2",
            "1,1": "-/r2",
        },
        rings="br=B we=x",
        points="4 2 0",
        played="1 0 1 -",
    )
    for seat in (0, 2, SPECTATOR):
        view = match.view(seat)
        seen = view["table"]
        assert (view["scores"], view["turn"]) == ([4, 2, 0], 0)
        assert (seen["phase"], seen["black"], seen["played"], seen["last"]) == ("play", True, 1, 0)
        assert seen["locations"][0] == {
            "id": "bag-end",
            "name": "Bag End",
            "black": False,
            "points": [2, 2, 1],
            "rings": ["be"],
            "special": False,
            "at": [0, 0],
            "scored": True,
        }
        assert (seen["locations"][5]["at"], seen["locations"][5]["scored"]) == ([0, 3], False)
        assert (seen["locations"][8]["rings"], seen["locations"][8]["at"]) == (["lo"], None)
        assert seen["locations"][4]["rings"] == ["r1", "r2"]
        assert len(seen["locations"]) == 10
        assert seen["standings"] == [
            {"colour": "red", "seat": 0, "total": 4, "points": 4},
            {"colour": "blue", "seat": 1, "total": 3, "points": 3},
            {"colour": "green", "seat": 2, "total": 0, "points": 0},
        ]
        assert len(seen["cells"]) == 41
        cells = {tuple(cell["at"]): cell for cell in seen["cells"]}
        assert cells[-1, 2] == {
            "at": [-1, 2],
            "location": 5,
            "side": "top-left",
            "card": "r4",
            "ring": "be",
            "covered": ["b2"],
        }
        assert cells[-1, 3] == {
            "at": [-1, 3],
            "location": 5,
            "side": "above-left",
            "card": "b1",
            "ring": "r1",
            "covered": [],
        }
        assert cells[1, 1] == {
            "at": [1, 1],
            "location": 1,
            "side": "above-right",
            "card": None,
            "ring": None,
            "covered": ["r2"],
        }
        around = [seen["cells"][cell]["at"] for cell in seen["around"]]
        assert (around[0], around[5], around[9]) == ([-1, 2], [0, 5], [1, 5])
        assert seen["rings"] == {
            "be": "table",
            "br": 1,
            "we": "lost",
            "r1": "table",
            "r2": None,
            "lo": None,
        }
        assert Counter(seen["box"])["r0"] == 1


def test_the_phase_is_seen() -> None:
    """8.1"""
    assert table("g1", "r1", lying=FULL, turn="A site").view(1)["table"]["phase"] == "site"
    assert table("g1", "", turn="A over").view(1)["table"]["phase"] == "over"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_json_and_keeps_secrets(players: int) -> None:
    """2.7"""
    dice = random.Random(players)
    match = deal(players, players)
    while match.turn is not None:
        if dice.random() < amount(10, 30, 5) / 100:
            for seat in (*range(players), SPECTATOR):
                seen = match.view(seat, since=len(match.moves))["table"]
                assert json.loads(json.dumps(seen)) == seen
                mine = own_kinds(players, seat)
                hand = [KIND_TEXTS[k] for k in mine for _ in range(int(match.state.hand[k]))]
                assert seen["hand"] == hand
                worlds = redeals(match, seat, 2, seed=dice.getrandbits(60))
                for world in worlds:
                    assert msgspec.to_builtins(GAME.wire.view(world, seat)) == seen
        match.play(dice.choice(match.legal_ids))


# Hiding


@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_hands_are_hidden_and_sizes_are_not(players: int) -> None:
    """2.7"""
    match = deal(1, players)
    for _ in range(9):
        match.play(match.legal_ids[-1])
    state = match.state
    for seat in (*range(players), SPECTATOR):
        seen = match.seen(seat)[0]
        mine = own_kinds(players, seat)
        others = [k for other in range(players) if other != seat for k in own_kinds(players, other)]
        assert (seen.hand[mine] == state.hand[mine]).all()
        assert (seen.deck[mine] == state.deck[mine]).all()
        assert (seen.hand[others] == HIDDEN).all()
        assert (seen.deck[others] == state.deck[others] + state.hand[others]).all()
        assert (seen.held.tolist(), seen.left.tolist()) == (
            state.held.tolist(),
            state.left.tolist(),
        )
        assert seen.dice[0] == 0
        for name in set(GAME.rules.state.names or ()) - {"hand", "deck", "dice"}:
            assert np.array_equal(seen[name], state[name]), name


def test_hiding_twice_changes_nothing() -> None:
    """2.7"""
    match = deal(2, 4)
    for seat in (0, 3, SPECTATOR):
        once = match.seen(seat)
        twice = once.copy()
        kernels.hide_each(twice, seat)
        assert once.tobytes() == twice.tobytes()


def test_a_hand_that_is_hidden_is_shown_as_none() -> None:
    """2.7"""
    match = table("r1 r4", "b2", "g0 g5 gN")
    for watcher, seat in ((SPECTATOR, 0), (1, 0), (0, 2)):
        seen = msgspec.to_builtins(GAME.wire.view(match.seen(watcher)[0], seat))
        assert (seen["hand"], seen["players"][seat]["hand"]) == ([], int(match.state.held[seat]))


def test_every_move_is_open() -> None:
    """2.7"""
    match = play(table("r1 rN", "b1", "g1"), "r1@p0", "rN@p1", "end")
    for seat in (0, 1, SPECTATOR):
        assert [entry["text"] for entry in match.log(seat)] == ["r1@-1,-1", "rN@-1,0", "end"]


# Dealing again


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_looks_the_same_to_the_seat(players: int) -> None:
    """2.7"""
    dice = random.Random(players)
    for seed in range(amount(4, 4, 1)):
        match = deal(seed, players, **GAME.samples[seed])
        while match.turn is not None:
            for seat in (*range(players), SPECTATOR) if dice.random() < 0.1 else ():
                seen = match.seen(seat)
                worlds = redeals(match, seat, 3, seed=dice.getrandbits(60))
                assert [GAME.text.problems(world) for world in worlds] == [[]] * 3
                for name in ("held", "left"):
                    assert (worlds[name] == match.state[name]).all()
                assert (worlds["hand"] >= 0).all()
                assert (worlds["deck"] >= 0).all()
                kernels.hide_each(worlds, seat)
                assert worlds.tobytes() == seen.tobytes() * 3
            match.play(dice.choice(match.legal_ids))


def test_a_redeal_changes_what_the_seat_cannot_know() -> None:
    """2.7"""
    match = deal(5, 2)
    worlds = redeals(match, 0, 50)
    mine, theirs = own_kinds(2, 0), own_kinds(2, 1)
    assert all((world["hand"][mine] == match.state.hand[mine]).all() for world in worlds)
    assert len({world["hand"][theirs].tobytes() for world in worlds}) > 40
    assert len({int(world["dice"][0]) for world in worlds}) == 50


def test_a_redeal_needs_no_hidden_record() -> None:
    """2.7"""
    match = deal(5, 3)
    open_one, hidden = match.position(0), match.seen(1)
    for cell in (open_one, hidden):
        kernels.redeal_each(cell, 1, np.array([9], dtype=np.uint64))
    assert open_one.tobytes() == hidden.tobytes()


def test_a_redeal_is_the_same_for_the_same_dice() -> None:
    match = deal(5, 3)
    assert redeals(match, 0, 5, seed=4).tobytes() == redeals(match, 0, 5, seed=4).tobytes()
    assert redeals(match, 0, 5, seed=4).tobytes() != redeals(match, 0, 5, seed=5).tobytes()


def ways(pool: Counter[int], size: int) -> dict[tuple[int, ...], int]:
    """How many draws of so many cards give each hand, counted over the kinds of the pool."""
    kinds = sorted(pool)
    hands = product(*(range(pool[kind] + 1) for kind in kinds))
    return {
        hand: prod(comb(pool[kind], n) for kind, n in zip(kinds, hand, strict=True))
        for hand in hands
        if sum(hand) == size
    }


#: Hands and decks by seat; few enough that every hand can be counted.
SMALL: dict[str, tuple[list[str], str]] = {
    "one card more than the hand": (["r0 r1 r2 r3 r4 r5", "b1", "g1"], "rN"),
    "all alike but one": (["r1 r1 r1 r1 r1 r1", "b1", "g1"], "r4 r1"),
    "two of each": (["r1 r1 r2 r2 r4 r4", "b1", "g1"], "r0 r3 r3 r5 rN"),
    "two hidden hands": (["r1 r1 r2 r2 r4 r4", "b1 b2 b3 b4 b5 bN", "g1"], "r0 r5 b0 b1 b2 b2"),
    "two colours": (["y1 g1 g2 y2 gN yN", "r1 r1 r1 b4 b4 bN"], "g0 y0 r0 b0 b1 b1 rN"),
    "four players": (
        ["r1", "b1 b1 b1 b4 b4 b4", "g1", "y0 y1 y2 y3 y4 y5"],
        "b0 b5 b2 b2 yN y1 y1",
    ),
    "no decks": (["r1 r4", "b2 b4", "g1 gN"], ""),
}


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_redeal_of_a_hand_is_uniform_over_the_cards_that_its_player_has_left(
    name: str, seat: int
) -> None:
    """1.6, 2.5, 2.7"""
    hands, decks = SMALL[name]
    match = table(*hands, decks=decks)
    worlds = redeals(match, seat, amount(4000, 8000, 150))
    state = match.state
    for other in range(match.players):
        if other == seat:
            continue
        own = own_kinds(match.players, other)
        pool = Counter({k: n for k in own if (n := int(state.hand[k]) + int(state.deck[k]))})
        expected = ways(pool, int(state.held[other]))
        assert sum(expected.values()) == comb(pool.total(), int(state.held[other]))
        seen = Counter(map(tuple, worlds["hand"][:, sorted(pool)].tolist()))
        assert set(seen) <= set(expected)
        assert fits([seen[hand] for hand in expected], [*expected.values()])
        rest = worlds["deck"] + worlds["hand"]
        assert (rest[:, own] == state.deck[own] + state.hand[own]).all()


def test_hands_are_dealt_again_independently() -> None:
    """2.7"""
    match = table("r1", "b1 b1 b1 b1 b1 b1", "g1 g1 g1 g1 g1 g1", decks="b4 b4 g4 g4")
    worlds = redeals(match, 0, amount(3000, 6000, 300))
    pairs = [KIND_TEXTS.index("b4"), KIND_TEXTS.index("g4")]
    seen = Counter(map(tuple, worlds["hand"][:, pairs].tolist()))
    one = [comb(2, n) * comb(6, 6 - n) for n in range(3)]
    expected = {(b, g): one[b] * one[g] for b in range(3) for g in range(3)}
    assert fits([seen[pair] for pair in expected], [*expected.values()])


@pytest.mark.skipif(not COMPILED, reason="so many redeals take long uncompiled")
def test_what_is_drawn_after_a_redeal_is_uniform_too() -> None:
    """2.5"""
    match = table("r1 r1 r1 r1 r1 r1", "b1", "g1", decks="r0 r2 r3 r5 rN")
    worlds = redeals(match, 1, 6000)
    lay, end = (match.game.text.read_move(match.state, text)[0] for text in ("r1@0,2", "end"))
    keep = worlds[worlds["hand"][:, KIND_TEXTS.index("r1")] > 0]
    before = keep["hand"].copy()
    for move in (lay, end):
        kernels.step_each(keep, np.full(len(keep), move, dtype=np.int32), keep[:0])
    drawn = np.maximum(keep["hand"] - before, 0)
    odd = [KIND_TEXTS.index(f"r{value}") for value in "0235N"]
    counts = drawn[:, odd].sum(axis=0).tolist()
    assert fits(counts, [1] * 5)


def fits(counts: list[int], weights: list[int]) -> bool:
    """Tell whether counts look as if they came about with these weights."""
    total, whole = sum(counts), sum(weights)
    likely = [i for i, weight in enumerate(weights) if weight * total >= 5 * whole]
    rest = [i for i in range(len(counts)) if i not in likely]
    groups = [[i] for i in likely] + ([rest] if rest else [])
    seen = [sum(counts[i] for i in group) for group in groups]
    wanted = [sum(weights[i] for i in group) * total / whole for group in groups]
    return len(groups) == 1 or float(stats.chisquare(seen, wanted).pvalue) > 1e-4
