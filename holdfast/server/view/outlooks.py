"""Who may know what every seat can hope for: it tells of hands, so nobody whom that could help."""

from __future__ import annotations

from holdfast.search.valuation import Chances
from holdfast.server import messages as m
from holdfast.server.table.decide import check_rules
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table


def check_outlook(table: Table) -> None:
    """Refuse it unless the match is over, or nobody but bots has a seat at it or could have one.

    Nothing about it depends on who asks: whoever sees the table may tell somebody who plays.
    """
    check_rules(table)
    if table.match is None:
        raise Refused(Code.NOT_STARTED)
    if table.frame.status != "over" and not _is_of_bots(table):
        raise Refused(Code.ANALYSIS_OFF, says="outlook-off")


def show_chances(ply: int, chances: Chances) -> m.OutlookPoint:
    """Return the chances after so many moves as they are sent."""
    wins, errors = (
        [round(float(each), 3) for each in some] for some in (chances.wins, chances.errors)
    )
    return m.OutlookPoint(ply, wins, errors)


def _is_of_bots(table: Table) -> bool:
    """Tell whether it is nobody's match: who sits where is settled when it starts."""
    return all(chair.who == "bot" for chair in table.frame.chairs)
