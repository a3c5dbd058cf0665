"""A small screen that shows three stones of the border, or all of them with all their cards."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.house import Caller, play_on
from tests.browser.places import wait_until_laid
from tests.browser.test_sizes import assert_fits, wait_until_in_sight

SMALL: Final = (360, 640)
GAME: Final = "schotten-totten"
MIDDLE: Final = 40  # moves
SMALLEST: Final = 14  # pixels of lettering
#: The sizes of all strengths and letters at the stones, in pixels.
_LETTERING: Final = """
() => [...document.querySelectorAll('.place svg text')].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.getCTM().a)
"""
#: How many cards the view has at the stones, and how many are whole in the window.
_CARDS: Final = """
() => [...document.querySelectorAll('.place .card')].filter((card) => {
  const { left, right } = card.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}).length
"""


def lying(page: Page) -> int:
    """Return how many cards are whole in the window."""
    count: int = page.evaluate(_CARDS)
    return count


def settle(anna: Caller, bence: Caller) -> str:
    """Return a table in the middle of a match, where it is Anna's turn to play a card."""
    table: str = anna.set_up(GAME, [{"who": "me"}, {"who": "open"}])["id"]
    bence.act(table, "sit", seat=1)
    ply = MIDDLE
    while True:
        match = play_on([anna, bence], table, until=ply)["match"]
        if match["turn"] == 0 and match["table"]["phase"] == "play":
            return table
        ply += 1


def test_all_stones_with_their_cards_in_one_view(meet: Arrive) -> None:
    anna = meet("Anna", size=SMALL, touch=True, confirm="never")
    table = settle(anna.caller, anna.house.welcome("Bence"))
    page = anna.go(f"/table/{table}")
    wait_until_laid(page, GAME)
    stones = anna.caller.table(table)["match"]["table"]["stones"]
    cards = sum(len(side) for stone in stones for side in stone["sides"])
    assert lying(page) < cards
    page.locator(".zoom").tap()
    wait_until_in_sight(page, ".place .stone", least=len(stones))
    assert lying(page) == cards
    assert min(page.evaluate(_LETTERING)) >= SMALLEST - 0.01
    assert_fits(page, "all stones")

    # A move can be made from here, and the large ones are where they were.
    page.locator(".hand [data-can=pick]").first.tap()
    page.locator(".slot").last.tap()
    page.wait_for_function(f"() => document.querySelectorAll('.place .card').length > {cards}")
    page.locator(".zoom").tap()
    wait_until_in_sight(page, ".place .stone", least=3)
    assert page.locator(".dots .seen").count() == 3
