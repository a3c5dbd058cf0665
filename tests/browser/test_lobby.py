"""Who plays whom: tables with a seat for anybody are found on the start page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import PHONE


def rows(page: Page) -> Locator:
    """Return the tables in the list of open tables."""
    return page.locator("section[aria-labelledby=open] li:has(h3)")


def test_a_seat_that_is_open_to_anybody_is_found_and_taken(meet: Arrive) -> None:
    host, guest = meet("Hedvig"), meet("Gerd", size=PHONE, touch=True)
    page = host.go("/new/schotten-totten")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("switch", name="Tactics").or_(page.get_by_label("Tactics")).first.check()
    page.get_by_label("Over days").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".gathering")
    table = page.url.rpartition("/")[2]

    found = guest.go("/")
    row = rows(found).filter(has_text="Hedvig")
    expect(row).to_contain_text("One seat is free")
    expect(row).to_contain_text("Tactics · 3 days per turn")
    found.get_by_label("Clock").select_option("live")
    expect(row).to_be_hidden()
    found.get_by_label("Clock").select_option("slow")
    found.get_by_label("Game", exact=True).select_option("fellowship")
    expect(row).to_be_hidden()
    found.get_by_label("Game", exact=True).select_option("schotten-totten")
    found.get_by_label("With a free seat").check()
    expect(row).to_be_visible()
    # The list follows what happens, also while it is filtered.
    host.caller.act(table, "fill", seat=1, level="apprentice")
    expect(row).to_be_hidden()
    again = host.caller.set_up(
        "schotten-totten", [{"who": "me"}, {"who": "open"}], clock={"kind": "slow"}
    )
    row.get_by_role("link", name="Join").tap()
    found.wait_for_url(f"**/table/{again['id']}")
    found.get_by_role("button", name="Sit down").tap()
    found.wait_for_selector(".room[data-status=playing]")


def test_more_tables_than_a_page_has_are_shown_one_page_after_the_other(meet: Arrive) -> None:
    guest = meet("Gerd")
    hosts = [guest.house.welcome(f"Host {number}") for number in range(8)]
    seats = [{"who": "me"}, {"who": "open"}]
    made = {host.set_up("schotten-totten", seats)["id"] for host in hosts for _ in range(7)}
    page = guest.go("/")
    expect(rows(page).nth(49)).to_be_visible()
    seen = rows(page).count()
    assert seen == 50
    page.get_by_role("button", name="Show more tables").click()
    expect(rows(page).nth(len(made) - 1)).to_be_visible()
    links = rows(page).locator("a").evaluate_all("all => all.map((a) => a.pathname.split('/')[2])")
    assert made <= set(links)
    assert len(links) == len(set(links))
    for host in hosts:  # others look at this list too
        for table in made:
            if host.table(table)["host"]:
                host.act(table, "close")
