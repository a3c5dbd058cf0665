"""The workers that are attacked, with all games: run this file with the data folder.

Each byte on its input starts one, in a process of its own, when the one before it has ended.
"""

from __future__ import annotations

import os
import sys
import time

from holdfast.cli.worker import worker
from holdfast.core.errors import HoldfastError
from holdfast.games import registry
from holdfast.server.site import thinking
from tests.chaos.server import load_games

#: Places of each: there are other processes.
THREADS = 1


def work() -> None:
    """Be a worker; where the database is away at the start, try again, as systemd would."""
    while True:
        try:
            worker(threads=THREADS, quiet=True)
            return
        except HoldfastError:
            time.sleep(0.2)


def start_workers() -> None:
    """Say which process was started, and how each has ended."""
    while os.read(sys.stdin.fileno(), 1):
        child = os.fork()
        if child == 0:
            print("process", os.getpid(), flush=True)
            work()
            return
        _, status = os.waitpid(child, 0)
        print(f"\nended {os.waitstatus_to_exitcode(status)}", flush=True)


if __name__ == "__main__":
    registry.offered = registry.names
    assert thinking  # imported before there are processes to import it
    load_games()
    start_workers()
