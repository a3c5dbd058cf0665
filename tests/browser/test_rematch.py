"""Playing again: everybody who is there is asked on the spot, and is taken along with one click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.house import FEWEST, GAMES
from tests.browser.people import PHONE, Person
from tests.browser.test_games import BOT


def finish(meet: Arrive, game: str) -> tuple[Person, Person, Person, str]:
    """Let Anna and Bert play, and Csaba watch, to the end; bots have the other seats."""
    anna, bert = meet("Anna"), meet("Bert", size=PHONE, touch=True)
    csaba = meet("Csaba")
    bots = [BOT] * (FEWEST[game] - 2)
    table = anna.caller.set_up(game, [{"who": "me"}, {"who": "open"}, *bots])["id"]
    bert.caller.act(table, "sit", seat=1)
    for person in (anna, bert, csaba):
        person.go(f"/table/{table}")
        person.page.wait_for_selector(".room")
    for person in (bert, anna):
        if anna.caller.table(table)["status"] == "playing":
            person.caller.act(table, "resign")
    for person in (anna, bert, csaba):
        person.page.wait_for_selector(".room[data-status=over]")
        expect(person.page.locator("dialog[open]")).to_be_visible()
    return anna, bert, csaba, table


def asked(page: Page, text: str = "Anna wants to play again.") -> Locator:
    """Return the question on a page, once it is there."""
    question = page.locator("dialog[open] .invited")
    expect(question).to_contain_text(text)
    return question


@pytest.mark.parametrize("game", GAMES)
def test_all_who_are_there_go_to_the_new_table_together(meet: Arrive, game: str) -> None:
    anna, bert, csaba, table = finish(meet, game)
    anna.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    anna.page.wait_for_selector(".gathering")
    again = anna.page.url.rpartition("/")[2]
    assert again != table
    expect(anna.page.locator(".gathering")).to_contain_text("Kept for Bert")
    asked(csaba.page).get_by_role("button", name="Come along").click()
    csaba.page.wait_for_selector(".gathering")
    asked(bert.page).get_by_role("button", name="Join").tap()
    for person in (anna, bert, csaba):
        person.page.wait_for_url(f"**/table/{again}")
        person.page.wait_for_selector(".room[data-status=playing]")
    assert bert.caller.table(again)["yours"]
    assert not csaba.caller.table(again)["yours"]


def test_two_who_press_at_the_same_time_sit_at_one_table(meet: Arrive) -> None:
    anna, bert, _, _ = finish(meet, "schotten-totten")
    for person in (anna, bert):
        again = person.page.get_by_role("dialog").get_by_role("button", name="Play again")
        expect(again).to_be_visible()
    for person in (anna, bert):
        person.page.evaluate(
            """() => [...document.querySelectorAll('dialog[open] button')]
                .find((button) => button.textContent.includes('Play again')).click()"""
        )
    for person in (anna, bert):
        person.page.wait_for_selector(".room[data-status=playing]")
    assert anna.page.url == bert.page.url


def test_not_now_is_told_and_the_seat_goes_to_somebody_else(meet: Arrive) -> None:
    anna, bert, csaba, table = finish(meet, "schotten-totten")
    bert.turn_to("/rules/schotten-totten", "h1")  # who looks elsewhere is asked there
    anna.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    anna.page.wait_for_selector(".gathering")
    summons = bert.page.locator(".summons")
    expect(summons).to_contain_text("Anna wants to play again.")
    summons.get_by_role("button", name="Not now").tap()
    expect(summons).to_be_hidden()
    expect(anna.page.locator(".gathering")).to_contain_text("Bert does not want to play now.")
    # Who comes back to the old table finds the question there, and its answer.
    bert.turn_to(f"/table/{table}", ".room")
    expect(asked(bert.page, "you do not want to play now").get_by_role("button")).to_be_visible()
    anna.page.get_by_role("button", name="Open it to anybody").click()
    asked(csaba.page).get_by_role("button", name="Come along").click()
    csaba.page.get_by_role("button", name="Sit down").click()
    for person in (anna, csaba):
        person.page.wait_for_selector(".room[data-status=playing]")
    late = asked(bert.page, "The new match has begun without you.")
    late.get_by_role("link", name="Watch").tap()
    bert.page.wait_for_selector(".room[data-status=playing]")
    assert bert.page.url == anna.page.url
    # The log leads there too.
    csaba.turn_to(f"/table/{table}", ".room")
    csaba.page.keyboard.press("Escape")
    csaba.page.locator(".side .log a").click()
    csaba.page.wait_for_selector(".room[data-status=playing]")


def test_who_was_put_out_is_told_so_in_one_sentence(meet: Arrive) -> None:
    anna, bert = meet("Anna"), meet("Bert")
    seats = [{"who": "me"}, {"who": "invited"}]
    third = anna.caller.set_up("fellowship", [*seats, {"who": "open"}])
    table, link = third["id"], third["invites"]["1"]
    anna.go(f"/table/{table}")
    bert.go(f"/table/{table}#1.{link}")
    bert.page.get_by_role("button", name="Sit down").click()
    anna.page.get_by_role("button", name="Put Bert out").click()
    expect(bert.page.get_by_role("alert")).to_have_text(
        "The host has freed your seat; you cannot sit at this table again."
    )
    assert bert.page.get_by_role("button", name="Sit down").count() == 0
    expect(anna.page.locator(".gathering")).not_to_contain_text("Put Bert out")
    assert anna.caller.table(table)["invites"]["1"] != link
