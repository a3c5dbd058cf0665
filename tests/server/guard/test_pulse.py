"""The pulse: who says nothing is asked, and cut off without an answer; one timer for all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets.asyncio.client as websockets

from holdfast.server.guard.pipe import Pipe
from holdfast.server.guard.pulse import LOOK, MOST, SHARES, Pulse, pulse_of
from tests.server.guard.test_pipe import Ear, Recorder, talk

Client = websockets.ClientConnection


class Sitter:
    """A socket that counts the seconds in which it was quiet."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def pass_quietly(self, seconds: float) -> None:
        self.seconds += seconds


def run(visit: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(20):
            await visit()

    asyncio.run(limited())


def test_all_who_were_added_are_looked_at_equally_often_until_they_are_removed() -> None:
    async def visit() -> None:
        pulse = Pulse(asyncio.get_running_loop())
        sitters = [Sitter() for _ in range(3 * SHARES)]
        for each in sitters:
            pulse.add(each)
        while min(each.seconds for each in sitters) < 3 * LOOK:
            await asyncio.sleep(LOOK / SHARES)
        # Somebody may have been looked at once more than another, after a long while.
        spread = [each.seconds for each in sitters]
        assert max(spread) - min(spread) <= 2 * MOST
        gone = sitters.pop()
        pulse.remove(gone)
        before = gone.seconds
        await asyncio.sleep(2 * LOOK)
        assert gone.seconds == before

    run(visit)


def test_time_is_counted_as_it_passes_but_not_that_in_which_we_stood_still() -> None:
    async def visit() -> None:
        loop = asyncio.get_running_loop()
        pulse, one = Pulse(loop), Sitter()
        pulse.add(one)
        began = loop.time()
        while one.seconds < 4 * LOOK:
            time.sleep(LOOK / 4)  # whoever is busy looks late
            await asyncio.sleep(0)
        assert one.seconds == pytest.approx(loop.time() - began, abs=2 * LOOK)
        before = one.seconds
        time.sleep(4 * MOST)
        while one.seconds == before:
            await asyncio.sleep(0)
        assert one.seconds - before <= MOST

    run(visit)


def test_nobody_is_waited_for_where_there_is_none_and_there_may_be_again() -> None:
    async def visit() -> None:
        loop = asyncio.get_running_loop()
        pulse, one = pulse_of(loop), Sitter()
        assert pulse_of(loop) is pulse
        for _ in range(2):
            pulse.add(one)
            before = one.seconds
            while one.seconds == before:
                await asyncio.sleep(LOOK / SHARES)
            pulse.remove(one)
            await asyncio.sleep(2 * LOOK / SHARES)
            assert not pulse.is_on

    run(visit)


def quiet_pipe(written: list[bytes], ended: list[str]) -> Any:
    """A pipe that nobody has connected, with what is written to it."""

    class Silent(Pipe):
        def __init__(self) -> None:
            self._quiet = 0.0
            self.ping_interval, self.ping_timeout = 2.0, 2.25
            self.read_paused = self.close_sent = False
            self.transport = Line()

        def keepalive_timeout(self) -> None:
            ended.append("cut off")

    class Line(asyncio.Transport):
        def write(self, data: Any) -> None:
            written.append(bytes(data))

        def is_closing(self) -> bool:
            return False

    return Silent()


def test_who_says_nothing_is_asked_once_and_then_cut_off() -> None:
    written: list[bytes] = []
    ended: list[str] = []
    pipe = quiet_pipe(written, ended)
    for _ in range(7):
        pipe.pass_quietly(LOOK)
    assert not written
    pipe.pass_quietly(LOOK)
    assert written == [b"\x89\x00"]
    for _ in range(8):
        pipe.pass_quietly(LOOK)
    assert not ended
    pipe.pass_quietly(LOOK)
    assert ended == ["cut off"]
    assert len(written) == 1


def test_it_is_no_silence_while_we_do_not_read() -> None:
    written: list[bytes] = []
    ended: list[str] = []
    pipe = quiet_pipe(written, ended)
    pipe.read_paused = True
    for _ in range(100):
        pipe.pass_quietly(LOOK)
    assert not (written or ended)


def test_whoever_answers_stays_and_whoever_talks_is_not_asked() -> None:
    ear = Ear()

    async def visit(client: Client) -> None:
        await ear.ready.wait()
        written: list[bytes] = []
        pipe: Any = ear.pipe
        pipe.transport = Recorder(pipe.transport, written)
        for _ in range(4):
            for _ in range(16):
                pipe.pass_quietly(LOOK)
            assert written.pop() == b"\x89\x00"
            await client.ping()
            while pipe._quiet:
                await asyncio.sleep(0.005)
        written.clear()
        for _ in range(20):
            pipe.pass_quietly(LOOK)
            await client.send("here")
            while pipe._quiet:
                await asyncio.sleep(0.005)
        assert not written
        assert not pipe.close_sent

    talk(ear, visit)
