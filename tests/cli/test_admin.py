"""``holdfast admin``, beside a server that runs and without one."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import stat
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from holdfast.server.admin.office import NotDone, Shut, ask
from tests.cli.conftest import Holdfast, Result
from tests.cli.test_bad_input import check
from tests.server.running import ALONE, PATIENCE, Running, play_on, running, table_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    # Longer than the address of a socket may be.
    data = tmp_path_factory.mktemp("admin") / ("far" * 20) / ("away" * 20)
    with running(data) as server:
        yield server


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a server that was stopped: one match is over, one table gathers, one plays."""
    data = tmp_path_factory.mktemp("stopped")
    with running(data) as server:
        ann = server.visit("Ann")
        play_on(ann, server.set_up(ann, ALONE))
        server.set_up(ann, [{"who": "me"}, {"who": "open"}])
        server.set_up(ann, ALONE)
        assert server.stop() == 0
    return data


@pytest.fixture
def data(stopped: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    (tmp_path / "data").mkdir(mode=0o700)
    for file in stopped.iterdir():
        (tmp_path / "data" / file.name).write_bytes(file.read_bytes())
    return tmp_path / "data"


def read(result: Result) -> Any:
    assert (result.code, result.err) == (0, "")
    return json.loads(result.out)


def find(holdfast: Holdfast, data: Path, status: str) -> str:
    (table,) = read(holdfast("admin", "tables", "--status", status, "--json", "--data", data))
    table_id: str = table["id"]
    return table_id


def test_tables_are_listed_while_they_are_played(holdfast: Holdfast, server: Running) -> None:
    browser = server.visit("Dora")
    table = server.set_up(browser, ALONE)
    listed = read(holdfast("admin", "tables", "--json", "--data", server.data))
    (facts,) = [each for each in listed if each["id"] == table]
    assert (facts["game"], facts["status"], facts["version"]) == ("nim", "playing", 2)
    assert [seat["name"] or seat["level"] for seat in facts["seats"]] == ["Dora", "apprentice"]
    printed = holdfast("admin", "tables", "--data", server.data, "--status", "playing").out
    (line,) = [line for line in printed.splitlines() if line.startswith(table)]
    assert line.rstrip().endswith("Dora, apprentice")


def test_lists_hold_nothing_that_decides_the_cards(holdfast: Holdfast, data: Path) -> None:
    listed = read(holdfast("admin", "tables", "--json", "--data", data))
    assert {table["status"] for table in listed} == {"over", "gathering", "playing"}
    assert not {"seed", "salt", "summary"} & {key for table in listed for key in table}


def test_people_are_found_by_a_part_of_their_name(holdfast: Holdfast, server: Running) -> None:
    me = server.visit("Émile [bold]").get("/api/session").json()
    (found,) = read(holdfast("admin", "people", "éMILE", "--json", "--data", server.data))
    assert (found["id"], found["tables"], found["banned"]) == (me["id"], 0, None)
    assert "Émile [bold]" in holdfast("admin", "people", "émile", "--data", server.data).out


def test_a_running_server_closes_a_table_and_tells_who_watches(
    holdfast: Holdfast, server: Running
) -> None:
    browser = server.visit("Ann")
    table = server.set_up(browser, ALONE)
    with visit_socket(server, browser.cookies["holdfast"]) as line:
        line.send(json.dumps({"do": "watch", "table": table}))
        while json.loads(line.recv(timeout=PATIENCE))["type"] != "opened":
            pass
        result = holdfast("admin", "close", table, "--data", server.data)
        assert (result.code, result.out) == (0, f"Closed: table {table}\n")
        while (told := json.loads(line.recv(timeout=PATIENCE)))["type"] != "happened":
            pass
    assert told["changed"]["status"] == "closed"
    assert [entry["kind"] for entry in told["story"]] == ["closed"]
    assert table_of(browser, table)["status"] == "closed"


def test_a_banned_person_is_out_at_once(holdfast: Holdfast, server: Running) -> None:
    browser = server.visit("Rude")
    person = browser.get("/api/session").json()["id"]
    server.set_up(browser, ALONE)
    program = server.play_for(browser)
    with (
        visit_socket(server, browser.cookies["holdfast"]) as line,
        program.stream("GET", "/api/stream") as answer,
    ):
        turns = (text for text in answer.iter_lines() if text)
        next(turns)
        result = holdfast("admin", "ban", person, "--data", server.data)
        assert (result.code, result.out) == (0, f"Banned: Rude, {person}\n")
        assert list(turns) == []
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                line.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert browser.get("/api/session").status_code == 401
    assert program.get("/api/session").status_code == 401
    again = holdfast("admin", "ban", person, "--data", server.data)
    assert again.code == 2
    assert "Rude has been banned since 2" in again.err


def test_a_backup_of_a_running_server_can_be_served(
    holdfast: Holdfast, server: Running, tmp_path: Path
) -> None:
    browser = server.visit("Ann")
    table = server.set_up(browser, ALONE)
    file = tmp_path / "backup.db"
    result = holdfast("admin", "backup", file, "--data", server.data)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"Backed up: {file}, ")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    server.set_up(browser, ALONE)  # later than the backup
    new = tmp_path / "new"
    assert holdfast("admin", "restore", file, "--data", new).out.startswith("Restored: ")
    listed = read(holdfast("admin", "tables", "--json", "--data", new))
    assert listed[0]["id"] == table


