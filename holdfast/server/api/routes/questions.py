"""Questions about a table that change nothing."""

from __future__ import annotations

from litestar import get

from holdfast.server import messages as m
from holdfast.server.api.access import address_of, asking, caller_of, house_of
from holdfast.server.api.document import ANYBODY, MEMBER
from holdfast.server.api.parameters import (
    KNOWN,
    MOVE,
    SEEN,
    AnyRequest,
    MoveText,
    PartsText,
    Something,
    TableId,
)
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.asked import AskedMove, InParts


@get(
    "/api/tables/{table_id:str}/why",
    summary="Why not?",
    tags=["tables"],
    security=ANYBODY,
    refusals=SEEN,
)
async def get_why(
    request: AnyRequest, table_id: TableId, move: MoveText = None, parts: PartsText = None
) -> m.WhyShown:
    """Return whether you could make a move now, and why not."""
    async with asking(request) as (answers, person):
        return await answers.why(table_id, person, asked(move, parts))


@get(
    "/api/tables/{table_id:str}/preview",
    summary="What then?",
    tags=["tables"],
    security=ANYBODY,
    refusals=(*SEEN, *MOVE),
)
async def get_preview(
    request: AnyRequest, table_id: TableId, move: MoveText = None, parts: PartsText = None
) -> m.Preview:
    """Return what would be told of a move of yours and how the table would look to spectators.

    It is worked out from what you may know; what is left to chance is missing, or null.
    """
    async with asking(request) as (answers, person):
        return await answers.preview(table_id, person, asked(move, parts))


@get(
    "/api/tables/{table_id:str}/explain",
    summary="How does it stand?",
    tags=["tables"],
    security=ANYBODY,
    refusals=(*SEEN, Code.BAD_OPTION, Code.NOT_STARTED, Code.OLD_RULES),
)
async def get_explanation(request: AnyRequest, table_id: TableId, what: Something) -> m.Explained:
    """Return what the game has to say about something on the table, now or when it is over."""
    async with asking(request) as (answers, person):
        return await answers.explain(table_id, person, what)


@get(
    "/api/tables/{table_id:str}/hint",
    summary="A hint",
    tags=["tables"],
    security=MEMBER,
    refusals=(*KNOWN, *SEEN, Code.HINTS_OFF, Code.NOT_YOUR_TURN, Code.BAD_OPTION),
)
async def get_hint(request: AnyRequest, table_id: TableId) -> m.HintShown:
    """Return the best moves, at a table without other people."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.tables, f"hint {caller.person}")
    with house.limits.counting_wrong_links(address_of(request)):
        return await house.tables.answers.hint(table_id, caller.person)


def asked(move: str | None, parts: str | None) -> AskedMove:
    """Return the move that a question is about; raise ``Refused`` unless it is given once."""
    if move is not None and parts is None:
        return move
    if parts is not None and move is None:
        return InParts(parts)
    raise Refused(Code.BAD_MESSAGE, detail="give either move or parts")
