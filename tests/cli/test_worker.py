"""``holdfast worker``: what it refuses, in one sentence. The rest is in ``tests/server``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Holdfast
from tests.cli.test_bad_input import check


def test_without_a_database_there_is_nobody_to_think_for(holdfast: Holdfast) -> None:
    check(
        holdfast,
        "worker",
        says="a worker thinks for servers on one PostgreSQL, and DATABASE_URL names none; give it "
        "that of the servers, such as postgresql://holdfast@localhost/holdfast",
    )


def test_a_file_is_for_one_process(
    holdfast: Holdfast, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/holdfast.db")
    check(
        holdfast,
        "worker",
        says=f"DATABASE_URL is sqlite:///{tmp_path}/holdfast.db, a file, which is for one "
        "process, and a worker would be another; give one PostgreSQL for all, or let the server "
        "think itself",
    )
    assert not (tmp_path / "holdfast.db").exists()


@pytest.mark.parametrize("threads", ["0", "65", "many"])
def test_it_thinks_about_one_turn_at_least_and_not_about_too_many(
    holdfast: Holdfast, threads: str
) -> None:
    result = holdfast("worker", "--threads", threads)
    assert result.code == 2
    assert "--threads" in result.err
