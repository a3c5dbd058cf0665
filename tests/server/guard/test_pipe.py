"""The pipe of a socket: heard at once, sent in one piece, read no faster than one can listen."""

from __future__ import annotations

import asyncio
import gc
import socket as sockets
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
import websockets.asyncio.client as websockets
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request

from holdfast.server.guard import guard_for, uvicorn_options
from holdfast.server.guard.pipe import Pipe, Vacancy, pipe_of

Client = websockets.ClientConnection


class Ear:
    """An application with one socket, whose pipe a test holds in its hands."""

    def __init__(self, late: float = 0) -> None:
        self.heard: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.pipe: Pipe
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()
        self.told_end = asyncio.Event()
        self._late = late

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        self.pipe = pipe_of(self)
        await asyncio.sleep(self._late)
        self.pipe.listen(self.heard.append, self.told_end.set)
        self.ready.set()
        while (event := await receive())["type"] != "websocket.disconnect":
            self.events.append(event)
        self.ended.set()


def talk(ear: Ear, visit: Callable[[Client], Awaitable[None]], path: str = "/") -> None:
    """Let a client visit an application."""

    async def run() -> None:
        with sockets.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
            options = uvicorn_options(guard_for("127.0.0.1", port))
            config = uvicorn.Config(ear, log_config=None, lifespan="off", **options)
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve([listener]))
            try:
                async with asyncio.timeout(20):
                    while not server.started:
                        await asyncio.sleep(0.01)
                    async with websockets.connect(f"ws://127.0.0.1:{port}{path}") as client:
                        await visit(client)
                    await ear.ended.wait()
            finally:
                server.should_exit = True
                await serving

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.005)


def test_messages_are_heard_in_order_also_those_that_came_early() -> None:
    ear = Ear(late=0.05)

    async def visit(client: Client) -> None:
        await client.send("one")
        await ear.ready.wait()
        await client.send("two")
        await client.send([*"three"])  # in pieces
        await until(lambda: len(ear.heard) == 3)

    talk(ear, visit)
    assert ear.heard == ["one", "two", "three"]
    assert ear.events == []  # nothing is heard twice


def test_what_is_not_text_is_heard_as_nothing() -> None:
    ear = Ear()

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        await client.send(b"\x00\xff")
        await until(lambda: bool(ear.heard))

    talk(ear, visit)
    assert ear.heard == [""]


def test_text_that_is_none_ends_the_socket() -> None:
    ear = Ear()

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        with pytest.raises(ConnectionClosed) as closed:
            await client.send(b"\xff\xfe", text=True)
            await client.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007

    talk(ear, visit)
    assert ear.heard == []


def test_nothing_is_read_while_one_waits() -> None:
    ear = Ear()

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        ear.pipe.wait()
        ear.pipe.wait()  # again changes nothing
        await client.send("later")
        await asyncio.sleep(0.1)
        assert ear.heard == []
        ear.pipe.go_on()
        await until(lambda: bool(ear.heard))

    talk(ear, visit)
    assert ear.heard == ["later"]


def test_messages_are_sent_together_until_the_other_is_gone() -> None:
    ear = Ear()
    gone: list[BaseException] = []

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        written: list[bytes] = []
        recorder: Any = Recorder(ear.pipe.transport, written)
        transport, ear.pipe.transport = ear.pipe.transport, recorder
        await ear.pipe.send_texts([b"a", b"b" * 300])
        assert len(written) == 1
        assert [await client.recv(), await client.recv()] == ["a", "b" * 300]
        assert ear.pipe.send_at_once([b"d", b"e"])
        assert len(written) == 2
        assert [await client.recv(), await client.recv()] == ["d", "e"]
        ear.pipe.pause_writing()
        assert not ear.pipe.send_at_once([b"f"])
        ear.pipe.resume_writing()
        ear.pipe.transport = transport
        await client.close()
        await ear.ended.wait()
        with pytest.raises(ClientDisconnected) as raised:
            await ear.pipe.send_texts([b"c"])
        assert not ear.pipe.send_at_once([b"c"])
        gone.append(raised.value)

    talk(ear, visit)
    assert gone


def test_the_end_is_told_to_whoever_listens_also_one_that_came_early() -> None:
    for late in (0, 0.2):
        ear = Ear(late)

        async def visit(client: Client) -> None:
            await client.close()
            await ear.told_end.wait()  # noqa: B023 - it is over before the next one

        talk(ear, visit)
        assert ear.told_end.is_set()


def test_messages_of_every_length_arrive_whole() -> None:
    """The length stands in one byte, two or eight, and nothing at all is a message too."""
    ear = Ear()
    sizes = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000]

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        await ear.pipe.send_texts([b"x" * size for size in sizes])
        assert [len(await client.recv()) for _ in sizes] == sizes
        assert ear.pipe.send_at_once(["„ä“".encode()])
        assert await client.recv() == "„ä“"

    talk(ear, visit)


def test_a_pipe_that_is_listened_to_keeps_little() -> None:
    """A server has thousands of them: no dictionary of names, and nothing of the first request."""
    ear = Ear()

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        assert not vars(ear.pipe)
        known = [each for each in gc.get_objects() if type(each) is Request]
        here = [each for each in known if each.path == "/quiet" and each is not client.request]
        assert here
        assert not any([*each.headers.raw_items()] for each in here)
        await client.send("still heard")
        await until(lambda: ear.heard == ["still heard"])

    talk(ear, visit, path="/quiet")


def test_what_an_application_leaves_is_done_when_it_has_returned() -> None:
    """Then nothing is known of the request any more, and at the end the socket is closed."""

    class Leaver(Ear):
        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            self.scope = scope
            assert (await receive())["type"] == "websocket.connect"
            await send({"type": "websocket.accept"})
            self.pipe = pipe_of(self)
            self.pipe.listen(self.heard.append, self.told_end.set)
            self.pipe.leave(self.stay)
            self.has_returned = True

        async def stay(self) -> None:
            assert self.has_returned
            self.ready.set()
            await self.told_end.wait()
            self.ended.set()

    ear = Leaver()

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        assert not ear.scope
        await client.send("one")
        await until(lambda: ear.heard == ["one"])
        assert ear.pipe.send_at_once([b"two"])
        assert await client.recv() == "two"
        await ear.pipe.end(4401)
        with pytest.raises(ConnectionClosed) as closed:
            await client.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401

    talk(ear, visit)


def test_all_who_wait_for_room_go_on_when_there_is_some() -> None:
    async def run() -> None:
        room = Vacancy()
        assert room.is_set()
        await asyncio.wait_for(room.wait(), 1)
        room.clear()
        room.clear()
        waiting = [asyncio.create_task(room.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert waiting[0].cancelled()
        assert not (waiting[1].done() or waiting[2].done() or room.is_set())
        room.set()
        room.set()
        await asyncio.wait_for(asyncio.gather(*waiting[1:]), 1)
        assert room.is_set()

    asyncio.run(run())


class Recorder:
    """A transport that notes what is written to it."""

    def __init__(self, inside: Any, written: list[bytes]) -> None:
        self._inside = inside
        self._written = written

    def write(self, data: bytes) -> None:
        self._written.append(data)
        self._inside.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inside, name)
