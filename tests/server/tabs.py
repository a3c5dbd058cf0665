"""A server on a real port, and clients that talk to it as a page does."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import uvicorn
import websockets.asyncio.client as websockets

from holdfast.server.api.app import create_app
from holdfast.server.guard import Guard, Rate, guard_for, uvicorn_options
from holdfast.server.site import kitchen
from tests.server.merging import merge

PATIENCE = 120.0
#: Tests are faster than people.
_OFTEN = Rate(burst=10**6, per_second=10**6)


@dataclass
class Served:
    """A server that runs."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def person(self, name: str) -> Any:
        """Somebody with a browser of their own, who has chosen a name."""
        headers = {"Origin": self.url}
        async with httpx.AsyncClient(
            base_url=self.url, headers=headers, timeout=PATIENCE, verify=False
        ) as http:
            answer = await http.post("/api/session", json={"name": name})
            assert answer.status_code == 200, answer.text
            yield Person(self, http, answer.json()["id"])


@dataclass
class Person:
    """Somebody with a browser of their own."""

    served: Served
    http: httpx.AsyncClient
    id: str

    async def get(self, path: str, status: int = 200) -> Any:
        """Return what is at an address."""
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        """Send something and return the answer."""
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def set_up(self, game: str, seats: list[dict[str, str]], **setup: Any) -> str:
        """Set up a table and return its id."""
        page = await self.post("/api/tables", {"game": game, "seats": seats, **setup}, 201)
        table: str = page["table"]["id"]
        return table

    @asynccontextmanager
    async def page(self, table: str) -> Any:
        """A tab of their browser, which shows a table."""
        shown = Page(self, table)
        try:
            await shown.connect()
            yield shown
        finally:
            await shown.disconnect()


class Page:
    """Watches a table: applies messages in order of version, resends what was not acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        self._person = person
        self._id = table
        self._socket: Any = None
        self._reading: asyncio.Task[None] | None = None
        self._cids = (f"{person.id}-{number}" for number in itertools.count())
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.rejected: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.story: list[dict[str, Any]] = []
        self.here: list[int] = []
        self.raw: list[str] = []
        self.stirred = asyncio.Condition()

    @property
    def version(self) -> int:
        """How far the page knows the log."""
        return self.story[-1]["seq"] if self.story else 0

    async def connect(self, port: int | None = None) -> None:
        """Connect, ask for what was missed, and send again what nobody has answered.

        ``port`` is that of something in between.
        """
        served = self._person.served
        cookie = "; ".join(f"{name}={value}" for name, value in self._person.http.cookies.items())
        self._socket = await websockets.connect(
            f"ws://127.0.0.1:{served.port}/ws",
            additional_headers={"Origin": served.url, "Cookie": cookie},
            compression=None,
            port=port or served.port,
        )
        self._reading = asyncio.create_task(self._read())
        await self._send({"do": "watch", "table": self._id, "since": self.version})
        for command in self.unanswered.values():
            await self._send({"do": "act", "table": self._id, "command": command})

    async def disconnect(self) -> None:
        """Lose the connection."""
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
            await self._socket.close()

    async def act(self, do: str, **fields: Any) -> str:
        """Send a command, and return its id without waiting for the answer."""
        cid = next(self._cids)
        command = {"do": do, "cid": cid, "v": self.table.get("version", 0), **fields}
        self.unanswered[cid] = command
        await self._send({"do": "act", "table": self._id, "command": command})
        return cid

    async def do(self, do: str, **fields: Any) -> None:
        """Send a command, and wait until it is answered and shown."""
        cid = await self.act(do, **fields)
        await self.wait(lambda: cid not in self.unanswered)

    async def wait(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with self.stirred:
            await asyncio.wait_for(self.stirred.wait_for(true), PATIENCE)

    async def play(self, choose: Callable[[list[dict[str, Any]]], int], most: int = 10**6) -> int:
        """Make moves whenever it is one's turn, until the match is over; return how many."""
        for made in range(most):
            await self.wait(lambda: self.over or bool(self.choices and not self.unanswered))
            if self.over:
                return made
            await self.do("move", move=choose(self.choices))
        return most

    @property
    def is_up_to_date(self) -> bool:
        """Whether the page knows the log as far as the table it shows."""
        return self.version == self.table.get("version")

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.table.get("status") == "over"

    @property
    def choices(self) -> list[dict[str, Any]]:
        """The legal moves, if it is one's turn."""
        return self.table["match"]["moves"] if self.table.get("match") else []

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def _read(self) -> None:
        async for text in self._socket:
            self.raw.append(text)
            async with self.stirred:
                await self._hear(json.loads(text))
                self.stirred.notify_all()

    async def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "opened":
                self.here = message["page"]["here"]
                await self._show(message["page"]["table"], message["page"]["story"])
            case "here":
                self.here = message["seats"]
            case "happened" if message["since"] == self.table.get("version"):
                table = merge(self.table, message["changed"])
                await self._show(table, message["story"])
            case "happened":
                await self._send({"do": "watch", "table": self._id, "since": self.version})
            case "acknowledged":
                self.unanswered.pop(message["done"]["cid"], None)
            case "rejected":
                self.rejected.append(message["refusal"])
                self.unanswered.pop(message["cid"], None)

    async def _show(self, table: dict[str, Any], story: list[dict[str, Any]]) -> None:
        """Take what is new; where something is missing, ask for it."""
        new = [line for line in story if line["seq"] > self.version]
        if new and new[0]["seq"] != self.version + 1:
            await self._send({"do": "watch", "table": self._id, "since": self.version})
            return
        self.story += new
        if table["version"] >= self.table.get("version", 0):
            self.table = table


def easy(guard: Guard) -> Guard:
    """Return a guard that lets clients be as fast as they are."""
    limits = ("requests_per_address", "requests_per_session", "commands", "tables", "chat")
    often: dict[str, Any] = dict.fromkeys(limits, _OFTEN)
    return replace(guard, **often)


def serve(data: Path, games: list[str], visit: Callable[[Served], Awaitable[None]]) -> None:
    """Run a server at a free port while somebody visits it."""

    async def run() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = listener.getsockname()[1]
            guard = easy(guard_for("127.0.0.1", port))
            config = uvicorn.Config(
                create_app(data, guard, games),
                lifespan="on",
                log_config=None,
                **uvicorn_options(guard),
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                await _ready(Served(port), games)
                await visit(Served(port))
            finally:
                server.should_exit = True
                await serving

    # How games are prepared is tested with the kitchen; here they are loaded as they are played.
    with (
        patch.object(kitchen, "_is_compiled", lambda _game: True),
        patch.object(kitchen, "_steps", lambda _game: []),
    ):
        asyncio.run(run())


async def _ready(served: Served, games: list[str]) -> None:
    async with httpx.AsyncClient(base_url=served.url, timeout=PATIENCE, verify=False) as http:
        async with asyncio.timeout(10 * PATIENCE):
            while True:
                try:
                    answer = await http.get("/api/games")
                    states = {game["name"]: game["state"] for game in answer.json()}
                    if all(states.get(name) == "ready" for name in games):
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.05)


async def gather_people(stack: AsyncExitStack, served: Served, *names: str) -> list[Person]:
    """Return people of these names, who stay as long as the stack."""
    return [await stack.enter_async_context(served.person(name)) for name in names]
