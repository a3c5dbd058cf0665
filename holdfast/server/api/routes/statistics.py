"""What the finished matches of a game have in common."""

from __future__ import annotations

from litestar import get

from holdfast.server import messages as m
from holdfast.server.api.access import counting
from holdfast.server.api.document import ANYBODY
from holdfast.server.api.parameters import TAUGHT, AnyRequest, GameName


@get(
    "/api/games/{name:str}/statistics",
    summary="The statistics of a game",
    tags=["games"],
    security=ANYBODY,
    refusals=TAUGHT,
)
async def get_statistics(request: AnyRequest, name: GameName) -> m.StatisticsShown:
    """Return what is known of the newest finished matches here; more is counted meanwhile.

    A player is ``human`` or the level of a bot; nobody is named, and no match by itself.
    """
    return (await counting(request)).show(name)
