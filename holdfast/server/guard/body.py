"""Reading a request's body, and no more than is allowed of it."""

from __future__ import annotations

from holdfast.server.guard.asgi import Message, Receive, Scope, header_values

# Longer numbers are not worth reading.
MOST_DIGITS = 18


class TooBig(Exception):
    """The body is longer than allowed."""


async def read_body(scope: Scope, receive: Receive, most: int) -> bytes | None:
    """The body of a request; None if the client went away before its end.

    Raises:
        TooBig: The body is announced to be longer than ``most`` bytes, or is longer.
    """
    if any(is_beyond(length, most) for length in header_values(scope, b"content-length")):
        raise TooBig
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > most:
            raise TooBig
        if not message.get("more_body", False):
            return bytes(body)


def is_beyond(length: str, most: int) -> bool:
    """Whether an announced length is more than allowed; what is no number says nothing."""
    if not (length.isascii() and length.isdigit()):
        return False
    return len(length) > MOST_DIGITS or int(length) > most


def read_again(body: bytes, receive: Receive) -> Receive:
    """A ``receive`` that gives a body that has been read, and then what comes after it."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
