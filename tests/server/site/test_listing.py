"""Those who look at the lists of tables: what they are told, and that it is made once for all."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from holdfast.server import messages as m
from holdfast.server.site import lobby as lobbies
from holdfast.server.site.listing import Listing, Own, Wanted, difference
from holdfast.server.site.lobby import Lobby
from holdfast.server.store import log
from holdfast.server.store.failures import StoreFailed
from holdfast.server.table import commands as c
from holdfast.server.table.setup import Slow
from tests.server.house import Ear, House, Run, start_pair, until
from tests.server.sitting import ANN, BOB, CYD, EVE

ALL = Wanted()


def lobby_of(house: House) -> Lobby:
    """Return the lobby of a house, which hears of its tables; it tells when it is asked to."""
    lobby = Lobby(house.store, lambda: house.clock[0])
    lobby.all_away_since = house.tables.presence.all_away_since
    house.tables.rooms.on_change = lobby.tell
    return lobby


async def looking(lobby: Lobby, person: str, wanted: Wanted = ALL) -> Ear:
    ear = Ear(person)
    await lobby.look(ear, wanted)
    return ear


class Reader:
    """A page that shows a list: it takes the whole, and then what is different."""

    def __init__(self, ear: Ear) -> None:
        self._ear = ear

    @property
    def tables(self) -> list[m.Summary]:
        shown: dict[str, m.Summary] = {}
        for message in self._ear.bytes:
            match msgspec.json.decode(message, type=m.AnyMessage):
                case m.LobbyShown(tables):
                    shown = {table.id: table for table in tables}
                case m.LobbyChanged(tables, gone):
                    shown.update((table.id, table) for table in tables)
                    for table_id in gone:
                        del shown[table_id]
        return sorted(shown.values(), key=_place)

    @property
    def mine(self) -> dict[str, m.MyTable]:
        shown: dict[str, m.MyTable] = {}
        for message in self._ear.bytes:
            match msgspec.json.decode(message, type=m.AnyMessage):
                case m.Mine(tables):
                    shown = {mine.table.id: mine for mine in tables}
                case m.MineChanged(tables, gone):
                    shown.update((mine.table.id, mine) for mine in tables)
                    for table_id in gone:
                        shown.pop(table_id, None)
        return shown


def _place(table: m.Summary) -> tuple[bool, int, str]:
    return table.status != "gathering", -table.updated, table.id


def test_whoever_looks_is_shown_the_games_the_list_and_what_is_theirs(run: Run) -> None:
    async def visit(house: House) -> None:
        table = await house.set_up("me", "open")
        lobby = lobby_of(house)
        ann, bob = await looking(lobby, ANN), await looking(lobby, BOB)
        for ear in (ann, bob):
            assert {each["type"] for each in ear.heard} == {"games", "lobby", "mine"}
            assert [each.id for each in Reader(ear).tables] == [table]
        assert list(Reader(ann).mine) == [table]
        assert not Reader(bob).mine

    run(visit)


def test_only_what_is_different_is_sent_and_the_same_bytes_to_all(run: Run) -> None:
    async def visit(house: House) -> None:
        for _ in range(20):
            await house.set_up("me", "open")
        lobby = lobby_of(house)
        ears = [await looking(lobby, f"guest{number}") for number in range(5)]
        new = await house.set_up("me", "open")
        await lobby.refresh()
        sent = {ear.bytes[-1] for ear in ears}
        assert len(sent) == 1
        told = msgspec.json.decode(sent.pop(), type=m.LobbyChanged)
        assert ([table.id for table in told.tables], told.gone, told.next) == ([new], [], None)
        before = [len(ear.bytes) for ear in ears]
        lobby.tell()
        await lobby.refresh()
        assert [len(ear.bytes) for ear in ears] == before  # nothing is different

    run(visit)


def test_the_lists_are_read_once_for_all_who_look(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    real = log.list_public

    def list_public(conn: Connection, status: str, *rest: Any) -> list[dict[str, Any]]:
        read.append(status)
        return real(conn, status, *rest)

    monkeypatch.setattr(log, "list_public", list_public)

    async def visit(house: House) -> None:
        lobby = lobby_of(house)
        for number in range(7):
            await looking(lobby, f"guest{number}")
        assert read == ["gathering", "playing"]
        for clock in ("live", "slow", "none"):
            await looking(lobby, EVE + clock, Wanted(clock=clock))
        read.clear()
        await house.set_up("me", "open")
        await lobby.refresh()
        assert read == ["gathering", "playing"]

    run(visit)


def test_what_is_told_adds_up_to_what_is_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "_PAGE", 4)
    monkeypatch.setattr(lobbies, "_BATCH", 3)
    wishes = [
        ALL,
        Wanted(pages=2),
        Wanted(game="nim"),
        Wanted(clock="slow"),
        Wanted(free=True, pages=3),
        Wanted(game="schotten-totten", clock="none"),
    ]

    async def visit(house: House) -> None:
        chance, lobby = random.Random(5), lobby_of(house)
        ears = {wanted: await looking(lobby, EVE, wanted) for wanted in wishes}
        tables: list[str] = []
        for _ in range(40):
            house.pass_seconds(1)
            if chance.random() < 0.5 or not tables:
                game = chance.choice(("nim", "nim", "schotten-totten"))
                clock = chance.choice((None, Slow()))
                tables.append(await house.set_up("me", "open", game=game, clock=clock))
            elif chance.random() < 0.6:
                await house.do(tables.pop(chance.randrange(len(tables))), BOB, c.Sit, seat=1)
            else:
                await house.tables.shut(tables.pop(chance.randrange(len(tables))))
            if chance.random() < 0.6:
                await lobby.refresh()
                for wanted, ear in ears.items():
                    assert Reader(ear).tables == (await lobby.open_tables(wanted)).tables

    run(visit)


def test_one_looks_for_one_thing_at_a_time_until_one_leaves(run: Run) -> None:
    async def visit(house: House) -> None:
        lobby = lobby_of(house)
        ear = await looking(lobby, EVE)
        await lobby.look(ear, Wanted(clock="slow"))
        await house.set_up("me", "open")
        await lobby.refresh()
        assert not ear.heard_of("lobby_changed")
        slow = await house.set_up("me", "open", clock=Slow())
        await lobby.refresh()
        [told] = ear.heard_of("lobby_changed")
        assert [table["id"] for table in told["tables"]] == [slow]
        lobby.leave(ear)
        before = len(ear.bytes)
        await house.set_up("me", "open", clock=Slow())
        await lobby.refresh()
        assert len(ear.bytes) == before
        assert not lobby._listings
        assert not lobby._owns

    run(visit)


def test_ones_own_tables_are_told_to_oneself_alone(run: Run) -> None:
    async def visit(house: House) -> None:
        lobby = lobby_of(house)
        ears = {person: await looking(lobby, person) for person in (ANN, BOB, EVE)}
        table = await start_pair(house, public=False)
        mover = await house.mover(table, ANN, BOB)
        await lobby.refresh()
        for person in (ANN, BOB):
            assert Reader(ears[person]).mine[table].your_turn == (person == mover)
            assert Reader(ears[person]).mine[table].yours == [person == BOB]
        await house.do(table, mover, c.Move, move=await first_move(house, table, mover))
        await lobby.refresh()
        for person in (ANN, BOB):
            assert Reader(ears[person]).mine[table].your_turn == (person != mover)
        assert table.encode() not in b"".join(ears[EVE].bytes)

    run(visit)


async def first_move(house: House, table: str, person: str) -> int:
    match = (await house.shown(table, person)).match
    assert match is not None
    return match.moves[0].id


def test_who_is_put_out_or_rises_sits_there_no_longer(run: Run) -> None:
    async def visit(house: House) -> None:
        lobby = lobby_of(house)
        table = await house.set_up("me", "open", "open")
        other = await house.set_up("me", "open", "open")
        bob, cyd = await looking(lobby, BOB), await looking(lobby, CYD)
        await house.do(table, BOB, c.Sit, seat=1)
        await house.do(other, CYD, c.Sit, seat=2)
        await lobby.refresh()
        assert (list(Reader(bob).mine), list(Reader(cyd).mine)) == ([table], [other])
        await house.do(table, ANN, c.Empty, seat=1)
        await house.do(other, CYD, c.Leave)
        again = await looking(lobby, BOB)  # before he was told
        await lobby.refresh()
        for ear in (bob, cyd, again):
            assert not Reader(ear).mine
        # That he was put out is between him and the host: to others it is a free seat.
        assert bob.heard_of("lobby_changed") == cyd.heard_of("lobby_changed")
        assert BOB.encode() not in b"".join(cyd.bytes)

    run(visit)


def test_games_are_told_when_they_change(run: Run) -> None:
    async def visit(house: House) -> None:
        lobby = lobby_of(house)
        state = ["waiting"]
        lobby.games = lambda: [m.GameShown("nim", state[0], 0, 1, "")]  # type: ignore[arg-type]
        ear = await looking(lobby, EVE)
        await lobby.refresh()
        await lobby.refresh()
        before = len(ear.heard_of("games"))
        state[0] = "ready"
        await lobby.refresh()
        await lobby.refresh()
        assert len(ear.heard_of("games")) == before + 1

    run(visit)


def test_a_store_that_fails_is_asked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "_PAUSE", 0.01)
    failing = [True]

    async def visit(house: House) -> None:
        lobby, real = lobby_of(house), house.store.read

        async def read(work: Any) -> Any:
            if failing[0]:
                raise StoreFailed("locked", "not now")
            return await real(work)

        monkeypatch.setattr(house.store, "read", read)
        ear = await looking(lobby, ANN)
        assert not ear.heard_of("lobby")
        failing[0] = False
        table = await house.set_up("me", "open")
        failing[0] = True
        with pytest.raises(StoreFailed):
            await lobby.refresh()
        telling = asyncio.create_task(lobby.look_out())
        try:
            await asyncio.sleep(0.05)
            failing[0] = False
            await until(lambda: list(Reader(ear).mine) == [table])
            await until(lambda: [each.id for each in Reader(ear).tables] == [table])
        finally:
            telling.cancel()

    run(visit)


def test_a_difference_names_what_came_changed_and_went() -> None:
    one, two, three = (_summary(number) for number in (1, 2, 3))
    later = msgspec.structs.replace(two, paused=True)
    told = difference(m.OpenTables([one, two], None), m.OpenTables([later, three], "there"))
    assert told == m.LobbyChanged([later, three], [one.id], "there")


def test_a_page_that_comes_later_takes_nothing_from_the_others() -> None:
    """What is theirs no longer is told to the first page although the second never knew it."""
    own, first, second = Own(), Ear(ANN), Ear(ANN)
    own.add(first, [m.MyTable(_summary(1), [0], your_turn=False)])
    own.add(second, [])
    own.take({"t1"}, [])
    assert (
        first.heard[-1]
        == second.heard[-1]
        == {"type": "mine_changed", "tables": [], "gone": ["t1"]}
    )


def test_nobody_is_shown_a_list_that_is_not_known() -> None:
    listing, ear = Listing(), Ear(ANN)
    listing.add(ear)
    assert not ear.bytes
    listing.take(m.OpenTables([], None))
    assert ear.heard == [{"type": "lobby", "tables": [], "next": None}]


def _summary(number: int) -> m.Summary:
    return m.Summary(
        f"t{number}", "nim", {}, "gathering", False, True, None, [], None, 0, None, number
    )
