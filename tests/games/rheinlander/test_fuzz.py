"""Whatever is typed: it is read, or refused in one sentence."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from holdfast import Match
from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.testing.amount import amount, first_seed
from tests.games.fuzz import ODD_NUMBERS, check_move, check_position, damage

from .build import NAME, deal, play, table

MANY = amount(80, 300, 30, 60)

spaces = st.sampled_from(
    [
        *SHIPPED.numbers,
        "I19",
        "L19",
        "W55",
        "L0",
        "l5",
        "\N{LATIN SMALL LETTER DOTLESS I}17",
        "\uff2c5",
    ]
)
numbers = st.one_of(
    st.integers(-1, 60).map(str),
    st.sampled_from(ODD_NUMBERS),
)
words = st.one_of(
    spaces,
    numbers,
    st.sampled_from([*"ABCDEFabc@+x-=?cb234", "done", "drop", "garrison", "refuse", "over"]),
    st.builds("{}{}{}".format, numbers, st.sampled_from("@+xX= "), spaces),
    st.builds("{}{}".format, numbers, st.sampled_from("ABCDE")),
    st.builds("{}={}".format, spaces, st.sampled_from("ABCDE-?")),
)
typed = st.one_of(st.text(max_size=20), st.lists(words, max_size=8).map(" ".join))


def positions() -> list[Match]:
    """One match in each phase."""
    castle = table(hand="23", slots={9: "c"}, options="castle_optional=on")
    late = deal(3, 4, castle_optional=True, bastion_timing="any")
    dice = random.Random(1)
    while len(late.moves) < 90 and late.turn is not None:
        late.play(dice.choice(late.legal_ids))
    return [deal(1), play(table(hand="14"), "14L"), play(castle, "23L"), late]


MATCHES = positions()
LINES = [match.game.text.write_state(match.state).splitlines() for match in MATCHES]
KEYS = sorted({line.partition(" ")[0] for lines in LINES for line in lines} | {"built", "ended"})


@seed(first_seed())
@given(st.sampled_from(range(len(MATCHES))), typed)
@settings(max_examples=MANY, deadline=None)
def test_any_text_is_a_move_or_refused(which: int, text: str) -> None:
    check_move(MATCHES[which], text)


@seed(first_seed())
@given(st.sampled_from(range(len(LINES))), st.integers(0, 99), typed)
@settings(max_examples=MANY, deadline=None)
def test_any_line_of_a_position_is_read_or_refused(which: int, number: int, text: str) -> None:
    lines = [*LINES[which]]
    number %= len(lines)
    key = lines[number].partition(" ")[0]
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
    texts = [damage(dice, LINES[which]) for _ in range(amount(80, 400, 20, 40))]
    assert sum(check_position(NAME, lines) for lines in texts)
