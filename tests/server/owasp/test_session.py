"""The session: cookies and tokens, when they end, and that sockets end with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from holdfast.server.api import socket as socket_module
from holdfast.server.guard import digest
from holdfast.server.store import people
from holdfast.server.store.schema import sessions
from tests.server.visits import (
    FREELY,
    Person,
    Site,
    closed,
    code_of,
    denied,
    open_socket,
    running,
)


def test_without_a_credential_nothing_of_ones_own_is_given(site: Site) -> None:
    with site.visitor() as visitor:
        for method, path in (
            ("GET", "/api/session"),
            ("DELETE", "/api/session"),
            ("DELETE", "/api/tokens"),
            ("GET", "/api/stream"),
            ("GET", "/api/tables/mine"),
            ("GET", "/api/tables/none/hint"),
        ):
            assert code_of(visitor.request(method, path)) == (401, "no_session")
        assert code_of(visitor.post("/api/tokens", json={})) == (401, "no_session")
        assert code_of(
            visitor.post("/api/tables/x/commands", json={"do": "leave", "cid": "1"})
        ) == (
            401,
            "no_session",
        )
    assert denied(site, {"Origin": site.url}) == (401, "no_session")


def test_who_is_known_is_told_to_anybody_about_themselves(site: Site, anna: Person) -> None:
    assert anna.client.get("/api/me").json() == {"me": anna.client.get("/api/session").json()}
    with site.visitor() as visitor:
        assert visitor.get("/api/me").json() == {"me": None}


def test_an_invented_or_doubled_credential_is_none(site: Site, anna: Person) -> None:
    token = anna.token()
    for headers in (
        {"Authorization": "Bearer hf_" + "x" * 43},
        {"Authorization": f"Bearer {token}x"},
        {"Cookie": "holdfast=" + "x" * 43},
        {"Cookie": f"{anna.cookie}; {anna.cookie}"},
        {"Cookie": anna.cookie, "Authorization": f"Bearer {token}"},
    ):
        assert code_of(httpx.get(f"{site.url}/api/session", headers=headers)) == (401, "no_session")
        assert denied(site, {"Origin": site.url, **headers}) == (401, "no_session")


def test_a_cookie_is_for_this_host_and_not_for_scripts(site: Site) -> None:
    with site.visitor() as visitor:
        cookie = visitor.post("/api/session", json={"name": "Anna"}).headers["set-cookie"]
    name, *attributes = cookie.split("; ")
    assert len(name) == len("holdfast=") + 43
    assert attributes == ["Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax"]


def test_behind_tls_the_cookie_is_bound_to_it(tmp_path: Path) -> None:
    with running(tmp_path, secure=True, **FREELY) as site, site.visitor() as visitor:
        answer = visitor.post("/api/session", json={"name": "Anna"})
    assert answer.headers["set-cookie"].startswith("__Host-holdfast=")
    assert answer.headers["set-cookie"].endswith("; Secure")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_the_store_knows_no_token(site: Site, anna: Person) -> None:
    secrets = [anna.cookie.partition("=")[2].encode(), anna.token().encode()]
    folder = Path(site.house.store.where).parent
    content = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    assert b"Anna" in content
    assert not any(secret in content for secret in secrets)


def test_signing_out_ends_the_session_and_its_sockets(site: Site, anna: Person) -> None:
    cookie = anna.cookie
    with anna.connect() as line:
        answer = anna.client.delete("/api/session")
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert closed(line) == 4401
    answer = httpx.get(f"{site.url}/api/session", headers={"Cookie": cookie})
    assert code_of(answer) == (401, "no_session")
    assert denied(site, {"Cookie": cookie, "Origin": site.url}) == (401, "no_session")


def test_revoked_tokens_and_their_sockets_end(site: Site, anna: Person) -> None:
    bearer = {"Authorization": f"Bearer {anna.token()}"}
    with open_socket(site, bearer) as line:
        assert anna.client.delete("/api/tokens").status_code == 204
        assert closed(line) == 4401
    assert code_of(httpx.get(f"{site.url}/api/session", headers=bearer)) == (401, "no_session")
    assert anna.client.get("/api/session").status_code == 200


def expire(site: Site, person: Person) -> None:
    hashed = digest(person.cookie.partition("=")[2])
    ended = update(sessions).where(sessions.c.hash == hashed).values(expires=1)
    assert site.do(lambda conn: conn.execute(ended).rowcount) == 1


def ban(site: Site, person: Person) -> None:
    assert site.do(lambda conn: people.ban(conn, person.id, 1))


@pytest.mark.parametrize("end", [expire, ban])
def test_a_session_that_has_expired_or_whose_person_is_banned_holds_no_longer(
    site: Site, anna: Person, end: Callable[[Site, Person], None]
) -> None:
    end(site, anna)
    assert code_of(anna.client.get("/api/session")) == (401, "no_session")
    assert denied(site, anna.credentials) == (401, "no_session")


@pytest.mark.parametrize("end", [expire, ban])
def test_a_socket_that_only_listens_is_closed_when_its_session_is_looked_up_again(
    site: Site,
    anna: Person,
    bert: Person,
    end: Callable[[Site, Person], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert socket_module.RECHECK == 30 * 60
    monkeypatch.setattr(socket_module, "RECHECK", 0.05)
    with anna.connect() as line, bert.connect() as other:
        end(site, anna)
        assert closed(line) == 4401
        assert other.ask(do="ping")["type"] == "pong"
