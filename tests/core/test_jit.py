"""Compiling, and where compiled code is kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import holdfast
from holdfast.core import dice, jit, verbs
from holdfast.testing import all_cases
from holdfast.testing.amount import amount
from holdfast.testing.process import trace


def test_this_run_has_a_cache_if_it_keeps_what_it_compiles() -> None:
    assert (jit.CACHE is not None) == jit.HOOKED == (jit.MODE in ("fast", "checked"))
    assert (jit.MODE != "off") == jit.COMPILED


def test_whether_a_process_waits_for_the_compiler_can_be_said() -> None:
    jit.run_cold(True)
    assert jit._cold
    jit.run_cold(False)
    assert not jit._cold


def test_an_unknown_mode_is_refused_in_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import holdfast; holdfast.game('nim')"],
        env={**os.environ, "HOLDFAST_JIT": "quick"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "BadOption: HOLDFAST_JIT is 'quick'; it can be fast, checked, plain, off" in done.stderr


def test_a_mode_that_is_off_compiles_nothing_and_imports_no_compiler() -> None:
    code = "import sys, holdfast; holdfast.new('nim'); print('numba' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "HOLDFAST_JIT": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "False\n"


def test_meant_overflow_gives_no_warning() -> None:
    word = np.array([2**64 - 1], dtype=np.uint64)
    dice.word(word)
    assert int(word[0]) == 0x9E3779B97F4A7C14


def test_a_verb_is_chosen_by_the_type_of_the_record() -> None:
    nim = holdfast.new("nim", seed=1).state
    assert verbs.to_move(nim) == 0
    assert verbs.to_move.__name__ == "to_move"
    assert (
        verbs.to_move.__doc__
        == "Return the seat that decides now, or NOBODY when the game is over."
    )


def test_a_record_of_no_game_has_no_verbs() -> None:
    stranger = np.zeros(1, dtype=np.dtype((np.record, [("x", "i1")])))
    with pytest.raises(KeyError):
        verbs.to_move(stranger[0])


def test_every_verb_of_the_contract_is_there() -> None:
    assert all(callable(getattr(verbs, name)) for name in verbs.NAMES)


# How numba is made to compile like this. Each of these places is one that a new version may move.

#: Compiles a kernel of nim while it counts how often each hook was called.
HOOKS = Path(__file__).parent / "hooks.py"


@pytest.fixture(scope="module")
def fired(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """How often each hook was called while a kernel was compiled, and then loaded again."""
    env = {
        **os.environ,
        "HOLDFAST_JIT": "fast",
        "HOLDFAST_CACHE": str(tmp_path_factory.mktemp("cache")),
    }
    counts: dict[str, int] = {}
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, HOOKS], env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        for hook, count in json.loads(done.stdout).items():
            counts[hook] = counts.get(hook, 0) + count
    return counts


@pytest.mark.only_compiled  # in its own process, compiled in any case
@pytest.mark.parametrize(
    "hook",
    [
        "a rule: get_call_template",
        "a rule: compile",
        "a rule: _insert",
        "a rule: _compile_for_args",
        "a kernel: compile",
        "a kernel: _compile_for_args",
        "a kernel: _cache.load_overload",
        "a kernel: _cache.save_overload",
        "CPUContext.get_executable, for a part",
        "CPUContext.get_executable, for a kernel",
        "JITCodeLibrary.finalize, for a part",
        "JITCodeLibrary.finalize, for a kernel",
        "JITCodeLibrary._optimize_functions, for a part",
        "JITCodeLibrary._optimize_final_module, for a kernel",
        "CompileResult._reduce",
        "CompileResult._rebuild",
        "a part has no machine code",
        "a part is inside its kernel",
        "8, 16 and 64 bits are one rule",
        "numba's runtime is linked last",
        "environments of parts are found",
    ],
)
def test_a_hook_in_numba_still_fires(fired: dict[str, int], hook: str) -> None:
    assert fired[hook] > 0


@pytest.mark.only_compiled
def test_a_rule_gets_no_machine_code_of_its_own(fired: dict[str, int]) -> None:
    assert fired["JITCodeLibrary._optimize_final_module, for a part"] == 0


@pytest.mark.skipif(jit.MODE == "off", reason="it compiles, which the compiled run tests")
def test_the_conformance_suite_passes_with_numba_as_it_comes(pytestconfig: pytest.Config) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
            *("tests/testing/test_conformance.py", "-k", "test_conformance and nim"),
        ],
        cwd=pytestconfig.rootpath,
        env={**os.environ, "HOLDFAST_JIT": "plain"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "HOLDFAST_JIT=plain" in done.stdout


#: Plays a match of each game in a process that has nothing compiled and compiles nothing.
COLD = """
import json, os
from holdfast.core import jit
from holdfast.testing import all_cases
from holdfast.testing.amount import amount
from holdfast.testing.process import trace
jit.run_cold(True)
cases = {case.game.name: case for case in all_cases()}
traces = {name: trace(case, 3, plies=60) for name, case in cases.items()}
print(json.dumps([traces, os.listdir(jit.CACHE)]))
"""


@pytest.mark.skipif(not jit.HOOKED, reason="only compiled code can be cold")
def test_a_cold_process_plays_the_same_games_to_the_byte(tmp_path: Path) -> None:
    cases = {case.game.name: case for case in all_cases()}  # the last, with the richest options
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", COLD],
        env={**os.environ, "HOLDFAST_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert json.loads(done.stdout) == [
        {name: trace(case, 3, plies=60) for name, case in cases.items()},
        [],
    ]


@pytest.mark.skipif(not jit.HOOKED, reason="only compiled code can be cold")
def test_a_process_that_cannot_wait_runs_plain_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    kernel = jit.kernel(add_up)
    numbers = np.arange(4)
    jit.run_cold(True)
    try:
        assert kernel(numbers) == 6
        assert kernel.signatures == []  # type: ignore[attr-defined]
        assert jit.rule(add_up)(numbers) == 6
    finally:
        jit.run_cold(False)
    assert kernel(numbers) == 6
    assert len(kernel.signatures) == 1  # type: ignore[attr-defined]
    jit.run_cold(True)
    try:  # what is compiled is used, in this process and in a new one
        assert kernel(numbers) == 6
        assert jit._compile_kernel(add_up)(numbers) == 6
    finally:
        jit.run_cold(False)


#: Many threads use kernels of all games for the first time, all at once.
THREADS = """
import sys, threading
import holdfast
sys.setswitchinterval(1e-5)
start = threading.Barrier(8)
scores = []

