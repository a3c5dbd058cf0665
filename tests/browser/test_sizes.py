"""From the smallest phone to the largest screen: nothing sticks out, everything can be hit."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.house import GAMES
from tests.browser.places import LAID, Gallery, plain_places

SIZES: Final = [
    pytest.param((360, 640), True, id="360 pixels"),
    pytest.param((844, 390), True, id="a phone on its side"),
    pytest.param((3840, 2160), False, id="4K"),
]
SMALLEST: Final = 24  # pixels: WCAG 2.2, 2.5.8

#: What can be hit and is smaller than it should be. Links within sentences are excepted there.
_SMALL: Final = """
(smallest) => [...document.querySelectorAll('button, select, input, summary, [role=button]')]
  .filter((element) => element.checkVisibility() && !element.closest('svg'))
  .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < smallest - 0.5)
  .map(([element, box]) => `${element.outerHTML.slice(0, 120)} ${box.width} ${box.height}`)
"""
#: How far the page is wider than its window.
_TOO_WIDE: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: The share of the window that the table takes.
_SHARE: Final = """
() => {
  const box = document.querySelector('.board').getBoundingClientRect();
  return box.width * box.height / (innerWidth * innerHeight);
}
"""


def assert_fits(page: Page, what: str) -> None:
    assert page.evaluate(_TOO_WIDE) <= 0, what
    assert page.evaluate(_SMALL, SMALLEST) == [], what


@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_pages(meet: Arrive, size: tuple[int, int], touch: bool) -> None:
    anna = meet("Anna", size=size, touch=touch)
    anna.forgive("404 for GET /nowhere")
    for place in plain_places():
        page = anna.go(place.path)
        page.wait_for_selector(place.sign)
        assert_fits(page, place.name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_tables(
    meet: Arrive, gallery: Gallery, game: str, size: tuple[int, int], touch: bool
) -> None:
    anna = meet("Anna", caller=gallery.owner, size=size, touch=touch)
    table = gallery.find(game, "middle")
    page = anna.go(f"/table/{table}")
    page.wait_for_selector(LAID)
    page.wait_for_timeout(400)
    assert_fits(page, game)
    assert page.evaluate(_SHARE) > 0.5
    page.locator("[data-can=pick]").first.dispatch_event("click")
    page.wait_for_timeout(400)
    assert_fits(page, f"{game}, something picked")
