"""What compiled code is named by."""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import holdfast
from holdfast.core import jit, verbs
from holdfast.core.fingerprint import _references, fingerprint, plain

PACKAGE = Path(holdfast.__file__).parent


class Colour(IntEnum):
    RED = 1
    BLUE = 2


class Pair(NamedTuple):
    left: int
    right: int


LIMIT = 3
TABLE = np.arange(4, dtype=np.int8)
PAIR = (1, 2.5)
KIND = np.dtype([("a", "i1")])
STRANGE = object()


def helper(x: int) -> int:
    return x + LIMIT


def ping(x: int) -> int:
    return pong(x)


def pong(x: int) -> int:
    return ping(x) + 1


def name(function: Callable[..., Any], **meaning: Callable[..., Any]) -> str:
    return fingerprint([function], meaning)


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, object], None]]:
    """Gives a global name of this module another value, for one test."""

    def change(what: str, value: object) -> None:
        monkeypatch.setitem(globals(), what, value)
        _references.cache_clear()

    yield change
    _references.cache_clear()


def test_the_same_function_has_the_same_name() -> None:
    assert name(helper) == name(helper)
    assert len(name(helper)) == 20


def test_functions_types_and_order_count() -> None:
    names = {
        fingerprint([helper], {}),
        fingerprint([helper], {}, "int64"),
        fingerprint([helper, ping], {}),
        fingerprint([], {}),
    }
    assert len(names) == 4


def uses_all(x: int) -> Any:
    z = helper(x=x)
    y = z + helper(x) + TABLE[x] + int(Colour.RED) + len(PAIR) + math.sqrt(PAIR[1]) + np.abs(x)
    return y, KIND, np.int64(3), np.where(x), [z for z in range(x)]


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("LIMIT", 4),
        ("LIMIT", 3.0),
        ("TABLE", np.array([0, 1, 2, 4], dtype=np.int8)),
        ("TABLE", np.arange(4, dtype=np.int16)),
        ("PAIR", (1, 2.25)),
        ("PAIR", (1, 2.5, 0)),
        ("KIND", np.dtype([("a", "i2")])),
        ("Colour", IntEnum("Colour", ["RED", "GREEN"])),
        ("helper", lambda x: x + LIMIT + 1),
    ],
)
def test_what_a_function_uses_changes_its_name(
    change: Callable[[str, object], None], what: str, value: object
) -> None:
    before = name(uses_all)
    change(what, value)
    assert name(uses_all) != before


def test_what_it_does_not_use_does_not(change: Callable[[str, object], None]) -> None:
    before = name(uses_all)
    change("STRANGE", object())
    assert name(uses_all) == before


def test_what_nobody_can_judge_is_refused() -> None:
    def uses_strange() -> object:
        return STRANGE

    with pytest.raises(TypeError, match="compiled code uses <object object"):
        name(uses_strange)


def test_the_names_of_arguments_count() -> None:
    def one(x: int) -> int:
        return int(pow(x, exp=2))

    def other(x: int) -> int:
        return int(pow(x, mod=2))  # type: ignore[call-overload]

    other.__qualname__ = one.__qualname__
    assert name(one) != name(other)


def test_defaults_and_closures_count() -> None:
    def make(value: int, default: int, named: int) -> Callable[..., int]:
        def inner(x: int = default, *, y: int = named) -> int:
            return x + y + value

        return inner

    made = [make(1, 2, 3), make(2, 2, 3), make(1, 3, 3), make(1, 2, 4), make(1, 2, 3)]
    names = [name(one) for one in made]
    assert len(set(names)) == 4
    assert names[0] == names[4]


def test_the_order_in_a_named_tuple_counts(change: Callable[[str, object], None]) -> None:
    def takes(pair: Pair) -> float:
        return pair.left

    before = name(takes)
    change("Pair", NamedTuple("Pair", [("right", int), ("left", int)]))
    assert name(takes) != before


def test_a_verb_is_what_the_game_means_by_it() -> None:
    def asks(state: Any) -> int:
        return verbs.to_move(state)

    def other(_state: Any) -> int:
        return 0

    assert name(asks, to_move=helper) != name(asks, to_move=other)


def test_functions_that_call_each_other_have_names() -> None:
    assert name(ping) != name(pong)


def test_the_function_behind_a_compiled_or_decorated_one_is_found() -> None:
    quiet = np.errstate(over="ignore")(helper)
    assert plain(quiet) is plain(helper) is helper


def test_every_kernel_of_every_game_has_a_name() -> None:
    games = [holdfast.game(game) for game in holdfast.game_names()]
    names = {(g.name, k): jit.name_compiled(g.rules.state, [k]) for g in games for k in jit.KERNELS}
    assert (
        len({name for (_, kernel), name in names.items() if kernel.__name__ == "legal_each"}) == 4
    )


# Each kind of file: whose compiled code has another name when it changes.

