"""What a command before the start leads to: who sits where, and for whom a seat is free."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING

from holdfast.core.seats import write_seat
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Chair, Table

if TYPE_CHECKING:
    from holdfast.server.table.decide import Sender


def sit(table: Table, sender: Sender, command: c.Sit) -> list[ev.Event]:
    """Take a seat; who takes one that is kept for them takes all that are."""
    check_gathering(table)
    chair = chair_at(table, command.seat)
    if sender.person in table.frame.barred:
        raise Refused(Code.PUT_OUT)
    if chair.taken:
        raise Refused(Code.SEAT_TAKEN, seat=write_seat(command.seat))
    if chair.who == "invited" and not _is_invited(table, sender, command):
        raise Refused(Code.NOT_INVITED, seat=write_seat(command.seat))
    kept = table.kept_for(sender.person)
    seats = kept if command.seat in kept else [command.seat]
    before = [_rise(table, seat) for seat in table.seats_of(sender.person) if not _hot(table, seat)]
    sat = [_sat(table, sender, seat) for seat in seats]
    return [*before, *sat, *([] if before else when_full(table, *seats))]


def leave(table: Table, seats: list[int]) -> list[ev.Event]:
    """Get up from seats, to come back if one likes."""
    return [_rise(table, seat) for seat in seats]


def empty(table: Table, sender: Sender, command: c.Empty) -> list[ev.Event]:
    """Make a seat free; the person who had it does not come back to this table."""
    check_gathering(table)
    check_host(table, sender)
    chair = chair_at(table, command.seat)
    if not chair.taken:
        return []
    if chair.person in (None, sender.person):
        return [_rise(table, command.seat)]
    chairs = table.frame.chairs
    seats = table.seats_of(chair.person)
    return [ev.PutOut(seat, str(chair.person), chairs[seat].name) for seat in seats]


def free(table: Table, sender: Sender, command: c.Free) -> list[ev.Event]:
    """Let anybody have a seat that was kept for somebody."""
    check_gathering(table)
    check_host(table, sender)
    chair = chair_at(table, command.seat)
    if chair.taken:
        raise Refused(Code.SEAT_TAKEN, seat=write_seat(command.seat))
    return [ev.Freed(command.seat)] if chair.who == "invited" else []


def decline(table: Table, sender: Sender, _command: c.Decline) -> list[ev.Event]:
    """Say that one does not want the seats that are kept for one, for now."""
    check_gathering(table)
    kept = table.kept_for(sender.person)
    if not kept:
        raise Refused(Code.NOTHING_ASKED)
    chairs = table.frame.chairs
    return [ev.Declined(seat, chairs[seat].name) for seat in kept if not chairs[seat].declined]


def when_full(table: Table, *seats: int) -> list[ev.Event]:
    """Return the start of the match if these seats were the last free ones."""
    rest = (chair for i, chair in enumerate(table.frame.chairs) if i not in seats)
    return [ev.Started()] if all(chair.taken for chair in rest) else []


def check_gathering(table: Table) -> None:
    """Refuse what is possible only before the start."""
    if table.frame.status != "gathering":
        raise Refused(Code.ALREADY_STARTED)


def check_host(table: Table, sender: Sender) -> None:
    """Refuse what only the host may do."""
    if sender.person != table.frame.created.host:
        raise Refused(Code.NOT_HOST)


def chair_at(table: Table, seat: int) -> Chair:
    """Return a seat; raise ``Refused`` if the table does not have it."""
    if seat >= len(table.frame.chairs):
        raise Refused(Code.UNKNOWN_SEAT, seat=write_seat(seat))
    return table.frame.chairs[seat]


def _rise(table: Table, seat: int) -> ev.Rose:
    return ev.Rose(seat, table.frame.chairs[seat].name)


def _sat(table: Table, sender: Sender, seat: int) -> ev.Sat:
    chair = table.frame.chairs[seat]
    hot = chair.person == sender.person and seat in table.frame.created.beside
    return ev.Sat(seat, sender.person, chair.name if hot else sender.name, hot)


def _is_invited(table: Table, sender: Sender, command: c.Sit) -> bool:
    if table.frame.chairs[command.seat].person == sender.person:
        return True
    return hmac.compare_digest(table.invite(command.seat).encode(), command.invite.encode())


def _hot(table: Table, seat: int) -> bool:
    return table.frame.chairs[seat].who == "hot"
