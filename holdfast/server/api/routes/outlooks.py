"""What every seat can hope for, while bots play each other and when a match is over."""

from __future__ import annotations

from litestar import get

from holdfast.server import messages as m
from holdfast.server.api.access import asking, house_of
from holdfast.server.api.document import ANYBODY
from holdfast.server.api.packed import pack
from holdfast.server.api.parameters import ANALYSED, AnyRequest, Since, TableId


@get(
    "/api/tables/{table_id:str}/outlook",
    summary="What every seat can hope for",
    tags=["tables"],
    security=ANYBODY,
    refusals=ANALYSED,
)
async def get_outlook(request: AnyRequest, table_id: TableId, since: Since = 0) -> m.OutlookShown:
    """Return the chance to win of every seat over a match, with the hands as they truly are.

    Only where bots alone play, or when the match is over. What is not known yet is thought about as
    long as somebody asks again every few seconds, when nobody else needs the server.
    """
    pack(request)
    async with asking(request) as (_, person):
        return await house_of(request).tables.outlooks.show(table_id, person, since)
