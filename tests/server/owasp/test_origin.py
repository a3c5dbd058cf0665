"""Origin against an exact list at the handshake, and CSRF; every refusal has a code of ours."""

from __future__ import annotations

import inspect

import httpx
import pytest

from holdfast.server.api.status import status_of
from holdfast.server.guard import denials
from holdfast.server.table.refusals import Code
from tests.server.visits import (
    Person,
    Site,
    code_of,
    denied,
)

FOREIGN = "http://evil.example"


def test_the_guard_refuses_with_codes_and_statuses_of_the_closed_list() -> None:
    made = [
        denials.foreign_host([]),
        denials.foreign_origin([]),
        denials.foreign_site([]),
        denials.plain_http(),
        denials.too_big(1),
        denials.too_slow(1),
        denials.too_fast(1),
        denials.not_json([]),
    ]
    makers = inspect.getmembers(
        denials,
        lambda each: inspect.isfunction(each) and each.__annotations__.get("return") == "Denial",
    )
    assert len(makers) == len(made)
    assert all(refusal.status == status_of(Code(refusal.code)) for refusal in made)


@pytest.mark.parametrize("origin", [FOREIGN, "null", "", "https://127.0.0.1"])
def test_other_pages_change_nothing(site: Site, anna: Person, origin: str) -> None:
    headers = {"Origin": origin}
    for method, path in (("POST", "/api/session"), ("DELETE", "/api/session")):
        answer = anna.client.request(method, path, headers=headers)
        assert code_of(answer) == (403, "foreign_origin")
    assert denied(site, {"Cookie": anna.cookie, **headers}) == (403, "foreign_origin")
    assert anna.client.get("/api/session").json()["name"] == "Anna"


def test_a_cookie_without_an_origin_changes_nothing(site: Site, anna: Person) -> None:
    answer = httpx.delete(f"{site.url}/api/session", headers={"Cookie": anna.cookie})
    assert code_of(answer) == (403, "foreign_origin")
    assert denied(site, {"Cookie": anna.cookie}) == (403, "foreign_origin")


def test_a_browser_that_says_another_site_asked_changes_nothing(anna: Person) -> None:
    for where in ("cross-site", "same-site"):
        answer = anna.client.post("/api/tokens", json={}, headers={"Sec-Fetch-Site": where})
        assert code_of(answer) == (403, "foreign_origin")


def test_a_form_of_another_page_is_not_read(anna: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = anna.client.post(
            "/api/session", content='{"name": "Eve"}', headers={"Content-Type": kind}
        )
        assert code_of(answer) == (415, "not_json")


def test_another_name_for_this_machine_is_not_answered(site: Site) -> None:
    answer = httpx.get(f"{site.url}/api/health", headers={"Host": "evil.example"})
    assert code_of(answer) == (403, "foreign_host")