def test_of_backups_in_a_folder_the_latest_are_kept(
    holdfast: Holdfast, data: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "made" / "backups"
    made = []
    for _ in range(4):
        result = holdfast("admin", "backup", folder, "--keep", "2", "--data", data)
        assert (result.code, result.err) == (0, "")
        made.append(Path(result.out.splitlines()[0].removeprefix("Backed up: ").split(",")[0]))
        (folder / "mine.db").touch()  # what others put there stays
        (folder / "holdfast-monday.db").touch()
    assert result.out.splitlines()[1:] == [f"Removed: {made[1]}"]
    assert set(folder.iterdir()) == {
        *made[2:],
        folder / "mine.db",
        folder / "holdfast-monday.db",
    }
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    restored = holdfast("admin", "restore", made[-1], "--data", tmp_path / "new")
    assert restored.code == 0


def test_a_file_is_no_folder_for_backups(holdfast: Holdfast, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "monday.db"
    file.touch()
    says = f"{file} is a file; with --keep, give a folder for the backups"
    check(holdfast, "admin", "backup", file, "--keep", "1", "--data", data, says=says)


def test_nothing_is_removed_if_there_is_no_new_backup(
    holdfast: Holdfast, data: Path, tmp_path: Path
) -> None:
    assert holdfast("admin", "backup", tmp_path / "b", "--keep", "1", "--data", data).code == 0
    kept = list((tmp_path / "b").iterdir())
    (data / "holdfast.db").write_bytes(b"damaged" * 1000)
    check(
        holdfast,
        *("admin", "backup", tmp_path / "b", "--keep", "1", "--data", data),
        says="is not a whole Holdfast database",
    )
    assert list((tmp_path / "b").iterdir()) == kept


def test_nothing_is_restored_under_a_running_server(holdfast: Holdfast, server: Running) -> None:
    holdfast("admin", "backup", "backup.db", "--data", server.data)
    says = f"is in use by another Holdfast server (process {server.process.pid}); stop it"
    check(holdfast, "admin", "restore", "backup.db", "--data", server.data, says=says)


def test_what_a_backup_replaces_is_kept(holdfast: Holdfast, data: Path) -> None:
    assert holdfast("admin", "backup", "backup.db", "--data", data).code == 0
    table = find(holdfast, data, "gathering")
    assert holdfast("admin", "close", table, "--data", data).code == 0
    result = holdfast("admin", "restore", "backup.db", "--data", data)
    assert find(holdfast, data, "gathering") == table
    kept = Path(result.out.splitlines()[-1].removeprefix("What was there before is kept: "))
    (data / "old").mkdir()
    kept.rename(data / "old" / "holdfast.db")
    assert find(holdfast, data / "old", "closed") == table


@pytest.mark.parametrize("status", ["gathering", "playing"])
def test_a_table_of_a_stopped_server_is_closed_in_its_database(
    holdfast: Holdfast, data: Path, status: str
) -> None:
    table = find(holdfast, data, status)
    assert holdfast("admin", "close", table, "--data", data).out == f"Closed: table {table}\n"
    assert find(holdfast, data, "closed") == table


def test_a_server_that_starts_again_knows_of_it(holdfast: Holdfast, data: Path) -> None:
    table = find(holdfast, data, "playing")
    (ann,) = read(holdfast("admin", "people", "--json", "--data", data))
    assert holdfast("admin", "close", table, "--data", data).code == 0
    assert holdfast("admin", "ban", ann["id"], "--data", data).code == 0
    (data / "admin.sock").touch()  # as a killed server leaves it
    with running(data) as server:
        browser = server.visit("Bob")
        server.set_up(browser, ALONE)
        assert table_of(browser, table)["status"] == "closed"
        (found,) = read(holdfast("admin", "people", "ann", "--json", "--data", data))
        assert found["banned"] is not None


def test_an_exported_match_is_a_replay_whose_pledge_holds(holdfast: Holdfast, data: Path) -> None:
    table = find(holdfast, data, "over")
    result = holdfast("admin", "export", table, "replays", "--data", data)
    assert (result.code, result.out) == (0, "Exported: 1 to replays\n")
    assert os.listdir("replays") == [f"nim-{table}.txt"]
    replay = Path("replays") / f"nim-{table}.txt"
    assert holdfast("replay", replay, "--verify").code == 0
    assert "Ann" not in replay.read_text()
    assert holdfast("admin", "export", "--all", "more", "--data", data).code == 0
    assert os.listdir("more") == [f"nim-{table}.txt"]


def test_matches_that_are_over_have_statistics(holdfast: Holdfast, data: Path) -> None:
    (facts,) = read(holdfast("stats", "nim", "--json", "--data", data))["by_seats"]
    assert facts["matches"] == 1
    assert {line["name"] for line in facts["lines"]} == {"human", "apprentice"}


def test_matches_that_are_over_become_tables(holdfast: Holdfast, data: Path) -> None:
    asked = ("--games", "games.jsonl", "--decisions", "decisions.csv", "--data", data)
    facts = read(holdfast("export", "nim", "--json", *asked))
    assert (facts["games"], facts["left_out"]) == (1, [])
    (line,) = Path("games.jsonl").read_text(encoding="utf-8").splitlines()
    game = json.loads(line)
    assert game["source"] == find(holdfast, data, "over")
    assert set(game["names"]) == {"human", "apprentice"}
    assert (game["finished"], game["group"], game["deal"]) == (True, None, None)
    rows = Path("decisions.csv").read_text(encoding="utf-8").splitlines()
    assert len(rows) == 1 + game["decisions"] == 1 + facts["decisions"]


def test_a_damaged_match_does_not_keep_others_from_being_exported(
    holdfast: Holdfast, data: Path
) -> None:
    table = find(holdfast, data, "over")
    with sqlite3.connect(data / "holdfast.db") as database:
        database.execute("UPDATE events SET body = '{}' WHERE seq = 3 AND table_id = ?", [table])
    database.close()
    result = holdfast("admin", "export", "--all", "replays", "--data", data)
    assert (result.code, result.out) == (1, "Exported: 0 to replays\n")
    assert result.err.startswith(f"holdfast: left out, table {table}: ")
    assert f"event 3 of table {table} is damaged or missing" in result.err


def test_running_matches_are_not_exported(holdfast: Holdfast, data: Path) -> None:
    table = find(holdfast, data, "playing")
    says = f"table {table} is playing; only one that is over can be exported"
    check(holdfast, "admin", "export", table, "replays", "--data", data, says=says)


def test_a_match_that_is_over_cannot_be_closed(holdfast: Holdfast, data: Path) -> None:
    table = find(holdfast, data, "over")
    says = f"table {table} is over; only one that is gathering or playing can be closed"
    check(holdfast, "admin", "close", table, "--data", data, says=says)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("close", "nowhere"), "there is no table 'nowhere'; holdfast admin tables lists them"),
        (("ban", "nobody"), "there is no person 'nobody'; holdfast admin people finds them"),
        (("export", "nowhere", "out"), "there is no table 'nowhere'"),
        (("export", "out"), "give a table and a folder, or --all and a folder"),
        (("export", "--all", "a", "b"), "give a table and a folder, or --all and a folder"),
        (("tables", "--status", "old"), "'old'; it can be gathering, playing, over, closed"),
        (("restore", "nothing.db"), "there is no database nothing.db; give an existing file"),
        (("backup", "b", "--keep", "0"), "'--keep': Input should be greater than or equal to 1"),
        (("backup", "no/such/folder/b.db"), "no/such/folder cannot be written"),
        (("dance",), "holdfast admin has no 'dance'; it has tables, check, people, close"),
    ],
)
def test_what_cannot_be_done(
    holdfast: Holdfast, data: Path, args: tuple[str, ...], says: str
) -> None:
    options = () if args == ("dance",) else ("--data", data)
    check(holdfast, "admin", *args, *options, says=says)


