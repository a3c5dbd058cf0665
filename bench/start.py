"""Measure `make play`, from a bare checkout to a page that answers, and then once more.

    python3 bench/start.py
    python3 bench/start.py --json
    python3 bench/start.py --folder /tmp/bare    # clone into this folder, and keep it

What is committed is cloned, and `make play` runs there twice. Only the standard library is used, as
nothing is installed before. Packages are downloaded unless pip and npm have them in their caches.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOOK: Final = 0.05  # seconds between looks whether the page answers
LONGEST: Final = 1800.0  # seconds after which it is not waited for any more
GRACE: Final = 30.0  # seconds for the server to stop
OK: Final = 200

_STEP: Final = re.compile(r"(?P<name>.+) … (?P<seconds>\d+\.\d) s")  # as .ci/step.py prints it


class Failed(Exception):
    """Something could not be measured; the message says what."""


@dataclass(frozen=True)
class Step:
    """A step of `make play`. Some run side by side: their times do not add up."""

    name: str
    seconds: float


@dataclass
class Start:
    """One `make play`: its steps, and when the page answered."""

    name: str
    steps: list[Step] = field(default_factory=list)
    answered: float = 0.0  # seconds since make was started
    cpu: float = 0.0  # seconds of all processors, until the server has stopped


@dataclass(frozen=True)
class Running:
    """A `make play` whose page answers."""

    url: str
    start: Start


def read_step(line: str) -> Step | None:
    """Return the step that a line says has ended."""
    found = _STEP.fullmatch(line.strip())
    return found and Step(found["name"], float(found["seconds"]))


def measure(folder: Path) -> list[Start]:
    """Start twice in a bare checkout. What is to be measured at the page comes in here."""
    starts = []
    for name in ("first", "second"):
        with playing(folder, name) as running:
            say(f"{name} make play: {running.url} answers after {running.start.answered:.1f} s")
        starts.append(running.start)
    return starts


@contextmanager
def playing(folder: Path, name: str) -> Iterator[Running]:
    """Run `make play` in a checkout; go on when its page answers, and stop it at the end."""
    start = Start(name)
    port = find_port()
    url = f"http://127.0.0.1:{port}/"
    before = used_cpu()
    began = time.monotonic()
    make = subprocess.Popen(
        ["make", "play", f"ARGS=--no-browser --port {port} --data .measured/data"],
        cwd=folder,
        env={**os.environ, "HOLDFAST_CACHE": str(folder / ".measured" / "cache")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        start_new_session=True,
    )
    reader = threading.Thread(target=read_steps, args=[make, start], daemon=True)
    reader.start()
    try:
        wait_for_page(url, make, began + LONGEST)
        start.answered = time.monotonic() - began
        yield Running(url, start)
    finally:
        stop(make)
        reader.join(GRACE)
    start.cpu = used_cpu() - before


def read_steps(make: subprocess.Popen[str], start: Start) -> None:
    """Note the steps that make prints, and pass on all that it prints."""
    assert make.stdout is not None
    with make.stdout as lines:
        for line in lines:
            say(f"  {line.rstrip()}")
            step = read_step(line)
            if step is not None:
                start.steps.append(step)


def wait_for_page(url: str, make: subprocess.Popen[str], until: float) -> None:
    """Wait until a page answers; raise ``Failed`` if it never will."""
    while not answers(url):
        if make.poll() is not None:
            raise Failed(f"make play ended with {make.returncode} before its page answered")
        if time.monotonic() > until:
            raise Failed(f"{url} did not answer in {LONGEST:.0f} s")
        time.sleep(LOOK)


def answers(url: str) -> bool:
    """Tell whether there is a page."""
    try:
        with urllib.request.urlopen(url, timeout=GRACE) as answer:
            return bool(answer.status == OK)
    except (urllib.error.URLError, OSError):
        return False


def stop(make: subprocess.Popen[str]) -> None:
    """Press Ctrl-C, and wait until all that was started is gone."""
    until = time.monotonic() + GRACE
    with suppress(ProcessLookupError):
        os.killpg(make.pid, signal.SIGINT)
        while time.monotonic() < until:
            make.poll()
            os.killpg(make.pid, 0)  # raises when nobody is left
            time.sleep(LOOK)
        os.killpg(make.pid, signal.SIGKILL)
    make.wait()


def find_port() -> int:
    """Return a port that is free."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def used_cpu() -> float:
    """Return the processor time of all that was started here and has ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def write_table(starts: Sequence[Start]) -> str:
    """Return the figures as a table: a row for each step, a column for each start."""
    names = list(dict.fromkeys(step.name for start in starts for step in start.steps))
    rows = [
        (name, [next((s.seconds for s in start.steps if s.name == name), None) for start in starts])
        for name in names
    ]
    rows.append(("The page answers after", [start.answered for start in starts]))
    rows.append(("Processor time", [start.cpu for start in starts]))
    width = max(len(name) for name, _ in rows)
    lines = [f"{'Seconds':<{width}}" + "".join(f"{start.name:>9}" for start in starts)]
    for name, figures in rows:
        cells = ("–" if figure is None else f"{figure:.1f}" for figure in figures)
        lines.append(f"{name:<{width}}" + "".join(f"{cell:>9}" for cell in cells))
    return "\n".join(lines)


def say(line: str) -> None:
    """Tell how far it is."""
    print(line, file=sys.stderr, flush=True)


def clone(folder: Path) -> None:
    """Make a bare checkout; raise ``Failed``."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Failed(f"{folder} is not an empty folder; choose another one")
    for program in ("git", "make"):
        if shutil.which(program) is None:
            raise Failed(f"there is no {program}, which this needs")
    say(f"Cloning into {folder}")
    done = subprocess.run(
        ["git", "clone", "--quiet", str(ROOT), str(folder)],
        check=False,
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode != 0:
        raise Failed(f"git could not clone {ROOT}: {done.stderr.strip()}")


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print; return the exit code."""
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("--json", action="store_true", help="print JSON only")
    reader.add_argument("--folder", type=Path, help="clone into this folder, and keep it")
    asked = reader.parse_args(given)
    with tempfile.TemporaryDirectory(prefix="holdfast-start-") as temporary:
        folder = (asked.folder or Path(temporary) / "checkout").absolute()
        try:
            clone(folder)
            starts = measure(folder)
        except Failed as problem:
            say(f"start.py: {problem}")
            return 1
        except KeyboardInterrupt:
            return 130
    print(
        json.dumps([asdict(each) for each in starts], indent=2)
        if asked.json
        else write_table(starts)
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
