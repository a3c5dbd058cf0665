"""What leaves the game: the box, the view's formations, and the parts of moves."""

from __future__ import annotations

from collections import Counter

import pytest

from holdfast import Match, UnreadableMove
from holdfast.games.schotten_totten import wire
from holdfast.games.schotten_totten.wire import BOX, Question, Strategy, Try, Wail

from .build import look, play, table
from .plain import CLAN_CARDS, TACTICS


def meant(match: Match, parts: Question) -> str:
    """A move that the parts mean, in notation."""
    return str(match.game.text.write_move(match.state, match.read_parts(parts)))


def test_the_box_has_every_card() -> None:
    """1.1, 6.1"""
    assert [card.id for card in BOX.cards] == list(CLAN_CARDS)
    assert Counter({card.id: card.copies for card in BOX.tactics}) == Counter(TACTICS)
    assert [f"{card.clan}{card.strength}" for card in BOX.cards] == list(CLAN_CARDS)


def test_complete_sides_are_named() -> None:
    """3.6, 8.2"""
    match = table(
        "1: R7 R8 R9 | B5 G5 Y5 | first A",
        "2: R1 R2 R4 | B1 G2 Y3 | first A",
        "3: V1 V2 | G9 Y9 B3 | first B",
        "4: B9 O9 V9 R5 | Y8 O8 G8 V8 | first A, mud",
        a="Y1",
        played="1 0",
    )
    stones = look(match)["stones"]
    assert [stone["size"] for stone in stones[:5]] == [3, 3, 3, 4, 3]
    told = [[f and (f["name"], f["total"]) for f in stone["formations"]] for stone in stones[:4]]
    assert told == [
        [("colour-run", 24), ("three", 15)],
        [("colour", 7), ("run", 6)],
        [None, ("sum", 21)],
        [("sum", 32), ("four", 32)],
    ]


@pytest.mark.parametrize(
    ("mine", "theirs", "border", "rival"),
    [
        ("", "", [0, 5, 3], [0, 5, 3]),
        ("4 6", "1", [2, 3, 1], [1, 4, 2]),
        ("1 2 8", "3 5 7", [3, 2, None], [3, 2, 1]),
        ("2", "3 6 9", [1, 4, None], [3, 2, 2]),
    ],
)
def test_the_view_says_how_many_stones_are_lacking(
    mine: str, theirs: str, border: list[int | None], rival: list[int | None]
) -> None:
    """5.1"""
    state = table().state
    for seat, stones in enumerate((mine, theirs)):
        for stone in stones.split():
            state.owner[int(stone) - 1] = seat
    lacking = [[each.stones, each.to_five, each.to_three] for each in wire.view(state, 0).borders]
    assert lacking == [border, rival]


def test_the_view_says_whether_there_are_tactics() -> None:
    """6.1"""
    assert [look(table(a=hand))["tactics"] for hand in ("Y1", "SP")] == [False, True]


def test_a_ruse_names_its_card_what_it_takes_and_where() -> None:
    """9.4, 9.5, 9.6"""
    match = table("2: R1 | G5", a="ST BA TR Y1", options="tactics=on")
    parts = {choice.text: choice.parts for choice in match.show(0).moves}
    assert parts["ST R1>6"] == Strategy("ST", "R1", 1, 0, 5)
    assert parts["ST R1>x"] == Strategy("ST", "R1", 1, 0, None)
    assert parts["BA G5"] == Wail("BA", "G5", 1, 1)
    assert parts["TR G5>2"] == wire.Betray("TR", "G5", 1, 1, 1)


def test_of_a_returned_card_others_read_the_deck() -> None:
    """9.3"""
    match = table(a="RE Y1 SP", top="R1 R2 R3")
    play(match, "RE,draw clan,draw clan,draw clan,return R1,return SP")
    mine, theirs = ([entry["parts"] for entry in match.log(seat)[-2:]] for seat in (0, 1))
    assert mine == [
        {"kind": "return", "card": "R1", "deck": "clan"},
        {"kind": "return", "card": "SP", "deck": "tactic"},
    ]
    assert [part["card"] for part in theirs] == [None, None]
    assert [part["deck"] for part in theirs] == ["clan", "tactic"]


def test_a_card_that_is_tried_goes_to_an_unclaimed_stone() -> None:
    """4.6"""
    match = table("1: R1 R2 R3 | | first A, owner A", a="Y1 MF RE")
    assert meant(match, Try("Y1")) == "Y1@2"
    assert meant(match, Try("Y1", 0)) == "Y1@1"
    assert meant(match, Try("MF")) == "MF@2"
    assert meant(match, Try("RE")) == "RE"


def test_a_ruse_that_is_tried_takes_what_it_can() -> None:
    """9.4, 9.5, 9.6"""
    match = table("2: R1 | JK G5", a="ST BA TR Y1", played="0 1", joker="B")
    assert meant(match, Try("ST")) == "ST R1>1"
    assert meant(match, Try("ST", None, "R1")) == "ST R1>1"
    assert meant(match, Try("ST", 1, "R1")) == "ST R1>2"
    assert meant(match, Try("BA")) == "BA JK"
    assert meant(match, Try("TR")) == "TR G5>1"
    assert meant(match, Try("TR", 0, "JK")) == "TR JK>1"


def test_a_ruse_with_nothing_to_take_is_refused_for_that() -> None:
    """9.5"""
    match = table(a="BA Y1", options="tactics=on")
    assert match.game.text.why(match.state, match.read_parts(Try("BA"))).id == "no-card-rival"


def test_a_card_that_is_tried_while_cards_go_back_goes_back() -> None:
    """9.3"""
    match = play(table(a="RE Y1", top="R1 R2 R3"), "RE,draw clan,draw clan,draw clan")
    assert meant(match, Try("Y1")) == "return Y1"


@pytest.mark.parametrize(
    "parts",
    [
        Try("ZZ"),
        Try("Y1", 9),
        wire.Place("Y1", 9),
        wire.Return(None, "clan"),
        wire.Return("R1", "tactic"),
        Wail("BA", "G5", 3, 1),
        Wail("BA", "G5", 1, 0),
        Strategy("ST", "zz", 1, 0, 1),
    ],
)
def test_parts_of_no_move_are_refused(parts: Question) -> None:
    match = table("2: R1 | G5", a="ST BA Y1", options="tactics=on")
    with pytest.raises(UnreadableMove, match="is no move here"):
        match.read_parts(parts)
