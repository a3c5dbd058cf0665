"""Compression, and headers on answers of every kind."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.visits import (
    Person,
    Site,
    code_of,
)

FOREIGN = "http://evil.example"


def test_sockets_are_not_compressed(anna: Person) -> None:
    with anna.connect() as line:
        assert line.socket.response is not None
        assert "Sec-WebSocket-Extensions" not in line.socket.response.headers


def answers_of_every_kind(anna: Person) -> Iterator[httpx.Response]:
    yield anna.client.get("/")
    yield anna.client.get("/table/none")
    yield anna.client.get("/assets/none.js")
    yield anna.client.head("/")
    yield anna.client.get("/api/docs/openapi.json")
    yield anna.client.get("/api/docs/nothing")
    yield anna.client.get("/api/games")
    yield anna.client.get("/metrics")
    yield anna.client.get("/nowhere")
    yield anna.client.get("/ws")
    yield anna.client.get("/api/tables/none")
    yield anna.client.put("/api/games")
    yield anna.client.options("/api/games")
    yield anna.client.post("/api/session", json={"name": ""})
    yield anna.client.post("/api/session", json={"name": "x" * 9000})
    yield anna.client.post("/api/session", content="x")
    yield anna.client.delete("/api/session", headers={"Origin": FOREIGN})
    yield anna.client.get("/api/games", headers={"Host": "evil.example"})
    yield anna.client.delete("/api/tokens")


def test_every_answer_tells_browsers_to_trust_nothing_else(anna: Person) -> None:
    for answer in answers_of_every_kind(anna):
        headers, path = answer.headers, answer.request.url.path
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
        assert (headers.get("cache-control") == "no-store") == path.startswith("/api/")
        if answer.status_code >= 400:
            code_of(answer)


def test_an_address_that_takes_another_method_says_which(anna: Person) -> None:
    answer = anna.client.put("/api/games")
    assert code_of(answer) == (405, "unknown_address")
    assert "GET" in answer.headers["allow"]


def test_mistakes_of_ours_tell_nothing(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("/secret/path")

    monkeypatch.setattr(site.house.lobby, "open_tables", fail)
    answer = anna.client.get("/api/tables")
    assert code_of(answer) == (500, "internal")
    assert "secret" not in answer.text
