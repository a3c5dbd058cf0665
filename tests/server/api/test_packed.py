"""Large answers in JSON are packed, unless they mix secrets with what somebody has written."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from typing import Any

import pytest

from holdfast.server.api.packed import LEAST, Packer, pack
from tests.server.visits import Site, running

AS_IT_IS = {"Accept-Encoding": "identity"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site


def is_packed(answer: Any) -> bool:
    return "content-encoding" in answer.headers


def test_what_is_small_goes_as_it_is(site: Site) -> None:
    with site.visitor() as visitor:
        for path in ("/api/me", "/api/tables", "/api/games/chess/puzzles"):
            answer = visitor.get(path)
            assert len(answer.content) < LEAST
            assert not is_packed(answer)


def test_a_running_match_has_hands_and_what_others_have_written_and_is_not_packed(
    site: Site,
) -> None:
    """Whoever is on the way, and may write there, would learn from lengths what a hand is like."""
    with site.person("Ann") as person:
        table = person.set_up("me", "bot")["id"]
        ann = person.client
        page = ann.get(f"/api/tables/{table}")
        assert len(page.content) > LEAST
        assert not is_packed(page)
        assert not is_packed(ann.get(f"/api/tables/{table}/story?before=99"))
        assert not is_packed(ann.get("/api/tables/mine"))
        version = ann.get(f"/api/tables/{table}").json()["table"]["version"]
        assert person.act(table, "resign", v=version).is_success
        over = ann.get(f"/api/tables/{table}")
        assert over.json()["table"]["status"] == "over"
        assert over.headers["content-encoding"] == "gzip"
        assert "accept-encoding" in over.headers["vary"].lower()
        assert "no-store" in over.headers["cache-control"]
        plain = ann.get(f"/api/tables/{table}", headers=AS_IT_IS)
        assert not is_packed(plain)
        assert plain.json() == over.json()
        assert int(over.headers["content-length"]) < len(plain.content) / 2


class Answering:
    """An application that answers in pieces, or with something that is packed already."""

    def __init__(self, *pieces: bytes, wanted: bool = True, packed: bytes = b"") -> None:
        self.pieces, self.wanted = pieces, wanted
        self.headers = [(b"content-encoding", packed)] if packed else []

    async def __call__(self, scope: Any, _receive: Any, send: Any) -> None:
        if self.wanted:
            pack(type("Request", (), {"scope": scope}))
        await send({"type": "http.response.start", "status": 200, "headers": self.headers})
        for at, piece in enumerate(self.pieces, 1):
            more = at < len(self.pieces)
            await send({"type": "http.response.body", "body": piece, "more_body": more})


async def ask(app: Answering, accepted: bytes) -> tuple[dict[bytes, bytes], bytes]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "headers": [(b"Accept-Encoding", accepted)]}
    await Packer(app)(scope, None, send)  # type: ignore[arg-type]
    return dict(sent[0]["headers"]), b"".join(each["body"] for each in sent[1:])


@pytest.mark.parametrize("size", [LEAST, 100_000])
def test_it_is_packed_for_whoever_can_read_it(size: int) -> None:
    body = b"1, 2, " * (size // 6 + 1)
    headers, found = asyncio.run(ask(Answering(body), b"br, gzip;q=0.5"))
    assert gzip.decompress(found) == body
    assert headers[b"content-length"] == str(len(found)).encode()
    for accepted in (b"br", b"gzip;q=0", b""):
        headers, found = asyncio.run(ask(Answering(body), accepted))
        assert (headers.get(b"content-encoding"), found) == (None, body)


def test_nothing_else_is_touched() -> None:
    long = b"x" * 2 * LEAST
    for app in (
        Answering(long, wanted=False),
        Answering(long, long),
        Answering(long, packed=b"br"),
        Answering(b"short"),
    ):
        headers, found = asyncio.run(ask(app, b"gzip"))
        assert headers == dict(app.headers)
        assert found == b"".join(app.pieces)
