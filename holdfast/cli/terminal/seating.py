"""Who sits where: people and bots, as ``--seat`` and the header of a replay write it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from holdfast.core import kernels
from holdfast.core.errors import BadOption
from holdfast.core.match import Match
from holdfast.core.seats import read_seat, write_seat
from holdfast.search import make_player
from holdfast.search.outside import Outside
from holdfast.search.player import Player, choose_move

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
    if name != HUMAN:
        try:
            make_player(name, 0).close()
        except BadOption as mistake:
            raise BadOption(
                f"--seat is {item!r}; it can be A={HUMAN} or A=PLAYER, but {mistake}"
            ) from None
    try:
        return read_seat(letter, players), name
    except ValueError as mistake:
        raise BadOption(f"--seat is {item!r}, but {mistake}") from None


class Opponents:
    """The bots at a table.

    A bot's dice depend on the match and the ply alone: a match that is resumed, or from which a
    move is taken back, goes on as it would have. So a bot is made anew for every move, except a
    program from outside, which runs until the end.
    """

    def __init__(self) -> None:
        self._running: dict[str, Player] = {}

    def choose(self, spec: str, match: Match) -> int:
        """Return the move of a bot for the seat whose turn it is."""
        if spec in self._running:
            return choose_move(self._running[spec], match)
        player = make_player(spec, _bot_seed(match), kernels.all_cores())
        if isinstance(player, Outside):
            self._running[spec] = player
        return choose_move(player, match)

    def close(self) -> None:
        """End the programs from outside."""
        for player in self._running.values():
            player.close()


def thinks_ahead(seating: Sequence[str]) -> bool:
    """Tell whether somebody at the table searches, which needs more to be compiled."""
    return any(make_player(name, 0).searches for name in seating if name != HUMAN)


def _bot_seed(match: Match) -> int:
    ply = f"{match.seed} {match.start} {len(match.moves)}"
    return int.from_bytes(hashlib.blake2b(ply.encode(), digest_size=8).digest())
