"""Running an application until somebody stops it.

At the end the application hears of it first, while its sockets are still open, so that it can tell
the people behind them; only then are the sockets closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any, Final

import uvicorn

from holdfast.core.errors import HoldfastError
from holdfast.server.guard import Guard, uvicorn_options
from holdfast.server.guard.door import allow_files, make_connections

_GRACE: Final = 5  # seconds for requests that are being answered
#: Seconds after which a busy thread lets another run. The one that writes has little to do, but
#: many times for each move: with Python's 5 ms it would wait for the event loop most of the time.
_TURN: Final = 0.0005
#: How many things are made before garbage is looked for among them, instead of Python's 700: nearly
#: all of them are gone without that. And how many such looks there are to one at everything: that
#: stops all for 0.15 s where there are 500 tables, and finds hardly any.
_YOUNG: Final = 10_000
_RARELY: Final = (10, 50)
_GLANCE: Final = 0.1  # seconds between looks whether to wait no longer


class CannotStart(HoldfastError):
    """The application could not start."""


def run(app: Any, listener: socket.socket, on_start: Callable[[], None], guard: Guard) -> None:
    """Serve until SIGTERM or SIGINT; a second SIGINT ends at once. Raise ``CannotStart``.

    ``on_start`` is called when the application answers.
    """
    sys.setswitchinterval(_TURN)
    gc.set_threshold(_YOUNG, *_RARELY)
    allow_files(guard)
    started = _Started(app)
    config = uvicorn.Config(
        started,
        lifespan="on",
        interface="asgi3",
        http=make_connections(guard),
        timeout_graceful_shutdown=_GRACE,
        log_config=None,
        **uvicorn_options(guard),
    )
    server = _Server(config, on_start)
    with contextlib.suppress(SystemExit):  # how uvicorn says that the application did not start
        server.run(sockets=[listener])
    if not server.started:
        raise CannotStart(f"the server could not start: {started.problem}")


class _Server(uvicorn.Server):
    """Uvicorn's server, which ends in another order."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nobody new, let the application end, and close the sockets."""
        for server in self.servers:
            server.close()
        ending = asyncio.create_task(self.lifespan.shutdown())
        while not ending.done() and not self.force_exit:
            await asyncio.wait([ending], timeout=_GLANCE)
        ending.cancel()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note that somebody wants the end; uvicorn would then die of the signal, we just end."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


class _Started:
    """An application, and why it did not start."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self.problem = "it was stopped too early"

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self._app(scope, receive, send)
            return

        async def note(message: Any) -> None:
            if message["type"] == "lifespan.startup.failed":
                self.problem = _last_line(message.get("message", ""))
                message = {"type": message["type"]}  # the traceback may hold what is secret
            await send(message)

        try:
            await self._app(scope, receive, note)
        except Exception as problem:
            self.problem = _tell(problem)
            raise


def _tell(problem: BaseException) -> str:
    """Return what is wrong: a sentence of ours as it is, anything else with its kind."""
    while isinstance(problem, BaseExceptionGroup):
        problem = problem.exceptions[0]
    return (
        str(problem)
        if isinstance(problem, HoldfastError)
        else f"{type(problem).__name__}: {problem}"
    )


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it did not say why"
