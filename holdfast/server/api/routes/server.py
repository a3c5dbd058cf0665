"""The server itself: its health, its metrics, and its socket."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, get, websocket
from litestar.datastructures import State

from holdfast.server import messages as m
from holdfast.server.api.access import address_of, house_of
from holdfast.server.api.parameters import AnyRequest
from holdfast.server.api.socket import talk
from holdfast.server.api.status import status_of
from holdfast.server.guard import Denial, answer
from holdfast.server.table.refusals import Code, Refused

#: Addresses as the guard writes them: those of IPv6 by their network.
THIS_MACHINE = ("127.0.0.1", "::/64")


@get("/api/health", summary="How the server is", tags=["server"])
async def get_health(request: AnyRequest) -> m.Health:
    """Return whether the server is well, and how far the games are prepared."""
    return house_of(request).health()


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def get_metrics(request: AnyRequest) -> bytes:
    """Return counts for Prometheus, to programs on this machine."""
    house = house_of(request)
    if address_of(request) not in THIS_MACHINE:
        raise Refused(Code.UNKNOWN_ADDRESS)
    house.metrics.tables(await house.lobby.count_tables())
    house.metrics.workers(house.workers)
    return house.metrics.exposition()


@websocket("/ws")
async def get_socket(socket: WebSocket[Any, Any, State]) -> None:
    """Talk to a page; see the documentation of the protocol."""
    house = house_of(socket)
    caller = await house.callers.find(socket.scope)
    if caller is None or house.stopping:
        await deny(socket, Code.STOPPING if house.stopping else Code.NO_SESSION)
        return
    mine = house.sockets.open(caller.person, address_of(socket))
    if mine is None:
        await deny(socket, Code.TOO_FAST, wait=1)
        return
    try:
        await talk(house, caller, mine, socket)
    except BaseException:
        house.sockets.close(mine)
        raise


async def deny(socket: WebSocket[Any, Any, State], code: Code, wait: int = 0) -> None:
    """Refuse a handshake, with the reason as the answer of an ordinary request."""
    denial = Denial(status_of(code), code, str(Refused(code, seconds=wait)), wait)
    scope: Any = socket.scope
    receive: Any = socket.receive
    send: Any = socket.send
    await answer(denial, scope, receive, send)
