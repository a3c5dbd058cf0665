"""Games spread over a Ray cluster. The results are the same as without one."""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterator
from itertools import islice
from types import ModuleType
from typing import Any, Final

from holdfast.arena.plan import Job
from holdfast.arena.playing import Finished, play_job
from holdfast.arena.workers import sort_out
from holdfast.core.errors import BadOption

#: The address that stands for a cluster of this machine alone, which lasts as long as the arena.
LOCAL: Final = "local"
#: Games under way for each core, so that none waits for the next.
_AHEAD: Final = 2
_PATIENCE: Final = 5.0  # seconds


def play_on_ray(jobs: Iterator[Job], address: str, cores: int) -> Generator[list[Finished]]:
    """Play the games on a cluster, where holdfast must be installed; yield them as they end."""
    ray = load_ray(address)
    _join(ray, address, cores)
    try:
        play: Any = ray.remote(play_job)
        slots = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [play.remote(job) for job in islice(jobs, slots)]
        while running:
            ended, running = ray.wait(running, num_returns=1)
            yield from sort_out(ray.get(ended))
            running += [play.remote(job) for job in islice(jobs, len(ended))]
    finally:
        ray.shutdown()


def load_ray(address: str) -> ModuleType:
    """Return the library; raise ``BadOption`` where it is not installed."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        # Ray reads this when it is imported. Without clusters it listens on the loopback address
        # alone; otherwise it takes one that others can reach, even when it is told not to.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray  # noqa: PLC0415 - optional, and slow
    except ImportError:
        raise BadOption(
            "a cluster needs Ray, which is not installed; pip install 'holdfast[ray]' installs it"
        ) from None
    return ray


def _join(ray: ModuleType, address: str, cores: int) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == LOCAL:
        ray.init(num_cpus=cores, include_dashboard=False, **quiet)
        return
    try:
        _knock(address)
        ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as mistake:
        raise BadOption(
            f"there is no Ray cluster at {address!r} ({mistake}); "
            f"give the HOST:PORT of one, or {LOCAL!r} to start one here"
        ) from None


def _knock(address: str) -> None:
    """Raise ``OSError`` where nobody listens; Ray itself would go on asking for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise OSError("that is no HOST:PORT")
    socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
