"""Games are compiled in the background, in a child process, and then loaded."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.errors import UnknownGame
from holdfast.server import kitchen
from holdfast.server.kitchen import GameNotReady, Kitchen, Phase, State

#: What a child says at a step.
_LINE = 'print(\'{"event": "begun", "done": 0, "total": 1, "step": "%s"}\', flush=True);'

Told = list[tuple[str, State]]


@pytest.fixture
def children(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The Python code that the child of each game runs; unless given, it ends well."""
    code: dict[str, str] = {}
    monkeypatch.setattr(kitchen, "_is_compiled", lambda _game: False)
    monkeypatch.setattr(kitchen, "_steps", lambda _game: [])
    monkeypatch.setattr(
        kitchen, "_command", lambda game: [sys.executable, "-S", "-c", code.get(game, "")]
    )
    return code


def cook(
    games: list[str], visit: Callable[[Kitchen, Told], Coroutine[Any, Any, None]], **at_first: str
) -> Told:
    """Open a kitchen, do something in it, close it, and return all that it told."""
    told: Told = []

    async def opened() -> None:
        here = Kitchen(games, lambda game, state: told.append((game, state)))
        for game in at_first:
            here.hurry(game)
        here.start()
        try:
            await asyncio.wait_for(visit(here, told), 30)
        finally:
            await here.close()

    asyncio.run(opened())
    return told


async def wait_for_all(here: Kitchen, _told: Told) -> None:
    for game in here.states():
        await here.ready(game)


async def look_on(here: Kitchen, _told: Told) -> None:
    """Wait until all are ready, without asking for any."""
    while any(state.phase is not Phase.READY for state in here.states().values()):
        await asyncio.sleep(0.01)


async def wait_for_a_step(here: Kitchen) -> str:
    while not (step := here.state("go").step):
        await asyncio.sleep(0.01)
    return step


def order(told: Told) -> list[str]:
    """Return the games in the order in which they were begun."""
    begun = [game for game, state in told if state == State(Phase.COMPILING)]
    return list(dict.fromkeys(begun))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


COLD = """
import asyncio, json, sys
from dataclasses import asdict
from holdfast.server import kitchen

assert "numba" not in sys.modules
children = []
start_child = kitchen._start_child

async def count_children(command, niceness):
    children.append(command)
    return await start_child(command, niceness)

kitchen._start_child = count_children

async def main():
    def tell(game, state):
        print(json.dumps([game, asdict(state), len(children)]))
    here = kitchen.Kitchen(["nim"], tell)
    here.start()
    assert "numba" not in sys.modules
    await here.ready("nim")
    await here.close()
    from holdfast import new
    assert new("nim", seed=1).legal_moves

if sys.platform == "win32":
    asyncio.run(main())
else:
    import uvloop  # as the server does
    uvloop.run(main())
"""


def run_cold(cache: Path, mode: str = "fast") -> list[tuple[str, dict[str, Any], int]]:
    """Get nim ready in a new process, and return what was told: game, state, children so far."""
    env = {**os.environ, "HOLDFAST_CACHE": str(cache), "HOLDFAST_JIT": mode}
    done = subprocess.run(
        [sys.executable, "-c", COLD], env=env, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def test_a_cold_game_is_compiled_in_a_child_and_later_only_loaded_if_all_of_it_is_there(
    tmp_path: Path,
) -> None:
    told = run_cold(tmp_path)
    assert {game for game, _, _ in told} == {"nim"}
    states = [state for _, state, _ in told]
    assert [state["phase"] for state in states] == ["compiling"] * (len(states) - 1) + ["ready"]
    done = [state["done"] for state in states[:-1]]
    assert done == sorted(done)
    assert set(done) == set(range(states[-2]["total"] + 1))
    assert {"legal moves", "search", "loading"} <= {state["step"] for state in states}
    assert told[-1][2] == 1
    steps = {(state["step"], children) for _, state, children in run_cold(tmp_path)}
    assert steps == {("", 0), ("loading", 0)}
    noted = next(tmp_path.rglob("*.compiled"))
    found = sorted(str(path.relative_to(noted.parent)) for path in tmp_path.rglob("*.nb?"))
    assert found == noted.read_text().splitlines()  # nothing was compiled after it was ready
    next(iter(tmp_path.rglob("*.nbc"))).unlink()
    assert run_cold(tmp_path)[-1][2] == 1


def test_uncompiled_games_need_only_be_imported(tmp_path: Path) -> None:
    told = run_cold(tmp_path / "cache", mode="off")
    assert [(state["phase"], children) for _, state, children in told] == [
        ("compiling", 0),
        ("compiling", 0),
        ("ready", 0),
    ]
    assert not (tmp_path / "cache").exists()


def test_games_are_compiled_one_after_the_other(children: dict[str, str]) -> None:
    children["go"] = _LINE % "stones"
    told = cook(["go", "chess"], look_on)
    assert told == [
        ("go", State(Phase.COMPILING)),
        ("go", State(Phase.COMPILING, 0, 1, "stones")),
        ("go", State(Phase.COMPILING, 1, 1, "loading")),
        ("go", State(Phase.READY)),
        ("chess", State(Phase.COMPILING)),
        ("chess", State(Phase.COMPILING, 0, 0, "loading")),
        ("chess", State(Phase.READY)),
    ]


def test_a_game_that_somebody_waits_for_comes_first(children: dict[str, str]) -> None:
    assert order(cook(["go", "chess", "dice"], look_on, dice="first")) == [
        "dice",
        "go",
        "chess",
    ]


def test_a_game_that_is_being_compiled_is_not_begun_again(children: dict[str, str]) -> None:
    async def visit(here: Kitchen, told: Told) -> None:
        while not told:
            await asyncio.sleep(0.01)
        here.hurry("go")
        here.hurry("dice")
        await wait_for_all(here, told)
        here.hurry("go")
        assert here.state("go").phase is Phase.READY

    assert order(cook(["go", "chess", "dice"], visit)) == ["go", "dice", "chess"]


def test_a_child_that_fails_leaves_its_last_sentence(children: dict[str, str]) -> None:
    children["go"] = "import sys; sys.exit('Traceback\\nholdfast: there is no room left\\n')"

    async def visit(here: Kitchen, _told: Told) -> None:
        with pytest.raises(GameNotReady, match=r"^there is no room left$"):
            await here.ready("go")
        assert here.state("go") == State(Phase.FAILED, problem="there is no room left")
        await here.ready("chess")
        children["go"] = ""
        await here.ready("go")

    told = cook(["go", "chess"], visit)
    assert [state.phase for game, state in told if game == "go"] == [
        Phase.COMPILING,
        Phase.FAILED,
        Phase.WAITING,
        Phase.COMPILING,
        Phase.COMPILING,
        Phase.READY,
    ]


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("import sys; sys.exit(3)", "compiling go ended with code 3 and said nothing"),
        ("import os; os.kill(os.getpid(), 9)", "compiling go was ended by SIGKILL"),
        ("print('hello')", "go could not be compiled: JSONDecodeError: "),
        ("print('{}')", "go could not be compiled: KeyError: 'done'"),
    ],
)
def test_whatever_a_child_does_is_told_in_a_sentence(
    children: dict[str, str], code: str, problem: str
) -> None:
    children["go"] = code

    async def visit(here: Kitchen, _told: Told) -> None:
        with pytest.raises(GameNotReady) as failed:
            await here.ready("go")
        assert str(failed.value).startswith(problem)
        await here.ready("chess")

    cook(["go", "chess"], visit)


