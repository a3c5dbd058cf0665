"""``holdfast serve``: tables in the browser, for this machine or the network."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import typer

if TYPE_CHECKING:
    from holdfast.server.guard import Guard

from holdfast.core.errors import BadOption, HoldfastError

EXAMPLE = "holdfast serve --host 0.0.0.0 --insecure-lan"

_MOST: Final = 65535  # the highest port
_MOST_WORKERS: Final = 256

#: How the folder of a server is given, here and to ``holdfast admin``.
Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Where games are kept. Default: the user's data folder."),
]


class NotInstalled(HoldfastError):
    """A package is missing that the server needs."""


@dataclass(frozen=True)
class Site:
    """Where the server is: the URLs to print and open, and the guard that knows its names."""

    local: str
    network: str | None
    public: str | None
    guard: Guard

    @property
    def best(self) -> str:
        """The URL for others: links begin with it."""
        return self.public or self.network or self.local


# Long: its parameters are the options of the command.
def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(metavar="N", min=0, max=_MOST, help="The port; 0 is any that is free.")
    ] = 8080,
    data: Data = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a page.")] = True,
    insecure_lan: Annotated[
        bool,
        typer.Option("--insecure-lan", help="Allow others to come over HTTP, which is not secret."),
    ] = False,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="What a proxy in front of the server is known by."),
    ] = None,
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Print the address, and otherwise only warnings.")
    ] = False,
    workers: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=1,
            max=_MOST_WORKERS,
            help="How many processes serve; more than one on PostgreSQL.",
        ),
    ] = 1,
) -> None:
    """Let people play in the browser, with each other and with bots.

    The server answers at once; each game is compiled in the background when it starts for the
    first time. Everything is kept in one folder. Ctrl-C stops it, and the games go on when it is
    started again.
    """
    _check_public(public_url, insecure_lan)
    listener = _open(host, port, insecure_lan)
    with listener:
        site = _find_site(listener, public_url, insecure_lan)
        folder = _make_folder(data)
        _check_workers(workers, folder)

        def announce() -> None:
            _announce(site, browser=browser, quiet=quiet)

        def run_one(on_start: Callable[[], None]) -> None:
            _run(folder, site, listener, on_start, quiet=quiet)

        if workers == 1:
            run_one(announce)
        else:
            raise typer.Exit(_run_workers(workers, run_one, announce))


def _run(
    folder: Path,
    site: Site,
    listener: socket.socket,
    on_start: Callable[[], None],
    *,
    quiet: bool,
) -> None:
    """Serve in this process until it is stopped."""
    app, run, start_journal = _load(folder, site)
    start_journal(sys.stderr, logging.WARNING if quiet or sys.stderr.isatty() else logging.INFO)
    run(app, listener, on_start, site.guard)


def _run_workers(
    count: int, run_one: Callable[[Callable[[], None]], None], announce: Callable[[], None]
) -> int:
    """Serve in several processes until they are stopped; return the exit code."""
    from holdfast.server.site.workers import run_workers

    return run_workers(count, run_one, announce)


def _announce(site: Site, *, browser: bool, quiet: bool) -> None:
    """Say where the server is, which answers now."""
    _print_wait(os.environ.get("HOLDFAST_BEGAN", ""))
    _print_site(site, with_code=not quiet)
    if browser and _has_display():
        threading.Thread(target=webbrowser.open, args=[site.local], daemon=True).start()


def _check_workers(count: int, folder: Path) -> None:
    """Refuse several processes on a database that is for one."""
    if count > 1:
        with needing_packages():
            from holdfast.server.site.house import choose_url
            from holdfast.server.site.workers import check_workers
            from holdfast.server.store.urls import open_url

        check_workers(count, shared=open_url(choose_url(folder)).is_shared)


def _check_public(url: str | None, insecure_lan: bool) -> None:
    """Refuse what is no URL of a site, and plain HTTP unless that is wanted."""
    if url is None:
        return
    schemes = ("https", "http") if insecure_lan else ("https",)
    parts = urlsplit(url)
    if parts.scheme not in schemes or url != f"{parts.scheme}://{parts.netloc}":
        raise BadOption(
            f"--public-url is {url!r}; it can be {' or '.join(schemes)}://, the name of the site "
            "and nothing after it, such as https://games.example.org"
        )


def _open(host: str, port: int, insecure_lan: bool) -> socket.socket:
    """Return a socket that listens; others may come only if that is wanted."""
    from holdfast.server.site.listen import find_address, is_local, listen

    address = find_address(host)
    if not is_local(address) and not insecure_lan:
        raise BadOption(
            f"host {host!r} lets others in over HTTP, which anybody on the way can read and "
            "change; add --insecure-lan for a network that you trust, or keep 127.0.0.1 and put a "
            "proxy with HTTPS in front"
        )
    return listen(address, port)


def _find_site(listener: socket.socket, public: str | None, insecure_lan: bool) -> Site:
    from holdfast.server.guard import guard_for
    from holdfast.server.site.listen import is_any, network_address, write_url

    address, port = listener.getsockname()[:2]
    network = network_address(address)
    own = socket.gethostname().lower()
    guard = guard_for(
        address,
        port,
        public_url=public,
        insecure_lan=insecure_lan,
        names=[] if network is None else [network, own, f"{own}.local"],
        proxied=public is not None,
    )
    return Site(
        local=write_url("127.0.0.1" if is_any(address) else address, port),
        network=None if network is None else write_url(network, port),
        public=public,
        guard=guard,
    )


def choose_folder(chosen: Path | None) -> Path:
    """Return the folder where games are kept."""
    from holdfast.core.userdata import data_folder

    return chosen or data_folder() / "server"


def _make_folder(chosen: Path | None) -> Path:
    """Return the folder where games are kept; make it if it is not there."""
    from holdfast.core.files import BadFile

    folder = choose_folder(chosen)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        problem = "it is not a folder"
    except OSError as mistake:
        problem = (mistake.strerror or str(mistake)).lower()
    else:
        if os.access(folder, os.W_OK | os.X_OK):
            return folder
        problem = "it may not be written to"
    raise BadFile(f"cannot keep games in {folder}: {problem}; give a folder with --data")


def _load(data: Path, site: Site) -> tuple[Any, Any, Any]:
    """Return the application, what runs it, and what starts the journal; raise ``NotInstalled``."""
    with needing_packages():
        from holdfast.server.monitor.journal import start_journal
        from holdfast.server.site.run import run

        import_module(
            "holdfast.cli.terminal.qr"
        )  # its package should not be missed only when printing
        create_app = import_module("holdfast.server.api.app").create_app
    return create_app(data, site.guard), run, start_journal


@contextmanager
def needing_packages() -> Iterator[None]:
    """Say how to install what an import of the server's modules misses: ``NotInstalled``."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise NotInstalled(
            f"the server needs the package {missing.name}, which is not installed; "
            "install all that it needs with: pip install 'holdfast[server]'"
        ) from None


def _print_wait(began: str) -> None:
    """Say how long it took from a time in seconds, which the Makefile notes when it begins."""
    if began.isdecimal():
        print(f"Ready after {max(0, round(time.time() - int(began)))} s")


def _print_site(site: Site, *, with_code: bool) -> None:
    from holdfast.cli.terminal.qr import print_code
    from holdfast.cli.terminal.screen import answers

    out = answers()
    # By their URLs, as one may stand for several: the network has the last word.
    labels = {site.local: "On this machine:", site.network: "On the network:"}
    for url, label in {**labels, site.public: "For everybody:"}.items():
        if url is not None:
            out.print(f"{label:<17}{url}", markup=False, soft_wrap=True)
    if with_code:
        print_code(out, site.best)
        out.print("Ctrl-C stops the server; games go on when it is started again.")
    sys.stdout.flush()  # whoever started the server in a pipe waits for the address


def _has_display() -> bool:
    """Tell whether a browser could be seen."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
