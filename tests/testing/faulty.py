"""Nim with faults, one for each promise that a check must find broken.

The faults are an option of one game, so that its rules are compiled once for all of them.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np

import holdfast
from holdfast.core.dice import Dice, roll, word
from holdfast.core.game import Game
from holdfast.core.jit import rule
from holdfast.core.option import Option
from holdfast.core.verbs import LEGAL
from holdfast.games.nim import rules, scoring
from holdfast.games.nim.moves import MOVES
from holdfast.games.nim.observe import C
from holdfast.games.nim.observe import observe as observe_well
from holdfast.games.nim.refusal import Refusal
from holdfast.games.nim.state import HEAPS, HIDDEN, LARGEST, NO_TOKEN, STATE, Phase
from holdfast.games.nim.view import deal_anew as deal_anew_well
from holdfast.games.nim.view import hide as hide_well
from holdfast.games.nim.view import redeal as redeal_well
from holdfast.testing import Case

FAULTS: Final = (
    "none",
    "descending",
    "twice",
    "beyond",
    "stuck",
    "stranger",
    "lost stone",
    "open hand",
    "open dice",
    "marked",
    "short",
    "peeking",
    "forgetful",
    "unfair",
    "open score",
    "lenient",
    "strict",
    "swapped",
    "lazy",
    "listless",
    "inventive",
    "clairvoyant",
    "indiscreet",
    "knowing",
    "boundless",
    "doubled",
    "unnumbered",
    "skewed",
    "blind",
)
DESCENDING: Final = FAULTS.index("descending")
TWICE: Final = FAULTS.index("twice")
BEYOND: Final = FAULTS.index("beyond")
STUCK: Final = FAULTS.index("stuck")
STRANGER: Final = FAULTS.index("stranger")
LOST_STONE: Final = FAULTS.index("lost stone")
OPEN_HAND: Final = FAULTS.index("open hand")
OPEN_DICE: Final = FAULTS.index("open dice")
MARKED: Final = FAULTS.index("marked")
SHORT: Final = FAULTS.index("short")
PEEKING: Final = FAULTS.index("peeking")
FORGETFUL: Final = FAULTS.index("forgetful")
UNFAIR: Final = FAULTS.index("unfair")
OPEN_SCORE: Final = FAULTS.index("open score")
LENIENT: Final = FAULTS.index("lenient")
STRICT: Final = FAULTS.index("strict")
SWAPPED: Final = FAULTS.index("swapped")
LAZY: Final = FAULTS.index("lazy")
LISTLESS: Final = FAULTS.index("listless")
INVENTIVE: Final = FAULTS.index("inventive")
CLAIRVOYANT: Final = FAULTS.index("clairvoyant")
INDISCREET: Final = FAULTS.index("indiscreet")
KNOWING: Final = FAULTS.index("knowing")
BOUNDLESS: Final = FAULTS.index("boundless")
DOUBLED: Final = FAULTS.index("doubled")
UNNUMBERED: Final = FAULTS.index("unnumbered")
SKEWED: Final = FAULTS.index("skewed")
BLIND: Final = FAULTS.index("blind")

#: Compiled kernels are found again by the type of the record, so the type changes with this file.
_VERSION: Final = f"version_{hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:8]}"
_FIELDS: Final = [
    (name, STATE[name].base, STATE[name].shape) for name in STATE.names or () if name != "spare"
]
FAULTY_STATE: Final[np.dtype[Any]] = np.dtype(
    (
        np.record,
        np.dtype([*_FIELDS, ("fault", "i1"), ("mark", "i1"), (_VERSION, "i1", (3,))], align=True),
    )
)


@rule
def to_move(state: Any) -> int:
    """Name a seat that is not there, or somebody after the end."""
    if state.fault == STRANGER:
        return int(state.seats)
    return int(state.turn) if state.fault == STUCK else rules.to_move(state)


@rule
def legal(state: Any, out: Any) -> int:
    """List moves in the wrong order, twice, or such as do not exist."""
    count = rules.legal(state, out)
    if state.fault == DESCENDING and count > 1:
        out[0], out[1] = out[1], out[0]
    if state.fault == TWICE and count > 0:
        out[count] = out[count - 1]
        count += 1
    if state.fault == BEYOND and count > 0:
        out[count - 1] = MOVES
    return count


@rule
def verdict(state: Any, move: int, out: Any) -> int:
    """Allow what is not listed, or refuse what is."""
    if state.fault == LENIENT:
        return LEGAL
    return Refusal.NOTHING_DRAWN if state.fault == STRICT else rules.verdict(state, move, out)


@rule
def apply(state: Any, move: int) -> None:
    """Lose a stone of the first heap."""
    rules.apply(state, move)
    if state.fault == LOST_STONE and state.heap[0] > 1:
        state.heap[0] -= 1


@rule
def score(state: Any, out: Any) -> None:
    """Give away the tokens before the end."""
    scoring.score(state, out)
    if state.fault == OPEN_SCORE:
        for seat in range(int(state.seats)):
            out[seat] = state.token[seat]


@rule
def hide(state: Any, seat: int) -> None:
    """Leave something open, change something each time, or change what is open."""
    token, dice = int(state.token[0]), state.dice[0]
    hide_well(state, seat)
    if state.fault == OPEN_HAND:
        state.token[0] = token
    elif state.fault == OPEN_DICE:
        state.dice[0] = dice
    elif state.fault == MARKED:
        state.mark += 1
    elif state.fault == SHORT and state.phase == Phase.TAKE:
        for heap in range(HEAPS):
            state.heap[heap] = min(int(state.heap[heap]), 1)


@rule
def redeal(state: Any, seat: int, dice: Dice) -> None:
    """Look at what is hidden, forget what was seen, or prefer some worlds."""
    if state.fault == PEEKING and state.token[0] != HIDDEN and state.token[1] != HIDDEN:
        return
    if state.fault == FORGETFUL:
        for i in range(int(state.pile_size)):
            state.put_by[i] = NO_TOKEN
    redeal_well(state, seat, dice)
    if state.fault == UNFAIR and roll(dice, 2) == 0:
        redeal_well(state, seat, np.zeros(1, dtype=np.uint64))


@rule
def deal_anew(state: Any, dice: Dice) -> None:
    """Touch the hands, or let it matter how the tokens lay."""
    if state.fault == LAZY:
        state.dice[0] ^= word(dice)
        return
    deal_anew_well(state, dice)
    if state.fault == SWAPPED:
        state.token[0], state.token[1] = state.token[1], state.token[0]


@rule
def sift(state: Any, moves: Any, count: int, _thorough: bool) -> int:
    """Keep nothing, make moves up, or look at what is hidden."""
    if state.fault == LISTLESS:
        return 0
    if state.fault == INVENTIVE:
        moves[0] = MOVES
    if state.fault == CLAIRVOYANT:
        return 1 + (count > 1 and state.token[1 - state.turn] == HIDDEN)
    return count


@rule
def observe(state: Any, seat: int, out: Any) -> None:
    """Show what is hidden, or what nobody knows; too large a number, or nothing."""
    if state.fault == BLIND:
        return
    observe_well(state, seat, out)
    if state.fault == INDISCREET:
        out[0] = 2 + (state.token[1 - seat] == HIDDEN)
    elif state.fault == KNOWING and state.token[1 - seat] != HIDDEN:
        out[C.tokens + 1] = 1 + state.token[1 - seat]
    elif state.fault == BOUNDLESS:
        out[C.heaps] = LARGEST + 1


@rule
def number(state: Any, moves: Any, count: int, out: Any) -> None:
    """Give two moves one action, or one that there is not, or let it hang on what is hidden."""
    for i in range(count):
        out[i] = moves[i]
    if state.fault == DOUBLED and count > 1:
        out[1] = out[0]
    elif state.fault == UNNUMBERED:
        out[0] = -1
    elif state.fault == SKEWED and state.token[1 - state.turn] == HIDDEN:
        out[0], out[1] = out[1], out[0]


_NIM: Final = holdfast.game("nim")

FAULTY: Final = replace(
    _NIM,
    name="faulty",
    options=(*_NIM.options, Option("none", "what is wrong", FAULTS, "fault")),
    rules=replace(
        _NIM.rules,
        state=FAULTY_STATE,
        to_move=to_move,
        legal=legal,
        verdict=verdict,
        apply=apply,
        score=score,
        standing=score,
        hide=hide,
        redeal=redeal,
        deal_anew=deal_anew,
    ),
    advice=replace(_NIM.advice, sift=sift),
    lab=replace(_NIM.lab, observe=observe, number=number),
)


def case_of(fault: str = "none", **changes: Any) -> Case:
    """Return a case of the game with a fault, or with other facts and functions."""
    game = FAULTY
    for name, value in changes.items():
        game = _change(game, name, value)
    return Case(game, 2, {"fault": fault})


def _change(game: Game, name: str, value: Any) -> Game:
    """Return the game with another fact or function, in the group where that stands."""
    for group in ("rules", "text", "wire", "advice", "lab"):
        found: Any = getattr(game, group)
        if hasattr(found, name):
            return replace(game, **{group: replace(found, **{name: value})})
    return replace(game, **{name: value})
