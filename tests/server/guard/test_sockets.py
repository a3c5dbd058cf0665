"""Sockets are counted, slow ones are let go, and closed ones leave nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from holdfast.server.guard import Outbox, Sockets
from holdfast.server.guard import sockets as module
from tests.server.guard.wire import LOCAL


def test_a_person_may_hold_eight_sockets() -> None:
    sockets = Sockets(LOCAL)
    held = [sockets.open("ada", f"192.0.2.{number}") for number in range(9)]
    assert [socket is not None for socket in held] == [True] * 8 + [False]
    assert sockets.open("bob", "192.0.2.1") is not None
    assert held[0] is not None
    sockets.close(held[0])
    assert sockets.open("ada", "192.0.2.1") is not None


def test_an_address_may_hold_a_number_of_sockets() -> None:
    sockets = Sockets(replace(LOCAL, sockets_per_address=3))
    held = [sockets.open(f"person {number}", "192.0.2.1") for number in range(4)]
    assert [socket is not None for socket in held] == [True] * 3 + [False]
    assert sockets.open("person 3", "192.0.2.2") is not None


def test_closed_sockets_leave_nothing_behind() -> None:
    sockets = Sockets(LOCAL)
    known = (sockets._of_person, sockets._of_address)
    for number in range(100):
        socket = sockets.open(f"person {number}", f"address {number}")
        assert socket is not None
        assert len(sockets) == 1
        sockets.close(socket)
        sockets.close(socket)
    assert len(sockets) == 0
    assert known == ({}, {})


def test_closing_one_twice_does_not_close_another() -> None:
    sockets = Sockets(LOCAL)
    first, second = sockets.open("ada", "a"), sockets.open("ada", "a")
    assert first is not None and second is not None
    sockets.close(first)
    sockets.close(first)
    assert sockets.of("ada") == {second}
    assert second.outbox.code is None


def test_all_sockets_of_somebody_who_is_banned_are_closed() -> None:
    sockets = Sockets(LOCAL)
    opened = [sockets.open("ada", "a"), sockets.open("ada", "b")]
    other = sockets.open("bob", "a")
    sockets.close_all("ada", 1008)
    assert [socket.outbox.code for socket in opened if socket] == [1008, 1008]
    assert other is not None and other.outbox.code is None
    assert len(sockets) == 1


def test_an_overflow_closes_with_1013_and_drops_what_waits() -> None:
    outbox = Outbox(64)
    assert all(outbox.put(b"x") for _ in range(64))
    assert len(outbox) == 64
    assert not outbox.put(b"x")
    assert (outbox.code, len(outbox)) == (1013, 0)
    assert not outbox.put(b"x")
    assert len(outbox) == 0


def test_messages_come_in_order_until_the_box_is_closed() -> None:
    async def run() -> list[bytes]:
        outbox = Outbox(3)
        outbox.put(b"1")

        async def write() -> None:
            for text in (b"2", b"3", b"4", b"5"):
                await asyncio.sleep(0)
                assert outbox.put(text)
            outbox.close(1001)
            assert not outbox.put(b"6")

        writing = asyncio.create_task(write())
        read = [message async for waiting in outbox for message in waiting]
        await writing
        return read

    assert asyncio.run(run()) == [b"1", b"2", b"3", b"4", b"5"]


def test_the_first_reason_for_closing_stays() -> None:
    outbox = Outbox(1)
    outbox.close(1008)
    outbox.close(1000)
    assert outbox.code == 1008


def run_delivery(outbox: Outbox, send: Any, then: Any) -> int:
    async def run() -> int:
        async with asyncio.timeout(5):
            delivering = asyncio.create_task(outbox.deliver(send))
            await asyncio.sleep(0)
            await then()
            code = await delivering
        assert asyncio.all_tasks() == {asyncio.current_task()}
        return code

    return asyncio.run(run())


def test_what_was_put_before_closing_is_delivered() -> None:
    outbox = Outbox(64)
    received: list[bytes] = []

    async def send(messages: list[bytes]) -> None:
        await asyncio.sleep(0)
        received.extend(messages)

    async def then() -> None:
        outbox.put(b"1")
        outbox.put(b"2")
        outbox.close(1001)

    assert run_delivery(outbox, send, then) == 1001
    assert received == [b"1", b"2"]


async def hang(messages: list[bytes]) -> None:
    await asyncio.Event().wait()


def test_a_receiver_that_reads_nothing_is_given_up_when_the_box_is_full() -> None:
    outbox = Outbox(2)

    async def then() -> None:
        while outbox.put(b"x"):
            await asyncio.sleep(0)

    assert run_delivery(outbox, hang, then) == 1013


def test_a_receiver_that_reads_nothing_is_not_said_farewell_to_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "FAREWELL_SECONDS", 0.01)
    outbox = Outbox(2)

    async def then() -> None:
        outbox.put(b"x")
        await asyncio.sleep(0)
        outbox.close(1008)

    assert run_delivery(outbox, hang, then) == 1008


def test_a_receiver_that_is_gone_is_told_to_the_caller() -> None:
    outbox = Outbox(2)

    async def gone(messages: list[bytes]) -> None:
        raise ConnectionResetError

    async def then() -> None:
        outbox.put(b"x")

    with pytest.raises(ConnectionResetError):
        run_delivery(outbox, gone, then)


def test_a_cancelled_delivery_leaves_no_task() -> None:
    async def run() -> None:
        delivering = asyncio.create_task(Outbox(2).deliver(hang))
        await asyncio.sleep(0)
        delivering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await delivering
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())


class Line:
    """What an outbox sends on: at once while there is room, and otherwise later."""

    def __init__(self) -> None:
        self.room = True
        self.pieces: list[list[bytes]] = []
        self.opened = asyncio.Event()

    def send_at_once(self, messages: Any) -> bool:
        if self.room:
            self.pieces.append(list(messages))
        return self.room

    async def send(self, messages: list[bytes]) -> None:
        await self.opened.wait()
        self.pieces.append(messages)


async def rest() -> None:
    """Let all do what they can do without waiting for anything else."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_comes_together_is_sent_at_once_in_one_piece() -> None:
    async def run() -> None:
        outbox, line = Outbox(8), Line()
        delivering = asyncio.create_task(outbox.deliver(line.send, line.send_at_once))
        await rest()
        outbox.put(b"1")
        outbox.put(b"2")
        assert line.pieces == []
        await rest()
        assert line.pieces == [[b"1", b"2"]]
        outbox.put(b"3")
        outbox.close()
        assert await delivering == 1000
        assert line.pieces == [[b"1", b"2"], [b"3"]]

    asyncio.run(run())


