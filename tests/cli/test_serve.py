"""``holdfast serve``, with a placeholder for the application."""

from __future__ import annotations

import io
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import segno
from rich.console import Console
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from holdfast.cli.serve import _print_wait
from holdfast.cli.terminal.qr import draw_code, print_code
from holdfast.server.guard import Guard
from tests.cli.conftest import Holdfast
from tests.cli.placeholder import Placeholder, stand_in
from tests.cli.test_bad_input import check

PROGRAM = Path(__file__).with_name("placeholder.py")


class Server:
    """A server in a process of its own, on any free port."""

    def __init__(self, data: Path) -> None:
        options = ["--port", "0", "--no-browser", "--data", str(data)]
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", str(PROGRAM), "serve", *options],
            env={**os.environ, "HOLDFAST_CACHE": str(data / "cache")},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def wait_for(self, begin: str) -> str:
        """Return the rest of the line that begins like this."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(begin):
                return line.removeprefix(begin).strip()
        raise AssertionError(f"the server ended: {self.end()}")

    def send(self, what: signal.Signals) -> None:
        self.process.send_signal(what)

    def end(self) -> tuple[int, str]:
        """Wait for the end, and return the exit code and what was said to stderr."""
        _, said = self.process.communicate(timeout=30)
        return self.process.returncode, said


Start = Callable[..., Server]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    servers: list[Server] = []

    def begin(behaviour: str = "ordinary") -> Server:
        (tmp_path / "data").mkdir()
        (tmp_path / "data" / behaviour).touch()
        servers.append(Server(tmp_path / "data"))
        return servers[-1]

    yield begin
    for server in servers:
        server.process.kill()
        server.process.communicate()


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=10) as answer:
        text: str = answer.read().decode()
        return text


def test_the_server_answers_at_once_and_before_the_compiler_is_loaded(
    start: Start, tmp_path: Path
) -> None:
    server = start()
    answer = get(server.wait_for("On this machine:"))
    spent = time.monotonic() - server.began
    print(f"the first answer came after {spent:.2f} s")
    assert spent < 5
    assert answer == "[]"
    assert not (tmp_path / "data" / "cache").exists()


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_clients_are_told_before_their_sockets_are_closed(start: Start, by: signal.Signals) -> None:
    server = start()
    url = server.wait_for("On this machine:").replace("http", "ws")
    with connect(url) as client:
        assert client.protocol.extensions == []
        client.send("hello")
        assert client.recv(timeout=10) == "hello"
        server.send(by)
        assert client.recv(timeout=10) == "stopping"
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012  # the service restarts
    assert server.end() == (0, "")


def test_while_the_server_stops_nobody_new_is_let_in(start: Start) -> None:
    server = start()
    port = int(server.wait_for("On this machine:").rpartition(":")[2])
    with connect(f"ws://127.0.0.1:{port}") as client:
        server.send(signal.SIGTERM)
        server.wait_for("stopping")
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port), timeout=10)
        assert client.recv(timeout=10) == "stopping"


def test_a_second_ctrl_c_ends_at_once(start: Start) -> None:
    server = start("slow")
    server.wait_for("On this machine:")
    server.send(signal.SIGINT)
    server.wait_for("stopping")
    pressed = time.monotonic()
    server.send(signal.SIGINT)
    assert server.end()[0] == 0
    assert time.monotonic() - pressed < 10


def test_a_message_that_is_too_long_closes_the_socket(start: Start) -> None:
    url = start().wait_for("On this machine:").replace("http", "ws")
    with connect(url) as client:
        client.send("x" * 8192)
        assert client.recv(timeout=10) == "x" * 8192
        client.send("x" * 8193)
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_an_application_that_does_not_start_says_why(
    start: Start,
) -> None:
    code, said = start("broken").end()
    assert code == 2
    last = said.splitlines()[-1]
    assert last == "holdfast: the server could not start: OSError: the disk is full"


Started = list[tuple[Placeholder, str]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """The applications that were started, with their host."""
    apps: Started = []

    def run(
        app: Placeholder, listener: socket.socket, on_start: Callable[[], None], _guard: Guard
    ) -> None:
        apps.append((app, listener.getsockname()[0]))
        on_start()

    monkeypatch.setitem(sys.modules, "holdfast.server.api.app", stand_in())
    monkeypatch.setattr("holdfast.server.site.run.run", run)
    monkeypatch.setattr("holdfast.server.monitor.journal.start_journal", lambda *_args: None)
    return apps


def urls(said: str) -> dict[str, str]:
    """Return the addresses that were printed, the port left out."""
    found = re.findall(r"^(.+):\s+(https?://\S+?)(?::\d+)?$", said, re.MULTILINE)
    return dict(found)


def test_this_machine_alone(holdfast: Holdfast, started: Started, tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    result = holdfast("serve", "--port", 0, "--no-browser", "--data", data)
    assert (result.code, result.err) == (0, "")
    assert urls(result.out) == {"On this machine": "http://127.0.0.1"}
    assert "▀" not in result.out  # nobody could scan it
    ((app, host),) = started
    assert (app.data, host, app.guard.proxied) == (data, "127.0.0.1", False)
    assert data.is_dir()
    assert {re.sub(r":\d+$", "", origin) for origin in app.guard.origins} == {
        "http://127.0.0.1",
        "http://localhost",
        "http://[::1]",
    }


def test_the_network(
    holdfast: Holdfast, started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "holdfast.server.site.listen.network_address", lambda _address: "198.51.100.7"
    )
    monkeypatch.setattr(socket, "gethostname", lambda: "Otter")
    to_all = ("--host", "0.0.0.0", "--insecure-lan")
    result = holdfast("serve", *to_all, "--port", 0, "--no-browser", "--data", tmp_path)
    assert urls(result.out) == {
        "On this machine": "http://127.0.0.1",
        "On the network": "http://198.51.100.7",
    }
    ((app, host),) = started
    assert host == "0.0.0.0"
    assert {re.sub(r":\d+$", "", origin) for origin in app.guard.origins} == {
        "http://127.0.0.1",
        "http://localhost",
        "http://[::1]",
        "http://198.51.100.7",
        "http://otter",
        "http://otter.local",
    }


def test_a_site_behind_a_proxy(holdfast: Holdfast, started: Started, tmp_path: Path) -> None:
    site = ("--public-url", "https://games.example.org")
    result = holdfast("serve", "--port", 0, "--no-browser", "--data", tmp_path, *site)
    assert urls(result.out)["For everybody"] == "https://games.example.org"
    ((app, _),) = started
    assert app.guard.origins == {"https://games.example.org"}
    assert app.guard.secure
    assert app.guard.proxied


def test_quiet_prints_the_address_alone(
    holdfast: Holdfast, started: Started, tmp_path: Path
) -> None:
    result = holdfast("serve", "--port", 0, "--no-browser", "--data", tmp_path, "--quiet")
    assert result.out.count("\n") == 1
    assert set(urls(result.out)) == {"On this machine"}


@pytest.mark.parametrize(
    ("display", "options", "opened"),
    [(":0", [], True), (":0", ["--no-browser"], False), ("", [], False)],
)
def test_a_page_is_opened_where_it_can_be_seen(
    holdfast: Holdfast,
    started: Started,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    display: str,
    options: list[str],
    opened: bool,
) -> None:
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    before = set(threading.enumerate())
    result = holdfast("serve", "--port", 0, "--data", tmp_path, *options)
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
    assert len(pages) == opened
    assert all(page in result.out for page in pages)


def test_a_taken_port_is_named(holdfast: Holdfast, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        says = f"port {port} is taken by another program; choose another with --port"
        check(holdfast, "serve", "--port", port, "--data", "data", says=says)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--host", "no such host"), "host 'no such host' is not known; it can be 127.0.0.1"),
        (("--host", "192.0.2.77", "--insecure-lan"), "'192.0.2.77' is no address of this machine"),
        (("--host", "0.0.0.0"), "host '0.0.0.0' lets others in over HTTP, which anybody"),
        (("--port", 65536), "'--port': Input should be less than or equal to 65535"),
        (("--public-url", "games.example.org"), "it can be https://, the name of the site"),
        (("--public-url", "http://games.example.org"), "it can be https://, the name"),
        (("--public-url", "https://a.example/games"), "'https://a.example/games'; it can be"),
        (
            ("--public-url", "ftp://a.example", "--insecure-lan"),
            "'ftp://a.example'; it can be https or http://",
        ),
    ],
)
def test_what_cannot_be_served(holdfast: Holdfast, options: tuple[object, ...], says: str) -> None:
    check(holdfast, "serve", "--port", 0, "--data", "data", *options, says=says)


def test_data_are_kept_in_a_folder_only(holdfast: Holdfast) -> None:
    Path("file").touch()
    for path in ("file", "file/data"):
        says = f"cannot keep games in {path}: "
        check(holdfast, "serve", "--port", 0, "--data", path, says=says)


def test_a_folder_that_may_not_be_written_to(
    holdfast: Holdfast, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("data").mkdir()
    monkeypatch.setattr(os, "access", lambda _path, mode: not mode & os.W_OK)
    says = "cannot keep games in data: it may not be written to; give a folder with --data"
    check(holdfast, "serve", "--port", 0, "--data", "data", says=says)


def test_without_a_choice_data_are_kept_with_what_the_user_has_added(
    holdfast: Holdfast, started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "own"))
    assert holdfast("serve", "--port", 0, "--no-browser").code == 0
    assert started[0][0].data == tmp_path / "own" / "server"


def test_without_its_packages_the_server_says_how_to_install_them(
    holdfast: Holdfast, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "holdfast.server.site.run")
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = holdfast("serve", "--port", 0, "--data", tmp_path)
    assert result.code == 2
    assert "needs the package uvicorn, which is not installed" in result.err
    assert result.err.endswith("pip install 'holdfast[server]'\n")


def test_the_code_in_the_terminal_is_the_qr_code_of_the_address() -> None:
    address = "http://198.51.100.7:8080"
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows: list[list[int]] = []
    for line in draw_code(address):
        rows += [[halves[sign][half] for sign in line] for half in (0, 1)]
    expected = [[int(bool(dark)) for dark in row] for row in _modules(address)]
    assert rows[: len(expected)] == expected
    assert not any(map(any, rows[len(expected) :]))


def _modules(text: str) -> list[list[int]]:
    return [list(row) for row in segno.make_qr(text).matrix_iter(border=3)]


@pytest.mark.parametrize(
    ("terminal", "width", "no_color", "seen"),
    [
        (True, 80, False, True),
        (False, 80, False, False),
        (True, 20, False, False),
        (True, 80, True, False),
    ],
)
def test_a_code_is_printed_black_on_white_where_it_can_be_scanned(
    terminal: bool, width: int, no_color: bool, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    out = Console(
        file=io.TextIOWrapper(io.BytesIO(), encoding="utf-8"),
        force_terminal=terminal,
        width=width,
        no_color=no_color,
        color_system="truecolor",
    )
    with out.capture() as said:
        print_code(out, "http://198.51.100.7:8080")
    black_on_white = "\x1b[38;2;0;0;0;48;2;255;255;255m"
    assert (said.get().count(black_on_white) == len(said.get().splitlines()) > 10) == seen
    assert bool(said.get()) == seen


@pytest.mark.parametrize("began", ["", "soon", "-1"])
def test_without_a_time_to_begin_with_nothing_is_said_of_waiting(
    capsys: pytest.CaptureFixture[str], began: str
) -> None:
    _print_wait(began)
    assert capsys.readouterr().out == ""


def test_it_says_how_long_it_took_since_make_began(capsys: pytest.CaptureFixture[str]) -> None:
    _print_wait(str(round(time.time()) - 38))
    assert capsys.readouterr().out in ("Ready after 38 s\n", "Ready after 39 s\n")
