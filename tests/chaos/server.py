"""The server that is attacked: all games, compiled as the environment says, and no rates.

Run this file with the data folder, the port, and the ports by which clients come.
"""

from __future__ import annotations

import dataclasses
import gc
import sys
from functools import partial
from pathlib import Path
from typing import Any

import holdfast
from holdfast.core.jit import COMPILED
from holdfast.games import registry
from holdfast.search.compiled import all_steps
from holdfast.server import guard
from holdfast.server.guard import Guard, Rate
from tests.server.nim_server import prepare, start_servers

_OFTEN = Rate(burst=10_000, per_second=10_000)


def open_up(guard_for: Any, ports: list[int], *where: Any, **how: Any) -> Guard:
    """Return a guard that lets everybody in by these ports, as often as they like."""
    strict: Guard = guard_for(*where, **how)
    rates: dict[str, Any] = {
        field.name: _OFTEN
        for field in dataclasses.fields(strict)
        if isinstance(getattr(strict, field.name), Rate)
    }
    names = {f"127.0.0.1:{port}" for port in ports}
    return dataclasses.replace(
        strict,
        origins=strict.origins | {f"http://{name}" for name in names},
        hosts=strict.hosts | names,
        sockets_per_address=1000,
        listed_per_person=1000,
        listed_per_address=1000,
        **rates,
    )


def load_games() -> None:
    """Load all that is compiled, so that a server that is started need not."""
    for name in registry.names():
        game = holdfast.game(name)
        for _part, _label, work in all_steps(game) if COMPILED else ():
            work()
    gc.freeze()  # what is there already need not be looked at, and so not be copied


if __name__ == "__main__":
    data, port, *ports = sys.argv[1:]
    vars(guard).update(guard_for=partial(open_up, guard.guard_for, [*map(int, ports)]))
    prepare(Path(data), registry.names())
    load_games()
    start_servers(Path(data), int(port))
