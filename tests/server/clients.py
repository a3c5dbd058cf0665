"""A person with a page: it keeps a picture of tables, comes back by itself, and sends again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.merging import merge
from tests.server.serving import PATIENCE

Json = dict[str, Any]

#: What a page waits for and tries again, always under the same id.
AGAIN = frozenset({"too_fast", "not_ready", "stopping"})
PAUSE = 0.05  # seconds between two attempts


class Reached(Protocol):
    """A server, as far as a client knows it: where it is, or None while it is not there."""

    @property
    def url(self) -> str | None:
        """The address."""
        ...


class Picture:
    """What a page knows of a table, from nothing but the messages that it was sent."""

    def __init__(self) -> None:
        self.table: Json = {}
        self.story: list[Json] = []

    def add(self, table: Json, story: list[Json]) -> None:
        """Take in a message; what it tells must follow on what is known."""
        for line in story:
            if line["seq"] <= len(self.story):  # asked for twice, as the first answer took long
                assert line == self.story[line["seq"] - 1]
                continue
            assert line["seq"] == len(self.story) + 1, (line, len(self.story), table["version"])
            self.story.append(line)
        assert table["version"] == len(self.story), (table["version"], len(self.story))
        self.table = table


class Client:
    """A person with a page."""

    def __init__(self, server: Reached, me: Json, cookie: str) -> None:
        self.server = server
        self.person: str = me["id"]
        self.name: str = me["name"]
        self.pictures: dict[str, Picture] = {}
        self.watched: set[str] = set()
        self.waiting: dict[str, tuple[str, Json]] = {}  # sent, and not answered yet
        self.done: dict[str, tuple[str, int]] = {}  # to the table, and its version then
        self.refused: dict[str, Json] = {}
        self.messages: list[Json] = []  # all but those about tables
        self.codes: list[int | None] = []  # with which its sockets were closed
        self.connections = 0
        self._cookie = cookie
        self._socket: ClientConnection | None = None
        self._count = 0
        self._later: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()

    # What it does

    async def run(self) -> None:
        """Be connected, again and again, until cancelled."""
        while True:
            try:
                await self._talk()
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(PAUSE)
            finally:
                self._socket = None

    async def send(self, call: Json) -> None:
        """Send a message if there is a connection."""
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(call))
            except ConnectionClosed:
                self._socket = None

    async def watch(self, table: str) -> Picture:
        """Watch a table from now on."""
        picture = self.pictures.setdefault(table, Picture())
        self.watched.add(table)
        await self.send({"do": "watch", "table": table, "since": len(picture.story)})
        return picture

    async def unwatch(self, table: str) -> None:
        """Watch a table no more; the picture of it stays."""
        self.watched.discard(table)
        await self.send({"do": "unwatch", "table": table})

    async def act(self, table: str, do: str, **fields: Any) -> str:
        """Send a command; return its id, under which there will be an answer."""
        self._count += 1
        cid = f"{self.name}-{self._count}"
        version = self.pictures[table].table.get("version", 0)
        self.waiting[cid] = (table, {"do": do, "cid": cid, "v": version, **fields})
        await self._send_command(cid)
        return cid

    async def carry_out(self, table: str, do: str, **fields: Any) -> Json | None:
        """Send a command and wait for its answer; return the refusal, if it is one."""
        cid = await self.act(table, do, **fields)
        await self.until(lambda: cid not in self.waiting)
        return self.refused.get(cid)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so, as far as this page knows."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    self._stirred.clear()
                    await self._stirred.wait()
        except TimeoutError:
            known = {id: picture.table for id, picture in self.pictures.items()}
            raise AssertionError(f"{self.name} waits for {self.waiting}, knows {known}") from None

    @property
    def headers(self) -> dict[str, str]:
        """What its requests say of it."""
        return {"Origin": self.server.url or "", "Cookie": self._cookie}

    # What it hears

    async def _talk(self) -> None:
        if self.server.url is None:
            await asyncio.sleep(PAUSE)
            return
        address = self.server.url.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": self._cookie}
        async with connect(
            address,
            origin=self.server.url,  # type: ignore[arg-type]  # a string with another name
            additional_headers=headers,
            compression=None,
            ping_interval=None,
        ) as socket:
            self._socket = socket
            self.connections += 1
            try:
                await self._catch_up()
                async for text in socket:
                    self._hear(json.loads(text))
            finally:
                self._socket = None
                if self._later is not None:
                    self._later.cancel()
                self.codes.append(socket.close_code)
                self._stirred.set()

    def _hear(self, message: Json) -> None:
        match message["type"]:
            case "opened":
                self._see(message["page"])
            case "happened":
                self._see_change(message)
            case "acknowledged":
                done = message["done"]
                self.waiting.pop(done["cid"], None)
                known = self.done.setdefault(done["cid"], (done["table"], done["version"]))
                assert known[0] == done["table"]
            case "rejected":
                self._hear_refusal(message)
            case _:
                self.messages.append(message)
        self._stirred.set()

    def _see(self, page: Json) -> None:
        picture = self.pictures.get(page["table"]["id"])
        if picture is not None:
            picture.add(page["table"], page["story"])

    def _see_change(self, message: Json) -> None:
        picture = self.pictures.get(message["table"])
        if picture is not None:
            assert picture.table["version"] == message["since"], (picture.table, message)
            picture.add(merge(picture.table, message["changed"]), message["story"])

    def _hear_refusal(self, message: Json) -> None:
        cid, code = message["cid"], message["refusal"]["code"]
        if code in AGAIN:
            if self._later is None or self._later.done():
                wait = message["refusal"]["args"].get("seconds", PAUSE)
                self._later = asyncio.create_task(self._send_later(wait))
        else:
            assert cid, message
            self.waiting.pop(cid, None)
            self.refused[cid] = message["refusal"]

    async def _send_later(self, wait: float) -> None:
        await asyncio.sleep(wait)
        await self._catch_up()

    async def _catch_up(self) -> None:
        for table in tuple(self.watched):
            await self.watch(table)
        for cid in tuple(self.waiting):
            await self._send_command(cid)

    async def _send_command(self, cid: str) -> None:
        table, command = self.waiting[cid]
        await self.send({"do": "act", "table": table, "command": command})


async def sign_in(server: Reached, http: httpx.AsyncClient, name: str) -> Client:
    """Return somebody new."""
    answer = await http.post(
        f"{server.url}/api/session", json={"name": name}, headers={"Origin": server.url or ""}
    )
    answer.raise_for_status()
    cookie = answer.headers["set-cookie"].split(";")[0]
    http.cookies.clear()
    return Client(server, answer.json(), cookie)


async def set_up(client: Client, http: httpx.AsyncClient, **setup: Any) -> str:
    """Set up a table of nim and return its id; wait until nim is ready."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await http.post(
                f"{client.server.url}/api/tables",
                json={"game": "nim", **setup},
                headers=client.headers,
            )
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                break
            await asyncio.sleep(PAUSE)
    assert answer.is_success, answer.text
    table: str = answer.json()["table"]["id"]
    await client.watch(table)
    return table


async def get_page(client: Client, http: httpx.AsyncClient, table: str, since: int = 0) -> Any:
    """Return a table with its log, or a refusal, as it is told over HTTP."""
    url = f"{client.server.url}/api/tables/{table}?since={since}"
    return (await http.get(url, headers=client.headers)).json()


@asynccontextmanager
async def connected(*clients: Client) -> AsyncIterator[asyncio.TaskGroup]:
    """Have people connected; whatever goes wrong with one of them goes wrong here."""
    async with asyncio.TaskGroup() as group:
        running = [group.create_task(client.run()) for client in clients]
        try:
            yield group
        finally:
            for each in running:
                each.cancel()
