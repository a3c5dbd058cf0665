"""The kitchen: games can be played at once, and are compiled in the background.

A game is imported, in a thread, and can be played from then on: what is not compiled yet runs as
plain Python (``jit.run_cold``), which is fast enough for people. A child process compiles, on all
cores and at the lowest priority, in the order in which somebody waits for it. After each step the
server loads from the disk what the child has compiled, in a thread. Neither the compiler nor any
game is imported before such a thread runs.
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
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, Final, TypeVar

from holdfast.core.errors import HoldfastError, UnknownGame
from holdfast.server.live.tasks import Tasks

T = TypeVar("T")

_NICEST: Final = 19  # how much a child gives way to others
_PATIENCE: Final = 2  # seconds to wait for the end of a child, or of a thread
_LONGEST: Final = 300  # characters of a sentence
_TABLE: Final = "table"  # the part of what is compiled that tables need


class Warmth(StrEnum):
    """How far a game has come."""

    WAITING = "waiting"  # cannot be played yet
    WARMING = "warming"  # can be played, and is being compiled
    READY = "ready"  # is compiled
    FAILED = "failed"  # cannot be played


@dataclass(frozen=True)
class Preparation:
    """How far a game has come: ``done`` of ``total`` steps, the step now, or the problem."""

    warmth: Warmth = Warmth.WAITING
    done: int = 0
    total: int = 0
    step: str = ""
    problem: str = ""

    @property
    def is_playable(self) -> bool:
        """Tell whether the game can be played."""
        return self.warmth in (Warmth.WARMING, Warmth.READY)


class GameNotReady(HoldfastError):
    """A game could not be prepared."""


class Kitchen:
    """Gets games ready; ``on_change`` hears, in the event loop, of each step.

    Make one with the names of the games, and ``start()`` it inside the event loop.
    """

    def __init__(self, games: Sequence[str], on_change: Callable[[str, Preparation], None]) -> None:
        self._prepared = {game: Preparation() for game in games}
        self._on_change = on_change
        self._tasks = Tasks()
        self._loading = asyncio.Lock()
        self._closed = False

    def start(self) -> None:
        """Begin to get the games ready."""
        self._tasks.start(self._get_ready(list(self._prepared)))

    def preparation(self, game: str) -> Preparation:
        """Return how far a game has come; raise ``UnknownGame``."""
        if game not in self._prepared:
            known = ", ".join(self._prepared)
            raise UnknownGame(f"there is no game {game!r} here; the games are {known}")
        return self._prepared[game]

    def preparations(self) -> dict[str, Preparation]:
        """Return how far each game has come."""
        return dict(self._prepared)

    def try_again(self, game: str) -> None:
        """Get a game ready that has met a problem; others are under way already."""
        if self.preparation(game).problem and not self._closed:
            self._set(game, Preparation())
            self._tasks.start(self._get_ready([game]))

    async def close(self) -> None:
        """Stop, and end the child if there is one."""
        self._closed = True
        await self._tasks.stop()
        _run_cold(False)

    def _set(self, game: str, prepared: Preparation) -> None:
        self._prepared[game] = prepared
        self._on_change(game, prepared)

    async def _get_ready(self, games: list[str]) -> None:
        """Import games, so that they can be played; then compile those that are not."""
        imported = [game for game in games if await self._import(game)]
        try:
            cold = []
            for game in imported:
                if await self._in_thread(partial(_is_compiled, game)):
                    await self._load(game)
                else:
                    cold.append(game)
            if cold:
                await self._compile(cold)
        except Exception as problem:  # whatever it is, the games can still be played
            for game in imported:
                if self._prepared[game].warmth is Warmth.WARMING:
                    said = _sentence(game, problem)
                    self._set(game, replace(self._prepared[game], step="", problem=said))
        if all(prepared.warmth is Warmth.READY for prepared in self._prepared.values()):
            _run_cold(False)

    async def _import(self, game: str) -> bool:
        """Import a game; tell whether that went well."""
        try:
            await self._in_thread(partial(_import, game))
        except Exception as problem:  # whatever it is, the other games have their turn
            self._set(game, Preparation(Warmth.FAILED, problem=_sentence(game, problem)))
            return False
        self._set(game, Preparation(Warmth.WARMING))
        return True

    async def _load(self, game: str) -> None:
        """Load a game that is compiled."""
        for work in await self._in_thread(partial(_steps, game)):
            await self._in_thread(work)
        self._set(game, Preparation(Warmth.READY))

    async def _compile(self, games: list[str]) -> None:
        """Compile in a child process, and load what it has compiled, step by step."""
        child = await _start_child(_command(games), _NICEST)
        assert child.stdout is not None
        assert child.stderr is not None
        errors = asyncio.create_task(child.stderr.read())
        try:
            async for line in child.stdout:
                await self._take(json.loads(line))
            code = await child.wait()
            if code != 0:
                raise GameNotReady(_last_sentence(code, await errors))
            for game in games:
                await self._load(game)
        finally:
            await _end(child)
            errors.cancel()

    async def _take(self, told: dict[str, Any]) -> None:
        """Take a step that the child has begun or finished: what is compiled is loaded."""
        game, step = told["game"], told["step"]
        if told["event"] == "finished":
            for work in await self._in_thread(partial(_steps, game, step)):
                await self._in_thread(work)
        self._set(game, Preparation(Warmth.WARMING, told["done"], told["total"], step))

    async def _in_thread(self, work: Callable[[], T]) -> T:
        async with self._loading:  # two threads that import the same modules could meet halfway
            return await _in_thread(work)


def _command(games: Iterable[str]) -> list[str]:
    # -P: nothing in the folder where the server was started is taken for a module.
    return [sys.executable, "-P", "-m", "holdfast.cli", "warm", *games, "--lines"]


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


def _last_sentence(code: int, errors: bytes) -> str:
    """Return what a child said last, or how it ended."""
    if code < 0:
        name = signal.Signals(-code).name
        return f"compiling was ended by {name}; asking for the game again tries again"
    lines = errors.decode(errors="replace").split("\n")
    said = [line.strip() for line in lines if line.strip()]
    if not said:
        return f"compiling ended with code {code} and said nothing"
    return said[-1].removeprefix("holdfast: ")[:_LONGEST]


def _sentence(game: str, problem: Exception) -> str:
    if isinstance(problem, GameNotReady):
        return str(problem)
    said = " ".join(f"{type(problem).__name__}: {problem}".split())
    return f"{game} could not be prepared: {said}"[:_LONGEST]


def _run_cold(cold: bool) -> None:
    """Say how code runs that is not compiled; without a game there is none."""
    jit = sys.modules.get("holdfast.core.jit")
    if jit is not None:
        jit.run_cold(cold)


def _import(name: str) -> None:
    """Import a game, which can be played from then on."""
    from holdfast import game  # noqa: PLC0415 - loads the compiler

    game(name)
    _run_cold(True)


def _is_compiled(name: str) -> bool:
    """Tell whether nothing has to be compiled, only loaded."""
    if os.environ.get("HOLDFAST_JIT") == "off":
        return True
    from holdfast import game  # noqa: PLC0415 - loads the compiler
    from holdfast.search.compiled import is_compiled  # noqa: PLC0415

    return is_compiled(game(name))


def _steps(name: str, only: str = "") -> list[Callable[[], object]]:
    """Return what loads the compiled code of a game's tables, of all steps or of one.

    That of the search is loaded when a bot searches first: it takes 20 MB, and a moment.
    """
    from holdfast import game  # noqa: PLC0415 - loads the compiler
    from holdfast.core import jit  # noqa: PLC0415
    from holdfast.search.compiled import all_steps  # noqa: PLC0415

    steps = all_steps(game(name)) if jit.COMPILED else ()
    return [work for part, label, work in steps if part == _TABLE and only in ("", label)]


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
