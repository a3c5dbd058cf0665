"""The games, and how far they are prepared."""

from __future__ import annotations

from litestar import get, post

from holdfast.server import messages as m
from holdfast.server.api.access import caller_of, house_of
from holdfast.server.api.document import MEMBER
from holdfast.server.api.packed import pack
from holdfast.server.api.parameters import KNOWN, AnyRequest, GameName
from holdfast.server.table.refusals import Code


@get("/api/games", summary="The games", tags=["games"])
async def get_games(request: AnyRequest) -> list[m.GameShown]:
    """Return the games with their options, and how far they are prepared."""
    pack(request)
    return house_of(request).shelf.show()


@post(
    "/api/games/{name:str}/prepare",
    summary="Prepare a game",
    tags=["games"],
    status_code=202,
    security=MEMBER,
    refusals=(*KNOWN, Code.BAD_MESSAGE, Code.BAD_OPTION),
)
async def post_prepare(request: AnyRequest, name: GameName) -> m.GameShown:
    """Have a game prepared first, as you wait for it; one that failed is tried again."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.tables, caller.person)
    return house.shelf.prepare(name)
