"""Sentences: what happened and what followed from it, in order, as each seat may know it."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from holdfast import SPECTATOR, Match
from holdfast.core.jit import COMPILED
from holdfast.core.words import Sentence
from holdfast.games.rheinlander import GAME

from .build import SEATS, coins, deal, play, table
from .test_refusals import CASES

IDS = set(re.findall(r"^([a-z-]+) =", (GAME.folder / "words" / "en.ftl").read_text("utf-8"), re.M))
CASTLE = {9: "c"}  # Worms, between L22 and L23
BISHOPRIC = {9: "b"}
TWO = {9: "b", 11: "b"}  # Worms, and Mainz between L25 and L26
DRAWS = ["done", "drew-card"]
HANDS = {"hand": "14 2 3 4 5", "hand_b": "6 7 8 9 10", "hand_c": "11 12 13 15 16"}
STUCK = "B L1 R1 W1 L2 R2 W2 L3 R3 W3 L4 R4 W4 L5 R5 W5"


def told(match: Match, seat: int | None = None) -> list[str]:
    """The ids of all that was told, to who made the first move if nobody is named."""
    seat = match.mover_at(0) if seat is None else seat
    return [line["id"] for entry in match.log(seat) for line in entry["told"]]


def last_told(match: Match, seat: int = 0) -> list[Sentence]:
    """What the last move told."""
    entry = match.log(seat, len(match.moves) - 1)[0]
    return [Sentence(line["id"], line["args"], line["rule"]) for line in entry["told"]]


def without_deck() -> Match:
    """Every card is in a hand or on the discard pile, so whoever draws has to reshuffle."""
    held = {int(card) for cards in HANDS.values() for card in cards.split()}
    return table(**HANDS, discard=" ".join(str(c) for c in range(1, 55) if c not in held))


# What follows from a move, in order

Case = tuple[Callable[[], Match], str, list[str]]

STORIES: dict[str, Case] = {
    "a lone knight": (lambda: table(hand="14"), "14L", ["placed"]),
    "a new duchy": (
        lambda: table("A L22", hand="23"),
        "23L",
        ["placed", "founded", "owned"],
    ),
    "a new duchy without a duke": (
        lambda: table("B L5", hand="6"),
        "6L",
        ["placed", "founded", "level-founded"],
    ),
    "a reinforcement": (
        lambda: table("A L22 L23", hand="14"),
        "14+L24",
        ["reinforced", "grown", "kept"],
    ),
    "a lead that becomes shared": (
        lambda: table("A L24", "B L22 L23", hand="25"),
        "25L",
        ["placed", "grown", "level-kept"],
    ),
    "a lead that stays shared": (
        lambda: table("A L22", "B L23", turn="C", hand="24"),
        "24L",
        ["placed", "grown", "level-unowned"],
    ),
    "the first lead": (
        lambda: table("A L22", "B L23", hand="24"),
        "24L",
        ["placed", "grown", "owned"],
    ),
    "another lead": (
        lambda: table("A L24 L25", "B L22 L23", hand="26", duchies="L22=B"),
        "26L",
        ["placed", "grown", "taken-over", "paid"],
    ),
    "a lone knight exchanged": (
        lambda: table("A L22 L23", "B L7", hand="7", slots=BISHOPRIC),
        "7L",
        ["exchanged"],
    ),
    "an exchange in vain": (
        lambda: table("A L22 L23", "B L6 L5 L4", "C L7", hand="7", slots=BISHOPRIC),
        "7L",
        ["exchanged", "kept"],
    ),
    "an exchange that makes a duchy level": (
        lambda: table("A L22 L23", "B L6 L7", "C L5", hand="7", slots=BISHOPRIC),
        "7L",
        ["exchanged", "level-kept"],
    ),
    "an exchange that wins a duchy": (
        lambda: table("A L22 L23 L5", "B L6 L7", hand="7", slots=BISHOPRIC),
        "7L",
        ["exchanged", "taken-over", "paid"],
    ),
    "an exchange that ousts an owner": (
        lambda: table(
            "A L22 L23 L6", "B L7", "C L4 L5", hand="7", slots=BISHOPRIC, duchies="L7=B"
        ),
        "7L",
        ["exchanged", "ousted", "paid"],
    ),
    "a merger whose leader has a duke": (
        lambda: table("A L22 L23", "B L25 L26", hand="24"),
        "24L",
        ["placed", "merged", "merged-kept", "paid"],
    ),
    "a merger of one's own": (
        lambda: table("A L22 L23 L25 L26", hand="24", slots=TWO),
        "24L",
        ["placed", "merged", "merged-kept", "paid", "bishop-lost"],
    ),
    "a merger whose leader has no duke": (
        lambda: table("A L21 L24", "B L22", "C L25", hand="23", duchies="L21=B L24=C"),
        "23L",
        ["placed", "merged", "merged-new", "paid", "paid"],
    ),
    "a level merger": (
        lambda: table("A L21 L22", "B L24 L25", turn="C", hand="23"),
        "23L",
        ["placed", "merged", "merged-level", "paid", "paid"],
    ),
    "a level merger whose only duke stays": (
        lambda: table(
            *("A L21 L22", "B L24", "C L25"),
            turn="B",
            hand="23",
            options="merge_tie_single_owner=keep",
        ),
        "23L",
        ["placed", "merged", "merged-level-kept"],
    ),
    "a castle": (
        lambda: table(hand="23", slots=CASTLE),
        "23L",
        ["placed", "garrison-placer", "founded", "owned"],
    ),
    "a castle of somebody else": (
        lambda: table("B L24 L25", hand="23", slots=CASTLE),
        "23L",
        ["placed", "garrison-owner", "grown", "kept"],
    ),
    "a castle that may be refused": (
        lambda: table(hand="23", slots=CASTLE, options="castle_optional=on"),
        "23L,g",
        ["placed", "garrison-placer", "founded", "owned"],
    ),
    "a castle refused": (
        lambda: table(hand="23", slots=CASTLE, options="castle_optional=on"),
        "23L,r",
        ["placed", "castle-refused"],
    ),
    "a castle for which no knight is left": (
        lambda: table("B L24", hand="23", slots=CASTLE, left="A1"),
        "23L",
        ["placed", "castle-empty", "founded", "level-founded"],
    ),
    "a castle that changes hands": (
        lambda: table(
            *("A L24 L25 L26", "B L22 L23"),
            hand="27",
            slots=CASTLE,
            garrisons="9B",
            duchies="L22=B",
        ),
        "27L",
        ["placed", "grown", "taken-over", "paid", "garrison-changed"],
    ),
    "a castle garrisoned later": (
        lambda: table("A L22 L23", hand="24", slots=CASTLE),
        "24L",
        ["placed", "grown", "kept", "garrison-late"],
    ),
    "a castle that its owner cannot garrison": (
        lambda: table("A L22 L23", hand="24", slots=CASTLE, left="A0", turn="B", ended="1"),
        "24L",
        ["placed", "grown", "kept", "garrison-short"],
    ),
    "the first bishop": (
        lambda: table("A L22", hand="23", slots=BISHOPRIC),
        "23L",
        ["placed", "founded", "owned", "bishop-gained", "archbishop"],
    ),
    "a bishop of another": (
        lambda: table(
            "A L22 L23", "B L24 L25", turn="B", hand="26", slots=BISHOPRIC, duchies="L22=A"
        ),
        "26L",
        [
            *("placed", "grown", "taken-over", "paid"),
            *("bishop-lost", "bishop-gained", "archbishop"),
        ],
    ),
    "as many bishops as the archbishop": (
        lambda: table("A L22 L23", "B L25", turn="B", hand="26", slots=TWO),
        "26L",
        ["placed", "founded", "owned", "bishop-gained", "archbishop-none"],
    ),
    "everything at once": (
        lambda: table(
            *("A L22 L23 L26", "B L24 L25 R25 L27 L28"),
            turn="B",
            hand="26 14",
            slots={9: "c", 11: "b", 12: "c"},
            garrisons="9A",
            duchies="L22=A",
        ),
        "26R",
        ["placed", "garrison-owner"],
    ),
    "a bastion": (lambda: table(hand="14"), "14L,b L24", ["placed", "bastion", "drew-card"]),
    "no bastion": (lambda: table(hand="14"), "14L,done", ["placed", *DRAWS]),
    "a bastion before the knight": (
        lambda: table(hand="14", options="bastion_timing=any"),
        "b L24,14L",
        ["bastion", "placed", "drew-card"],
    ),
    "nothing to bring": (
        lambda: table(STUCK, hand="1 2 3 4 5"),
        "drop 5",
        ["dropped", "drew-card"],
    ),
    "the shuffle card": (without_deck, "14L,done", ["placed", "done", "reshuffled", "drew-card"]),
    "the last knight": (
        lambda: table(hand="14", left="A1"),
        "14L,done",
        ["placed", *DRAWS, "last-round"],
    ),
    "a skipped turn": (
        lambda: table(hand="14", left="B0", opener="A", turn="C", ended="1"),
        "14L,done",
        ["placed", *DRAWS, "final", "final", "final", "won"],
    ),
    "a skipped last turn": (
        lambda: table(hand="14", left="B0", opener="C", ended="1"),
        "14L,done",
        ["placed", *DRAWS, "skipped", "final", "final", "final", "won"],
    ),
    "a round that is the last at its end": (
        lambda: table(hand="14", left="C1", turn="C", players="4", opener="D"),
        "14L,done",
        ["placed", *DRAWS, "last-round", *["final"] * 4, "won"],
    ),
    "a shared win": (
        lambda: table("B L9", hand="14", ended="1", opener="B", coins="4 4 3"),
        "14L,done",
        ["placed", *DRAWS, "final", "final", "final", "shared"],
    ),
}


@pytest.mark.parametrize("name", STORIES)
def test_what_followed_is_told_in_order(name: str) -> None:
    """2.2, 5.6, 6.1, 7.3, 8.1, 8.6, 9.3, 11.1, 11.3"""
    build, moves, ids = STORIES[name]
    match = play(build(), moves)
    assert told(match) == ids
    for seat in (*range(match.players), SPECTATOR):
        assert all(line for line in match.tell(seat))