def test_all_boxes_are_emptied_by_one_call_also_if_one_receiver_is_gone() -> None:
    async def run() -> None:
        sockets, line = Sockets(LOCAL), Line()

        def fail(_messages: Iterable[bytes]) -> bool:
            raise ConnectionError

        opened = [sockets.open(name, "a") for name in ("ada", "bob")]
        first, second = (each.outbox for each in opened if each is not None)
        ways = ((first, fail), (second, line.send_at_once))
        delivering = [asyncio.create_task(box.deliver(line.send, way)) for box, way in ways]
        await rest()
        first.put(b"1")
        second.put(b"2")
        await rest()
        assert line.pieces == [[b"2"]]
        assert (first.code, second.code) == (1000, None)
        second.close()
        await asyncio.gather(*delivering)

    asyncio.run(run())


def test_nothing_overtakes_what_waits_for_room() -> None:
    async def run() -> None:
        outbox, line = Outbox(8), Line()
        delivering = asyncio.create_task(outbox.deliver(line.send, line.send_at_once))
        await rest()
        line.room = False
        outbox.put(b"1")
        await rest()  # the task has taken it, and waits
        line.room = True
        outbox.put(b"2")
        await rest()
        assert line.pieces == []
        line.opened.set()
        outbox.close()
        await delivering
        assert [each for piece in line.pieces for each in piece] == [b"1", b"2"]

    asyncio.run(run())
