"""Games by pointing: each way of playing goes to the end of one game, and through some of all."""

from __future__ import annotations

from typing import Final

import pytest

from holdfast.testing.amount import amount, first_seed
from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, Json
from tests.browser.people import PHONE, PHONE_ON_ITS_SIDE
from tests.browser.player import Player, end_early, play_on

BOT: Json = {"who": "bot", "level": "apprentice"}
#: A game is over before anybody has made so many moves.
ALL: Final = 10_000
#: How many moves each player makes where another game goes to its end in the same way.
SOME: Final = amount(quick=3, full=ALL)

#: What goes to its end in which way. Rheinländer does by typing: ``test_keyboard``.
TO_THE_END: Final = {"two people": "schotten-totten", "a phone": "fellowship"}


def most_moves(game: str, way: str) -> int:
    """Return how many moves each player makes."""
    return ALL if TO_THE_END[way] == game else SOME


TWO_PEOPLE = [
    *[pytest.param(game, {}, most_moves(game, "two people"), id=game) for game in GAMES],
    pytest.param("schotten-totten", {"tactics": True}, SOME, id="schotten-totten with tactics"),
]
ON_A_PHONE = [
    *[pytest.param(game, PHONE, most_moves(game, "a phone"), id=game) for game in GAMES],
    pytest.param("schotten-totten", PHONE_ON_ITS_SIDE, SOME, id="schotten-totten on its side"),
]


@pytest.mark.parametrize(("game", "options", "most"), TWO_PEOPLE)
def test_two_people_play_a_game(meet: Arrive, game: str, options: Json, most: int) -> None:
    anna, bence = meet("Anna"), meet("Bence")
    seats = [{"who": "me"}, {"who": "open"}, *[BOT] * (FEWEST[game] - 2)]
    table = anna.caller.set_up(game, seats, options=options)["id"]
    bence.caller.act(table, "sit", seat=1)
    players = [Player(each, seed=first_seed() + n) for n, each in enumerate((anna, bence), 3)]
    for player in players:
        player.go(table)
    play_on(players, most)
    if most < ALL:
        end_early(players, table)
    shown = anna.caller.table(table)
    assert shown["status"] == "over"
    assert shown["result"]["why"] == ("resigned" if most < ALL else "played")
    for player in players:
        assert player.moves >= min(most, 6)
        player.page.wait_for_selector("dialog[open] table tr")
        rows = player.page.locator("dialog[open] table tr").all_inner_texts()
        for seat, points in enumerate(shown["result"]["scores"]):
            name = shown["seats"][seat]["name"]  # a bot has one on the page alone
            assert any(name in row and str(points) in row for row in rows), (name, points, rows)


@pytest.mark.parametrize(("game", "size", "most"), ON_A_PHONE)
def test_a_game_against_bots_on_a_phone(
    meet: Arrive, game: str, size: tuple[int, int], most: int
) -> None:
    anna = meet("Anna", size=size, touch=True)
    table = anna.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(anna, seed=first_seed() + 5, touch=True)
    player.go(table)
    play_on([player], most)
    if most < ALL:
        end_early([player], table)
    assert player.moves >= min(most, 6)
    assert player.page.get_by_role("dialog").locator(".headline").inner_text()
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]
