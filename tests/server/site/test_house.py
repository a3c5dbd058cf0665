"""What the server holds while it runs."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from holdfast.server.guard import guard_for
from holdfast.server.site.house import House
from holdfast.server.site.kitchen import Preparation, Warmth


def test_a_game_that_could_not_be_prepared_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = House(tmp_path, guard_for("127.0.0.1", 8080), ("first", "second"))
    house.shelf.kitchen._set("first", Preparation(Warmth.READY))
    assert caplog.records == []
    house.shelf.kitchen._set("second", Preparation(Warmth.FAILED, problem="there is no room left"))
    (line,) = caplog.records
    assert (line.levelname, line.msg) == ("ERROR", "not_prepared")
    assert line.__dict__["facts"] == {"kind": "second"}
    assert house.health().games["second"].problem == "there is no room left"


def test_once_every_game_is_ready_or_has_failed_the_collector_leaves_them_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frozen: list[Warmth] = []
    house = House(tmp_path, guard_for("127.0.0.1", 8080), ("first", "second"))
    monkeypatch.setattr(
        gc, "freeze", lambda: frozen.append(house.shelf.kitchen.preparation("second").warmth)
    )
    for game, warmth in (
        ("first", Warmth.WARMING),
        ("first", Warmth.READY),
        ("second", Warmth.WARMING),
        ("second", Warmth.FAILED),
    ):
        house.shelf.kitchen._set(game, Preparation(warmth))
    assert frozen == [Warmth.FAILED]
