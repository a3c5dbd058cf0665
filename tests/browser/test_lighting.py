"""What the log and hints speak of is lit on the board, for eyes that look there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, Json, play_on, play_until
from tests.browser.people import PHONE, Person
from tests.browser.places import LAID

BOT: Json = {"who": "bot", "level": "apprentice"}
BEGUN = 14  # moves, so that something lies on every table
LIT = "[data-lit]"


def begin(person: Person, game: str) -> Page:
    """Let somebody play for a while with bots, and look at the table."""
    table = person.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    play_on([person.caller], table, until=BEGUN)
    play_until(person.caller, table, lambda seen: len(seen["match"]["moves"]) > 1)
    person.go(f"/table/{table}")
    person.page.wait_for_selector(LAID)
    return person.page


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_is_pointed_at_is_lit_on_the_board(meet: Arrive, game: str) -> None:
    page = begin(meet("Anna"), game)
    lines = page.locator(".side .log .line")
    lit = 0
    for number in range(lines.count()):
        lines.nth(number).hover()
        lit += page.locator(LIT).count() > 0
    assert lit >= lines.count() / 3  # whoever draws or ends a turn speaks of no place
    page.mouse.move(5, 5)
    expect(page.locator(LIT)).to_have_count(0)
    # The same with the keys; and Enter still shows the table as it was.
    first = lines.first
    first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(first).to_be_focused()
    expect(page.locator(LIT)).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".past")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_is_tapped_on_a_phone_is_in_view_for_a_while(meet: Arrive, game: str) -> None:
    page = begin(meet("Anna", size=PHONE, touch=True), game)
    page.locator(".log-button").tap()
    dialog = page.locator("dialog[open]")
    for line in reversed(dialog.locator(".line").all()):
        line.tap()
        expect(dialog).to_have_count(0)
        if page.locator(LIT).count() > 0:
            break
        page.locator(".log-button").tap()
    lit = page.locator(LIT).first
    expect(lit).to_be_in_viewport(ratio=0.5)
    expect(page.locator(LIT)).to_have_count(0)
    # The button beside the line goes to that moment.
    page.locator(".log-button").tap()
    dialog.locator(".then").first.tap()
    expect(page.locator(".past")).to_be_visible()


def test_a_line_about_a_castle_lights_it(meet: Arrive) -> None:
    anna = meet("Anna")
    seats: list[Json] = [{"who": "me"}, *[BOT] * (FEWEST["rheinlander"] - 1)]
    options = {"castle_optional": True}
    table = anna.caller.set_up("rheinlander", seats, options=options)["id"]

    def castles() -> list[str]:
        parts = [line.get("parts") or {} for line in anna.caller.page(table)["story"]]
        return [each["castle"] for each in parts if "castle" in each]

    play_until(anna.caller, table, lambda _: bool(castles()))
    castle = castles()[0]
    anna.go(f"/table/{table}")
    page = anna.page
    page.wait_for_selector(LAID)
    told = re.compile(f"(garrisons|leaves) the castle of {castle} .*")
    page.locator(".side .log .line", has_text=told).first.hover()
    expect(page.locator(f"[data-lit='{castle}']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_lit_before_it_is_played(meet: Arrive, game: str) -> None:
    page = begin(meet("Anna"), game)
    before = page.locator(".room").get_attribute("data-ply")
    page.get_by_role("button", name="Hint").click()
    hints = page.get_by_role("dialog").locator("li")
    hints.first.wait_for()
    lit = 0
    for hint in hints.all():
        hint.hover()
        lit += page.locator(LIT).count() > 0
    assert lit >= hints.count() / 2  # whoever is advised to end the turn hears of no place
    assert page.locator(".room").get_attribute("data-ply") == before


def test_no_sentence_has_coordinates_until_they_are_wanted(meet: Arrive) -> None:
    """A key writes them on the table, for who types moves; so does the field for that."""
    page = begin(meet("Anna"), "fellowship")
    numbers = re.compile(r"-?\d+,-?\d+")
    told = page.locator(".side .log").inner_text()
    assert "Bag End" in told
    assert not numbers.search(told)
    labels = page.locator(".board [aria-label]").evaluate_all("all => all.map((e) => e.ariaLabel)")
    assert not [label for label in labels if numbers.search(label)]
    assert not numbers.search(page.locator(".board").inner_text())
    page.keyboard.press("c")
    expect(page.locator(".board .at").first).to_have_text(numbers)
    page.keyboard.press("c")
    expect(page.locator(".board .at")).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Names of places on the table").check()
    expect(page.locator(".board .at").first).to_have_text(numbers)
