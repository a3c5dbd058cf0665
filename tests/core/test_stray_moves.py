"""No int that is given as a move does any harm, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from holdfast.core.jit import COMPILED
from holdfast.testing import Case, all_cases, few_cases
from holdfast.testing.amount import amount, first_seed
from tests.core.stray_moves import batter

CASES = all_cases() if COMPILED else few_cases()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_any_ints_are_moves_or_nothing(case: Case) -> None:
    assert batter(case, amount(40, 400, 3, 40), amount(60, 200, 12, 60), first_seed())


@pytest.mark.only_compiled
def test_the_same_at_full_speed_where_no_index_is_checked() -> None:
    env = {**os.environ, "HOLDFAST_JIT": "fast"}
    command = [sys.executable, "-m", "tests.core.stray_moves", "100", "60", str(first_seed())]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("fast ") == len(all_cases())
