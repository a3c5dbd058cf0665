"""Games without a pointer, one of them to its end, and what those hear who cannot see the table."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.testing.amount import first_seed
from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES, PATIENCE
from tests.browser.people import wait_until_still
from tests.browser.player import Player, end_early, notations_in
from tests.browser.test_games import ALL, BOT, SOME

#: Keeps all that a screen reader would say.
_LISTEN: Final = """
() => {
  window.heard = [];
  const region = document.querySelector('[data-testid=announcer]');
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}
"""
#: Whether a move was made after this one.
_PLY_AFTER: Final = "ply => Number(document.querySelector('.room').dataset.ply) > ply"


def sentences(player: Player) -> list[str]:
    """Return the log, a sentence at a time."""
    return player.page.locator(".side .log li button span, .side .log li p").all_inner_texts()


def heard(player: Player) -> str:
    """Return what was last said by itself."""
    return player.page.get_by_test_id("announcer").text_content() or ""


def wait_for_turn(player: Player, ply: int) -> bool:
    """Wait for one's turn after a move; False if the match is over instead."""
    end = time.monotonic() + PATIENCE
    while True:
        seen = player.look()
        if seen["status"] == "over":
            return False
        if seen["mine"] and seen["ply"] >= ply:
            return True
        assert time.monotonic() < end, seen
        player.page.wait_for_timeout(15)


@pytest.mark.parametrize(
    ("game", "language"), [*zip(GAMES, ("it", "hu", "de"), strict=True)], ids=GAMES
)
def test_a_game_by_typing(meet: Arrive, game: str, language: str) -> None:
    """Every move is typed with the letters that readers of a language see."""
    most = ALL if game == "rheinlander" else SOME
    anna = meet("Anna", typed=True, language=language)
    table = anna.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(anna, seed=first_seed() + 1)
    player.go(table)
    told = len(sentences(player))
    player.page.evaluate(_LISTEN)
    typed, ply = 0, 0
    while typed < most and wait_for_turn(player, ply):
        ply = player.look()["ply"] + 1
        move = player.dice.choice(notations_in(player.ask("moves")))
        player.type(move)
        typed += 1
    if most < ALL:
        end_early([player], table)
    assert typed >= min(most, 6)
    letters = set(holdfast.game(game).words.letters(language).values())
    labels = player.page.locator(".board svg text.letter").all_text_contents()
    assert set(labels) <= letters
    assert labels or game != "schotten-totten"
    player.page.wait_for_function("() => document.querySelector('dialog[open]') !== null")
    # Every sentence of the log was said, in its order.
    said = " ".join(player.page.evaluate("window.heard"))
    at = 0
    for sentence in sentences(player)[told:]:
        assert sentence in said[at:], sentence
        at = said.index(sentence, at)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_can_be_read_out(meet: Arrive, game: str) -> None:
    anna = meet("Anna", typed=True)
    table = anna.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(anna)
    player.go(table)
    for _ in range(2):
        assert wait_for_turn(player, 0)
        assert player.play_if_my_turn()
    wait_for_turn(player, 0)
    answers = [player.ask(question) for question in ("hand", "board", "scores", "moves", "last")]
    assert len(set(answers)) == len(answers)
    for answer in answers:
        assert len(answer) > 5
        assert not re.fullmatch(r"[a-z]+(-[a-z]+)+", answer)
    again = player.ask("last")  # what does not change is not read out
    assert again != answers[-1]
    assert again.strip() == answers[-1]


@pytest.mark.parametrize("game", GAMES)
def test_moves_by_walking_over_the_board(meet: Arrive, game: str) -> None:
    anna = meet("Anna")
    table = anna.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(anna)
    player.go(table)
    for _ in range(2):
        assert wait_for_turn(player, 0)
        before = player.look()["ply"]
        for _ in range(6):  # pick, then move, and what else a turn may need
            can = "move" if player.page.locator("[data-can=move]").count() else "pick"
            walk(player, f"[data-can={can}]")
            player.page.keyboard.press("Enter")
            if can == "move":
                player.page.wait_for_function(_PLY_AFTER, arg=before)
                break
            wait_until_still(player.page)
        assert player.look()["ply"] > before
    player.page.keyboard.press("Tab")
    assert player.page.evaluate("document.activeElement !== document.body")


def walk(player: Player, goal: str) -> None:
    """Go there by Tab, and within a group of things by arrow keys."""
    for _ in range(60):
        at_goal = player.page.evaluate("goal => document.activeElement.matches(goal)", goal)
        if at_goal:
            return
        inside = player.page.evaluate(
            "document.activeElement.closest('.board') !== null"
            " && document.activeElement.getAttribute('role') !== 'group'"
        )
        if inside:
            player.page.evaluate("window.began = document.activeElement")
            for key in ("PageDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                player.page.keyboard.press(key)
                if player.page.evaluate("goal => document.activeElement.matches(goal)", goal):
                    return
            # Tab goes on from the group, wherever the arrows have led.
            player.page.evaluate("window.began.focus()")
        player.page.keyboard.press("Tab")
    raise AssertionError(f"{goal} cannot be reached by keyboard")


def test_others_are_heard(meet: Arrive) -> None:
    anna, bence = meet("Anna"), meet("Bence")
    table = anna.caller.set_up("schotten-totten", [{"who": "me"}, {"who": "open"}])["id"]
    bence.caller.act(table, "sit", seat=1)
    players = [Player(anna), Player(bence)]
    for player in players:
        player.go(table)
    mover, listener = players if players[0].look()["mine"] else reversed(players)
    assert mover.play_if_my_turn()
    listener.page.wait_for_function(
        "name => document.querySelector('[data-testid=announcer]').textContent.includes(name)",
        arg=mover.person.name,
    )


def test_nothing_is_said_when_that_is_not_wanted(meet: Arrive) -> None:
    anna = meet("Anna", announce=False)
    table = anna.caller.set_up("schotten-totten", [{"who": "me"}, BOT])["id"]
    player = Player(anna)
    player.go(table)
    wait_for_turn(player, 0)
    player.play_if_my_turn()
    assert heard(player) == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_list_has_the_keys_of_the_page_and_of_the_table(meet: Arrive, game: str) -> None:
    anna = meet("Anna")
    table = anna.caller.set_up(game, [{"who": "me"}, *[BOT] * (FEWEST[game] - 1)])["id"]
    player = Player(anna)
    player.go(table)
    player.page.keyboard.press("?")
    listed = player.page.locator("dialog[open]")
    expect(listed.locator("h3").first).to_be_visible()
    headings = listed.locator("h3").all_inner_texts()
    assert {"At the table", "Before a move is made", "Everywhere"} < set(headings)
    said = listed.locator("dd").all_inner_texts()
    assert "Show the keys" in said
    assert "Put back what you have chosen" in said
    assert not [text for text in said if text.startswith("keys-")]
    player.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    # A key of the list: sounds are off, which is said and kept.
    player.page.keyboard.press("m")
    expect(player.page.get_by_text("Sounds off", exact=True)).to_be_visible()
    player.page.reload()
    player.page.wait_for_selector(".room")
    assert '"sounds":false' in player.page.evaluate("localStorage['holdfast-settings']")
