"""Late in a game the whole table can be seen on a phone, and nothing is cut off at its edge."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House, Json, play_on
from tests.browser.people import PHONE, PHONE_ON_ITS_SIDE, Person, wait_until_still
from tests.browser.places import LAID
from tests.browser.test_hands import pinch

LATE = 130  # moves of random players: nine locations of ten, as a rule
MOST_PINCHES = 10  # on a busy machine some of them are seen in part
#: Which of the cards on the table are not wholly in the window of the map.
_CUT = """() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  return [...document.querySelectorAll('.cell, .location')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < frame.left - 1 || box.right > frame.right + 1 ||
      box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  }).length;
}"""
#: How many pixels of the window the table leaves free, in the direction where it leaves fewer.
_SPARE = """
() => {
  const frame = document.querySelector('.frame').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect());
  const [left, right, top, bottom] = ['left', 'right', 'top', 'bottom'].map((edge) =>
    Math[edge === 'left' || edge === 'top' ? 'min' : 'max'](...boxes.map((box) => box[edge])));
  return Math.min(frame.width - (right - left), frame.height - (bottom - top));
}
"""
#: Whether a place for the card in hand can be pointed at.
_REACHED = """
() => [...document.querySelectorAll('.cell[data-can=move]')].some((cell) => {
  const box = cell.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return top !== null && cell.contains(top);
})
"""
#: How much of the plates of the players is cut off, in pixels.
_PLATES = """
() => Math.max(...[...document.querySelectorAll('aside .plate')].map((plate) =>
  plate.getBoundingClientRect().bottom - plate.closest('aside').getBoundingClientRect().bottom))
"""


def wait_for_cut(page: Page, *, some: bool) -> None:
    """Wait until some cards are not wholly in the window, or until none is."""
    page.wait_for_function(f"some => ({_CUT})() > 0 === some", arg=some)


def go_to_late_table(anna: Person, house: House) -> Page:
    """Let somebody look at a table of which most is over."""
    bence = house.welcome("Bence")
    table = anna.caller.set_up("fellowship", [{"who": "me"}, {"who": "open"}])["id"]
    bence.act(table, "sit", seat=1)
    play_on([anna.caller, bence], table, until=LATE)
    while not any(each["parts"]["kind"] == "lay" for each in offered(anna, table)):
        play_on([anna.caller, bence], table, until=anna.caller.table(table)["match"]["ply"] + 1)
    page = anna.go(f"/table/{table}")
    page.wait_for_selector(LAID)
    wait_until_still(page)
    return page


def offered(anna: Person, table: str) -> list[Json]:
    """Return the moves that somebody can make."""
    moves: list[Json] = anna.caller.table(table)["match"]["moves"]
    return moves


@pytest.mark.parametrize("size", [(360, 740), PHONE, PHONE_ON_ITS_SIDE], ids=str)
def test_the_whole_road_is_seen_on_a_phone(meet: Arrive, house: House, size: Sequence[int]) -> None:
    page = go_to_late_table(meet("Anna", size=size, touch=True), house)
    assert page.evaluate(_PLATES) <= 0
    wait_for_cut(page, some=True)
    page.get_by_role("button", name="Show the whole table").tap()
    wait_until_still(page)
    wait_for_cut(page, some=False)
    # As large as it can be: the table reaches from edge to edge in one direction.
    spare = page.evaluate(_SPARE)
    assert spare < 48
    page.get_by_role("button", name="Back to the current location").tap()
    wait_until_still(page)
    wait_for_cut(page, some=True)
    box = page.locator(".frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(MOST_PINCHES):
        pinch(page, x, y, range(100, 20, -5))
        wait_until_still(page)
        if page.evaluate(_CUT) == 0:
            break
    wait_for_cut(page, some=False)
    expect(page.locator(".cell").first).to_be_visible()


@pytest.mark.parametrize("size", [(360, 740), (1000, 620)], ids=str)
def test_places_of_a_card_come_into_sight(meet: Arrive, house: House, size: Sequence[int]) -> None:
    """Whoever has looked elsewhere on the table takes up a card, and sees where it can go."""
    page = go_to_late_table(meet("Anna", size=size), house)
    box = page.locator(".frame").bounding_box()
    assert box is not None
    for right, down in ((0, 0), (0, 1), (1, 0), (1, 1)):  # one of them is far from the location
        x, y = (
            box["x"] + 20 + right * (box["width"] - 40),
            box["y"] + 20 + down * (box["height"] - 40),
        )
        page.mouse.move(x, y)
        page.mouse.wheel(0, -2500)
        wait_until_still(page)
        page.locator(".cards [data-can=pick]").first.click()
        wait_until_still(page)
        seen = page.locator(".cell[data-can=move]")
        assert seen.count() > 0
        assert page.evaluate(_REACHED), "the card can go nowhere in the window"
        page.keyboard.press("Escape")
