"""The guard in front of a Litestar application on uvicorn, asked over the network."""

from __future__ import annotations

import asyncio
import json
import logging
import socket as sockets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
import uvicorn
import websockets.asyncio.client as websockets
from litestar import Litestar, WebSocket, get, post, websocket
from litestar.params import JSONBody
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holdfast.server.guard import Rate, Rates, guard_for, protect, uvicorn_options
from tests.server.guard.wire import BEARER, COOKIE

# The first byte of a frame that asks whether anybody is there.
PING = 0x89


@get("/api/hello", sync_to_thread=False)
def hello() -> dict[str, str]:
    return {"hello": "you"}


@post("/api/echo", sync_to_thread=False)
def echo(data: JSONBody[dict[str, int]]) -> dict[str, int]:
    return data


@websocket("/ws")
async def talk(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


@dataclass
class Place:
    port: int

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def ask(self, text: str) -> tuple[int, dict[str, str], bytes]:
        """Send a request as it is written, and read the answer until the connection ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(text.replace("\n", "\r\n").encode("latin-1"))
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        await writer.wait_closed()
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (x.partition(": ") for x in lines)}
        return int(first.split()[1]), headers, body

    def head(self, method: str, path: str, *lines: str) -> str:
        own = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        return "\n".join([*own, *lines, "", ""])


def serve(visit: Callable[[Place], Awaitable[None]], **changes: Any) -> None:
    """Run a server at a free port while somebody visits it."""

    async def run() -> None:
        with sockets.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
            guard = replace(guard_for("127.0.0.1", port), **changes)
            # Its own settings for logs would replace those of everybody else in the process.
            inside = Litestar([hello, echo, talk], logging_config=None)
            app = protect(inside, guard, Rates(guard))
            options = uvicorn_options(guard)
            config = uvicorn.Config(app, log_config=None, lifespan="on", **options)
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([listener]))
            try:
                async with asyncio.timeout(20):
                    while not server.started:
                        await asyncio.sleep(0.01)
                    await visit(Place(port))
            finally:
                server.should_exit = True
                await serving

    asyncio.run(run())


def test_reading_is_answered_with_the_headers_even_where_nothing_is() -> None:
    async def visit(place: Place) -> None:
        status, headers, body = await place.ask(place.head("GET", "/api/hello"))
        assert (status, json.loads(body)) == (200, {"hello": "you"})
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers
        status, headers, _ = await place.ask(place.head("GET", "/nowhere"))
        assert status == 404
        assert headers["content-security-policy"].startswith("default-src 'none'")

    serve(visit)


def test_posts_of_our_page_pass_and_others_do_not() -> None:
    async def visit(place: Place) -> None:
        lines = ["Content-Type: application/json", "Content-Length: 8"]
        for origin, expected in ((place.origin, 201), ("http://evil.com", 403)):
            head = place.head("POST", "/api/echo", f"Origin: {origin}", *lines)
            status, _, body = await place.ask(head + '{"a": 1}')
            assert status == expected
            assert (json.loads(body) == {"a": 1}) == (expected == 201)

    serve(visit)


def test_a_chunked_body_without_a_length_is_counted() -> None:
    async def visit(place: Place) -> None:
        lines = [f"Origin: {place.origin}", "Content-Type: application/json"]
        head = place.head("POST", "/api/echo", *lines, "Transfer-Encoding: chunked")
        chunk = "1000\n" + "x" * 0x1000 + "\n"
        status, _, body = await place.ask(head + chunk * 3)
        assert (status, json.loads(body)["code"]) == (413, "too_big")
        status, _, body = await place.ask(head + '8\n{"a": 1}\n0\n\n')
        assert (status, json.loads(body)) == (201, {"a": 1})

    serve(visit)


def test_a_forwarded_address_is_not_believed_from_this_machine_either() -> None:
    async def visit(place: Place) -> None:
        heads = [
            place.head("GET", "/api/hello", f"X-Forwarded-For: 192.0.2.{number}")
            for number in range(3)
        ]
        assert [(await place.ask(head))[0] for head in heads] == [200, 200, 429]

    serve(visit, requests_per_address=Rate(2, 0.001))


def test_sockets_of_our_page_and_of_programs_talk_uncompressed() -> None:
    async def visit(place: Place) -> None:
        url = f"ws://127.0.0.1:{place.port}/ws"
        ours: dict[str, str] = {"Cookie": f"holdfast={COOKIE}", "Origin": place.origin}
        for headers in (ours, {"Authorization": f"Bearer {BEARER}"}):
            async with websockets.connect(url, additional_headers=headers) as socket:
                await socket.send("x" * 8192)
                assert await socket.recv() == "x" * 8192
                assert socket.response is not None
                assert "Sec-WebSocket-Extensions" not in socket.response.headers

    serve(visit)


@pytest.mark.parametrize("origin", [None, "null", "http://evil.com"])
def test_sockets_of_other_pages_are_refused_before_they_are_accepted(origin: str | None) -> None:
    async def visit(place: Place) -> None:
        headers = {"Cookie": f"holdfast={COOKIE}", **({"Origin": origin} if origin else {})}
        with pytest.raises(InvalidStatus) as refused:
            async with websockets.connect(
                f"ws://127.0.0.1:{place.port}/ws", additional_headers=headers
            ):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["code"] == "foreign_origin"
        assert refused.value.response.headers["X-Content-Type-Options"] == "nosniff"

    serve(visit)


def test_a_socket_that_answers_no_pings_is_ended() -> None:
    async def visit(place: Place) -> None:
        lines = [
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Authorization: Bearer {BEARER}",
        ]
        head = place.head("GET", "/ws", *lines).replace("Connection: close", "Connection: Upgrade")
        status, _, frames = await place.ask(head)
        assert status == 101
        assert frames[0] == PING

    serve(visit, ping_seconds=0.05)


def test_the_log_of_the_server_does_not_tell_links(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    # A server that was told not to log leaves this behind for the next one.
    monkeypatch.setattr(logging.getLogger("uvicorn.access"), "propagate", True)

    async def visit(place: Place) -> None:
        assert (await place.ask(place.head("GET", "/join/secret-link")))[0] == 404

    serve(visit)
    assert "secret-link" not in caplog.text


def test_a_message_that_is_too_long_ends_the_socket() -> None:
    async def visit(place: Place) -> None:
        url = f"ws://127.0.0.1:{place.port}/ws"
        headers = {"Authorization": f"Bearer {BEARER}"}
        with pytest.raises(ConnectionClosed) as closed:
            async with websockets.connect(url, additional_headers=headers) as socket:
                await socket.send("x" * 8193)
                await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009

    serve(visit)
