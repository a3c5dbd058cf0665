"""The document of the API says all that a client of others has to know."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest

import holdfast
from holdfast.server.api.app import create_app
from holdfast.server.api.document import PATH
from holdfast.server.api.status import status_of
from holdfast.server.guard import guard_for
from holdfast.server.table.commands import AnyCommand
from holdfast.server.table.refusals import Code

HOST = "http://127.0.0.1:8000"


def ask(path: str, **options: Any) -> httpx.Response:
    """Ask a server that was not started: the document needs no store."""

    async def get() -> httpx.Response:
        app = create_app(Path("unused"), guard_for("127.0.0.1", 8000, **options), games=["nim"])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOST) as client:
            return await client.get(path)

    return asyncio.run(get())


@cache
def document() -> dict[str, Any]:
    found: dict[str, Any] = ask(f"{PATH}/openapi.json").json()
    return found


def operations() -> list[tuple[str, dict[str, Any]]]:
    return [
        (method, operation)
        for item in document()["paths"].values()
        for method, operation in item.items()
    ]


def codes_of(operation: dict[str, Any]) -> dict[int, list[str]]:
    answers = {status: a for status, a in operation["responses"].items() if status >= "4"}
    schemas = {s: a["content"]["application/json"]["schema"] for s, a in answers.items()}
    return {
        int(s): schema["allOf"][1]["properties"]["code"]["enum"] for s, schema in schemas.items()
    }


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = document()["components"]["schemas"][name]
    return found


def fits(body: object, name: str) -> bool:
    """Whether a body follows a schema of the document."""
    whole = {**document(), "$ref": f"#/components/schemas/{name}"}
    return jsonschema_rs.is_valid(whole, body)


def test_browsers_show_the_document_instead_of_keeping_it() -> None:
    answer = ask(f"{PATH}/openapi.json")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["openapi"].startswith("3.1")


def test_every_operation_has_a_name_a_sentence_a_group_and_a_description() -> None:
    names = [operation["operationId"] for _, operation in operations()]
    assert len(set(names)) == len(names) == 55
    groups = {tag["name"] for tag in document()["tags"]}
    for _, operation in operations():
        assert operation["summary"]
        assert operation["description"].endswith(".")
        assert set(operation["tags"]) <= groups


def test_the_codes_of_refusals_are_those_of_the_closed_list_and_each_is_given_by_an_operation() -> (
    None
):
    assert sorted(schema("Code")["enum"]) == sorted(Code)
    given = {
        code
        for _, operation in operations()
        for codes in codes_of(operation).values()
        for code in codes
    }
    assert given == set(Code)


def test_each_refusal_is_listed_under_its_status() -> None:
    for _, operation in operations():
        for status, codes in codes_of(operation).items():
            assert {status_of(Code(code)) for code in codes} == {status}


def test_what_the_guard_refuses_is_listed_everywhere() -> None:
    for _, operation in operations():
        codes = codes_of(operation)
        assert {"foreign_host", "foreign_origin"} <= set(codes[403])
        assert operation["responses"]["429"]["headers"]["Retry-After"]["required"]
        assert ("requestBody" in operation) == (413 in codes) == (415 in codes)


def test_whoever_needs_a_session_is_told_how_to_show_it() -> None:
    schemes = document()["components"]["securitySchemes"]
    assert schemes["cookie"] | {"description": ""} == {
        "type": "apiKey",
        "in": "cookie",
        "name": "holdfast",
        "description": "",
    }
    assert (schemes["bearer"]["type"], schemes["bearer"]["scheme"]) == ("http", "bearer")
    for _, operation in operations():
        security = operation.get("security", [{}])
        assert ({} not in security) == (401 in codes_of(operation))


def test_behind_tls_the_cookie_has_another_name() -> None:
    answer = ask(f"{PATH}/openapi.json", public_url="https://127.0.0.1:8000")
    assert answer.json()["components"]["securitySchemes"]["cookie"]["name"] == "__Host-holdfast"


def test_a_command_is_one_of_many_told_apart_by_what_it_does() -> None:
    body = document()["paths"]["/api/tables/{table_id}/commands"]["post"]["requestBody"]
    assert body["required"]
    assert body["content"] == {
        "application/json": {"schema": {"$ref": "#/components/schemas/Command"}}
    }
    told_apart = schema("Command")["discriminator"]
    assert told_apart["propertyName"] == "do"
    assert told_apart["mapping"]["move"] == "#/components/schemas/Move"
    assert len(told_apart["mapping"]) == len(AnyCommand.__args__)


@pytest.mark.parametrize(
    ("body", "taken"),
    [
        ({"do": "move", "cid": "1", "v": 3, "move": "A2"}, True),
        ({"do": "move", "cid": "1", "v": 3, "move": 7}, True),
        ({"do": "move", "cid": "1", "v": -3, "move": 7}, False),
        ({"do": "move", "move": 7}, False),
        ({"do": "sit", "cid": "1", "seat": 5}, False),
        ({"do": "sit", "cid": "1", "chair": 1}, False),
        ({"do": "dance", "cid": "1"}, False),
        ({"do": "say", "cid": "1", "text": "x" * 401}, False),
    ],
)
def test_the_document_and_the_server_take_the_same_commands(body: object, taken: bool) -> None:
    try:
        msgspec.convert(body, AnyCommand)
        read = True
    except msgspec.ValidationError:
        read = False
    assert (read, fits(body, "Command")) == (taken, taken)


IN_LESSONS = ("lesson", "step", "made")
IN_STUDIES = {"study", "seat", "deal"}


def test_parameters_have_limits_and_sentences() -> None:
    found = {
        parameter["name"]: parameter
        for _, operation in operations()
        for parameter in operation.get("parameters", [])
    }
    at_tables = {"table_id", "since", "ply", "eyes", "move", "parts", "what"}
    assert set(found) == at_tables | {
        "game",
        "kind",
        "name",
        "clock",
        "free",
        "after",
        "depth",
        "known",
        "before",
        "puzzle",
        *IN_LESSONS,
        *IN_STUDIES,
    }
    assert all(parameter["description"].endswith(".") for parameter in found.values())
    assert found["table_id"]["schema"]["maxLength"] == 40
    assert (found["since"]["schema"]["minimum"], found["since"]["schema"]["default"]) == (0, 0)
    assert found["eyes"]["schema"]["maxLength"] == 8


def test_what_is_not_json_is_said_to_be_something_else() -> None:
    paths = document()["paths"]
    stream = paths["/api/stream"]["get"]["responses"]["200"]["content"]
    assert "`Turn`" in stream["application/x-ndjson"]["schema"]["description"]
    assert schema("Turn")["properties"]["type"]["enum"] == ["turn"]
    replay = paths["/api/tables/{table_id}/replay"]["get"]["responses"]["200"]["content"]
    assert replay == {"text/plain": {"schema": {"type": "string"}}}


def test_views_and_moves_are_those_of_the_games() -> None:
    for name in holdfast.game_names():
        match = holdfast.new(name, seed=1)
        view = match.view(match.turn or 0)
        called = "".join(word.capitalize() for word in name.split("-"))
        assert fits(view["table"], f"{called}View")
        assert fits(view["table"], "View")
        assert all(fits(move["parts"], f"{called}Move") for move in view["moves"])
        assert all(fits(move, "Choice") for move in view["moves"])
        assert not fits({**view["table"], "phase": "?"}, "View")
    assert not fits({"kind": "?"}, "Parts")
    assert schema("MatchShown")["properties"]["table"] == {"$ref": "#/components/schemas/View"}


def test_every_reference_leads_somewhere() -> None:
    def references(part: Any) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if "$ref" in part else set()
            return own.union(*(references(each) for each in part.values()))
        if isinstance(part, list):
            return set().union(*(references(each) for each in part))
        return set()

    known = {f"#/components/schemas/{name}" for name in document()["components"]["schemas"]}
    assert references(document()) <= known
