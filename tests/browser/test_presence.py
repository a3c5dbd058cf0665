"""Coming, going and coming back: guests, onlookers, lost connections, a server that restarts."""

from __future__ import annotations

import re
import time
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Arrive
from tests.browser.house import PATIENCE, open_house
from tests.browser.people import arrive
from tests.browser.player import Player
from tests.browser.test_games import BOT

SOON = 5000  # milliseconds within which everybody knows
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


def test_everybody_sees_within_five_seconds_who_is_here(meet: Arrive) -> None:
    anna, bence = meet("Anna"), meet("Bence")
    table = anna.caller.set_up("schotten-totten", [{"who": "me"}, {"who": "open"}])["id"]
    for person in (anna, bence):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".gathering")
    bence.page.get_by_role("button", name="Sit down").click()
    for person in (anna, bence):
        person.page.wait_for_selector(".room")
    away = anna.page.locator(".seats .note", has_text="away")
    anna.page.wait_for_timeout(300)
    expect(away).to_have_count(0)  # though she sat down after she had come
    bence.forgive(NO_CONNECTION)
    bence.context.set_offline(True)
    # To the server she is still there: what plays that the network is gone does so for the page
    # alone. With a cable that is cut, it is tested on sockets.
    expect(bence.page.locator(".offline")).to_be_visible(timeout=2000)
    bence.context.set_offline(False)
    expect(bence.page.locator(".offline")).to_be_hidden(timeout=SOON)
    expect(away).to_have_count(0)
    bence.page.close()
    expect(away).to_be_visible(timeout=SOON)
    bence.page = bence.open()
    bence.go(f"/table/{table}")
    expect(away).to_have_count(0, timeout=SOON)


def test_whoever_a_bot_plays_for_is_told_and_is_back_with_one_click(meet: Arrive) -> None:
    anna, bence = meet("Anna"), meet("Bence")
    seats = [{"who": "me"}, {"who": "open"}]
    setup = {"grace": 60, "stand_in": "apprentice"}
    table = anna.caller.set_up("schotten-totten", seats, **setup)["id"]
    bence.go(f"/table/{table}")
    # What holds at this table is said before one sits down.
    terms = "no sign of life on their turn for 1 minute is replaced by a bot: Apprentice"
    expect(bence.page.get_by_text(terms)).to_be_visible()
    bence.page.get_by_role("button", name="Sit down").click()
    anna.go(f"/table/{table}")
    for person in (anna, bence):
        person.page.wait_for_selector(".room")
    bence.caller.act(table, "leave")
    back = bence.page.get_by_role("button", name="Take your seat back")
    back.click()
    expect(back).to_be_hidden()
    assert bence.caller.table(table)["seats"][1]["level"] is None
    # Elsewhere on the site as well; and until then nobody agrees to anything without her.
    bence.turn_to("/settings", "h1")
    bence.caller.act(table, "leave")
    back.wait_for()
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Offer to end without a winner").click()
    expect(anna.page.get_by_text("A bot plays for Bence.")).to_be_visible()
    assert anna.caller.table(table)["status"] == "playing"
    back.click()
    bence.page.wait_for_selector(".room")
    bence.page.get_by_role("button", name="Refuse").click()
    expect(anna.page.get_by_text("A bot plays for Bence.")).to_be_hidden()
    assert anna.caller.table(table)["status"] == "playing"


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


def test_a_guest_has_the_same_number_at_every_visit(meet: Arrive) -> None:
    guest = meet("nobody", guest=True)
    seen = set()
    for _ in range(4):
        guest.go("/")
        seen.add(guest.page.get_by_text(re.compile(r"^Guest \d+$")).first.inner_text())
    assert len(seen) == 1
    guest.page.get_by_role("button", name="Play now").first.click()
    guest.page.wait_for_selector(".room")
    expect(guest.page.locator(".seats .name", has_text=seen.pop())).to_be_visible()


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
