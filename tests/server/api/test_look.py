"""Looking at the lists of tables over a real socket."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import websockets.asyncio.client as websockets

from tests.server.tabs import Person, Served, serve

SEATS = [{"who": "me"}, {"who": "open"}]


@asynccontextmanager
async def socket_of(person: Person) -> Any:
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    async with websockets.connect(
        f"ws://127.0.0.1:{person.served.port}/ws",
        additional_headers={"Origin": person.served.url, "Cookie": cookie},
    ) as socket:
        yield socket


async def hear(socket: Any, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    async with asyncio.timeout(30):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


async def say(socket: Any, **call: Any) -> None:
    await socket.send(json.dumps(call))


def test_what_is_different_comes_until_one_does_not_look_any_more(tmp_path: Path) -> None:
    async def visit(served: Served) -> None:
        async with (
            served.person("Ann") as ann,
            served.person("Bob") as bob,
            socket_of(bob) as socket,
        ):
            await say(socket, do="look")
            assert (await hear(socket, "lobby"))["tables"] == []
            table = await ann.set_up("nim", SEATS)
            changed = await hear(socket, "lobby_changed")
            assert [each["id"] for each in changed["tables"]] == [table]
            await say(socket, do="look", clock="slow")
            assert (await hear(socket, "lobby"))["tables"] == []
            await say(socket, do="unlook")
            await say(socket, do="ping")
            await hear(socket, "pong")
            await ann.set_up("nim", SEATS, clock={"kind": "slow", "days": 3})
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(socket.recv(), 1.5)

    serve(tmp_path, ["nim"], visit)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "no-game"}, "bad_option"),
        ({"pages": 11}, "bad_message"),
        ({"pages": 0}, "bad_message"),
    ],
)
def test_what_cannot_be_looked_for_is_refused(
    tmp_path: Path, wanted: dict[str, Any], code: str
) -> None:
    async def visit(served: Served) -> None:
        async with served.person("Bob") as bob, socket_of(bob) as socket:
            await say(socket, do="look", **wanted)
            refusal = (await hear(socket, "rejected"))["refusal"]
            assert refusal["code"] == code

    serve(tmp_path, ["nim"], visit)
