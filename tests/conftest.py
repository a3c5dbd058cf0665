"""Nothing that a person has added to the program takes part in the tests."""

from __future__ import annotations

import os
import tempfile

# Before anything imports the package: boards are read when it is imported.
_EMPTY = tempfile.TemporaryDirectory(prefix="holdfast-data-")
os.environ["HOLDFAST_DATA"] = _EMPTY.name