FUTURE = "from __future__ import annotations\n"
#: What is changed, in which file, what stands there, and what is put in its place.
CHANGES: dict[str, tuple[str, str, str]] = {
    "nothing": ("core/kernels.py", "", ""),
    "a comment in a rule": ("games/nim/phases/take.py", "    n = 0", "    # why\n    n = 0"),
    "the docstring of a rule": (
        "games/nim/phases/take.py",
        '"""Write every',
        '"""Write down every',
    ),
    "the docstring of a kernel": ("core/kernels.py", '"""Deal every', '"""Do deal every'),
    "a comment in a table": ("games/schotten_totten/tables.py", FUTURE, FUTURE + "# why\n"),
    "a remark in a data file": ("games/schotten_totten/data/cards.toml", "stones", "# why\nstones"),
    "a name in a data file": ("games/schotten_totten/data/cards.toml", '"violet"', '"lilac"'),
    "a drawing": ("games/schotten_totten/drawing.py", FUTURE, FUTURE + "DRAWN = 1\n"),
    "a map": ("games/rheinlander/map/scenery.py", FUTURE, FUTURE + "DRAWN = 1\n"),
    "a text": ("games/fellowship/text.py", FUTURE, FUTURE + "SAID = 1\n"),
    "what is told": ("games/rheinlander/telling.py", FUTURE, FUTURE + "TOLD = 1\n"),
    "a notation": ("games/schotten_totten/notation.py", FUTURE, FUTURE + "READ = 1\n"),
    "a sentence": ("games/nim/words/en.ftl", "\n", "\n# why\n"),
    "a rulebook": ("games/nim/RULES.md", "\n", "\n\n"),
    "how a match is held": ("core/match.py", FUTURE, FUTURE + "HELD = 1\n"),
    "how a player is named": ("search/greedy.py", 'name = "greedy"', 'name = "keen"'),
    "the help for an option": ("games/nim/state.py", "the last stone gets", "the last one gets"),
    "a rule": ("games/nim/phases/take.py", "n += 1", "n += 2"),
    "a constant of a rule": ("games/fellowship/state.py", "EMPTY: Final = -1", "EMPTY: Final = -3"),
    "a record": ("games/nim/state.py", "Int8s, SPARE", "Int8s, SPARE + 8"),
    "a number in a data file": (
        "games/schotten_totten/data/cards.toml",
        "stones = 9",
        "stones = 8",
    ),
    "a board": ("games/rheinlander/data/rhine.toml", "more = []", 'more = ["L12 L31"]'),
    "a kernel": ("core/kernels.py", "decisions += 1", "decisions += 2"),
    "the dice": ("core/dice.py", "np.uint64(30)", "np.uint64(29)"),
    "the order in what a search takes": (
        "search/playout.py",
        "    trial: Records  # the same after a move that is only looked at\n    moves: Moves",
        "    moves: Moves\n    trial: Records",
    ),
    "the search": ("search/tree.py", "HIGH: Final = 3.0", "HIGH: Final = 3.5"),
}
EVERYBODY = {"schotten-totten", "rheinlander", "fellowship", "nim"}
#: Whose compiled code is another after a change; nobody's, if it does not stand here.
CONCERNED = {
    "a rule": {"nim"},
    "a constant of a rule": {"fellowship"},
    "a record": {"nim"},
    "a number in a data file": {"schotten-totten"},
    "a board": {"rheinlander"},
    "a kernel": EVERYBODY,
    "the dice": EVERYBODY,
    "the order in what a search takes": EVERYBODY,
    "the search": EVERYBODY,
}

#: Prints, for each change, what the compiled code of each game is named then.
NAMES = """
import importlib, json, sys
from pathlib import Path

def names():
    for module in [name for name in sys.modules if name.split(".")[0] == "holdfast"]:
        del sys.modules[module]
    importlib.invalidate_caches()
    import holdfast
    import holdfast.search.compiled
    from holdfast.core import jit
    games = [holdfast.game(name) for name in holdfast.game_names()]
    return {g.name: jit.name_compiled(g.rules.state, jit.KERNELS) for g in games}

for what, (file, old, new) in json.loads(sys.stdin.read()).items():
    path = Path("holdfast") / file
    text = path.read_text(encoding="utf-8")
    assert old in text, (file, old)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    print(json.dumps([what, names()]))
    path.write_text(text, encoding="utf-8")
"""


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    """The names after each change, in a copy of the package."""
    folder = tmp_path_factory.mktemp("copy")
    for part in ("core", "games", "search"):
        shutil.copytree(PACKAGE / part, folder / "holdfast" / part)
    shutil.copy(PACKAGE / "__init__.py", folder / "holdfast")
    done = subprocess.run(
        [sys.executable, "-B", "-c", NAMES],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "HOLDFAST_JIT": "off"},
        input=json.dumps(CHANGES),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(line) for line in done.stdout.splitlines())


@pytest.mark.only_compiled  # in its own process, uncompiled in any case
@pytest.mark.parametrize("what", CHANGES)
def test_what_is_compiled_names_it_and_nothing_else(
    named: dict[str, dict[str, str]], what: str
) -> None:
    before, after = named["nothing"], named[what]
    assert set(before) == EVERYBODY
    assert {game for game in before if after[game] != before[game]} == CONCERNED.get(what, set())
