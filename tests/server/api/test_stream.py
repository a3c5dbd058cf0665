"""The stream of one's turns, on a server that runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import ALONE, PATIENCE, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("stream")) as server:
        yield server


def messages(answer: httpx.Response) -> Iterator[Any]:
    """Yield the lines of a stream that say something."""
    return (json.loads(line) for line in answer.iter_lines() if line)


def test_a_turn_that_waits_is_told_at_once(server: Running) -> None:
    browser = server.visit("Ann")
    table = server.set_up(browser, ALONE)
    with browser.stream("GET", "/api/stream") as answer:
        turn = next(messages(answer))
    assert (turn["type"], turn["table"]["id"]) == ("turn", table)
    assert turn["table"]["match"]["moves"]


def test_a_stream_ends_with_the_session_of_its_program(server: Running) -> None:
    browser = server.visit("Ann")
    server.set_up(browser, ALONE)
    program = server.play_for(browser)
    with program.stream("GET", "/api/stream") as answer:
        told = messages(answer)
        assert next(told)["type"] == "turn"
        browser.delete("/api/tokens").raise_for_status()
        assert list(told) == []
    assert program.get("/api/stream").status_code == 401


def test_nobody_has_more_streams_than_sockets(server: Running) -> None:
    browser = server.visit("Ann")
    server.set_up(browser, ALONE)
    with ExitStack() as stack:
        streams = [stack.enter_context(browser.stream("GET", "/api/stream")) for _ in range(9)]
        told = [messages(stream) for stream in streams]
        first = [next(each) for each in told]
    codes = [each["refusal"]["code"] for each in first if each["type"] == "rejected"]
    assert codes == ["too_fast"]
    assert [each["type"] for each in first].count("turn") == 8


def test_a_server_that_stops_says_so_and_does_not_wait(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = server.visit("Ann")
        server.set_up(browser, ALONE)
        with browser.stream("GET", "/api/stream") as answer:
            told = messages(answer)
            next(told)
            server.process.terminate()
            assert [message["type"] for message in told] == ["stopping"]
        server.process.communicate(timeout=PATIENCE)
        assert server.process.returncode == 0
