"""What can I do now? One key, or the menu: the kinds of moves, each with its rule, and lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from holdfast.games import registry
from tests.browser.conftest import Arrive, Look
from tests.browser.house import GAMES
from tests.browser.people import DESK
from tests.browser.places import Gallery, wait_until_laid
from tests.browser.test_access import assert_accessible_in_both_themes


@pytest.mark.parametrize("game", GAMES)
def test_the_kinds_of_moves_are_listed_and_lit(look: Look, gallery: Gallery, game: str) -> None:
    table = gallery.find(game, "middle")
    moves = gallery.owner.table(table)["match"]["moves"]
    anna = look(size=DESK)
    page = anna.go(f"/table/{table}")
    wait_until_laid(page, game)
    page.keyboard.press("w")
    listed = page.locator("dialog[open] li[data-kind]")
    listed.first.wait_for()
    kinds = {move["parts"]["kind"] for move in moves}
    assert {each.get_attribute("data-kind") for each in listed.all()} == kinds
    rules = registry.get(game).text.kinds
    for each in listed.all():
        kind = each.get_attribute("data-kind") or ""
        expect(each.get_by_role("link")).to_have_attribute("href", f"/rules/{game}#{rules[kind]}")
        assert "can-" not in each.inner_text()
    page.mouse.move(5, 5)
    assert page.locator(".board [data-lit]").count() == 0
    listed.first.hover()
    expect(page.locator(".board [data-lit]").first).to_be_attached()
    assert_accessible_in_both_themes(page, f"what can be done at {game}")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("What can I do now?")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="What can I do now?").click()
    listed.first.wait_for()


def test_who_is_not_to_move_is_told_so(meet: Arrive, gallery: Gallery) -> None:
    page = meet("Dora").go(f"/table/{gallery.find(GAMES[0], 'middle')}")
    wait_until_laid(page, GAMES[0])
    page.keyboard.press("w")
    expect(page.locator("dialog[open]")).to_contain_text("nothing to do for you")
