"""What calls people back to a table, and what they are told when the line is cut."""

from __future__ import annotations

import re
import time
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.people import PHONE
from tests.browser.player import Player
from tests.browser.test_presence import NO_CONNECTION, start_two

SOON: Final = 2.0  # seconds within which the page says that it has no connection
#: A browser that shows notifications, and nobody who looks at its page.
_AWAY: Final = """
() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  window.notes = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
  };
}
"""


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def test_the_tab_and_the_lists_say_whose_turn_it_is(meet: Arrive) -> None:
    mover, other, _ = start_two(meet)
    other.page.evaluate("localStorage.setItem('holdfast-settings', JSON.stringify({notify: true}))")
    other.page.reload()
    other.page.wait_for_selector(".room")
    other.page.evaluate(_AWAY)
    calling = re.compile(r"^● Your turn – ")
    expect(mover.page).to_have_title(calling)
    assert icon(mover.page) == "/icon-turn.svg"
    expect(other.page).not_to_have_title(calling)
    assert icon(other.page) == "/icon.svg"
    while mover.look()["mine"]:
        mover.play_if_my_turn()
    expect(other.page).to_have_title(calling)
    assert other.page.evaluate("window.notes") == ["Your turn: Schotten Totten"]
    expect(mover.page).not_to_have_title(calling)
    # In the list of tables, in the bar above it, and above every other page.
    other.person.go("/")
    expect(other.page.locator("li.turn .badge")).to_be_visible()
    expect(other.page).to_have_title(calling)
    other.person.go("/settings")
    expect(other.page.locator("header .waiting")).to_have_text("It is your turn")


def test_on_a_phone_one_sees_that_somebody_has_said_something(meet: Arrive) -> None:
    anna, bence = meet("Anna", size=PHONE, touch=True), meet("Bence")
    table = anna.caller.set_up("schotten-totten", [{"who": "me"}, {"who": "open"}])["id"]
    bence.caller.act(table, "sit", seat=1)
    Player(anna).go(table)
    mark = anna.page.locator(".log-button .unread")
    expect(mark).to_have_count(0)
    for text in ("Hello!", "Are you there?"):
        bence.caller.act(table, "say", text=text)
    expect(mark).to_have_text("2")
    anna.page.get_by_role("button", name="2 new messages").tap()
    expect(anna.page.locator("dialog[open]").get_by_text("Are you there?")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(mark).to_have_count(0)
    anna.caller.act(table, "say", text="Yes.")  # one's own words are read already
    anna.page.wait_for_timeout(300)
    expect(mark).to_have_count(0)


def test_a_cut_line_is_said_at_once_with_what_becomes_of_the_move(meet: Arrive) -> None:
    mover, _, table = start_two(meet)
    mover.person.forgive(NO_CONNECTION)
    before = mover.look()["ply"]
    mover.person.context.set_offline(True)
    start = time.monotonic()
    said = mover.page.locator(".offline")
    expect(said).to_contain_text("What you do now is kept", timeout=SOON * 1000)
    assert time.monotonic() - start < SOON
    pick = next(target for target in mover.look()["targets"] if target["can"] == "pick")
    mover.point(pick["x"], pick["y"])
    mover.page.wait_for_selector("[data-can=move]")
    goal = next(target for target in mover.look()["targets"] if target["can"] == "move")
    mover.point(goal["x"], goal["y"])
    expect(said).to_contain_text("Your move is kept, and sent", timeout=SOON * 1000)
    mover.person.context.set_offline(False)
    expect(said).to_have_count(0)
    mover.page.wait_for_function(
        "ply => Number(document.querySelector('.room').dataset.ply) > ply", arg=before
    )
    moved = [line for line in mover.person.caller.page(table)["story"] if line["kind"] == "moved"]
    assert len(moved) == before + 1


def test_a_server_that_does_not_answer_is_noticed(meet: Arrive) -> None:
    mover, _, _ = start_two(meet)
    # The line takes everything and brings nothing, as through a dead gateway.
    mover.page.evaluate("WebSocket.prototype.send = () => {}")
    mover.page.get_by_role("button", name="Menu", exact=True).click()
    mover.page.get_by_role("button", name="Ask for a pause").click()
    expect(mover.page.locator(".offline")).to_be_attached(timeout=SOON * 1000)
