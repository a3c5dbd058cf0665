"""Positions as text, and back; what makes a position unreadable or impossible."""

from __future__ import annotations

import random

import numpy as np
import pytest

import holdfast
from holdfast import ImpossibleState, Match, UnreadableState
from holdfast.testing.amount import amount, seeds

from .build import NAME, deal, decks, fields, full, hand, look, owners, phase, side, table, write
from .plain import CLAN_CARDS


def read(text: str) -> Match:
    return holdfast.read(NAME, text)


# Reading


def test_what_is_left_out_is_as_at_the_start() -> None:
    """1.2, 1.3"""
    match = read("hand A R1 R2\nhand B O1")
    assert (phase(match), hand(match, 0), hand(match, 1)) == ("A play", ["R1", "R2"], ["O1"])
    assert sorted(decks(match)[0]) == sorted(set(CLAN_CARDS) - {"R1", "R2", "O1"})
    assert decks(match)[1] == []
    assert (match.scores, owners(match), look(match)["round"]) == ((0, 0), "-" * 9, 1)


def test_cards_that_are_named_nowhere_form_the_decks() -> None:
    """1.3, 6.1"""
    match = read(
        "options tactics=on\nhand A R1 JK\nhand B O1 SP\nstone 3: - | - | blind\nplayed 1 0"
    )
    assert sorted(decks(match)[1]) == ["BA", "JK", "MF", "RE", "SH", "ST", "TR"]
    assert len(decks(match)[0]) == 52


def test_the_dice_shuffle_the_decks() -> None:
    """1.3"""
    text = "hand A R1\nhand B O1\ndice "
    assert decks(read(text + "1")) == decks(read(text + "1"))
    assert decks(read(text + "1")) != decks(read(text + "2"))


def test_every_line_is_read() -> None:
    match = table(
        *("4: G5 R5 JK | G7 V4 B3 | first B", "9: R7 R8 R9 | - | first A, owner A, blind"),
        a="B5 JK",
        b="Y2 SP",
        options="tactics=on expert=on rounds=3 starter=loser strict_colour=off",
        round="2 B",
        points="5 1",
        last="A three",
        turn="B play",
        acted="1",
        discard="RE",
        played="2 1",
        joker="A",
        kept_joker="A",
        buried="A 1 0 0",
        dice="00c0ffee00c0ffee",
    )
    state = match.state
    assert match.options["starter"] == "loser"
    assert (state.round_now, state.opener, match.scores) == (2, 1, (5, 1))
    assert (state.ending, state.winner, phase(match)) == (2, 0, "B play")
    assert (state.acted, state.played.tolist()) == (1, [2, 1])
    assert (side(match, 4, 0), side(match, 4, 1)) == (["G5", "R5", "JK"], ["G7", "V4", "B3"])
    assert (owners(match), state.blind[8]) == ("--------A", 1)
    assert (hand(match, 0), hand(match, 1)) == (["B5", "JK"], ["Y2", "SP"])
    assert look(match)["discard"] == ["RE"]
    assert (state.joker_played.tolist(), state.joker_shown.tolist()) == ([1, 0], [1, 0])
    assert [int(n) for n in (state.buried_by, state.buried_clans, state.buried_tactics)] == [
        0,
        1,
        0,
    ]
    assert int(state.dice[0]) == 0x00C0FFEE00C0FFEE


def test_passes_are_read() -> None:
    """5.2"""
    assert table(a="BB", b="MF", passes="3").state.passes == 3


def test_capitals_and_spaces_are_forgiven() -> None:
    match = read("  hand a   r1 R2\n\nstone 4:g5  |  R5 V4|-\n hand b -")
    assert hand(match, 0) == ["R1", "R2"]
    assert (side(match, 4, 0), side(match, 4, 1)) == (["G5"], ["R5", "V4"])


def test_marks_may_be_left_out() -> None:
    assert side(read("stone 4: G5 | R5\nhand A R1"), 4, 1) == ["R5"]


def test_due_cards_are_read() -> None:
    """9.2"""
    match = table(a="Y1", b="Y2", discard="RE", played="1 0", turn="A recruit", due="2")
    assert (phase(match), match.state.due) == ("A recruit", 2)