@pytest.mark.parametrize(
    "args", [("tables",), ("people",), ("close", "t"), ("ban", "p"), ("backup", "b.db")]
)
def test_a_folder_without_a_database_is_left_as_it_is(
    holdfast: Holdfast, args: tuple[str, ...]
) -> None:
    says = "there is no database nowhere/holdfast.db; give"
    check(holdfast, "admin", *args, "--data", "nowhere", says=says)


def test_a_second_server_of_the_same_data_says_who_has_them(server: Running) -> None:
    with pytest.raises(AssertionError) as ended:
        Running(server.data)
    process = server.process.pid
    says = f"is in use by another Holdfast server (process {process}); stop it, or choose another"
    last = str(ended.value).splitlines()[-1]
    assert last.startswith(
        f"holdfast: the server could not start: {server.data}/holdfast.db {says}"
    )


def test_only_its_own_user_can_ask_a_server(server: Running) -> None:
    for path, mode in ((server.data, 0o700), (server.data / "admin.sock", 0o600)):
        assert stat.S_IMODE(path.stat().st_mode) == mode


def test_a_server_that_stops_leaves_no_socket(stopped: Path) -> None:
    assert not (stopped / "admin.sock").exists()


def test_what_a_server_does_not_understand_is_answered(server: Running, tmp_path: Path) -> None:
    (tmp_path / "d").symlink_to(server.data)
    for line in (b"\n", b"close everything\n", b'{"do":"explode"}\n'):
        with socket.socket(socket.AF_UNIX) as wire:
            wire.connect(str(tmp_path / "d" / "admin.sock"))
            wire.sendall(line)
            answer = json.loads(wire.makefile("rb").readline())
        assert answer["problem"].startswith("the server does not know this request: ")


