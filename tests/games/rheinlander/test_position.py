"""Positions as text, and back; what makes a position unreadable or impossible."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import holdfast
from holdfast import SPECTATOR, ImpossibleState, Match, UnreadableState
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.games.rheinlander.tables import CENTRES
from holdfast.testing.amount import amount, seeds
from tests.games.sentences import unseen_problems

from .build import (
    NAME,
    archbishop,
    bastions,
    cards,
    centres,
    coins,
    deal,
    discard,
    garrison,
    is_lone,
    knights,
    look,
    owner,
    phase,
    play,
    stands,
    supply,
    table,
    value,
)

#: A has put a knight on L2, beside the castle of slot 1.
CASTLE = ("options castle_optional=on", "turn A castle", "spot L2", "knights A L2")
LAND = [name for name in SHIPPED.numbers if name[0] != "W"]


def read(*lines: str) -> Match:
    return holdfast.read(NAME, "\n".join(lines))


def rewrite(match: Match) -> str:
    return match.game.text.write_state(match.state)


def line(match: Match, key: str) -> str:
    """The value of a line as it is written."""
    [found] = [text for text in rewrite(match).splitlines() if text.startswith(f"{key} ")]
    return found.removeprefix(f"{key} ")


# Left out


def test_what_is_left_out_is_as_at_the_start() -> None:
    """1.4, 1.5, 1.6, 1.7"""
    match = read("players 3")
    assert (match.players, phase(match), look(match)["opener"]) == (3, "A play", 0)
    assert (supply(match), bastions(match), coins(match)) == ([25] * 3, [3] * 3, [0] * 3)
    assert match.state.centre.tolist() == CENTRES.tolist()
    assert (look(match)["knights"], look(match)["bastions"], look(match)["duchies"]) == ({}, [], [])
    assert (discard(match), look(match)["deck"]) == ([], 39)
    assert (match.state.built, match.state.ended, match.state.mixed) == (0, 0, 0)
    assert match.options == deal(1).options


@pytest.mark.parametrize(("players", "each"), [(3, 25), (4, 20), (5, 17)])
def test_everybody_has_the_knights_of_so_many_players(players: int, each: int) -> None:
    """1.5"""
    match = read(f"players {players}", "knights A L5 R9", "garrisons -")
    assert supply(match) == [each - 2] + [each] * (players - 1)
    assert bastions(match) == [3] * players
    assert [len(cards(match, "ABCDE"[seat])) for seat in range(players)] == [5] * players


def test_three_play_if_nothing_is_said() -> None:
    assert read("turn C").players == 3


def test_the_dice_deal_the_hands_that_are_not_named() -> None:
    """1.6"""
    one, same, other = (read("hand B 1 2 3 4 5", f"dice {dice}") for dice in "112")
    assert cards(one, "B") == [1, 2, 3, 4, 5]
    assert cards(one, "A") == cards(same, "A") != cards(other, "A")
    held = [card for seat in "ABC" for card in cards(one, seat)]
    assert len(held) == len(set(held)) == 15


def test_nobody_is_dealt_what_lies_on_the_discard_pile() -> None:
    """2.3"""
    match = read(f"discard {' '.join(str(card) for card in range(16, 55))}")
    assert sorted(cards(match, "A") + cards(match, "B") + cards(match, "C")) == [*range(1, 16)]
    assert look(match)["deck"] == 0


@pytest.mark.parametrize("turn", ["B bastion", "B castle"])
def test_who_has_played_a_card_is_dealt_four(turn: str) -> None:
    """2.3"""
    lines = ["options castle_optional=on", "spot L2", "knights B L2"] if "castle" in turn else []
    match = read(f"turn {turn}", *lines)
    assert [len(cards(match, seat)) for seat in "ABC"] == [5, 4, 5]


def test_a_duchy_belongs_to_the_majority_if_nothing_is_said() -> None:
    """5.3, 5.5"""
    match = read("knights A L5 L6 L9", "knights B R9 L10 W9", "knights C L7")
    assert (owner(match, "L5"), knights(match, "L5")) == ("A", "A2 C1")
    assert owner(match, "L9") == "B"
    assert owner(read("knights A L5", "knights B L6"), "L5") == "-"


# Every line


def test_every_line_is_read() -> None:
    match = read(
        "options open_scores=on bastion_timing=any",
        "players 4",
        "opener D",
        "turn B play",
        "built 1",
        "ended 1",
        f"centres {centres({5: 'c', 9: 'b'})}",
        "supply 15 18 18 20",
        "bastions 3 2 3 3",
        "coins 0 4 12 0",
        "knights A L5 L6 R9 I17",
        "knights B L11 L12",
        "knights C L22 I33",
        "towers L24",
        "garrisons 5A",
        "duchies L5=A L11=A",
        "hand A 1 2 3 4 5",
        "hand B 6 7 8 9 10",
        "hand C 11 12 13 14 15",
        "hand D 16 17 18 19 20",
        "discard 21 22 54",
        "mixed 6 30",
        "drawn 0 1 0 0",
        "dice 00c0ffee00c0ffee",
    )
    state = match.state
    assert (match.options["open_scores"], match.options["bastion_timing"]) == (True, "any")
    assert (match.players, state.opener, phase(match)) == (4, 3, "B play")
    assert (state.built, state.ended) == (1, 1)
    assert [slot["centre"] for slot in look(match)["slots"]][4:9:4] == ["c", "b"]
    assert (supply(match), bastions(match)) == ([15, 18, 18, 20], [3, 2, 3, 3])
    assert coins(match) == [0, 4, 12, 0]
    assert [stands(match, name) for name in ("L5", "L11", "I17", "I30", "L24", "L7")] == [
        *("A", "B", "A", "C", "bastion", "-")
    ]
    assert garrison(match, 5) == "A"
    assert (owner(match, "L11"), knights(match, "L11"), value(match, "L11")) == ("A", "A1 B2", 2)
    assert [cards(match, seat)[0] for seat in "ABCD"] == [1, 6, 11, 16]
    assert (discard(match), look(match)["deck"]) == ([21, 22, 54], 31)
    assert (int(state.mixed), state.drawn.tolist()) == (1 << 5 | 1 << 29, [0, 1, 0, 0, 0])
    assert int(state.dice[0]) == 0x00C0FFEE00C0FFEE


def test_capitals_and_spaces_are_forgiven() -> None:
    match = read(
        "  knights a   l5 R6 i19", "", f"centres {centres({}).upper()}", " hand b  1 2 3 4 5"
    )
    assert (stands(match, "L5"), stands(match, "I17")) == ("A", "A")
    assert cards(match, "B") == [1, 2, 3, 4, 5]


def test_the_order_of_the_lines_does_not_matter() -> None:
    text = rewrite(table("A L5 L6", "B R9 W9", towers="L9"))
    lines = text.splitlines()
    for seed in range(5):
        random.Random(seed).shuffle(lines)
        assert rewrite(read(*lines)) == text


def test_an_empty_line_of_pieces_is_a_dash() -> None:
    keys = ("options", "knights A", "towers", "garrisons", "duchies", "discard", "mixed")
    assert rewrite(read(*(f"{key} -" for key in keys))) == rewrite(read("players 3"))


def test_an_owner_need_not_have_the_majority() -> None:
    """5.7"""
    match = read("knights A L5", "knights B L6 R9", "knights C R10", "duchies L6=A R9=C")
    assert (owner(match, "L5"), owner(match, "R9")) == ("A", "C")
    match = read("knights A L5", "knights B L6 L7", "duchies L6=A")
    assert (owner(match, "L5"), knights(match, "L5")) == ("A", "A1 B2")


def test_duchies_have_the_numbers_in_which_they_are_named() -> None:
    """5.1"""
    lines = ("knights A L5 L6 L22 L23", "knights B R9 R10")
    assert line(read(*lines), "duchies") == "L5=A R9=B L22=A"
    assert line(read(*lines, "duchies R10=B L23=A"), "duchies") == "R9=B L22=A L5=A"


def test_the_archbishop_and_values_follow_from_the_rest() -> None:
    """7.1, 9.2"""
    lines = ("knights A L2 L6", "knights B L3 L7", f"centres {centres({1: 'b', 3: '4'})}")
    match = read(*lines, "duchies L2=A")
    assert (archbishop(match), value(match, "L2"), value(match, "L6")) == ("A", 2, 5)
    assert archbishop(read(*lines)) == "-"


def test_a_castle_to_decide_on_is_read() -> None:
    """8.4"""
    match = read(*CASTLE, "refused -")
    assert (phase(match), match.legal_moves) == ("A castle", ["garrison", "refuse"])
    assert (line(match, "spot"), line(match, "refused"), is_lone(match, "L2")) == ("L2", "-", True)
    assert garrison(play(match, "garrison"), 1) == "A"
    assert (owner(match, "L2"), phase(match)) == ("A", "A bastion")


def test_a_knight_that_is_being_placed_is_in_no_duchy_yet() -> None:
    """2.2, 8.4"""
    match = read(*CASTLE, "knights B L1 R1", "knights C W1", "duchies L1=-")
    assert (knights(match, "L1"), is_lone(match, "L2")) == ("B2 C1", True)
    assert knights(play(match, "refuse"), "L1") == "A1 B2 C1"


# Writing

SAMPLES = GAME.samples[: amount(4, 4, 1, 4)]


def record(match: Match) -> Any:
    """The record as it was read, byte for byte."""
    return match.state.tobytes()


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", SAMPLES, ids=lambda options: "-".join(options) or "none")
def test_a_position_is_read_as_it_is_written(options: dict[str, Any], players: int) -> None:
    dice = random.Random(players)
    for seed in seeds(amount(1, 2, 1)):
        match = deal(seed, players, **options)
        while match.turn is not None:
            if dice.random() < amount(10, 15, 1, 5) / 100 or phase(match).endswith("castle"):
                again = read(rewrite(match))
                assert rewrite(again) == rewrite(match)
                assert record(again) == record(match)
            match.play(dice.choice(match.legal_ids))
        assert record(read(rewrite(match))) == record(match)


def test_the_whole_position_is_written() -> None:
    match = table("A L2 L3", "B R9", "C R10", hand="1 2 3 4 5", slots={1: "c"}, garrisons="1A")
    assert rewrite(match).splitlines()[:15] == [
        *("options -", "players 3", "opener A", "turn A play"),
        f"centres {centres({1: 'c'})}",
        *("supply 22 24 24", "bastions 3 3 3", "coins 0 0 0"),
        *("knights A L2 L3", "knights B R9", "knights C R10", "towers -"),
        *("garrisons 1A", "duchies L2=A R9=-", "hand A 1 2 3 4 5"),
    ]
    assert [text.split()[0] for text in rewrite(match).splitlines()[15:]] == [
        *("hand", "hand", "discard", "dice")
    ]


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_hidden_position_can_be_read_but_not_played(seat: int) -> None:
    """2.7"""
    match = table("A L2", hand="1 2 3 4 5", discard="6 7")
    text = match.game.text.write_state(match.seen(seat)[0])
    assert "hand B ?\nhand C ?\ndiscard 6 7\n" in text
    assert f"hand A {'1 2 3 4 5' if seat == 0 else '?'}\n" in text
    cell = np.zeros(1, dtype=GAME.rules.state)
    GAME.text.read_state(cell[0], text)
    assert cell.tobytes() == match.seen(seat).tobytes()
    with pytest.raises(ImpossibleState) as refused:
        read(text)
    assert refused.value.problems == (f"{47 if seat == 0 else 52} cards are hidden",)


# Unreadable


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (" \n ", "the position is empty; it needs at least the number of players"),
        ("turn A\nturn B", "the position has two lines 'turn'; each may stand once"),
        ("hand A 1\nhand a 2", "the position has two lines 'hand A'; each may stand once"),
        ("knights b L1\nknights B L2", "the position has two lines 'knights B'"),
        ("weather fine", "the position has a line 'weather'; lines begin with players, options, "),
        ("hand F 1", "the position has a line 'hand F'"),
        ("hand", "the position has a line 'hand '"),
        ("knights", "the position has a line 'knights '"),
        ("players 2", "the line 'players' says '2': it can be 3 to 5"),
        ("players 6", "the line 'players' says '6': it can be 3 to 5"),
        ("players", "the line 'players' says '': it needs 1 whole number"),
        ("players 1000", "no number here can be larger than 127"),
        ("options speed=on", "there is no option 'speed'; there are open_scores, "),
        ("options castle_optional=maybe", "option castle_optional is 'maybe'; it can be off or on"),
        ("options castle_optional", "option castle_optional is ''; it can be off or on"),
        ("options board=moon", "option board is 'moon'; it can be rhine"),
        ("opener D", "the line 'opener' says 'D': 'D' is no seat; the seats are A, B, C"),
        ("turn D", "the line 'turn' says 'D': 'D' is no seat"),
        ("turn", "the line 'turn' says '': '' is no seat"),
        ("turn A sleep", "'sleep' is no phase; phases are play, castle, bastion, over"),
        ("turn A judge", "'judge' is no phase"),
        ("built 2", "the line 'built' says '2': no number here can be larger than 1"),
        ("ended yes", "the line 'ended' says 'yes': it needs 1 whole number"),
        ("spot L55", "the line 'spot' says 'L55': 'L55' is no space of this board; spaces are L1"),
        ("refused 0", "the line 'refused' says '0': it needs different numbers from 1 to 26"),
        ("refused 27", "the line 'refused' says '27': no number here can be larger than 26"),
        ("refused 5 5", "it needs different numbers from 1 to 26"),
        ("centres c b", "the line 'centres' says 'c b': it needs 26 of c, b, 2, 3, 4"),
        (f"centres {'c ' * 25}x", "it needs 26 of c, b, 2, 3, 4"),
        ("supply 25 25", "the line 'supply' says '25 25': it needs 3 whole numbers"),
        ("supply 26 25 25", "no number here can be larger than 25"),
        ("bastions 3 3 4", "the line 'bastions' says '3 3 4': no number here can be larger than 3"),
        ("coins 10001 0 0", "no number here can be larger than 10000"),
        ("coins -1 0 0", "the line 'coins' says '-1 0 0': it needs 3 whole numbers"),
        ("knights A X5", "the line 'knights A' says 'X5': 'X5' is no space of this board"),
        ("knights A L5 L5", "the line 'knights A' says 'L5 L5': L5 is named twice"),
        ("knights A I17\nknights B I19", "the line 'knights B' says 'I19': I19 is named twice"),
        (f"knights A {' '.join(LAND[:26])}", "a player has 25 knights"),
        (f"players 5\nknights A {' '.join(LAND[:18])}", "a player has 17 knights"),
        ("knights D L5", "the line 'knights D' says 'L5': only 3 players play"),
        ("knights A L5\ntowers L5", "the line 'towers' says 'L5': L5 is named twice"),
        ("towers W5", "the line 'towers' says 'W5': a bastion cannot stand on the river"),
        ("garrisons 27A", "'27A' is no garrison; 5A is A's knight in slot 5 of 26"),
        ("garrisons A", "'A' is no garrison"),
        ("garrisons 0A", "'0A' is no garrison"),
        ("garrisons 005A", "'005A' is no garrison"),
        ("garrisons 5D", "the line 'garrisons' says '5D': 'D' is no seat"),
        ("garrisons 5A 5B", "the line 'garrisons' says '5A 5B': slot 5 is named twice"),
        ("duchies L5=A", "the line 'duchies' says 'L5=A': no other duchy is on L5"),
        ("knights A L5 L6\nduchies L5=A L6=A", "says 'L6=A': no other duchy is on L6"),
        ("knights A L5 L6\nduchies L5=D", "the line 'duchies' says 'L5=D': 'D' is no seat"),
        ("knights A L5 L6\nduchies L5", "the line 'duchies' says 'L5': '' is no seat"),
        ("duchies X=A", "the line 'duchies' says 'X=A': 'X' is no space of this board"),
        ("hand A 0", "the line 'hand A' says '0': it needs different numbers from 1 to 54"),
        ("hand A 55", "no number here can be larger than 54"),
        ("hand A 1 1", "it needs different numbers from 1 to 54"),
        ("hand A L5", "the line 'hand A' says 'L5': it needs 1 whole number"),
        ("hand A 1 2 3 4 5 6", "it has 6 cards; a hand has 5"),
        ("hand D 1", "the line 'hand D' says '1': only 3 players play"),
        ("hand A 1\nhand B 1", "the line 'hand B' says '1': card 1 is named twice"),
        ("hand A 1\ndiscard 1", "the line 'discard' says '1': card 1 is named twice"),
        ("discard 0", "it needs different numbers from 1 to 54"),
        ("mixed 55", "the line 'mixed' says '55': no number here can be larger than 54"),
        ("drawn 1 2", "the line 'drawn' says '1 2': it needs 3 whole numbers"),
        ("drawn 55 0 0", "no number here can be larger than 54"),
        ("dice xyz", "the line 'dice' says 'xyz': it needs up to 16 hexadecimal digits"),
    ],
)
def test_what_is_no_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(UnreadableState) as refused:
        read(text)
    assert message in str(refused.value)


# Impossible

OVER = ("turn A over", "ended 1")
FULL = " ".join(LAND[:25])

IMPOSSIBLE = [
    (("centres " + "c " * 26,), "castle is there 26 times instead of 7"),
    (("centres " + "c " * 26,), "city (4) is there 0 times instead of 4"),
    (("supply 25 24 25",), "B has 24 knights instead of 25"),
    (("knights A L5", "supply 25 25 25"), "A has 26 knights instead of 25"),
    (
        ("knights A L2", f"centres {centres({1: 'c'})}", "garrisons 1B", "supply 24 25 25"),
        "B has 26 knights instead of 25",
    ),
    (
        ("options bastion_timing=any", "built 1"),
        "a bastion was built in this turn, but none stands on the board",
    ),
    (("bastions 3 3 2",), "there are 8 bastions instead of 9"),
    (("towers L5",), "there are 10 bastions instead of 9"),
    (("hand A ?",), "54 cards are hidden"),
    (("hand A -",), "A holds 0 cards instead of 5"),
    (("hand A 1 2 3 4",), "A holds 4 cards instead of 5"),
    (("turn A bastion", "hand A 1 2 3 4 5"), "A holds 5 cards instead of 4"),
    (("hand A 1 2 3 4 5", "mixed 1 2"), "A holds 2 mixed cards but has drawn 0"),
    (("discard 1", "mixed 1"), "a mixed card lies on the discard pile"),
    (("knights A W5",), "a knight stands on W5, but not both banks are occupied"),
    (("knights A W5 L5",), "a knight stands on W5, but not both banks are occupied"),
    (
        ("options bastion_opens_river=off", "knights A W5 L5", "towers R5", "bastions 2 3 3"),
        "a knight stands on W5, but not both banks are occupied",
    ),
    (("knights A R23", "garrisons 10A"), "slot 10 has a garrison but no castle"),
    (("garrisons 1A",), "slot 1 has a garrison but no knight beside it"),
    (
        ("garrisons 1A", "towers L2 L3", "bastions 3 3 1"),
        "slot 1 has a garrison but no knight beside it",
    ),
    (("knights A L5 L6", "duchies L5=B"), "duchy 1 belongs to B, who has no knight in it"),
    (
        ("knights A L5 L6", "duchies L5=-"),
        "duchy 1 belongs to nobody, but A has the most knights in it",
    ),
    (("turn A over",), "the match is over, but its last round is not complete"),
    (("turn B over", "ended 1"), "the match is over, but its last round is not complete"),
    (("ended 1",), "the last round has come, but it is the turn of A, who started"),
    ((f"knights A {FULL}", "opener B", "ended 1"), "A has no knight left and thus no turn"),
    (
        (f"knights A {FULL}", "turn B"),
        "somebody has no knight left, so the round is the last: ended 1",
    ),
    (("built 1",), "a bastion was built before the knight, which is not agreed here"),
    (
        ("options bastion_timing=any", "built 1", "turn A bastion"),
        "a bastion was built before the knight, which is not agreed here",
    ),
    (("turn A bastion", "bastions 0 3 3"), "A has no bastion to place"),
    ((f"towers {' '.join(LAND)}", "turn A bastion"), "no land is free for a bastion"),
    (("spot L2",), "no castle is in question"),
    (("refused 1",), "no castle is in question"),
    (CASTLE[1:], "castles cannot be refused here"),
    (CASTLE[:3], "no knight of A is being placed"),
    ((*CASTLE[:3], "knights B L2"), "no knight of A is being placed"),
    ((*CASTLE, "refused 1"), "there is no empty castle to decide on"),
    ((*CASTLE, "refused 2"), "there is no empty castle to decide on"),
    ((*CASTLE, "garrisons 1A"), "there is no empty castle to decide on"),
    ((*CASTLE[:3], f"knights A {FULL}"), "A has no knight for a castle"),
    ((*CASTLE, "knights B L1 R1 W1"), "the castle belongs to the owner of the duchy beside it"),
]


@pytest.mark.parametrize(("lines", "problem"), IMPOSSIBLE)
def test_what_cannot_occur_is_refused(lines: tuple[str, ...], problem: str) -> None:
    with pytest.raises(ImpossibleState) as refused:
        read(*lines)
    assert problem in refused.value.problems


def test_every_problem_has_its_case() -> None:
    told = [problem for _, problem in IMPOSSIBLE]
    assert unseen_problems(GAME, told) == []


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(ImpossibleState) as refused:
        read("hand A 1", "knights B W5", "ended 1", "supply 25 25 25")
    assert refused.value.problems == (
        "B has 26 knights instead of 25",
        "A holds 1 card instead of 5",
        "a knight stands on W5, but not both banks are occupied",
        "the last round has come, but it is the turn of A, who started",
    )
    assert str(refused.value) == f"impossible position: {'; '.join(refused.value.problems)}"


@pytest.mark.parametrize(
    "lines",
    [
        ("knights A L5 W5", "towers R5", "bastions 2 3 3"),  # a bastion occupies a bank
        ("knights A L5 L6", "knights B L7 R7", "knights C W7", "duchies L5=C"),  # 5.7
        (f"knights A {FULL}", "turn B", "ended 1"),
        (f"knights A {FULL}", "turn A bastion"),  # the turn is not over yet
        ("ended 1", "turn C"),  # knights have come back
        ("options bastion_timing=any", "built 1", "towers L9", "bastions 2 3 3"),
        (*OVER, "coins 3 4 5"),
        ("mixed 1 2 3", "drawn 1 0 0", "hand A 1 4 5 6 7", "hand B 8 9 10 11 12"),
        (*CASTLE, "knights B L1", "knights C R1"),  # no duke beside it
    ],
)
def test_what_can_occur_is_accepted(lines: tuple[str, ...]) -> None:
    """3.3, 5.7, 8.3, 10.4, 11.1"""
    match = read(*lines)
    assert rewrite(read(rewrite(match))) == rewrite(match)
