"""The statistics of a game on the page: from its finished matches, for all who look."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from holdfast.server.view.statistics import LEAST
from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, House
from tests.browser.people import PHONE
from tests.browser.test_access import assert_accessible_in_both_themes
from tests.browser.test_analysis import finish


@pytest.mark.parametrize("game", GAMES)
def test_what_finished_matches_have_in_common(meet: Arrive, house: House, game: str) -> None:
    seats = FEWEST[game]
    for _ in range(LEAST):
        finish(house, game, seats)
    person = meet("Anna")
    page = person.go("/")
    page.locator(f"a[href='/stats/{game}']").click()
    part = page.locator(f"section[data-seats='{seats}']")
    expect(page.locator("main[data-state=done]")).to_be_visible()
    expect(part.locator("figure")).to_have_count(5)
    expect(part).to_contain_text("People")
    part.locator("summary").last.click()
    expect(part.locator("details[open] tbody tr").first).to_be_visible()
    assert_accessible_in_both_themes(page, "statistics")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_game_that_there_is_not(meet: Arrive) -> None:
    page = meet("Anna").go("/stats/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
