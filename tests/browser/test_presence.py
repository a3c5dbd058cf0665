"""Coming, going and coming back: guests, onlookers, lost connections, a server that restarts."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.house import PATIENCE, open_house
from tests.browser.people import arrive
from tests.browser.player import Player
from tests.browser.test_games import BOT

#: What a browser says, in its own words, about a connection that is not there.
NO_CONNECTION = r"net::ERR_|WebSocket connection|WebSocket is closed"


def start_two(meet: Arrive, game: str = "schotten-totten") -> tuple[Player, Player, str]:
    """Return who is to move, the other, and their table."""
    anna, bence = meet("Anna"), meet("Bence")
    table = anna.caller.set_up(game, [{"who": "me"}, {"who": "open"}])["id"]
    bence.caller.act(table, "sit", seat=1)
    one, two = Player(anna), Player(bence)
    for player in (one, two):
        player.go(table)
    return (one, two, table) if one.look()["mine"] else (two, one, table)


def test_a_move_made_without_connection_is_made_once_when_it_is_back(meet: Arrive) -> None:
    mover, other, table = start_two(meet)
    mover.person.forgive(NO_CONNECTION)
    before = mover.look()["ply"]
    # The line goes dead for the socket that is there, and for any other.
    mover.person.context.set_offline(True)
    mover.page.evaluate("window.dispatchEvent(new Event('offline'))")
    pick = next(target for target in mover.look()["targets"] if target["can"] == "pick")
    mover.point(pick["x"], pick["y"])
    mover.page.wait_for_selector("[data-can=move]")
    goal = next(target for target in mover.look()["targets"] if target["can"] == "move")
    mover.point(goal["x"], goal["y"])
    mover.page.wait_for_timeout(500)
    mover.person.context.set_offline(False)
    for player in (mover, other):
        player.page.wait_for_function(
            "ply => Number(document.querySelector('.room').dataset.ply) > ply", arg=before
        )
    moved = [line for line in mover.person.caller.page(table)["story"] if line["kind"] == "moved"]
    assert len(moved) == before + 1


def test_a_page_that_is_loaded_again_in_mid_turn_shows_the_same(meet: Arrive) -> None:
    mover, _, table = start_two(meet)
    mover.play_if_my_turn()
    before = mover.person.caller.table(table)
    mover.page.reload()
    mover.page.wait_for_selector(".room")
    assert mover.look()["ply"] == before["match"]["ply"]
    assert mover.person.caller.table(table) == before


def test_everybody_comes_back_when_the_server_restarts(tmp_path: Path, chromium: Browser) -> None:
    with (
        open_house(tmp_path, only="schotten-totten") as house,
        closing(arrive(house, chromium, "Anna")) as anna,
    ):
        anna.forgive(NO_CONNECTION)
        table = anna.caller.set_up("schotten-totten", [{"who": "me"}, BOT])["id"]
        player = Player(anna)
        player.go(table)
        while not player.play_if_my_turn():
            player.page.wait_for_timeout(50)
        house.stop()
        expect(player.page.locator(".offline")).to_be_visible(timeout=PATIENCE * 1000)
        house.open()
        expect(player.page.locator(".offline")).to_be_hidden(timeout=PATIENCE * 1000)
        before = anna.caller.table(table)["match"]["ply"]
        end = time.monotonic() + PATIENCE
        while not player.play_if_my_turn():
            assert time.monotonic() < end, player.look()
            player.page.wait_for_timeout(50)
        moved = [line for line in anna.caller.page(table)["story"] if line["kind"] == "moved"]
        assert len(moved) > before
        assert [line["seq"] for line in moved] == sorted({line["seq"] for line in moved})
        assert not anna.unforgiven()


def test_an_onlooker_sees_the_table_and_no_hand(meet: Arrive) -> None:
    mover, _, table = start_two(meet)
    hand = mover.person.caller.table(table)["match"]["table"]["hands"]
    held = [card for each in hand for card in each["cards"] or []]
    assert held
    onlooker = meet("Csaba")
    onlooker.go(f"/table/{table}")
    onlooker.page.wait_for_selector(".room")
    assert onlooker.page.locator("[data-can]").count() == 0
    for card in held:
        assert onlooker.page.locator(f".board [data-card='{card}']").count() == 0
    before = mover.look()["ply"]
    mover.play_if_my_turn()
    onlooker.page.wait_for_function(
        "ply => Number(document.querySelector('.room').dataset.ply) > ply", arg=before
    )


def test_a_guest_plays_within_fifteen_seconds_of_opening_an_invitation(meet: Arrive) -> None:
    host = meet("Anna")
    seats = [{"who": "me"}, {"who": "invited"}]
    table = host.caller.set_up("schotten-totten", seats)
    [(seat, end)] = table["invites"].items()
    opponent = Player(host)
    host.go(f"/table/{table['id']}")
    guest = meet("Dora", guest=True)
    began = time.monotonic()
    guest.go(f"/table/{table['id']}#{seat}.{end}")
    guest.page.get_by_label("Your name").fill("Dora")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector(".room")
    player = Player(guest)
    opponent.play_if_my_turn()  # who begins is drawn
    while not player.play_if_my_turn():
        opponent.play_if_my_turn()
        assert time.monotonic() < began + PATIENCE
    assert time.monotonic() - began < 15
    seated = host.caller.table(table["id"])["seats"]
    assert [seat["name"] for seat in seated] == ["Anna", "Dora"]


def test_a_stranger_plays_in_two_clicks(meet: Arrive) -> None:
    stranger = meet("nobody", guest=True)
    page = stranger.go("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".room")
    player = Player(stranger)
    end = time.monotonic() + PATIENCE
    while not player.play_if_my_turn():
        assert time.monotonic() < end, player.look()
        page.wait_for_timeout(50)
    assert player.moves == 1
