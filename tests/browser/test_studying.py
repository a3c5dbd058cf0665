"""Studies in the browser: what if, branches, sharing, and positions that are set up."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from holdfast.core.words import LANGUAGES
from tests.browser.conftest import Arrive
from tests.browser.house import GAMES, PATIENCE, House
from tests.browser.people import DESK, PHONE, Person, wait_until_still
from tests.browser.places import Gallery, sights, wait_until_laid
from tests.browser.test_access import assert_accessible_in_both_themes
from tests.browser.test_languages import no_words_of
from tests.browser.test_learning import point

#: So many bytes may a page with a table load, compressed.
MOST: Final = 300_000
#: A line of each game's positions with something that cannot be, and what is said of it.
WRONG: Final = {
    "schotten-totten": ("hand A R1 R2 R3 R4 R5 R6 R7", "Seat A holds 7 cards instead of up to 6."),
    "rheinlander": ("supply 25 25 3", "Seat C has 3 knights instead of 25."),
    "fellowship": ("hand A g1", "Seat A holds 1 card instead of 6."),
}


def begin(person: Person, gallery: Gallery, game: str, bots: str = "", eyes: str = "0") -> Page:
    """Play on from the middle of a match that is over."""
    table = gallery.find(game, "end")
    page = person.go(f"/study/table/{table}/{middle(gallery, game)}?eyes={eyes}")
    page.get_by_role("combobox").select_option(bots)
    page.get_by_role("button", name="Play on").click()
    wait_until_laid(page, game)
    return page


def middle(gallery: Gallery, game: str) -> int:
    """Return a moment in the middle of the match that is over, at which a card is to be played."""
    table = gallery.find(game, "end")

    def phase(ply: int) -> str:
        address = f"{gallery.house.url}/api/tables/{table}/moments/{ply}?eyes=open"
        found: str = httpx.get(address, timeout=PATIENCE).json()["table"]["phase"]
        return found

    usual = phase(0)
    return next(ply for ply in range(sights(game).MIDDLE, 0, -1) if phase(ply) == usual)


def draft_of(page: Page) -> dict[str, Any]:
    """Return the study that is kept in the browser."""
    page.wait_for_function("localStorage.getItem('holdfast-study')")  # it is kept a moment later
    kept: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('holdfast-study')"))
    return kept


def moves_at(page: Page, house: House) -> list[dict[str, Any]]:
    """Return the legal moves where a page stands in its study."""
    kept = draft_of(page)
    study, path, at = kept["study"], list[str](), kept["at"]
    while at >= 0:
        path.insert(0, study["moves"][at]["move"])
        at = study["moves"][at]["after"]
    body = {"game": study["root"]["game"], "position": study["root"]["position"], "path": path}
    answer = httpx.post(
        f"{house.url}/api/studies/look",
        json=body,
        headers={"Origin": house.url},
        timeout=PATIENCE,
    )
    moves: list[dict[str, Any]] = answer.raise_for_status().json()["match"]["moves"]
    return moves


def pointed(moves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the first and the last move of the kind of which there are most."""
    kinds = [move["parts"]["kind"] for move in moves]
    most = max(kinds, key=kinds.count)
    same = [move for move in moves if move["parts"]["kind"] == most]
    return [same[0], same[-1]]


def wait_at(page: Page, at: int) -> None:
    page.wait_for_selector(f".room[data-at='{at}'][data-busy=false]")
    wait_until_still(page)


def make(page: Page, game: str, move: dict[str, Any]) -> None:
    """Make a move by pointing."""
    for selector in sights(game).pointing(move["parts"]):
        point(page, selector)


