"""Games can be played at once, are compiled in a child process, and then loaded."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterable
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.errors import UnknownGame
from holdfast.server.site import kitchen
from holdfast.server.site.kitchen import GameNotReady, Kitchen, Preparation, Warmth

#: What a child says at a step.
_LINE = (
    'import json; print(json.dumps({"event": "begun", "game": "go", "done": 0, "total": 1, '
    '"step": %s}), flush=True);'
)

Told = list[tuple[str, Preparation]]


@pytest.fixture
def child(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The Python code that the child runs, under ``code``; unless given, it ends well."""
    given: dict[str, str] = {}

    def command(games: Iterable[str]) -> list[str]:
        given["games"] = " ".join(games)
        return [sys.executable, "-S", "-c", given.get("code", "")]

    monkeypatch.setattr(kitchen, "_import", lambda _game: None)
    monkeypatch.setattr(kitchen, "_is_compiled", lambda _game: False)
    monkeypatch.setattr(kitchen, "_steps", lambda _game, _only="": [])
    monkeypatch.setattr(kitchen, "_command", command)
    return given


def cook(games: list[str], visit: Callable[[Kitchen, Told], Coroutine[Any, Any, None]]) -> Told:
    """Open a kitchen, do something in it, close it, and return all that it told."""
    told: Told = []

    async def opened() -> None:
        here = Kitchen(games, lambda game, state: told.append((game, state)))
        here.start()
        try:
            await asyncio.wait_for(visit(here, told), 30)
        finally:
            await here.close()

    asyncio.run(opened())
    return told


async def until(here: Kitchen, game: str, warmth: Warmth = Warmth.WARMING) -> None:
    """Wait until a game can be played, or is compiled; raise ``GameNotReady``."""
    while True:
        prepared = here.preparation(game)
        if prepared.warmth in (Warmth.READY, warmth):
            return
        if prepared.problem:
            raise GameNotReady(prepared.problem)
        await asyncio.sleep(0.01)


async def wait_for_all(here: Kitchen, _told: Told) -> None:
    for game in here.preparations():
        await until(here, game, Warmth.READY)


async def wait_for_a_step(here: Kitchen) -> str:
    while not (step := here.preparation("go").step):
        await asyncio.sleep(0.01)
    return step


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


