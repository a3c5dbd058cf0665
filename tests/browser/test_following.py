"""Following a match: moves come one after the other, stay marked, and what is routine is quick."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from holdfast.games import registry
from tests.browser.conftest import Arrive
from tests.browser.house import GAMES, PATIENCE
from tests.browser.people import PHONE, Person
from tests.browser.player import Player
from tests.browser.test_games import BOT

#: Milliseconds that a move is looked at when the others move quickly; timers are not exact.
QUICK: Final = 650
GLANCE: Final = 200

#: Notes every position that is shown, and what can be pointed at there.
_WATCH: Final = """
() => {
  window.seen = [];
  const room = document.querySelector('.room');
  new MutationObserver(() => window.seen.push({
    ply: Number(room.dataset.ply),
    at: performance.now(),
    mine: room.classList.contains('mine'),
    can: document.querySelectorAll('[data-can]').length,
    said: document.querySelector('[data-testid=announcer]').textContent,
  })).observe(room, { attributes: true, attributeFilter: ['data-ply'] });
}
"""
#: Where the map is in its window.
_MAP: Final = "getComputedStyle(document.querySelector('.board .frame .sheet')).transform"
MINE: Final = ".room.mine"
#: Whether a later position is shown.
PLY_AFTER: Final = "ply => Number(document.querySelector('.room').dataset.ply) > ply"


def sit_down(person: Person, game: str, seats: int) -> tuple[Player, str]:
    """Return a player at a table with bots, whose turn it is."""
    table: str = person.caller.set_up(game, [{"who": "me"}, *[BOT] * (seats - 1)])["id"]
    player = Player(person)
    player.go(table)
    player.page.wait_for_selector(MINE)
    player.page.evaluate(_WATCH)
    return player, table


def finish_turn(player: Player) -> None:
    """Make moves until it is somebody else's turn; what is routine with its key."""
    end = time.monotonic() + PATIENCE
    while (seen := look_again(player))["mine"]:
        assert time.monotonic() < end, seen
        before = seen["ply"]
        player.page.keyboard.press("n")
        player.page.wait_for_timeout(100)
        if player.look()["ply"] == before:
            player.play_if_my_turn()


def look_again(player: Player) -> Any:
    """Return what can be seen when no move is on its way: more may be to decide after it."""
    player.page.wait_for_selector(".room:not(.sent)")
    return player.look()


def positions(player: Player) -> list[Any]:
    """Return the positions that were shown, and forget them."""
    found: list[Any] = player.page.evaluate("window.seen.splice(0)")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_others_move_one_after_the_other(meet: Arrive, game: str) -> None:
    anna = meet("Anna", pace="quick")
    rivals = min(3, max(registry.get(game).seats)) - 1
    player, table = sit_down(anna, game, rivals + 1)
    finish_turn(player)
    player.page.wait_for_selector(MINE)
    moves = [line for line in anna.caller.page(table)["story"] if line["kind"] == "moved"]
    mine = max(ply for ply, move in enumerate(moves, 1) if move["seat"] == 0)
    shown = [each for each in positions(player) if each["ply"] > mine]
    # Each position was shown, for a while, and nothing could be done before the last.
    assert [each["ply"] for each in shown] == list(range(mine + 1, shown[-1]["ply"] + 1))
    assert all(later["at"] - sooner["at"] > GLANCE for sooner, later in pairwise(shown))
    assert shown[-1]["at"] - shown[0]["at"] >= QUICK * (rivals - 1)
    assert not any(each["can"] or each["mine"] for each in shown[:-1])
    # What each of them did stays marked in their colour, and can be seen and heard once more.
    marks = set(
        player.page.locator("[data-mark]").evaluate_all("all => all.map(e => e.dataset.mark)")
    )
    # Where one has thrown a Nazgûl on the other's card, the mark there is that of the last.
    touched = {
        str(move["parts"]["at"]): move["seat"] for move in moves[mine:] if "at" in move["parts"]
    }
    assert len(marks) == (len(set(touched.values())) or rivals)
    player.page.keyboard.press(",")
    player.page.wait_for_function("ply => window.seen.at(-1)?.ply === ply", arg=shown[-1]["ply"])
    again = positions(player)
    assert [each["ply"] for each in again] == list(range(mine, shown[-1]["ply"] + 1))
    assert len({each["said"] for each in again}) > 1
    expect(player.page.locator(MINE)).to_be_attached()
    assert player.play_if_my_turn()
    expect(player.page.locator("[data-mark]")).to_have_count(0)


