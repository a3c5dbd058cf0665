"""From the smallest phone to the largest screen: nothing sticks out, everything can be hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive, Look
from tests.browser.house import GAMES
from tests.browser.people import PHONE_ON_ITS_SIDE, wait_until_still
from tests.browser.places import Gallery, plain_places, sights, wait_until_laid

LOW: Final = (PHONE_ON_ITS_SIDE, (667, 375))
PHONES: Final = ((360, 640), *LOW)
SCREENS: Final = ((3840, 2160),)
ON_THEIR_SIDES: Final = [
    pytest.param(LOW[0], True, id="a phone on its side"),
    pytest.param(LOW[1], True, id="a small phone on its side"),
]
SIZES: Final = [
    pytest.param(PHONES[0], True, id="360 pixels"),
    *ON_THEIR_SIDES,
    pytest.param(SCREENS[0], False, id="4K"),
]
SMALLEST: Final = 24  # pixels: WCAG 2.2, 2.5.8
ARRIVING: Final = 60_000  # milliseconds; 4K is much to draw for a slow machine

#: What can be hit and is smaller than it should be. Links within sentences are excepted there.
_SMALL: Final = """
(smallest) => [...document.querySelectorAll('button, select, input, summary, [role=button]')]
  .filter((element) => element.checkVisibility() && !element.closest('svg, [inert]'))
  .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < smallest - 0.5)
  .map(([element, box]) => `${element.outerHTML.slice(0, 120)} ${box.width} ${box.height}`)
"""
#: Texts that stick out of what holds them, or are cut off there.
_SPILT: Final = """
() => [...document.querySelectorAll('button, a, h1, h2, h3, p, li, legend, label, summary')]
  .filter((element) => element.checkVisibility())
  .filter((element) => !element.closest('svg, .hidden-visually, [inert]'))
  .filter((element) => [...element.childNodes].some((part) => part.data?.trim()))
  .filter((element) => element.scrollWidth > element.clientWidth + 1)
  .filter((element) => getComputedStyle(element).display !== 'inline')
  .map((element) => `${element.outerHTML.slice(0, 120)} ${element.scrollWidth}`)
