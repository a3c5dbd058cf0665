"""Positions as text, and back; what makes a position unreadable or impossible."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any, Final

import msgspec
import numpy as np
import pytest

import holdfast
from holdfast import SPECTATOR, IllegalMove, ImpossibleState, Match, UnreadableState
from holdfast.core import kernels
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.state import GONE, NOT_WON
from holdfast.games.fellowship.tables import (
    COPIES,
    KIND_TEXTS,
    LOCATION_NAMES,
    OWNERS,
    RING_COLS,
    RING_ROWS,
    VALUES,
)
from holdfast.games.fellowship.text import name_current
from holdfast.testing.amount import amount, seeds
from tests.games.sentences import unseen_problems

from .build import NAME, SEATS, phase

#: Ten cards for a full ring of which nobody has too many.
FULL = "g1 g1 y1 y1 r1 r1 b1 b1 g2 r2"

# Setting up: the other tests of texts use these too


def deal(seed: int = 1, players: int = 3, **options: bool | int | str) -> Match:
    """A match just dealt."""
    return holdfast.new(NAME, players=players, seed=seed, **options)


def write(
    *hands: str,
    lying: str = "",
    at: str = "Bag End",
    cells: dict[str, str] | None = None,
    decks: str = "",
    **lines: str,
) -> str:
    """The text of a position with these hands; the locations lie side by side in row 0.

    ``lying`` has what lies round the current location, in the order of the ten places: ``.`` for
    an empty one, ``r4*be`` with a ring, ``r4/b2`` with what is covered. The places 0, 4 and 6
    belong to the location before as well. ``cells`` has other cells. All cards that are in no hand,
    not on the table and not named in ``decks`` have left the game.
    """
    players = int(lines.setdefault("players", str(len(hands))))
    number = LOCATION_NAMES.index(at)
    turn = lines.setdefault("turn", "A")
    done = turn.endswith(("site", "over"))
    lines.setdefault("sites", " ".join(f"0,{3 * n}" for n in range(number + 1)))
    lines.setdefault("scored", str(number + done))
    lines.setdefault("last", turn[0])
    piles = {place(at, i): pile for i, pile in enumerate(lying.split()) if pile != "."}
    piles |= cells or {}
    if "box" not in lines:
        laid = re.findall(r"(?<!\*)\b[rbgy][0-5]\b", " ".join(piles.values()))
        named = Counter([*laid, *" ".join(hands).split(), *decks.split()])
        lines["box"] = " ".join(
            text
            for kind, text in enumerate(KIND_TEXTS)
            if OWNERS[players, kind // VALUES] >= 0
            for _ in range(int(COPIES[kind % VALUES]) - named[text])
        )
    text = [f"{key} {value}" for key, value in lines.items()]
    text += [f"cell {at}: {pile.replace('/', ' ')}" for at, pile in piles.items()]
    text += [f"hand {SEATS[seat]} {hand or '-'}" for seat, hand in enumerate(hands)]
    return "\n".join(text)


def table(
    *hands: str,
    lying: str = "",
    at: str = "Bag End",
    cells: dict[str, str] | None = None,
    decks: str = "",
    **lines: str,
) -> Match:
    """A match at a position; see ``write``."""
    return holdfast.read(NAME, write(*hands, lying=lying, at=at, cells=cells, decks=decks, **lines))


def place(at: str, number: int) -> str:
    """One of the ten places round a location of ``write``."""
    return f"{RING_ROWS[number]},{3 * LOCATION_NAMES.index(at) + RING_COLS[number]}"


def placed(match: Match, move: str) -> str:
    """A move with ``p0`` to ``p9`` for the ten places round the current location."""
    state = match.state

    def name(found: re.Match[str]) -> str:
        cell = int(state.around[int(found[1])])
        return f"{state.row[cell]},{state.col[cell]}"

    return re.sub(r"p(\d)", name, move)


#: What the cells round a location are called, in order.
CALLED: Final = (
    *("at the top left corner of", "above the left half of"),
    *("above the right half of", "at the top right corner of", "left of", "right of"),
    *("at the bottom left corner of", "below the left half of"),
    *("below the right half of", "at the bottom right corner of"),
)


def worded(match: Match, sentence: str) -> str:
    """A sentence with ``p0`` to ``p9`` for the ten places, as people call them."""
    here = name_current(match.state)
    the = "the " if here in ("Ford", "Gate of Moria") else ""
    return re.sub(r"p(\d)", lambda found: f"{CALLED[int(found[1])]} {the}{here}", sentence)


def play(match: Match, *moves: str) -> Match:
    """Make moves; see ``placed``."""
    for move in moves:
        match.play(placed(match, move))
    return match


def refusal(match: Match, move: str) -> IllegalMove:
    """Why a move is refused; it must be."""
    reason = match.why(placed(match, move))
    assert reason is not None, f"{move} is allowed"
    return reason


# Reading


def read(*lines: str) -> Match:
    return holdfast.read(NAME, "\n".join(lines))


def draft(*lines: str) -> Any:
    """The record that a text gives, possible or not."""
    cell = np.zeros(1, dtype=GAME.rules.state)
    GAME.text.read_state(cell[0], "\n".join(lines))
    return cell[0]


def rewrite(match: Match) -> str:
    return GAME.text.write_state(match.state)


def line(match: Match, key: str) -> str:
    """The value of a line as it is written."""
    [found] = [text for text in rewrite(match).splitlines() if text.startswith(f"{key} ")]
    return found.removeprefix(f"{key} ")


# Left out


def test_what_is_left_out_is_as_at_the_start_and_the_hands_are_empty() -> None:
    """1.2, 1.3, 1.6, 1.7"""
    state = draft("players 3")
    start = deal(1, 3).state
    for name in ("seats", "taken", "laid", "row", "col", "top", "token", "below", "under", "cells"):
        assert np.array_equal(state[name], start[name]), name
    for name in ("sites", "scored", "around", "gaps", "finished", "box", "ring", "points"):
        assert np.array_equal(state[name], start[name]), name
    assert (state.turn, state.phase, state.last, state.played, state.second) == (0, 0, 0, 0, -1)
    assert (state.held.tolist(), state.left.tolist()) == ([0] * 4, [22, 22, 22, 0])
    assert GAME.read_options(state) == deal(1).options
    assert state.dice[0] == 0


@pytest.mark.parametrize(("players", "decks"), [(2, [44, 44]), (3, [22] * 3), (4, [22] * 4)])
def test_what_is_named_nowhere_is_in_the_decks(players: int, decks: list[int]) -> None:
    """1.4, 1.5"""
    assert draft(f"players {players}").left.tolist()[:players] == decks
    state = draft(f"players {players}", "hand B b1 b1 bN", "cell 0,2: b4*be b2", "box b5 b3")
    assert int(state.left[1]) == decks[1] - 7
    assert [int(state.deck[KIND_TEXTS.index(kind)]) for kind in ("b1", "b2", "b4", "b5")] == [
        *(5, 3, 3, 0)
    ]


def test_two_play_if_nothing_is_said() -> None:
    assert draft("turn B").seats == 2


# Every line

WHOLE = (
    "options ford_any_two=off allow_negative_vp=on",
    "players 2",
    "turn B play",
    "last B",
    "points 5 -3",
    "gained 3 -1",
    "sites 0,0 -2,0 -4,0 -6,0",
    "scored 3",
    "played 2 1 0 1",
    "cell -1,0: r4*be g2",
    "cell -1,1: y3 b1 y0",
    "cell 1,1: - r1",
    "hand A g1 g1 y4 y4 gN y5",
    "hand B r1 b5",
    "box rN b2",
    "rings br=A we=x",
    "dice 00c0ffee00c0ffee",
)


def test_every_line_is_read() -> None:
    match = read(*WHOLE)
    state = match.state
    seen = msgspec.to_builtins(GAME.wire.view(state, 0))
    assert (match.options["ford_any_two"], match.options["allow_negative_vp"]) == (False, True)
    assert (match.players, phase(match), seen["last"]) == (2, "B play", 1)
    assert (match.scores, state.gained.tolist()) == ((5, -3), [3, -1, 0, 0])
    assert [site["at"] for site in seen["locations"][2:5]] == [[-4, 0], [-6, 0], None]
    assert [site["scored"] for site in seen["locations"][2:4]] == [True, False]
    assert (state.played, state.ones, state.high, state.second) == (2, 1, 0, 1)
    cells = {tuple(cell["at"]): cell for cell in seen["cells"]}
    assert cells[-1, 0] == {
        "at": [-1, 0],
        "location": 1,
        "side": "below-left",
        "card": "r4",
        "ring": "be",
        "covered": ["g2"],
    }
    assert cells[-1, 1]["covered"] == ["y0", "b1"]
    assert (cells[1, 1]["card"], cells[1, 1]["covered"]) == (None, ["r1"])
    assert sum(cell["card"] is not None for cell in seen["cells"]) == 2
    assert seen["hand"] == ["g1", "g1", "gN", "y4", "y4", "y5"]
    assert (seen["box"], seen["players"][1]["hand"]) == (["rN", "b2"], 2)
    assert seen["rings"] == {
        "be": "table",
        "br": 0,
        "we": "lost",
        "r1": None,
        "r2": None,
        "lo": None,
    }
    assert int(state.dice[0]) == 0x00C0FFEE00C0FFEE
    assert sorted(rewrite(match).splitlines()) == sorted(
        {
            *(set(WHOLE) - {"hand A g1 g1 y4 y4 gN y5"}),
            *{"hand A g1 g1 gN y4 y4 y5"},
        }
    )


@pytest.mark.parametrize(
    ("left_out", "default"),
    [
        ("options", "options -"),
        ("last", "last A"),
        ("points", "points 0 0"),
        ("gained", "gained 0 0"),
        ("hand A", "hand A -"),
        ("hand B", "hand B -"),
        ("box", "box -"),
        ("rings", "rings -"),
        ("dice", "dice 0000000000000000"),
        ("turn", "turn A play"),
        ("scored", "scored 0"),
        ("players", "players 2"),
    ],
)
def test_every_line_has_its_default(left_out: str, default: str) -> None:
    rest = [each for each in WHOLE if not each.startswith(f"{left_out} ")]
    assert len(rest) == len(WHOLE) - 1
    assert default in GAME.text.write_state(draft(*rest)).splitlines()


def test_lines_of_nothing_are_left_out() -> None:
    """2.1"""
    rest = [each for each in WHOLE if not each.startswith(("played", "cell", "sites"))]
    text = GAME.text.write_state(draft(*rest))
    assert "sites 0,0" in text.splitlines()
    assert "played" not in text
    assert "cell" not in text


def test_a_turn_without_a_phase_is_to_play() -> None:
    assert draft("turn B").phase == 0


def test_capitals_and_spaces_are_forgiven() -> None:
    match = read(
        "  cell   -1,0:  R4*BE   G2 ",
        "",
        "cell 0,2:y1",
        "hand a  G1 g1 Y4 y4 gn Y5",
        " hand b r1 R1 r1 r1 r1 r1",
        "rings WE=a",
        "sites 0,0  0,3 0,6 0,9",
        "scored 3",
        "turn b",
    )
    assert line(match, "cell -1,0:") == "r4*be g2"
    assert line(match, "cell 0,2:") == "y1"
    assert line(match, "hand A") == "g1 g1 gN y4 y4 y5"
    assert (line(match, "rings"), phase(match)) == ("we=A", "B play")


def test_the_order_of_the_lines_does_not_matter() -> None:
    text = rewrite(read(*WHOLE))
    lines = text.splitlines()
    for seed in range(8):
        random.Random(seed).shuffle(lines)
        assert rewrite(read(*lines)) == text


def test_an_empty_line_of_pieces_is_a_dash() -> None:
    keys = ("options", "hand A", "hand B", "box", "rings", "cell 0,2:")
    assert GAME.text.write_state(draft(*(f"{key} -" for key in keys))) == GAME.text.write_state(
        draft("players 2")
    )


def test_a_dash_stands_for_no_second_card_too() -> None:
    """7.7"""
    assert draft("played 2 1 0 -").second == -1
    assert draft("played 2 1 0 0").second == 0


# Writing

SAMPLES = GAME.samples[: amount(4, 4, 1, 4)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", SAMPLES, ids=lambda options: "-".join(options) or "none")
def test_a_position_is_read_as_it_is_written(options: dict[str, Any], players: int) -> None:
    dice = random.Random(players)
    for seed in seeds(amount(1, 2, 1)):
        match = deal(seed, players, **options)
        while match.turn is not None:
            if dice.random() < amount(8, 30, 4, 10) / 100:
                again = read(rewrite(match))
                assert rewrite(again) == rewrite(match)
                assert again.state.tobytes() == match.state.tobytes()
            match.play(dice.choice(match.legal_ids))
        assert read(rewrite(match)).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_hidden_position_can_be_read_but_not_played(seat: int) -> None:
    """2.7"""
    match = deal(4, 3)
    for _ in range(12):
        match.play(match.legal_ids[0])
    seen = match.seen(seat)
    text = GAME.text.write_state(seen[0])
    hidden = [other for other in range(3) if other != seat]
    for other in hidden:
        assert f"hand {SEATS[other]} {match.state.held[other]}x?" in text.splitlines()
    assert draft(text).tobytes() == seen.tobytes()
    with pytest.raises(ImpossibleState) as refused:
        read(text)
    assert refused.value.problems == (f"{7 * len(hidden)} kinds of cards are hidden",)


# Unreadable


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (" \n ", "the position is empty; it needs at least the number of players"),
        ("turn A\nturn B", "the position has two lines 'turn'; each may stand once"),
        ("hand A g1\nhand a g2", "the position has two lines 'hand A'; each may stand once"),
        ("cell 0,2: r1\ncell 0,2: b1", "two lines 'cell 0,2'; each may stand once"),
        (
            "weather fine",
            "the position has a line 'weather'; lines begin with players, options, sites, turn, "
            "last, points, gained, scored, played, hand A, hand B, hand C, hand D, box, rings, "
            "dice, cell R,C:",
        ),
        ("hand E r1", "the position has a line 'hand E'"),
        ("hand", "the position has a line 'hand '"),
        ("players 1", "the line 'players' says '1': it can be 2 to 4"),
        ("players 5", "the line 'players' says '5': it can be 2 to 4"),
        ("players", "the line 'players' says '': it needs 1 whole number"),
        ("options speed=on", "there is no option 'speed'; there are ford_any_two, "),
        ("options ford_any_two=maybe", "option ford_any_two is 'maybe'; it can be off or on"),
        ("sites", "the line 'sites' says '': it needs the left cells of 1 to 10 locations"),
        ("sites" + " 0,0" * 11, "it needs the left cells of 1 to 10 locations"),
        *(
            (f"sites 0,0 {word}", f"{word!r} is no place; a place is row,column, as -1,2")
            for word in ("5", "1,2,3", "1,", ",", "a,b", "--1,2", "1.0,2", "100,0", "٣,0", "-,-")
        ),
        *(
            (f"sites 0,0 {word}", f"the line 'sites' says '0,0 {word}': {word!r} is too far from")
            for word in ("19,0", "-19,0", "0,28", "0,-29", "99,99")
        ),
        *(
            (f"sites 0,0 {word}", f"{word} lies on a location or in its ring")
            for word in ("0,0", "0,1", "0,-1", "0,2", "1,2", "-1,-2", "1,0")
        ),
        ("cell 5,5: r4", "the line 'cell 5,5' says 'r4': no location has this cell in its ring"),
        ("cell 0,0: r4", "the line 'cell 0,0' says 'r4': no location has this cell in its ring"),
        ("cell -1,0 r4", "no location has this cell in its ring"),
        ("cell", "the line 'cell ' says '': no location has this cell in its ring"),
        (
            "cell 0,2: r4*xy",
            "the line 'cell 0,2' says 'r4*xy': 'xy' is no ring; the rings are be, br, we, r1, r2, "
            "lo",
        ),
        ("cell 0,2: r4*", "'' is no ring; the rings are be, br, we, r1, r2, lo"),
        ("cell 0,2: rN", "'rn' is no card that can lie there; r4 is the red 4"),
        ("cell 0,2: r6", "'r6' is no card that can lie there; r4 is the red 4"),
        ("cell 0,2: r4 -", "'-' is no card that can lie there; r4 is the red 4"),
        ("players 3\ncell 0,2: y4", "says 'y4': 'y4' is of a colour that does not play"),
        ("players 3\ncell 0,2: r4 y4", "says 'r4 y4': 'y4' is of a colour that does not play"),
        (
            "\n".join(f"cell {place('Bag End', n)}: r4 {'b1 ' * 43}" for n in (0, 1)),
            "there are no more than 84 cards",
        ),
        ("turn C", "the line 'turn' says 'C': 'C' is no seat; the seats are A, B"),
        ("turn", "the line 'turn' says '': '' is no seat"),
        ("turn A sleep", "'sleep' is no phase; phases are play, site, over"),
        ("turn A score", "the line 'turn' says 'A score': 'score' is no phase"),
        ("last C", "the line 'last' says 'C': 'C' is no seat; the seats are A, B"),
        ("points 1", "the line 'points' says '1': it needs 2 whole numbers"),
        ("points 1 x", "the line 'points' says '1 x': it needs 2 whole numbers"),
        ("points --1 2", "the line 'points' says '--1 2': it needs 2 whole numbers"),
        ("points 1001 0", "no number here can be larger than 1000"),
        ("gained 1 2 3", "the line 'gained' says '1 2 3': it needs 2 whole numbers"),
        ("scored 11", "the line 'scored' says '11': no number here can be larger than 10"),
        ("scored x", "the line 'scored' says 'x': it needs 1 whole number"),
        ("played 2 1", "the line 'played' says '2 1': it needs 3 whole numbers"),
        ("played", "the line 'played' says '': it needs 3 whole numbers"),
        ("played 2 1 0 6", "the line 'played' says '2 1 0 6': no number here can be larger than 5"),
        ("played 2 1 0 x", "the line 'played' says '2 1 0 x': it needs 1 whole number"),
        ("hand A r4", "the line 'hand A' says 'r4': r4 is not of a colour of A"),
        ("hand C r4", "the line 'hand C' says 'r4': only 2 players play"),
        ("hand A g6", "'g6' is no card; r4 is the red 4, rN the red Nazgûl"),
        ("hand A g0 g0", "the line 'hand A' says 'g0 g0': g0 is there 2 times"),
        ("hand A xx?", "the line 'hand A' says 'xx?': it needs 1 whole number"),
        ("hand A x?", "the line 'hand A' says 'x?': it needs 1 whole number"),
        ("box r7", "the line 'box' says 'r7': 'r7' is no card; r4 is the red 4"),
        ("box rN rN", "the line 'box' says 'rN rN': rN is there 2 times"),
        ("rings xy=A", "'xy' is no ring; the rings are be, br, we, r1, r2, lo"),
        ("rings be", "the line 'rings' says 'be': '' is no seat; the seats are A, B"),
        ("rings be=C", "the line 'rings' says 'be=C': 'C' is no seat"),
        ("rings be=A be=B", "the line 'rings' says 'be=A be=B': be is named twice"),
        ("cell 0,2: r4*be\nrings be=A", "the line 'rings' says 'be=A': be is named twice"),
        ("dice xyz", "the line 'dice' says 'xyz': it needs up to 16 hexadecimal digits"),
    ],
)
def test_what_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(UnreadableState) as refused:
        read(text)
    assert message in str(refused.value)


def test_a_sign_without_a_number_is_refused_in_words() -> None:
    with pytest.raises(UnreadableState, match="it needs 2 whole numbers"):
        read("points - 5 3")


# Impossible

HANDS = ("hand A g1 g1 g1 g1 y1 y1", "hand B r1 r1 r1 r1 b1 b1")
RING_FULL = tuple(
    f"cell {place('Bag End', i)}: {card}" for i, card in enumerate(FULL.replace("1", "2").split())
)
SIX = "g4 g4 y4 y4 g5 y5"
OTHER_SIX = "r4 r4 b4 b4 r5 b5"

IMPOSSIBLE: list[tuple[tuple[str, ...], str],] = [
    (
        (
            *HANDS,
            "sites 5,5",
        ),
        "location 1 at 5,5 lies too far from 0,0",
    ),
    (
        (
            *HANDS,
            "points -5 3",
        ),
        "nobody has fewer than 0 points",
    ),
    ((*HANDS, "points 5 4", "gained 0 200"), "nobody gains more than 13 points at one location"),
    (
        (*HANDS, "options covered_cards_return=on", "cell 0,2: - r2"),
        "0,2 has covered cards but nothing that covers them",
    ),
    (("hand A 6x?", HANDS[1]), "14 kinds of cards are hidden"),
    (("hand A 6x?", "hand B 3x?"), "28 kinds of cards are hidden"),
    ((*HANDS, "cell 0,2: g5", "box g5"), "g5 is there 2 times instead of 1"),
    ((*HANDS, "box g1 g1 g1 g1"), "g1 is there 8 times instead of 7"),
    (("players 3", "box y4"), "y4 is there 1 time instead of 0"),
    (HANDS[:1], "B holds 0 cards instead of 6"),
    ((*HANDS[:1], "hand B r1 r1 r1 r1 r1"), "B holds 5 cards instead of 6"),
    (("hand A g1 g1 g1 g1 g1 g1 g1", HANDS[1]), "A holds 7 cards instead of 6"),
    (("hand A g1 g1 g1", HANDS[1]), "A holds 3 cards instead of 6"),
    (("hand B r1 r1 r1", HANDS[0], "played 1 1 0 -"), "B holds 3 cards instead of 6"),
    ((*HANDS, "cell 0,2: -*be"), "0,2 has a ring but no card"),
    ((*HANDS, "cell 0,2: -*be r2"), "0,2 has a ring but no card"),
    ((*HANDS, "cell 0,2: r2*be", "cell 1,2: r2*be"), "the ring be lies on 2 cards"),
    (
        tuple(
            write("g1", "", "", rings="be=B", players="3")
            .replace("hand A g1", "hand A r1")
            .split("\n")
        ),
        "B has no cards left and cannot have a ring",
    ),
    (
        (*HANDS, "sites 0,0 9,9", "scored 1"),
        "location 2 at 9,9 lies next to no cell of a ring",
    ),
    (
        (*HANDS, "sites 0,0 2,3", "scored 1"),  # a corner only
        "location 2 at 2,3 lies next to no cell of a ring",
    ),
    (
        (*HANDS, "sites 0,0 4,0 2,0", "scored 2"),  # in another order
        "location 2 at 4,0 lies next to no cell of a ring",
    ),
    (
        (*HANDS, "options allow_corner_contact=on", "sites 0,0 2,4", "scored 1"),
        "location 2 at 2,4 lies next to no cell of a ring",
    ),
    ((*HANDS, "turn A over", "scored 1"), "2 players have cards, so the game is not over"),
    ((*HANDS, "scored 1"), "1 of 1 locations are scored"),
    ((*HANDS, "sites 0,0 2,0"), "0 of 2 locations are scored"),
    ((*HANDS, "turn A site"), "0 of 1 locations are scored"),
    ((*HANDS, "turn A over"), "0 of 1 locations are scored"),
    ((*HANDS, *RING_FULL), "the ring of the current location is full"),
    (("hand A -", HANDS[1]), "A has no card to lay"),
    (tuple(write("", "r1").split("\n")), "A has no card to lay"),
    ((*HANDS, "played 1 2 0 -"), "more cards were counted in this turn than were played"),
    ((*HANDS, "played 1 1 1 -"), "more cards were counted in this turn than were played"),
    ((*HANDS, "played 3 127 1 -"), "more cards were counted in this turn than were played"),
    ((*HANDS, "played 3 0 2 -"), "more cards were counted in this turn than were played"),
    ((*HANDS, "played 0 1 0 -"), "more cards were counted in this turn than were played"),
    ((*HANDS, "played 0 0 0 1"), "no card has been played that another could follow"),
    ((*HANDS, "played 7 0 0 -"), "7 cards were played in one turn"),
    (
        (*HANDS, *RING_FULL, "turn A site", "scored 1", "played 7 0 0 -"),
        "7 cards were played in one turn",
    ),
    ((*HANDS, "turn A site", "scored 1"), "the ring of the current location is not full"),
    (
        tuple(write("g1", "", lying=FULL, turn="A site").split("\n")),
        "the game is over",
    ),
    (
        tuple(write("g1", "r1", lying=FULL, turn="A site", at="Amon Hen").split("\n")),
        "the game is over",
    ),
    ((*HANDS, "turn B", "played 1 0 0 -"), "B made the last play"),
    ((*HANDS, *RING_FULL, "turn B site", "scored 1"), "B made the last play"),
]


@pytest.mark.parametrize(("lines", "problem"), IMPOSSIBLE)
def test_what_cannot_occur_is_refused(lines: tuple[str, ...], problem: str) -> None:
    with pytest.raises(ImpossibleState) as refused:
        read(*lines)
    assert problem in refused.value.problems


#: What no text gives: the reader refuses it before.
HELD_TOO = "the ring be lies on a card and is held too"


def test_a_ring_on_a_card_that_is_held_too_is_refused() -> None:
    """7.2"""
    state = table("g1", "r1", lying="r4*be", at="Bree").state
    state.ring[0] = 0
    (problem,) = GAME.text.problems(state)
    assert GAME.positions.say(problem) == HELD_TOO


def test_every_problem_has_its_case() -> None:
    told = [HELD_TOO, *(problem for _, problem in IMPOSSIBLE)]
    assert unseen_problems(GAME, told) == []


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(ImpossibleState) as refused:
        read(
            *("hand A g1", HANDS[1], "cell 0,2: -*be", "cell 1,2: g0*we", "cell 1,1: r5*we"),
            *("sites 0,0 0,3 0,6 0,9", "scored 4", "played 1 2 0 -", "last B", "box r5 b1"),
        )
    assert refused.value.problems == (
        "r5 is there 2 times instead of 1",
        "0,2 has a ring but no card",
        "the ring we lies on 2 cards",
        "4 of 4 locations are scored",
        "more cards were counted in this turn than were played",
        "A made the last play",
    )
    assert str(refused.value) == f"impossible position: {'; '.join(refused.value.problems)}"


@pytest.mark.parametrize(
    "text",
    [
        write("g1 g4", "r1", played="2 0 1 -"),
        write(
            "", "r1", played="2 0 1 4", rings="we=A", at="Gate of Moria"
        ),  # the turn is not over yet
        write("g1", "", lying=FULL.replace("g1", ".", 1)),  # a single player plays on
        write("g1", "", played="0 0 0 -"),
        write("", "b1 b4", "g1", lying="r1 g2 r2 g2 b2 b2 b4 b1 b1 b1", turn="A site"),
        write("g1", "r1", lying="r4/g2/b1 -/y0", at="Rivendell"),
        write("g1", "", turn="B over", points="5 5", gained="1 2"),
        write("", "", turn="B over", played="1 1 0 -", last="B"),
        write("g1 g1 g1 g1 g1 g1", "r1", decks="g2 g2 yN"),
        write("g1", "r1", sites="0,0 2,3", scored="1", options="allow_corner_contact=on"),
        write("g1", "r1", sites="0,0 2,2 -2,-2 0,3 0,-3", scored="4"),
        write("g1", "r1", turn="B over", at="Amon Hen"),
    ],
)
def test_what_can_occur_is_accepted(text: str) -> None:
    """2.6, 3.5, 8.1, 8.2, 9.1, 9.3"""
    match = read(text)
    assert rewrite(read(rewrite(match))) == rewrite(match)


# The record


def test_components_are_counted_wherever_they_are() -> None:
    """1.1"""
    match = read(*WHOLE)
    pieces = GAME.rules.components(match.state)
    assert [pieces[name] for name in ("red", "blue", "green", "yellow")] == [22] * 4
    assert [pieces[f"r{value}"] for value in "012345N"] == COPIES.tolist()
    seen = match.seen(1)
    assert GAME.rules.components(seen[0]) == pieces
    kernels.hide_each(seen, SPECTATOR)
    assert GAME.rules.components(seen[0]) == pieces


def test_a_ring_on_a_card_is_nobodys() -> None:
    """7.2"""
    assert (
        draft("cell 0,2: r4*be", "rings we=x").ring.tolist()
        == [GONE, NOT_WON, GONE] + [NOT_WON] * 3
    )


@pytest.mark.parametrize("lines", [{"rings": "be=B"}, {"rings": "be=x"}, {"lying": "r4*be"}])
def test_a_ring_that_is_set_up_before_it_was_won_is_not_won_again(lines: dict[str, Any]) -> None:
    """6.4"""
    nine = " r1 r1 b4 b1 b1 g1 g1 g1 ."
    match = table("r4 r1", "b1", "g1", **(lines | {"lying": lines.get("lying", "r4") + nine}))
    before = int(match.state.ring[0])
    play(match, "r4@p9")
    assert (phase(match), int(match.state.ring[0])) == ("A site", before)
    assert "ring-won" not in [line["id"] for line in match.log(0)[0]["told"]]
