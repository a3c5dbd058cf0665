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
from holdfast.games.fellowship import GAME
from holdfast.games.fellowship.tables import KIND_TEXTS, RING_TEXTS

from .test_position import FULL, NAME, deal, play, table

MANY = 300 if COMPILED else 60

numbers = st.one_of(
    st.integers(-12, 12).map(str),
    st.sampled_from(
        ["٣", "²", "½", "\uff11\uff12", "Ⅳ", "007", "1e3", "9" * 30, "9" * 5000, "0x5", "1_0", "-"]
    ),
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
LINES = [GAME.write_state(match.state).splitlines() for match in MATCHES]
KEYS = sorted(
    {line.partition(" ")[0] for lines in LINES for line in lines}
    | {"hand A", "hand B", "cell 0,2:", "cell -1,0:"}
)


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


@pytest.mark.parametrize("which", range(len(MATCHES)))
def test_a_damaged_move_is_read_or_refused(which: int) -> None:
    """Characters of legal moves are dropped, doubled and changed."""
    before = MATCHES[which]
    dice = random.Random(which)
    texts = before.legal_moves
    read = 0
    for _ in range(500 if COMPILED else 100):
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


def check(lines: list[str]) -> bool:
    """Read a position; if it is accepted, it is read as it is written, and it plays to its end."""
    try:
        match = holdfast.read(NAME, "\n".join(lines))
    except HoldfastError as refusal:
        assert str(refusal)
        return False
    again = holdfast.read(NAME, GAME.write_state(match.state))
    assert again.state.tobytes() == match.state.tobytes()
    seats = range(match.players)
    worlds = np.concatenate([match.seen(seat) for seat in seats])
    for seat in seats:
        assert GAME.view(match.seen(seat)[0], seat)
        kernels.redeal_each(worlds[seat : seat + 1], seat, np.array([seat], dtype=np.uint64))
    for cell in (match.position(0), *(worlds[seat : seat + 1] for seat in seats[:COMPILED])):
        scratch = np.zeros(GAME.widest, dtype=np.int32)
        zero = np.zeros(1, dtype=np.uint64)
        kernels.play_out(cell, zero.copy(), zero, scratch)
        assert look(GAME, cell) == ([], -1)
        assert GAME.problems(cell[0]) == []
        assert GAME.components(cell[0]) == GAME.components(match.state)
    return True


@given(st.sampled_from(range(len(LINES))), st.integers(0, 99), typed)
@settings(max_examples=MANY, deadline=None, derandomize=True)
def test_any_line_of_a_position_is_read_or_refused(which: int, number: int, text: str) -> None:
    lines = [*LINES[which]]
    number %= len(lines)
    parts = lines[number].split()
    key = " ".join(parts[:2]) if parts[0] in ("hand", "cell") else parts[0]
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
    for _ in range(120 if COMPILED else 30):
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


@pytest.mark.parametrize("which", range(len(LINES)))
def test_a_position_with_other_cards_is_refused_or_plays_to_its_end(which: int) -> None:
    """Cards of hands and of the table are changed for others, rings are moved about."""
    dice = random.Random(100 + which)
    accepted = 0
    for _ in range(120 if COMPILED else 30):
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
        accepted += check(lines)
    assert accepted
