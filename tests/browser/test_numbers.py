"""What the page weighs exactly, and how quick it is with room for a busy machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench import page
from tests.browser.conftest import Arrive
from tests.browser.house import GAMES, House, open_house
from tests.browser.people import Person

SLACK = 5  # so many times slower than the goal may a loaded machine be


def test_the_start_page_is_light_and_soon_there(tmp_path: Path, chromium: Browser) -> None:
    with open_house(tmp_path) as house:  # where no tables wait that others have opened
        found = page.measure_start(house, chromium)
    assert found.bytes <= page.START_BYTES
    assert found.seconds <= page.START_SECONDS * SLACK
    assert found.shift < page.SHIFT


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(house: House, chromium: Browser, game: str) -> None:
    found = page.measure_table(house, chromium, game)
    assert found.bytes <= page.TABLE_BYTES
    assert found.shift < page.SHIFT


@pytest.mark.parametrize("game", GAMES)
def test_a_table_answers_a_click_at_once(house: House, chromium: Browser, game: str) -> None:
    found = page.measure_moving(house, chromium, game)
    assert found.seconds <= page.MOVE_SECONDS * SLACK
    assert found.shift < page.SHIFT


def test_a_page_that_nobody_touches_asks_for_little(meet: Arrive) -> None:
    guest, known = meet("Anna", guest=True), meet("Anna")
    for each in (guest, known):
        each.go("/")
    known.page.wait_for_timeout(1500)
    asked = [note_requests(each) for each in (guest, known)]
    known.page.wait_for_timeout(4500)
    assert all(len(urls) <= 8 for urls in asked), asked


def note_requests(person: Person) -> list[str]:
    """Return a list that grows by the address of each request of a page."""
    urls: list[str] = []
    person.page.on("request", lambda request: urls.append(request.url))
    return urls


def test_the_map_follows_the_pointer(house: House, chromium: Browser) -> None:
    found = page.measure_panning(house, chromium)
    assert found.frames > 10
    assert found.seconds <= page.FRAME_SECONDS * SLACK
