"""For people: why a move is refused, and the table as JSON. Sentences are in ``words/``."""

from __future__ import annotations

from typing import Any

import numpy as np

from holdfast.core import kernels
from holdfast.core.seats import NOBODY, write_seat
from holdfast.core.words import Sentence
from holdfast.games.rheinlander.boards import BOARD_WORDS, BOARDS
from holdfast.games.rheinlander.moves import BUILD, DONE, DROP, PLAY
from holdfast.games.rheinlander.notation import write_space
from holdfast.games.rheinlander.reckoning import touched
from holdfast.games.rheinlander.refusal import REASONS, Refusal
from holdfast.games.rheinlander.state import DISCARD, EMPTY, TOWER, Phase, State
from holdfast.games.rheinlander.tables import (
    CARDS,
    CENTRE_TEXTS,
    DUKE,
    HAND,
    SLOTS,
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


def view(state: State, seat: int) -> dict[str, Any]:
    """Return a hidden record as JSON: what the seat sees (2.7, 7.5)."""
    seats = range(int(state.seats))
    unknown = CARDS - int((state.cards == DISCARD).sum()) - sum(hand_size(state, s) for s in seats)
    return {
        "seat": _seat(seat),
        "scores": shown_coins(state, seat),
        "phase": Phase(int(state.phase)).name.lower(),
        "board": BOARD_WORDS[int(state.board)],
        "opener": int(state.opener),
        "ended": bool(state.ended),
        "built": bool(state.built),
        "spot": write_space(state, int(state.spot)) if state.phase == Phase.CASTLE else None,
        "archbishop": _seat(int(state.archbishop)),
        "knights": {
            write_space(state, space): int(state.knight[space])
            for space in range(SPACES)
            if 0 <= state.knight[space] < TOWER
        },
        "bastions": [
            write_space(state, space) for space in range(SPACES) if state.knight[space] == TOWER
        ],
        "slots": [_view_slot(state, slot) for slot in range(SLOTS)],
        "duchies": [view_duchy(state, duchy) for duchy in range(int(state.duchies))],
        "players": [
            {
                "knights": int(state.supply[each]),
                "bastions": int(state.bastions[each]),
                "bishops": count_bishops(state, each),
                "cards": hand_size(state, each),
            }
            for each in seats
        ],
        "hand": [card + 1 for card in range(CARDS) if seat >= 0 and state.cards[card] == seat],
        "discard": [card + 1 for card in range(CARDS) if state.cards[card] == DISCARD],
        "deck": unknown,
    }


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


def _view_slot(state: State, slot: int) -> dict[str, Any]:
    where = BOARDS[int(state.board)].slots[slot]
    garrison = int(state.garrison[slot])
    return {
        "name": where.name,
        "touches": list(where.touches),
        "centre": CENTRE_TEXTS[int(state.centre[slot])],
        "garrison": None if garrison == EMPTY else garrison,
    }


def view_duchy(state: State, duchy: int) -> dict[str, Any]:
    """Return a duchy as JSON: where it is, whose, how strong, what it is worth (7.1)."""
    spaces = [int(space) for space in np.flatnonzero(state.group == duchy)]
    return {
        "spaces": [write_space(state, space) for space in spaces],
        "slots": [slot + 1 for slot in touched(state, spaces)],
        "owner": _seat(int(state.owner[duchy])),
        "knights": [int(n) for n in state.count[duchy, : int(state.seats)]],
        "value": DUKE + int(state.worth[duchy]),
        "bishop": bool(state.holy[duchy]),
    }


def _seat(seat: int) -> int | None:
    return int(seat) if seat >= 0 else None
