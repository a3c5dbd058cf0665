"""Tables: the lists of them, new ones, one as you may see it, and commands."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from holdfast.server import messages as m
from holdfast.server.api.access import act, address_of, asking, caller_of, house_of, looking
from holdfast.server.api.document import ANYBODY, MEMBER
from holdfast.server.api.packed import pack
from holdfast.server.api.parameters import (
    COMMAND,
    KNOWN,
    SEEN,
    After,
    AnyRequest,
    ClockWanted,
    Entry,
    FreeWanted,
    GameWanted,
    TableId,
    Version,
)
from holdfast.server.site.allowance import will_be_listed
from holdfast.server.site.listing import Wanted
from holdfast.server.table.commands import AnyCommand
from holdfast.server.table.refusals import Code
from holdfast.server.table.setup import Setup
from holdfast.server.table.texts import clean_name


@get(
    "/api/tables",
    summary="Open tables",
    tags=["tables"],
    refusals=(Code.BAD_MESSAGE, Code.STORE_FAILED),
)
async def get_tables(
    request: AnyRequest,
    game: GameWanted = None,
    clock: ClockWanted = None,
    free: FreeWanted = False,
    after: After = None,
) -> m.OpenTables:
    """Return a page of the listed tables: those that wait for people, then those to watch."""
    pack(request)  # the same for everybody
    return await house_of(request).lobby.open_tables(Wanted(game, clock, free), after)


@get("/api/tables/mine", summary="Your tables", tags=["tables"], security=MEMBER, refusals=KNOWN)
async def get_my_tables(request: AnyRequest) -> list[m.MyTable]:
    """Return the tables at which you sit, the latest first."""
    caller = await caller_of(request)
    return await house_of(request).lobby.tables_of(caller.person)


@post(
    "/api/tables",
    summary="Set up a table",
    tags=["tables"],
    security=MEMBER,
    refusals=(*KNOWN, Code.BAD_OPTION, Code.NOT_READY, Code.STOPPING, Code.TOO_MANY),
)
async def post_table(request: AnyRequest, data: JSONBody[Setup]) -> m.Page:
    """Set up a table. The match starts when all seats are taken."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.tables, caller.person)
    if will_be_listed(data):
        await house.check_listed(caller.person)
    table_id = await house.tables.create(caller.person, caller.name, clean_names(data))
    return await house.tables.answers.page(table_id, caller.person)


@get(
    "/api/tables/{table_id:str}",
    summary="A table",
    tags=["tables"],
    security=ANYBODY,
    refusals=SEEN,
)
async def get_table(request: AnyRequest, table_id: TableId, since: Version = 0) -> m.Page:
    """Return a table as you may see it, and the newest of what happened there after a version.

    Of a long log there are some dozens of entries; ``story`` has the older ones.
    """
    async with looking(request) as (answers, person):
        page = await answers.page(table_id, person, since)
    if page.table.status == "over":  # all cards are open, and no link is to be had any more
        pack(request)
    return page


@get(
    "/api/tables/{table_id:str}/story",
    summary="What was before",
    tags=["tables"],
    security=ANYBODY,
    refusals=SEEN,
)
async def get_story(request: AnyRequest, table_id: TableId, before: Entry) -> m.Story:
    """Return up to 200 entries of the log before one, the newest of those, as you may read them."""
    async with asking(request) as (answers, person):
        story = await answers.older(table_id, person, before)
        if await answers.is_over(table_id, person):
            pack(request)
    return story


@post(
    "/api/tables/{table_id:str}/commands",
    summary="Do something",
    tags=["tables"],
    status_code=200,
    security=MEMBER,
    refusals=(*KNOWN, *SEEN, *COMMAND),
)
async def post_command(
    request: AnyRequest, table_id: TableId, data: JSONBody[AnyCommand]
) -> m.Done:
    """Carry out a command at a table: sit, move, take back and so on."""
    caller, house = await caller_of(request), house_of(request)
    house.limits.take(house.limits.rates.commands, caller.person)
    return await act(house, caller, address_of(request), table_id, data)


def clean_names(setup: Setup) -> Setup:
    """Return a setup with clean names; raise ``Refused``."""
    seats = [
        msgspec.structs.replace(place, name=clean_name(place.name)) if place.name else place
        for place in setup.seats
    ]
    return msgspec.structs.replace(setup, seats=seats)
