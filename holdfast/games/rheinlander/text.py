"""For people: why a move is refused, and what a player has. Sentences are in ``words/``."""

from __future__ import annotations

from holdfast.core import kernels
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence
from holdfast.games.rheinlander.moves import BUILD, DONE, DROP, PLAY
from holdfast.games.rheinlander.notation import write_space
from holdfast.games.rheinlander.refusal import REASONS, Refusal
from holdfast.games.rheinlander.state import TOWER, Phase, State
from holdfast.games.rheinlander.tables import (
    HAND,
    SPACES,
)


def why(state: State, move: int) -> Sentence:
    """Return why a move that is not legal is refused, with the number of the rule."""
    code, shown = kernels.verdict_on(state, move)
    rule, said = REASONS[Refusal(code)]
    card, space = _facts(move)
    args: dict[str, str | int] = {
        "who": write_seat(int(state.turn)),
        "card": card + 1,
        "space": write_space(state, space),
        "other": write_space(state, shown[0]),
        "rival": _write_holder(state, shown[0]),
        "holder": _write_holder(state, space),
    }
    return Sentence(said, args, rule)


def _facts(move: int) -> tuple[int, int]:
    """Return the card and the space that a refusal speaks of."""
    if move < DROP:
        return divmod(move - PLAY, SPACES)
    if move < BUILD:
        return move - DROP, 0
    return 0, move - BUILD if move < DONE else 0


def _write_holder(state: State, space: int) -> str:
    """Return whose knight stands on a space, if any."""
    stands = int(state.knight[space])
    return write_seat(stands) if 0 <= stands < TOWER else write_seat(NOBODY)


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
