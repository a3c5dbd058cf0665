"""Sentences: what happened and what followed from it, in order, as each seat may know it."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from holdfast import SPECTATOR, Match
from holdfast.core.words import Sentence
from holdfast.games.rheinlander import GAME
from holdfast.testing.amount import amount, seeds
from tests.games.sentences import said_ids

from .build import SEATS, coins, deal, play, table
from .test_refusals import CASES

RULES = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
IDS = said_ids(GAME)
CASTLE = {9: "c"}  # Worms, between L22 and L23
BISHOPRIC = {9: "b"}
TWO = {9: "b", 11: "b"}  # Worms, and Mainz between L25 and L26
DRAWS = ["done", "drew-card"]
STUCK = "B L1 R1 W1 L2 R2 W2 L3 R3 W3 L4 R4 W4 L5 R5 W5"


def told(match: Match, seat: int | None = None) -> list[str]:
    """The ids of all that was told, to who made the first move if nobody is named."""
    seat = match.mover_at(0) if seat is None else seat
    return [line["id"] for entry in match.log(seat) for line in entry["told"]]


def last_told(match: Match, seat: int = 0) -> list[Sentence]:
    """What the last move told."""
    entry = match.log(seat, len(match.moves) - 1)[0]
    return [Sentence(line["id"], line["args"], line["rule"]) for line in entry["told"]]


def no_deck(*hands: str) -> dict[str, Any]:
    """Lines with every card in a hand or on the discard pile: whoever draws has to reshuffle."""
    held = {int(card) for hand in hands for card in hand.split()}
    lines = {f"hand_{seat}": hand for seat, hand in zip("abc", hands, strict=True)}
    return lines | {"discard": " ".join(str(c) for c in range(1, 55) if c not in held)}


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
        ["exchanged", "changed", "kept"],
    ),
    "an exchange that makes a duchy level": (
        lambda: table("A L22 L23", "B L6 L7", "C L5", hand="7", slots=BISHOPRIC),
        "7L",
        ["exchanged", "changed", "level-kept"],
    ),
    "an exchange that wins a duchy": (
        lambda: table("A L22 L23 L5", "B L6 L7", hand="7", slots=BISHOPRIC),
        "7L",
        ["exchanged", "changed", "taken-over", "paid"],
    ),
    "an exchange that ousts an owner": (
        lambda: table("A L22 L23 L6", "B L7", "C L4 L5", hand="7", slots=BISHOPRIC, duchies="L7=B"),
        "7L",
        ["exchanged", "changed", "ousted", "paid"],
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
    "a level merger of duchies without dukes": (
        lambda: table("A L21 L24", "B L22 L25", turn="C", hand="23"),
        "23L",
        ["placed", "merged", "merged-unowned"],
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
            *("A L23", "B L24 L26", "C L27 L28"),
            slots={9: "c", 11: "c", 13: "b"},
            garrisons="9A",
            duchies="L23=A L26=C",
            left="B3",
            turn="B",
            opener="C",
            **no_deck("1 2 3 4 5", "25 6 7 8 9", "10 11 12 13 14"),
        ),
        "25L,done",
        [
            *("placed", "garrison-placer", "merged", "merged-new", "paid", "paid"),
            *("garrison-changed", "bishop-gained", "bishop-lost", "archbishop"),
            *("done", "reshuffled", "drew-card", "last-round", "final", "final", "final", "won"),
        ],
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
    "the shuffle card": (
        lambda: table(**no_deck("14 2 3 4 5", "6 7 8 9 10", "11 12 13 15 16")),
        "14L,done",
        ["placed", "done", "reshuffled", "drew-card"],
    ),
    "the last knight": (
        lambda: table(hand="14", left="A1"),
        "14L,done",
        ["placed", *DRAWS, "last-round"],
    ),
    "a skipped turn": (
        lambda: table(hand="14", left="B0", players="4", opener="D", ended="1"),
        "14L,done",
        ["placed", *DRAWS, "skipped"],
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


@pytest.mark.parametrize("name", STORIES)
def test_every_sentence_names_a_rule(name: str) -> None:
    build, moves, _ = STORIES[name]
    rules = set(re.findall(r"^- \*\*(\d+\.\d+)\*\* ", RULES, re.M))
    for entry in play(build(), moves).log(0):
        assert {line["rule"] for line in entry["told"]} <= rules


# In words


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        (
            "a merger whose leader has no duke",
            [
                "A plays 23 and puts a knight on L23.",
                "2 duchies become one: Worms, Mainz. Together they have A 3, B 1, C 1.",
                "A has the most knights and owns the whole with a new duke, worth 9.",
                "B is paid 5 for the duchy of Worms: 1 for the duke, 4 for its centres.",
                "C is paid 5 for the duchy of Mainz: 1 for the duke, 4 for its centres.",
            ],
        ),
        (
            "an exchange that wins a duchy",
            [
                "A plays 7 as archbishop: B's knight on L7 gives way to A's.",
                "The knights of the duchy of Basel are counted again: A 2, B 1.",
                "A has the most knights now and takes it from B; it is worth 3.",
                "B is paid 3 for the duchy of Basel: 1 for the duke, 2 for its centres.",
            ],
        ),
        (
            "a shared win",
            [
                *("A plays 14 and puts a knight on L14.", "A places no bastion.", "A draws 21."),
                "A: 4 in coins, 0 for 0 dukes, 0 for centres, 0 as archbishop: 4 points.",
                "B: 4 in coins, 0 for 0 dukes, 0 for centres, 0 as archbishop: 4 points.",
                "C: 3 in coins, 0 for 0 dukes, 0 for centres, 0 as archbishop: 3 points.",
                "The win is shared, with 4 points each: A, B.",
            ],
        ),
    ],
)
def test_sentences_are_said_in_words(name: str, lines: list[str]) -> None:
    """6.4, 7.3, 9.4, 11.3, 11.5"""
    build, moves, _ = STORIES[name]
    assert play(build(), moves).tell(0) == lines


def test_a_duchy_is_named_after_its_best_centre_or_a_space() -> None:
    """7.1"""
    match = play(table("A L8", hand="9 28"), "9L")
    assert match.tell(0)[1] == "A new duchy is founded, the duchy at L8: A 2."
    match = play(table("A L22 L24 L25", hand="23", slots={9: "2", 11: "4"}), "23L")
    assert match.tell(0)[1].startswith("The knight joins the duchy of Mainz")


def test_one_duke_is_told_in_the_singular() -> None:
    """11.3, 11.4"""
    match = table("A L22", hand="23", slots=BISHOPRIC, ended="1", opener="B", coins="1 2 3")
    assert play(match, "23L,done").tell(0)[-4:] == [
        "A: 1 in coins, 5 for one duke, 1 for centres, 5 as archbishop: 12 points.",
        "B: 2 in coins, 0 for 0 dukes, 0 for centres, 0 as archbishop: 2 points.",
        "C: 3 in coins, 0 for 0 dukes, 0 for centres, 0 as archbishop: 3 points.",
        "A wins with 12 points.",
    ]


def test_everybody_who_has_no_knight_left_is_named() -> None:
    """11.1"""
    match = table("C L22 L23", hand="24", slots=CASTLE, left="A1 C1", players="5")
    told = play(match, "24L,done").tell(0)
    assert told[-1] == "No knight left: A, C. This round is the last."


# Who is told what


@pytest.mark.parametrize("name", ["no bastion", "the shuffle card", "nothing to bring"])
def test_a_card_drawn_is_told_by_number_only_to_who_drew_it(name: str) -> None:
    """2.3, 2.7"""
    build, moves, _ = STORIES[name]
    match = play(build(), moves)
    before, after = (
        match.position(ply)[0].cards for ply in (len(match.moves) - 1, len(match.moves))
    )
    [card] = np.flatnonzero((after == 0) & (before != 0)) + 1
    assert match.tell(0)[-1] == f"A draws {card}."
    for seat in (1, 2, SPECTATOR):
        assert match.tell(seat)[-1] == "A draws a card."
        assert match.tell(seat)[:-1] == match.tell(0)[:-1]


def test_the_log_carries_ids_and_rules() -> None:
    entry = play(table("A L22", hand="14"), "14+L23").log(1)[0]
    assert (entry["seat"], entry["text"]) == (0, "14+L23")
    assert entry["told"][0] == {
        "id": "reinforced",
        "args": {"who": "A", "card": 14, "space": "L23"},
        "rule": "4.2",
    }


# Random games


def explained(told: list[Sentence], players: int) -> list[int]:
    """The points that these sentences give to every seat."""
    points: Counter[str] = Counter()
    for line in told:
        if line.id == "paid":
            assert line.args["points"] == 1 + int(line.args["centres"])
            points[str(line.args["who"])] += int(line.args["points"])
        if line.id == "final":
            won = sum(int(line.args[name]) for name in ("duke-points", "centres", "archbishop"))
            assert int(line.args["coins"]) + won == line.args["total"]
            assert line.args["duke-points"] == 5 * int(line.args["dukes"])
            points[str(line.args["who"])] += won
    return [points[seat] for seat in SEATS[:players]]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_coin_is_explained(players: int) -> None:
    """7.3, 11.3, 11.4"""
    dice = random.Random(players)
    for seed in seeds(amount(4, 20, 1)):
        match = deal(seed, players, **GAME.samples[seed % len(GAME.samples)])
        while match.turn is not None:
            before = coins(match)
            match.play(dice.choice(match.legal_ids))
            told = last_told(match, dice.choice([0, players - 1, SPECTATOR]))
            gained = [after - was for was, after in zip(before, coins(match), strict=True)]
            assert explained(told, players) == gained
            assert all(GAME.words.say(line) for line in told)
        assert told[-1].args["points"] == max(match.scores)
        winners = str(told[-1].args["who"]).split(", ")
        assert winners == [SEATS[seat] for seat in match.winners]


# All of it


def test_every_sentence_is_said_somewhere() -> None:
    said = {line for _, _, ids in STORIES.values() for line in ids} | {"drew"}
    for _, _, build, move, _ in CASES:
        match = build()
        said.add(GAME.text.why(match.state, GAME.text.read_move(match.state, move)[0]).id)
    # Two refusals have no text; see test_refusals. The third has no move; see test_notation.
    assert IDS - said == {"no-space", "not-now-over", "no-bastion-on-river"}
    assert said <= IDS


def test_no_sentence_is_left_over() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("*.py"))
    for name in IDS:
        assert f'"{name}"' in source, name
