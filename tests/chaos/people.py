"""Who plays while everything fails: people with pages, programs that have only HTTP, onlookers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, Final

import httpx

from tests.chaos.witness import Witness
from tests.server.clients import PAUSE, Client, Json, Picture, Reached

#: What says nothing about a command: it may have been carried out all the same.
UNKNOWN: Final = frozenset({"too_fast", "not_ready", "stopping", "store_failed"})
#: What can be refused to people who all play by the rules, at the same time.
HONEST: Final = frozenset(
    {"stale", "not_your_turn", "nothing_to_undo", "needs_consent", "over", "seat_taken",
     "already_started", "not_seated", "illegal_move"}
)  # fmt: skip
TIMEOUT: Final = 2.0  # seconds, after which a program asks again
TICK: Final = 0.05  # seconds between two looks of a program


class Record:
    """What became of the commands of somebody."""

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name
        self.sent = 0
        self.repeated = 0
        self.done: dict[str, tuple[str, int]] = {}  # acknowledged: the table and its version
        self.refused: dict[str, str] = {}  # and by which code
        self.kinds: dict[str, str] = {}  # what each command asked for
        self.problems: list[str] = []

    def acknowledge(self, cid: str, table: str, version: int) -> None:
        """Note that a command was acknowledged; a second time it must be told the same."""
        known = self.done.setdefault(cid, (table, version))
        if known != (table, version):
            self.problems.append(
                f"command {cid} of {self.name} was acknowledged as version {known[1]} of table "
                f"{known[0]}, and then as version {version} of table {table}"
            )


class Sketch(Picture):
    """A picture of a table that may have a gap in its story: of a long log the newest is told.

    Who asks for a table that they watch already may be told what they have heard meanwhile.
    """

    def add(self, table: Json, story: list[Json]) -> None:
        """Take in a message, which may leave out what was long before, or tell something again."""
        news = [line for line in story if line["seq"] > len(self.story)]
        if news:
            missing = news[0]["seq"] - len(self.story) - 1
            self.story += [{} for _ in range(missing)]
        super().add(table, news)


class Page(Client):
    """Somebody with a page, of whom all is noted."""

    def __init__(self, way: Reached, me: Json, cookie: str, witness: Witness, tab: str) -> None:
        super().__init__(way, me, cookie)
        self.way = way
        self.record = Record(self.person, self.name)
        self._witness = witness
        self._where = f"{self.name}, {tab}"
        self._tries: dict[str, int] = {}

    async def watch(self, table: str) -> Picture:
        """Watch a table, of which there may be a gap in the story."""
        self.pictures.setdefault(table, Sketch())
        return await super().watch(table)

    def _hear(self, message: Json) -> None:
        if message["type"] == "acknowledged":
            done = message["done"]
            self.record.acknowledge(done["cid"], done["table"], done["version"])
        if message["type"] == "rejected" and message["refusal"]["code"] == "store_failed":
            message["refusal"] = {"code": "not_ready", "args": {"seconds": PAUSE}}  # sent again
        super()._hear(message)

    def _hear_refusal(self, message: Json) -> None:
        super()._hear_refusal(message)
        if message["cid"] in self.refused:
            self.record.refused.setdefault(message["cid"], message["refusal"]["code"])

    def _see(self, page: Json) -> None:
        super()._see(page)
        self._witness.see(page["table"], self.person, self._where)

    def _see_change(self, message: Json) -> None:
        super()._see_change(message)
        picture = self.pictures.get(message["table"])
        if picture is not None:
            self._witness.see(picture.table, self.person, self._where)

    async def _send_command(self, cid: str) -> None:
        self.record.kinds[cid] = self.waiting[cid][1]["do"]
        self._tries[cid] = self._tries.get(cid, 0) + 1
        self.record.sent += self._tries[cid] == 1
        self.record.repeated += self._tries[cid] > 1
        await super()._send_command(cid)


async def follow(client: Client, stop: asyncio.Event) -> None:
    """Look on: at a table, and at the next when there is one."""
    while not stop.is_set():
        for table in tuple(client.watched):
            shown = client.pictures[table].table
            if shown and shown["next"] is not None:
                await client.watch(shown["next"])
                await client.unwatch(table)
        await asyncio.sleep(TICK)


class Program:
    """A program that plays for somebody: it asks and acts over HTTP, and has no socket."""

    def __init__(self, way: Reached, me: Json, token: str, witness: Witness) -> None:
        self.record = Record(me["id"], me["name"])
        self.tables: dict[str, Json] = {}  # as they were seen last
        self.way = way
        self.headers = {"Authorization": f"Bearer {token}"}
        self._witness = witness
        self._count = 0
        self._http = httpx.AsyncClient(headers=self.headers, timeout=TIMEOUT)

    async def play(
        self, dice: random.Random, stop: asyncio.Event, again: Callable[[], bool]
    ) -> None:
        """Move whenever it is its turn, and play again, until it is enough."""
        async with self._http:
            while not stop.is_set():
                for table in tuple(self.tables):
                    await self._look(table, dice, again)
                await asyncio.sleep(TICK)

    async def _look(self, table: str, dice: random.Random, again: Callable[[], bool]) -> None:
        answer = await self._ask("GET", f"/api/tables/{table}?since={10**9}")
        if answer is None or not answer.is_success:
            return
        shown = self.tables[table] = answer.json()["table"]
        self._witness.see(shown, self.record.person, f"{self.record.name}, over HTTP")
        match = shown["match"]
        if shown["next"] is not None:
            self.tables[shown["next"]] = self.tables.pop(table)
        elif shown["status"] == "over" and shown["host"] and again():
            await self._act(shown, do="rematch")
        elif shown["status"] == "gathering" and not shown["yours"]:
            free = [i for i, s in enumerate(shown["seats"]) if s["who"] in ("invited", "open")]
            await self._act(shown, do="sit", seat=free[0])
        elif match and match["moves"] and match["turn"] in shown["yours"]:
            await self._act(shown, do="move", move=dice.choice(match["moves"])["id"])

    async def _act(self, shown: Json, **command: Any) -> None:
        """Send a command until it is answered, always under the same id."""
        self._count += 1
        cid = f"{self.record.name}-{self._count}"
        body = {"cid": cid, "v": shown["version"], **command}
        self.record.sent += 1
        self.record.kinds[cid] = command["do"]
        while True:
            answer = await self._ask("POST", f"/api/tables/{shown['id']}/commands", json=body)
            if answer is not None and answer.is_success:
                done = answer.json()
                self.record.acknowledge(cid, done["table"], done["version"])
                return
            if answer is not None and answer.json()["code"] not in UNKNOWN:
                self.record.refused[cid] = answer.json()["code"]
                return
            await asyncio.sleep(PAUSE)
            self.record.repeated += 1

    async def _ask(self, method: str, path: str, **given: Any) -> httpx.Response | None:
        """Return an answer, or None if there was none."""
        try:
            return await self._http.request(method, f"{self.way.url}{path}", **given)
        except httpx.HTTPError:
            await asyncio.sleep(PAUSE)
            return None
