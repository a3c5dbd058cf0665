"""The analysis of a match on its replay: asked for, looked at, gone through by keyboard."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from holdfast.games import registry
from holdfast.testing.amount import amount
from tests.browser.conftest import Arrive
from tests.browser.house import GAMES, House, play_on
from tests.browser.people import PHONE, TABLET, wait_until_still
from tests.browser.places import Gallery, wait_until_laid
from tests.browser.test_access import assert_accessible_in_both_themes

BOT = {"who": "bot", "level": "apprentice"}
#: Of every game as few and as many as can play; in the full amount all numbers of players.
SEATS = [
    (game, seats)
    for game in GAMES
    for seats in registry.get(game).seats
    if amount(
        quick=seats in (min(registry.get(game).seats), max(registry.get(game).seats)), full=True
    )
]


def open_analysis(page: Page) -> None:
    """Press the button, ask for the analysis, and wait until it is made."""
    page.locator("header .analysis").click()
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.get_by_role("button", name="Think longer about it")).to_be_enabled()


def finish(house: House, game: str, seats: int) -> str:
    """Return a match that is over, of people who play at random."""
    people = [house.welcome(f"Guest {number}") for number in range(seats)]
    table: str = people[0].set_up(game, [{"who": "me"}, *[{"who": "open"}] * (seats - 1)])["id"]
    for seat, person in enumerate(people[1:], start=1):
        person.act(table, "sit", seat=seat)
    play_on(people, table)
    return table


@pytest.mark.parametrize(("game", "seats"), SEATS, ids=str)
def test_a_match_is_analysed(meet: Arrive, house: House, game: str, seats: int) -> None:
    table = finish(house, game, seats)
    person = meet("Dorle")
    page = person.go(f"/replay/{table}")
    wait_until_laid(page, game)
    open_analysis(page)
    expect(page.locator(".accuracy tbody tr")).to_have_count(seats)
    expect(page.locator(".chart .shield")).to_have_count(seats)
    # Where the result came from: every seat has a column, from before the deal to the rating.
    terms = ["deal", "luck", "fog", "decisions", "others", "rating"]
    rows = page.locator(".balance tbody tr")
    expect(page.locator(".balance thead th")).to_have_count(seats)
    assert [term for row in rows.all() if (term := row.get_attribute("data-term"))] == terms
    for term in terms:
        said = page.locator(f".balance [data-term={term}] td span").all_inner_texts()
        assert len(said) == seats
        assert all(re.fullmatch(r"[+−]?\d+|–", each) for each in said), said
    # With open cards there is a chance for every seat after every move, and a line through them.
    expect(page.locator(".chart .line")).to_have_count(seats)
    page.locator("details:has-text('The chances as a table') summary").click()
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    expect(page.locator("details[open] tbody tr")).to_have_count(last + 1)
    page.get_by_role("radio", name="As each could know").check()
    expect(page.locator(".chart .way")).to_have_count(seats)
    mistakes = page.locator(".chart [data-mistake]")
    assert mistakes.count() > 0  # they played at random
    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator(".judged .now")).to_have_attribute(
        "data-judgement", re.compile("inaccuracy|mistake|blunder")
    )
    # A move that was not made is shown on the board while it is pressed.
    first = press_what_takes_something_somewhere(page)
    # What it is worth stands beside its arrow.
    expect(page.locator(".board svg[data-arrows] text")).to_contain_text("%")
    first.click()
    expect(page.locator("svg[data-arrows]")).to_have_count(0)
    page.locator("header h1").hover()
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".board [data-lit]")).to_have_count(0)


def press_what_takes_something_somewhere(page: Page) -> Locator:
    """Show a move that was compared on the board: to place no bastion, say, lights nothing there.

    At one mistake or another there is such a move.
    """
    for _ in range(page.locator(".chart [data-mistake]").count()):
        for button in page.locator(".compared button").all():
            button.click()
            expect(button).to_have_attribute("aria-pressed", "true")
            wait_until_still(page)
            if page.locator("svg[data-arrows] text").count():
                expect(page.locator(".board [data-lit]").first).to_be_attached()
                return button
            button.click()
        page.get_by_role("button", name="Next mistake").click()
        wait_until_still(page)
    raise AssertionError("no move that was compared is lit on the board")


def test_the_same_is_a_table_with_a_row_for_each_decision(meet: Arrive, gallery: Gallery) -> None:
    page = analysed(meet, gallery)
    page.keyboard.press(".")
    expect(page.locator(".compared li").first).to_be_visible()
    assert_accessible_in_both_themes(page, "the analysis")
    table = page.locator("details:has-text('All decisions as a table')")
    table.locator("summary").click()
    rows = table.locator("tbody tr")
    made = page.evaluate("""async () => {
      const id = location.pathname.split('/')[2];
      const answer = await fetch(`/api/tables/${id}/analysis`);
      return (await answer.json()).found;
    }""")
    expect(rows).to_have_count(made)
    rows.nth(7).get_by_role("button").click()
    number = int(rows.nth(7).get_by_role("button").inner_text())
    expect(page.locator("input[type=range]")).to_have_value(str(number - 1))


def test_by_keyboard_alone(meet: Arrive, gallery: Gallery) -> None:
    page = analysed(meet, gallery)
    seen: list[str] = []
    for key in (".", ".", ","):
        before = page.locator("input[type=range]").input_value()
        page.keyboard.press(key)
        expect(page.locator("input[type=range]")).not_to_have_value(before)
        expect(page.locator(".judged .now")).to_have_attribute(
            "data-judgement", re.compile("inaccuracy|mistake|blunder")
        )
        seen.append(page.locator("input[type=range]").input_value())
    assert seen[0] == seen[2] != seen[1]
    page.locator(".compared button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".compared button").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    expect(page.locator(".compared button").nth(1)).to_have_attribute("aria-pressed", "true")
    # A card of the hand goes to a stone.
    page.wait_for_function("document.querySelector('svg[data-arrows]')?.dataset.arrows > 0")
    page.keyboard.press("2")
    expect(page.locator("svg[data-arrows]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("To the next mistake")


def test_it_opens_again_by_its_address_and_on_a_phone(meet: Arrive, gallery: Gallery) -> None:
    page = analysed(meet, gallery)
    page.keyboard.press(".")
    expect(page).to_have_url(re.compile(r"/\d+\?analysis$"))
    phone = meet("Ede", size=PHONE, touch=True)
    again = phone.page
    again.goto(page.url)
    expect(again.locator(".compared li").first).to_be_visible()
    assert again.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    box = again.locator(".board").bounding_box()
    assert box is not None
    assert box["height"] > 250


def test_on_a_tablet_the_board_stands_beside_what_is_said_of_it(
    meet: Arrive, gallery: Gallery
) -> None:
    address = analysed(meet, gallery).url
    page = meet("Ferdi", size=TABLET, touch=True).page
    page.goto(address)
    expect(page.locator(".balance tbody tr").first).to_be_visible()
    board, said = page.locator("main.board").bounding_box(), page.locator(".study").bounding_box()
    assert board is not None and said is not None
    assert said["x"] >= board["x"] + board["width"] - 1
    assert board["height"] > TABLET[1] / 2
    assert page.evaluate("document.documentElement.scrollWidth") <= TABLET[0]
    header = page.locator(".room > header").bounding_box()
    assert header is not None and header["height"] < 60  # one line of buttons


def test_during_a_match_one_asks_against_bots_alone(meet: Arrive, house: House) -> None:
    anna = meet("Anna")
    game = GAMES[0]
    table: str = anna.caller.set_up(game, [{"who": "me"}, BOT])["id"]
    play_on([anna.caller], table, until=6)
    page = anna.go(f"/replay/{table}")
    wait_until_laid(page, game)
    open_analysis(page)
    expect(page.locator(".accuracy tbody tr")).to_have_count(1)
    eve = meet("Eve")
    eve.forgive("403")
    other = eve.go(f"/replay/{table}?analysis")
    wait_until_laid(other, game)
    expect(other.locator("header .analysis")).to_have_count(0)
    expect(other.locator(".study")).to_contain_text("when it is over")


def analysed(meet: Arrive, gallery: Gallery) -> Page:
    """Return the page of a match that was analysed, at the beginning."""
    table = gallery.find("schotten-totten", "end")
    page = meet("Csaba").go(f"/replay/{table}?analysis")
    wait_until_laid(page, "schotten-totten")
    ask: Any = page.get_by_role("button", name="Analyse this match")
    ready = page.get_by_role("button", name="Think longer about it")
    expect(ask.or_(ready)).to_be_visible()
    if ask.count():
        ask.click()
    expect(ready).to_be_enabled()
    return page
