"""What the server says of its health."""

from __future__ import annotations

import msgspec
import pytest

from holdfast import __version__
from holdfast.server.site.health import health
from holdfast.server.site.kitchen import Preparation, Stage


@pytest.mark.parametrize(
    ("stages", "told", "status"),
    [
        ([Stage.READY, Stage.READY], {}, "ok"),
        ([Stage.READY, Stage.WAITING], {}, "starting"),
        ([Stage.FAILED, Stage.WAITING], {}, "starting"),
        ([Stage.FAILED, Stage.READY], {}, "ok"),
        ([Stage.FAILED, Stage.FAILED], {}, "failing"),
        ([Stage.READY, Stage.READY], {"failing": True}, "failing"),
        ([Stage.READY, Stage.WAITING], {"failing": True, "stopping": True}, "stopping"),
    ],
)
def test_how_the_server_is(stages: list[Stage], told: dict[str, bool], status: str) -> None:
    games = {name: Preparation(stage) for name, stage in zip(("go", "chess"), stages, strict=True)}
    assert health(games, **told).status == status


def test_health_says_how_far_each_game_is_and_which_version_this_is() -> None:
    games = {"go": Preparation(Stage.WARMING, 3, 11, "moves"), "chess": Preparation()}
    assert msgspec.to_builtins(health(games)) == {
        "status": "starting",
        "games": {
            "go": {"phase": "warming", "done": 3, "total": 11, "step": "moves", "problem": ""},
            "chess": {"phase": "waiting", "done": 0, "total": 0, "step": "", "problem": ""},
        },
        "version": __version__,
    }
