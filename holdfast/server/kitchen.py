"""The kitchen: games are compiled in the background while the server already answers.

Compiling keeps Python busy for tens of seconds, so it happens in a child process, one game after
the other and at the lowest priority; a game that somebody waits for is begun at once, beside it.
The server then loads from the disk what the child has compiled, in a thread. Neither the
compiler nor any game is imported before that thread runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
import threading
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from holdfast.core.errors import HoldfastError, UnknownGame

if TYPE_CHECKING:
    from holdfast.core.warm import Step

T = TypeVar("T")

#: How much a child gives way to others: if somebody waits for its game, and if nobody does.
_NICE: Final = 10
_NICEST: Final = 19

_PATIENCE: Final = 2  # seconds to wait for the end of a child, or of a thread
_LONGEST: Final = 300  # characters of a sentence

LOADING: Final = "loading"


class Phase(StrEnum):
    """How far the compiling of a game has come."""

    WAITING = "waiting"
    COMPILING = "compiling"
    READY = "ready"
    FAILED = "failed"


@dataclass(frozen=True)
class State:
    """How far a game has come: ``done`` of ``total`` steps, the step now, or the problem."""

    phase: Phase = Phase.WAITING
    done: int = 0
    total: int = 0
    step: str = ""
    problem: str = ""


class GameNotReady(HoldfastError):
    """A game could not be compiled, or the server stopped before it was."""


class Kitchen:
    """Gets games ready; ``on_change`` hears, in the event loop, of each step.

    Make one with the names of the games, and ``start()`` it inside the event loop.
    """

    def __init__(self, games: Sequence[str], on_change: Callable[[str, State], None]) -> None:
        self._states = {game: State() for game in games}
        self._queue = list(games)
        self._on_change = on_change
        self._changed = asyncio.Event()
        self._work: set[asyncio.Task[None]] = set()
        self._loading = asyncio.Lock()
        self._closed = False

    def start(self) -> None:
        """Begin to get the games ready."""
        self._begin(self._get_all_ready())

    def state(self, game: str) -> State:
        """Return how far a game has come; raise ``UnknownGame``."""
        if game not in self._states:
            known = ", ".join(self._states)
            raise UnknownGame(f"there is no game {game!r} here; the games are {known}")
        return self._states[game]

    def states(self) -> dict[str, State]:
        """Return how far each game has come."""
        return dict(self._states)

    def hurry(self, game: str) -> None:
        """Begin with this game, as somebody waits for it; one that has failed is tried again."""
        failed = self.state(game).phase is Phase.FAILED
        if self._closed or not (failed or game in self._queue):
            return
        if failed:
            self._set(game, State())
        else:
            self._queue.remove(game)
        self._begin(self._get_ready(game, _NICE))

    async def ready(self, game: str) -> None:
        """Wait until a game is ready; raise ``GameNotReady``."""
        self.hurry(game)
        while not self._closed:
            state = self._states[game]
            if state.phase is Phase.READY:
                return
            if state.phase is Phase.FAILED:
                raise GameNotReady(state.problem)
            await self._changed.wait()
        raise GameNotReady(f"{game} is not ready, and the server is stopping")

    async def close(self) -> None:
        """Stop, and end the child if there is one."""
        self._closed = True
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        self._wake()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def _set(self, game: str, state: State) -> None:
        self._states[game] = state
        self._wake()
        self._on_change(game, state)

    def _wake(self) -> None:
        """Wake all who wait for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def _get_all_ready(self) -> None:
        while self._queue:
            await self._get_ready(self._queue.pop(0), _NICEST)

    async def _get_ready(self, game: str, niceness: int) -> None:
        self._set(game, State(Phase.COMPILING))
        try:
            if not await self._in_thread(partial(_is_compiled, game)):
                await self._compile(game, niceness)
            await self._load(game)
        except Exception as problem:  # whatever it is, the other games have their turn
            self._set(game, State(Phase.FAILED, problem=_sentence(game, problem)))
        else:
            self._set(game, State(Phase.READY))

    async def _compile(self, game: str, niceness: int) -> None:
        """Compile in a child process, and pass on what it tells."""
        child = await _start_child(_command(game), niceness)
        assert child.stdout is not None
        assert child.stderr is not None
        errors = asyncio.create_task(child.stderr.read())
        try:
            async for line in child.stdout:
                self._set(game, _read_line(line))
            code = await child.wait()
            if code != 0:
                raise GameNotReady(_last_sentence(game, code, await errors))
        finally:
            await _end(child)
            errors.cancel()

    async def _load(self, game: str) -> None:
        """Load the compiled code into this process, by going through the same steps."""
        known = self._states[game]
        self._set(game, State(Phase.COMPILING, known.total, known.total, LOADING))
        for _label, work in await self._in_thread(partial(_steps, game)):
            await self._in_thread(work)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        async with self._loading:  # two threads that import the same modules could meet halfway
            return await _in_thread(work)


