"""What was: a position of the past, and a whole match as text."""

from __future__ import annotations

from litestar import get

from holdfast.server import messages as m
from holdfast.server.api.access import looking
from holdfast.server.api.document import ANYBODY
from holdfast.server.api.packed import pack
from holdfast.server.api.parameters import MOMENT, SEEN, AnyRequest, Eyes, Ply, TableId
from holdfast.server.table.refusals import Code


@get(
    "/api/tables/{table_id:str}/moments/{ply:int}",
    summary="A position",
    tags=["tables"],
    security=ANYBODY,
    refusals=(*SEEN, *MOMENT, Code.NOT_OVER),
)
async def get_moment(
    request: AnyRequest,
    table_id: TableId,
    ply: Ply,
    eyes: Eyes = None,
) -> m.Moment:
    """Return the position before a move: as a seat saw it, or ``open`` when the match is over."""
    pack(request)  # cards and moves: nothing that somebody has written
    async with looking(request) as (answers, person):
        return await answers.moment(table_id, person, ply, eyes)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A replay",
    tags=["tables"],
    media_type="text/plain",
    security=ANYBODY,
    refusals=(*SEEN, Code.NOT_OVER),
)
async def get_replay(request: AnyRequest, table_id: TableId) -> str:
    """Return a finished match as text, with the seed and the salt of its pledge."""
    pack(request)  # nothing is secret any more
    async with looking(request) as (answers, person):
        return await answers.replay(table_id, person)
