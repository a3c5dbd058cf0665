"""What bots search for is left to workers, and done at home where that comes to nothing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.core.game import Game
from holdfast.core.match import new_match
from holdfast.search.pauses import Stopped, pause
from holdfast.search.player import Player
from holdfast.server.live import delegating
from holdfast.server.live.packing import kind_of, pack, unpack
from holdfast.server.live.thinkers import Question
from holdfast.server.site import thinking
from holdfast.server.site.kitchen import Preparation, Warmth
from holdfast.server.site.thinking import Minds, Worker
from holdfast.server.store import thoughts
from tests.server.cluster import Cluster
from tests.server.house import PATIENCE, House, open_house, until
from tests.server.sitting import ANN, START

pytestmark = pytest.mark.usefixtures("lent")

Visit = Callable[[House], Awaitable[None]]
NIM = ("me", "bot journeyman")


class Journal(list[str]):
    """Who has thought, and how that ended."""


class Thinker(Player):
    """Chooses the last move, or does what the test wants."""

    name = "journeyman"
    searches = True

    def __init__(self, where: str, journal: Journal, how: str = "") -> None:
        self._where, self._journal, self._how = where, journal, how

    def choose(self, _game: Game, _seen: Any, _seat: int, moves: list[int]) -> int:
        self._journal.append(self._where)
        end = time.monotonic() + PATIENCE
        try:
            while self._how == "broods" and time.monotonic() < end:
                time.sleep(0.002)
                pause()
        except Stopped:
            self._journal.append("stopped")
            raise
        if self._how == "fails":
            raise RuntimeError("no idea")
        return -1 if self._how == "cheats" else moves[-1]


class Ready:
    """A kitchen in which everything is ready."""

    def __init__(self, games: list[str], on_change: Callable[[str, Preparation], None]) -> None:
        self._games, self._on_change = games, on_change

    def start(self) -> None:
        for game in self._games:
            self._on_change(game, Preparation(Warmth.READY))

    async def close(self) -> None: ...


@pytest.fixture
def journal(monkeypatch: pytest.MonkeyPatch) -> Journal:
    """Who has thought; everything is looked at often, and nothing is compiled."""
    written = Journal()
    monkeypatch.setattr(thinking, "Kitchen", Ready)
    monkeypatch.setattr(delegating, "LOOK", 0.1)
    monkeypatch.setattr(
        "holdfast.server.live.thinkers.make_player",
        lambda spec, _seed: Novice() if spec == "novice" else Thinker("home", written),
    )
    set_worker(monkeypatch, written)
    return written


class Novice(Thinker):
    """Does not search."""

    searches = False

    def __init__(self) -> None:
        super().__init__("novice", Journal())


def set_worker(patch: pytest.MonkeyPatch, journal: Journal, how: str = "") -> None:
    """Say how workers think."""
    patch.setattr(thinking, "make_player", lambda _level, _seed: Thinker("worker", journal, how))


@pytest.fixture
def visit(tmp_path: Path) -> Callable[[Visit], None]:
    """Visits a house on PostgreSQL."""

    def run(visiting: Visit) -> None:
        async def running() -> None:
            async with asyncio.timeout(120), open_house(tmp_path, [START]) as house:
                await visiting(house)

        asyncio.run(running())

    return run


@asynccontextmanager
async def working(house: House, games: tuple[str, ...] = ("nim",)) -> AsyncIterator[Worker]:
    """Have a worker, of which the house knows."""
    url = house.store.database.url.render_as_string(hide_password=False)
    before, stop = house.tables.workers, asyncio.Event()
    worker = Worker(url, games, 2, lambda: None)
    running = asyncio.create_task(worker.run(stop))
    try:
        await until(lambda: house.tables.workers == before + 1 or running.done())
        yield worker
    finally:
        stop.set()
        await running


async def enter(house: House) -> None:
    """Let a worker be there that does nothing."""
    kind = await asyncio.to_thread(kind_of, holdfast.game("nim"))
    await house.store.write(lambda conn: thoughts.enter(conn, "idle", [kind]))
    await until(lambda: house.tables.workers == 1)


async def ask(house: House, *seats: str) -> str:
    """Set up a table, and let it be the bot's turn."""
    table = await house.set_up(*(seats or NIM))
    await house.move(table, ANN)
    return table


async def answered(house: House, table: str) -> None:
    """Wait until the bot has moved."""

    async def is_answered() -> bool:
        shown = await house.shown(table, ANN)
        return shown.status != "playing" or bool(shown.match and shown.match.moves)

    await until(is_answered)


async def left_over(house: House) -> int:
    """Return how many thoughts the database has."""
    return len(
        await house.store.read(
            lambda conn: conn.exec_driver_sql("SELECT id FROM thoughts").fetchall()
        )
    )


def test_a_worker_thinks_and_the_server_moves(
    visit: Callable[[Visit], None], journal: Journal
) -> None:
    async def visiting(house: House) -> None:
        async with working(house):
            table = await ask(house)
            await answered(house, table)
            assert {*journal} == {"worker"}
            assert await left_over(house) == 0
            moved = [event for event in await house.stored(table) if event.kind == "moved"]
            assert [event.person for event in moved][:2] == [ANN, None]
        await until(lambda: house.tables.workers == 0)
        await answered(house, await ask(house))
        assert journal[-1] == "home"

    visit(visiting)


