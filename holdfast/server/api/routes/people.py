"""Who you are here: sessions, tokens, and the stream of your turns."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from holdfast.server import messages as m
from holdfast.server.api.access import address_of, caller_of, house_of
from holdfast.server.api.document import ANYBODY, MEMBER
from holdfast.server.api.parameters import KNOWN, AnyRequest
from holdfast.server.api.stream import turns
from holdfast.server.guard import clear_cookie, write_cookie
from holdfast.server.table.refusals import Code
from holdfast.server.table.setup import NAME_LENGTH
from holdfast.server.table.texts import clean_name


class NewSession(msgspec.Struct, forbid_unknown_fields=True):
    """The name by which others know you."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is for."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)] = "bot"


@get("/api/me", summary="Whether you are known", tags=["you"], refusals=(Code.STORE_FAILED,))
async def get_me(request: AnyRequest) -> m.Visitor:
    """Return who you are, if anybody: a page asks this first, and is not refused."""
    caller = await house_of(request).callers.find(request.scope)
    return m.Visitor(m.Me(caller.person, caller.name) if caller else None)


@get("/api/session", summary="Who you are", tags=["you"], security=MEMBER, refusals=KNOWN)
async def get_session(request: AnyRequest) -> m.Me:
    """Return who you are here."""
    caller = await caller_of(request)
    return m.Me(caller.person, caller.name)


@post(
    "/api/session",
    summary="Choose a name",
    tags=["you"],
    status_code=200,
    security=ANYBODY,
    refusals=(Code.STORE_FAILED,),
)
async def post_session(request: AnyRequest, data: JSONBody[NewSession]) -> Response[m.Me]:
    """Give yourself a name; a browser that is new here gets a cookie that lasts for a year."""
    house = house_of(request)
    name = clean_name(data.name)
    caller = await house.callers.find(request.scope)
    if caller is not None:
        caller = await house.callers.rename(caller, name)
        return Response(m.Me(caller.person, caller.name))
    house.limits.take(house.limits.rates.tables, address_of(request))
    caller, token = await house.callers.sign_in(name)
    cookie = {"Set-Cookie": write_cookie(token, house.guard)}
    return Response(m.Me(caller.person, caller.name), headers=cookie)


@delete(
    "/api/session",
    summary="Sign out",
    tags=["you"],
    status_code=204,
    security=MEMBER,
    refusals=KNOWN,
)
async def delete_session(request: AnyRequest) -> Response[None]:
    """End this session; its sockets are closed."""
    house = house_of(request)
    await house.callers.sign_out(await caller_of(request))
    return Response(None, status_code=204, headers={"Set-Cookie": clear_cookie(house.guard)})


@post("/api/tokens", summary="A token for a program", tags=["you"], security=MEMBER, refusals=KNOWN)
async def post_token(request: AnyRequest, data: JSONBody[NewToken]) -> m.Token:
    """Return a token with which a program plays for you: ``Authorization: Bearer``."""
    caller = await caller_of(request)
    house = house_of(request)
    house.limits.take(house.limits.rates.tables, caller.person)
    return await house.callers.make_token(caller, clean_name(data.label))


@delete(
    "/api/tokens",
    summary="Revoke all tokens",
    tags=["you"],
    status_code=204,
    security=MEMBER,
    refusals=KNOWN,
)
async def delete_tokens(request: AnyRequest) -> None:
    """End the sessions of all programs that play for you."""
    await house_of(request).callers.revoke_tokens(await caller_of(request))


@get(
    "/api/stream",
    summary="Your turns",
    tags=["you"],
    media_type="application/x-ndjson",
    security=MEMBER,
    refusals=(*KNOWN, Code.NOT_READY),
)
async def get_stream(request: AnyRequest) -> Stream:
    """Return a stream of JSON lines: one whenever you are to move, or a match of yours is over."""
    house, caller = house_of(request), await caller_of(request)
    lines = turns(house, house.tables, caller, address_of(request))
    return Stream(lines, media_type="application/x-ndjson")
