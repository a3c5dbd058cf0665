"""What bots are to think about, for workers that share the database with the servers.

A server puts a question there. A worker takes one that nobody has, says again and again that it
still thinks, and puts the answer beside it, which the server collects. What a worker does not say
any more is anybody's again: another worker's, or the server's own.

A server never waits here for somebody else's lock: what it writes at the same time are the moves of
people.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import Connection

from holdfast.server.store.leases import ALIVE, NOW
from holdfast.server.store.statement import Statement

#: A worker is there, and what it thinks about is its own, for so many milliseconds after it has
#: said so.
LEASE: Final = 5_000

#: A moment, in microseconds: much happens in the same millisecond, and it says who was first.
_MOMENT: Final = "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint"

_ENTER: Final = Statement(
    f"INSERT INTO workers VALUES (?, {NOW} + ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until, kinds = excluded.kinds"
)
_LEAVE: Final = Statement("DELETE FROM workers WHERE id = ?")
_WORKERS: Final = Statement(f"SELECT kinds FROM workers WHERE until > {NOW}")

# Who asks for more while they wait keeps their place in the line.
_ASK: Final = Statement(
    "INSERT INTO thoughts VALUES (?, ?, ?, ?, ?, ?, ?, "
    "coalesce((SELECT min(address_since) FROM thoughts WHERE address = ? "
    f"AND answer IS NULL AND until <= {NOW}), {_MOMENT}), "
    "coalesce((SELECT min(person_since) FROM thoughts WHERE address = ? AND person = ? "
    f"AND answer IS NULL AND until <= {NOW}), {_MOMENT}), "
    f"{_MOMENT}, ?, NULL, 0, NULL)"
)
_THESE: Final = "SELECT id FROM thoughts WHERE id = ANY(?)"
_COLLECT: Final = Statement(
    f"DELETE FROM thoughts WHERE id IN ({_THESE} AND answer IS NOT NULL FOR UPDATE SKIP LOCKED) "
    "RETURNING answer"
)
_TAKE_BACK: Final = Statement(
    f"DELETE FROM thoughts WHERE id IN ({_THESE} AND answer IS NULL AND until <= {NOW} "
    "FOR UPDATE SKIP LOCKED)"
)
_WITHDRAW: Final = Statement(f"DELETE FROM thoughts WHERE id IN ({_THESE} FOR UPDATE SKIP LOCKED)")
_WHICH: Final = Statement(_THESE)
_OF_PROCESS: Final = Statement("SELECT id FROM thoughts WHERE process = ?")
_FORGET: Final = Statement(
    "DELETE FROM thoughts WHERE id IN (SELECT id FROM thoughts "
    f"WHERE process NOT IN ({ALIVE}) FOR UPDATE SKIP LOCKED)"
)
_FORGET_WORKERS: Final = Statement(f"DELETE FROM workers WHERE until <= {NOW}")

# The same order as that of the queue in a process: first those who wait, or those who do not; then
# the address that has least under way, and of these the one that has waited longest; then likewise
# the person.
_TAKE: Final = Statement(
    "WITH under_way AS (SELECT address, person, count(*) AS many FROM thoughts "
    f"WHERE answer IS NULL AND until > {NOW} GROUP BY address, person), "
    "next AS (SELECT t.id FROM thoughts t "
    f"WHERE t.answer IS NULL AND t.until <= {NOW} AND t.kind = ANY(?) "
    "ORDER BY t.live = ? DESC, "
    "(SELECT coalesce(sum(many), 0) FROM under_way u WHERE u.address = t.address), "
    "t.address_since, "
    "(SELECT coalesce(sum(many), 0) FROM under_way u "
    "WHERE u.address = t.address AND u.person = t.person), "
    "t.person_since, t.asked LIMIT 1 FOR UPDATE OF t SKIP LOCKED) "
    f"UPDATE thoughts SET worker = ?, until = {NOW} + ? FROM next WHERE thoughts.id = next.id "
    "RETURNING thoughts.id, kind, body, mind, address, person"
)
# What is left of theirs goes to the end: everybody else comes first now.
_LET_OTHERS_FIRST: Final = Statement(
    f"UPDATE thoughts SET address_since = (SELECT {_MOMENT}), "
    f"person_since = CASE WHEN person = ? THEN (SELECT {_MOMENT}) ELSE person_since END "
    "WHERE id IN (SELECT id FROM thoughts WHERE address = ? AND answer IS NULL "
    f"AND until <= {NOW} FOR UPDATE SKIP LOCKED)"
)
_RENEW: Final = Statement(
    f"UPDATE thoughts SET until = {NOW} + ? "
    "WHERE id = ANY(?) AND worker = ? AND answer IS NULL RETURNING id"
)
_ANSWER: Final = Statement(
    "UPDATE thoughts SET answer = ?, until = 0 "
    "WHERE id = ? AND worker = ? AND answer IS NULL RETURNING id"
)
_DECLINE: Final = Statement("DELETE FROM thoughts WHERE id = ? AND worker = ?")
_GIVE_BACK: Final = Statement(
    "UPDATE thoughts SET worker = NULL, until = 0 WHERE worker = ? AND answer IS NULL RETURNING id"
)


@dataclass(frozen=True, slots=True)
class Asking:
    """For whom something is to be thought about, by which bot, and whether they wait for it.

    What stands for an address, a person and a bot is of no meaning to others.
    """

    process: str
    address: str
    person: str
    mind: str
    live: bool


@dataclass(frozen=True, slots=True)
class Taken:
    """Something that a worker has to think about: of which kind, the question, and which bot's."""

    id: str
    kind: str
    body: bytes
    mind: str


