"""A server and its admin on PostgreSQL, and everything from one kind of database to the other."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Holdfast, Result
from tests.cli.test_bad_input import check
from tests.server.cluster import Cluster
from tests.server.running import ALONE, Running, play_on, running, table_of


def read(result: Result) -> Any:
    assert (result.code, result.err) == (0, "")
    return json.loads(result.out)


def statuses(holdfast: Holdfast) -> dict[str, str]:
    return {each["id"]: each["status"] for each in read(holdfast("admin", "tables", "--json"))}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the server, which the commands find too."""
    folder = tmp_path / "server"
    monkeypatch.setattr("holdfast.core.userdata.data_folder", lambda: tmp_path)
    return folder


def test_a_server_and_its_admin_use_the_database_that_is_named(
    lent: str, holdfast: Holdfast, data: Path
) -> None:
    with running(data) as server:
        ann, bob = server.visit("Ann"), server.visit("Bob")
        done = server.set_up(ann, ALONE)
        assert play_on(ann, done)["status"] == "over"
        played = server.set_up(bob, ALONE)
        assert statuses(holdfast) == {done: "over", played: "playing"}
        assert holdfast("admin", "close", played).out == f"Closed: table {played}\n"
        assert table_of(bob, played)["status"] == "closed"
        assert server.stop() == 0
    assert not (data / "holdfast.db").exists()
    who = {each["name"]: each["id"] for each in read(holdfast("admin", "people", "--json"))}
    assert holdfast("admin", "ban", who["Bob"]).code == 0
    with running(data) as server:  # what it left is there when it starts again
        assert statuses(holdfast) == {done: "over", played: "closed"}
    assert holdfast("admin", "export", done, "replays").code == 0
    assert [each.name for each in Path("replays").iterdir()] == [f"nim-{done}.txt"]


def test_everything_goes_to_postgresql_and_back_and_is_played_on(
    lent: str, holdfast: Holdfast, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL")
    with running(data) as server:
        ann = server.visit("Ann")
        table = server.set_up(ann, ALONE)
        cookies = ann.cookies
        assert server.stop() == 0
    result = holdfast("admin", "migrate", lent)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("Migrated: 1 people, 1 tables, ")
    assert f" to {lent.partition('?')[0]}\n" in result.out
    monkeypatch.setenv("DATABASE_URL", lent)
    (data / "holdfast.db").rename(data / "old.db")
    with running(data) as server:
        again = server.visit("Ann")
        again.cookies = cookies
        server.set_up(again, [{"who": "me"}, {"who": "open"}])  # waits until there are tables
        assert play_on(again, table)["status"] == "over"
        assert server.stop() == 0
    back = f"sqlite:///{data / 'holdfast.db'}"
    assert holdfast("admin", "migrate", back).code == 0
    monkeypatch.delenv("DATABASE_URL")
    assert statuses(holdfast)[table] == "over"
    check(holdfast, "admin", "migrate", lent, says="is not empty: it has")


def test_postgresql_makes_its_own_backups(lent: str, holdfast: Holdfast, data: Path) -> None:
    for command in ("backup", "restore"):
        says = "is kept by PostgreSQL; back it up with: pg_dump --format=custom --file=FILE"
        check(holdfast, "admin", command, "monday.db", says=says)


def test_a_url_of_something_else_is_told_in_one_sentence(
    holdfast: Holdfast, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://ann:secret@localhost/club")
    says = "mysql://ann:***@localhost/club is not the URL of a database; give sqlite:/// and a file"
    check(holdfast, "admin", "tables", says=says)
    check(holdfast, "serve", "--port", "0", "--data", data, says=says)


def test_a_database_that_does_not_answer_is_told_in_one_sentence(
    holdfast: Holdfast, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        url = f"postgresql://ann:secret@127.0.0.1:{closed.getsockname()[1]}/club"
        monkeypatch.setenv("DATABASE_URL", url)
        check(holdfast, "admin", "tables", says="it cannot be reached; check that it runs")
        with pytest.raises(AssertionError) as ended:
            Running(data)
    last = str(ended.value).splitlines()[-1]
    assert "holdfast: the server could not start: postgresql://ann@127.0.0.1:" in last
    assert "it cannot be reached; check that it runs" in last
    assert "secret" not in str(ended.value)


def test_a_server_whose_database_goes_away_and_comes_back_goes_on(
    cluster: Cluster, lent: str, data: Path
) -> None:
    with running(data) as server:
        ann = server.visit("Ann")
        table = server.set_up(ann, ALONE)
        cluster.stop()
        try:
            assert ann.get(f"/api/tables/{table}").status_code == 503
        finally:
            cluster.start()
        assert play_on(ann, table)["status"] == "over"
        assert server.stop() == 0
