"""Requests and handshakes made by hand, below any client that would tidy them up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from holdfast.server.guard import Guard, Rates, guard_for, protect
from holdfast.server.guard.asgi import App, Message, Receive, Scope, Send

HOST = "127.0.0.1:8000"
ORIGIN = "http://127.0.0.1:8000"
COOKIE = "c" * 43
BEARER = "hf_" + "b" * 43
LOCAL = guard_for("127.0.0.1", 8000)
PUBLIC = guard_for("127.0.0.1", 8000, public_url="https://example.org", proxied=True)

Pair = tuple[str | bytes, str | bytes]


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def code(self) -> str:
        told = json.loads(self.body)
        assert set(told) == {"code", "message"}
        assert told["message"].isascii() and len(told["message"]) < 300
        return str(told["code"])

    def header(self, name: str) -> str | None:
        found = [value for given, value in self.headers if given == name]
        assert len(found) < 2
        return found[0] if found else None


@dataclass
class Tiny:
    """An application that keeps what it was asked and answers 200, or accepts the socket."""

    bodies: list[bytes] = field(default_factory=list)
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        message = await receive()
        if scope["type"] == "websocket":
            self.bodies.append(b"")
            await send({"type": "websocket.accept"})
            return
        self.bodies.append(message["body"])
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        await send({"type": "http.response.body", "body": b"hello"})


def raw(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("latin-1")


def scope_of(
    kind: str,
    headers: Iterable[Pair] = (),
    *,
    method: str = "POST",
    path: str = "/api/x",
    host: str | None = HOST,
    client: tuple[str, int] | None = ("192.0.2.7", 4000),
) -> dict[str, Any]:
    own: list[Pair] = [] if host is None else [("host", host)]
    scope: dict[str, Any] = {
        "type": kind,
        "path": path,
        "headers": [(raw(name), raw(value)) for name, value in [*own, *headers]],
        "client": client,
        "extensions": {"websocket.http.response": {}} if kind == "websocket" else {},
    }
    return {**scope, "method": method} if kind == "http" else scope


def http(headers: Iterable[Pair] = (), **more: Any) -> dict[str, Any]:
    return scope_of("http", headers, **more)


def socket(headers: Iterable[Pair] = (), **more: Any) -> dict[str, Any]:
    return scope_of("websocket", headers, path="/ws", **more)


def post(*headers: Pair, **more: Any) -> dict[str, Any]:
    """A request that is in order, as our own page makes it, with more headers."""
    own: list[Pair] = [("origin", ORIGIN), ("content-type", "application/json")]
    return http([*own, *headers], **more)


def gated(app: App, guard: Guard = LOCAL, clock: Clock | None = None) -> App:
    return protect(app, guard, Rates(guard, clock or Clock()))


def sent(app: App, scope: Scope, chunks: Iterable[bytes] = (b"",)) -> list[Message]:
    """All that an application sends when it is asked something; the client leaves afterwards."""
    parts = list(chunks)
    incoming: list[Message] = [{"type": "websocket.connect"}]
    if scope["type"] == "http":
        incoming = [
            {"type": "http.request", "body": part, "more_body": index < len(parts) - 1}
            for index, part in enumerate(parts)
        ]
    waiting = iter(incoming)
    messages: list[Message] = []

    async def receive() -> Message:
        return next(waiting, {"type": "http.disconnect"})

    async def send(message: Message) -> None:
        messages.append(message)

    async def ask() -> None:
        await app(scope, receive, send)

    asyncio.run(ask())
    return messages


def asked(app: App, scope: Scope, chunks: Iterable[bytes] = (b"",)) -> Answer:
    """The answer to a request, or to a handshake that is refused; 101 for one that is not."""
    first, *rest = sent(app, scope, chunks)
    if first["type"] == "websocket.accept":
        return Answer(101, [], b"")
    prefix = "http.response" if scope["type"] == "http" else "websocket.http.response"
    assert first["type"] == f"{prefix}.start"
    assert {message["type"] for message in rest} == {f"{prefix}.body"}
    headers = [(name.decode(), value.decode()) for name, value in first["headers"]]
    return Answer(first["status"], headers, b"".join(message["body"] for message in rest))