def test_a_drawn_round_has_no_winner() -> None:
    """5.3"""
    match = read("options rounds=2\nround 2 A\nlast - stalled\nhand A R1\nhand B O1")
    assert match.state.winner == -1
    assert "last - stalled" in match.game.text.write_state(match.state)


# Writing


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"tactics": True},
        {"tactics": True, "expert": True, "rounds": 2, "starter": "random"},
        {"auto_claim": True, "strict_colour": False, "mud_needs_both": True},
    ],
)
def test_a_position_is_read_as_it_is_written(options: dict[str, bool | int | str]) -> None:
    dice = random.Random(3)
    for seed in seeds(amount(3, 10, 1)):
        match = deal(seed, **options)
        while match.turn is not None:
            if dice.random() < 0.3:
                text = match.game.text.write_state(match.state)
                again = read(text)
                assert again.game.text.write_state(again.state) == text
                assert fields(again) == fields(match)
            match.play(dice.choice(match.legal_ids))
        assert fields(read(match.game.text.write_state(match.state))) == fields(match)


def test_an_empty_table_is_written_in_few_lines() -> None:
    match = table(a="Y1", b="-")
    lines = match.game.text.write_state(match.state).splitlines()
    assert [line.split()[0] for line in lines] == [
        *("options", "round", "points", "turn", "hand", "hand", "deck", "dice")
    ]
    assert "hand B -" in lines


def test_hidden_cards_are_written_as_backs() -> None:
    """6.6"""
    match = table(
        "1: R1 | R2", a="Y1 SP", b="Y2 Y3 TR", buried="A 1 0 0", discard="RE", played="1 0"
    )
    text = match.game.text.write_state(match.seen(0)[0])
    assert "hand A Y1 SP\n" in text
    assert "hand B ? ? ?t\n" in text
    assert f"deck {len(decks(match)[0]) - 1}x? {decks(match)[0][-1]}\n" in text
    assert "tactics 7x?\n" in text


def test_a_hidden_position_can_be_read_but_not_played() -> None:
    """6.6"""
    match = table("1: R1 | R2", a="Y1 SP", b="Y2 Y3 TR")
    text = match.game.text.write_state(match.seen(0)[0])
    cell = np.zeros(1, dtype=match.game.rules.state)
    match.game.text.read_state(cell[0], text)
    assert match.game.text.write_state(cell[0]) == text
    with pytest.raises(ImpossibleState, match="60 cards are hidden"):
        read(text)


# Unreadable


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (" \n ", "the position is empty"),
        ("turn A\nturn B", "the position has two lines 'turn'; each may stand once"),
        ("hand A R1\nhand a R2", "the position has two lines 'hand A'"),
        ("stone 1: R1 | -\nstone 1: R2 | -", "the position has two lines 'stone 1'"),
        ("weather fine", "the position has a line 'weather'; lines begin with options, round"),
        ("hand C R1", "the position has a line 'hand C'"),
        ("options speed=on", "there is no option 'speed'; there are tactics, expert"),
        ("options tactics=maybe", "option tactics is 'maybe'; it can be off or on"),
        ("options rounds=0", "option rounds is '0'; it can be a whole number from 1 to 99"),
        ("options starter=me", "it can be alternate or winner or loser or random"),
        ("stone 0: R1 | -", "the line 'stone 0' says 'R1 | -': the stones are 1 to 9"),
        ("stone x: R1 | -", "the stones are 1 to 9"),
        ("stone 1: R1", "it needs the cards of A | the cards of B | the marks"),
        ("stone 1: R1 | - | - | -", "it needs the cards of A | the cards of B | the marks"),
        ("stone 1: R1 R2 R3 R4 R5 | -", "it has 5 cards; there is room for 4"),
        ("stone 1: XX | -", "'XX' is no card; cards are R1 to V9, JK, SP"),
        ("stone 1: R1 | - | wet", "'wet' is no mark; marks are owner A, first A, mud, blind"),
        ("stone 1: R1 | - | mud A", "'mud A' is no mark"),
        ("stone 1: R1 | - | owner C", "'C' is no seat; the seats are A, B"),
        ("stone 1: R1 | - | owner", "'' is no seat; the seats are A, B"),
        ("round two A", "it needs 1 whole number"),
        ("round 200 A", "no number here can be larger than 127"),
        ("round 1 C", "'C' is no seat"),
        ("points 5", "it needs 2 whole numbers"),
        ("points 5 -1", "it needs 2 whole numbers"),
        ("last A won", "'won' is no ending; endings are five, three, stalled"),
        ("last C five", "'C' is no seat"),
        ("turn C play", "'C' is no seat"),
        (
            "turn A sleep",
            "'sleep' is no phase; phases are play, claim, draw, recruit, return, over",
        ),
        ("turn A look", "'look' is no phase"),
        ("due many", "it needs 1 whole number"),
        ("acted x", "it needs 1 whole number"),
        ("passes 1 2", "it needs 1 whole number"),
        ("hand A R0", "'R0' is no card"),
        ("hand A R1 R2 R3 R4 R5 R6 R7 R8 R9 O1", "it has 10 cards; there is room for 9"),
        ("deck 55x?", "it has 55 cards; there is room for 54"),
        ("options tactics=on\ntactics 11x?", "it has 11 cards; there is room for 10"),
        ("discard 7x?", "it has 7 cards; there is room for 6"),
        ("played 1", "it needs 2 whole numbers"),
        ("played 128 0", "no number here can be larger than 127"),
        ("joker C", "'C' is no seat"),
        ("kept-joker C", "'C' is no seat"),
        ("buried A 1", "it needs 3 whole numbers"),
        ("buried C 1 1 1", "'C' is no seat"),
        ("dice xyz", "the line 'dice' says 'xyz'"),
    ],
)
def test_what_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(UnreadableState) as refused:
        read(text)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    "line",
    [
        *("points 99999 0", "points 1000000000000000000000 0", "dice -1", "dice fffffffffffffffff"),
        "deck 1000000000000000x?",
    ],
)
def test_a_number_that_is_too_large_is_refused(line: str) -> None:
    with pytest.raises(UnreadableState):
        read(line)


