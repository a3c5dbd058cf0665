"""The application as a whole."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("large", ("numba", "pydantic"))
def test_what_takes_much_memory_is_not_loaded_before_it_is_needed(large: str) -> None:
    code = (
        "import sys, pathlib, holdfast.server.api.app as app, holdfast.server.guard as guard\n"
        "app.create_app(pathlib.Path('nowhere'), guard.guard_for('127.0.0.1', 1))\n"
        f"print({large!r} in sys.modules)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stdout.strip() == "False"