def test_without_workers_a_process_thinks_itself_and_asks_nobody(
    visit: Callable[[Visit], None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visiting(house: House) -> None:
        monkeypatch.setattr(thoughts, "ask", None)
        await answered(house, await ask(house))
        assert {*journal} == {"home"}

    visit(visiting)


def test_who_does_not_search_thinks_at_home(
    visit: Callable[[Visit], None], journal: Journal
) -> None:
    async def visiting(house: House) -> None:
        async with working(house):
            await answered(house, await ask(house, "me", "bot apprentice"))
            assert "worker" not in journal

    visit(visiting)


def test_so_does_who_plays_a_game_that_no_worker_knows(
    visit: Callable[[Visit], None], journal: Journal
) -> None:
    async def visiting(house: House) -> None:
        async with working(house, ("fellowship",)):
            await answered(house, await ask(house))
            assert {*journal} == {"home"}

    visit(visiting)


def test_what_no_worker_takes_is_thought_about_at_home(
    visit: Callable[[Visit], None], journal: Journal
) -> None:
    async def visiting(house: House) -> None:
        await enter(house)
        await answered(house, await ask(house))
        assert {*journal} == {"home"}
        assert await left_over(house) == 0

    visit(visiting)


async def take(house: House) -> None:
    """Take a turn, and never say anything about it."""
    kind = kind_of(holdfast.game("nim"))

    async def is_taken() -> bool:
        taken = await house.store.write(
            lambda conn: thoughts.take(conn, "killed", [kind], live=True)
        )
        return taken is not None

    await until(is_taken)


def test_the_turn_of_a_worker_that_was_killed_is_taken_over_at_home(
    visit: Callable[[Visit], None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visiting(house: House) -> None:
        await enter(house)
        table = await ask(house)
        await take(house)
        began = time.monotonic()
        await answered(house, table)
        assert time.monotonic() - began > 1.0  # not before its time was up
        assert {*journal} == {"home"}

    monkeypatch.setattr(thoughts, "LEASE", 2500)
    visit(visiting)


def test_or_by_another_worker(
    visit: Callable[[Visit], None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visiting(house: House) -> None:
        await enter(house)
        table = await ask(house)
        await take(house)
        async with working(house):
            await answered(house, table)
            assert {*journal} == {"worker"}

    monkeypatch.setattr(thoughts, "LEASE", 2500)
    monkeypatch.setattr(delegating, "_PATIENCE", {True: PATIENCE, False: PATIENCE})
    visit(visiting)


def test_who_is_stopped_leaves_its_turns_at_once(
    visit: Callable[[Visit], None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visiting(house: House) -> None:
        set_worker(monkeypatch, journal, "broods")
        async with working(house):
            table = await ask(house)
            await until(lambda: journal == ["worker"])
            await asyncio.sleep(1.0)  # for so long a process waits for a worker to begin
        await answered(house, table)
        await until(lambda: {*journal} == {"worker", "stopped", "home"})

    monkeypatch.setattr(thoughts, "LEASE", 1000 * PATIENCE)
    visit(visiting)


def test_a_search_that_nobody_waits_for_is_stopped(
    visit: Callable[[Visit], None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visiting(house: House) -> None:
        set_worker(monkeypatch, journal, "broods")
        async with working(house):
            table = await ask(house)
            await until(lambda: journal == ["worker"])
            await house.tables.shut(table)
            await until(lambda: journal == ["worker", "stopped"])
            assert await left_over(house) == 0

    visit(visiting)


def test_a_house_closes_while_workers_are_waited_for(
    visit: Callable[[Visit], None], journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is withdrawn stirs whoever is being stopped, in the same moment."""

    async def visiting(house: House) -> None:
        await enter(house)
        await ask(house)

        async def is_asked() -> bool:
            return await left_over(house) == 1

        await until(is_asked)

    monkeypatch.setattr(delegating, "_PATIENCE", {True: PATIENCE, False: PATIENCE})
    visit(visiting)
    assert journal == []


@pytest.mark.parametrize("how", ["fails", "cheats"])
def test_where_a_worker_has_no_move_the_process_finds_one(
    visit: Callable[[Visit], None], journal: Journal, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def visiting(house: House) -> None:
        set_worker(monkeypatch, journal, how)
        async with working(house):
            await answered(house, await ask(house))
            assert journal[:2] == ["worker", "home"]

    visit(visiting)


def test_a_worker_survives_that_the_database_ends_its_connections(
    visit: Callable[[Visit], None], journal: Journal, cluster: Cluster
) -> None:
    async def visiting(house: House) -> None:
        async with working(house):
            for _ in range(2):
                await asyncio.to_thread(
                    cluster.execute,
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                    "WHERE application_name IN ('holdfast think', 'holdfast notices')",
                )
                await answered(house, await ask(house))
        assert "worker" in journal

    visit(visiting)


def test_a_bot_goes_on_with_what_it_thought_before(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Player] = []

    def make(*_given: object) -> Player:
        made.append(Thinker("worker", Journal()))
        return made[-1]

    monkeypatch.setattr(thinking, "make_player", make)
    game = holdfast.game("nim")
    match = new_match(game, seed=1)
    question = Question(make(), game, match.seen(0), 0, match.legal_ids, "journeyman")
    minds = Minds(most=2)

    def think(mind: str) -> int:
        return minds.choose(game, thoughts.Taken("t", "", pack(question), mind))

    assert think("one") == match.legal_ids[-1]
    think("one")
    assert len(made) == 2  # with that of the question
    think("two")
    think("three")  # and there is no room for the first any more
    think("one")
    assert len(made) == 5


def test_what_is_packed_comes_out_as_it_was() -> None:
    game = holdfast.game("nim")
    match = new_match(game, seed=1)
    player = Thinker("home", Journal())
    question = Question(player, game, match.seen(1), 1, match.legal_ids, "master")
    packed = unpack(pack(question))
    assert (packed.level, packed.seat, packed.moves) == ("master", 1, match.legal_ids)
    assert packed.seen == match.seen(1).tobytes()
