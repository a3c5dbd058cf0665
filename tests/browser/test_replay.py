"""Looking at a match again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import Caller
from tests.browser.people import Person
from tests.browser.places import Gallery


@pytest.fixture
def finished(gallery: Gallery) -> tuple[Caller, str]:
    """Somebody, and a match of theirs that is over."""
    return gallery.owner, gallery.find("schotten-totten", "end")


def open_replay(meet: Arrive, table: str, end: str = "") -> tuple[Person, Page]:
    """Return somebody who was not there, and the page with the match."""
    person = meet("Csaba")
    page = person.go(f"/replay/{table}{end}")
    page.wait_for_selector(".room .board > *")
    return person, page


def at(page: Page) -> int:
    """Return the moment that is shown."""
    return int(page.locator("input[type=range]").input_value())


def test_keys_go_to_and_fro(meet: Arrive, finished: tuple[Caller, str]) -> None:
    caller, table = finished
    last = caller.table(table)["match"]["ply"]
    _, page = open_replay(meet, table)
    assert at(page) == 0
    for key, expected in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("Home", 0),
    ]:
        page.keyboard.press(key)
        expect(page.locator("input[type=range]")).to_have_value(str(expected))
    page.locator("input[type=range]").fill(str(last // 2))
    expect(page).to_have_url(re.compile(f"/replay/{table}/{last // 2}$"))


def test_a_line_of_the_log_leads_to_its_moment(meet: Arrive, finished: tuple[Caller, str]) -> None:
    _, table = finished
    _, page = open_replay(meet, table)
    lines = page.locator("aside .log li:has(.line)")
    lines.nth(6).locator(".line").click()
    expect(page.locator("input[type=range]")).to_have_value("7")
    expect(page.locator("aside .log li.now")).to_have_count(1)
    assert lines.nth(6).evaluate("line => line.classList.contains('now')")


def test_a_link_to_a_moment_opens_at_that_moment(
    meet: Arrive, finished: tuple[Caller, str]
) -> None:
    _, table = finished
    _, page = open_replay(meet, table, "/9?eyes=1")
    assert at(page) == 9
    page.get_by_role("button", name="Share").click()
    link = page.locator("dialog[open] input[readonly]").input_value()
    page.goto(link)
    page.wait_for_selector(".room .board > *")
    assert at(page) == 9
    assert "eyes=1" in page.url


def test_after_the_end_every_hand_can_be_seen_or_one(
    meet: Arrive, finished: tuple[Caller, str]
) -> None:
    _, table = finished
    person, page = open_replay(meet, table, "/5")
    hands = {}
    for eyes in ("0", "1", "open"):
        page.get_by_role("combobox").select_option(eyes)
        expect(page).to_have_url(re.compile(f"eyes={eyes}"))
        answer = person.context.request.get(
            f"{person.house.url}/api/tables/{table}/moments/5?eyes={eyes}"
        )
        shown = json.loads(answer.text())["table"]["hands"]
        hands[eyes] = [bool(hand["cards"]) for hand in shown]
        expect(page.locator(".board .hand [data-card]")).not_to_have_count(0)
    assert hands == {"0": [True, False], "1": [False, True], "open": [True, True]}
