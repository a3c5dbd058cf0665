"""Every card says what it is: to a pointer that rests, to a finger that stays, to the keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, Json, play_until
from tests.browser.people import PHONE
from tests.browser.places import LAID, sights
from tests.browser.test_hands import BOT, HELD, sit_with_bots
from tests.browser.test_lighting import begin

#: Games with cards in a hand; the tokens of a teaching game say all by their number.
CARDS = [game for game in GAMES if sights(game).DRAGS]
NOTE = "#explained"

#: Whether two things share a part of the screen.
_MEET = """
([one, two]) => {
  const [a, b] = [one, two].map((which) => document.querySelector(which).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
"""
#: Where the words of the page are that the explanation does not cover.
_BESIDE = """
() => {
  for (const words of document.querySelectorAll('.bar h1, .prompt p, .plate')) {
    const { left, top, width, height } = words.getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2];
    if (words.contains(document.elementFromPoint(...middle))) return middle;
  }
}
"""


def press_long(page: Page, held: str) -> None:
    """Put a finger on a thing and leave it there for a while."""
    box = page.locator(held).first.bounding_box()
    assert box is not None
    screen: Any = page.context.new_cdp_session(page)
    finger = {"x": box["x"] + box["width"] / 3, "y": box["y"] + box["height"] / 2}
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_selector(NOTE)
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.detach()


@pytest.mark.parametrize("game", CARDS)
def test_a_card_explains_itself_to_pointer_and_keys(meet: Arrive, game: str) -> None:
    page = sit_with_bots(meet("Anna"), game).page
    page.locator(HELD).first.hover()
    note = page.locator(NOTE)
    expect(note).to_be_visible()
    link = page.locator(".note a").first
    expect(link).to_have_attribute("href", re.compile(rf"^/rules/{game}#\d+\.\d+$"))
    assert page.locator(".board [data-lit]").count() > 1  # the card, and where it may go
    assert not page.evaluate(_MEET, [".note.there", HELD])
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    page.mouse.move(5, 5)
    page.locator(HELD).nth(1).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(note).to_be_visible()
    expect(page.locator(":focus")).to_have_attribute("aria-describedby", "explained")
    page.keyboard.press("i")
    expect(link).to_be_focused()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(page.locator(f":is({HELD}):focus")).to_have_count(1)


@pytest.mark.parametrize("game", CARDS)
def test_a_long_press_explains_a_card_and_plays_nothing(meet: Arrive, game: str) -> None:
    player = sit_with_bots(meet("Anna", size=PHONE, touch=True), game)
    page, before = player.page, player.look()["ply"]
    press_long(page, HELD)
    expect(page.locator(NOTE)).to_be_visible()
    assert page.locator("[aria-pressed=true]").count() == 0
    assert player.look()["ply"] == before
    page.touchscreen.tap(*page.evaluate(_BESIDE))
    expect(page.locator(NOTE)).to_have_count(0)


def test_what_lies_on_the_table_explains_itself(meet: Arrive) -> None:
    """A location on hover; a card that has come to lie there, too."""
    page = sit_with_bots(meet("Anna"), "fellowship").page
    page.locator(".location").first.hover()
    expect(page.locator(NOTE)).to_contain_text("Points for the first, second and third place")
    page.mouse.move(5, 5)
    expect(page.locator(NOTE)).to_have_count(0)


def test_the_arrow_keys_go_from_a_stone_to_its_cards(meet: Arrive) -> None:
    """And none of them is a stop of its own for the Tab key."""
    page = begin(meet("Anna"), "schotten-totten")
    assert page.locator(".place [tabindex='0']").count() == 0
    column = page.locator(".place:not(:last-child):has(.mine .card)").first
    stone = column.locator("button.stone")
    stone.focus()
    page.keyboard.press("ArrowDown")
    card = column.locator(".mine .card").first
    expect(card).to_be_focused()
    expect(page.locator(NOTE)).to_contain_text(card.get_attribute("aria-label") or "?")
    page.keyboard.press("ArrowUp")
    expect(stone).to_be_focused()
    expect(page.locator(NOTE)).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    following = column.locator("xpath=following-sibling::*[1]")
    expect(following.locator("button.stone")).to_be_focused()


def test_the_arrow_keys_go_from_a_cell_to_the_location_beside_it(meet: Arrive) -> None:
    page = sit_with_bots(meet("Anna"), "fellowship").page
    location = page.locator(".location").first
    row, column = (location.get_attribute("data-stop") or "").split(",")
    page.locator(f"[data-stop='{row},{int(column) + 2}']").focus()
    page.keyboard.press("ArrowLeft")
    expect(location).to_be_focused()
    expect(page.locator(NOTE)).to_contain_text("Points for the first, second and third place")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".cell:focus")).to_have_count(1)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_list_of_players_is_one_stop_and_its_signs_explain_themselves(
    meet: Arrive, size: tuple[int, int]
) -> None:
    page = sit_with_bots(meet("Anna", size=size), "rheinlander").page
    stop = page.locator("[data-sign][tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-sign]:focus")).to_have_count(1)
    expect(stop).not_to_be_focused()
    expect(page.locator(NOTE)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(stop).to_be_focused()
    expect(page.locator(NOTE)).to_contain_text("if the match ended now")


def test_a_card_that_can_go_nowhere_says_why(meet: Arrive) -> None:
    """A knight was brought: now only a bastion can be placed, or none, for which there is a key."""
    anna = meet("Anna")
    seats = [{"who": "me"}, *[BOT] * (FEWEST["rheinlander"] - 1)]
    table = anna.caller.set_up("rheinlander", seats)["id"]

    def may_place_a_bastion(seen: Json) -> bool:
        return bool(seen["match"]["moves"] and seen["match"]["table"]["phase"] == "bastion")

    play_until(anna.caller, table, may_place_a_bastion)
    anna.go(f"/table/{table}")
    page = anna.page
    page.wait_for_selector(LAID)
    page.locator(".hand .hold").first.hover()
    expect(page.locator(f"{NOTE} .now")).to_have_text(re.compile("now a bastion", re.IGNORECASE))
    expect(page.locator(".note a").last).to_have_attribute("href", "/rules/rheinlander#10.1")
    done = page.get_by_role("button", name="No bastion", exact=True)
    expect(done.locator("kbd")).to_have_text("N")
    page.mouse.move(5, 5)
    page.keyboard.press("n")
    expect(done).to_have_count(0)
