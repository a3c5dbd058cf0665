"""Rates, floods, how much one may hold open, and who reads too slowly."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from holdfast.server.guard import Outbox, Rate
from tests.server.visits import (
    FREELY,
    PATIENCE,
    Person,
    closed,
    code_of,
    denied,
    rejected,
    running,
    wait_until,
)


def test_a_flood_of_requests_is_slowed_down_and_told_when_to_come_back(tmp_path: Path) -> None:
    changes = {**FREELY, "requests_per_session": Rate(burst=5, per_second=0.01)}
    with running(tmp_path, **changes) as site, ExitStack() as stack:
        anna, bert = (stack.enter_context(site.person(name)) for name in ("Anna", "Bert"))
        answers = [anna.client.get("/api/session") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert code_of(answers[-1]) == (429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert bert.client.get("/api/session").status_code == 200


@pytest.mark.parametrize(
    ("rate", "path", "body"),
    [
        ("commands", "/api/tables/{table}/commands", {"do": "resume", "cid": "1"}),
        ("tables", "/api/tables", {"game": "nim", "seats": [{"who": "me"}, {}]}),
        ("tables", "/api/tokens", {}),
        ("chat", "/api/tables/{table}/commands", {"do": "say", "cid": "1", "text": "x"}),
    ],
)
def test_what_may_not_be_done_too_often_says_when_it_may_be_done_again(
    tmp_path: Path, rate: str, path: str, body: dict[str, Any]
) -> None:
    changes = {**FREELY, rate: Rate(burst=3, per_second=0.01)}
    with running(tmp_path, **changes) as site, site.person("Anna") as anna:
        table = anna.set_up()["id"]
        answers = [anna.client.post(path.format(table=table), json=body) for _ in range(5)]
        assert code_of(answers[-1]) == (429, "too_fast")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert answers[0].status_code != 429


@pytest.mark.parametrize("question", ["why?move=1-1", "preview?move=1-1", "explain?what=heap"])
def test_questions_are_slowed_down_for_each_person(tmp_path: Path, question: str) -> None:
    changes = {**FREELY, "questions": Rate(burst=3, per_second=0.01)}
    with running(tmp_path, **changes) as site, ExitStack() as stack:
        anna, bert = (stack.enter_context(site.person(name)) for name in ("Anna", "Bert"))
        path = f"/api/tables/{anna.set_up()['id']}/{question}"
        answers = [anna.client.get(path) for _ in range(5)]
        assert 429 not in [answer.status_code for answer in answers[:3]]
        assert [code_of(answer) for answer in answers[3:]] == [(429, "too_fast")] * 2
        assert bert.client.get(path).status_code != 429


def test_new_names_from_one_address_are_slowed_down(tmp_path: Path) -> None:
    with running(tmp_path, **{**FREELY, "tables": Rate(burst=2, per_second=0.01)}) as site:
        for _ in range(2):
            site.person("Anna").client.close()
        with site.visitor() as visitor:
            answer = visitor.post("/api/session", json={"name": "Anna"})
        assert code_of(answer) == (429, "too_fast")


def test_a_flood_on_a_socket_is_refused_without_harm_to_others(tmp_path: Path) -> None:
    changes = {**FREELY, "commands": Rate(burst=20, per_second=0.01)}
    with running(tmp_path, **changes) as site, ExitStack() as stack:
        anna, bert = (stack.enter_context(site.person(name)) for name in ("Anna", "Bert"))
        with anna.connect() as flood, bert.connect() as other:
            answers = [flood.ask(do="ping") for _ in range(60)]
            assert [a["type"] for a in answers] == ["pong"] * 20 + ["rejected"] * 40
            assert rejected(answers[-1]) == "too_fast"
            assert answers[-1]["refusal"]["args"]["seconds"] >= 1
            assert other.ask(do="ping")["type"] == "pong"


def test_one_person_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_person=2, **FREELY) as site, ExitStack() as stack:
        anna, bert = (stack.enter_context(site.person(name)) for name in ("Anna", "Bert"))
        with anna.connect(), anna.connect() as second:
            assert denied(site, anna.credentials) == (429, "too_fast")
            with bert.connect():
                pass
            second.socket.close()
            wait_until(lambda: len(site.house.sockets) == 1)
            with anna.connect() as third:
                assert third.ask(do="ping")["type"] == "pong"


def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_address=2, **FREELY) as site, ExitStack() as stack:
        anna, bert = (stack.enter_context(site.person(name)) for name in ("Anna", "Bert"))
        with anna.connect(), bert.connect():
            assert denied(site, anna.credentials) == (429, "too_fast")


def test_one_socket_watches_so_many_tables_and_no_more(anna: Person) -> None:
    tables = [anna.set_up()["id"] for _ in range(21)]
    with anna.connect() as line:
        answers = [line.ask(do="watch", table=table) for table in tables]
        assert [a["type"] for a in answers] == ["opened"] * 20 + ["rejected"]
        line.send(do="unwatch", table=tables[0])
        assert line.ask(do="watch", table=tables[20])["type"] == "opened"


async def pour(outbox: Outbox) -> int:
    """Send as long as somebody takes it; return how many messages that were."""
    message, poured = b'"' + b"x" * 2**16 + b'"', 0
    while outbox.put(message):
        poured += 1
        await asyncio.sleep(0.002)
    return poured


def test_who_reads_too_slowly_is_cut_off_and_the_others_are_not(tmp_path: Path) -> None:
    with running(tmp_path, **FREELY) as site, ExitStack() as stack:
        anna, bert = (stack.enter_context(site.person(name)) for name in ("Anna", "Bert"))
        with anna.connect(max_queue=1) as slow, bert.connect() as quick:
            (mine,) = site.house.sockets.of(anna.id)
            pouring = asyncio.run_coroutine_threadsafe(pour(mine.outbox), site.loop)
            assert pouring.result(PATIENCE) > site.house.guard.outbox_size
            assert quick.ask(do="ping")["type"] == "pong"
            assert closed(slow) == 1013
            wait_until(lambda: len(site.house.sockets) == 1)