def play(name):
    start.wait()
    match = holdfast.new(name, seed=1)
    match.play(match.legal_ids[0])
    match.view(0)
    scores.append(match.scores)

names = [name for name in holdfast.game_names() for _ in range(2)]
for name in names:
    holdfast.game(name)
threads = [threading.Thread(target=play, args=[name]) for name in names]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(len(scores))
"""


@pytest.mark.skipif(not jit.HOOKED, reason="only compiled code is loaded")
def test_threads_that_load_kernels_at_the_same_time_do_not_mix_them_up() -> None:
    for _ in range(amount(2, 10)):
        done = subprocess.run(
            [sys.executable, "-c", THREADS], capture_output=True, text=True, check=False
        )
        assert (done.stdout, done.stderr, done.returncode) == ("8\n", "", 0)


def add_up(numbers: Any) -> int:
    total = 0
    for i in range(len(numbers)):
        total += numbers[i]
    return int(total)


class Pair(NamedTuple):
    left: int
    right: int


class Turned(NamedTuple):
    right: int
    left: int


Turned.__name__ = Turned.__qualname__ = "Pair"


@jit.kernel
def left_of(pairs: tuple[Any, ...]) -> int:
    return int(pairs[0].left)


@pytest.mark.skipif(not jit.HOOKED, reason="only what is compiled is kept")
def test_named_tuples_of_the_same_types_and_name_do_not_share_compiled_code() -> None:
    assert (left_of((Pair(1, 2),)), left_of((Turned(1, 2),))) == (1, 2)
    kernel: Any = left_of
    paths = {kernel._cache._path(signature) for signature in kernel.signatures}
    assert len(paths) == len(kernel.signatures) == 2
