"""How people play under load: they move, take back, talk, and set up the table again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from tests.server.clients import Client, Picture

TICK = 0.02  # seconds between two looks at the tables


async def play(
    client: Client,
    dice: random.Random,
    stop: asyncio.Event,
    again: Callable[[], bool] = lambda: True,
) -> None:
    """Do something at all one's tables, again and again, until it is enough.

    ``again`` tells whether a table is set up again when its match is over.
    """
    while not stop.is_set():
        for table in tuple(client.watched):
            picture = client.pictures[table]
            if picture.table and not _is_busy(client, table):
                await _do_something(client, table, picture, dice, again())
        await asyncio.sleep(TICK)


async def _do_something(
    client: Client, table: str, picture: Picture, dice: random.Random, again: bool
) -> None:
    shown = picture.table
    if shown["next"] is not None:
        await client.watch(shown["next"])
        await client.unwatch(table)
    elif shown["status"] == "over":
        if shown["host"] and again:
            await client.act(table, "rematch")
    elif shown["status"] == "gathering":
        kept = [i for i, seat in enumerate(shown["seats"]) if seat["who"] in ("invited", "open")]
        if kept and not shown["yours"]:
            await client.act(table, "sit", seat=kept[0])
    elif dice.random() < 0.05 and not _is_talking(client):
        await client.act(table, "say", text=f"word {dice.random()}")
    elif shown["undo"]["move"] and dice.random() < 0.3:
        await client.act(table, "undo", turn=dice.random() < 0.3)
    elif shown["match"]["moves"] and shown["match"]["turn"] in shown["yours"]:
        await client.act(table, "move", move=dice.choice(shown["match"]["moves"])["id"])


def _is_busy(client: Client, table: str) -> bool:
    sent = (command["do"] for where, command in client.waiting.values() if where == table)
    return any(do != "say" for do in sent)


def _is_talking(client: Client) -> bool:
    return any(command["do"] == "say" for _, command in client.waiting.values())


def is_quiet(client: Client) -> bool:
    """Ask whether nothing is under way: no command without an answer, no bot to move."""
    shown = [picture.table for picture in client.pictures.values()]
    return not client.waiting and all(table and not _is_bots_turn(table) for table in shown)


def _is_bots_turn(table: dict[str, object]) -> bool:
    match, seats = table["match"], table["seats"]
    if table["status"] != "playing" or not isinstance(match, dict) or not isinstance(seats, list):
        return False
    return seats[match["turn"]]["level"] is not None
