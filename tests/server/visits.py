"""The whole application on a port of this machine, in a thread, and people who visit it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from holdfast.server.api.app import create_app
from holdfast.server.guard import Rate, guard_for, uvicorn_options
from holdfast.server.site.house import House
from holdfast.server.table.refusals import Code

PATIENCE = 60.0  # seconds: a machine may be busy
UNLIMITED = Rate(burst=1_000_000, per_second=1_000_000)
FREELY: dict[str, Any] = {
    name: UNLIMITED
    for name in (
        "requests_per_address",
        "requests_per_session",
        "commands",
        "tables",
        "questions",
        "studies",
        "chat",
        "wrong_links",
    )
} | {"listed_per_person": 10**6, "listed_per_address": 10**6}


@dataclass
class Site:
    """A server that runs; its house belongs to another thread."""

    port: int
    house: House
    loop: asyncio.AbstractEventLoop

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, **headers: str) -> httpx.Client:
        """Somebody without a name, whose browser says where its requests come from."""
        return httpx.Client(
            base_url=self.url,
            headers={"Origin": self.url, **headers},
            timeout=PATIENCE,
            verify=False,  # nothing is encrypted, and certificates take longer to read than a test
        )

    def person(self, name: str) -> Person:
        """Somebody who has chosen a name."""
        client = self.visitor()
        answer = client.post("/api/session", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Person(self, client, answer.json()["id"])

    def do(self, work: Callable[[Any], Any]) -> Any:
        """Write to the store of the server."""
        writing = asyncio.run_coroutine_threadsafe(self.house.store.write(work), self.loop)
        return writing.result(PATIENCE)


@dataclass
class Person:
    """Somebody who is signed in."""

    site: Site
    client: httpx.Client
    id: str

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def token(self) -> str:
        answer = self.client.post("/api/tokens", json={})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    def set_up(self, *who: str, **setup: Any) -> dict[str, Any]:
        """Set up a table of nim and return it."""
        seats = [{"who": each} for each in who or ("me", "open")]
        answer = self.client.post("/api/tables", json={"game": "nim", "seats": seats, **setup})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()["table"]
        return table

    def act(self, table: str, do: str, cid: str = "", **fields: Any) -> httpx.Response:
        """Send a command."""
        command = {"do": do, "cid": cid or f"c{time.monotonic_ns()}", **fields}
        return self.client.post(f"/api/tables/{table}/commands", json=command)

    def see(self, table: str) -> dict[str, Any]:
        """Return a table as they see it."""
        shown: dict[str, Any] = self.client.get(f"/api/tables/{table}").json()["table"]
        return shown

    @property
    def credentials(self) -> dict[str, str]:
        """What a browser sends along."""
        return {"Cookie": self.cookie, "Origin": self.site.url}

    @contextmanager
    def connect(self, **options: Any) -> Iterator[Line]:
        """Open a socket and read its welcome."""
        with open_socket(self.site, self.credentials, **options) as line:
            assert line.read()["type"] == "welcome"
            yield line


class Line:
    """A socket that is open."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **call: Any) -> None:
        self.socket.send(json.dumps(call))

    def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        return message

    def ask(self, **call: Any) -> dict[str, Any]:
        """Send a call and return the next message."""
        self.send(**call)
        return self.read()


@contextmanager
def open_socket(site: Site, headers: dict[str, str], **options: Any) -> Iterator[Line]:
    """Open a socket with these headers."""
    url = f"ws://127.0.0.1:{site.port}/ws"
    options |= {"open_timeout": PATIENCE, "close_timeout": 1}
    with connect(url, additional_headers=headers, **options) as socket:
        yield Line(socket)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which is JSON and has a code of the closed list."""
    assert answer.headers["content-type"] == "application/json"
    code = Code(answer.json()["code"])
    assert answer.json()["message"]
    return answer.status_code, code.value


def denied(site: Site, headers: dict[str, str]) -> tuple[int, str]:
    """The status and the code with which a handshake is refused."""
    with pytest.raises(InvalidStatus) as refused, open_socket(site, headers):
        pass
    response = refused.value.response
    return response.status_code, Code(json.loads(response.body or b"")["code"]).value


def rejected(message: dict[str, Any]) -> str:
    """The code with which a call on a socket is refused."""
    assert message["type"] == "rejected"
    return Code(message["refusal"]["code"]).value


def closed(line: Line) -> int:
    """The code with which the server ends a socket, after whatever it still says."""
    with pytest.raises(ConnectionClosed) as end:
        while True:
            line.socket.recv(PATIENCE)
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def start(anna: Person, bert: Person) -> str:
    """Let two people sit down; return the table."""
    table: str = anna.set_up("me", "open")["id"]
    assert bert.act(table, "sit", seat=1).status_code == 200
    return table


def mover(table: str, *players: Person) -> tuple[Person, Person]:
    """Who is to move, and who is not."""
    turn = players[0].see(table)["match"]["turn"]
    return players[turn], players[1 - turn]


@contextmanager
def running(data: Path, *, games: Sequence[str] = ("nim",), **changes: Any) -> Iterator[Site]:
    """Run a server with games, behind a guard with some settings changed; stop it at the end."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        guard = replace(guard_for("127.0.0.1", port), **changes)
        app = create_app(data, guard, games=games)
        options = {**uvicorn_options(guard), "log_config": None}
        server = uvicorn.Server(uvicorn.Config(app, lifespan="on", **options))
        loop = asyncio.new_event_loop()
        thread = threading.Thread(target=_serve, args=(loop, server, listener))
        thread.start()
        try:
            wait_until(lambda: server.started or not thread.is_alive())
            site = Site(port, app._app._app._app._app.state.house, loop)
            wait_until(lambda: _is_ready(site))
            yield site
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


def wait_until(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def _is_ready(site: Site) -> bool:
    with site.visitor() as visitor:
        games = visitor.get("/api/games")
        if games.is_error or games.json()[0]["state"] != "ready":
            return False
        code: str = visitor.get("/api/tables/none").json()["code"]
        return code == "unknown_table"  # and one wrong link is counted


def _serve(
    loop: asyncio.AbstractEventLoop, server: uvicorn.Server, listener: socket.socket
) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_until_complete(server.serve([listener]))
    finally:
        loop.close()
