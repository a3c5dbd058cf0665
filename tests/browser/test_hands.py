"""What hands do beside pointing: they drag, pinch, and ask for help."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, Json
from tests.browser.people import PHONE, Person, wait_until_still
from tests.browser.places import LAID, sights
from tests.browser.player import Player

BOT: Json = {"who": "bot", "level": "apprentice"}
#: A card in the hand; of the places that light up, those where it can be dropped are elsewhere.
HELD = ".hand [data-can=pick], .cards [data-can=pick]"
DRAGGED = [game for game in GAMES if sights(game).DRAGS]

_MIDDLE = """
(which) => {
  const box = document.querySelector(which).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
"""


def sit_with_bots(anna: Person, game: str) -> Player:
    """Let somebody sit down with bots and wait for their turn."""
    table = anna.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(anna)
    player.go(table)
    player.page.wait_for_selector(LAID)
    player.page.wait_for_selector(f".room.mine :is({HELD if game in DRAGGED else '[data-can]'})")
    return player


def wait_for_another_ply(page: Page, before: int) -> None:
    page.wait_for_function(
        "before => Number(document.querySelector('.room').dataset.ply) > before", arg=before
    )


@pytest.mark.parametrize("game", DRAGGED)
def test_a_card_is_dragged_to_where_it_is_played(meet: Arrive, game: str) -> None:
    player = sit_with_bots(meet("Anna"), game)
    page, mouse = player.page, player.page.mouse
    before = player.look()["ply"]
    x, y = page.evaluate(_MIDDLE, HELD)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 20, steps=4)
    page.wait_for_selector("[data-can=move]")
    wait_until_still(page)  # a map may move to what lights up
    goals = [target for target in player.look()["targets"] if target["can"] == "move"]
    assert goals
    mouse.move(goals[0]["x"], goals[0]["y"], steps=8)
    assert player.look()["ply"] == before
    mouse.up()
    wait_for_another_ply(page, before)


@pytest.mark.parametrize("game", DRAGGED)
def test_a_card_that_is_dropped_nowhere_stays_in_the_hand(meet: Arrive, game: str) -> None:
    player = sit_with_bots(meet("Anna"), game)
    page, mouse = player.page, player.page.mouse
    before, count = player.look()["ply"], page.locator(HELD).count()
    x, y = page.evaluate(_MIDDLE, HELD)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 20, steps=4)
    mouse.move(8, 8, steps=8)
    mouse.up()
    page.wait_for_timeout(300)
    assert player.look()["ply"] == before
    assert page.locator(HELD).count() == count


def pinch(page: Page, x: float, y: float, apart: range) -> None:
    """Put two fingers on the screen and spread them, as a browser hears it from the screen."""
    screen: Any = page.context.new_cdp_session(page)
    for kind, far in [("touchStart", apart.start), *[("touchMove", each) for each in apart]]:
        fingers = [{"x": x + far * side, "y": y, "id": side + 1} for side in (-1, 1)]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.detach()


def scale_of(page: Page) -> float:
    """How large the map is drawn."""
    found = re.search(r"scale\(([0-9.]+)\)", page.locator(".sheet").get_attribute("style") or "")
    assert found
    return float(found[1])


def test_two_fingers_make_the_map_larger_and_play_nothing(meet: Arrive) -> None:
    player = sit_with_bots(meet("Anna", size=PHONE, touch=True), "rheinlander")
    page = player.page
    before, small = player.look()["ply"], scale_of(page)
    x, y = page.evaluate(_MIDDLE, ".frame")
    pinch(page, x, y, range(30, 95, 5))
    wait_until_still(page)
    assert scale_of(page) == pytest.approx(3 * small, rel=0.1)
    assert player.look()["ply"] == before


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_played(meet: Arrive, game: str) -> None:
    player = sit_with_bots(meet("Anna"), game)
    page = player.page
    before = player.look()["ply"]
    page.get_by_role("button", name="Hint").click()
    best = page.get_by_role("dialog").locator("li button").first
    best.wait_for()
    bars = page.get_by_role("dialog").get_by_role("meter")
    assert bars.count() > 0
    # Drawn by us: the program's own bars look like those of a form.
    assert {bar.evaluate("bar => bar.localName") for bar in bars.all()} == {"svg"}
    best.click()
    wait_for_another_ply(page, before)
    assert page.locator("dialog[open]").count() == 0
