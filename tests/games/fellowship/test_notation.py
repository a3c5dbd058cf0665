"""Moves as text, and back."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from holdfast import AmbiguousMove, IllegalMove, Match, UnreadableMove
from holdfast.core.jit import COMPILED
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.moves import END, LAY, MOVES, RETAKE, SITE, WITH
from holdfast.games.fellowship.notation import (
    ACCEPTED,
    split_lay,
    split_site,
    write_cell,
    write_number,
    write_place,
)
from holdfast.games.fellowship.tables import (
    AROUND,
    COL_0,
    COLS,
    KIND_TEXTS,
    KINDS,
    RING_TEXTS,
    ROW_0,
    ROWS,
)

from .build import phase
from .test_position import FULL, deal, place, placed, play, refusal, table

EVERY_RING = " ".join(f"{ring}=A" for ring in RING_TEXTS)
#: Ten locations, the last of them beside the first.
SITES = "0,0 2,0 4,0 6,0 8,0 10,0 12,0 14,0 -2,0 0,3"


def position() -> Match:
    """A has all rings and some cards, and one at Bag End that can be taken back."""
    hands = ("r4 r1 rN", "b1", "g1")
    return table(*hands, at="Amon Hen", sites=SITES, rings=EVERY_RING, cells={"-1,0": "r2"})


def siting() -> Match:
    return table("g1", "r1", lying=FULL, turn="A site")


def written(match: Match, text: str) -> str:
    return GAME.text.write_move(match.state, match.read_move(text))


# Reading


@pytest.mark.parametrize(
    "text",
    [
        *("r4@-1,2", "r4 -1 2", "R4@-1,2", " r4  @  -1 , 2 ", "r4@-1 2", "r4 -1,2", "r4-1,2"),
        *("r4@ -1,2", "r4 @-1,2", "r4@-1 ,2", "r4@-1, 2", "r4@-01,02"),
    ],
)
def test_a_card_can_be_written_in_several_ways(text: str) -> None:
    """2.1, 3.1"""
    assert written(position(), text) == "r4@-1,2"


@pytest.mark.parametrize(
    "text", ["r4@0,5*be", "R4@0,5*BE", "r4 0 5*be", "r4@0,5 * be", "r4@0,5 *be", "r4@0,5* Be"]
)
def test_a_ring_can_be_written_in_several_ways(text: str) -> None:
    """7.1"""
    assert written(position(), text) == "r4@0,5*be"


@pytest.mark.parametrize("ring", [ring for ring in RING_TEXTS if ring != "lo"])
def test_every_ring_is_read(ring: str) -> None:
    """1.7, 7.1"""
    assert written(position(), f"r4@0,5*{ring}") == f"r4@0,5*{ring}"


@pytest.mark.parametrize("text", ["rN@0,2", "rn@0,2", "RN 0 2", "rn0,2"])
def test_a_nazgul_can_be_written_in_several_ways(text: str) -> None:
    """4.3"""
    assert written(position(), text) == "rN@0,2"


@pytest.mark.parametrize(
    "text",
    ["lo -1,0>0,5", "LO -1,0>0,5", "lo -1 0>0 5", " lo  -1,0 > 0,5", "Lo -1 , 0> 0 , 5"],
)
def test_a_retake_can_be_written_in_several_ways(text: str) -> None:
    """7.10"""
    assert written(position(), text) == "lo -1,0>0,5"


@pytest.mark.parametrize("text", ["end", "END", " End ", "e", "E", "done", "Done"])
def test_the_end_of_a_turn_can_be_written_in_several_ways(text: str) -> None:
    """2.1"""
    assert written(play(position(), "r4@p3"), text) == "end"


@pytest.mark.parametrize(
    "text",
    [
        "site -2,0",
        "SITE -2,0",
        "s -2,0",
        "S -2 0",
        "site -2 0",
        "s-2,0",
        "site-2,0",
        " site  -2 , 0",
    ],
)
def test_a_location_can_be_written_in_several_ways(text: str) -> None:
    """8.1"""
    assert written(siting(), text) == "site -2,0"


# A card alone


def test_a_card_alone_is_enough_where_it_can_mean_only_one_place() -> None:
    """2.1"""
    match = table("g4 gN", "r1", lying=FULL.replace("g1", ".", 1))
    assert written(match, "g4") == written(match, " G4 ") == "g4@-1,-1"
    with pytest.raises(AmbiguousMove):
        match.play("gN")


def test_a_card_alone_is_asked_back_where_it_can_mean_several() -> None:
    """2.1"""
    match = table("g4", "r1", lying=f". . {FULL[6:]}")
    with pytest.raises(AmbiguousMove) as refused:
        match.play("g4")
    assert str(refused.value) == "'g4' could mean g4@-1,-1, g4@-1,0"


def test_a_card_alone_never_has_a_ring() -> None:
    """7.1"""
    match = table("g4", "r1", at="Caradhras", lying=FULL.replace("g1", ".", 1), rings="we=A")
    assert match.legal_moves == [placed(match, move) for move in ("g4@p0", "g4@p0*we")]
    assert written(match, "g4") == placed(match, "g4@p0")


def test_a_card_alone_is_refused_for_its_first_place_if_it_has_none() -> None:
    """2.1"""
    assert refusal(position(), "r5").sentence == "the red 5 is not in A's hand"
    assert str(refusal(position(), " r5 ")) == "r5: the red 5 is not in A's hand (rule 2.1)"


# What cannot be meant


@pytest.mark.parametrize("place", ["0,0", "0,1", "0,3", "0,4", "2,2", "-1,6", "-1,1", "-99,99"])
@pytest.mark.parametrize("form", ["r4@{}", "b4@{}*be", "rN {}", "lo -1,0>{}", "lo 9,9>{}"])
def test_a_place_that_is_not_round_the_location_is_refused(form: str, place: str) -> None:
    """2.1"""
    move = form.format(place)
    with pytest.raises(IllegalMove) as refused:
        position().play(move)
    told = f"{place} is not one of the ten cells round the current location"
    assert (refused.value.rule, refused.value.sentence) == ("2.1", told)
    assert str(refused.value) == f"{move}: {told} (rule 2.1)"


@pytest.mark.parametrize("place", ["0,0", "0,3", "9,9", "-20,0"])
def test_a_card_is_taken_back_from_a_cell(place: str) -> None:
    """7.10"""
    with pytest.raises(IllegalMove) as refused:
        position().play(f"lo {place}>0,5")
    assert (refused.value.rule, refused.value.sentence) == ("7.10", f"no card lies at {place}")


@pytest.mark.parametrize("place", ["-20,0", "20,0", "0,-30", "0,31", "99,99", "-99,0"])
def test_a_location_far_away_is_refused(place: str) -> None:
    """8.2"""
    with pytest.raises(IllegalMove) as refused:
        siting().play(f"site {place}")
    assert (refused.value.rule, refused.value.sentence) == ("8.2", f"no card lies next to {place}")


@pytest.mark.parametrize("place", ["-19,0", "19,0", "0,-29", "0,30"])
def test_the_farthest_location_is_a_move(place: str) -> None:
    """8.2"""
    match = siting()
    [move] = GAME.text.read_move(match.state, f"site {place}")
    assert GAME.text.write_move(match.state, move) == f"site {place}"
    assert refusal(match, f"site {place}").rule == "8.2"


@pytest.mark.parametrize("ring", ["xx", "b1", "lr", "r3", "sb"])
def test_an_unknown_ring_is_refused(ring: str) -> None:
    """1.7"""
    for text in (f"r4@0,5*{ring}", f"r4@0,5*{ring.upper()} "):
        with pytest.raises(UnreadableMove) as refused:
            position().play(text)
        assert str(refused.value) == (
            f"{text.strip()!r} names a ring {ring!r}; the rings are be, br, we, r1, r2, lo"
        )


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "hello", "r4@", "@0,5", "4@0,5", "r6@0,5", "x4@0,5", "r@0,5", "rr@0,5", "rNN"),
        *("r4@0", "r4@0,", "r4@,5", "r4@0,5,6", "r4@05", "r4@0;5", "r4@0.5", "r4@--1,2", "r4@+1,2"),
        *("r4@100,0", "r4@0,100", "r4@٣,0", "r4@1e1,0", "r4@@0,5", "r4 r4@0,5", "r4,r1"),
        *("r4@0,5*", "r4@0,5*b", "r4@0,5*bee", "r4@0,5*1b", "r4@0,5*r0", "r4@0,5**be", "r4*be"),
        *("r4@0,5be", "r4@0,5*be*we", "rN*", "4", "r", "be"),
        *(
            "lo",
            "lo 1,0",
            "lo 1,0>",
            "lo >0,5",
            "lo1,0>0,5",
            "lo 1,0 0,5",
            "lo 1,0>>0,5",
            "be 1,0>0,5",
        ),
        *("lo 1,0>0,5*lo", "lo r4@0,5", "lo 1,0@0,5"),
        *(
            "site",
            "s",
            "site 0",
            "site a,b",
            "site 0,0,0",
            "site 100,0",
            "site 0,0>0,1",
            "sites 0,0",
        ),
        *("end 1", "ende", "ee", "pass", "-", "dones", "d"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    for match in (position(), siting()):
        with pytest.raises(UnreadableMove) as refused:
            match.play(text)
        assert str(refused.value) == f"{text.strip()!r} is no move; a move is {ACCEPTED}"


def test_every_form_of_the_message_is_a_move() -> None:
    """2.1, 4.3, 7.1, 7.10, 8.1"""
    match = position()
    for text in ("r4@-1,2", "r4@-1,2*be", "rN@0,2", "lo 1,3>0,2", "end", "site -2,0"):
        assert text in ACCEPTED
        assert GAME.text.read_move(match.state, text)


# Writing


def test_places_are_rows_and_columns() -> None:
    """1.3"""
    match = position()
    state = match.state
    assert [write_place(state, i) for i in range(AROUND)] == [
        place("Bree", i) for i in range(AROUND)
    ]
    assert [write_number(state, i) for i in (0, 4, 9)] == ["-1,-1", "0,-1", "1,2"]
    assert write_cell(-3, 12) == "-3,12"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_is_read_as_it_is_written(players: int) -> None:
    """2.1"""
    dice = random.Random(players)
    samples = GAME.samples if COMPILED else GAME.samples[:1]
    for seed, options in enumerate(samples):
        match = deal(seed, players, **options)
        while match.turn is not None:
            texts, moves = match.legal_moves, match.legal_ids
            assert len(set(texts)) == len(texts)
            assert moves == sorted(moves)
            for text, move in zip(texts, moves, strict=True):
                assert GAME.text.read_move(match.state, text) == [move]
            which = dice.randrange(len(texts))
            for text in (texts[which], texts[which].upper(), f"  {texts[which]} "):
                assert match.read_move(text) == moves[which]
            # Rings are rare in games by lot: they are played where it is possible.
            keen = [
                move for move in moves if RETAKE <= move < END or (move % WITH and move < RETAKE)
            ]
            match.play(dice.choice(keen or moves))


@pytest.mark.parametrize("build", [position, siting])
def test_every_move_that_there_is_can_be_written(build: Callable[[], Match]) -> None:
    """2.1"""
    match = build()
    state = match.state
    texts = [GAME.text.write_move(state, move) for move in range(MOVES)]
    assert texts[LAY : LAY + 2] == [placed(match, "r0@p0"), placed(match, "r0@p0*be")]
    assert texts[RETAKE] == placed(match, "lo -1,-1>p0")
    assert texts[END] == "end"
    assert texts[SITE] == f"site {-ROW_0},{-COL_0}"
    assert texts[-1] == f"site {ROWS - 1 - ROW_0},{COLS - 1 - COL_0}"
    known = [
        *texts[:RETAKE],
        *texts[RETAKE : RETAKE + int(state.cells) * AROUND],
        *texts[END:],
    ]
    assert len(set(known)) == len(known)


@pytest.mark.parametrize("build", [position, siting])
def test_every_text_of_a_move_means_that_move(build: Callable[[], Match]) -> None:
    """2.1"""
    state = build().state
    step = 1 if COMPILED else 5
    retakes = range(RETAKE, RETAKE + int(state.cells) * AROUND, step)
    for move in (*range(LAY, RETAKE, step), *retakes, END):
        assert GAME.text.read_move(state, GAME.text.write_move(state, move)) == [move]
    for move in range(SITE, MOVES, step):
        row, col = split_site(move)
        if abs(row) < ROW_0 and -COL_0 < col < COLS - 1 - COL_0:
            assert GAME.text.read_move(state, GAME.text.write_move(state, move)) == [move]


def test_a_move_is_split_into_its_parts() -> None:
    """7.1, 8.1"""
    for kind in range(KINDS):
        for ring in range(-1, WITH - 1):
            move = LAY + (kind * AROUND + 7) * WITH + ring + 1
            assert split_lay(move) == (kind, 7, ring)
    assert split_site(SITE + (ROW_0 - 2) * COLS + COL_0 + 3) == (-2, 3)


def test_moves_are_numbers_too() -> None:
    match = position()
    match.play(LAY + (KIND_TEXTS.index("r4") * AROUND + 5) * WITH + 1)
    assert match.log(0)[0]["text"] == "r4@0,5*be"
    assert phase(match) == "A play"
    for number in (-1, MOVES):
        with pytest.raises(UnreadableMove, match=f"numbers from 0 to {MOVES - 1}"):
            match.play(number)