# What servers do


def list_workers(conn: Connection) -> list[frozenset[str]]:
    """Return the workers that are there: the kinds that each knows."""
    return [frozenset(json.loads(kinds)) for (kinds,) in _WORKERS.run(conn)]


def ask(conn: Connection, thought: str, kind: str, body: bytes, asking: Asking) -> None:
    """Let workers think about something."""
    who = asking.address, asking.person
    what = thought, asking.process, kind, asking.live
    _ASK.run(conn, *what, *who, asking.mind, asking.address, *who, body)


def collect(conn: Connection, thought: str, *, late: bool) -> int | Literal["waiting"] | None:
    """Return the answer, which is there no longer then; None if there will be none.

    Who is ``late`` does not wait for a worker any longer that has not begun, or has fallen silent.
    """
    found = _COLLECT.run(conn, [thought])
    if found:
        answer: int = found[0][0]
        return answer
    if late:
        _TAKE_BACK.run(conn, [thought])
    return "waiting" if _WHICH.run(conn, [thought]) else None


def withdraw(conn: Connection, which: Collection[str]) -> set[str]:
    """Let nobody think about something any longer; return what is to be tried again."""
    _WITHDRAW.run(conn, list(which))
    return {row[0] for row in _WHICH.run(conn, list(which))}


def withdraw_all(conn: Connection, process: str) -> None:
    """Let nobody think any longer for a process."""
    withdraw(conn, [row[0] for row in _OF_PROCESS.run(conn, process)])


# What workers do


def enter(conn: Connection, me: str, kinds: Iterable[str]) -> None:
    """Let it be known that a worker is there, and which kinds it knows."""
    _ENTER.run(conn, me, LEASE, json.dumps(sorted(kinds)))


def take(conn: Connection, me: str, kinds: Iterable[str], *, live: bool) -> Taken | None:
    """Have what is to be thought about next: for those first who wait, or for the others."""
    found = _TAKE.run(conn, list(kinds), live, me, LEASE)
    if not found:
        return None
    thought, kind, body, mind, address, person = found[0]
    _LET_OTHERS_FIRST.run(conn, person, address)
    return Taken(thought, kind, bytes(body), mind)


def renew(conn: Connection, me: str, which: Iterable[str]) -> set[str]:
    """Let it be known that a worker still thinks; return what it still need think about."""
    return {row[0] for row in _RENEW.run(conn, LEASE, list(which), me)}


def answer(conn: Connection, me: str, thought: str, move: int) -> bool:
    """Answer something; return whether it was still the worker's to answer."""
    return bool(_ANSWER.run(conn, move, thought, me))


def decline(conn: Connection, me: str, thought: str) -> None:
    """Leave something to the process that asks, as no worker will find an answer."""
    _DECLINE.run(conn, thought, me)


def leave(conn: Connection, me: str) -> list[str]:
    """Let it be known that a worker is there no longer; return what it leaves to others."""
    _LEAVE.run(conn, me)
    return [row[0] for row in _GIVE_BACK.run(conn, me)]


def forget(conn: Connection) -> None:
    """Forget workers that are gone, and what processes have asked that are."""
    _FORGET_WORKERS.run(conn)
    _FORGET.run(conn)
