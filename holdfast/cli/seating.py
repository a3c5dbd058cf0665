"""Who sits where: people and bots, as ``--seat`` and the header of a replay write it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from holdfast.core.errors import BadOption
from holdfast.core.match import Match
from holdfast.core.seats import read_seat, write_seat
from holdfast.search import make_player, player_names
from holdfast.search.player import choose_move

HUMAN: Final = "human"
_USUAL_BOT: Final = "greedy"


def read_seating(given: Sequence[str], players: int, before: Sequence[str] = ()) -> tuple[str, ...]:
    """Return who sits where, seat by seat.

    ``before`` says who sat there when the match was saved, ``given`` who sits there now; otherwise
    A is a person and the others are greedy. Raises ``BadOption`` for what is no seat, no player, or
    said twice; what ``before`` says is passed over if it names nobody we know.
    """
    seating = {seat: HUMAN if seat == 0 else _USUAL_BOT for seat in range(players)}
    with suppress(BadOption):
        seating |= _read_items(before, players)
    seating |= _read_items(given, players)
    return tuple(seating.values())


def _read_items(items: Sequence[str], players: int) -> dict[int, str]:
    found: dict[int, str] = {}
    for item in items:
        seat, name = _read_item(item, players)
        if seat in found:
            raise BadOption(f"--seat gives {write_seat(seat)} to two players; give each seat once")
        found[seat] = name
    return found


def _read_item(item: str, players: int) -> tuple[int, str]:
    letter, _, name = item.partition("=")
    names = (HUMAN, *player_names())
    if name not in names:
        raise BadOption(f"--seat is {item!r}; it can be A=NAME with a name of {', '.join(names)}")
    try:
        return read_seat(letter, players), name
    except ValueError as mistake:
        raise BadOption(f"--seat is {item!r}, but {mistake}") from None


def choose(name: str, match: Match) -> int:
    """Return the move of a bot for the seat whose turn it is.

    A bot's dice depend on the match and the ply alone: a match that is resumed, or from which a
    move is taken back, goes on as it would have.
    """
    return choose_move(make_player(name, _bot_seed(match)), match)


def _bot_seed(match: Match) -> int:
    ply = f"{match.seed} {match.start} {len(match.moves)}"
    return int.from_bytes(hashlib.blake2b(ply.encode(), digest_size=8).digest())
