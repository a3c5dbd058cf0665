"""The maps of Rheinländer's boards: the shipped one, and those that the host has added."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from holdfast.server import messages as m
from holdfast.server.refusals import Code, Refused

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

    Drawing takes seconds, so a map is kept with what is compiled, which changes with the boards.
    """
    # The game brings the compiler along, which the server does not wait for when it starts.
    from holdfast.core.jit import CACHE  # noqa: PLC0415
    from holdfast.games.rheinlander.boards import BOARD_WORDS  # noqa: PLC0415

    if name not in BOARD_WORDS:
        raise Refused(Code.UNKNOWN_ADDRESS)
    kept = CACHE / f"map-{name}-{shape}.json.gz" if CACHE else None
    if kept and kept.exists():
        body = kept.read_bytes()
    else:
        body = _pack(name, shape)
        if kept:
            _keep(kept, body)
    return Packed(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def _pack(name: str, shape: Literal["tall", "wide"]) -> bytes:
    from holdfast.games.rheinlander.boards import BOARD_WORDS, BOARDS  # noqa: PLC0415
    from holdfast.games.rheinlander.map.sheet import describe_sheet  # noqa: PLC0415

    board = BOARDS[BOARD_WORDS.index(name)]
    drawn = msgspec.convert(describe_sheet(board, shape), m.BoardDrawn)
    return gzip.compress(msgspec.json.encode(drawn), mtime=0)


def _keep(path: Path, body: bytes) -> None:
    """Write a file so that nobody ever sees half of it; a full disk is no reason to fail."""
    with suppress(OSError), tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(body)
        file.flush()
        Path(file.name).replace(path)
