"""Whatever is typed: it is read, or refused in one sentence."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from holdfast import HoldfastError, Match
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.tables import KIND_TEXTS, RING_TEXTS
from holdfast.testing.amount import amount, first_seed
from tests.games.fuzz import ODD_NUMBERS, check_move, check_position, damage

from .build import NAME
from .test_position import FULL, deal, play, table

MANY = amount(80, 300, 30, 60)

numbers = st.one_of(
    st.integers(-12, 12).map(str),
    st.sampled_from([*ODD_NUMBERS, "-"]),
)
places = st.builds("{}{}{}".format, numbers, st.sampled_from([",", " ", ", ", ";"]), numbers)
cards = st.one_of(
    st.sampled_from([*KIND_TEXTS, "R4", "r6", "x1", "rr", "\N{LATIN SMALL LETTER DOTLESS I}1"]),
    st.builds(
        "{}*{}".format, st.sampled_from(KIND_TEXTS), st.sampled_from([*RING_TEXTS, "xx", ""])
    ),
)
words = st.one_of(
    *(numbers, places, cards),
    st.sampled_from(
        ["A", "b", "C", "E", "-", "x", "?", "6x?", "end", "site", "lo", "over", "play"]
    ),
    st.builds("{}@{}".format, cards, places),
    st.builds("{}@{}*{}".format, cards, places, st.sampled_from([*RING_TEXTS, "xy", "BE"])),
    st.builds("lo {}>{}".format, places, places),
    st.builds("site {}".format, places),
    st.builds("{}={}".format, st.sampled_from(RING_TEXTS), st.sampled_from("ABCDExX")),
)
typed = st.one_of(st.text(max_size=20), words, st.lists(words, max_size=8).map(" ".join))


def late(seed: int, players: int, moves: int) -> Match:
    match = deal(seed, players, **GAME.samples[seed])
    dice = random.Random(seed)
    while len(match.moves) < moves and match.turn is not None:
        match.play(dice.choice(match.legal_ids))
    return match


def positions() -> list[Match]:
    """Matches in every phase, and late ones with many cards on the table."""
    return [
        deal(1, 3),
        play(table("r1 r1 r4", "b1", "g1", at="Amon Hen", rings="we=A lo=B"), "r1@p0"),
        table("g1", "r1", lying=FULL, turn="A site", rings="be=A"),
        late(1, 2, 60),
        late(2, 4, 90),
    ]


MATCHES = positions()
LINES = [GAME.text.write_state(match.state).splitlines() for match in MATCHES]
KEYS = sorted(
    {line.partition(" ")[0] for lines in LINES for line in lines}
    | {"hand A", "hand B", "cell 0,2:", "cell -1,0:"}
)


@seed(first_seed())
@given(st.sampled_from(range(len(MATCHES))), typed)
@settings(max_examples=MANY, deadline=None)
def test_any_text_is_a_move_or_refused(which: int, text: str) -> None:
    check_move(MATCHES[which], text)


@pytest.mark.parametrize("which", range(len(MATCHES)))
def test_a_damaged_move_is_read_or_refused(which: int) -> None:
    """Characters of legal moves are dropped, doubled and changed."""
    before = MATCHES[which]
    dice = random.Random(which)
    texts = before.legal_moves
    read = 0
    for _ in range(amount(150, 500, 100)):
        text = [*dice.choice(texts)]
        for _ in range(dice.randint(1, 2)):
            at = dice.randrange(len(text))
            text[at : at + 1] = dice.choice([[], [text[at]] * 2, [dice.choice("rbgy019-,@*>N ")]])
            text = text or [" "]
        try:
            read += before.read_move("".join(text)) in before.legal_ids
        except HoldfastError as refusal:
            assert str(refusal)
    assert read


@seed(first_seed())
@given(st.sampled_from(range(len(LINES))), st.integers(0, 99), typed)
@settings(max_examples=MANY, deadline=None)
def test_any_line_of_a_position_is_read_or_refused(which: int, number: int, text: str) -> None:
    lines = [*LINES[which]]
    number %= len(lines)
    parts = lines[number].split()
    key = " ".join(parts[:2]) if parts[0] in ("hand", "cell") else parts[0]
    check_position(NAME, [*lines[:number], f"{key} {text}", *lines[number + 1 :]])


@seed(first_seed())
@given(st.lists(st.tuples(st.sampled_from(KEYS), typed), max_size=4))
@settings(max_examples=MANY, deadline=None)
def test_any_few_lines_are_read_or_refused(lines: list[tuple[str, str]]) -> None:
    check_position(NAME, [f"{key} {text}" for key, text in lines])


@pytest.mark.parametrize("which", range(len(LINES)))
def test_a_damaged_position_is_refused_or_plays_to_its_end(which: int) -> None:
    """Words are dropped, doubled, changed for others of the same text; so are lines."""
    dice = random.Random(which)  # always the same: one in twenty is accepted, and one must be
    texts = [damage(dice, LINES[which]) for _ in range(amount(40, 120, 30))]
    assert sum(check_position(NAME, lines) for lines in texts)


@pytest.mark.parametrize("which", range(len(LINES)))
def test_a_position_with_other_cards_is_refused_or_plays_to_its_end(which: int) -> None:
    """Cards of hands and of the table are changed for others, rings are moved about."""
    dice = random.Random(100 + which)
    accepted = 0
    for _ in range(amount(40, 120, 15, 30)):
        lines = [*LINES[which]]
        for _ in range(dice.randint(1, 4)):
            number = dice.randrange(len(lines))
            parts = lines[number].split()
            colour = dice.choice("rbgy")
            fresh = {
                "hand": f"{colour}{dice.choice('012345N')}",
                "cell": f"{colour}{dice.choice('012345')}{dice.choice(['', '', '*be', '*r1'])}",
                "box": f"{colour}N",
                "rings": f"{dice.choice(RING_TEXTS)}={dice.choice('ABCDx')}",
                "turn": dice.choice(["play", "site", "over"]),
                "points": str(dice.randint(-3, 30)),
                "played": str(dice.randint(0, 3)),
            }.get(parts[0])
            if fresh and len(parts) > 1:
                at = dice.randrange(
                    min(2, len(parts) - 1) if parts[0] in ("hand", "cell") else 1, len(parts)
                )
                parts[at : at + 1] = [fresh]
                lines[number] = " ".join(parts)
        accepted += check_position(NAME, lines)
    assert accepted
