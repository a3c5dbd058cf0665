"""What the games' tests of typed texts share: what has to hold, and how texts are damaged."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

import holdfast
from holdfast import HoldfastError, Match
from holdfast.core import kernels
from holdfast.core.jit import COMPILED
from holdfast.core.match import look

#: What is no number, or an unusual one.
ODD_NUMBERS = ["٣", "²", "½", "\uff11\uff12", "Ⅳ", "007", "1e3", "9" * 30, "9" * 5000, "0x5", "1_0"]


def check_move(before: Match, text: str) -> None:
    """Make a move as typed, in a copy; if it is refused, it is in one line and nothing changes."""
    match = Match(before.game, before.position(len(before.moves)), before.seed)
    try:
        match.play(text)
    except HoldfastError as refusal:
        assert "\n" not in str(refusal)
        assert match.state.tobytes() == before.state.tobytes()
    else:
        assert len(match.moves) == 1


def check_position(name: str, lines: Sequence[str]) -> bool:
    """Read a position; if it is accepted, it is read as it is written, and it plays to its end."""
    try:
        match = holdfast.read(name, "\n".join(lines))
    except HoldfastError as refusal:
        assert str(refusal)
        return False
    game = match.game
    again = holdfast.read(name, game.text.write_state(match.state))
    assert again.state.tobytes() == match.state.tobytes()
    seats = range(match.players)
    worlds = np.concatenate([match.seen(seat) for seat in seats])
    for seat in seats:
        assert game.wire.view(match.seen(seat)[0], seat)
        kernels.redeal_each(worlds[seat : seat + 1], seat, np.array([seat], dtype=np.uint64))
    for cell in (match.position(0), *(worlds[seat : seat + 1] for seat in seats[:COMPILED])):
        scratch = np.zeros(game.rules.widest, dtype=np.int32)
        zero = np.zeros(1, dtype=np.uint64)
        kernels.play_out(cell, zero.copy(), zero, scratch)
        assert look(game, cell) == ([], -1)
        assert game.text.problems(cell[0]) == []
        assert game.rules.components(cell[0]) == game.rules.components(match.state)
    return True


def damage(dice: random.Random, whole: Sequence[str]) -> list[str]:
    """Drop and double some words or lines, or change words for others of the same text."""
    lines = [*whole]
    for _ in range(dice.randint(1, 3)):
        number = dice.randrange(len(lines))
        parts = lines[number].split()
        other = dice.choice(dice.choice(whole).split())
        at = dice.randrange(1, len(parts)) if len(parts) > 1 else 0
        how = dice.choice(["drop", "double", "change", "line", "lines"])
        if how == "line":
            del lines[number]
        elif how == "lines":
            lines.insert(dice.randrange(len(lines)), lines[number])
        else:
            word = parts[at]
            parts[at : at + 1] = {"drop": [], "double": [word, word], "change": [other]}[how]
            lines[number] = " ".join(parts)
    return lines
