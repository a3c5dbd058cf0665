"""What the decisions of a match were worth: asked for, looked at, stopped."""

from __future__ import annotations

from litestar import delete, get, post

from holdfast.server import messages as m
from holdfast.server.api.access import address_of, asking, caller_of, house_of
from holdfast.server.api.document import ANYBODY, MEMBER
from holdfast.server.api.packed import pack
from holdfast.server.api.parameters import ANALYSED, KNOWN, AnyRequest, Depth, Found, TableId
from holdfast.server.table.refusals import Code

_ANALYSIS = "/api/tables/{table_id:str}/analysis"


@get(_ANALYSIS, summary="An analysis", tags=["tables"], security=ANYBODY, refusals=ANALYSED)
async def get_analysis(
    request: AnyRequest, table_id: TableId, depth: Depth = "standard", known: Found = 0
) -> m.AnalysisShown:
    """Return how far the analysis of a match has come, and what was found since you asked last.

    Of a match that is over it is the same for everybody; of one against bots alone, yours.
    """
    pack(request)  # moves, and nothing that somebody has written
    async with asking(request) as (_, person):
        return await house_of(request).tables.analyses.show(table_id, person, depth, known)


@post(
    _ANALYSIS,
    summary="Analyse",
    tags=["tables"],
    status_code=202,
    security=MEMBER,
    refusals=(*KNOWN, *ANALYSED, Code.TOO_MANY, Code.STOPPING),
)
async def post_analysis(
    request: AnyRequest, table_id: TableId, depth: Depth = "standard", known: Found = 0
) -> m.AnalysisShown:
    """Have a match analysed, or go on with it; to ask again for what there is changes nothing."""
    pack(request)
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.tables, f"analysis {caller.person}")
    with house.limits.counting_wrong_links(address_of(request)):
        check = house.check_analyses(caller.person)
        return await house.tables.analyses.ask(table_id, caller.person, depth, check, known)


@delete(
    _ANALYSIS,
    summary="Stop an analysis",
    tags=["tables"],
    status_code=200,
    security=MEMBER,
    refusals=(*KNOWN, *ANALYSED, Code.NOT_ASKER),
)
async def delete_analysis(
    request: AnyRequest, table_id: TableId, depth: Depth = "standard"
) -> m.AnalysisShown:
    """Stop an analysis that you have asked for; what was found stays."""
    caller, house = await caller_of(request), house_of(request)
    with house.limits.counting_wrong_links(address_of(request)):
        return await house.tables.analyses.stop(table_id, caller.person, depth)
