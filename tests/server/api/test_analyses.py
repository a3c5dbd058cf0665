"""Analyses over HTTP: who may ask, how much, and that it is one answer for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server.table.refusals import Code, Refused
from tests.server.visits import FREELY, Person, Site, code_of, mover, running, start, wait_until

OFF = (403, "analysis_off")


def where(table: str, depth: str = "standard") -> str:
    return f"/api/tables/{table}/analysis?depth={depth}"


def ended(anna: Person, bert: Person) -> str:
    """Return a match that is over: somebody has given up after a move."""
    table = start(anna, bert)
    for _ in range(40):
        if anna.see(table)["status"] == "over":
            break
        who, _ = mover(table, anna, bert)
        shown = who.see(table)
        move = shown["match"]["moves"][0]["id"]
        assert who.act(table, "move", v=shown["version"], move=move).status_code == 200
    assert anna.see(table)["status"] == "over"
    return table


def finished(client: httpx.Client, table: str) -> dict[str, Any]:
    def is_done() -> bool:
        return bool(client.get(where(table)).json()["state"] == "done")

    wait_until(is_done)
    shown: dict[str, Any] = client.get(where(table)).json()
    return shown


@contextmanager
def trio(site: Site) -> Iterator[tuple[Person, Person, Person]]:
    with site.person("Anna") as anna, site.person("Bert") as bert, site.person("Eve") as eve:
        yield anna, bert, eve


def test_nobody_gets_one_of_a_running_match_with_people_by_any_request(tmp_path: Path) -> None:
    with running(tmp_path, **FREELY) as site, trio(site) as (anna, bert, eve):
        table = start(anna, bert)
        for person in (anna, bert, eve):
            for method in ("GET", "POST", "DELETE"):
                assert code_of(person.client.request(method, where(table))) == OFF
        with site.visitor() as nobody:
            assert code_of(nobody.get(where(table))) == OFF
            assert code_of(nobody.post(where(table))) == (401, "no_session")
            assert code_of(nobody.get(where("0" * 32))) == (404, "unknown_table")


def test_one_answer_for_everybody_who_looks_at_the_match(tmp_path: Path) -> None:
    with running(tmp_path, **FREELY) as site, trio(site) as (anna, bert, eve):
        table = ended(anna, bert)
        with site.visitor() as nobody:
            assert nobody.get(where(table)).json()["state"] == "none"
            answer = eve.client.post(where(table))
            assert (answer.status_code, answer.json()["yours"]) == (202, True)
            shown = finished(nobody, table)
            assert (
                finished(anna.client, table)
                == shown
                == {
                    **finished(eve.client, table),
                    "yours": False,
                }
            )
            assert shown["found"] == shown["of"] > 0
            assert bert.client.post(where(table)).json() == shown
            assert code_of(bert.client.get(where(table, "deepest"))) == (400, "bad_message")
            rest = nobody.get(f"{where(table)}&known={shown['found']}").json()
            assert rest == {**shown, "decisions": []}


def test_nobody_fills_the_queue(tmp_path: Path) -> None:
    limits = {**FREELY, "analyses_per_person": 1, "analyses_per_address": 1}
    with running(tmp_path, **limits) as site, trio(site) as (anna, bert, eve):
        table = ended(anna, bert)
        eve.client.get("/api/session")
        check = site.house.check_analyses(eve.id)
        check([])
        for askers, says in (
            ([eve.id], "too-many-analyses"),
            ([anna.id], "too-many-analyses-here"),
        ):
            with pytest.raises(Refused) as refused:  # one address has them all
                check(askers)
            assert (refused.value.code, refused.value.sentence.id) == (Code.TOO_MANY, says)
        for _ in range(12):  # what there is already can be asked for as often as one likes
            assert bert.client.post(where(table)).status_code == 202
            finished(bert.client, table)


def test_it_cannot_be_asked_for_again_and_again(tmp_path: Path) -> None:
    limits = {key: value for key, value in FREELY.items() if key != "tables"}
    with running(tmp_path, **limits) as site, trio(site) as (anna, bert, _):
        table = ended(anna, bert)
        codes = [anna.client.post(where(table)).status_code for _ in range(14)]
        assert codes[:10] == [202] * 10
        assert codes[-1] == 429
