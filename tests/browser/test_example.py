"""The game that new ones are made from, in the browser, where a server offers it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from holdfast.games import registry
from holdfast.testing.amount import first_seed
from tests.browser.house import Caller, House, open_house
from tests.browser.people import PHONE, arrive
from tests.browser.places import LAID
from tests.browser.player import Player, play_on
from tests.browser.test_games import ALL, BOT

EXAMPLE = registry.examples()[0]


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that offers the example alone."""
    with open_house(tmp_path_factory.mktemp("house"), only=EXAMPLE) as house:
        yield house


@pytest.mark.parametrize("language", ["en", "de", "hu", "it"])
def test_it_is_played_to_the_end_by_pointing(
    small_house: House, chromium: Browser, language: str
) -> None:
    anna = arrive(small_house, chromium, size=PHONE, touch=True, language=language)
    bence = arrive(small_house, chromium, "Bence", theme="dark")
    table = anna.caller.set_up(EXAMPLE, [{"who": "me"}, {"who": "open"}])["id"]
    bence.caller.act(table, "sit", seat=1)
    players = [Player(each, seed=first_seed() + n) for n, each in enumerate((anna, bence))]
    players[0].touch = True
    for player in players:
        player.go(table)
        player.page.wait_for_selector(LAID)
    play_on(players, ALL)
    shown = anna.caller.table(table)
    assert (shown["status"], shown["result"]["why"]) == ("over", "played")
    for person in (anna, bence):
        person.page.wait_for_selector("dialog[open] table tr")
        assert "table-" not in person.page.inner_text("body")
        assert person.unforgiven() == []
        person.close()


def test_what_the_others_took_stays_marked(small_house: House, chromium: Browser) -> None:
    anna = arrive(small_house, chromium, pace="quick")
    table = anna.caller.set_up(EXAMPLE, [{"who": "me"}, BOT, BOT])["id"]
    # One stone, so that the two others cannot take all that is left.
    end_turn(anna.caller, table)
    page = anna.go(f"/table/{table}")
    page.wait_for_selector(".room.mine")
    marks = page.locator("[data-mark]").evaluate_all("all => all.map(e => e.dataset.mark)")
    assert set(marks) == {"gold", "blue"}
    anna.close()


def end_turn(caller: Caller, table: str) -> None:
    """Make the first moves that there are, until others have moved or are to move."""
    while True:
        page = caller.page(table)
        match = page["table"]["match"]
        seats = {line["seat"] for line in page["story"] if line["kind"] == "moved"}
        if match["turn"] != 0 or seats - {0}:
            return
        caller.act(table, "move", move=match["moves"][0]["id"])


def test_its_stones_and_tokens_explain_themselves(small_house: House, chromium: Browser) -> None:
    anna = arrive(small_house, chromium)
    table = anna.caller.set_up(EXAMPLE, [{"who": "me"}, BOT])["id"]
    anna.go(f"/table/{table}")
    page = anna.page
    page.wait_for_selector(".room.mine [data-can]")
    page.locator("[data-can]").first.hover()
    expect(page.locator("#explained")).to_contain_text("draws a token")
    expect(page.locator(".heap[data-lit]")).to_have_count(1)
    page.locator(".players [role=img]").last.hover()
    expect(page.locator("#explained")).to_contain_text("points of whoever holds it")
    assert anna.unforgiven() == []
    anna.close()


def test_it_is_not_on_the_start_page(small_house: House, chromium: Browser) -> None:
    anna = arrive(small_house, chromium)
    anna.go("/").wait_for_selector("h2")
    assert anna.page.locator(f"#game-{EXAMPLE}").count() == 0
    anna.go(f"/new/{EXAMPLE}").wait_for_selector("form")
    anna.go(f"/rules/{EXAMPLE}").wait_for_selector("article")
    anna.close()
