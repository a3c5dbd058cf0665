"""Bots play each other, and somebody watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES
from tests.browser.people import PHONE


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_set_up_to_be_watched(meet: Arrive, game: str) -> None:
    anna = meet("Anna", size=PHONE, pace="none")
    page = anna.go(f"/new/{game}")
    page.get_by_label("Seat 1", exact=True).select_option("bot")
    for seat in range(FEWEST[game]):
        page.get_by_label("Strength").nth(seat).select_option("apprentice")
    expect(page.get_by_role("heading", name="Time", exact=True)).to_have_count(0)
    page.get_by_role("radio", name="Quick").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".room[data-status=playing]")
    expect(page.locator(".side .log li").nth(3)).to_be_attached()
    before = int(page.locator(".room").get_attribute("data-ply") or 0)
    page.wait_for_function(
        "ply => Number(document.querySelector('.room').dataset.ply) > ply + 1", arg=before
    )
    assert page.locator("[data-can]").count() == 0  # there is nothing to do but to look
