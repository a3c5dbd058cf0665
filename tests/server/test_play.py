"""Matches over the socket, from the first command to the last, of every game and option."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import holdfast
from holdfast.core.replay import read_replay
from holdfast.games import registry
from holdfast.testing.amount import amount, first_seed
from tests.server.tabs import Page, Served, gather_people, serve

NAMES = ["Ann", "Bob", "Cyd", "Eve", "Fay"]
#: So many decisions of a match are enough to see an option at work.
SOME = 6
#: So many matches of each game go to their end, of those that could; all of an example (nim).
TO_THE_END = amount(quick=1, full=3)


class Plan:
    """A table to be played at: so many people, the other seats with bots."""

    def __init__(self, game: str, people: int, bots: int, options: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        self.people = people
        self.seats = [{"who": "me"}] + [{"who": "open"}] * (people - 1)
        self.seats += [{"who": "bot", "level": "apprentice"}] * bots

    async def play(self, served: Served, choice: random.Random, most: int | None) -> None:
        """Play at such a table, to the end or until somebody has made so many decisions."""
        async with AsyncExitStack() as stack:
            people = await gather_people(stack, served, *NAMES[: self.people], "Watcher")
            table = await people[0].set_up(self.game, self.seats, options=self.options)
            pages = [await stack.enter_async_context(who.page(table)) for who in people]
            for seat, page in enumerate(pages[1:-1], 1):
                await page.do("sit", seat=seat)
            playing = [asyncio.create_task(play(page, choice, most)) for page in pages[:-1]]
            if most is None:
                await asyncio.gather(*playing)
            else:
                await first_of(playing)
            assert not any(page.rejected for page in pages)
            if most is None:
                await self._check_end(table, pages, people)

    async def _check_end(self, table: str, pages: list[Page], people: list[Any]) -> None:
        """Everybody has heard the same, and the replay plays back."""
        for page in pages:
            await page.wait(partial(is_done, page))
            assert [line["seq"] for line in page.story] == list(range(1, page.version + 1))
        assert len({str(page.table["result"]) for page in pages}) == 1
        match = read_replay(await people[0].get(f"/api/tables/{table}/replay"))
        assert match.turn is None
        assert list(match.scores) == pages[0].table["result"]["scores"]


def is_done(page: Page) -> bool:
    """Tell whether a page shows the end of the match."""
    return page.over and page.is_up_to_date


async def first_of(playing: list[asyncio.Task[None]]) -> None:
    """Wait until somebody has played enough, and let nobody play on."""
    done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    left = others
    while left:  # what ends just now can miss that it is cancelled, and would wait for its turn
        for each in left:
            each.cancel()
        _, left = await asyncio.wait(left, timeout=0.1)
    await asyncio.gather(*others, return_exceptions=True)
    for each in done:
        each.result()


async def play(page: Page, choice: random.Random, most: int | None) -> None:
    """Make random legal moves, now and then after losing the connection."""
    made = 0
    while not page.over and (most is None or made < most):
        moved = await page.play(lambda moves: int(choice.choice(moves)["id"]), 1)
        made += moved
        if moved and choice.random() < 0.03:
            await page.disconnect()
            await page.connect()


def parties(game: str) -> list[tuple[int, int]]:
    """Return who plays a game: people and bots, as few as can and as many."""
    fewest, most = min(holdfast.game(game).seats), max(holdfast.game(game).seats)
    return [(fewest, 0)] if fewest == most else [(fewest, 0), (2, most - 2), (most, 0)]


@pytest.mark.parametrize("game", holdfast.game_names())
def test_clients_play_every_game_to_the_end_and_with_every_option(
    game: str, tmp_path: Path
) -> None:
    async def visit(served: Served) -> None:
        choice = random.Random(f"{game} {first_seed()}")
        samples = holdfast.game(game).samples
        for number, (people, bots) in enumerate(parties(game)):
            options = samples[number % len(samples)]
            most = None if number < TO_THE_END or game not in registry.offered() else SOME
            await Plan(game, people, bots, dict(options)).play(served, choice, most)
        fewest = min(holdfast.game(game).seats)
        for options in samples:
            await Plan(game, fewest, 0, dict(options)).play(served, choice, SOME)

    serve(tmp_path, [game], visit)


@pytest.mark.usefixtures("database")
def test_the_options_of_a_table_are_those_that_were_chosen(tmp_path: Path) -> None:
    async def visit(served: Served) -> None:
        async with AsyncExitStack() as stack:
            (host,) = await gather_people(stack, served, "Ann")
            seats = [{"who": "me"}, {"who": "open"}]
            for options in holdfast.game("nim").samples:
                table = await host.set_up("nim", seats, options=options)
                shown = (await host.get(f"/api/tables/{table}"))["table"]["options"]
                assert shown == {"misere": False, **options}

    serve(tmp_path, ["nim"], visit)


@pytest.mark.usefixtures("database")
def test_a_command_sent_again_after_a_lost_connection_is_done_once(tmp_path: Path) -> None:
    async def visit(served: Served) -> None:
        async with AsyncExitStack() as stack:
            ann, bob = await gather_people(stack, served, "Ann", "Bob")
            table = await ann.set_up("nim", [{"who": "me"}, {"who": "open"}])
            page = await stack.enter_async_context(bob.page(table))
            await page.act("sit", seat=1)
            await page.disconnect()  # whether it arrived is not known
            await page.connect()
            await page.wait(lambda: not page.unanswered and page.version == 3)
            assert not page.rejected
            assert [line["kind"] for line in page.story] == ["created", "sat", "started"]

    serve(tmp_path, ["nim"], visit)
