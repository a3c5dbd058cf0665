"""Refusals: what is answered to those who are not let in."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from holdfast.server.guard.asgi import Receive, Scope, Send

SHOWN = 80
POLICY_VIOLATION = 1008
TOO_SLOW = 408
TOO_BIG = 413
#: So many seconds, and so many bytes, of what is refused are taken in.
PATIENCE = 1.0
HEARD = 1024 * 1024
HTTP_RESPONSE = "websocket.http.response"


@dataclass(frozen=True)
class Denial:
    """Why something is refused: an HTTP status, a code for programs, a sentence for people."""

    status: int
    code: str
    message: str
    wait: float = 0.0

    @property
    def body(self) -> bytes:
        """The refusal as JSON."""
        return json.dumps({"code": self.code, "message": self.message}).encode()

    @property
    def headers(self) -> list[tuple[bytes, bytes]]:
        """The headers of the answer; the connection ends, as nobody reads the rest of it."""
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(self.body)).encode()),
            (b"connection", b"close"),
        ]
        if self.wait > 0:
            headers.append((b"retry-after", str(math.ceil(self.wait)).encode()))
        return headers


# The accepted values are not listed: a page that got here by a false name could read them.
ACCEPTED = "use the address that the server showed when it started"


def foreign_host(given: Sequence[str]) -> Denial:
    """Another host was asked for."""
    return Denial(403, "foreign_host", f"The Host is {shown(given)}; {ACCEPTED}.")


def foreign_origin(given: Sequence[str]) -> Denial:
    """The request comes from another page, or nothing says where from."""
    return Denial(
        403,
        "foreign_origin",
        f"The Origin is {shown(given)}; {ACCEPTED}, or a bearer token without any cookie.",
    )


def foreign_site(given: Sequence[str]) -> Denial:
    """The browser says that another site made the request."""
    return Denial(
        403,
        "foreign_origin",
        f"The Sec-Fetch-Site is {shown(given)}; it must be 'same-origin' or 'none'.",
    )


def plain_http() -> Denial:
    """The request came without TLS, which is another origin."""
    return Denial(403, "foreign_origin", "The request came over plain HTTP; use https or wss.")


def too_big(most: int) -> Denial:
    """The body is too long."""
    return Denial(TOO_BIG, "too_big", f"The body is too long; at most {most} bytes are read.")


def too_slow(most: float) -> Denial:
    """The body took too long to come."""
    return Denial(
        TOO_SLOW, "too_slow", f"The body took too long; it is waited for {most:g} seconds."
    )


def too_fast(wait: float) -> Denial:
    """Too many came in a short time."""
    return Denial(
        429, "too_fast", f"Too many requests; try again in {math.ceil(wait)} seconds.", wait
    )


def not_json(given: Sequence[str]) -> Denial:
    """The body is said to be something other than JSON."""
    return Denial(
        415, "not_json", f"The Content-Type is {shown(given)}; it must be 'application/json'."
    )


def shown(given: Sequence[str]) -> str:
    """What was given, short enough for a sentence and in printable ASCII."""
    if not given:
        return "missing"
    text = ascii(", ".join(given))
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


async def answer(refusal: Denial, scope: Scope, receive: Receive, send: Send) -> None:
    """Send a refusal; a socket is refused before it is accepted."""
    if scope["type"] == "http":
        if refusal.status not in (TOO_BIG, TOO_SLOW):
            await hear_out(scope, receive)
        await send_response(refusal, "http.response", send)
        return
    await receive()
    if HTTP_RESPONSE in (scope.get("extensions") or {}):
        await send_response(refusal, HTTP_RESPONSE, send)
    else:
        # Closing before accepting is how a server without that extension is told to answer 403.
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.code})


async def hear_out(scope: Scope, receive: Receive) -> None:
    """Take in a body before it is refused, within reason.

    A server that answers earlier ends the connection, and who is still sending sees only that.
    """
    if not any(name in (b"content-length", b"transfer-encoding") for name, _ in scope["headers"]):
        return
    heard, more = 0, True
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while more and heard < HEARD:
                message = await receive()
                heard += len(message.get("body", b""))
                more = message.get("more_body", False)


async def send_response(refusal: Denial, kind: str, send: Send) -> None:
    """Send a refusal as an HTTP response, in the messages of ``kind``."""
    await send(
        {"type": f"{kind}.start", "status": refusal.status, "headers": refusal.headers},
    )
    await send({"type": f"{kind}.body", "body": refusal.body, "more_body": False})