@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_branched_shared_and_opened_by_somebody_else(
    meet: Arrive, gallery: Gallery, house: House, game: str
) -> None:
    page = begin(meet("Csaba", size=DESK), gallery, game)
    expect(page.locator(".what")).to_contain_text("did not know is dealt anew")
    first, second = pointed(moves_at(page, house))
    make(page, game, first)
    wait_at(page, 0)
    page.get_by_label("Name of this branch").fill("too careful")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Take back").click()
    wait_at(page, -1)
    make(page, game, second)
    wait_at(page, 1)
    tree = page.get_by_role("navigation", name="What was tried")
    expect(tree.locator("li")).to_have_count(2)
    page.reload()  # the browser keeps it
    wait_until_laid(page, game)
    wait_at(page, 1)
    page.get_by_role("button", name="Share").click()
    page.get_by_label("Title of the study").fill("Two ways")
    page.get_by_role("button", name="Make a link").click()
    link = page.locator("dialog[open] input[readonly]").input_value()
    assert re.fullmatch(rf"{house.url}/study/[\w-]{{22}}", link)

    guest = meet("Dora", guest=True)
    opened = guest.go(link.removeprefix(house.url))
    wait_until_laid(opened, game)
    lines = opened.get_by_role("navigation", name="What was tried").locator("li")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("too careful")
    lines.last.get_by_role("button").first.click()
    wait_at(opened, 1)
    assert opened.url == link


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_cannot_be_is_explained_and_mended(meet: Arrive, game: str) -> None:
    page = meet("Anna", size=DESK).go(f"/study/edit/{game}")
    page.wait_for_selector(".editor[data-ready=true]")
    text = page.get_by_role("textbox")
    expect(text).not_to_have_value("")
    right = text.input_value()
    line, said = WRONG[game]
    key = line.rsplit(" ", len(line.split()) - (2 if line.startswith("hand") else 1))[0]
    text.fill(re.sub(rf"^{key} .*$", line, right, flags=re.MULTILINE))
    state = page.get_by_test_id("state")
    expect(state).to_contain_text("This cannot be:")
    expect(state).to_contain_text(said)
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    text.fill(right + "\nnothing 1")
    expect(state).to_contain_text("This line cannot be read: “nothing 1”")
    text.fill(right)
    expect(state).to_contain_text("This position can be played.")
    page.get_by_role("button", name="Play on from here").click()
    wait_until_laid(page, game)
    expect(page.locator(".what")).to_contain_text("somebody has set up")
    assert draft_of(page)["study"]["root"]["cards"] == "set"


#: In each game: a thing, where it is put, and what is said of the position then.
EDITS: Final = {
    "schotten-totten": ("claim B", "stone 4", "Stone 4 is owned by Seat B, whose side is incomp"),
    "rheinlander": ("knight B", "space W9", "A knight stands on W9, but not both banks are"),
}
#: A thing, where it is put, and what the text says of it, in a position that can be played on.
MOVES: Final = {
    "schotten-totten": ("R7", "stone 4 A", "stone 4: R7 | - | -"),
    "rheinlander": ("knight A", "space L5", "knights A L5"),
    "fellowship": ("r4", "cell 0,2", "cell 0,2: r4"),
}


def edit(person: Person, game: str) -> Page:
    """Set up a position of a game, from a new match."""
    page = person.go(f"/study/edit/{game}")
    page.wait_for_selector(".editor[data-ready=true]:has(.board > *)")
    page.wait_for_selector(f".board {sights(game).PARTS}", state="attached")
    wait_until_still(page)
    return page


