"""Moves as text, and back."""

from __future__ import annotations

import random

import pytest

from holdfast import AmbiguousMove, IllegalMove, Match, UnreadableMove
from holdfast.games.schotten_totten.moves import CLAIM, MOVES, PASS, RECRUIT
from holdfast.testing.amount import amount, seeds

from .build import deal, phase, play, refusal, side, table


def position() -> Match:
    return table("1: R1 JK | R9 SP", a="R7 MF RE ST BA TR", b="Y2", played="1 1", joker="A")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        *((text, "R7@4") for text in ("R7@4", "r7@4", "R7 4", "r7-4", "R74", "  r7  @  4 ")),
        *((text, "MF@9") for text in ("MF@9", "mf 9", "mf-9")),
        *((text, "RE") for text in ("RE", "re", " Re ")),
        *((text, "ST R1>6") for text in ("ST R1>6", "st r1 6", "ST R1-6", "st r1 > 6")),
        *((text, "ST JK>x") for text in ("ST JK>x", "st jk x", "ST JK>X", "st jk - x")),
        *((text, "BA R9") for text in ("BA R9", "ba r9", " BA   R9 ")),
        *((text, "TR R9>5") for text in ("TR R9>5", "tr r9 5", "TR R9-5", "tr r9 > 5")),
    ],
)
def test_a_card_can_be_written_in_several_ways(text: str, written: str) -> None:
    """2.2, 9.2, 9.4, 9.5, 9.6"""
    match = position()
    assert match.game.text.write_move(match.state, match.read_move(text)) == written


@pytest.mark.parametrize("text", ["claim 1", "Claim 1", "CLAIM1", "c1", "c 1", "!1", "! 1"])
def test_a_claim_can_be_written_in_several_ways(text: str) -> None:
    """4.1"""
    match = play(table("1: R7 R8 | -", a="R9", b="Y2"), "R9@1")
    assert match.read_move(text) == CLAIM
    assert match.game.text.write_move(match.state, CLAIM) == "claim 1"


@pytest.mark.parametrize(("text", "written"), [("done", "done"), ("D", "done"), ("Done ", "done")])
def test_the_end_of_claiming(text: str, written: str) -> None:
    """4.1"""
    match = play(table("1: R7 R8 | -", a="R9", b="Y2"), "R9@1")
    assert match.game.text.write_move(match.state, match.read_move(text)) == written


@pytest.mark.parametrize("text", ["pass", "P", "p", "Pass"])
def test_a_pass(text: str) -> None:
    """6.5"""
    match = table(a="BB", b="Y2")
    assert match.read_move(text) == PASS


@pytest.mark.parametrize(
    ("text", "written"),
    [
        *((text, "draw clan") for text in ("draw clan", "DRAW C", "draw  c")),
        *((text, "draw tactic") for text in ("draw tactic", "draw tactics", "DRAW T")),
    ],
)
def test_a_draw(text: str, written: str) -> None:
    """6.3"""
    match = play(table(a="Y1", b="Y2", options="tactics=on"), "Y1@1")
    assert match.game.text.write_move(match.state, match.read_move(text)) == written


@pytest.mark.parametrize("text", ["return V1", "ret v1", "RETURN  V1", "v1"])
def test_a_return(text: str) -> None:
    """9.3"""
    match = table(a="RE Y1", b="Y2", top="V1 V2 V3")
    play(match, "RE,draw clan,draw clan,draw clan")
    assert match.game.text.write_move(match.state, match.read_move(text)) == "return V1"


def test_a_card_alone_is_enough_where_it_can_mean_only_one_thing() -> None:
    """2.2"""
    closed = [f"{n}: - | {c}1 {c}2 {c}3 | first B, owner B" for n, c in ((1, "G"), (2, "B"))]
    closed += [f"{n}: {c}1 {c}2 {c}3 | - | first A, owner A" for n, c in ((3, "R"), (4, "O"))]
    closed += ["5: - | V1 V2 V3 | first B, owner B", "6: G7 G8 B7 | - | first A"]
    closed += ["7: G9 R8 B9 | - | first A", "8: O7 R9 B8 | - | first A"]
    match = table(*closed, a="Y1", b="Y2")
    play(match, "y1")
    assert side(match, 9, 0) == ["Y1"]


def test_a_card_alone_is_asked_back_where_it_can_mean_several() -> None:
    """2.2"""
    match = position()
    with pytest.raises(AmbiguousMove, match=r"'r7' could mean R7@1, R7@2, .*, R7@9"):
        match.play("r7")


def test_a_draw_without_a_deck_is_asked_back() -> None:
    """6.3"""
    match = play(table(a="Y1", b="Y2", options="tactics=on"), "Y1@1")
    with pytest.raises(AmbiguousMove, match="'draw' could mean draw clan, draw tactic"):
        match.play("draw")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "hello", "R0@1", "R7@0", "R10@1", "X5@1", "R7@10", "RE@4", "ST@1", "@4", "7"),
        *("claim", "claim 0", "claim 10", "claim x", "ST R7", "ST R7>0", "ST 7>1", "TR R7>x"),
        *("TR R7", "BA 7", "BA R7>1", "draw card", "return", "return 5", "return ?", "return ?t"),
        *("pass 1", "done 1", "JK @ @ 1"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(UnreadableMove, match="is no move; a move is a card and a stone"):
        position().play(text)


@pytest.mark.parametrize(
    ("text", "rule"),
    [("ST V9>1", "9.4"), ("BA V9", "9.5"), ("TR V9>1", "9.6"), ("ST MF>1", "9.4")],
)
def test_a_card_that_lies_nowhere_can_be_written(text: str, rule: str) -> None:
    """9.4, 9.5, 9.6"""
    assert refusal(position(), text).rule == rule


@pytest.mark.parametrize("options", [{}, {"tactics": True}, {"tactics": True, "expert": True}])
def test_every_move_is_read_as_it_is_written(options: dict[str, bool]) -> None:
    dice = random.Random(2)
    for seed in seeds(amount(4, 20, 1, 2)):
        match = deal(seed, **options)
        while match.turn is not None:
            texts = match.legal_moves
            assert len(set(texts)) == len(texts)
            assert match.legal_ids == sorted(match.legal_ids)
            some = dice.sample(range(len(texts)), min(4, len(texts)))
            for i in some:
                for text in (texts[i], texts[i].lower(), f"  {texts[i]} "):
                    assert match.read_move(text) == match.legal_ids[i]
            match.play(texts[dice.choice(some)])


def test_moves_are_numbers_too() -> None:
    match = position()
    match.play(RECRUIT)
    assert phase(match) == "A recruit"
    with pytest.raises(IllegalMove, match="now the Recruiter draws"):
        match.play(RECRUIT)
    for number in (-1, MOVES):
        with pytest.raises(UnreadableMove, match=f"numbers from 0 to {MOVES - 1}"):
            match.play(number)


@pytest.mark.parametrize("ruse", ["ST", "BA", "TR"])
def test_a_ruse_without_a_target_is_no_move(ruse: str) -> None:
    """9.4, 9.5, 9.6"""
    match = table("1: R1 | G2", a=f"Y1 {ruse}", b="Y2")
    with pytest.raises(UnreadableMove, match="is no move; a move is a card and a stone"):
        match.play(ruse)
