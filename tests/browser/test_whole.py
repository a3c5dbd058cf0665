"""Late in a game the whole table can be seen on a phone, and nothing is cut off at its edge."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import House, play_on
from tests.browser.people import PHONE, PHONE_ON_ITS_SIDE, wait_until_still
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
#: How much of the plates of the players is cut off, in pixels.
_PLATES = """
() => Math.max(...[...document.querySelectorAll('aside .plate')].map((plate) =>
  plate.getBoundingClientRect().bottom - plate.closest('aside').getBoundingClientRect().bottom))
"""


def wait_for_cut(page: Page, *, some: bool) -> None:
    """Wait until some cards are not wholly in the window, or until none is."""
    page.wait_for_function(f"some => ({_CUT})() > 0 === some", arg=some)


@pytest.mark.parametrize("size", [(360, 740), PHONE, PHONE_ON_ITS_SIDE], ids=str)
def test_the_whole_road_is_seen_on_a_phone(meet: Arrive, house: House, size: Sequence[int]) -> None:
    anna = meet("Anna", size=size, touch=True)
    bence = house.welcome("Bence")
    table = anna.caller.set_up("fellowship", [{"who": "me"}, {"who": "open"}])["id"]
    bence.act(table, "sit", seat=1)
    play_on([anna.caller, bence], table, until=LATE)
    page = anna.go(f"/table/{table}")
    page.wait_for_selector(LAID)
    wait_until_still(page)
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
