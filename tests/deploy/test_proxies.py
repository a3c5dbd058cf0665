"""A table played through a proxy with TLS, as a host on the Internet has it."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.deploy.proxies import Proxy, proxied
from tests.server.merging import merge
from tests.server.running import ALONE, Running, running

PATIENCE = 60.0
#: nginx must be there; Caddy is tried where it is.
PROGRAMS = ["nginx", *(["caddy"] if shutil.which("caddy") else [])]


@pytest.fixture(params=PROGRAMS, scope="module")
def proxy(request: pytest.FixtureRequest) -> Iterator[Proxy]:
    with proxied(request.param) as found:
        yield found


@pytest.fixture
def server(proxy: Proxy, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "data", *options(proxy)) as found:
        yield found


def options(proxy: Proxy) -> tuple[str, ...]:
    return "--port", str(proxy.behind), "--public-url", proxy.url


def visitor(proxy: Proxy, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
    """Return a browser at an address of this machine."""
    return httpx.Client(
        base_url=proxy.url,
        headers={"Origin": proxy.url, **headers},
        transport=httpx.HTTPTransport(verify=proxy.trust, local_address=address),
        timeout=PATIENCE,
    )


def sign(browser: httpx.Client, name: str) -> None:
    browser.post("/api/session", json={"name": name}).raise_for_status()


def set_up(browser: httpx.Client) -> str:
    """Return a new table, as soon as the game is ready."""
    end = time.monotonic() + PATIENCE
    while True:
        answer = browser.post("/api/tables", json={"game": "nim", "seats": ALONE})
        if answer.status_code not in (429, 503) or time.monotonic() > end:
            table: str = answer.raise_for_status().json()["table"]["id"]
            return table
        time.sleep(0.2)


def open_socket(proxy: Proxy, browser: httpx.Client, origin: str | None = None) -> ClientConnection:
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    return connect(
        proxy.url.replace("https", "wss") + "/ws",
        ssl=proxy.trust,
        additional_headers={"Cookie": cookie, "Origin": origin or proxy.url},
        proxy=None,
        open_timeout=PATIENCE,
    )


def play(socket: ClientConnection, table: str, most: int) -> str:
    """Make moves whenever it is one's turn; return the status of the table in the end."""
    socket.send(json.dumps({"do": "watch", "table": table}))
    made = 0
    shown: dict[str, Any] = {}
    while True:
        message = json.loads(socket.recv(PATIENCE))
        if message["type"] == "opened":
            shown = message["page"]["table"]
        elif message["type"] == "happened":
            shown = merge(shown, message["changed"])
        else:
            continue
        if shown["status"] != "playing" or made == most:
            return str(shown["status"])
        for move in shown["match"]["moves"][:1]:
            made += 1
            command = {"do": "move", "cid": f"{shown['version']}", "v": shown["version"]}
            call = {"do": "act", "table": table, "command": {**command, "move": move["id"]}}
            socket.send(json.dumps(call))


def test_a_match_over_wss_that_outlives_a_restart(
    proxy: Proxy, server: Running, tmp_path: Path
) -> None:
    with visitor(proxy) as browser:
        sign(browser, "Ann")
        assert all(cookie.secure for cookie in browser.cookies.jar)
        table = set_up(browser)
        with open_socket(proxy, browser) as socket:
            assert play(socket, table, 1) == "playing"
            assert server.stop() == 0
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # come back
        assert browser.get("/api/health").status_code == 502
        with running(tmp_path / "data", *options(proxy)):
            set_up(browser)  # the game is ready again
            with open_socket(proxy, browser) as socket:
                assert play(socket, table, 100) == "over"


def test_rates_are_counted_by_the_address_of_the_visitor(proxy: Proxy, server: Running) -> None:
    """Whoever comes too often is refused, whatever they claim to be; others are not."""
    with (
        visitor(proxy, "127.0.0.2") as often,
        visitor(proxy, "127.0.0.2", **{"X-Forwarded-For": "127.0.0.9"}) as liar,
        visitor(proxy, "127.0.0.3") as other,
    ):
        assert 429 in (often.get("/api/games").status_code for _ in range(1000))
        assert 429 in (liar.get("/api/games").status_code for _ in range(100))
        assert other.get("/api/games").status_code == 200


def test_plain_http_leads_to_https(proxy: Proxy, server: Running) -> None:
    answer = httpx.get(f"http://localhost:{proxy.http}/table/x", trust_env=False)
    assert answer.status_code in (301, 308)
    assert answer.headers["Location"].startswith("https://localhost")
    assert answer.headers["Location"].endswith("/table/x")


def test_what_is_not_for_visitors(proxy: Proxy, server: Running) -> None:
    with visitor(proxy) as browser:
        sign(browser, "Eve")
        assert browser.get("/metrics").status_code == 404
        assert browser.post("/api/session", content=b"x" * 20_000).status_code == 413
        assert "max-age" in browser.get("/api/games").headers["Strict-Transport-Security"]
        with pytest.raises(InvalidStatus) as refused:
            open_socket(proxy, browser, "https://elsewhere.example.org")
        assert refused.value.response.status_code == 403


def test_a_stream_is_passed_on_at_once(proxy: Proxy, server: Running) -> None:
    with visitor(proxy) as browser:
        sign(browser, "Ann")
        set_up(browser)
        began = time.monotonic()
        with browser.stream("GET", "/api/stream") as answer:
            lines = (line for line in answer.iter_lines() if line)
            assert json.loads(next(lines))["type"] == "turn"
        assert time.monotonic() - began < 4.5  # before the first line that keeps it open
