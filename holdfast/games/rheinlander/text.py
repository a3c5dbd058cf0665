"""For people: why a move is refused, and what a player has. Sentences are in ``words/``."""

from __future__ import annotations

from typing import Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence
from holdfast.games.rheinlander.moves import BASTION, DONE, DROP, PLAY
from holdfast.games.rheinlander.notation import write_space
from holdfast.games.rheinlander.refusal import Refusal
from holdfast.games.rheinlander.state import (
    BASTION as STANDS_BASTION,
)
from holdfast.games.rheinlander.state import STATE, Phase, State
from holdfast.games.rheinlander.tables import HAND, SPACES

_RULES: Final = {
    Refusal.NOT_NOW: "2.1",
    Refusal.NOT_IN_HAND: "2.1",
    Refusal.NO_SPACE: "1.1",
    Refusal.OWN_KNIGHT: "3.1",
    Refusal.RIVAL_KNIGHT: "9.4",
    Refusal.TAKEN: "3.1",
    Refusal.HAS_BASTION: "10.2",
    Refusal.RIVER_CLOSED: "3.3",
    Refusal.RIVER: "4.2",
    Refusal.NOBODY_NEAR: "4.2",
    Refusal.RIVAL_NEAR: "4.3",
    Refusal.BLOCKED: "4.4",
    Refusal.CAN_BRING: "2.5",
    Refusal.KNIGHT_FIRST: "10.1",
    Refusal.BUILT: "10.1",
    Refusal.NO_BASTION: "1.5",
    Refusal.LAST_WAY: "10.4",
}
#: What is due instead, by phase.
_DUE: Final = {Phase.CASTLE: "8.4", Phase.BASTION: "10.1"}


def why(state: State, move: int) -> Sentence:
    """Return the rule that a move breaks, and a sentence."""
    cell = np.array([state], dtype=STATE)
    shown = np.zeros(1, dtype=np.int32)
    code = Refusal(kernels.refuse_each(cell, move, shown))
    card, space = _facts(move)
    args: dict[str, str | int] = {
        "who": write_seat(int(state.turn)),
        "card": card + 1,
        "space": write_space(state, space),
        "other": write_space(state, int(shown[0])),
        "rival": _write_holder(state, int(shown[0])),
        "holder": _write_holder(state, space),
    }
    name, number = code.name.lower().replace("_", "-"), _RULES[code]
    if code == Refusal.NOT_NOW:
        phase = Phase(int(state.phase))
        name, number = f"not-now-{phase.name.lower()}", _DUE.get(phase, number)
    if code == Refusal.RIVER_CLOSED and not state.bastion_opens_river:
        name = "river-needs-knights"
    return Sentence(name, args, number)


def _facts(move: int) -> tuple[int, int]:
    """Return the card and the space that a refusal speaks of."""
    if move < DROP:
        return divmod(move - PLAY, SPACES)
    if move < BASTION:
        return move - DROP, 0
    return 0, move - BASTION if move < DONE else 0


def _write_holder(state: State, space: int) -> str:
    """Return whose knight stands on a space, if any."""
    stands = int(state.knight[space])
    return write_seat(stands) if 0 <= stands < STANDS_BASTION else write_seat(NOBODY)


def hand_size(state: State, seat: int) -> int:
    """Return how many cards a seat holds (2.3)."""
    acting = state.phase in (Phase.CASTLE, Phase.BASTION) and state.turn == seat
    return HAND - 1 if acting else HAND


def shown_coins(state: State, seat: int) -> list[int | None]:
    """Return the coins that a seat is shown: its own, at the end everybody's (7.5)."""
    everything = bool(state.open_scores) or state.phase == Phase.OVER
    return [
        int(state.coins[each]) if everything or each == seat else None
        for each in range(int(state.seats))
    ]


def count_bishops(state: State, seat: int) -> int:
    """Return how many bishops a seat has (9.1)."""
    used = int(state.duchies)
    return int(((state.owner[:used] == seat) & (state.holy[:used] != 0)).sum())