"""
#: How far the page is wider than its window.
_TOO_WIDE: Final = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: The share of the window that something takes.
_SHARE: Final = """
(which) => {
  const box = document.querySelector(which).getBoundingClientRect();
  return box.width * box.height / (innerWidth * innerHeight);
}
"""
#: Whether so many of some things, or all of them, are in sight: whole in the window, and nothing
#: lies on their middle.
_IN_SIGHT: Final = """
([which, least]) => {
  const all = [...document.querySelectorAll(which)];
  const inSight = all.filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return whole && element.contains(hit);
  });
  return all.length > 0 && inSight.length >= (least ?? all.length);
}
"""
_FONT: Final = "which => parseFloat(getComputedStyle(document.querySelector(which)).fontSize)"


def assert_fits(page: Page, what: str) -> None:
    assert page.evaluate(_TOO_WIDE) <= 0, what
    assert page.evaluate(_SMALL, SMALLEST) == [], what


def wait_until_in_sight(page: Page, which: str, least: int | None = None) -> None:
    """Wait for things that may still be on their way, and fail if they do not arrive."""
    page.wait_for_function(_IN_SIGHT, arg=[which, least], timeout=ARRIVING)


@pytest.mark.parametrize(
    ("sizes", "touch"), [(PHONES, True), (SCREENS, False)], ids=["phones", "screens"]
)
def test_pages(meet: Arrive, sizes: Sequence[tuple[int, int]], touch: bool) -> None:
    anna = meet("Anna", size=sizes[0], touch=touch)
    anna.forgive("404 for GET /nowhere")
    for place in plain_places():
        page = anna.go(place.path)
        page.wait_for_selector(place.sign)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            assert_fits(page, f"{place.name}, {width} x {height}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "touch"), SIZES)
def test_tables(
    look: Look, gallery: Gallery, game: str, size: tuple[int, int], touch: bool
) -> None:
    anna = look(size=size, touch=touch)
    table = gallery.find(game, "middle")
    page = anna.go(f"/table/{table}")
    wait_until_laid(page, game)
    assert_fits(page, game)
    assert page.evaluate(_SHARE, ".board") > 0.5
    wait_until_in_sight(page, sights(game).HAND)
    if size in LOW:
        assert_shows_what_the_match_is_about(page, game)
    pick_until_there_are_moves(page)
    assert_fits(page, f"{game}, something picked")
    wait_until_in_sight(page, "[data-can=move]", least=1)


def assert_holds_its_texts(page: Page, what: str) -> None:
    assert_fits(page, what)
    assert page.evaluate(_SPILT) == [], what


def test_pages_in_hungarian_whose_words_are_long(look: Look, gallery: Gallery) -> None:
    for game in GAMES:
        gallery.find(game, "middle")  # so that the bar says at how many tables it is her turn
    anna = look(size=PHONES[0], touch=True, language="hu")
    anna.forgive("404 for GET /nowhere")
    for place in plain_places():
        page = anna.go(place.path)
        page.wait_for_selector(place.sign)
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        assert_holds_its_texts(page, place.name)


@pytest.mark.parametrize("game", GAMES)
def test_tables_in_hungarian_whose_words_are_long(look: Look, gallery: Gallery, game: str) -> None:
    anna = look(size=PHONES[0], touch=True, language="hu")
    page = anna.go(f"/table/{gallery.find(game, 'middle')}")
    wait_until_laid(page, game)
    assert_holds_its_texts(page, game)
    page.get_by_role("button", name="Menü").click()
    assert_holds_its_texts(page, f"{game}, its menu")
    page.keyboard.press("Escape")
    pick_until_there_are_moves(page)
    assert_holds_its_texts(page, f"{game}, something picked")


def pick_until_there_are_moves(page: Page) -> None:
    """Pick one thing after another: a ring, or a card that needs one, goes nowhere by itself."""
    things = page.locator("[data-can=pick]")
    for number in range(things.count()):
        things.nth(number).dispatch_event("click")
        wait_until_still(page)
        if page.locator("[data-can=move]").count():
            return


def assert_shows_what_the_match_is_about(page: Page, game: str) -> None:
    """Fail if a phone on its side does not show it, and what else one needs to play."""
    field, least = sights(game).FIELD
    assert page.evaluate(_SHARE, field) > 0.5
    wait_until_in_sight(page, sights(game).PARTS, least=least)
    for which in (".prompt p", ".bar .icon", sights(game).HAND):
        wait_until_in_sight(page, which)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "touch"), ON_THEIR_SIDES)
def test_a_replay_on_a_phone_on_its_side(
    look: Look, gallery: Gallery, game: str, size: tuple[int, int], touch: bool
) -> None:
    anna = look(size=size, touch=touch)
    page = anna.go(f"/replay/{gallery.find(game, 'middle')}/{sights(game).MIDDLE // 2}")
    wait_until_laid(page, game)
    assert_fits(page, game)
    assert page.evaluate(_SHARE, sights(game).FIELD[0]) > 0.5
    wait_until_in_sight(page, ".scrubber button")


@pytest.mark.parametrize(
    ("size", "times"), [((1440, 900), 1.0), ((2200, 1240), 1.0), ((3840, 2160), 1.67)]
)
def test_letters_and_columns_grow_in_very_large_windows(
    look: Look, gallery: Gallery, size: tuple[int, int], times: float
) -> None:
    anna = look()
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = anna.go(f"/table/{gallery.find('fellowship', 'middle')}")
    wait_until_laid(page, "fellowship")
    for which, usual in {".log": 16.15, ".prompt": 17, ".bar h1": 23.375, ".plate": 17}.items():
        font = page.evaluate(_FONT, which)
        assert font == pytest.approx(usual * times, rel=0.01), which
    for which, usual in {".side": 336, ".bar .icon": 44}.items():
        box = page.locator(which).last.bounding_box()
        assert box and box["width"] == pytest.approx(usual * times, rel=0.01), which