def take_up(page: Page, thing: str) -> None:
    page.locator(f"[data-thing='{thing}']").click()
    expect(page.locator(f"[data-thing='{thing}']")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_set_up_by_pointing_played_shared_and_opened(
    meet: Arrive, house: House, game: str
) -> None:
    page = edit(meet("Anna", size=DESK), game)
    text, state = page.get_by_role("textbox"), page.get_by_test_id("state")
    thing, place, line = MOVES[game]
    take_up(page, thing)
    point(page, f"[data-lies='{place}']")
    expect(text).to_have_value(re.compile(re.escape(line)))
    expect(state).to_contain_text("This position can be played.")
    page.keyboard.press("Escape")
    point(page, f"[data-lies='{place}']")  # with nothing in hand it is taken up again
    expect(text).not_to_have_value(re.compile(re.escape(line)))
    point(page, f"[data-lies='{place}']")
    expect(text).to_have_value(re.compile(re.escape(line)))
    page.get_by_role("button", name="Undo").click()
    expect(text).not_to_have_value(re.compile(re.escape(line)))
    page.keyboard.press("Escape")
    take_up(page, thing)
    point(page, f"[data-lies='{place}']")
    page.get_by_test_id("onward").get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Make a link").click()
    link = page.locator("dialog[open] input[readonly]").input_value()
    page.keyboard.press("Escape")
    page.get_by_label("Who plays the other seats").select_option("apprentice")
    page.get_by_role("button", name="Play on from here").click()
    wait_until_laid(page, game)
    assert line in draft_of(page)["study"]["root"]["position"]
    assert "apprentice" in draft_of(page)["study"]["players"]
    guest = meet("Dora", guest=True)
    opened = guest.go(link.removeprefix(house.url))
    wait_until_laid(opened, game)
    assert line in draft_of(opened)["study"]["root"]["position"]


@pytest.mark.parametrize("game", ["schotten-totten", "rheinlander"])
def test_what_was_made_impossible_by_hand_is_lit_and_mended(meet: Arrive, game: str) -> None:
    page = edit(meet("Anna", size=DESK), game)
    thing, place, said = EDITS[game]
    take_up(page, thing)
    point(page, f"[data-lies='{place}']")
    expect(page.get_by_test_id("state")).to_contain_text(said)
    expect(page.locator("[data-wrong]")).to_have_attribute("data-lies", place)
    for name in ("Play on from here", "Share"):
        button = page.get_by_test_id("onward").get_by_role("button", name=name)
        expect(button).to_be_disabled()
        expect(button).to_have_accessible_description(re.compile("First mend what is impossible"))
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_test_id("state")).to_contain_text("This position can be played.")
    expect(page.locator("[data-wrong]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_set_up_by_keyboard_alone(meet: Arrive, game: str) -> None:
    page = edit(meet("Anna", size=DESK), game)
    thing, place, line = MOVES[game]
    page.locator("[data-testid=palette] [tabindex='0']").focus()
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.thing") != first
    page.locator(f"[data-thing='{thing}']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('[data-lies]')")
    page.locator(f"[data-lies='{place}']").focus()
    page.keyboard.press("Enter")
    text = page.get_by_role("textbox")
    expect(text).to_have_value(re.compile(re.escape(line)))
    page.keyboard.press("Delete")
    expect(text).not_to_have_value(re.compile(re.escape(line)))
    page.keyboard.press("z")
    expect(text).to_have_value(re.compile(re.escape(line)))
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.matches('[data-thing]')")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Setting up a position")


def test_what_lies_beside_the_table_and_settings_are_changed_too(meet: Arrive) -> None:
    page = edit(meet("Anna", size=PHONE), "fellowship")
    text = page.get_by_role("textbox")
    take_up(page, "ring be")
    page.get_by_label("Places").select_option("rings A")
    page.get_by_role("button", name="Put there").click()
    expect(text).to_have_value(re.compile("rings be=A"))
    page.get_by_role("button", name=re.compile("Take away")).click()
    expect(text).to_have_value(re.compile("rings -"))
    page.get_by_text("Settings").click()
    page.get_by_label("Whose turn it is").select_option("B")
    expect(text).to_have_value(re.compile("turn B play"))
    page.get_by_label("Points of Seat A").fill("4")
    page.keyboard.press("Tab")
    expect(text).to_have_value(re.compile("points 4 0"))
    page.get_by_label("Corners are enough").check()
    expect(text).to_have_value(re.compile("allow_corner_contact=on"))
    page.get_by_label("Players").select_option("3")
    expect(text).to_have_value(re.compile("players 3"))
    expect(page.get_by_test_id("state")).to_contain_text("holds")


def test_the_editor_with_its_table_is_small(meet: Arrive) -> None:
    for game in GAMES:
        person = meet("Dorle", guest=True)
        session = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        sizes: list[float] = []
        session.on(
            "Network.loadingFinished",
            lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]),
        )
        edit(person, game)
        assert 100_000 < sum(sizes) <= MOST, game


def test_what_is_impossible_is_said_in_every_language(meet: Arrive) -> None:
    said = set()
    for language in LANGUAGES:
        person = meet("Anna", language=language)
        page = person.go("/study/edit/schotten-totten")
        page.wait_for_selector(".editor[data-ready=true]")
        page.get_by_role("textbox").fill("hand A R1 R1\nhand B R2")
        page.wait_for_selector(".state li")
        said.add(page.get_by_test_id("state").inner_text())
        assert no_words_of(person) == []
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_bots_reply_and_one_takes_back(
    meet: Arrive, gallery: Gallery, house: House, game: str
) -> None:
    page = begin(meet("Csaba"), gallery, game, bots="apprentice")
    if not page.locator(".board [data-can]").count():
        page.get_by_role("button", name="Let the bot move").click()
        page.wait_for_selector(".room[data-busy=false]:has(.board [data-can])")
    before = len(draft_of(page)["study"]["moves"])
    make(page, game, pointed(moves_at(page, house))[0])
    page.wait_for_selector(".room[data-busy=false]:has([data-testid=prompt])")
    page.wait_for_function(
        "before => JSON.parse(localStorage.getItem('holdfast-study')).study.moves.length > before",
        arg=before,
    )
    wait_until_still(page)
    at = draft_of(page)["at"]
    page.keyboard.press(",")
    wait_at(page, draft_of(page)["study"]["moves"][at]["after"])
    page.keyboard.press(".")
    wait_at(page, at)


def test_the_true_cards_are_those_of_the_match(
    meet: Arrive, gallery: Gallery, house: House
) -> None:
    game = "schotten-totten"
    table, ply = gallery.find(game, "end"), middle(gallery, game)
    moment = f"{house.url}/api/tables/{table}/moments/{ply}"
    true = httpx.get(f"{moment}/study", timeout=PATIENCE).json()["position"]
    page = begin(meet("Csaba"), gallery, game, eyes="open")
    assert draft_of(page)["study"]["root"]["position"] == true
    expect(page.locator(".what")).to_contain_text("with its true cards")
    page = begin(meet("Dorle"), gallery, game, eyes="1")
    root = draft_of(page)["study"]["root"]
    assert (root["seat"], root["cards"]) == (1, "dealt")
    assert root["position"] != true


