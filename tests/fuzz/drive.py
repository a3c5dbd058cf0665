"""Gives a target many texts, and notes what goes wrong so that it can be repeated."""

from __future__ import annotations

import hashlib
import random
import time
import traceback
import warnings
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from holdfast.core.errors import HoldfastError
from tests.fuzz.mutate import mutate
from tests.fuzz.targets import TARGETS, Target

#: Seconds of the processor that no text may take.
SLOW: Final = 0.1
#: A text that was slow is read so often: the machine may have been busy, or the code cold.
AGAIN: Final = 3
CHUNK: Final = 2_000  # texts that one process reads at a time

#: The lines through which a refusal went on its way out, from where it was raised.
Place = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Finding:
    """A text that was not read as it should be, and what happened."""

    target: str
    text: str
    problem: str

    def write(self, folder: Path) -> Path:
        """Write it down, to be repeated; return where."""
        folder.mkdir(parents=True, exist_ok=True)
        data = self.text.encode("utf-8", "surrogatepass")
        name = f"{self.target}-{hashlib.blake2b(data, digest_size=6).hexdigest()}"
        (folder / name).write_bytes(data)
        return folder / name


@dataclass
class Tally:
    """What came of many texts."""

    inputs: int = 0
    accepted: int = 0
    slowest: float = 0.0  # seconds
    findings: list[Finding] = field(default_factory=list)
    places: set[Place] = field(default_factory=set)  # where texts were refused

    def add(self, other: Tally) -> None:
        """Count others too; of each problem one text is kept."""
        self.inputs += other.inputs
        self.accepted += other.accepted
        self.slowest = max(self.slowest, other.slowest)
        self.places |= other.places
        known = {finding.problem for finding in self.findings}
        self.findings += [each for each in other.findings if each.problem not in known]


def read_many(name: str, seed: int, count: int) -> Tally:
    """Give a target so many texts, all of which follow from the seed.

    A text that led where none before it did is damaged further: so the way into what is seldom
    reached is found step by step.
    """
    target, dice, tally = find_target(name), random.Random(f"{name} {seed}"), Tally()
    corpus, most = [*target.corpus], 2 * max(map(len, target.corpus))
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # a number that does not fit is only warned of
        for _ in range(count):
            text, known = mutate(dice, corpus, target.words), len(tally.places)
            read_one(name, target, text, tally)
            if len(tally.places) > known and len(text) <= most:
                corpus.append(text)
    return tally


def read_one(name: str, target: Target, text: str, tally: Tally) -> None:
    """Give a target a text, and count what came of it."""
    taken = _read(name, target, text, tally)
    if taken > SLOW:
        taken = min(taken, *(_read(name, target, text, Tally()) for _ in range(AGAIN)))
        if taken > SLOW:
            problem = f"it takes {taken * 1000:.0f} ms; {SLOW * 1000:.0f} are allowed"
            tally.add(Tally(findings=[Finding(name, text, problem)]))
    tally.slowest = max(tally.slowest, taken)


def _read(name: str, target: Target, text: str, tally: Tally) -> float:
    """Return how many seconds of the processor it took."""
    tally.inputs += 1
    start = time.thread_time()
    try:
        target.read(text)
        tally.accepted += 1
    except HoldfastError as refusal:
        tally.places.add(_place(refusal))
        if not str(refusal):
            tally.add(Tally(findings=[Finding(name, text, "it is refused without a sentence")]))
    except Exception as mistake:  # whatever it is, it should have been a refusal
        tally.add(Tally(findings=[Finding(name, text, _tell(mistake))]))
    return time.thread_time() - start


def _place(mistake: Exception) -> Place:
    lines, at = [], mistake.__traceback__
    while at is not None:
        lines.append((at.tb_frame.f_code.co_filename, at.tb_lineno))
        at = at.tb_next
    return tuple(lines)


def _tell(mistake: Exception) -> str:
    """Return what was raised and where, the same for all texts that lead there."""
    frame = traceback.extract_tb(mistake.__traceback__)[-1]
    return f"{type(mistake).__name__} in {Path(frame.filename).name}, line {frame.lineno}"


@cache
def find_target(name: str) -> Target:
    """Return a target, made once in each process."""
    return TARGETS[name]()


def read_all(names: list[str], seed: int, inputs: int, jobs: int) -> Iterator[tuple[str, Tally]]:
    """Give each target so many texts, in several processes; yield what came of each part."""
    with ProcessPoolExecutor(jobs) as pool:
        for name in names:
            parts: list[Future[Tally]] = [
                pool.submit(read_many, name, seed + number, min(CHUNK, inputs - start))
                for number, start in enumerate(range(0, inputs, CHUNK))
            ]
            for part in parts:
                yield name, part.result()
