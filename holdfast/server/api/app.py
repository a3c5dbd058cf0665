"""The application: routes, the house behind them, the guard in front."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from holdfast.games import registry
from holdfast.server import messages as m
from holdfast.server.api.document import describe
from holdfast.server.api.handouts import get_handout
from holdfast.server.api.packed import Packer
from holdfast.server.api.routes import ROUTES
from holdfast.server.api.status import status_of
from holdfast.server.guard import Guard, protect
from holdfast.server.site.house import House
from holdfast.server.site.pages import Pages
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.view.mistakes import refusal_of

#: From this status on, it is our mistake.
_OURS: Final = 500


def create_app(data: Path, guard: Guard, games: Sequence[str] = ()) -> Any:
    """Return the server as an ASGI application, with its data in a folder.

    Unless some are named, it offers all games but those that only teach how games are written.
    """
    house = House(data, guard, tuple(games) or registry.offered())
    app = _App(
        route_handlers=[*ROUTES, get_handout],
        lifespan=[_live],
        exception_handlers={HTTPException: _answer_http, Exception: _answer},
        openapi_config=describe(guard),
        request_class=_Request,
        logging_config=None,
    )
    app.state.house = house
    return protect(Pages(Packer(app)), guard, house.limits.rates)


class _App(Litestar):
    """An application that loads nothing for models which no route of it has.

    By itself Litestar loads pydantic wherever it is installed: 8 MB, and a quarter of a second.
    """

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class _Request(Request[Any, Any, Any]):
    """A request whose body is refused if it cannot be read, whatever the reason."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise Refused(Code.BAD_MESSAGE, says="message-too-deep") from None
        except UnicodeDecodeError:
            raise Refused(Code.BAD_MESSAGE, says="message-not-utf8") from None


@asynccontextmanager
async def _live(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def _answer(_request: Request[Any, Any, Any], mistake: Exception) -> Response[m.Refusal]:
    return _refuse(refusal_of(mistake))


def _answer_http(_request: Request[Any, Any, Any], mistake: HTTPException) -> Response[m.Refusal]:
    """Answer what Litestar itself does not take."""
    if mistake.status_code in (404, 405):
        answer = _refuse(refusal_of(Refused(Code.UNKNOWN_ADDRESS)), mistake.status_code)
        answer.headers.update(mistake.headers or {})  # Allow
        return answer
    if mistake.status_code >= _OURS:
        cause = mistake.__cause__
        return _refuse(refusal_of(cause if isinstance(cause, Exception) else mistake))
    detail = _detail(mistake)
    return _refuse(refusal_of(Refused(Code.BAD_MESSAGE, detail=detail)), mistake.status_code)


def _detail(mistake: HTTPException) -> str:
    """Return what was wrong with a request, in one line."""
    extra = mistake.extra if isinstance(mistake.extra, list) else []
    if [(each.get("key"), each.get("message")) for each in extra] == [("data", "'data'")]:
        return "there is no body"
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
    return "; ".join(parts)[:300] or mistake.detail[:300]


def _refuse(refusal: m.Refusal, status: int | None = None) -> Response[m.Refusal]:
    wait = refusal.args.get("seconds")
    return Response(
        refusal,
        status_code=status or status_of(refusal.code),
        media_type="application/json",
        headers={} if wait is None else {"Retry-After": str(wait)},
    )
