"""Puzzles in the browser: solved, failed, shown, by keyboard, and what is kept of them."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from holdfast.core.words import LANGUAGES
from holdfast.games import registry
from holdfast.search.puzzles.file import Puzzle, read_puzzles
from tests.browser.conftest import Arrive
from tests.browser.house import GAMES, PATIENCE, House
from tests.browser.people import DESK, PHONE, WIDE, Person, wait_until_still
from tests.browser.places import sights, wait_until_laid
from tests.browser.test_access import assert_accessible_in_both_themes
from tests.browser.test_languages import no_words_of
from tests.browser.test_learning import point
from tests.browser.test_studying import MOST

SMALL: Final = (360, 760)


def open_puzzle(person: Person, game: str, name: str = "") -> Page:
    page = person.go(f"/puzzles/{game}/{name}" if name else f"/puzzles/{game}")
    wait_until_laid(page, game)
    return page


def daily(house: House, game: str) -> Puzzle:
    """Return the puzzle of the day."""
    shown = httpx.get(f"{house.url}/api/games/{game}/puzzles", timeout=PATIENCE).json()
    return named(game, shown["daily"])


def named(game: str, name: str) -> Puzzle:
    puzzles = read_puzzles(registry.get(game)).puzzle
    return next(each for each in puzzles if each.name == name)


def parts_of(house: House, game: str, puzzle: Puzzle, move: str) -> dict[str, Any]:
    """Return the parts of a legal move."""
    path = f"{house.url}/api/games/{game}/puzzles/{puzzle.name}"
    moves = httpx.get(path, timeout=PATIENCE).json()["match"]["moves"]
    found: dict[str, Any] = next(each["parts"] for each in moves if each["text"] == move)
    return found


def make(page: Page, game: str, parts: dict[str, Any]) -> None:
    """Make a move by pointing."""
    for selector in sights(game).pointing(parts):
        point(page, selector)


def wait_until(page: Page, stand: str) -> None:
    page.wait_for_selector(f".room[data-stand={stand}][data-busy=false]")
    wait_until_still(page)


def kept(page: Page, game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('holdfast-puzzles')"))
    mine: dict[str, Any] = found[game]
    return mine


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_is_solved_and_counted(meet: Arrive, house: House, game: str) -> None:
    puzzle = daily(house, game)
    page = open_puzzle(meet("Anna", size=DESK), game)
    expect(page.get_by_role("heading", level=2).first).to_have_text("Puzzle of the day")
    make(page, game, parts_of(house, game, puzzle, puzzle.accept[0]))
    wait_until(page, "solved")
    expect(page.locator("[data-testid=answer].good")).to_contain_text("Right!")
    expect(page.get_by_test_id("streak")).to_have_text("Solved on 1 day in a row")
    assert kept(page, game)["solved"] == [puzzle.name]
    page.reload()  # the browser keeps it
    wait_until_laid(page, game)
    expect(page.get_by_test_id("streak")).to_be_visible()
    expect(page.get_by_test_id("count")).to_contain_text("1 of ")
    page.get_by_role("button", name="Another one").click()
    page.wait_for_selector(f".room:not([data-puzzle='{puzzle.name}'])")
    assert re.search(rf"/puzzles/{game}/\d+-\d+$", page.url)
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector(f".room[data-puzzle='{puzzle.name}']")


@pytest.mark.parametrize("game", GAMES)
def test_what_tempts_is_refuted_on_the_table(meet: Arrive, house: House, game: str) -> None:
    puzzle = daily(house, game)
    page = open_puzzle(meet("Anna", size=DESK), game)
    before = int(page.locator(".room").get_attribute("data-ply") or 0)
    make(page, game, parts_of(house, game, puzzle, puzzle.tempting))
    wait_until(page, "wrong")
    answer = page.get_by_test_id("answer")
    expect(answer).to_contain_text("looks good at a glance and costs")
    after = int(page.locator(".room").get_attribute("data-ply") or 0)
    assert after - before == len(puzzle.refutation)
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    wait_until(page, "asked")
    assert page.locator(".room").get_attribute("data-ply") == str(before)
    assert kept(page, game)["solved"] == []


@pytest.mark.parametrize("game", GAMES)
def test_who_was_shown_the_solution_has_not_solved_it(
    meet: Arrive, house: House, game: str
) -> None:
    puzzle = daily(house, game)
    page = open_puzzle(meet("Anna", size=DESK), game)
    page.get_by_role("button", name="Show the solution").click()
    wait_until(page, "shown")
    expect(page.get_by_test_id("answer")).to_contain_text("This is the solution.")
    page.get_by_role("button", name="Look again").click()
    wait_until(page, "asked")
    make(page, game, parts_of(house, game, puzzle, puzzle.accept[0]))
    wait_until(page, "solved")
    mine = kept(page, game)
    assert (mine["solved"], mine["streak"]) == ([], 0)


def test_another_wrong_move_does_not_betray_the_solution(meet: Arrive, house: House) -> None:
    game = GAMES[0]
    puzzle = daily(house, game)
    path = f"{house.url}/api/games/{game}/puzzles/{puzzle.name}"
    moves = httpx.get(path, timeout=PATIENCE).json()["match"]["moves"]
    known = {*puzzle.accept, puzzle.tempting}
    other = next(each for each in moves if each["text"] not in known)
    page = open_puzzle(meet("Anna", size=DESK), game)
    make(page, game, other["parts"])
    wait_until(page, "wrong")
    expect(page.get_by_test_id("answer")).to_contain_text("Not quite.")
    expect(page.get_by_test_id("answer")).to_contain_text("costs at least")


def test_a_puzzle_by_keyboard_alone(meet: Arrive) -> None:
    game = GAMES[0]
    page = open_puzzle(meet("Anna"), game)
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.board [data-can=pick]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_until_still(page)
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.board [data-can=move]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".room:is([data-stand=wrong], [data-stand=solved])[data-busy=false]")
    page.keyboard.press(",")
    wait_until(page, "asked")
    name = page.locator(".room").get_attribute("data-puzzle")
    page.keyboard.press(".")
    page.wait_for_selector(f".room:not([data-puzzle='{name}'])")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("In a puzzle")


def test_it_is_said_in_every_language(meet: Arrive) -> None:
    said = set()
    for language in LANGUAGES:
        person = meet("Anna", language=language)
        page = open_puzzle(person, GAMES[0])
        page.locator(".guide .buttons button").first.click()
        wait_until(page, "shown")
        said.add(page.get_by_test_id("answer").inner_text())
        assert no_words_of(person) == []
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_accessible_and_fit(meet: Arrive, game: str, size: tuple[int, int]) -> None:
    page = open_puzzle(meet("Anna", size=size, touch=size == SMALL), game)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(page.get_by_role("button", name="Show the solution")).to_be_in_viewport()
    assert_accessible_in_both_themes(page, f"puzzle of {game}")
    page.get_by_role("button", name="Show the solution").click()
    wait_until(page, "shown")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(page.get_by_role("button", name="Another one")).to_be_in_viewport()
    assert_accessible_in_both_themes(page, f"puzzle of {game}, shown")


def test_the_start_page_leads_to_the_puzzles(meet: Arrive) -> None:
    page = meet("Dora", guest=True, size=PHONE).go("/")
    page.get_by_role("link", name="Puzzles").first.click()
    wait_until_laid(page, GAMES[0])
    assert page.url.endswith(f"/puzzles/{GAMES[0]}")


def test_a_puzzle_that_is_not_there_says_so(meet: Arrive) -> None:
    anna = meet("Anna")
    anna.forgive("404 for GET /api/games/")
    page = anna.go(f"/puzzles/{GAMES[0]}/nothing")
    expect(page.get_by_text("There is no such puzzle.")).to_be_visible()
    page = anna.go("/puzzles/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_with_its_table_is_small(meet: Arrive, game: str) -> None:
    person = meet("Dorle", size=DESK)  # whose browser has nothing of it yet
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    open_puzzle(person, game)
    print(f"{game}: {sum(sizes):,.0f} bytes")
    assert 100_000 < sum(sizes) <= MOST
