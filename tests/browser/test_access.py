"""Pages keep to WCAG 2.2 AA, as far as a program can tell, in both themes and with sheets open."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES
from tests.browser.people import DESK, PHONE
from tests.browser.places import LAID, STAGES, Gallery, plain_places

TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
THEMES: Final = ("light", "dark")
#: What is left to the eye: best practices that a table of a game does not fit.
EXCEPT: Final = {"region": {"enabled": False}}

_AXE: Final = Axe()


def violations_of(page: Page) -> list[str]:
    """Return what axe finds wrong, a line for each thing."""
    options: dict[str, Any] = {
        "resultTypes": ["violations"],
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": EXCEPT,
    }
    found = _AXE.run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        for node in each["nodes"]
    ]


def assert_accessible(page: Page, what: str) -> None:
    """Fail with all that is wrong."""
    found = violations_of(page)
    assert not found, what + "\n" + "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_pages(meet: Arrive, theme: str) -> None:
    anna = meet("Anna", theme=theme)
    anna.forgive("404 for GET /nowhere")
    for place in plain_places():
        page = anna.go(place.path)
        page.wait_for_selector(place.sign)
        assert_accessible(page, place.name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_tables(meet: Arrive, gallery: Gallery, game: str, theme: str) -> None:
    size = PHONE if theme == "dark" else DESK
    how = {"theme": theme, "size": size, "touch": size == PHONE, "typed": True}
    anna = meet("Anna", caller=gallery.owner, **how)
    for stage in STAGES:
        table = gallery.find(game, stage)
        page = anna.go(f"/table/{table}")
        page.wait_for_selector(LAID)
        page.wait_for_timeout(300)
        assert_accessible(page, f"{game} {stage}")
        if stage == "end":
            page.keyboard.press("Escape")
        else:
            pick = page.locator("[data-can=pick]").first
            pick.dispatch_event("click")
            page.wait_for_timeout(100)
            assert_accessible(page, f"{game} {stage}, something picked")
        page.get_by_role("button", name="Menu").click()
        assert_accessible(page, f"{game} {stage}, menu")
    page = anna.go(f"/replay/{table}/3")
    page.wait_for_selector(LAID)
    assert_accessible(page, f"replay of {game}")


@pytest.mark.parametrize("theme", THEMES)
def test_a_table_before_the_start(meet: Arrive, theme: str) -> None:
    anna, guest = meet("Anna", theme=theme), meet("Dora", theme=theme, guest=True)
    seats = [{"who": "me"}, {"who": "invited"}, {"who": "open"}]
    table = anna.caller.set_up("rheinlander", seats)
    assert len(seats) == FEWEST["rheinlander"]
    page = anna.go(f"/table/{table['id']}")
    page.wait_for_selector(".gathering")
    assert_accessible(page, "the host waits")
    page = guest.go(f"/table/{table['id']}#1.{table['invites']['1']}")
    page.wait_for_selector(".gathering form")
    assert_accessible(page, "a guest comes")
