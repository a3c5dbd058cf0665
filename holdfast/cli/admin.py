"""``holdfast admin``: for whoever runs a server: its tables, its people, its backups."""

from __future__ import annotations

import json as formats
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from holdfast.cli.arguments.options import Json
from holdfast.cli.serve import Data, choose_folder, needing_packages
from holdfast.core.errors import BadOption, HoldfastError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from holdfast.server.admin.office import Ban, Shut
    from holdfast.server.store import Person

EXAMPLE = "holdfast admin tables --status playing"

_LEFT_OUT: Final = 1
_STATUSES: Final = ("gathering", "playing", "over", "closed")
_CLOSABLE: Final = ("gathering", "playing")
#: What is listed as the status of a table whose summary cannot be read.
_UNREADABLE: Final = "unreadable"

_File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]


class Unknown(HoldfastError):
    """There is no such table or person, or not one with which this can be done."""


def admin(context: typer.Context) -> None:
    """Look after a server: list and close tables, ban, back up, restore, migrate, export.

    The server may be running or not.
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


def tables(
    status: Annotated[
        str, typer.Option(metavar="STATUS", help=f"Only these: {', '.join(_STATUSES)}.")
    ] = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """List the tables, the latest first."""
    with needing_packages():
        from holdfast.server.store.log import list_all
        from holdfast.server.store.outside import reading

    if status and status not in _STATUSES:
        raise BadOption(f"--status is {status!r}; it can be {', '.join(_STATUSES)}")
    with reading(database_url(data)) as conn:
        found = [_table_facts(row) for row in list_all(conn, status or None)]
    if json:
        print(formats.dumps(found, ensure_ascii=False))
        return
    lines = [
        (f["id"], f["game"], f["status"], str(f["version"]), _moment(f["updated"]), _who(f))
        for f in found
    ]
    _print_table(("table", "game", "status", "version", "last change", "seats"), lines)


def check(data: Data = None) -> None:
    """Read everything that is stored, and list the tables that cannot be read."""
    with needing_packages():
        from holdfast.server.store.failures import StoreFailed
        from holdfast.server.store.log import list_all
        from holdfast.server.store.outside import reading
        from holdfast.server.store.urls import open_url

    url = database_url(data)
    with reading(url) as conn:
        rows = list_all(conn)
        damaged = {row["id"]: problem for row in rows if (problem := _find_problem(conn, row))}
    for table, problem in damaged.items():
        print(f"holdfast: cannot be read, table {table}: {problem}", file=sys.stderr)
    damage = open_url(url).find_damage()
    if damage:
        raise StoreFailed("damaged", damage)
    print(f"Checked: {len(rows)} tables, {len(damaged)} of which cannot be read")
    if damaged:
        raise typer.Exit(_LEFT_OUT)


def _find_problem(conn: Connection, row: dict[str, Any]) -> str:
    """Return why a table cannot be read; nothing if it can."""
    from holdfast.server.live.stored import check as check_stored
    from holdfast.server.store.failures import StoreFailed, is_failure

    try:
        check_stored(conn, row)
    except StoreFailed as failure:
        return str(failure)
    except Exception as problem:
        if not is_failure(problem):
            raise
        return " ".join(str(problem).split())
    return "" if row["summary"] else "its summary is damaged; it is not in any list"


def people(
    name: Annotated[
        str, typer.Argument(metavar="[NAME]", help="Only those with this in their name.")
    ] = "",
    data: Data = None,
    json: Json = False,
) -> None:
    """List the people, the newest first."""
    with needing_packages():
        from holdfast.server.store.outside import reading
        from holdfast.server.store.people import list_people

    with reading(database_url(data)) as conn:
        listed = list_people(conn)
    found = [each for each in listed if name.casefold() in each[0].name.casefold()]
    if json:
        print(formats.dumps([_person_facts(*each) for each in found], ensure_ascii=False))
        return
    lines = [
        (who.id, who.name, _moment(who.created), str(count), _moment(who.banned))
        for who, count in found
    ]
    _print_table(("person", "name", "here since", "tables", "banned"), lines)


def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its id.")], data: Data = None
) -> None:
    """Close a table for good: nobody wins, and everybody there is told."""
    with needing_packages():
        from holdfast.server.admin.office import Shut
        from holdfast.server.store.outside import reading

    url = database_url(data)
    with reading(url) as conn:
        _check_status(_find_table(conn, table), _CLOSABLE, "closed")
    _carry_out(data, Shut(table))
    with reading(url) as conn:
        if _find_table(conn, table)["status"] != "closed":
            raise Unknown(f"the match at table {table} was over before it could be closed")
    print(f"Closed: table {table}")


def ban(
    person: Annotated[str, typer.Argument(metavar="PERSON", help="Their id.")], data: Data = None
) -> None:
    """Do not let a person in any more: their sessions end, and their sockets are closed."""
    with needing_packages():
        from holdfast.server.admin.office import Ban
        from holdfast.server.store.outside import reading

    url = database_url(data)
    with reading(url) as conn:
        who = _find_person(conn, person)
    _carry_out(data, Ban(person))
    print(f"Banned: {who.name}, {who.id}")


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The file of the backup; with --keep, a folder.")
    ],
    keep: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="Name the file by the time, and keep the latest N."),
    ] = None,
    data: Data = None,
) -> None:
    """Copy everything to a file, while the server may be running."""
    with needing_packages():
        from holdfast.server.store.backup import back_up, back_up_in

    removed: list[Path] = []
    if keep is None:
        back_up(_file(data), file)
    else:
        file, removed = back_up_in(file, _file(data), keep)
    print(f"Backed up: {file}, {file.stat().st_size:,} bytes")
    for old in removed:
        print(f"Removed: {old}")


def restore(file: _File, data: Data = None) -> None:
    """Go back to a backup; what was there is kept beside it. The server must be stopped."""
    with needing_packages():
        from holdfast.server.store.backup import restore as put_back

    database = _file(data)
    kept = put_back(file, database)
    print(f"Restored: {database}")
    if kept is not None:
        print(f"What was there before is kept: {kept}")


def migrate(
    target: Annotated[
        str, typer.Argument(metavar="URL", help="An empty database: sqlite:/// or postgresql://.")
    ],
    data: Data = None,
) -> None:
    """Copy everything to another database, of either kind. The server must be stopped."""
    with needing_packages():
        from holdfast.server.store.transfer import transfer
        from holdfast.server.store.urls import open_url

    from holdfast.cli.terminal.screen import progress

    with progress() as bar:
        task = bar.add_task("migrating", total=None)
        copied = transfer(
            database_url(data),
            target,
            lambda what, done, of: bar.update(task, description=what, completed=done, total=of),
        )
    told = ", ".join(f"{copied[name]:,} {name}" for name in ("people", "tables", "events"))
    print(f"Migrated: {told} to {open_url(target).where}")
    print("Every row was compared, and every log followed; the old database is still there.")


def export(
    what: Annotated[
        list[str], typer.Argument(metavar="[TABLE] DIR", help="Which table; where to write.")
    ],
    every: Annotated[bool, typer.Option("--all", help="All matches that are over.")] = False,
    data: Data = None,
) -> None:
    """Write matches that are over as replays: text files, without names."""
    with needing_packages():
        from holdfast.server.store.log import list_all
        from holdfast.server.store.outside import reading

    if len(what) != (1 if every else 2):
        raise BadOption("give a table and a folder, or --all and a folder")
    folder = Path(what[-1])
    left_out = 0
    with reading(database_url(data)) as conn:
        rows = list_all(conn, "over") if every else [_find_table(conn, what[0])]
        for row in rows:
            try:
                _export(conn, row, folder)
            except HoldfastError as mistake:
                if not every:
                    raise
                left_out += 1
                print(f"holdfast: left out, table {row['id']}: {mistake}", file=sys.stderr)
    print(f"Exported: {len(rows) - left_out} to {folder}")
    if left_out:
        raise typer.Exit(_LEFT_OUT)


def _export(conn: Connection, row: dict[str, Any], folder: Path) -> None:
    """Write the replay of one table."""
    from holdfast.core.files import make_folder, write_text

    _check_status(row, ("over",), "exported")
    text = replay_of(conn, row)
    make_folder(folder)
    write_text(folder / f"{row['game']}-{row['id']}.txt", text)


def replay_of(conn: Connection, row: dict[str, Any]) -> str:
    """Return the replay of a table whose match is over; raise ``Unknown`` if it cannot be had."""
    from holdfast.games import registry
    from holdfast.server.live.stored import load
    from holdfast.server.view.show import show_replay

    game = registry.get(row["game"])
    if row["rules"] != game.rules_version:
        raise Unknown(
            f"it was played by rules {row['rules']} of {game.name}, and this Holdfast plays by "
            f"{game.rules_version}; export it with the version that played it"
        )
    return show_replay(load(conn, row, game, whole=True)[0])


def _carry_out(data: Path | None, request: Shut | Ban) -> None:
    """Let the server do something, or do it to its database if it is stopped."""
    from holdfast.server.admin.office import NobodyThere, ask

    try:
        ask(choose_folder(data), request)
    except NobodyThere:
        from holdfast.server.admin.stopped import carry_out

        carry_out(database_url(data), request)


def database_url(data: Path | None) -> str:
    """Return where the database of a server is."""
    with needing_packages():
        from holdfast.server.site.house import choose_url

    return choose_url(choose_folder(data))


def _file(data: Path | None) -> Path:
    """Return the file of the database; refuse one that is not in a file."""
    with needing_packages():
        from holdfast.server.store.sqlite import Sqlite
        from holdfast.server.store.urls import open_url

    database = open_url(database_url(data))
    if not isinstance(database, Sqlite):
        raise BadOption(
            f"{database.where} is kept by PostgreSQL; back it up with: pg_dump --format=custom "
            f"--file=FILE {database.where}, and restore it with pg_restore --clean"
        )
    return database.file


def _find_table(conn: Connection, table: str) -> dict[str, Any]:
    from holdfast.server.store.log import load_row

    row = load_row(conn, table)
    if row is None:
        raise Unknown(f"there is no table {table!r}; holdfast admin tables lists them")
    return row


def _find_person(conn: Connection, person: str) -> Person:
    from holdfast.server.store.people import find_person

    found = find_person(conn, person)
    if found is None:
        raise Unknown(f"there is no person {person!r}; holdfast admin people finds them by name")
    if found.banned is not None:
        raise Unknown(f"{found.name} has been banned since {_moment(found.banned)}")
    return found


def _check_status(row: dict[str, Any], accepted: tuple[str, ...], what: str) -> None:
    """Refuse a table that is not of a status with which something can be done."""
    if row["status"] not in accepted:
        raise Unknown(
            f"table {row['id']} is {row['status']}; only one that is {' or '.join(accepted)} "
            f"can be {what}"
        )


def _table_facts(row: dict[str, Any]) -> dict[str, Any]:
    """Return what may be told of a table while it is played: no seed, no salt, no cards."""
    summary = row["summary"] or {}
    told = ("id", "game", "rules", "status", "public", "host", "created", "updated", "version")
    facts = {name: row[name] for name in told}
    if not summary:
        facts["status"] = _UNREADABLE
    return facts | {"paused": summary.get("paused"), "seats": summary.get("seats", [])}


def _person_facts(who: Person, tables: int) -> dict[str, Any]:
    told = {"id": who.id, "name": who.name, "created": who.created, "banned": who.banned}
    return told | {"tables": tables}


def _who(facts: dict[str, Any]) -> str:
    return ", ".join(seat["name"] or seat["level"] or seat["who"] for seat in facts["seats"])


def _moment(at: int | None) -> str:
    if at is None:
        return ""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def _print_table(heads: tuple[str, ...], lines: Iterable[tuple[str, ...]]) -> None:
    from rich.table import Table
    from rich.text import Text

    from holdfast.cli.terminal.screen import answers

    table = Table(*heads, box=None, pad_edge=False)
    for line in lines:
        table.add_row(*map(Text, line))  # names are nobody's markup
    answers().print(table)


#: What follows ``holdfast admin``: the function and an example.
PARTS: Final[dict[str, tuple[Callable[..., None], str]]] = {
    "tables": (tables, EXAMPLE),
    "check": (check, "holdfast admin check"),
    "people": (people, "holdfast admin people anna"),
    "close": (close, "holdfast admin close 5f0c2f1d9a6e4b7c8d3e2a1b0c9d8e7f"),
    "ban": (ban, "holdfast admin ban 9a6e4b7c8d3e2a1b0c9d8e7f"),
    "backup": (backup, "holdfast admin backup holdfast-monday.db"),
    "restore": (restore, "holdfast admin restore holdfast-monday.db"),
    "migrate": (migrate, "holdfast admin migrate postgresql://holdfast@localhost/holdfast"),
    "export": (export, "holdfast admin export --all replays"),
}
