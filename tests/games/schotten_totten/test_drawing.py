"""The table in characters."""

from __future__ import annotations

import random
import re

import pytest
from rich.text import Text

from holdfast import SPECTATOR, Match
from holdfast.core.canvas import WIDTH
from holdfast.games.schotten_totten.tables import TACTIC_CODES, TACTIC_NAMES
from holdfast.testing.amount import amount, seeds

from .build import deal, full, hand, look, play, table

LEGEND = re.compile(
    "|".join(f"{code} {name}" for code, name in zip(TACTIC_CODES, TACTIC_NAMES, strict=True))
)
CARD = re.compile(r"\b(?:[ROYGBV][1-9]|JK|SP|SH|BB|MF|RE|ST|BA|TR)\b")


def plain(drawing: str) -> str:
    """The drawing without colours."""
    return Text.from_markup(drawing).plain


def lines(match: Match, seat: int) -> list[str]:
    return plain(match.draw(seat)).splitlines()


def player_at(drawn: list[str], name: str) -> int:
    """In which line a player's hand is."""
    return next(i for i, line in enumerate(drawn) if re.match(f"[► ] {name} ", line))


def stones_at(drawn: list[str]) -> int:
    return next(i for i, line in enumerate(drawn) if line.startswith(" ─"))


def open_cards(match: Match) -> list[str]:
    seen = look(match)
    sides = [card for stone in seen["stones"] for side in stone["sides"] for card in side]
    return sorted([*sides, *seen["discard"]])


@pytest.mark.parametrize(
    "options",
    [{}, {"tactics": True}, {"tactics": True, "expert": True, "rounds": 2}],
)
def test_the_drawing_is_not_wider_than_100_columns_and_shows_every_card(
    options: dict[str, bool | int | str],
) -> None:
    """6.6"""
    dice = random.Random(4)
    for seed in seeds(amount(3, 6, 1, 2)):
        match = deal(seed, **options)
        while match.turn is not None:
            if dice.random() < 0.1:
                check_drawing(match)
            match.play(dice.choice(match.legal_ids))
        check_drawing(match)


def check_drawing(match: Match) -> None:
    for seat in (0, 1, SPECTATOR):
        drawn = plain(match.draw(seat))
        assert max(len(line) for line in drawn.splitlines()) <= WIDTH == 100
        own = hand(match, seat) if seat >= 0 else []
        words = " ".join(re.sub(r"not seen yet.*", "", drawn).split())
        cards = CARD.findall(LEGEND.sub("", words))
        assert sorted(cards) == sorted([*open_cards(match), *own])
    everything = plain(str(match))
    assert all(card in everything for seat in (0, 1) for card in hand(match, seat))


def test_the_widest_title_fits() -> None:
    match = table(
        a="Y1 Y3",
        b="Y2",
        options="tactics=on expert=on rounds=99",
        round="98 A",
        points="420 419",
        discard="RE",
        played="1 0",
        turn="A recruit",
        due="1",
        acted="1",
    )
    check_drawing(match)


def test_the_widest_hand_fits() -> None:
    """9.2"""
    match = table(
        *full("ABABABB"),
        a="JK SP SH BB MF ST BA TR",
        b="V9",
        discard="RE",
        played="1 0",
        turn="A return",
        due="2",
        acted="1",
    )
    check_drawing(match)


def test_the_seat_sits_at_the_bottom() -> None:
    match = table("1: R1 | G2", a="Y1", b="Y2")
    for seat, above, below, cards in ((0, "B", "A", "G2 R1"), (1, "A", "B", "R1 G2")):
        drawn = lines(match, seat)
        row = stones_at(drawn)
        assert player_at(drawn, above) < row < player_at(drawn, below)
        assert f"{drawn[row - 1].strip()[:2]} {drawn[row + 1].strip()[:2]}" == cards


def test_the_player_to_move_is_marked() -> None:
    drawn = lines(table("1: R1 | G2", a="Y1", b="Y2", turn="B"), 0)
    assert (drawn[player_at(drawn, "A")][0], drawn[player_at(drawn, "B")][0]) == (" ", "►")


def test_a_spectator_sits_with_a_and_sees_no_hand() -> None:
    """6.6"""
    match = table("1: R1 | G2", a="Y1 SP", b="Y2 Y3 TR")
    drawn = lines(match, SPECTATOR)
    above, below = player_at(drawn, "B"), player_at(drawn, "A")
    assert above < below
    assert drawn[above].startswith("  B   ▒▒ ▒▒ ▒▒ 2 clan cards and 1 tactic")
    assert drawn[below].startswith("► A   ▒▒ ▒▒ 1 clan card and 1 tactic")


def test_hands_of_others_are_covered() -> None:
    """6.6"""
    match = table(a="Y1 SP", b="Y2 Y3 TR")
    assert "SP" not in plain(match.draw(1))
    assert "TR" in plain(match.draw(1))
    assert "Y1  SP" in plain(match.draw(0))


