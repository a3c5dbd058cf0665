"""Whatever is typed: it is read, or refused in one sentence."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holdfast
from holdfast import HoldfastError, Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.core.match import look
from holdfast.games.rheinlander.boards import SHIPPED

from .build import NAME, deal, play, table

MANY = 300 if COMPILED else 60

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
    st.sampled_from(
        ["٣", "²", "½", "\uff11\uff12", "Ⅳ", "007", "1e3", "9" * 30, "9" * 5000, "0x5", "1_0"]
    ),
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
LINES = [match.game.write_state(match.state).splitlines() for match in MATCHES]
KEYS = sorted({line.partition(" ")[0] for lines in LINES for line in lines} | {"built", "ended"})


@given(st.sampled_from(range(len(MATCHES))), typed)
@settings(max_examples=MANY, deadline=None, derandomize=True)
def test_any_text_is_a_move_or_refused(which: int, text: str) -> None:
    before = MATCHES[which]
    match = Match(before.game, before.position(len(before.moves)), before.seed)
    try:
        match.play(text)
    except HoldfastError as refusal:
        assert "\n" not in str(refusal)
        assert match.state.tobytes() == before.state.tobytes()
    else:
        assert len(match.moves) == 1


def check(lines: list[str]) -> bool:
    """Read a position; if it is accepted, it is read as it is written, and it plays to its end."""
    try:
        match = holdfast.read(NAME, "\n".join(lines))
    except HoldfastError as refusal:
        assert str(refusal)
        return False
    again = holdfast.read(NAME, match.game.write_state(match.state))
    assert again.state.tobytes() == match.state.tobytes()
    seats = range(match.players)
    worlds = np.concatenate([match.seen(seat) for seat in seats])
    for seat in seats:
        kernels.redeal_each(worlds[seat : seat + 1], seat, np.array([seat], dtype=np.uint64))
    for cell in (match.position(0), *(worlds[seat : seat + 1] for seat in seats[:COMPILED])):
        scratch = np.zeros(match.game.widest, dtype=np.int32)
        zero = np.zeros(1, dtype=np.uint64)
        kernels.play_out(cell, zero.copy(), zero, scratch)
        assert look(match.game, cell) == ([], -1)
        assert match.game.problems(cell[0]) == []
        assert match.game.components(cell[0]) == match.game.components(match.state)
    return True


@given(st.sampled_from(range(len(LINES))), st.integers(0, 99), typed)
@settings(max_examples=MANY, deadline=None, derandomize=True)
def test_any_line_of_a_position_is_read_or_refused(which: int, number: int, text: str) -> None:
    lines = [*LINES[which]]
    number %= len(lines)
    key = lines[number].partition(" ")[0]
    check([*lines[:number], f"{key} {text}", *lines[number + 1 :]])


@given(st.lists(st.tuples(st.sampled_from(KEYS), typed), max_size=4))
@settings(max_examples=MANY, deadline=None, derandomize=True)
def test_any_few_lines_are_read_or_refused(lines: list[tuple[str, str]]) -> None:
    check([f"{key} {text}" for key, text in lines])


@pytest.mark.parametrize("which", range(len(LINES)))
def test_a_damaged_position_is_refused_or_plays_to_its_end(which: int) -> None:
    """Words are dropped, doubled, changed for others of the same text; so are lines."""
    dice = random.Random(which)
    accepted = 0
    for _ in range(400 if COMPILED else 40):
        lines = [*LINES[which]]
        for _ in range(dice.randint(1, 3)):
            number = dice.randrange(len(lines))
            parts = lines[number].split()
            other = dice.choice(dice.choice(LINES[which]).split())
            at = dice.randrange(1, len(parts)) if len(parts) > 1 else 0
            damage = dice.choice(["drop", "double", "change", "line", "lines"])
            if damage == "line":
                del lines[number]
            elif damage == "lines":
                lines.insert(dice.randrange(len(lines)), lines[number])
            else:
                parts[at : at + 1] = {
                    "drop": [],
                    "double": [parts[at], parts[at]],
                    "change": [other],
                }[damage]
                lines[number] = " ".join(parts)
        accepted += check(lines)
    assert accepted
