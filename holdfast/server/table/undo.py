"""How far a person may take moves back without asking.

Inside one's own turn, as long as nothing new was seen: no card drawn, no decision of anybody else.
At a table without other people, always.
"""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.server.table.table import Table


def last_own_ply(table: Table, seats: Sequence[int]) -> int | None:
    """Return the number of the last move of these seats."""
    return None if table.match is None else table.match.last_of(seats)


def undo_target(table: Table, person: str, *, turn: bool) -> int | None:
    """Return the ply to which a person may go back now, by one move or by this turn's moves."""
    ply = _one_back(table, person)
    return _turn_back(table, person, ply) if turn and ply is not None else ply


def can_undo(table: Table, person: str) -> tuple[bool, bool]:
    """Tell whether a person may take back a move now, and whether a turn is more than that."""
    ply = _one_back(table, person)
    return (False, False) if ply is None else (True, _turn_back(table, person, ply) != ply)


def draws_again(table: Table, person: str) -> bool:
    """Tell whether a person drew with their last move: taken back, it would bring the same cards.

    Only one's own draws count: what others have learned is theirs to know.
    """
    ply = last_own_ply(table, table.seats_of(person))
    return ply is not None and table.match is not None and table.match.is_news(ply)


def _one_back(table: Table, person: str) -> int | None:
    seats, alone = table.seats_of(person), table.is_alone(person)
    if not alone and table.turn not in seats:  # mostly so for all but one: found out quickly
        return None
    if person not in table.people():
        return None
    return last_own_ply(table, seats) if alone else _last_of_own_turn(table, seats)


def _turn_back(table: Table, person: str, ply: int) -> int:
    """Return the first of the moves of a turn that end with one that may be taken back."""
    match, alone = table.match, table.is_alone(person)
    assert match is not None
    seat = match.mover_at(ply)
    while ply and match.mover_at(ply - 1) == seat and (alone or not match.is_news(ply - 1)):
        ply -= 1
    return ply


def _last_of_own_turn(table: Table, seats: Sequence[int]) -> int | None:
    """Return the last move's number if one of these seats made it, and saw nothing new by it."""
    match = table.match
    if match is None or table.turn not in seats:
        return None
    ply = match.ply - 1
    if ply < 0 or match.mover_at(ply) != table.turn or match.is_news(ply):
        return None
    return ply
