"""Connections that ask for nothing: over the network, with sockets that send half a request."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
import uvicorn

from holdfast.server.guard import Guard, Rates, guard_for, protect, uvicorn_options
from holdfast.server.guard.door import Door, allow_files, make_connections, open_files

HALF = b"GET /api/hello HTTP/1.1\r\nHost: 127.0.0.1"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """Answer everything, when the body has come."""
    while (await receive()).get("more_body"):
        pass
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"5")]}
    )
    await send({"type": "http.response.body", "body": b"hello"})


class Site:
    """A server with a door."""

    def __init__(self, port: int, guard: Guard) -> None:
        self.port = port
        self.guard = guard
        self.writers: list[asyncio.StreamWriter] = []

    async def connect(self, sent: bytes = b"", address: str = "127.0.0.1") -> Streams:
        streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        self.writers.append(streams[1])
        streams[1].write(sent)
        await streams[1].drain()
        return streams

    async def ask(self, streams: Streams, method: str = "GET", *lines: str) -> bytes:
        """Send a request; return the first line of the answer."""
        head = [f"{method} /api/hello HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *lines, "", ""]
        streams[1].write("\r\n".join(head).encode())
        return await streams[0].readline()


def serve(visit: Callable[[Site], Awaitable[None]], **changes: Any) -> None:
    async def run() -> None:
        with sockets.create_server(("127.0.0.1", 0), backlog=512) as listener:
            port = listener.getsockname()[1]
            guard = replace(guard_for("127.0.0.1", port), **changes)
            app = protect(hello, guard, Rates(guard))
            kind = make_connections(guard)
            options = uvicorn_options(guard)
            server = uvicorn.Server(
                uvicorn.Config(app, log_config=None, lifespan="off", http=kind, **options)
            )
            serving = asyncio.create_task(server.serve([listener]))
            try:
                async with asyncio.timeout(30):
                    while not server.started:
                        await asyncio.sleep(0.01)
                    site = Site(port, guard)
                    await visit(site)
                    for writer in site.writers:
                        writer.close()
                    await asyncio.gather(
                        *(writer.wait_closed() for writer in site.writers), return_exceptions=True
                    )
            finally:
                server.should_exit = True
                await serving

    asyncio.run(run())


async def is_closed(streams: Streams) -> bool:
    """Tell whether the other side ends a connection within a moment."""
    try:
        return await asyncio.wait_for(streams[0].read(), 0.3) == b""
    except TimeoutError:
        return False
    except ConnectionError:
        return True


@pytest.mark.parametrize("sent", [b"", HALF])
def test_who_asks_for_nothing_is_not_waited_for(sent: bytes) -> None:
    async def visit(site: Site) -> None:
        begun = asyncio.get_running_loop().time()
        streams = await site.connect(sent)
        while not await is_closed(streams):
            pass
        assert asyncio.get_running_loop().time() - begun < 10

    serve(visit, head_seconds=0.2)


def test_a_second_request_on_a_connection_has_its_own_time() -> None:
    async def visit(site: Site) -> None:
        streams = await site.connect()
        for _ in range(2):
            await asyncio.sleep(0.2)
            assert b"200" in await site.ask(streams)
            await streams[0].readuntil(b"hello")
        streams[1].write(HALF)
        await asyncio.sleep(0.5)
        assert await is_closed(streams)

    serve(visit, head_seconds=0.4)


def test_a_body_that_does_not_come_is_refused_in_a_sentence() -> None:
    async def visit(site: Site) -> None:
        streams = await site.connect()
        own = f"Origin: http://127.0.0.1:{site.port}"
        asked = site.ask(
            streams, "POST", own, "Content-Type: application/json", "Content-Length: 9"
        )
        assert b"408" in await asked
        assert b'"too_slow"' in await streams[0].read()

    serve(visit, body_seconds=0.2)


def test_of_one_address_the_connection_that_has_waited_longest_makes_room() -> None:
    async def visit(site: Site) -> None:
        halves = [await site.connect(HALF) for _ in range(4)]
        assert not await is_closed(halves[0])
        own = await site.connect()
        assert b"200" in await site.ask(own)
        assert [await is_closed(each) for each in halves] == [True, False, False, False]
        # And others do not pay for it.
        other = await site.connect(address="127.0.0.2")
        assert b"200" in await site.ask(other)

    serve(visit, connections_per_address=4)


def test_a_proxy_of_ours_brings_many_from_one_address() -> None:
    async def visit(site: Site) -> None:
        halves = [await site.connect(HALF) for _ in range(6)]
        assert not any([await is_closed(each) for each in halves])

    serve(visit, connections_per_address=4, proxied=True)


def test_where_all_places_are_taken_whoever_is_answered_stays() -> None:
    async def visit(site: Site) -> None:
        own = f"Origin: http://127.0.0.1:{site.port}"
        lines = (own, "Content-Type: application/json", "Content-Length: 2")
        streams = await site.connect()
        answer = asyncio.create_task(site.ask(streams, "POST", *lines))
        await asyncio.sleep(0.1)  # the head has come, the body not yet
        halves = [await site.connect(HALF, f"127.0.0.{2 + number}") for number in range(9)]
        streams[1].write(b"{}")
        assert b"200" in await answer
        closed = [await is_closed(each) for each in halves]
        assert closed == sorted(closed, reverse=True)  # those that came first
        assert closed.count(True) == 5

    serve(visit, connections=5)


def test_there_are_never_more_connections_than_files() -> None:
    guard = guard_for("127.0.0.1", 1)
    assert Door(guard, 1024)._most == 1024 - 128
    assert Door(guard, 10**6)._most == guard.connections
    allow_files(guard)
    assert open_files() > 128