def test_an_empty_hand() -> None:
    assert "no cards" in plain(table(a="Y1", b="-").draw(1))


def test_stones_show_owner_modes_and_what_can_be_claimed() -> None:
    """4.1, 4.6, 8.3"""
    stones = ["1: R7 R8 R9 | - | first A, owner A", "2: - | G7 G8 G9 | first B, owner B"]
    stones += ["3: B7 B8 | - | -", "4: V1 | - | mud, blind", "5: - | - | -"]
    match = play(table(*stones, a="B9 Y1", b="Y2", played="1 1"), "B9@3")
    row = next(line for line in lines(match, 0) if "( 5 )" in line)
    assert " 1 ▼ " in row
    assert " 2 ▲ " in row
    assert "» 3 «" in row
    assert "( 4 ~? )" in row
    row = next(line for line in lines(match, 1) if "( 5 )" in line)
    assert " 1 ▲ " in row
    assert " 2 ▼ " in row


def test_complete_sides_are_named() -> None:
    """3.1 to 3.7, 8.2"""
    stones = [
        *("1: R7 R8 R9 | - | first A", "2: G5 B5 V5 | - | first A", "3: R1 R2 R4 | - | first A"),
        *("4: G1 B2 V3 | - | first A", "5: G2 B3 V9 | - | first A"),
        *("6: G7 B7 V7 O7 | - | first A, mud", "7: G8 B9 | V8", "8: O1 Y4 V2 | O2 Y3 O4 | first A"),
    ]
    match = table(*stones, a="Y1", b="Y2", played="1 0")
    drawn = lines(match, 0)
    row = drawn[player_at(drawn, "A") - 2].ljust(WIDTH)
    assert [row[6 + 10 * n : 16 + 10 * n].strip() for n in range(9)] == [
        *("c.run 24", "3 kind 15", "colour 7", "run 6", "sum 14", "4 kind 28", "", "sum 7", "")
    ]


def test_of_two_equal_sides_the_first_is_marked() -> None:
    """3.7"""
    match = table("1: R7 R8 R9 | O7 O8 O9 | first B", a="Y1", b="Y2")
    drawn = plain(match.draw(0))
    assert drawn.count("1st 24") == 1
    assert drawn.index("1st 24") < drawn.index("( 1 )")  # B sits above


def title(match: Match) -> list[str]:
    return [part.strip() for part in lines(match, 0)[0].split("·")]


def test_the_title_says_what_is_played_and_who_decides() -> None:
    """2.1, 5.5"""
    match = table(
        a="Y1", b="Y2", options="tactics=on expert=on rounds=3", round="2 A", points="5 1"
    )
    assert title(match) == [
        *("Schotten Totten", "Tactics", "Expert", "round 2 of 3", "points A 5 – 1 B"),
        "A to play a card",
    ]
    assert title(play(match, "Y1@1"))[-1] == "A to draw"


@pytest.mark.parametrize(
    ("turn", "words"), [("A recruit", "A recruits"), ("A return", "A to put a card back")]
)
def test_the_title_says_what_a_recruiter_waits_for(turn: str, words: str) -> None:
    """9.2, 9.3"""
    match = table(a="Y1 Y3", b="Y2", discard="RE", played="1 0", turn=turn, due="1", acted="1")
    assert title(match)[-1] == words


def test_the_title_at_the_end() -> None:
    stones = [f"{n}: {c}7 {c}8 {c}9 | - | first A" for n, c in enumerate("GBR", start=1)]
    match = play(table(*stones, a="Y1", b="Y2"), "Y1@9,claim 1,claim 2,claim 3")
    assert title(match) == ["Schotten Totten", "the match is over"]
    assert "►" not in plain(match.draw(0))
    assert "3 stones" in plain(match.draw(0))


def test_what_nobody_has_seen_is_listed() -> None:
    """4.5"""
    match = table("1: R1 R9 | G5", a="Y1", b="Y2")
    row = lines(match, 0)[-2]
    assert "R ·2345678·" in row
    assert "G 1234·6789" in row
    assert "Y 123456789" in row  # hands prove nothing


def test_the_piles_are_listed() -> None:
    """6.6"""
    match = table("1: - | - | mud, blind", a="Y1", b="Y2", discard="BA R9", played="2 1", top="V1")
    assert lines(match, 0)[-1] == (
        "decks  clan 51, tactics 7   discarded  BA R9   ~ Mud Fight, ? Blind-Man's Bluff"
    )
    assert lines(table(a="Y1", b="Y2"), 0)[-1] == "decks  clan 52"


def test_the_tactics_of_the_hand_are_named_once() -> None:
    match = table(a="Y1 JK JK TR", b="Y2 SP")
    drawn = lines(match, 0)
    assert drawn[player_at(drawn, "A") + 1].strip() == "JK Joker, TR Traitor"
    assert "Spy" not in plain(match.draw(0))
    assert "Joker" not in plain(match.draw(SPECTATOR))
