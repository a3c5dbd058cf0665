"""Packs answers in JSON (gzip) that are large and have nothing in them for somebody to find out.

The length of a packed answer tells a little of what is in it: text that somebody else has chosen
makes it shorter where it is like a secret in the same answer, and lengths are seen by whoever is on
the way, encrypted or not. So an answer is packed only if its route says so (``pack``), and a route
says so only where it has either no text that others choose (names, chat) or nothing that is for the
reader alone (a hand, links of invitation, tokens). The table of a running match has both and goes
as it is; when the match is over all cards are open, and it is packed. The answers to commands, and
what goes over sockets and streams, are never touched.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

from holdfast.server.guard.asgi import App, Message, Receive, Scope, Send, header_values
from holdfast.server.site.pages import read_accepted

#: Below this an answer fits into one packet as it is.
LEAST: Final = 1000
#: From this on somebody else packs it, so that nobody waits meanwhile: it takes milliseconds.
_LONG: Final = 30_000
#: Half as slow as the usual 9, and nearly as small.
_LEVEL: Final = 6
_KEY: Final = "holdfast.packed"


class _Wish:
    """Whether a route wants its answer packed."""

    wanted = False


def pack(request: Any) -> None:
    """Let the answer to a request be packed; see above for when this may be said."""
    request.scope[_KEY].wanted = True


class Packer:
    """Middleware that packs the answers of an application of which it is said."""

    def __init__(self, app: App) -> None:
        """Stand in front of an application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and pack what comes back if whoever asks can read it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        wish = _Wish()
        start: Message | None = None

        async def send_packed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and wish.wanted:
                start = message  # its length is known with the body
                return
            if start is not None:
                first, start = start, None
                first, message = await _pack(scope, first, message)
                await send(first)
            await send(message)

        await self._app({**scope, _KEY: wish}, receive, send_packed)


async def _pack(scope: Scope, start: Message, message: Message) -> tuple[Message, Message]:
    """Return the start and the body of an answer, packed if that is worth it."""
    headers = [(name.lower(), value) for name, value in start.get("headers", [])]
    body = message.get("body", b"")
    names = {name for name, _ in headers}
    if message.get("more_body") or len(body) < LEAST or b"content-encoding" in names:
        return start, message
    headers.append((b"vary", b"accept-encoding"))
    if "gzip" in read_accepted(header_values(scope, b"accept-encoding")):
        body = await asyncio.to_thread(_gzip, body) if len(body) >= _LONG else _gzip(body)
        headers = [(name, value) for name, value in headers if name != b"content-length"]
        headers += [
            (b"content-encoding", b"gzip"),
            (b"content-length", str(len(body)).encode()),
        ]
    return {**start, "headers": headers}, {**message, "body": body}


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, _LEVEL, mtime=0)
