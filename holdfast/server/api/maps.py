"""The maps of Rheinländer's boards: the shipped one, and those that the host has added."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from holdfast.core.cache import cache_root, keep, read_kept
from holdfast.server import messages as m
from holdfast.server.table.refusals import Code, Refused

BoardName = Annotated[
    str,
    PathParameter(
        min_length=1,
        max_length=60,
        pattern="^[a-z0-9-]+(@[0-9a-f]{6})?$",
        description="What a match calls its board, such as `rhine`.",
    ),
]
Shape = Annotated[
    Literal["tall", "wide"], QueryParameter(description="For what sort of window it is drawn.")
]
_NOT_MODIFIED: Final = 304


class Packed(NamedTuple):
    """A map as it is sent: compressed JSON, and a tag that changes with it."""

    body: bytes
    tag: str


@get(
    "/api/boards/{name:str}",
    summary="A map",
    tags=["games"],
    refusals=(Code.BAD_MESSAGE, Code.UNKNOWN_ADDRESS),
)
async def get_board(
    request: Request[Any, Any, State], name: BoardName, shape: Shape = "tall"
) -> Response[m.BoardDrawn]:
    """Return a board of Rheinländer as a map, for pages that draw it."""
    packed = await asyncio.to_thread(draw_map, name, shape)
    headers = {"ETag": packed.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    body: Any = packed.body
    if packed.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=_NOT_MODIFIED, headers=headers)  # type: ignore[arg-type]
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(packed.body)
    return Response(body, media_type="application/json", headers=headers)


@cache
def draw_map(name: str, shape: Literal["tall", "wide"]) -> Packed:
    """Return the map of a board; raise ``Refused`` if there is no such board.

    Drawing takes seconds, so a map is kept, under the name of what it is drawn from and by.
    """
    # The game brings the compiler along, which the server does not wait for when it starts.
    from holdfast.games.rheinlander.boards import BOARD_WORDS  # noqa: PLC0415

    if name not in BOARD_WORDS:
        raise Refused(Code.UNKNOWN_ADDRESS)
    path = cache_root() / "maps" / f"{name}-{shape}-{_drawn_by()}.json.gz"
    body = read_kept(path)
    if body is None:
        body = _pack(name, shape)
        keep(path, body)
    return Packed(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _pack(name: str, shape: Literal["tall", "wide"]) -> bytes:
    from holdfast.games.rheinlander.boards import BOARD_WORDS, BOARDS  # noqa: PLC0415
    from holdfast.games.rheinlander.map.sheet import describe_sheet  # noqa: PLC0415

    board = BOARDS[BOARD_WORDS.index(name)]
    drawn = msgspec.convert(describe_sheet(board, shape), m.BoardDrawn)
    return gzip.compress(msgspec.json.encode(drawn), mtime=0)


@cache
def _drawn_by() -> str:
    """Return a name for all that a map depends on: the boards, and what draws them."""
    from holdfast.games.rheinlander import GAME  # noqa: PLC0415
    from holdfast.games.rheinlander.boards import BOARDS  # noqa: PLC0415

    seen = hashlib.sha256(repr(BOARDS).encode())
    for path in sorted(GAME.folder.rglob("*.py")):
        seen.update(path.read_bytes())
    return seen.hexdigest()[:20]
