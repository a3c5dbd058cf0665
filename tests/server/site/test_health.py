"""What the server says of its health."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from holdfast import __version__
from holdfast.server.site.health import health
from holdfast.server.site.kitchen import Preparation, Warmth


@pytest.mark.parametrize(
    ("warmths", "told", "status"),
    [
        ([Warmth.READY, Warmth.READY], {}, "ok"),
        ([Warmth.READY, Warmth.WAITING], {}, "starting"),
        ([Warmth.FAILED, Warmth.WAITING], {}, "starting"),
        ([Warmth.FAILED, Warmth.READY], {}, "ok"),
        ([Warmth.FAILED, Warmth.FAILED], {}, "failing"),
        ([Warmth.READY, Warmth.READY], {"failing": True}, "failing"),
        ([Warmth.READY, Warmth.WAITING], {"failing": True, "stopping": True}, "stopping"),
    ],
)
def test_how_the_server_is(warmths: list[Warmth], told: dict[str, Any], status: str) -> None:
    games = dict(zip(("go", "chess"), map(Preparation, warmths), strict=True))
    assert health(games, **told).status == status


def test_health_says_how_far_each_game_is_and_which_version_this_is() -> None:
    games = {"go": Preparation(Warmth.WARMING, 3, 11, "moves"), "chess": Preparation()}
    assert msgspec.to_builtins(health(games)) == {
        "status": "starting",
        "games": {
            "go": {"phase": "warming", "done": 3, "total": 11, "step": "moves", "problem": ""},
            "chess": {"phase": "waiting", "done": 0, "total": 0, "step": "", "problem": ""},
        },
        "version": __version__,
        "problem": "",
    }


def test_a_server_whose_store_is_damaged_says_so() -> None:
    shown = health({"nim": Preparation(Warmth.READY)}, problem="the file is damaged; restore it")
    assert (shown.status, shown.problem) == ("failing", "the file is damaged; restore it")
