"""Pauses in a search: whoever has started it can let others think first, or end it.

A search looks up every few hundredths of a second (``pause``). Outside of ``pausing`` nothing
happens then, and what a search of so many iterations finds is the same with pauses and without.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_ON_PAUSE: Final[ContextVar[Callable[[], None] | None]] = ContextVar("on_pause", default=None)


class Stopped(Exception):
    """Nobody waits for what is thought any more."""


@contextmanager
def pausing(on_pause: Callable[[], None]) -> Iterator[None]:
    """Call something at each pause of the searches in here; it may wait, or raise ``Stopped``."""
    token = _ON_PAUSE.set(on_pause)
    try:
        yield
    finally:
        _ON_PAUSE.reset(token)


def is_paused() -> bool:
    """Tell whether somebody wants to be asked at pauses."""
    return _ON_PAUSE.get() is not None


def pause() -> float:
    """Let others think, if that is wanted; return how many seconds they took."""
    on_pause = _ON_PAUSE.get()
    if on_pause is None:
        return 0.0
    begun = time.perf_counter()
    on_pause()
    return time.perf_counter() - begun
