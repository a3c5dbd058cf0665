"""Who sends a request, and whether they may: what all routes and sockets have in common."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from holdfast.server import messages as m
from holdfast.server.api.packed import pack
from holdfast.server.live.queue import Asker
from holdfast.server.site.callers import Caller
from holdfast.server.site.house import House
from holdfast.server.table.commands import Command, Free, Say
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.mistakes import refusal_of

if TYPE_CHECKING:
    from holdfast.server.live.answers import Answers  # loads the compiler
    from holdfast.server.live.lessons import Lessons  # the same
    from holdfast.server.live.puzzles import Puzzles  # the same
    from holdfast.server.live.statistics import Statistics  # the same
    from holdfast.server.live.studies import Studies  # the same

T = TypeVar("T")


def house_of(request: Any) -> House:
    """Return the house of the application that serves a request."""
    house: House = request.app.state.house
    return house


def address_of(request: Any) -> str:
    """Return where a request comes from."""
    return house_of(request).address(request.scope)


async def caller_of(request: Any) -> Caller:
    """Return who sends a request; raise ``Refused`` if nobody is signed in."""
    caller = await house_of(request).callers.find(request.scope)
    if caller is None:
        raise Refused(Code.NO_SESSION)
    return caller


@asynccontextmanager
async def looking(request: Any) -> AsyncIterator[tuple[Answers, str | None]]:
    """Let somebody, signed in or not, look at a table; slow down who tries links at random."""
    house = house_of(request)
    caller = await house.callers.find(request.scope)
    with house.limits.counting_wrong_links(address_of(request)):
        yield house.tables.answers, caller.person if caller else None


@asynccontextmanager
async def asking(request: Any) -> AsyncIterator[tuple[Answers, str | None]]:
    """Let somebody look at a table with a question that takes work; refuse who asks too often."""
    limits = house_of(request).limits
    async with looking(request) as (answers, person):
        limits.take(limits.rates.questions, person or address_of(request))
        yield answers, person


async def learning(request: Any) -> Lessons:
    """Let somebody, signed in or not, ask about lessons; refuse who asks too often."""
    await _count_question(request)
    pack(request)  # the same for everybody
    return house_of(request).tables.lessons


async def puzzling(request: Any) -> Puzzles:
    """Let somebody, signed in or not, ask about puzzles; refuse who asks too often."""
    await _count_question(request)
    pack(request)  # the same for everybody
    return house_of(request).tables.puzzles


async def counting(request: Any) -> Statistics:
    """Let somebody, signed in or not, look at statistics; refuse who asks too often."""
    await _count_question(request)
    pack(request)  # the same for everybody
    return house_of(request).tables.statistics


async def studying(request: Any) -> tuple[Studies, Asker]:
    """Let somebody, signed in or not, ask in a study; refuse who asks too often."""
    person = await _count_question(request)
    pack(request)  # nothing but what they have sent, and what follows from it
    return house_of(request).tables.studies, Asker(address_of(request), person)


async def _count_question(request: Any) -> str:
    """Count a question that takes work; return who asks it, if they are signed in."""
    house = house_of(request)
    caller = await house.callers.find(request.scope)
    house.limits.take(
        house.limits.rates.questions, caller.person if caller else address_of(request)
    )
    return caller.person if caller else ""


async def unless_gone(request: Any, work: Coroutine[Any, Any, T]) -> T:
    """Do something that takes long, and stop it when whoever asked for it has gone."""
    task = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(_leave(request))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused(Code.TOO_SLOW)  # which nobody hears
        return task.result()
    finally:
        gone.cancel()
        task.cancel()


async def _leave(request: Any) -> None:
    """Wait until whoever sent a request has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def act(
    house: House,
    caller: Caller,
    address: str,
    table_id: str,
    command: Command,
    *,
    stays: bool = False,
) -> m.Done:
    """Carry out a command at a table; count and note it. Who ``stays`` is not cancelled."""
    with house.limits.counting_wrong_links(address):
        start, kind, code = time.perf_counter(), type(command).__name__.lower(), "done"
        try:
            if isinstance(command, Say):
                house.limits.take(house.limits.rates.chat, caller.person)
            if isinstance(command, Free):  # which may put the table into the list
                await house.check_listed(caller.person)
            carry_out = house.tables.do if stays else house.tables.act
            return await carry_out(table_id, caller.person, caller.name, command)
        except Exception as mistake:
            code = refusal_of(mistake).code
            raise
        finally:
            spent = time.perf_counter() - start
            house.metrics.command(kind, code, spent, who=caller.person, table=table_id)
