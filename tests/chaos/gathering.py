"""How those who play come together: who they are, and the tables that they set up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, Final

import httpx

from holdfast.games import registry
from tests.chaos.attacked import House, Way
from tests.chaos.people import Page, Program, Record
from tests.chaos.witness import Witness
from tests.server.clients import PAUSE, Json
from tests.server.serving import PATIENCE

BOT: Final = {"who": "bot", "level": "apprentice"}
#: One that searches, and so thinks at a worker where there is one.
SEARCHER: Final = {"who": "bot", "level": "journeyman"}
ME: Final = {"who": "me"}
OPEN: Final = {"who": "open"}
HOT: Final = {"who": "hot", "name": "Dan"}
BANK: Final = 900  # seconds
CLOCK: Final = {"kind": "live", "bank": BANK, "increment": 0}
WAYS: Final = 8  # one for each of those below


@dataclass
class Company:
    """All who are there, and what they saw."""

    witness: Witness = field(default_factory=Witness)
    people: list[Page] = field(default_factory=list)  # who play, each with a page
    tabs: list[Page] = field(default_factory=list)  # of the same people, which only look
    onlookers: list[Page] = field(default_factory=list)
    programs: list[Program] = field(default_factory=list)

    @property
    def pages(self) -> list[Page]:
        """All who have a socket."""
        return [*self.people, *self.tabs, *self.onlookers]

    @property
    def records(self) -> list[Record]:
        """What became of everybody's commands."""
        pages = [page.record for page in self.pages]
        return pages + [program.record for program in self.programs]


async def gather(house: House, company: Company, *, few: bool, bot: Json = BOT) -> None:
    """Let everybody come, set up tables of all games, and sit down as far as they set them up.

    With ``few``, the ways to play are shared by two games that do not take long.
    """
    ways = iter(house.ways)
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        for name in ("Ann", "Bob", "Cat"):
            company.people.append(await _sign_in(next(ways), http, name, company.witness))
        ann = company.people[0]
        company.tabs.append(_open_tab(next(ways), ann, company.witness))
        for name in ("Eve", "Fay"):
            company.onlookers.append(await _sign_in(next(ways), http, name, company.witness))
        for name in ("Gus", "Hal"):
            company.programs.append(await _send_program(next(ways), http, name, company.witness))
        await _set_up_tables(company, http, few, bot)


async def _set_up_tables(company: Company, http: httpx.AsyncClient, few: bool, bot: Json) -> None:
    ann, bob, cat = company.people
    gus, hal = company.programs
    others = cycle(company.onlookers)  # a socket watches 20 tables at most
    games = (registry.first(), *registry.examples()) if few else registry.names()
    for number, name in enumerate(games):
        game = registry.get(name)
        least, most = min(game.seats), max(game.seats)
        bots = [bot] * (least - 2)
        everything: list[tuple[Page | Program, Page | Program | None, Json]] = [
            (ann, bob, {"seats": [ME, OPEN, *bots], "clock": CLOCK}),
            (bob, None, {"seats": [ME, *[bot] * (most - 1)], "public": True, "clock": CLOCK}),
            (cat, gus, {"seats": [*bots, ME, OPEN], "clock": CLOCK, "public": True}),
            (hal, gus, {"seats": [OPEN, ME, *bots]}),
            (cat, None, {"seats": [ME, HOT, *bots]}),
        ]
        chosen = everything[number :: len(games)] if few else everything
        for host, guest, setup in chosen:
            table = await _set_up(host, http, game=name, **setup)
            for page in company.onlookers if host in company.people else [next(others)]:
                await page.watch(table)
            if ann in (host, guest):
                await company.tabs[0].watch(table)
            for each in (host, guest):
                if isinstance(each, Page):
                    await each.watch(table)
                elif each is not None:
                    each.tables[table] = {}


async def _sign_in(way: Way, http: httpx.AsyncClient, name: str, witness: Witness) -> Page:
    me, cookie = await _enter(way, http, name)
    return Page(way, me, cookie, witness, "a page")


def _open_tab(way: Way, page: Page, witness: Witness) -> Page:
    """Return another page of the same person."""
    me = {"id": page.person, "name": page.name}
    return Page(way, me, page.headers["Cookie"], witness, "another page")


async def _send_program(way: Way, http: httpx.AsyncClient, name: str, witness: Witness) -> Program:
    me, cookie = await _enter(way, http, name)
    headers = {"Origin": way.url or "", "Cookie": cookie}
    answer = await http.post(f"{way.url}/api/tokens", json={}, headers=headers)
    token: str = answer.raise_for_status().json()["token"]
    return Program(way, me, token, witness)


async def _enter(way: Way, http: httpx.AsyncClient, name: str) -> tuple[Json, str]:
    answer = await http.post(
        f"{way.url}/api/session", json={"name": name}, headers={"Origin": way.url or ""}
    )
    answer.raise_for_status()
    http.cookies.clear()
    return answer.json(), answer.headers["set-cookie"].split(";")[0]


async def _set_up(host: Page | Program, http: httpx.AsyncClient, **setup: Any) -> str:
    """Return the id of a new table, as soon as its game is ready."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await http.post(f"{host.way.url}/api/tables", json=setup, headers=host.headers)
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                break
            await asyncio.sleep(PAUSE)
    table: str = answer.raise_for_status().json()["table"]["id"]
    return table
