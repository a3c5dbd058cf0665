"""The short form of ``make fuzz``, and that it finds what is wrong."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from holdfast.core.errors import HoldfastError
from holdfast.testing.amount import amount, first_seed
from tests.fuzz import __main__ as command
from tests.fuzz import drive
from tests.fuzz.drive import Tally, find_target, read_many, read_one
from tests.fuzz.targets import TARGETS, Target

TEXTS = amount(quick=3_000, full=50_000)
SLOW_ONES = {"boards": 8}  # of these a text takes so many times as long


@pytest.mark.parametrize("name", TARGETS)
def test_any_text_is_read_or_refused_in_a_sentence_and_in_time(name: str) -> None:
    tally = read_many(name, first_seed(), TEXTS // SLOW_ONES.get(name, 1))
    assert [(each.problem, each.text) for each in tally.findings] == []
    assert 0 < tally.accepted < tally.inputs


@pytest.mark.parametrize("name", TARGETS)
def test_the_texts_that_are_damaged_are_right_before(name: str) -> None:
    """Else only what is refused at once would be tried."""
    target, tally = find_target(name), Tally()
    texts = target.corpus[:: max(1, len(target.corpus) // 60)]
    for text in texts:
        read_one(name, target, text, tally)
    assert tally.findings == []
    assert tally.accepted > len(texts) // 3  # not all commands can be carried out


def test_the_same_seed_gives_the_same_texts() -> None:
    once, again = (read_many("options", 5, 300) for _ in range(2))
    assert (once.inputs, once.accepted) == (again.inputs, again.accepted)


def test_a_text_that_leads_somewhere_new_is_damaged_further() -> None:
    """Behind each sign stands the next door; from the first text no single damage opens all."""

    def read(text: str) -> None:
        if not text.startswith("aa"):
            raise HoldfastError("one")
        if not text.startswith("aaaa"):
            raise HoldfastError("two")
        if not text.startswith("aaaaaaaa"):
            raise HoldfastError("three")

    found = read_many_of(Target(["x", "xxxxx"], ["a", "aa"], read), 4_000)
    assert len(found.places) == 3
    assert found.accepted > 0


def read_many_of(target: Target, count: int) -> Tally:
    """Give a target of our own so many texts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drive, "find_target", lambda _name: target)
        return read_many("own", 1, count)


def _refuse_without_words(_text: str) -> None:
    raise HoldfastError


def _stumble(text: str) -> None:
    raise IndexError(text)


def _dawdle(_text: str) -> None:
    end = time.thread_time() + 2 * drive.SLOW
    while time.thread_time() < end:
        pass


@pytest.mark.parametrize(
    ("read", "problem"),
    [
        (_stumble, "IndexError in test_targets.py, line"),
        (_refuse_without_words, "it is refused without a sentence"),
        (_dawdle, "ms; 100 are allowed"),
    ],
)
def test_what_is_wrong_is_found_written_down_and_repeated(
    read: object, problem: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    assert callable(read)
    target, tally = Target(["a 1"], ["a"], read), Tally()
    for text in ("a 1", "a 1 \ud800"):
        read_one("moves", target, text, tally)
    (finding, *_others) = tally.findings
    assert problem in finding.problem
    file = finding.write(tmp_path)
    monkeypatch.setattr(command, "find_target", lambda _name: target)
    assert command.main(["--repeat", str(file)]) == 1
    assert problem in capsys.readouterr().out


def test_the_command_reads_many_texts_and_tells_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--inputs", "50", "--only", "options", "--seed", "3", "--jobs", "1", "--json"]
    assert command.main([*given, "--findings", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["targets"]["options"]["inputs"] == 50
    assert found["findings"] == []


def test_what_is_no_finding_is_not_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other-1").write_text("x")
    assert command.main(["--repeat", str(tmp_path / "other-1")]) == 2
    assert "is no finding" in capsys.readouterr().err
