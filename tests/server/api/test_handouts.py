"""What the pages of games get besides views: the maps of boards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from holdfast.games.rheinlander.boards import SHIPPED
from holdfast.games.rheinlander.map.drawn import BoardDrawn
from tests.server.visits import Site, running

MAPS = "/api/games/rheinlander/handouts"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site


def test_a_map_is_sent_for_either_shape_and_kept_by_browsers(site: Site) -> None:
    with site.visitor() as visitor:
        tall = visitor.get(f"{MAPS}/tall-map/rhine")
        drawn = msgspec.json.decode(tall.content, type=BoardDrawn)
        assert [space.name for space in drawn.spaces] == list(SHIPPED.numbers)
        assert (tall.headers["content-encoding"], drawn.width < drawn.height) == ("gzip", True)
        wide = visitor.get(f"{MAPS}/wide-map/rhine").json()
        assert (wide["width"], wide["height"]) == (drawn.height, drawn.width)
        again = visitor.get(
            f"{MAPS}/tall-map/rhine", headers={"If-None-Match": tall.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        plain = visitor.get(f"{MAPS}/tall-map/rhine", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == tall.json()


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        (f"{MAPS}/tall-map/danube", 404, "unknown_address"),
        (f"{MAPS}/tall-map/rhine@000000", 404, "unknown_address"),
        (f"{MAPS}/round-map/rhine", 404, "unknown_address"),
        ("/api/games/nim/handouts/tall-map/rhine", 404, "unknown_address"),
        ("/api/games/chess/handouts/tall-map/rhine", 404, "unknown_address"),
        (f"{MAPS}/tall-map/RHINE", 400, "bad_message"),
        (f"{MAPS}/Tall/rhine", 400, "bad_message"),
    ],
)
def test_what_no_game_hands_out_is_refused(site: Site, path: str, status: int, code: str) -> None:
    with site.visitor() as visitor:
        answer = visitor.get(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
