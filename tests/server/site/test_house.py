"""What the server holds while it runs."""

from __future__ import annotations

import gc
import os
import platform
from pathlib import Path

import pytest

from holdfast.server.guard import guard_for
from holdfast.server.site.house import House, give_back
from holdfast.server.site.kitchen import Preparation, Warmth
from holdfast.server.table.refusals import Code, Refused


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


def test_no_game_is_said_to_be_playable_before_there_are_tables(tmp_path: Path) -> None:
    house = House(tmp_path, guard_for("127.0.0.1", 8080), ("nim", "second"))
    house.shelf.kitchen._set("nim", Preparation(Warmth.READY))
    house.shelf.kitchen._set("second", Preparation(Warmth.FAILED, problem="no room"))
    assert house.health().status == "starting"
    assert [game.state for game in house.shelf.show()] == ["waiting", "failed"]
    with pytest.raises(Refused) as refused:
        house.shelf.find("nim")
    assert refused.value.code == Code.NOT_READY
    house.shelf.is_open = True
    assert house.health().status == "ok"
    assert [game.state for game in house.shelf.show()] == ["ready", "failed"]
    assert house.shelf.find("nim").name == "nim"


@pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc",
    reason="other allocators give memory back by themselves",
)
def test_memory_that_was_used_and_let_go_of_is_given_back() -> None:
    used = [bytes(100_000) for _ in range(600)]  # too small to be given back one by one
    last = bytes(100_000)  # what comes before it would stay
    before = _resident()
    del used
    give_back()
    assert _resident() < before - 40_000_000
    assert len(last) == 100_000


def _resident() -> int:
    """Return how many bytes of memory this process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
