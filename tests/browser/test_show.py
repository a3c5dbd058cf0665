"""Bots play each other, and somebody watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from holdfast.games import registry
from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, House
from tests.browser.people import DESK, PHONE
from tests.browser.test_access import assert_accessible_in_both_themes

BOT = {"who": "bot", "level": "apprentice"}


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


@pytest.mark.parametrize("game", GAMES)
def test_beside_it_stands_what_each_can_hope_for(meet: Arrive, game: str) -> None:
    seats = max(registry.get(game).seats)
    anna = meet("Anna", size=DESK)
    table: str = anna.caller.set_up(game, [BOT] * seats, pace=2000)["id"]
    page = anna.go(f"/table/{table}")
    bars = page.locator(".hopes [role=meter]")
    expect(bars).to_have_count(seats)
    expect(page.locator(".hopes .chart .line")).to_have_count(seats)
    chances = [float(bar.get_attribute("aria-valuenow") or 0) for bar in bars.all()]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    # What is read out makes the page no longer than its window.
    assert page.evaluate("document.documentElement.scrollHeight") <= DESK[1]
    page.locator(".hopes summary").click()
    expect(page.locator(".hopes tbody tr").nth(2)).to_be_visible()
    expect(page.locator(".hopes details")).to_contain_text("the hands as they truly are")
    assert_accessible_in_both_themes(page, "a table of bots")
    # Whoever would rather guess hides it, and it stays hidden.
    page.get_by_role("button", name="Hide", exact=True).click()
    expect(bars).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Show", exact=True)).to_be_visible()
    expect(bars).to_have_count(0)


def test_on_a_phone_its_course_is_behind_a_button(meet: Arrive) -> None:
    game = GAMES[0]
    anna = meet("Anna", size=PHONE)
    table: str = anna.caller.set_up(game, [BOT] * FEWEST[game], pace=2000)["id"]
    page = anna.go(f"/table/{table}")
    expect(page.locator(".hopes [role=meter]")).to_have_count(FEWEST[game])
    page.get_by_role("button", name="Course").click()
    expect(page.locator("dialog[open] .chart .line")).to_have_count(FEWEST[game])
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_where_somebody_plays_there_is_nothing_of_it(meet: Arrive, house: House) -> None:
    anna, bela = meet("Anna"), house.welcome("Béla")
    table: str = bela.set_up(GAMES[0], [{"who": "me"}, BOT])["id"]
    page = anna.go(f"/table/{table}")
    expect(page.locator(".room[data-status=playing]")).to_be_visible()
    expect(page.locator(".hopes")).to_have_count(0)