def test_the_replay_leads_to_it_and_a_running_match_does_not(
    meet: Arrive, gallery: Gallery
) -> None:
    game = GAMES[0]
    csaba = meet("Csaba")
    page = csaba.go(f"/replay/{gallery.find(game, 'end')}/5?eyes=1")
    page.get_by_role("link", name="What if?").click()
    expect(page.get_by_role("radio", checked=True)).to_have_value("1")
    csaba.forgive("409 for GET .*/study")
    running = gallery.find(game, "early")
    page = csaba.go(f"/study/table/{running}/2?eyes=0")
    page.get_by_role("button", name="Play on").click()
    expect(page.get_by_role("alert")).to_contain_text("The match is not over.")


def test_a_study_by_keyboard_alone(meet: Arrive) -> None:
    page = meet("Anna").go("/study/edit/schotten-totten")
    page.wait_for_selector(".editor[data-ready=true]")
    page.get_by_role("button", name="Play on from here").focus()
    page.keyboard.press("Enter")
    wait_until_laid(page, "schotten-totten")
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.board [data-can=pick]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_until_still(page)
    page.keyboard.press("4")
    page.keyboard.press("Enter")
    wait_at(page, 0)
    page.keyboard.press(",")
    wait_at(page, -1)
    page.keyboard.press(".")
    wait_at(page, 0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("In a study")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_best_is_told_lit_and_made(meet: Arrive, gallery: Gallery, game: str) -> None:
    page = begin(meet("Csaba", size=DESK), gallery, game)
    page.keyboard.press("h")
    told = page.locator("dialog[open] li")
    expect(told).to_have_count(3)
    told.first.get_by_role("button").hover()
    expect(page.locator(".board [data-lit]").first).to_be_attached()
    told.first.get_by_role("button").click()
    wait_at(page, 0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_position_that_was_set_up_is_analysed(meet: Arrive) -> None:
    page = edit(meet("Anna", size=DESK), "schotten-totten")
    best = page.get_by_test_id("onward").get_by_role("button", name="What is best?")
    best.click()
    wait_until_laid(page, "schotten-totten")
    expect(page.locator("dialog[open] li")).to_have_count(3)
    assert draft_of(page)["study"]["root"]["cards"] == "set"


def test_a_link_to_no_study_says_so(meet: Arrive) -> None:
    anna = meet("Anna")
    anna.forgive("404 for GET /api/studies/")
    page = anna.go("/study/nothing")
    expect(page.get_by_text("There is no such study.")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_studies_are_accessible(
    meet: Arrive, gallery: Gallery, game: str, size: tuple[int, int]
) -> None:
    person = meet("Csaba", size=size, touch=size == PHONE)
    page = person.go(f"/study/table/{gallery.find(game, 'end')}/3?eyes=0")
    page.get_by_role("button", name="Play on").wait_for()
    assert_accessible_in_both_themes(page, f"what if of {game}")
    page = begin(person, gallery, game)
    assert_accessible_in_both_themes(page, f"study of {game}")
    for sheet in ("Players", "Share", "What is best?"):
        page.get_by_role("button", name=sheet).click()
        page.wait_for_selector("dialog[open] :is(li, select, button.main)")
        assert_accessible_in_both_themes(page, f"study of {game}, {sheet}")
        page.keyboard.press("Escape")
    page = person.go(f"/study/edit/{game}")
    page.wait_for_selector(".editor[data-ready=true]:has(.board > *)")
    assert_accessible_in_both_themes(page, f"position of {game}")
    page.get_by_role("textbox").fill("turn Z")
    page.wait_for_selector(".wrong")
    assert_accessible_in_both_themes(page, f"no position of {game}")


@pytest.mark.parametrize("width", [360, 820, 1440])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wider_than_the_window(
    meet: Arrive, gallery: Gallery, game: str, width: int
) -> None:
    person = meet("Csaba", size=(width, 760))
    page = begin(person, gallery, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(page.locator(".what")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Take back")).to_be_in_viewport()
    page = person.go(f"/study/edit/{game}")
    page.wait_for_selector(".editor[data-ready=true]:has(.board > *)")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", GAMES)
def test_a_study_with_its_table_is_small(meet: Arrive, gallery: Gallery, game: str) -> None:
    first = meet("Csaba", size=DESK)
    begin(first, gallery, game)
    draft = json.dumps(draft_of(first.page))
    person = meet("Dorle", size=DESK)  # whose browser has nothing of it yet
    person.context.add_init_script(f"localStorage.setItem('holdfast-study', {json.dumps(draft)})")
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    person.go("/study")
    wait_until_laid(person.page, game)
    assert 100_000 < sum(sizes) <= MOST
