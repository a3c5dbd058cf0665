"""How to play, on screens and at the rules: drawn by the tables, and printed in light colours."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import GAMES, PATIENCE, House
from tests.browser.people import DESK, PHONE, wait_until_still
from tests.browser.places import Gallery, sights, wait_until_laid
from tests.browser.test_access import assert_accessible_in_both_themes
from tests.browser.test_languages import LANGUAGES, no_words_of

PAPER = 720  # so many pixels are between the margins of a page
PAPER_BYTES = 9_000_000  # as PDF at most
DRAWING_BYTES = 20_000  # of that at least for each drawing


def books_of(house: House, game: str) -> list[dict[str, Any]]:
    books: list[dict[str, Any]] = httpx.get(
        f"{house.url}/api/games/{game}/howto", timeout=PATIENCE
    ).json()
    return books


def draw_all(page: Page) -> int:
    """Bring every drawing into sight, where it is drawn; return how many there are."""
    page.wait_for_selector("figure", state="attached")
    drawings = page.locator("figure")
    for nth in range(drawings.count()):
        drawings.nth(nth).scroll_into_view_if_needed()
        drawings.nth(nth).locator("> .frame > .table > *").first.wait_for(state="attached")
    wait_until_still(page)
    return drawings.count()


@pytest.mark.parametrize("game", GAMES)
def test_each_screen_is_drawn_by_the_table(meet: Arrive, house: House, game: str) -> None:
    screens = books_of(house, game)[0]
    page = meet("Anna", size=DESK).go(f"/how/{game}")
    assert draw_all(page) == len(screens["steps"])
    assert page.locator("main > ol > li > h2").count() == len(screens["chapters"])
    tables = page.locator(f"figure:has({sights(game).PARTS})")
    assert tables.count() == len(screens["steps"])
    lit = [step for step in screens["steps"] if step["lit"]]
    assert page.locator("figure:has([data-lit])").count() == len(lit) > 0
    # Nobody can touch it, and whoever listens hears how it stands.
    assert page.locator("figure > .frame > .table:not([inert])").count() == 0
    for told in page.locator("figure > .frame > p").all_inner_texts():
        assert len(told) > 40


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_the_drawings_that_name_them(meet: Arrive, house: House, game: str) -> None:
    steps = [step for book in books_of(house, game) for step in book["steps"] if step["rule"]]
    page = meet("Anna", size=DESK).go(f"/rules/{game}")
    assert draw_all(page) == len(steps)
    for rule in {step["rule"] for step in steps}:
        named = sum(step["rule"] == rule for step in steps)
        assert page.locator(f"[id='{rule}'] figure").count() == named
    # Another language, and each drawing is there once.
    page.goto(page.url)
    draw_all(page)
    assert page.locator("figure").count() == len(steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_screens_in_every_language(meet: Arrive, game: str) -> None:
    said = set()
    for language in LANGUAGES:
        person = meet("Anna", language=language)
        page = person.go(f"/how/{game}")
        draw_all(page)
        assert no_words_of(person) == []
        said.add(page.locator("figcaption").first.inner_text())
    assert len(said) == len(LANGUAGES)


def test_one_comes_from_everywhere(meet: Arrive, gallery: Gallery) -> None:
    game = GAMES[0]
    anna = meet("Anna", size=DESK)
    page = anna.go("/")
    page.get_by_role("link", name="How to play").first.click()
    page.wait_for_url(f"**/how/{game}")
    page.get_by_role("link", name="Learn by playing").click()
    wait_until_laid(page, game)
    page.get_by_role("button", name="All lessons").click()
    page.locator("dialog[open]").get_by_role("link", name="How to play").click()
    page.wait_for_url(f"**/how/{game}")
    page.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_role("link", name="How to play").click()
    page.wait_for_url(f"**/how/{game}")
    anna.go(f"/table/{gallery.find(game, 'early')}")
    wait_until_laid(page, game)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="How to play").click()
    page.wait_for_url(f"**/how/{game}")


@pytest.mark.parametrize("game", GAMES)
def test_it_is_printed_whole_and_in_light_colours(meet: Arrive, game: str) -> None:
    page = meet("Anna", size=DESK, theme="dark").go(f"/how/{game}")
    page.wait_for_selector("figure", state="attached")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": PAPER, "height": 1000})
    # Also what was never in sight.
    assert (
        page.locator("figure > .frame > .table > *").count() >= page.locator("figure").count() > 2
    )
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    for figure in page.locator("figure > .frame").all():
        frame, table = figure.bounding_box(), figure.locator("> .table").bounding_box()
        assert frame and table
        assert table["width"] <= frame["width"] <= PAPER
        assert table["height"] <= frame["height"]
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_is_on_the_paper_and_none_weighs_much(meet: Arrive, game: str) -> None:
    page = meet("Anna", size=DESK).go(f"/how/{game}")
    # Without being scrolled to.
    page.wait_for_selector("figure", state="attached")
    drawn = page.locator(f"figure:has({sights(game).PARTS})")
    expect(drawn).to_have_count(page.locator("figure").count(), timeout=1000 * PATIENCE)
    whole = len(page.pdf(format="A4"))
    assert whole < PAPER_BYTES
    # The second is lower on the page, where a table in its full size does not fit.
    page.locator("figure > .frame > .table").nth(1).evaluate("table => (table.style.opacity = 0)")
    assert len(page.pdf(format="A4")) < whole - DRAWING_BYTES


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_screens_are_accessible(meet: Arrive, game: str, size: tuple[int, int]) -> None:
    page = meet("Anna", size=size, touch=size == PHONE).go(f"/how/{game}")
    draw_all(page)
    assert_accessible_in_both_themes(page, f"how to play {game}")


@pytest.mark.parametrize("width", [360, 820, 1440])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_window(meet: Arrive, game: str, width: int) -> None:
    anna = meet("Anna", size=(width, 760))
    for path in ("how", "rules"):
        page = anna.go(f"/{path}/{game}")
        page.wait_for_selector("figure", state="attached")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_game_that_is_not_there_has_no_screens(meet: Arrive) -> None:
    page = meet("Anna").go("/how/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
