"""How far a person may take moves back without asking.

Inside one's own turn, as long as nothing new was seen: no card drawn, no decision of anybody else.
At a table without other people, always. Somebody who is away and may come back is one of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.core.match import is_news
from holdfast.server.table import Table


def last_own_ply(table: Table, seats: Sequence[int]) -> int | None:
    """Return the number of the last move of these seats."""
    match = table.match
    if match is None:
        return None
    plies = range(len(match.moves) - 1, -1, -1)
    return next((ply for ply in plies if match.mover_at(ply) in seats), None)


def undo_target(table: Table, person: str, *, turn: bool) -> int | None:
    """Return the ply to which a person may go back now, by one move or by this turn's moves."""
    match = table.match
    ply = last_own_ply(table, table.seats_of(person))
    if match is None or ply is None or person not in table.people():
        return None
    alone = table.is_alone(person)
    seat = match.mover_at(ply)
    if not alone and (table.turn != seat or ply != len(match.moves) - 1 or _is_news(table, ply)):
        return None
    while (
        turn and ply and match.mover_at(ply - 1) == seat and (alone or not _is_news(table, ply - 1))
    ):
        ply -= 1
    return ply


def _is_news(table: Table, ply: int) -> bool:
    match = table.match
    return match is None or is_news(match.game, match.position(ply), match.moves[ply])