def test_a_server_that_does_not_answer_is_named(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "admin.sock"))
        silent.listen()
        silent.settimeout(PATIENCE)

        def hang_up() -> None:
            silent.accept()[0].close()

        thread = threading.Thread(target=hang_up)
        thread.start()
        with pytest.raises(NotDone, match="does not answer; try again, or stop it first"):
            ask(tmp_path, Shut("t"))
        thread.join()


def visit_socket(server: Running, cookie: str) -> Any:
    headers = {"Origin": server.url, "Cookie": f"holdfast={cookie}"}
    url = server.url.replace("http", "ws") + "/ws"
    return connect(url, additional_headers=headers, open_timeout=PATIENCE)


def change(data: Path, statement: str) -> None:
    with sqlite3.connect(data / "holdfast.db") as connection:
        connection.execute(statement)
    connection.close()


def test_check_reads_everything(holdfast: Holdfast, data: Path) -> None:
    result = holdfast("admin", "check", "--data", str(data))
    assert (result.code, result.err) == (0, "")
    assert result.out == "Checked: 3 tables, 0 of which cannot be read\n"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET body = '[]' WHERE table_id = '{table}' AND seq = 2",
        "UPDATE tables SET salt = 'ff' WHERE id = '{table}'",
        "UPDATE tables SET seed = 'seven' WHERE id = '{table}'",
        "UPDATE tables SET summary = '{' WHERE id = '{table}'",
    ],
)
def test_a_table_that_cannot_be_read_is_listed_as_such(
    holdfast: Holdfast, data: Path, statement: str
) -> None:
    table = find(holdfast, data, "playing")
    change(data, statement.replace("{table}", table))
    result = holdfast("admin", "check", "--data", str(data))
    assert result.code == 1
    assert f"cannot be read, table {table}: " in result.err
    assert "3 tables, 1 of which cannot be read" in result.out


def test_a_table_without_a_summary_is_listed_as_unreadable(holdfast: Holdfast, data: Path) -> None:
    table = find(holdfast, data, "playing")
    change(data, f"UPDATE tables SET summary = '{{' WHERE id = '{table}'")
    listed = read(holdfast("admin", "tables", "--json", "--data", str(data)))
    assert {row["status"] for row in listed if row["id"] == table} == {"unreadable"}


def blank_page(data: Path, index: str) -> None:
    """Write zeros over the first page of an index."""
    with sqlite3.connect(data / "holdfast.db") as connection:
        query = f"SELECT rootpage FROM sqlite_master WHERE name = '{index}'"
        (root,) = connection.execute(query).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with (data / "holdfast.db").open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(bytes(size))


def test_check_says_that_the_file_is_damaged(holdfast: Holdfast, data: Path) -> None:
    blank_page(data, "ix_tables_due")
    result = holdfast("admin", "check", "--data", str(data))
    assert result.code != 0
    assert "is damaged (" in result.err and "holdfast admin restore FILE" in result.err


def test_a_server_says_that_its_database_is_damaged_and_goes_on(data: Path) -> None:
    blank_page(data, "ix_sessions_person")
    with running(data) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        end = time.monotonic() + PATIENCE
        while not (health := client.get("/api/health").json())["problem"]:
            assert time.monotonic() < end
            time.sleep(0.05)
        assert health["status"] == "failing"
        assert "holdfast admin restore FILE" in health["problem"]
        server.process.terminate()
        said = server.process.communicate(timeout=PATIENCE)[1]
        assert [line for line in said.splitlines() if line.startswith("holdfast: ")] == [
            f"holdfast: {health['problem']}"
        ]
