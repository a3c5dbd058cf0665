"""What happens is counted and logged, and nothing secret with it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from holdfast.server.monitor.journal import note, start_journal
from holdfast.server.monitor.metrics import Metrics

SECRETS = (
    "dGhpcyBpcyBhIHRva2VuIG9mIGEgc2Vzc2lvbiwgb2s",  # a token: 32 bytes
    "Ada Lovelace",  # a name
    "R7 G3 B9 Y1 P5 W2",  # a hand
    "claim 4",  # a move
    "Shall we play again?",  # a text
    "/join/mossy-otter-41?seat=B",  # an invitation and a query
)


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """The stream that the log goes to."""
    root, ours = logging.getLogger(), logging.getLogger("holdfast.server")
    before = root.handlers, root.level, ours.level
    stream = io.StringIO()
    start_journal(stream, logging.INFO)
    yield stream
    root.handlers = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def number(seen: Metrics, series: str) -> float:
    """Return the number of a series, such as ``holdfast_tables{status="open"}``."""
    rows = (line.rpartition(" ") for line in seen.exposition().decode().splitlines())
    found = [float(value) for name, _, value in rows if name == series]
    assert len(found) == 1, series
    return found[0]


def test_a_command_is_one_line_with_a_fixed_set_of_fields(log: io.StringIO) -> None:
    Metrics().command("play", "illegal", 0.0123, who="p17", table="t4")
    (line,) = lines(log)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "event": "command",
        "who": "p17",
        "table": "t4",
        "kind": "play",
        "code": "illegal",
        "ms": 12.3,
    }


def test_what_is_not_known_is_left_out(log: io.StringIO) -> None:
    note("stopping", level=logging.WARNING)
    (line,) = lines(log)
    assert set(line) == {"time", "level", "event"}
    assert (line["level"], line["event"]) == ("warning", "stopping")


def test_a_quiet_log_has_warnings_only(log: io.StringIO) -> None:
    start_journal(log, logging.WARNING)
    note("started")
    note("disk-full", level=logging.ERROR)
    assert [line["event"] for line in lines(log)] == ["disk-full"]


@pytest.mark.parametrize("secret", SECRETS)
def test_nothing_secret_reaches_the_log_or_the_counts(log: io.StringIO, secret: str) -> None:
    seen = Metrics()
    seen.command(secret, secret, 0.1, who=secret, table=secret)
    seen.tables({secret: 1})
    seen.thought(secret, 1)
    note(secret, who=secret)
    library = logging.getLogger("uvicorn.error")
    library.warning('%s - "WebSocket %s" [accepted]', "192.0.2.9", secret)
    library.warning(f"bad request: token={secret}")
    try:
        raise ValueError(secret) from KeyError(secret)
    except ValueError:
        library.exception("Exception in ASGI application\n")
    said = log.getvalue() + seen.exposition().decode()
    assert secret not in said
    assert all(part not in said for part in secret.split() if len(part) > 5)
    last = lines(log)[-1]
    assert (last["event"], last["logger"], last["error"]) == (
        "library",
        "uvicorn.error",
        "ValueError",
    )
    assert last["place"].startswith("test_monitor.py:")


def test_an_error_in_a_task_is_logged_by_its_type_and_place(log: io.StringIO) -> None:
    async def break_down() -> None:
        raise RuntimeError(SECRETS[2])

    async def main() -> None:
        broken = asyncio.create_task(break_down())
        await asyncio.wait([broken])
        told = {"message": SECRETS[1], "future": broken, "exception": broken.exception()}
        asyncio.get_running_loop().call_exception_handler(told)

    asyncio.run(main())
    (line,) = lines(log)
    assert (line["event"], line["logger"], line["error"]) == ("library", "asyncio", "RuntimeError")
    assert any(place.endswith(" break_down") for place in line["places"])
    assert not any(secret in log.getvalue() for secret in SECRETS)


def test_libraries_are_heard_from_warnings_on(log: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 7)
    assert log.getvalue() == ""


def test_everything_is_counted() -> None:
    seen = Metrics()
    seen.command("play", "ok", 0.004)
    seen.command("play", "ok", 0.3)
    seen.command("chat", "too-many", 0.001)
    seen.tables({"open": 3, "running": 2})
    seen.socket_opened()
    seen.socket_opened()
    seen.socket_closed()
    seen.thought("fellowship", 0.7)
    seen.wrote(1)
    seen.wrote(5)
    seen.sent()
    seen.sent(9)
    assert {
        series: number(seen, series)
        for series in (
            'holdfast_commands_total{code="ok",kind="play"}',
            'holdfast_commands_total{code="too-many",kind="chat"}',
            'holdfast_command_seconds_bucket{kind="play",le="0.005"}',
            'holdfast_command_seconds_count{kind="play"}',
            'holdfast_tables{status="open"}',
            "holdfast_sockets",
            'holdfast_bot_thinking_seconds_bucket{game="fellowship",le="1.0"}',
            "holdfast_store_writes_total",
            'holdfast_store_group_size_bucket{le="1.0"}',
            "holdfast_store_group_size_count",
            "holdfast_events_sent_total",
        )
    } == {
        'holdfast_commands_total{code="ok",kind="play"}': 2,
        'holdfast_commands_total{code="too-many",kind="chat"}': 1,
        'holdfast_command_seconds_bucket{kind="play",le="0.005"}': 1,
        'holdfast_command_seconds_count{kind="play"}': 2,
        'holdfast_tables{status="open"}': 3,
        "holdfast_sockets": 1,
        'holdfast_bot_thinking_seconds_bucket{game="fellowship",le="1.0"}': 1,
        "holdfast_store_writes_total": 6,
        'holdfast_store_group_size_bucket{le="1.0"}': 1,
        "holdfast_store_group_size_count": 2,
        "holdfast_events_sent_total": 10,
    }


def test_a_status_without_tables_is_forgotten() -> None:
    seen = Metrics()
    seen.tables({"open": 3, "running": 2})
    seen.tables({"running": 1})
    assert b'status="open"' not in seen.exposition()
    assert number(seen, 'holdfast_tables{status="running"}') == 1


def test_two_sets_of_metrics_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.sent()
    assert number(other, "holdfast_events_sent_total") == 0
