"""What ``import holdfast`` gives."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from types import FunctionType

import pytest

import holdfast
from holdfast import Match


def test_all_is_what_is_there() -> None:
    there: dict[str, object] = {}
    exec("from holdfast import *", there)
    del there["__builtins__"]
    assert set(there) == set(holdfast.__all__)
    assert list(holdfast.__all__) == sorted(holdfast.__all__, key=_in_order)


def test_everything_that_is_made_there_is_public() -> None:
    made = {
        name
        for name, value in vars(holdfast).items()
        if isinstance(value, FunctionType) and value.__module__ == "holdfast"
    }
    assert made - {"__getattr__"} == {"batch", "game", "game_names", "new", "position", "read"}


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'holdfast' has no attribute 'play'"):
        _ = holdfast.play


def test_importing_the_package_is_quick() -> None:
    """The compiler is loaded when it is needed, not before."""
    code = "import sys, holdfast; print(any(name in sys.modules for name in ('numba', 'numpy')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def _in_order(name: str) -> tuple[int, str]:
    """Sort constants, then classes, then the rest, as the linter does."""
    return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)


def test_the_version_is_a_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", holdfast.__version__)


def test_the_example_of_the_package_is_true() -> None:
    done = doctest.testmod(holdfast)
    assert done.attempted > 0
    assert done.failed == 0


def test_a_game_from_start_to_end() -> None:
    match = holdfast.new("nim", players=2, seed=7)
    assert match.turn == 0
    assert "3-5" in match.legal_moves
    match.play("3-5")
    assert match.view(0)["table"]["heaps"] == [3, 4, 0]
    match.undo()
    assert match.moves == []
    while match.turn is not None:
        match.play(match.legal_moves[-1])
    assert match.winners
    assert isinstance(str(match), str)


def test_a_position_can_be_set_up() -> None:
    start = holdfast.new("nim", seed=7)
    again = holdfast.read("nim", holdfast.game("nim").text.write_state(start.state))
    assert isinstance(again, Match)
    assert again.state.tobytes() == start.state.tobytes()


def test_many_games_at_once() -> None:
    batch = holdfast.batch("nim", 10, players=3, seed=1, cores=2, misere=True)
    assert len(batch) == 10
    assert batch.play_out(1) >= 30
    assert batch.scores().shape == (10, 3)


def test_a_mistake_is_a_holdfast_error() -> None:
    with pytest.raises(holdfast.HoldfastError):
        holdfast.new("nim", misere=3)
