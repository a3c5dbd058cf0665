"""Puzzles over HTTP: nothing is kept, and each question says which puzzle it is about."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from holdfast.core.game import Game
from holdfast.core.lesson import read_lessons
from holdfast.search.puzzles.explaining import of_the_day
from holdfast.search.puzzles.file import Puzzle, PuzzleFile, read_puzzles
from holdfast.server.guard import Rate
from holdfast.server.live import puzzles as live
from tests.search.puzzles.test_file import NIM, ONE
from tests.server.visits import FREELY, Person, Site, code_of, running

PUZZLES = "/api/games/nim/puzzles"


def nim_puzzle(name: str) -> Puzzle:
    """Return a puzzle in the first position of the lessons."""
    deal = read_lessons(NIM.folder)[0].steps[0].position
    return replace(
        ONE,
        name=name,
        position=deal,
        deal=deal,
        accept=["2-4", "2-1"],
        losses=[0.0, 0.03],
        tempting="1-1",
        solution=["A 2-4"],
        refutation=["A 1-1"],
    )


PUZZLE_LIST = [nim_puzzle(f"{number}-1") for number in range(1, 6)]


def read_nim(game: Game) -> PuzzleFile:
    return PuzzleFile(game.name, game.rules_version, "", 0, 0, [], PUZZLE_LIST)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "read_puzzles", read_nim)
        with running(tmp_path_factory.mktemp("site"), **FREELY) as opened:
            yield opened


@pytest.fixture
def anna(site: Site) -> Iterator[Person]:
    with site.person("Anna") as person:
        yield person


def get(person: Person, path: str, **values: str) -> Any:
    answer = person.client.get(path, params=values)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_puzzles_are_listed_with_that_of_the_day(anna: Person) -> None:
    before = datetime.now(UTC).date()
    shown = get(anna, PUZZLES)
    day = date.fromisoformat(shown["day"])
    assert before <= day <= datetime.now(UTC).date()
    assert shown["daily"] == of_the_day(PUZZLE_LIST, day).name
    assert shown["puzzles"][0] == {"name": "1-1", "level": "master"}
    assert len(shown["puzzles"]) == 5


def test_who_has_not_given_a_name_may_solve_them_too(anna: Person) -> None:
    with httpx.Client(base_url=anna.client.base_url, verify=False, timeout=60) as stranger:
        for end in ("", "/1-1", "/1-1/try?move=2-4"):
            assert stranger.get(f"{PUZZLES}{end}").status_code == 200


def test_a_puzzle_is_shown_as_a_table_is(anna: Person) -> None:
    shown = get(anna, f"{PUZZLES}/1-1")
    assert shown["ask"] == {"id": "puzzle-ask", "args": {"seat": "A"}, "rule": ""}
    assert (shown["seat"], shown["seats"]) == (0, 2)
    assert shown["match"]["table"]["tokens"][1] is None  # the rival's is hidden, as anywhere
    assert len(shown["match"]["moves"]) == 12


def test_a_move_is_answered_and_nothing_is_kept_of_it(anna: Person) -> None:
    right = get(anna, f"{PUZZLES}/1-1/try", move="2-4")
    assert (right["accepted"], right["loss"]) == (True, 0.0)
    nearly = get(anna, f"{PUZZLES}/1-1/try", move="2-1")
    assert (nearly["accepted"], nearly["loss"]) == (True, 0.03)
    assert [told["id"] for told in nearly["told"]][:2] == ["puzzle-right", "puzzle-also"]
    wrong = get(anna, f"{PUZZLES}/1-1/try", move="1-1")
    assert (wrong["accepted"], wrong["loss"]) == (False, 0.4)
    assert get(anna, f"{PUZZLES}/1-1/try") == right  # without a move: the solution
    assert get(anna, f"{PUZZLES}/1-1")["match"]["table"]["heaps"] == [3, 4, 5]


def test_questions_are_answered_as_at_a_table(anna: Person) -> None:
    why = get(anna, f"{PUZZLES}/1-1/why", parts='{"kind": "return", "token": 2}')
    assert not why["legal"]
    assert why["refusal"]["code"] == "illegal_move"
    assert why["refusal"]["rule"]
    assert get(anna, f"{PUZZLES}/1-1/why", move="2-1")["legal"]
    assert get(anna, f"{PUZZLES}/1-1/preview", move="2-4")["table"]["heaps"] == [3, 0, 5]
    assert get(anna, f"{PUZZLES}/1-1/explain", what="heap 1") == {"told": []}


@pytest.mark.parametrize(
    ("path", "values", "expected"),
    [
        ("/api/games/chess/puzzles", {}, (400, "bad_option")),
        (f"{PUZZLES}/9-9", {}, (404, "unknown_puzzle")),
        (f"{PUZZLES}/9-9/try", {"move": "2-4"}, (404, "unknown_puzzle")),
        (f"{PUZZLES}/{'9' * 41}", {}, (400, "bad_message")),
        (f"{PUZZLES}/1-1/try", {"move": "r2"}, (409, "illegal_move")),
        (f"{PUZZLES}/1-1/try", {"move": "castle"}, (400, "unreadable_move")),
        (f"{PUZZLES}/1-1/try", {"move": "9999"}, (400, "unreadable_move")),
        (f"{PUZZLES}/1-1/why", {}, (400, "bad_message")),
        (f"{PUZZLES}/1-1/preview", {"parts": '{"kind": "fly"}'}, (400, "bad_message")),
    ],
)
def test_what_there_is_not_is_refused(
    anna: Person, path: str, values: dict[str, str], expected: tuple[int, str]
) -> None:
    assert code_of(anna.client.get(path, params=values)) == expected


def test_a_game_without_puzzles_has_an_empty_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "read_puzzles", read_puzzles)  # that of the fixture finds some
    with running(tmp_path, **FREELY) as site, site.person("Anna") as anna:
        shown = get(anna, PUZZLES)
        assert (shown["daily"], shown["puzzles"]) == ("", [])
        assert code_of(anna.client.get(f"{PUZZLES}/1-1")) == (404, "unknown_puzzle")


@pytest.mark.parametrize("question", ["", "/try?move=1-1", "/why?move=1-1", "/preview?move=1-1"])
def test_who_asks_too_often_is_slowed_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, question: str
) -> None:
    monkeypatch.setattr(live, "read_puzzles", read_nim)
    changes = {**FREELY, "questions": Rate(burst=3, per_second=0.01)}
    with running(tmp_path, **changes) as site, site.person("Anna") as anna:
        answers = [anna.client.get(f"{PUZZLES}/1-1{question}") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
