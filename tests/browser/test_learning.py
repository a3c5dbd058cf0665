"""Lessons in the browser: by pointing, by keyboard, in every language, and where one left off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from holdfast.core.lesson import read_lessons
from holdfast.games import registry
from holdfast.testing.amount import chosen_amount
from tests.browser.conftest import Arrive
from tests.browser.house import GAMES, PATIENCE, House
from tests.browser.people import DESK, PHONE, Person, wait_until_still
from tests.browser.places import sights, wait_until_laid
from tests.browser.player import Player
from tests.browser.test_access import assert_accessible_in_both_themes
from tests.browser.test_languages import LANGUAGES, no_words_of

#: Where a finger reaches something: not every shape has its middle in itself.
_POINT: Final = """
(selector) => {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const spots = [5, 3, 7, 2, 8, 1, 9, 4, 6].map((part) => part / 10);
  for (const down of spots)
    for (const right of spots) {
      const x = box.left + box.width * right, y = box.top + box.height * down;
      const top = document.elementFromPoint(x, y);
      if (top && (element.contains(top) || top.closest('[data-can], [data-card]') === element))
        return { x, y };
    }
  return null;
}
"""
_AT: Final = "wanted => Number(document.querySelector('.room')?.dataset.step) === wanted"

#: The step is done, or another one has followed from it.
_PAST: Final = """
before => {
  const { step, done } = document.querySelector('.room').dataset;
  return done === 'true' || Number(step) !== before;
}
"""


SOME: Final = 2  # remarks that are waited for
ENOUGH: Final = 40  # moves in which they have come


def open_lesson(person: Person, game: str, end: str = "") -> Page:
    page = person.go(f"/learn/{game}{end}")
    wait_until_laid(page, game)
    return page


def solution(house: House, game: str, lesson: str, step: int) -> dict[str, Any] | None:
    """Return the parts of the move that a step asks for, if it asks for one."""
    path = f"{house.url}/api/games/{game}/lessons/{lesson}/steps/{step}"
    if not httpx.get(path, timeout=PATIENCE).json()["asks"]:
        return None
    pictures = httpx.get(f"{path}/try", timeout=PATIENCE).json()["pictures"]
    parts: dict[str, Any] = pictures[0]["line"]["parts"]
    return parts


def point(page: Page, selector: str) -> None:
    """Point at something as soon as it can be reached."""
    found = page.wait_for_function(_POINT, arg=selector).json_value()
    page.mouse.move(found["x"], found["y"])
    page.mouse.click(found["x"], found["y"])
    wait_until_still(page)


def do_step(page: Page, game: str, parts: dict[str, Any]) -> None:
    """Make a move by pointing, and wait for the praise."""
    before = int(page.locator(".room").get_attribute("data-step") or 0)
    for selector in sights(game).pointing(parts):
        point(page, selector)
    page.wait_for_function(_PAST, arg=before)
    expect(page.locator("[data-testid=answer].good")).to_be_visible()
    wait_until_still(page)


def steps_of(house: House, game: str) -> list[dict[str, Any]]:
    lessons: list[dict[str, Any]] = httpx.get(
        f"{house.url}/api/games/{game}/lessons", timeout=PATIENCE
    ).json()
    return lessons


def chosen_lessons() -> Iterator[Any]:
    """Yield the first lesson of each game and one further; all of them in the full amount."""
    further = False
    for game in GAMES:
        for number, lesson in enumerate(read_lessons(registry.get(game).folder)):
            if number == 0 or not further or chosen_amount() == "full":
                further = further or number > 0
                yield pytest.param(game, number, id=f"{game}-{lesson.name}")


@pytest.mark.parametrize(("game", "number"), list(chosen_lessons()))
def test_a_lesson_by_pointing(meet: Arrive, house: House, game: str, number: int) -> None:
    anna = meet("Anna", size=DESK)
    lesson = steps_of(house, game)[number]
    page = open_lesson(anna, game, f"/{lesson['name']}/1")
    for step in range(lesson["steps"]):
        page.wait_for_function(_AT, arg=step + 1)
        wait_until_still(page)
        parts = solution(house, game, lesson["name"], step)
        if parts is not None:
            do_step(page, game, parts)
        if page.evaluate(_AT, step + 1):  # the next step is about something else
            page.get_by_role("button", name="Next", exact=True).click()
    table = begin_last_part(anna)
    assert page.url.endswith(f"?lesson={lesson['name']}") is bool(lesson["remarks"])
    shown = anna.caller.table(table)
    assert shown["game"] == game
    assert {seat["level"] for seat in shown["seats"] if seat["who"] == "bot"} == {"apprentice"}


def begin_last_part(person: Person) -> str:
    """Go on from the end of a lesson to the game that is its last part; return its table."""
    page = person.page
    page.get_by_role("button", name="Play against the apprentice").click()
    page.wait_for_url("**/table/*")
    wait_until_laid(page, person.caller.table(table_of(page))["game"])
    return table_of(page)


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2].partition("?")[0]


def chosen_games() -> list[str]:
    """Return the games whose last part is played: one of them, or all in the full amount."""
    return list(GAMES if chosen_amount() == "full" else GAMES[:1])


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", chosen_games())
def test_the_last_part_is_a_game_with_remarks(
    meet: Arrive, house: House, game: str, size: tuple[int, int]
) -> None:
    anna = meet("Anna", size=size, touch=size == PHONE)
    lesson = steps_of(house, game)[0]
    page = open_lesson(anna, game, f"/{lesson['name']}/{lesson['steps']}")
    for name in ("Show me", "Next"):
        page.get_by_role("button", name=name, exact=True).click()
        wait_until_still(page)
    begin_last_part(anna)
    remarks = page.get_by_test_id("remarks")
    expect(remarks).not_to_be_empty()
    assert remarks.get_attribute("role") == "status"  # it is read out
    player, heard = Player(anna, touch=size == PHONE), list[str]()
    while len(heard) < SOME:
        player.play_if_my_turn()
        assert player.moves < ENOUGH, f"only {heard} was said"
        now = [each for each in remarks.locator("p").all_inner_texts() if each not in heard]
        heard += [each for each in now if not each.startswith("You play against")]
    assert all("remark-" not in each for each in heard)
    assert_nothing_is_covered(page)
    assert_accessible_in_both_themes(page, f"the last part of a lesson of {game}")
    page.locator(".remarks button").click()
    expect(remarks).to_be_empty()


def assert_nothing_is_covered(page: Page) -> None:
    """The remark lies beside the board, and not on it."""
    strip = page.locator(".remarks").bounding_box()
    board = page.locator("main.board").bounding_box()
    assert strip is not None and board is not None and strip["height"] > 0
    beside = strip["x"] >= board["x"] + board["width"] - 1
    above = strip["y"] + strip["height"] <= board["y"] + 1
    assert beside or above, (strip, board)


def test_remarks_are_for_who_learns(meet: Arrive, house: House) -> None:
    """Neither a table that is no last part has them, nor somebody who watches it."""
    game = GAMES[0]
    anna = meet("Anna")
    page = open_lesson(anna, game, f"/first/{steps_of(house, game)[0]['steps']}")
    for name in ("Show me", "Next"):
        page.get_by_role("button", name=name, exact=True).click()
        wait_until_still(page)
    table = begin_last_part(anna)
    expect(page.get_by_test_id("remarks")).not_to_be_empty()
    watcher = meet("Cili").go(f"/table/{table}?lesson=first")
    wait_until_laid(watcher, game)
    expect(watcher.get_by_test_id("remarks")).to_have_count(0)
    for end in ("", "?lesson=nothing"):
        anna.go(f"/table/{table}{end}")
        wait_until_laid(page, game)
        wait_until_still(page)
        assert page.get_by_test_id("remarks").all_inner_texts() in ([], [""])


def test_what_can_be_done_now_is_told_in_a_lesson_too(meet: Arrive) -> None:
    page = open_lesson(meet("Anna"), GAMES[0])
    page.keyboard.press("w")
    listed = page.locator("dialog[open] li[data-kind]")
    listed.first.wait_for()
    assert "can-" not in listed.first.inner_text()
    assert_accessible_in_both_themes(page, "what can be done in a lesson")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("what one can do now")


@pytest.mark.parametrize(("game", "number"), list(chosen_lessons()))
def test_the_first_step_in_every_language(
    meet: Arrive, house: House, game: str, number: int
) -> None:
    said, name = set(), steps_of(house, game)[number]["name"]
    for language in LANGUAGES:
        person = meet("Anna", language=language)
        page = open_lesson(person, game, f"/{name}/1")
        assert page.evaluate("document.documentElement.lang") == language
        assert no_words_of(person) == []
        said.add(page.get_by_test_id("say").inner_text())
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_not_the_point_is_answered_and_not_made(meet: Arrive, game: str) -> None:
    page = open_lesson(meet("Anna"), game)
    ply = page.locator(".room").get_attribute("data-ply")
    page.locator("[data-can=pick]:not([data-lit])").first.click()
    wait_until_still(page)
    page.locator("[data-can=move]:not([data-lit])").first.dispatch_event("click")
    answer = page.get_by_test_id("answer")
    expect(answer).to_be_visible()
    expect(answer).not_to_have_class(re.compile("good"))
    assert page.locator(".room").get_attribute("data-ply") == ply
    expect(page.get_by_test_id("say")).to_be_visible()


def test_one_goes_on_where_one_left_off(meet: Arrive) -> None:
    game = GAMES[0]
    page = open_lesson(meet("Anna"), game)
    for step in (2, 3):
        page.get_by_role("button", name=re.compile("Show me|Next")).first.click()
        expect(page.locator("[data-testid=answer].good")).to_be_visible()
        wait_until_still(page)
        if not page.evaluate(_AT, step):
            page.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_function(_AT, arg=step)
    page.reload()
    wait_until_laid(page, game)
    assert page.evaluate(_AT, 3)
    page.goto(page.url.partition("/learn")[0] + f"/learn/{game}")
    wait_until_laid(page, game)
    assert page.evaluate(_AT, 3)
    page.get_by_role("button", name="Start again").click()
    page.wait_for_function(_AT, arg=1)
    expect(page.get_by_role("button", name="Back")).to_be_disabled()


def test_all_lessons_are_listed_and_one_can_begin_anywhere(meet: Arrive, house: House) -> None:
    game = GAMES[0]
    lessons = steps_of(house, game)
    assert len(lessons) > 1
    page = open_lesson(meet("Anna"), game)
    page.get_by_role("button", name="All lessons").click()
    chapters = page.locator("dialog[open] ol button")
    assert chapters.count() == sum(len(lesson["chapters"]) for lesson in lessons)
    chapters.last.click()
    last = lessons[-1]
    page.wait_for_function(_AT, arg=last["chapters"][-1]["first"] + 1)
    assert f"/learn/{game}/{last['name']}/" in page.url


def test_a_lesson_by_keyboard_alone(meet: Arrive) -> None:
    game = GAMES[0]
    page = open_lesson(meet("Anna"), game)
    page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.board [data-can=pick][data-lit]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_until_still(page)
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    page.wait_for_function(_AT, arg=2)
    expect(page.locator("[data-testid=answer].good")).to_be_visible()
    page.keyboard.press(".")  # show me
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(_AT, arg=3)
    page.keyboard.press(",")
    page.wait_for_function(_AT, arg=2)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("In a lesson")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_accessible(meet: Arrive, game: str, size: tuple[int, int]) -> None:
    page = open_lesson(meet("Anna", size=size, touch=size == PHONE), game)
    assert_accessible_in_both_themes(page, f"lesson of {game}")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("[data-testid=answer].good")).to_be_visible()
    wait_until_still(page)
    assert_accessible_in_both_themes(page, f"lesson of {game}, answered")
    page.get_by_role("button", name="All lessons").click()
    assert_accessible_in_both_themes(page, f"lessons of {game}, listed")


@pytest.mark.parametrize("width", [360, 820, 1280])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_window(meet: Arrive, game: str, width: int) -> None:
    page = open_lesson(meet("Anna", size=(width, 760)), game)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator("main.board").bounding_box()
    assert box is not None and box["height"] > 300
    expect(page.get_by_role("button", name="Show me")).to_be_in_viewport()


def test_the_start_page_leads_to_the_lessons(meet: Arrive) -> None:
    page = meet("Dora", guest=True).go("/")
    page.get_by_role("link", name="Learn", exact=True).first.click()
    wait_until_laid(page, GAMES[0])
    assert page.url.endswith(f"/learn/{GAMES[0]}/first/1")


def test_a_game_that_is_not_there_has_no_lessons(meet: Arrive) -> None:
    anna = meet("Anna")
    page = anna.go("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
