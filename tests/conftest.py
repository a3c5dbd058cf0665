"""Nothing that a person has added to the program takes part in the tests."""

from __future__ import annotations

import os

# Before anything imports the package: boards are read when it is imported.
os.environ["HOLDFAST_DATA"] = os.devnull
