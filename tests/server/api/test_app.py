"""The application as a whole."""

from __future__ import annotations

import subprocess
import sys


def test_the_compiler_is_not_loaded_before_the_server_listens() -> None:
    loaded = "import sys, holdfast.server.api.app; print('numba' in sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True, timeout=60
    )
    assert found.stdout.strip() == "False"
