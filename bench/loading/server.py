"""A table server for the benchmark: ``python -m bench.loading.server FOLDER GAME [PROCESSES]``.

It prints its port. With several processes ``DATABASE_URL`` names a PostgreSQL.

It is what ``holdfast serve`` starts, with its log, but all clients come from one address and play
faster than people: its limits are lifted.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from bench.loading.limits import raise_open_files
from holdfast.server.api.app import create_app
from holdfast.server.guard import Guard, Rate, guard_for
from holdfast.server.monitor.journal import start_journal
from holdfast.server.site.listen import listen
from holdfast.server.site.run import run
from holdfast.server.site.workers import run_workers

_HOST: Final = "127.0.0.1"
_NO_LIMIT: Final = Rate(burst=1_000_000, per_second=1_000_000)


def lift_limits(guard: Guard) -> Guard:
    """Return a guard that lets one address do as much as it likes."""
    return replace(
        guard,
        connections=1_000_000,
        connections_per_address=1_000_000,
        sockets_per_address=1_000_000,
        listed_per_person=1_000_000,
        listed_per_address=1_000_000,
        requests_per_address=_NO_LIMIT,
        requests_per_session=_NO_LIMIT,
        commands=_NO_LIMIT,
        tables=_NO_LIMIT,
        wrong_links=_NO_LIMIT,
    )


def main() -> None:
    """Serve one game until a signal comes."""
    folder, game, *processes = Path(sys.argv[1]), *sys.argv[2:]
    raise_open_files()
    start_journal(sys.stderr, logging.INFO)
    with listen(_HOST, 0) as listener:
        port = listener.getsockname()[1]
        guard = lift_limits(guard_for(_HOST, port))

        def serve(on_start: Callable[[], None]) -> None:
            run(create_app(folder, guard, [game]), listener, on_start, guard)

        def announce() -> None:
            print(port, flush=True)

        if processes:
            run_workers(int(processes[0]), serve, announce)
        else:
            serve(announce)


if __name__ == "__main__":
    main()