def falls_behind(player: Player, table: str) -> bool:
    """Finish a turn; tell whether the page still shows the others when they have all moved."""
    page, end = player.page, time.monotonic() + PATIENCE
    finish_turn(player)
    page.wait_for_function(PLY_AFTER, arg=player.look()["ply"])
    while player.person.caller.table(table)["match"]["turn"] != 0:
        assert time.monotonic() < end
        page.wait_for_timeout(50)
    return not player.look()["mine"]


@pytest.mark.parametrize("how", ["a key", "a tap"])
def test_nobody_has_to_wait(meet: Arrive, how: str) -> None:
    player, table = sit_down(meet("Anna", pace="slow"), "rheinlander", 4)
    page = player.page
    # Where bots think slowly they are watched as they move, and there is nothing to skip.
    assert any(falls_behind(player, table) for _ in range(6))
    if how == "a key":
        page.keyboard.press(".")
    else:
        page.locator(".board .frame").click()
    expect(page.locator(MINE)).to_be_attached(timeout=1500)


def test_what_is_routine_is_one_key_or_none_and_folded(meet: Arrive) -> None:
    player, _ = sit_down(meet("Anna", byItself=True), "rheinlander", 3)
    page = player.page
    prompt = page.get_by_test_id("prompt")
    # Said by itself after a moment …
    assert player.play_if_my_turn()
    expect(prompt).to_have_text("In a moment: No bastion")
    before = player.look()["ply"]
    page.wait_for_function(f"() => document.querySelector('{MINE}') === null")
    page.wait_for_selector(MINE)
    assert player.look()["ply"] >= before + 1
    # … unless a click stops it; then there is a key.
    assert player.play_if_my_turn()
    before = player.look()["ply"]
    page.get_by_role("button", name="Wait").click()
    page.wait_for_timeout(3000)
    assert player.look()["ply"] == before
    expect(prompt).to_have_text("Place a bastion, or none")
    page.keyboard.press("n")
    page.wait_for_function(PLY_AFTER, arg=before)
    # The log folds it behind what was done.
    log = page.locator(".side .log")
    expect(log).not_to_contain_text("places no bastion")
    mine = log.locator("li").filter(has_text="Anna plays").first
    mine.get_by_role("button", name="What else belongs to it").click()
    expect(mine).to_contain_text("Anna places no bastion. Anna draws")
    # Whoever takes it back is asked, and not answered for.
    page.wait_for_selector(MINE)
    page.get_by_label("Take back the last move").click()
    expect(prompt).to_have_text("Place a bastion, or none")
    page.wait_for_timeout(3000)
    expect(prompt).to_have_text("Place a bastion, or none")


def test_on_a_phone_the_map_goes_to_each_move_and_comes_back(meet: Arrive) -> None:
    anna = meet("Anna", pace="normal", size=PHONE, touch=True, confirm="never")
    player, _ = sit_down(anna, "rheinlander", 3)
    page = player.page
    finish_turn(player)
    mine, home = player.look()["ply"], page.evaluate(_MAP)
    page.wait_for_function(PLY_AFTER, arg=mine)
    page.wait_for_function(f"home => {_MAP} !== home", arg=home)
    assert not player.look()["mine"]
    page.wait_for_selector(MINE)
    page.wait_for_function(f"home => {_MAP} === home", arg=home)
