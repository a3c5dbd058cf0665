"""Pages keep to WCAG 2.2 AA, as far as a program can tell, in both themes and with sheets open."""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Arrive, Look
from tests.browser.house import FEWEST, GAMES
from tests.browser.people import DESK, PHONE, wait_until_still
from tests.browser.places import STAGES, Gallery, plain_places, wait_until_laid

TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
#: What is left to the eye: best practices that a table of a game does not fit.
EXCEPT: Final = {"region": {"enabled": False}}

_AXE: Final = Axe()
_RUN: Final = "async (options) => (await axe.run(document, options)).violations"


def violations_of(page: Page) -> list[str]:
    """Return what axe finds wrong, a line for each thing."""
    options: dict[str, Any] = {
        "resultTypes": ["violations"],
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": EXCEPT,
        "preload": {"assets": ["media"]},  # no rule of these reads style sheets
    }
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.axe_script)
    found = page.evaluate(_RUN, options)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


def assert_accessible(page: Page, what: str) -> None:
    """Fail with all that is wrong."""
    found = violations_of(page)
    assert not found, what + "\n" + "\n".join(found)


def assert_accessible_in_both_themes(page: Page, what: str) -> None:
    """Fail with all that is wrong in the one theme or the other; the page is loaded once."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert_accessible(page, f"{what}, {theme}")


def test_pages_in_both_themes(meet: Arrive) -> None:
    anna = meet("Anna")
    anna.forgive("404 for GET /nowhere")
    for place in plain_places():
        page = anna.go(place.path)
        page.wait_for_selector(place.sign)
        assert_accessible_in_both_themes(page, place.name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_tables(look: Look, gallery: Gallery, game: str, theme: str) -> None:
    size = PHONE if theme == "dark" else DESK
    anna = look(theme=theme, size=size, touch=size == PHONE, typed=True)
    for stage in STAGES:
        table = gallery.find(game, stage)
        page = anna.go(f"/table/{table}")
        wait_until_laid(page, game)
        assert_accessible(page, f"{game} {stage}")
        if stage == "end":
            page.keyboard.press("Escape")
        else:
            for pick in page.locator("[data-can=pick]").all()[:1]:  # some tables have none
                pick.dispatch_event("click")
                wait_until_still(page)
                assert_accessible(page, f"{game} {stage}, something picked")
        if stage != "early":  # the menu is the same as in the middle
            page.get_by_role("button", name="Menu").click()
            assert_accessible(page, f"{game} {stage}, menu")
    page = anna.go(f"/replay/{table}/3")
    wait_until_laid(page, game)
    assert_accessible(page, f"replay of {game}")


def test_a_table_before_the_start_in_both_themes(meet: Arrive) -> None:
    anna, guest = meet("Anna"), meet("Dora", guest=True)
    seats = [{"who": "me"}, {"who": "invited"}, {"who": "open"}]
    table = anna.caller.set_up("rheinlander", seats)
    assert len(seats) == FEWEST["rheinlander"]
    page = anna.go(f"/table/{table['id']}")
    page.wait_for_selector(".gathering")
    assert_accessible_in_both_themes(page, "the host waits")
    page = guest.go(f"/table/{table['id']}#1.{table['invites']['1']}")
    page.wait_for_selector(".gathering form")
    assert_accessible_in_both_themes(page, "a guest comes")
