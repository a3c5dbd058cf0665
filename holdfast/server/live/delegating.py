"""What bots think about is left to workers, where there are any.

Whoever searches takes a core for up to seconds; a worker, on any machine that reaches the database,
does it for the process that serves. Nothing depends on them: what no worker begins, or what one
begins and leaves, is thought about here.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from holdfast.server.live.packing import kind_of, pack
from holdfast.server.live.tasks import Tasks
from holdfast.server.store import notices, thoughts
from holdfast.server.store.engine import Store
from holdfast.server.store.failures import StoreFailed

if TYPE_CHECKING:
    from holdfast.server.live.queue import Asker
    from holdfast.server.live.thinkers import Question

_log = logging.getLogger("holdfast.server")

#: Every so many seconds a process looks which workers are there.
LOOK: Final = 2.0
#: Every so many seconds it looks for an answer of which it was not told.
_LOOK_FOR_ANSWER: Final = 1.0
#: If no worker has begun after so many seconds, nobody waits for one: where somebody waits for the
#: answer, and where nobody does.
_PATIENCE: Final = {True: 1.0, False: 10.0}
_ID_BYTES: Final = 16
_HASH_BYTES: Final = 8


class Delegating:
    """The workers, for a process that serves."""

    def __init__(self, store: Store, me: str, tell: Callable[[notices.AnyNotice], None]) -> None:
        """Ask them by way of a store; ``tell`` tells all who share it something."""
        self._store = store
        self._me = me
        self._tell = tell
        self._workers: list[frozenset[str]] = []  # those who are there: the kinds that each knows
        self._waiting: dict[str, asyncio.Event] = {}  # what is thought about; set: look
        self._withdrawn: set[str] = set()  # what nobody need think about any longer
        self._stirred = asyncio.Event()
        self._tasks = Tasks()
        # Workers need not know who somebody is, nor at which table, only what is the same.
        self._salt = secrets.token_bytes(_HASH_BYTES)

    @property
    def count(self) -> int:
        """How many workers are there."""
        return len(self._workers)

    async def open(self) -> None:
        """Begin."""
        with suppress(StoreFailed):
            await self._store.write(thoughts.forget)
        self._tasks.start(self._look_out())

    async def close(self) -> None:
        """End: workers need not think for this process any longer."""
        await self._tasks.stop()
        if self._waiting or self._withdrawn or self._workers:
            with suppress(StoreFailed):
                await self._store.write(lambda conn: thoughts.withdraw_all(conn, self._me))
            self._tell(notices.ToThink())

    def hear(self, which: list[str]) -> None:
        """Take note that workers have answered something, or left it."""
        for thought in which:
            if thought in self._waiting:
                self._waiting[thought].set()

    async def ask(self, question: Question, asker: Asker, *, live: bool) -> int | None:
        """Return the move that a worker has found; None: it is to be thought about here."""
        if not self._workers:
            return None
        kind = await asyncio.to_thread(kind_of, question.game)
        if not any(kind in known for known in self._workers):
            return None
        thought, told = secrets.token_hex(_ID_BYTES), asyncio.Event()
        address, person, mind = map(self._hide, (*asker, question.mind))
        asking = thoughts.Asking(self._me, address, person, mind, live)
        body = pack(question)
        self._waiting[thought] = told
        settled = False
        try:
            await self._store.write(lambda conn: thoughts.ask(conn, thought, kind, body, asking))
            self._tell(notices.ToThink())
            move = await self._wait_for(thought, told, _PATIENCE[live])
            settled = True
        except StoreFailed:
            return None
        finally:
            del self._waiting[thought]
            if not settled:
                self._withdrawn.add(thought)
                self._stirred.set()
        return move if move in question.moves else None

    async def _wait_for(self, thought: str, told: asyncio.Event, patience: float) -> int | None:
        end = time.monotonic() + patience
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK_FOR_ANSWER):
                    await told.wait()
            told.clear()
            late = time.monotonic() >= end
            found = await self._store.write(
                lambda conn, late=late: thoughts.collect(conn, thought, late=late)  # type: ignore[misc]
            )
            if found != "waiting":
                return found

    def _hide(self, name: str) -> str:
        """Return a text that stands for a name, and says only which are the same."""
        return blake2b(name.encode(), digest_size=_HASH_BYTES, key=self._salt).hexdigest()

    async def _look_out(self) -> None:
        """Look which workers are there, and withdraw what was asked in vain, again and again."""
        while True:
            try:
                await self._withdraw()
                self._workers = await self._store.read(thoughts.list_workers)
            except StoreFailed:  # the next look may find them
                pass
            except Exception:
                _log.exception("workers")
            # Not by wait_for: it forgets that it was stopped where it is stirred in that moment.
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._stirred.wait()
            self._stirred.clear()

    async def _withdraw(self) -> None:
        which = frozenset(self._withdrawn)
        if which:
            left = await self._store.write(lambda conn: thoughts.withdraw(conn, which))
            self._withdrawn -= which - left
            self._tell(notices.ToThink())