def test_code_that_cannot_be_loaded_is_told_in_a_sentence(
    children: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil() -> None:
        raise OSError("the file is\n spoiled" + "!" * 500)

    monkeypatch.setattr(kitchen, "_steps", lambda _game: [("moves", spoil)])

    async def visit(here: Kitchen, _told: Told) -> None:
        with pytest.raises(GameNotReady) as failed:
            await here.ready("go")
        said = str(failed.value)
        assert said.startswith("go could not be compiled: OSError: the file is spoiled!")
        assert len(said) == 300

    cook(["go"], visit)


@pytest.mark.parametrize("deaf", ["", "import signal; signal.signal(signal.SIGTERM, 1);"])
def test_closing_ends_the_child(
    children: dict[str, str], deaf: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kitchen, "_PATIENCE", 0.3)
    children["go"] = (
        f"{deaf}import os, time, json;"
        "print(json.dumps({'done': 0, 'total': 1, 'step': str(os.getpid())}), flush=True);"
        "time.sleep(60)"
    )
    pids: list[int] = []

    async def visit(here: Kitchen, _told: Told) -> None:
        pids.append(int(await wait_for_a_step(here)))
        assert is_running(pids[0])
        waiting = asyncio.create_task(here.ready("go"))
        await asyncio.sleep(0)
        await here.close()
        with pytest.raises(GameNotReady, match=r"^go is not ready, and the server is stopping$"):
            await waiting

    started = time.monotonic()
    cook(["go"], visit)
    assert not is_running(pids[0])
    assert time.monotonic() - started < 20


@pytest.mark.parametrize(
    ("hurried", "niceness"), [({}, 19), ({"go": "now"}, 10)], ids=["nobody waits", "somebody waits"]
)
def test_a_child_gives_way_to_others(
    children: dict[str, str], hurried: dict[str, str], niceness: int
) -> None:
    children["go"] = (
        "import os, time, json\n"
        "for _ in range(100):\n"
        "    time.sleep(0.02)\n"
        "    if os.nice(0) >= 10: break\n"
        "print(json.dumps({'done': 0, 'total': 1, 'step': str(os.nice(0))}))"
    )
    told = cook(["go"], look_on, **hurried)
    assert str(max(niceness, os.nice(0))) in {state.step for _, state in told}


def test_a_game_that_somebody_waits_for_does_not_wait_for_another(
    children: dict[str, str],
) -> None:
    children["go"] = _LINE % "stones" + "import time; time.sleep(60)"

    async def visit(here: Kitchen, _told: Told) -> None:
        await wait_for_a_step(here)
        await here.ready("dice")
        assert here.state("go").phase is Phase.COMPILING
        assert here.state("chess").phase is Phase.WAITING

    assert order(cook(["go", "chess", "dice"], visit)) == ["go", "dice"]


def test_the_event_loop_goes_on_while_code_is_loaded(
    children: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kitchen, "_is_compiled", lambda _game: True)
    monkeypatch.setattr(kitchen, "_steps", lambda _game: [("moves", lambda: time.sleep(0.5))])

    async def visit(here: Kitchen, _told: Told) -> None:
        beats = 0
        waiting = asyncio.create_task(here.ready("go"))
        while not waiting.done():
            await asyncio.sleep(0.01)
            beats += 1
        await waiting
        assert beats > 10

    cook(["go"], visit)


def test_a_game_that_is_not_here_is_refused_with_those_that_are() -> None:
    here = Kitchen(["go", "chess"], lambda _game, _state: None)
    with pytest.raises(UnknownGame, match=r"no game 'nim' here; the games are go, chess$"):
        here.hurry("nim")
