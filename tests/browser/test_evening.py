"""An evening of two people, one at a desk and one with a phone, and a third who looks on.

A match from the list to its end, with all that comes between on such an evening: a connection
that is cut, a move that is taken back, a bot that stands in for somebody who left; and once more.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import expect

from holdfast.testing.amount import amount
from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, PATIENCE, play_on
from tests.browser.people import TABLET, WIDE, Person
from tests.browser.places import LAID
from tests.browser.player import Player
from tests.browser.test_games import BOT

SMALL: Final = (360, 740)
GRACE: Final = 10  # seconds; less cannot be chosen
AT_THE_TABLE: Final = 6  # moves before something happens
BY_HAND: Final = amount(quick=20, full=10_000)  # moves by pointing, before the rest is sent


def play(players: Sequence[Player], moves: int) -> None:
    """Move by pointing, until so many more moves were made or the match is over."""
    made, end = 0, time.monotonic() + 6 * PATIENCE
    while made < moves and not players[0].is_over():
        assert time.monotonic() < end, [player.look() for player in players]
        moved = [player.play_if_my_turn() for player in players]
        made += sum(moved)
        if not any(moved):
            players[0].page.wait_for_timeout(60)


def sit_down(anna: Person, bert: Person, cora: Person, game: str) -> str:
    """Let Bert find Anna's table in the list and take its free seat, and Cora come to look on."""
    bots = [BOT] * (FEWEST[game] - 2)
    table: str = anna.caller.set_up(
        game, [{"who": "me"}, {"who": "open"}, *bots], grace=GRACE, stand_in="apprentice"
    )["id"]
    anna.go(f"/table/{table}")
    bert.go("/")
    bert.page.locator(f"a[href*='{table}']").first.tap()
    bert.page.wait_for_url(f"**/table/{table}")
    bert.page.get_by_role("button", name="Sit down").first.tap()
    cora.go(f"/table/{table}")
    for person in (anna, bert, cora):
        person.page.wait_for_selector(".room[data-status=playing]")
        person.page.wait_for_selector(LAID)
    return table


def cut(bert: Person) -> None:
    """Cut a connection; the page says so, and goes on when it is back."""
    bert.context.set_offline(True)
    said = bert.page.get_by_text("No connection.")
    expect(said).to_be_visible()
    bert.context.set_offline(False)
    expect(said).to_have_count(0)


def take_back(anna: Person, bert: Person) -> None:
    """Let Anna ask for her last move back, with other cards, and Bert agree."""
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.locator("dialog[open]").get_by_role("button", name="with new cards").click()
    bert.page.get_by_role("button", name="Agree").tap()
    expect(anna.page.locator(".side .log")).to_contain_text("What nobody has seen is dealt anew.")


def leave(anna: Player, bert: Person, table: str) -> None:
    """Let Bert close his page until a bot stands in for him, and take his seat back."""
    bert.page.goto("about:blank")
    end = time.monotonic() + 6 * PATIENCE
    while not anna.person.caller.table(table)["seats"][1].get("level"):
        assert time.monotonic() < end
        anna.play_if_my_turn()
        anna.page.wait_for_timeout(100)
    bert.go(f"/table/{table}")
    bert.page.get_by_role("button", name="Take your seat back").tap()
    expect(anna.page.locator(".seats")).not_to_contain_text("a bot stands in")


@pytest.mark.parametrize("game", GAMES[: amount(quick=1, full=len(GAMES))])
def test_an_evening(meet: Arrive, game: str) -> None:
    anna = meet("Anna", size=WIDE, motion=True, pace="quick")
    bert = meet("Bert", size=SMALL, touch=True, motion=True, pace="quick")
    cora = meet("Cora", size=TABLET, theme="dark")
    bert.forgive("")  # a browser complains of every request without a connection
    table = sit_down(anna, bert, cora, game)
    players = [Player(anna, seed=3), Player(bert, seed=4, touch=True)]
    play(players, AT_THE_TABLE)
    cut(bert)
    play(players, 4)
    take_back(anna, bert)
    leave(players[0], bert, table)
    play(players, BY_HAND)
    play_on([anna.caller, bert.caller], table)
    for person in (anna, bert, cora):
        # The moves that were sent are shown one after the other before.
        headline = person.page.locator("dialog[open] .headline")
        expect(headline).to_be_visible(timeout=PATIENCE * 1000)
    again = bert.page.get_by_role("dialog").get_by_role("button", name="Play again")
    expect(again).to_be_in_viewport(ratio=1)  # however much there is to tell of the last turn
    anna.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    cora.page.locator("dialog[open] .invited").get_by_role("button", name="Come along").click()
    bert.page.locator("dialog[open] .invited").get_by_role("button", name="Join").tap()
    for person in (anna, bert, cora):
        person.page.wait_for_selector(".room[data-status=playing]")
        assert not person.page.url.endswith(table)
