"""A game is prepared before the others for somebody who waits for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holdfast.server.site.kitchen import Preparation, Warmth
from tests.server.visits import Person, Site, code_of, running, wait_until


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with running(tmp_path_factory.mktemp("site")) as site, site.person("Anna") as anna:
        yield anna


def state_of_nim(site: Site) -> str:
    with site.visitor() as visitor:
        state: str = visitor.get("/api/games").json()[0]["state"]
        return state


def test_a_game_that_is_ready_stays_so(anna: Person) -> None:
    answer = anna.client.post("/api/games/nim/prepare")
    assert (answer.status_code, answer.json()["state"]) == (202, "ready")
    assert answer.json() == anna.client.get("/api/games").json()[0]


def test_a_game_that_failed_is_tried_again(anna: Person) -> None:
    failed = Preparation(Warmth.FAILED, problem="there was no room left")
    anna.site.loop.call_soon_threadsafe(anna.site.house.shelf.kitchen._set, "nim", failed)
    wait_until(lambda: state_of_nim(anna.site) == "failed")
    answer = anna.client.post("/api/games/nim/prepare")
    assert (answer.status_code, answer.json()["state"]) == (202, "waiting")
    wait_until(lambda: state_of_nim(anna.site) == "ready")


def test_only_games_that_are_here_are_prepared_and_only_for_people_with_a_name(
    anna: Person,
) -> None:
    assert code_of(anna.client.post("/api/games/go/prepare")) == (400, "bad_option")
    assert code_of(anna.client.post("/api/games/G%4F/prepare")) == (400, "bad_message")
    with anna.site.visitor() as visitor:
        assert code_of(visitor.post("/api/games/nim/prepare")) == (401, "no_session")