def _command(game: str) -> list[str]:
    # -P: nothing in the folder where the server was started is taken for a module.
    return [sys.executable, "-P", "-m", "holdfast.cli", "warm", game, "--lines"]


async def _start_child(command: Sequence[str], niceness: int) -> Process:
    """Start a child, which keeps out of the way of the terminal itself."""
    child = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE)
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, child.pid, niceness)
    return child


async def _end(child: Process) -> None:
    """End a child that is still running, gently if it lets us."""
    for stop in (child.terminate, child.kill):
        if child.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            stop()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(child.wait(), _PATIENCE)


def _read_line(line: bytes) -> State:
    """Return the state that a line of ``holdfast warm --lines`` tells."""
    told: dict[str, Any] = json.loads(line)
    return State(Phase.COMPILING, told["done"], told["total"], told["step"])


def _last_sentence(game: str, code: int, errors: bytes) -> str:
    """Return what a child said last, or how it ended."""
    if code < 0:
        name = signal.Signals(-code).name
        return f"compiling {game} was ended by {name}; asking for it again tries again"
    lines = errors.decode(errors="replace").split("\n")
    said = [line.strip() for line in lines if line.strip()]
    if not said:
        return f"compiling {game} ended with code {code} and said nothing"
    return said[-1].removeprefix("holdfast: ")[:_LONGEST]


def _sentence(game: str, problem: Exception) -> str:
    if isinstance(problem, GameNotReady):
        return str(problem)
    said = " ".join(f"{type(problem).__name__}: {problem}".split())
    return f"{game} could not be compiled: {said}"[:_LONGEST]


def _is_compiled(game: str) -> bool:
    """Tell whether nothing has to be compiled, only loaded."""
    if os.environ.get("HOLDFAST_JIT") == "off":
        return True
    from holdfast.search.warm import is_compiled  # noqa: PLC0415 - loads the compiler

    return is_compiled(game)


def _steps(name: str) -> list[Step]:
    """Import a game, and return what loads its compiled code."""
    from holdfast import game  # noqa: PLC0415 - loads the compiler
    from holdfast.core import jit  # noqa: PLC0415
    from holdfast.core.warm import all_steps  # noqa: PLC0415
    from holdfast.search.warm import search_steps  # noqa: PLC0415

    found = game(name)
    return [*all_steps(found), *search_steps(found)] if jit.COMPILED else []


async def _in_thread(work: Callable[[], T]) -> T:
    """Do some work beside the event loop, in a thread that cannot keep the process from ending."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(settle_it: Callable[[], None]) -> None:
        if not answer.done():
            settle_it()

    def run() -> None:
        try:
            result = work()
        except Exception as problem:
            told = partial(answer.set_exception, problem)
        else:
            told = partial(answer.set_result, result)
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(settle, told)

    thread = threading.Thread(target=run, name="kitchen", daemon=True)
    thread.start()
    try:
        return await answer
    except asyncio.CancelledError:
        thread.join(_PATIENCE)  # ending Python while compiled code is being loaded can crash it
        raise