# Impossible


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (write(a="Y1 ?"), "1 cards are hidden"),
        (write(a="Y1 Y1"), "Y1 is there 2 times instead of 1"),
        (write(deck="-"), "R1 is there 0 times instead of 1"),
        (write(a="JK", options="tactics=off"), "JK is there 1 time instead of 0"),
        (write("1: R1 R2 R3 R4 | -"), "stone 1 has 4 cards of A instead of 3"),
        (write("1: - | R1 BB", played="1 0"), "stone 1 has a card on a side that is no troop"),
        (write("1: R1 O5 RE | -", played="1 0"), "stone 1 has a card on a side that is no troop"),
        (write("1: R1 R2 R3 | -"), "stone 1 must say which complete side was first"),
        (write("1: R1 R2 | - | first A"), "stone 1 must say which complete side was first"),
        (write("1: R1 R2 R3 | - | first B"), "stone 1 must say which complete side was first"),
        (
            write("1: R1 R2 R3 | R4 | first A, owner B"),
            "stone 1 is owned by B, whose side is incomplete",
        ),
        (write("1: SP | -"), "1 tactics lie open but 0 were played"),
        (write("1: - | - | mud"), "1 tactics lie open but 0 were played"),
        (write(discard="BA TR", played="2 0"), "a player leads by more than one tactic"),
        (write("1: JK | -", played="1 0"), "1 Jokers lie open but 0 were played"),
        (
            write("1: JK | -", played="1 0", joker="B"),
            "A has a Joker on the table without having played it",
        ),
        (write(round="0 A"), "round 0 of 1"),
        (write(round="2 A"), "round 2 of 1"),
        (write(turn="A over"), "the match is over, but not all rounds are played"),
        (
            write(turn="A over", options="rounds=2", last="A five"),
            "the match is over, but not all rounds are played",
        ),
        (write(*full("AAA")), "A has won the round already"),
        (write(*full("BBABAB-B")), "B has won the round already"),
        (write(turn="A claim"), "A has no stone to claim"),
        (write(turn="A draw"), "there is no choice of deck"),
        (write(turn="A draw", options="tactics=on"), "there is no choice of deck"),
        (write(turn="A recruit", options="tactics=on"), "there is no choice of deck"),
        (write(turn="A return", options="tactics=on"), "no card is due to be returned"),
    ],
)
def test_what_cannot_occur_is_refused(text: str, problem: str) -> None:
    with pytest.raises(ImpossibleState) as refused:
        read(text)
    assert problem in refused.value.problems


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(ImpossibleState) as refused:
        table("1: R1 R2 R3 R4 | -", a="Y1 Y1", round="3 A")
    assert len(refused.value.problems) == 3


