"""Schemathesis asks the server whatever its document allows, and much that it does not.

Each answer must be one that the document promises: its status, type, headers and body, and so also
the codes of refusals.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from holdfast.testing.amount import amount
from tests.server.visits import FREELY, Person, Site, running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SETTINGS = settings(
    max_examples=amount(quick=4, full=10),
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)
ENDLESS = "get_stream"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site"), **FREELY) as site:
        yield site


def operations(site: Site) -> Iterator[schemathesis.APIOperation[Any, Any, Any, Any]]:
    schema = schemathesis.openapi.from_url(f"{site.url}/api/docs/openapi.json")
    for found in schema.exclude(operation_id=ENDLESS).get_all_operations():
        assert isinstance(found, Ok)
        yield found.ok()


def modes(operation: schemathesis.APIOperation[Any, Any, Any, Any]) -> list[GenerationMode]:
    """What can be asked: where nothing can be given, nothing wrong can be either."""
    takes = operation.body or operation.path_parameters
    return [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if takes else [])]


class Asker:
    """Somebody who asks, with the same headers each time; counts what they were answered."""

    def __init__(self, site: Site, headers: dict[str, str]) -> None:
        self.codes: Counter[str] = Counter()
        self.headers = headers
        self._url = site.url
        self._session = requests.Session()

    def ask(self, case: Case[Any]) -> None:
        answer = case.call(base_url=self._url, session=self._session, headers=self.headers)
        json = answer.headers.get("content-type") == ["application/json"] and answer.json()
        self.codes[json["code"] if isinstance(json, dict) and "code" in json else "done"] += 1
        case.validate_response(answer, checks=CHECKS)

    def close(self) -> None:
        self._session.close()


def test_an_anonymous_visitor_gets_only_what_the_document_promises(site: Site) -> None:
    asker = Asker(site, {"Origin": site.url})
    for operation in operations(site):
        for mode in modes(operation):

            @SETTINGS
            @given(case=operation.as_strategy(generation_mode=mode))
            def ask(case: Case[Any]) -> None:
                asker.ask(case)

            ask()
    asker.close()
    assert {"done", "bad_message", "no_session", "unknown_table"} <= set(asker.codes)


def test_a_program_with_a_token_gets_only_what_the_document_promises(site: Site) -> None:
    anna = site.person("Anna")
    with anna:
        tables = itertools.cycle(some_tables(anna))
        asker = Asker(site, {"Authorization": f"Bearer {anna.token()}"})
        for operation in operations(site):
            for mode in modes(operation):

                @SETTINGS
                @given(case=operation.as_strategy(generation_mode=mode))
                def ask(case: Case[Any]) -> None:
                    lead_somewhere(case, tables)
                    asker.ask(case)
                    if case.method == "DELETE":  # this token, or all of them
                        asker.headers = {"Authorization": f"Bearer {anna.token()}"}

                ask()
        asker.close()
    assert {"done", "bad_option", "not_started", "over", "not_over"} <= set(asker.codes)


def some_tables(anna: Person) -> list[str | None]:
    """Tables that wait, go on and are over; None stands for whatever somebody may invent."""
    over, running = anna.set_up("me", "hot")["id"], anna.set_up("me", "hot")["id"]
    assert anna.act(over, "resign").status_code == 200
    return [anna.set_up()["id"], running, over, None]


def lead_somewhere(case: Case[Any], tables: Iterator[str | None]) -> None:
    """Name a table, and a game, that exist, without a cookie: what is invented does not get far."""
    table = next(tables)
    if table:
        case.cookies = {}
    if table and "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = table
    if table and isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
        case.body["game"] = "nim"