COLD = """
import asyncio, json, sys
from dataclasses import asdict
from holdfast.server.site import kitchen

assert "numba" not in sys.modules
children = []
start_child = kitchen._start_child

async def count_children(command, niceness):
    children.append(command)
    return await start_child(command, niceness)

kitchen._start_child = count_children

async def until(here, *warmths):
    while here.preparation("nim").warmth not in warmths:
        await asyncio.sleep(0.01)

async def main():
    def tell(game, state):
        print(json.dumps([game, asdict(state), len(children)]))
    here = kitchen.Kitchen(["nim"], tell)
    here.start()
    assert "numba" not in sys.modules
    await until(here, "warming", "ready")
    from holdfast import game, new
    from holdfast.core import jit, kernels
    match = new("nim", seed=1)
    match.play(match.legal_ids[0])
    print(json.dumps(["cold", match.view(0), jit.COMPILED and not kernels.setup_each.signatures]))
    await until(here, "ready")
    assert not jit._cold
    print(json.dumps(["warm", match.view(0), jit.COMPILED and bool(kernels.setup_each.signatures)]))
    await here.close()

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


def test_a_game_can_be_played_before_it_is_compiled_and_is_compiled_once(tmp_path: Path) -> None:
    told = run_cold(tmp_path)
    (_, cold, is_cold), (_, warm, is_warm) = (line for line in told if line[0] != "nim")
    assert (cold, is_cold, is_warm) == (warm, True, True)
    states = [(state, children) for game, state, children in told if game == "nim"]
    assert states[0] == ({**states[0][0], "warmth": "warming", "done": 0, "step": ""}, 0)
    assert [state["warmth"] for state, _ in states] == ["warming"] * (len(states) - 1) + ["ready"]
    done = [state["done"] for state, _ in states[:-1]]
    assert done == sorted(done)
    assert set(done) == set(range(states[-2][0]["total"] + 1))
    assert {"legal moves", "search"} <= {state["step"] for state, _ in states}
    assert states[-1][1] == 1
    again = [
        (state["warmth"], children) for game, state, children in run_cold(tmp_path) if game == "nim"
    ]
    assert again == [("warming", 0), ("ready", 0)]
    noted = next(tmp_path.rglob("*.compiled"))
    found = sorted(str(path.relative_to(noted.parent)) for path in tmp_path.rglob("*.nbc"))
    assert found == noted.read_text().splitlines()  # nothing was compiled after it was ready
    next(iter(tmp_path.rglob("*.nbc"))).unlink()
    assert max(children for game, _, children in run_cold(tmp_path) if game == "nim") == 1


def test_uncompiled_games_need_only_be_imported(tmp_path: Path) -> None:
    told = run_cold(tmp_path / "cache", mode="off")
    states = [(state["warmth"], children) for game, state, children in told if game == "nim"]
    assert states == [("warming", 0), ("ready", 0)]
    assert not (tmp_path / "cache").exists()


def test_all_games_can_be_played_before_one_is_compiled(child: dict[str, str]) -> None:
    child["code"] = _LINE % "'stones'"
    told = cook(["go", "chess"], wait_for_all)
    assert told == [
        ("go", Preparation(Warmth.WARMING)),
        ("chess", Preparation(Warmth.WARMING)),
        ("go", Preparation(Warmth.WARMING, 0, 1, "stones")),
        ("go", Preparation(Warmth.READY)),
        ("chess", Preparation(Warmth.READY)),
    ]
    assert child["games"] == "go chess"


def test_a_game_that_is_compiled_is_not_compiled_again(
    child: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kitchen, "_is_compiled", lambda game: game == "go")
    cook(["go", "chess"], wait_for_all)
    assert child["games"] == "chess"


def test_a_finished_step_is_loaded_at_once(
    child: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []

    def steps(_game: str, only: str = "") -> list[Callable[[], object]]:
        return [lambda: loaded.append(only)]

    monkeypatch.setattr(kitchen, "_steps", steps)
    child["code"] = (_LINE % "'stones'").replace("begun", "finished")
    cook(["go"], wait_for_all)
    assert loaded == ["stones", ""]


def test_a_child_that_fails_leaves_its_last_sentence_and_games_that_can_be_played(
    child: dict[str, str],
) -> None:
    child["code"] = "import sys; sys.exit('Traceback\\nholdfast: there is no room left\\n')"

    async def visit(here: Kitchen, _told: Told) -> None:
        with pytest.raises(GameNotReady, match=r"^there is no room left$"):
            await until(here, "go", Warmth.READY)
        await until(here, "go")
        assert here.preparation("go") == Preparation(
            Warmth.WARMING, problem="there is no room left"
        )
        assert here.preparation("go").is_playable
        child["code"] = ""
        here.try_again("go")
        here.try_again("go")  # it is under way already
        await until(here, "go", Warmth.READY)

    told = cook(["go"], visit)
    assert [(state.warmth, bool(state.problem)) for _, state in told] == [
        (Warmth.WARMING, False),
        (Warmth.WARMING, True),
        (Warmth.WAITING, False),
        (Warmth.WARMING, False),
        (Warmth.READY, False),
    ]


def test_a_game_that_cannot_be_imported_does_not_keep_others_from_it(
    child: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil(game: str) -> None:
        if game == "go":
            raise OSError("the file is\n spoiled" + "!" * 500)

    monkeypatch.setattr(kitchen, "_import", spoil)

    async def visit(here: Kitchen, _told: Told) -> None:
        with pytest.raises(GameNotReady) as failed:
            await until(here, "go")
        said = str(failed.value)
        assert said.startswith("go could not be prepared: OSError: the file is spoiled!")
        assert len(said) == 300
        assert here.preparation("go").warmth is Warmth.FAILED
        assert not here.preparation("go").is_playable
        await until(here, "chess", Warmth.READY)

    cook(["go", "chess"], visit)


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("import sys; sys.exit(3)", "compiling ended with code 3 and said nothing"),
        ("import os; os.kill(os.getpid(), 9)", "compiling was ended by SIGKILL"),
        ("print('hello')", "go could not be prepared: JSONDecodeError: "),
        ("print('{}')", "go could not be prepared: KeyError: 'game'"),
    ],
)
def test_whatever_a_child_does_is_told_in_a_sentence(
    child: dict[str, str], code: str, problem: str
) -> None:
    child["code"] = code

    async def visit(here: Kitchen, _told: Told) -> None:
        with pytest.raises(GameNotReady) as failed:
            await until(here, "go", Warmth.READY)
        assert str(failed.value).startswith(problem)

    cook(["go", "chess"], visit)


def test_code_that_cannot_be_loaded_is_told_in_a_sentence(
    child: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoil() -> None:
        raise OSError("the file is spoiled")

    monkeypatch.setattr(kitchen, "_steps", lambda _game, _only="": [spoil])

    async def visit(here: Kitchen, _told: Told) -> None:
        with pytest.raises(GameNotReady, match="go could not be prepared: OSError: the file is"):
            await until(here, "go", Warmth.READY)

    cook(["go"], visit)


@pytest.mark.parametrize("deaf", ["", "import signal; signal.signal(signal.SIGTERM, 1);"])
def test_closing_ends_the_child(
    child: dict[str, str], deaf: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kitchen, "_PATIENCE", 0.3)
    child["code"] = f"{deaf}import os, time;{_LINE % 'str(os.getpid())'}time.sleep(60)"
    pids: list[int] = []

    async def visit(here: Kitchen, _told: Told) -> None:
        pids.append(int(await wait_for_a_step(here)))
        assert is_running(pids[0])
        await here.close()

    started = time.monotonic()
    cook(["go"], visit)
    assert not is_running(pids[0])
    assert time.monotonic() - started < 20


def test_a_child_gives_way_to_others(child: dict[str, str]) -> None:
    child["code"] = (
        "import os, time, json\n"
        "for _ in range(100):\n"
        "    time.sleep(0.02)\n"
        "    if os.nice(0) >= 10: break\n"
        f"{_LINE % 'str(os.nice(0))'}"
    )
    told = cook(["go"], wait_for_all)
    assert str(max(19, os.nice(0))) in {state.step for _, state in told}


def test_the_event_loop_goes_on_while_code_is_loaded(
    child: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kitchen, "_is_compiled", lambda _game: True)
    monkeypatch.setattr(kitchen, "_steps", lambda _game, _only="": [lambda: time.sleep(0.5)])

    async def visit(here: Kitchen, _told: Told) -> None:
        beats = 0
        waiting = asyncio.create_task(until(here, "go", Warmth.READY))
        while not waiting.done():
            await asyncio.sleep(0.01)
            beats += 1
        await waiting
        assert beats > 10

    cook(["go"], visit)


def test_a_game_that_is_not_here_is_refused_with_those_that_are() -> None:
    here = Kitchen(["go", "chess"], lambda _game, _state: None)
    with pytest.raises(UnknownGame, match=r"no game 'nim' here; the games are go, chess$"):
        here.try_again("nim")
