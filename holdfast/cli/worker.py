"""``holdfast worker``: think for the bots of servers that share a PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from holdfast.cli.serve import needing_packages
from holdfast.core.errors import BadOption
from holdfast.games import registry

if TYPE_CHECKING:
    from holdfast.server.site.thinking import Worker

EXAMPLE = "holdfast worker --threads 4"

_MOST_THREADS: Final = 64


def worker(
    threads: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=_MOST_THREADS,
            help="How many turns at one time. Default: all cores.",
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print only warnings.")] = False,
) -> None:
    """Take turns of bots that search from the servers on one PostgreSQL, on any machine.

    DATABASE_URL names the database, as it does for the servers. What a worker has taken and not
    answered when it is stopped or killed, another one or the server takes over within seconds.
    """
    url = os.environ.get("DATABASE_URL", "")
    where = _check_database(url)
    with needing_packages():
        from holdfast.core.kernels import all_cores
        from holdfast.server.monitor.journal import start_journal
        from holdfast.server.site.thinking import Worker

    start_journal(sys.stderr, logging.WARNING if quiet or sys.stderr.isatty() else logging.INFO)
    places = threads or all_cores()

    def announce() -> None:
        if not quiet:
            print(f"Thinking for {where}, {places} at a time", flush=True)

    asyncio.run(_run(Worker(url, registry.offered(), places, announce)))


def _check_database(url: str) -> str:
    """Refuse what is no database that servers share; return how it is named to people."""
    with needing_packages():
        from holdfast.server.store.urls import hide_password, open_url

    if not url:
        raise BadOption(
            "a worker thinks for servers on one PostgreSQL, and DATABASE_URL names none; give it "
            "that of the servers, such as postgresql://holdfast@localhost/holdfast"
        )
    database = open_url(url)
    if not database.is_shared:
        raise BadOption(
            f"DATABASE_URL is {hide_password(url)}, a file, which is for one process, and a worker "
            "would be another; give one PostgreSQL for all, or let the server think itself"
        )
    return database.where


async def _run(thinking: Worker) -> None:
    """Think until SIGTERM or SIGINT."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, stop.set)
    await thinking.run(stop)
