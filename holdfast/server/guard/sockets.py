"""Sockets: how many may be open, and how much may wait for each.

All of this belongs to one event loop and is not for use from other threads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from holdfast.server.guard.settings import Guard

NORMAL = 1000
TRY_AGAIN_LATER = 1013
# How long a socket that is closed in good order may take to receive what was put before.
FAREWELL_SECONDS = 5.0


class Post:
    """The boxes in which something waits to be sent: all of them are emptied by one call.

    To have the loop call a function takes longer than to send a small message.
    """

    __slots__ = ("_boxes",)

    def __init__(self) -> None:
        self._boxes: list[Outbox] = []

    def take(self, box: Outbox) -> None:
        """Empty a box as soon as the loop has done what it is about to do."""
        if not self._boxes:
            asyncio.get_running_loop().call_soon(self._empty)
        self._boxes.append(box)

    def _empty(self) -> None:
        boxes, self._boxes = self._boxes, []
        for box in boxes:
            try:
                box.send_now()
            except Exception:  # whoever received is gone, and the others are not
                box.give_up()


class Outbox:
    """Messages that wait to be sent on one socket, at most ``size`` of them.

    A receiver that is too slow is not waited for: what waits is dropped, the box is closed with
    1013, and the client comes back and asks for what it missed.
    """

    __slots__ = (
        "_at_once",
        "_patience",
        "_post",
        "_sending",
        "_size",
        "_waiting",
        "_waker",
        "code",
    )

    def __init__(self, size: int, post: Post | None = None) -> None:
        self._size = size
        self._post = post or Post()
        # There are thousands of boxes, mostly empty: an empty deque or event takes 0.8 kB.
        self._waiting: list[bytes] = []
        self._waker: asyncio.Future[None] | None = None  # of who waits for a message
        self._patience: asyncio.Timeout | None = None  # with who receives
        self._at_once: Callable[[Iterable[bytes]], bool] | None = None
        self._sending = False  # what was taken out is on its way
        self.code: int | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, message: bytes) -> bool:
        """Let a message wait; False if the box is closed, or was full and is closed now."""
        if self.code is not None:
            return False
        if len(self._waiting) >= self._size:
            self._waiting.clear()
            self.close(TRY_AGAIN_LATER)
            return False
        self._waiting.append(message)
        if self._at_once is None or self._sending:
            self._stir()
        elif len(self._waiting) == 1:  # those that follow right away go with it
            self._post.take(self)
        return True

    def send_now(self) -> None:
        """Send what waits, if that goes; if not, let the task do it that can wait."""
        if self._at_once is None or self._sending or not self._at_once(self._waiting):
            self._stir()
        else:
            self._waiting.clear()

    def close(self, code: int = NORMAL) -> None:
        """Take no more messages; what waits can still be sent. The first code given stays."""
        if self.code is None:
            self.code = code
            self._stir()
            self._hurry(0.0 if code == TRY_AGAIN_LATER else FAREWELL_SECONDS)

    def give_up(self) -> None:
        """Send nothing any more, as nobody is there to receive it."""
        self._waiting.clear()
        self.close()
        self._hurry(0.0)

    def _stir(self) -> None:
        """Wake who waits for a message, or for the end."""
        if self._waker is not None and not self._waker.done():
            self._waker.set_result(None)

    def _hurry(self, seconds: float) -> None:
        """Give up who receives after so many seconds."""
        if self._patience is not None:
            self._patience.reschedule(asyncio.get_running_loop().time() + seconds)

    def __aiter__(self) -> Outbox:
        return self

    async def __anext__(self) -> list[bytes]:
        while not self._waiting:
            if self.code is not None:
                raise StopAsyncIteration
            self._waker = asyncio.get_running_loop().create_future()
            await self._waker
        self._waker = None
        waiting, self._waiting = self._waiting, []
        return waiting

    async def deliver(
        self,
        send: Callable[[list[bytes]], Awaitable[object]],
        at_once: Callable[[Iterable[bytes]], bool] | None = None,
    ) -> int:
        """Send all that waits, again and again, until the box is closed; return the code for that.

        A ``send`` that hangs when the box overflows is given up. What it raises is passed on. What
        can be sent ``at_once`` need not wait: to wake a task costs more than to send a message.
        """
        self._at_once = at_once
        try:
            async with asyncio.timeout(None if self.code is None else FAREWELL_SECONDS) as patience:
                self._patience = patience
                await self._send_all(send)
        except TimeoutError:
            if not patience.expired():
                raise
        finally:
            self._patience = None
        return self.code or NORMAL

    async def _send_all(self, send: Callable[[list[bytes]], Awaitable[object]]) -> None:
        async for waiting in self:
            self._sending = True
            await send(waiting)
            self._sending = False


@dataclass(frozen=True, eq=False, slots=True)
class Socket:
    """One open socket: whose it is, where it comes from, and what waits for it."""

    person: str
    address: str
    outbox: Outbox


class Sockets:
    """All open sockets, found by person, so that those of one person can be closed at once."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._post = Post()
        self._of_person: dict[str, set[Socket]] = {}
        self._of_address: dict[str, set[Socket]] = {}

    def __len__(self) -> int:
        return sum(len(sockets) for sockets in self._of_person.values())

    def open(self, person: str, address: str) -> Socket | None:
        """Count a new socket in; None if the person or the address has as many as allowed."""
        if len(self._of_person.get(person, ())) >= self._guard.sockets_per_person:
            return None
        if len(self._of_address.get(address, ())) >= self._guard.sockets_per_address:
            return None
        socket = Socket(person, address, Outbox(self._guard.outbox_size, self._post))
        self._of_person.setdefault(person, set()).add(socket)
        self._of_address.setdefault(address, set()).add(socket)
        return socket

    def close(self, socket: Socket, code: int = NORMAL) -> None:
        """Close a socket's outbox and forget the socket; doing so again changes nothing."""
        socket.outbox.close(code)
        drop(self._of_person, socket.person, socket)
        drop(self._of_address, socket.address, socket)

    def of(self, person: str) -> frozenset[Socket]:
        """The open sockets of a person."""
        return frozenset(self._of_person.get(person, ()))

    def all(self) -> frozenset[Socket]:
        """All open sockets."""
        return frozenset(socket for group in self._of_person.values() for socket in group)

    def close_all(self, person: str, code: int) -> None:
        """Close all sockets of a person who has logged out or been banned."""
        for socket in self.of(person):
            self.close(socket, code)


def drop(groups: dict[str, set[Socket]], key: str, socket: Socket) -> None:
    """Take a socket out of its group, and the group away when it is empty."""
    group = groups.get(key, set())
    group.discard(socket)
    if not group:
        groups.pop(key, None)
