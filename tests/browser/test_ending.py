"""How a match ends, and how a move is taken back: the same for all who sit there."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.house import play_on
from tests.browser.people import PHONE, wait_until_still
from tests.browser.player import Player
from tests.browser.test_presence import start_two


def test_whoever_gives_up_sees_the_same_end_as_the_others(meet: Arrive) -> None:
    mover, other, table = start_two(meet)
    watcher = meet("Cili")
    watcher.go(f"/table/{table}")
    watcher.page.wait_for_selector(".room")
    mover.page.get_by_role("button", name="Menu", exact=True).click()
    mover.page.get_by_role("button", name="Give up").click()
    mover.page.get_by_role("button", name="Really give up").click()
    name, winner = mover.person.name, other.person.name
    for page in (mover.page, other.page, watcher.page):
        sheet = page.locator("dialog[open]")
        expect(sheet.get_by_text(f"{name} gave up.", exact=True)).to_be_visible()
        told = page.locator(".side .log").get_by_text(
            f"The match is over: {name} gave up. {winner} wins."
        )
        expect(told).to_be_visible()
        page.wait_for_timeout(300)  # and it stays
        expect(sheet).to_be_visible()


#: Notes when the last move is shown, and when the end covers it.
_NOTE: Final = """
() => {
  const note = () => {
    if (!document.querySelector('.room[data-status=over]')) return;
    window.over ??= performance.now();
    if (document.querySelector('dialog[open]')) window.covered ??= performance.now();
  };
  new MutationObserver(note).observe(document.body,
    { subtree: true, childList: true, attributes: true });
}
"""
LAST_GLANCE: Final = 700  # what it is without motion
GLANCE: Final = 500  # milliseconds for which the last move is seen at least, also without motion


def test_the_last_move_is_seen_before_the_end_covers_it(meet: Arrive) -> None:
    mover, other, table = start_two(meet)
    for player in (mover, other):
        player.page.evaluate(_NOTE)
    # The last move is a claim then, and not that nobody could do anything.
    play_on([mover.person.caller, other.person.caller], table, rather="claim")
    for player in (mover, other):
        expect(player.page.locator("dialog[open]")).to_be_visible()
        assert player.page.evaluate("window.covered - window.over") > GLANCE
    mover.person.context.add_init_script(f"addEventListener('DOMContentLoaded', {_NOTE})")
    mover.page.reload()  # who comes later sees it at once
    expect(mover.page.locator("dialog[open]")).to_be_visible()
    assert mover.page.evaluate("window.covered - window.over") < GLANCE
    # What the end speaks of is lit, and can be looked at.
    lit = mover.page.locator("[data-lit]")
    mover.page.locator("dialog[open] .steps").hover()
    expect(lit).not_to_have_count(0)
    mover.page.get_by_role("button", name="Show the last move on the table").click()
    expect(mover.page.locator("dialog[open]")).to_have_count(0)
    expect(lit).not_to_have_count(0)
    expect(lit).to_have_count(0)  # after a while


def test_a_tap_that_calls_for_the_end_presses_nothing_in_it(meet: Arrive) -> None:
    anna, bence = (meet(name, size=PHONE, touch=True) for name in ("Anna", "Bence"))
    table = anna.caller.set_up("schotten-totten", [{"who": "me"}, {"who": "open"}])["id"]
    bence.caller.act(table, "sit", seat=1)
    # Anna looks at the last move until she taps.
    anna.context.add_init_script(
        "const timer = setTimeout; window.setTimeout = (what, wait, ...given) =>"
        f" timer(what, wait === {LAST_GLANCE} ? {LAST_GLANCE}000 : wait, ...given)"
    )
    for person in (anna, bence):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".room")
    play_on([anna.caller, bence.caller], table, rather="claim")
    name = "Show the last move on the table"
    button = bence.page.get_by_role("button", name=name)
    button.wait_for()
    wait_until_still(bence.page)
    box = button.bounding_box()
    assert box is not None
    anna.page.wait_for_selector(".room[data-status=over]")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(anna.page.get_by_role("button", name=name)).to_be_visible()
    anna.page.wait_for_timeout(300)  # and it stays
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    anna.page.get_by_role("button", name=name).tap()
    expect(anna.page.locator("dialog[open]")).to_have_count(0)


def test_a_move_is_taken_back_with_the_same_cards_or_with_new_ones(meet: Arrive) -> None:
    mover, other, table = start_two(meet)
    mover.play_if_my_turn()
    while (
        mover.person.caller.table(table)["match"]["turn"]
        == (mover.person.caller.table(table)["yours"][0])
    ):
        mover.play_if_my_turn()
    mover.page.get_by_role("button", name="Menu", exact=True).click()
    menu = mover.page.locator("dialog[open]")
    expect(menu.get_by_text("You will draw the same card again.")).to_be_visible()
    menu.get_by_role("button", name="with new cards").click()
    name = mover.person.name
    asked = other.page.get_by_text(
        f"{name} would like to take back a move. What nobody has seen will be dealt anew."
    )
    expect(asked).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()
    for player in (mover, other):
        told = player.page.locator(".side .log").get_by_text(
            f"{name} takes a move back. What nobody has seen is dealt anew."
        )
        expect(told).to_be_visible()
    line = mover.person.caller.page(table)["story"][-1]
    assert (line["kind"], line["anew"]) == ("undone", 1)


def test_on_a_phone_the_end_names_who_gave_up(meet: Arrive) -> None:
    anna = meet("Anna", size=PHONE, touch=True)
    bence = meet("Bence")
    table = anna.caller.set_up("schotten-totten", [{"who": "me"}, {"who": "open"}])["id"]
    bence.caller.act(table, "sit", seat=1)
    Player(anna).go(table)
    bence.caller.act(table, "resign")
    expect(anna.page.locator("dialog[open]").get_by_text("Bence gave up.")).to_be_visible()
