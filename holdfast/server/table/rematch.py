"""The same table again: everybody moves on by one seat."""

from __future__ import annotations

import msgspec

from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import Place
from holdfast.server.table.table import Chair, Table


def check_rematch(table: Table, person: str) -> None:
    """Refuse a rematch before the end, or to somebody without a seat; raise ``Refused``."""
    if table.frame.status != "over":
        raise Refused(Code.NOT_OVER)
    if not table.seats_of(person):
        raise Refused(Code.NOT_SEATED)


def set_up_again(table: Table, person: str, name: str, pledge: str) -> ev.Created:
    """Return the set-up of a rematch that a person asks for; seats are kept for the others."""
    chairs = [table.frame.chairs[seat - 1] for seat in range(len(table.frame.chairs))]
    seats = [_place(table, chair, person) for chair in chairs]
    others = [place.who == "invited" for place in seats]
    kept = [chair.person if other else None for chair, other in zip(chairs, others, strict=True)]
    beside = [seat for seat, chair in enumerate(chairs) if others[seat] and chair.who == "hot"]
    setup = msgspec.structs.replace(table.frame.setup, seats=seats)
    rules = table.game.rules_version
    return ev.Created(setup, person, name, rules, pledge, kept, table.id, beside)


def _place(table: Table, chair: Chair, person: str) -> Place:
    if chair.who == "bot":
        return Place("bot", chair.level or table.frame.setup.stand_in)
    if chair.person != person:
        return Place("invited", name=chair.name)
    return Place("hot", name=chair.name) if chair.who == "hot" else Place("me")
