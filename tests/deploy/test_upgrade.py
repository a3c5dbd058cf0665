"""From the release before to this one: a host's data open, the matches go on, and not back."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import PATIENCE, PROGRAM, Running, environment, running
from tests.server.test_before import BEFORE, SEEN

PEOPLE = ("Anna", "Bert")
GOING: str = SEEN["tables"]["nim going"]["id"]
NEWER = "9999"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server of before, whose tokens last a little longer."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    shutil.copy(BEFORE / "holdfast.db", folder)
    change(folder / "holdfast.db", "update sessions set expires = expires + 1e14")
    return folder


def change(file: Path, how: str) -> None:
    with closing(sqlite3.connect(file)) as store, store:
        store.execute(how)


def contents(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as store:
        return list(store.iterdump())


def holdfast(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def table_as(server: Running, person: str) -> tuple[httpx.Client, dict[str, Any]]:
    """Return somebody's program, and the table that was not over."""
    headers = {"Authorization": f"Bearer {SEEN['tokens'][person]}"}
    client = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)
    server.clients.append(client)
    server.set_up(server.visit("Cyd"), [{"who": "me"}, {"who": "open"}])  # the game is ready
    return client, client.get(f"/api/tables/{GOING}").raise_for_status().json()["table"]


def play_to_the_end(server: Running) -> None:
    clients = [table_as(server, person)[0] for person in PEOPLE]
    for number in range(1000):
        for client in clients:
            shown = client.get(f"/api/tables/{GOING}").json()["table"]
            if shown["status"] == "over":
                return
            for move in shown["match"]["moves"][:1]:
                command = {"do": "move", "cid": f"u{number}", "v": shown["version"]}
                path = f"/api/tables/{GOING}/commands"
                client.post(path, json={**command, "move": move["id"]}).raise_for_status()
    raise AssertionError("the match did not end")


def test_an_upgrade_goes_on_where_the_release_before_stopped(data: Path, tmp_path: Path) -> None:
    """As the documentation says: back up, start the new one, and go back to the backup."""
    backup = tmp_path / "before.db"
    assert holdfast("admin", "backup", backup, "--data", data).returncode == 0
    with running(data) as server:
        version = table_as(server, "Anna")[1]["version"]
        assert version == SEEN["tables"]["nim going"]["Anna"]["version"]
        play_to_the_end(server)
        assert server.stop() == 0
    listed = json.loads(holdfast("admin", "tables", "--json", "--data", data).stdout)
    assert {table["status"] for table in listed if table["id"] == GOING} == {"over"}
    assert holdfast("admin", "restore", backup, "--data", data).returncode == 0
    with running(data) as server:
        assert table_as(server, "Bert")[1]["version"] == version


@pytest.mark.parametrize("what", ["serve", "restore", "backup"])
def test_data_of_a_newer_release_are_refused_in_a_sentence_and_left_alone(
    data: Path, tmp_path: Path, what: str
) -> None:
    file = data / "holdfast.db"
    change(file, f"update alembic_version set version_num = '{NEWER}'")
    before = contents(file)
    done = {
        "serve": lambda: holdfast("serve", "--port", "0", "--no-browser", "--data", data),
        "restore": lambda: holdfast("admin", "restore", file, "--data", tmp_path / "new"),
        "backup": lambda: holdfast("admin", "backup", tmp_path / "b.db", "--data", data),
    }[what]()
    assert done.returncode == 2, done
    told = done.stderr.strip().splitlines()[-1]
    assert f"holdfast.db has the revision {NEWER}, which this Holdfast does not know; use" in told
    assert "Traceback" not in done.stderr
    assert contents(file) == before
    assert not (tmp_path / "b.db").exists()
