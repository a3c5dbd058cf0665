"""Whole games, by pointing."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, Json
from tests.browser.people import PHONE, PHONE_ON_ITS_SIDE
from tests.browser.player import Player, play_to_the_end

BOT: Json = {"who": "bot", "level": "apprentice"}

TWO_PEOPLE = [
    pytest.param("schotten-totten", {}, id="schotten-totten"),
    pytest.param("schotten-totten", {"tactics": True}, id="schotten-totten with tactics"),
    pytest.param("rheinlander", {}, id="rheinlander"),
    pytest.param("fellowship", {}, id="fellowship"),
]


@pytest.mark.parametrize(("game", "options"), TWO_PEOPLE)
def test_two_people_play_a_game_to_its_end(meet: Arrive, game: str, options: Json) -> None:
    anna, bence = meet("Anna"), meet("Bence")
    seats = [{"who": "me"}, {"who": "open"}, *[BOT] * (FEWEST[game] - 2)]
    table = anna.caller.set_up(game, seats, options=options)["id"]
    bence.caller.act(table, "sit", seat=1)
    players = [Player(anna, seed=3), Player(bence, seed=4)]
    for player in players:
        player.go(table)
    play_to_the_end(players)
    shown = anna.caller.table(table)
    assert shown["status"] == "over"
    for player in players:
        assert player.moves > 5
        player.page.wait_for_selector("dialog[open] table tr")
        rows = player.page.locator("dialog[open] table tr").all_inner_texts()
        for seat, points in enumerate(shown["result"]["scores"]):
            name = shown["seats"][seat]["name"] or "Apprentice"
            assert any(name in row and str(points) in row for row in rows), (name, points, rows)


@pytest.mark.parametrize(
    ("game", "size"), [*[(game, PHONE) for game in GAMES], ("schotten-totten", PHONE_ON_ITS_SIDE)]
)
def test_a_game_against_bots_on_a_phone(meet: Arrive, game: str, size: tuple[int, int]) -> None:
    anna = meet("Anna", size=size, touch=True)
    table = anna.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(anna, seed=5, touch=True)
    player.go(table)
    play_to_the_end([player])
    assert player.moves > 5
    assert player.page.get_by_role("dialog").locator(".headline").inner_text()
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]
