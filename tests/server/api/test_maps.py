"""The maps of boards, as pages get them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.server import messages as m
from tests.server.visits import Site, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site


def test_a_map_is_sent_for_either_shape_and_kept_by_browsers(site: Site) -> None:
    with site.visitor() as visitor:
        tall = visitor.get("/api/boards/rhine")
        drawn = msgspec.json.decode(tall.content, type=m.BoardDrawn)
        assert [space.name for space in drawn.spaces] == list(SHIPPED.numbers)
        assert (tall.headers["content-encoding"], drawn.width < drawn.height) == ("gzip", True)
        wide = visitor.get("/api/boards/rhine?shape=wide").json()
        assert (wide["width"], wide["height"]) == (drawn.height, drawn.width)
        again = visitor.get("/api/boards/rhine", headers={"If-None-Match": tall.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = visitor.get("/api/boards/rhine", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == tall.json()


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/boards/danube", 404, "unknown_address"),
        ("/api/boards/rhine@000000", 404, "unknown_address"),
        ("/api/boards/RHINE", 400, "bad_message"),
        ("/api/boards/rhine?shape=round", 400, "bad_message"),
    ],
)
def test_other_maps_are_refused(site: Site, path: str, status: int, code: str) -> None:
    with site.visitor() as visitor:
        answer = visitor.get(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