SEVEN = "Y1 Y3 Y4 Y5 Y6 Y7 RE"
EIGHT = "Y1 Y3 Y4 Y5 Y6 Y7 Y8 Y9"
REST = [card for card in CLAN_CARDS if card not in ("Y1", "Y2")]
STUCK = [*full("AABBAABB", without="Y1 Y2 Y3 Y4 Y5 Y6"), "9: Y1 Y2 Y3 | Y4 Y5 Y6 | first A"]


#: What would break the rules only later, and the problem that is named.
LATER = {
    "seven cards without tactics": (
        write(a="Y1 Y3 Y4 Y5 Y6 Y7 Y8"),
        "A holds 7 cards instead of up to 6",
    ),
    "nine cards before a Recruiter": (
        write(a=f"RE {EIGHT}"),
        "A holds 9 cards instead of up to 7",
    ),
    "seven cards and one to draw": (
        write(a=SEVEN, options="tactics=on", turn="A draw", due="1", acted="1"),
        "A holds 7 cards instead of up to 6",
    ),
    "seven cards, a claim, and one to draw": (
        write("1: R7 R8 R9 | - | first A", a=SEVEN, options="tactics=on", turn="A claim", due="1"),
        "A holds 7 cards instead of up to 6",
    ),
    "seven cards and three to recruit": (
        write(a=SEVEN.replace("RE", "SP"), discard="RE", played="1 0", turn="A recruit", due="3"),
        "A holds 7 cards instead of up to 6",
    ),
    "nine cards to recruit": (
        write(a="Y1", discard="RE", played="1 0", turn="A recruit", due="9"),
        "9 cards are due instead of up to 3",
    ),
    "five cards to draw": (
        write(options="tactics=on", turn="A draw", due="5"),
        "5 cards are due instead of up to 1",
    ),
    "nine cards to return": (
        write(a=EIGHT, discard="RE", played="1 0", turn="A return", due="9"),
        "9 cards are due instead of up to 2",
    ),
    "nothing that may be returned": (
        write("1: JK | -", a="JK", discard="RE", played="1 1", joker="A", turn="A return", due="1"),
        "no card of the hand may be returned",
    ),
    "a tactic in the clan deck": (
        write(
            options="tactics=on", deck=" ".join(["JK", *REST]), tactics="JK SP SH BB MF RE ST BA TR"
        ),
        "a tactic is in the clan deck",
    ),
    "a clan card in the tactics deck": (
        write(a="Y1 TR", deck=" ".join(REST[1:]), tactics=f"{REST[0]} JK JK SP SH BB MF RE ST BA"),
        "a clan card is in the tactics deck",
    ),
    "six clan cards discarded without a ruse": (
        write("1: R9 | O9", a="BA Y1", discard="R1 R2 R3 R4 R5 R6"),
        "6 troops were discarded by 0 ruses",
    ),
    "three cards put under decks": (
        write(discard="RE", played="1 0", buried="A 2 1 0"),
        "3 cards were put under the decks instead of up to 2",
    ),
    "cards put under decks without a Recruiter": (
        write(options="tactics=on", buried="A 1 1 0"),
        "cards were put under the decks without a Recruiter",
    ),
    "a kept Joker that is not in hand": (
        write("1: - | JK", played="0 1", joker="B", kept_joker="B"),
        "B kept a Joker but does not hold it",
    ),
    "two passes of players who can play nothing": (
        write(*STUCK, a="-", b="-", deck="-", passes="2", options="tactics=on"),
        "the round is stalled after 2 passes",
    ),
    "four passes": (
        write(a="BB", b="MF", passes="4"),
        "the round is stalled after 4 passes",
    ),
}


@pytest.mark.parametrize("name", LATER)
def test_what_would_break_the_rules_later_is_refused(name: str) -> None:
    """1.3, 5.2, 6.1, 7.3, 9.1, 9.2, 9.3"""
    text, problem = LATER[name]
    with pytest.raises(ImpossibleState) as refused:
        read(text)
    assert problem in refused.value.problems
