"""The pipe of a socket: what comes is heard at once, and what waits to be sent goes in one piece.

An application that receives and sends by the interface of ASGI waits for a task at each step, stops
reading after each message, and sends each on its own: most of what a small message costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from struct import pack
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from holdfast.server.guard.asgi import App
from holdfast.server.guard.pulse import pulse_of

_NAME: Final = "holdfast.pipe"
# What the first byte of a frame says of it, and the second, if its size does not fit there.
_WHOLE_TEXT: Final = 0x81
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_PING: Final = b"\x89\x00"


class _Events:
    """What comes before a pipe is listened to, and its end: mostly nothing.

    It stands in for the queue of the library, which takes 3 kB for each of thousands.
    """

    __slots__ = ("_waiting", "_waker", "on_end")

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        self._waker: asyncio.Future[None] | None = None
        self.on_end: Callable[[], None] = lambda: None

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, event: Any) -> None:
        self._waiting.append(event)
        if self._waker is not None and not self._waker.done():
            self._waker.set_result(None)
        if event["type"] == "websocket.disconnect":
            self.on_end()

    def get_nowait(self) -> Any:
        return self._waiting.pop(0)

    async def get(self) -> Any:
        while not self._waiting:
            self._waker = asyncio.get_running_loop().create_future()
            await self._waker
        return self.get_nowait()


class Vacancy:
    """Whether a receiver has room for more, as an event says it that takes 0.8 kB."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: asyncio.Future[None] | None = None  # until there is room again

    def is_set(self) -> bool:
        """Tell whether there is room."""
        return self._waiting is None

    def clear(self) -> None:
        """Note that there is none."""
        if self._waiting is None:
            self._waiting = asyncio.get_running_loop().create_future()

    def set(self) -> None:
        """Note that there is, and let all go on who wait."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def wait(self) -> None:
        """Wait until there is."""
        while self._waiting is not None:
            await asyncio.shield(self._waiting)  # who gives up takes nobody else with it


class Pipe(WebSocketsSansIOProtocol):
    """A socket that an application may take into its own hands once it has accepted it."""

    # What uvicorn keeps of a socket: a dictionary of so many names takes 1.3 kB more, for each.
    __slots__ = (
        "_events",
        "_hear",
        "_quiet",
        "_rest",
        "accepted_subprotocol",
        "app",
        "app_state",
        "asgi_version",
        "client",
        "close_sent",
        "close_timeout",
        "close_timer",
        "config",
        "conn",
        "connections",
        "curr_msg_data_type",
        "default_headers",
        "disconnected",
        "frames",
        "handshake_complete",
        "handshake_initiated",
        "initial_response",
        "last_ping_rtt",
        "logger",
        "loop",
        "pending_ping_payload",
        "ping_interval",
        "ping_sent_at",
        "ping_timeout",
        "ping_timer",
        "pong_timer",
        "queue",
        "read_paused",
        "request",
        "response",
        "root_path",
        "scheme",
        "scope",
        "server",
        "tasks",
        "transport",
        "writable",
    )

    def __init__(self, *given: Any, **named: Any) -> None:
        """Begin as uvicorn asks for."""
        self._hear: Callable[[str], None] | None = None
        self._quiet = 0.0  # so many seconds nothing has come
        self._rest: Callable[[], Awaitable[None]] | None = None
        super().__init__(*given, **named)
        self.app = partial(self._serve, self.app)
        self._events: Final = _Events()
        self.queue = cast("Any", self._events)
        self.writable = cast("Any", Vacancy())

    def handle_connect(self, event: Request) -> None:
        """Let the application find the pipe beside what is asked for."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[_NAME] = self

    async def _serve(self, app: App, scope: Any, receive: Any, send: Any) -> None:
        """Let an application serve the socket, and then what it has left to be done."""
        await app(scope, receive, send)
        if self._rest is not None:
            del app, receive, send
            scope.clear()
            await self._rest()

    def leave(self, rest: Callable[[], Awaitable[None]]) -> None:
        """Say what is to be done with the socket when the application has returned.

        Until then all that a request goes through waits with it, which takes 4 kB. Afterwards
        nothing is known of the request any more.
        """
        self._rest = rest

    async def end(self, code: int) -> None:
        """Close the socket."""
        await self.send({"type": "websocket.close", "code": code})

    def data_received(self, data: bytes) -> None:
        """Note that somebody is there, and read what has come."""
        self._quiet = 0.0
        super().data_received(data)

    def start_keepalive(self) -> None:
        """Find out from now on whether somebody is still there."""
        if self.ping_interval:
            pulse_of(self.loop).add(self)

    def stop_keepalive(self) -> None:
        """Find it out no longer."""
        pulse_of(self.loop).remove(self)

    def pass_quietly(self, seconds: float) -> None:
        """Let time pass in which nothing has come: ask, or cut off who has not answered."""
        if self.read_paused or self.close_sent or self.transport.is_closing():
            return  # it is we who do not read
        asked, self._quiet = self._quiet >= self._patience, self._quiet + seconds
        if asked and self._quiet >= self._patience + (self.ping_timeout or 0):
            self.keepalive_timeout()
        elif not asked and self._quiet >= self._patience:
            self.transport.write(_PING)

    @property
    def _patience(self) -> float:
        """So many seconds it may be quiet before it is asked."""
        return self.ping_interval or 0

    def listen(self, hear: Callable[[str], None], on_end: Callable[[], None]) -> None:
        """Give each message to ``hear`` from now on: those that wait, and all that come.

        What is not text comes as an empty one. ``on_end`` is called when there is nobody any more.
        """
        self._hear = hear
        self._events.on_end = on_end
        # Of what was said to begin with nobody reads any more; it takes 6 kB. The library still has
        # the request where it goes on reading.
        self.request.headers.clear()
        del self.request, self.response
        headers: Any = self.scope["headers"]
        headers.clear()
        ended = []
        while not self._events.empty():
            event = self._events.get_nowait()
            if event["type"] == "websocket.receive":
                hear(event.get("text") or "")
            else:
                ended.append(event)
        for event in ended:  # which the application still waits for
            self._events.put_nowait(event)
        self.go_on()

    def wait(self) -> None:
        """Read nothing for now: there is more to do than should be."""
        if not (self.read_paused or self.transport.is_closing()):
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    async def send_texts(self, messages: Sequence[bytes]) -> None:
        """Send messages as one piece, as soon as the receiver has room for more."""
        await self.writable.wait()
        if not self._is_open():
            raise ClientDisconnected
        self._write(messages)

    def send_at_once(self, messages: Iterable[bytes]) -> bool:
        """Send messages as one piece if the receiver has room for them; tell whether it had."""
        ready = self.writable.is_set() and self._is_open()
        if ready:
            self._write(messages)
        return ready

    def _is_open(self) -> bool:
        return not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN

    def _write(self, messages: Iterable[bytes]) -> None:
        pieces = self.conn.data_to_send()
        for message in messages:
            pieces += (_head(len(message)), message)
        self.transport.write(b"".join(pieces))

    def send_receive_event_to_app(self) -> None:
        """Hand over a message that has come whole."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type != "text":
            self._hear("")
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self._hear(text)


def _head(size: int) -> bytes:
    """Return what stands before a text of so many bytes (RFC 6455, 5.2).

    Frames are all whole, and nothing is agreed upon that would change them: the library takes
    several times as long, as it also knows all others.
    """
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return pack("!BBH", _WHOLE_TEXT, _TWO_BYTES, size)
    return pack("!BBQ", _WHOLE_TEXT, _EIGHT_BYTES, size)


def pipe_of(socket: Any) -> Pipe:
    """Return the pipe of a socket, which ``site.run`` has given it."""
    pipe: Pipe = socket.scope["extensions"][_NAME]
    return pipe
