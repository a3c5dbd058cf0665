"""What has happened is read from the store in several threads at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

# Two threads that learn the types at their first use crash; without the names of the types that
# are mentioned nothing can be learned any more.
READING = """
import msgspec
from holdfast.server.table import build, events, setup, table

for module in (build, events, setup, table):
    for name in [name for name, each in vars(module).items() if isinstance(each, type)]:
        if issubclass(getattr(module, name), msgspec.Struct):
            delattr(module, name)
place = {"game": "nim", "seats": [{"who": "me"}, {"who": "bot"}], "clock": {"kind": "live"}}
created = {"setup": place, "host": "ann", "name": "Ann", "rules": 1, "pledge": "p"}
print(events.unpack("created", created).name)
try:
    build.read_snapshot(b"")
except msgspec.DecodeError:
    print("read")
"""


def test_the_types_of_what_is_read_in_threads_are_known_from_the_start() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READING],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "HOLDFAST_JIT": "off"},
    )
    assert (done.stdout, done.stderr) == ("Ann\nread\n", "")
