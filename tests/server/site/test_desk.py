"""What the server holds while it runs."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from holdfast.server.guard import guard_for
from holdfast.server.site.desk import Desk
from holdfast.server.site.kitchen import Phase, State


def test_a_game_that_could_not_be_prepared_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    desk = Desk(tmp_path, guard_for("127.0.0.1", 8080), ("first", "second"))
    desk.kitchen._set("first", State(Phase.READY))
    assert caplog.records == []
    desk.kitchen._set("second", State(Phase.FAILED, problem="there is no room left"))
    (line,) = caplog.records
    assert (line.levelname, line.msg) == ("ERROR", "not_prepared")
    assert line.__dict__["facts"] == {"kind": "second"}
    assert desk.health()["games"]["second"]["problem"] == "there is no room left"


def test_once_every_game_is_ready_or_has_failed_the_collector_leaves_them_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frozen: list[Phase] = []
    desk = Desk(tmp_path, guard_for("127.0.0.1", 8080), ("first", "second"))
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(desk.kitchen.state("second").phase))
    for game, phase in (
        ("first", Phase.WARMING),
        ("first", Phase.READY),
        ("second", Phase.WARMING),
        ("second", Phase.FAILED),
    ):
        desk.kitchen._set(game, State(phase))
    assert frozen == [Phase.FAILED]
