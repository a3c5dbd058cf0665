"""The benchmark of the table server, with a few tables for a moment: it can be run."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from rich.console import Console

from bench import load
from bench.loading.boardgame_io import BoardgamePair
from bench.loading.pairs import Pair
from bench.loading.server import lift_limits
from holdfast.server.guard import guard_for


class Notes:
    """Whom a pair tells what becomes of its moves."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.ready_pairs: list[Pair] = []

    def heard(self, seconds: float) -> None:
        self.took.append(seconds)

    def ready(self, pair: Pair) -> None:
        self.ready_pairs.append(pair)


class Wire:
    """A socket that keeps what is sent on it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        self.sent.append(text)


def test_ten_tables_of_nim_play_for_a_second(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOLDFAST_JIT", "off")
    assert load.main(["--smoke", "--json", "--game", "nim"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["goal"] is None
    (server,) = found["servers"]
    assert server["memory_at_start"] > 2**20
    assert [step["rate"] for step in server["steps"]] == [20.0, None]
    for step in server["steps"]:
        assert 0 < step["p50"] <= step["p99"] <= step["longest"]
        assert step["server_cores"] > 0


def test_the_figures_are_printed_with_the_ratio_to_the_other_server(
    capsys: pytest.CaptureFixture[str],
) -> None:
    slow = load.Step("b", 200.0, 100.0, 0.2, 0.4, 0.5, 3, 1.0, 0.1, 0.2, 0.0)
    quick = load.Step("a", 200.0, 200.0, 0.01, 0.1, 0.2, 0, 0.5, 0.1, 0.2, 0.0)
    found = [load.Found(step.server, 2**20, 2**10, 2**11, [step]) for step in (quick, slow)]
    assert load.is_reached(found)
    assert not load.is_reached(found[1:])
    load.print_tables(Console(width=120), found)
    *_, ratios = capsys.readouterr().out.strip().splitlines()
    assert ratios.split() == ["200", "2.00", "0.05", "0.25", "0.40"]


def test_a_quantile_is_one_of_the_values() -> None:
    values = [float(i) for i in range(1, 101)]
    assert load.quantile(values, 0.5) == 50.0
    assert load.quantile(values, 0.99) == 99.0
    assert load.quantile([7.0], 0.99) == 7.0


def test_only_the_limits_of_the_guard_are_lifted() -> None:
    guard = guard_for("127.0.0.1", 8080)
    lifted = lift_limits(guard)
    assert lifted.sockets_per_address > guard.sockets_per_address
    assert (lifted.origins, lifted.hosts) == (guard.origins, guard.hosts)


def state(number: int, current: str, me: str) -> dict[str, Any]:
    stones = [{"0": [1, 2, 3], "1": []}, {"0": [], "1": [1, 2, 3]}]
    board = {"stones": stones, "players": {me: {"hand": [5]}}}
    return {"_stateID": number, "ctx": {"currentPlayer": current}, "G": board}


def test_two_clients_of_boardgame_io_make_a_move() -> None:
    notes, wires = Notes(), [Wire(), Wire()]

    async def play() -> None:
        pair = BoardgamePair(0, Random(0), notes)
        pair._match, pair._keys = "m", ["k0", "k1"]
        pair._sockets = wires  # type: ignore[assignment]
        await pair.hear(0, "2")
        for seat in (0, 1):
            await pair.hear(seat, '40/border,{"sid":"x"}')
            sync = ["sync", "m", {"state": state(0, "0", str(seat))}]
            await pair.hear(seat, "42/border," + json.dumps(sync))
        assert notes.ready_pairs == [pair]
        await pair.move()
        for seat in (0, 1):
            update = ["update", "m", state(1, "1", str(seat)), []]
            await pair.hear(seat, "42/border," + json.dumps(update))

    asyncio.run(play())
    pong, asked, moved = wires[0].sent
    assert pong == "3"
    assert json.loads(asked.partition(",")[2]) == ["sync", "m", "0", "k0", 2]
    name, action, number, match, player = json.loads(moved.partition(",")[2])
    assert (name, number, match, player) == ("update", 0, "m", "0")
    assert action["payload"]["args"] == [0, 1]
    assert action["payload"]["credentials"] == "k0"
    assert len(notes.took) == 1
    assert len(notes.ready_pairs) == 2
