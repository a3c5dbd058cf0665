"""Lessons over HTTP: nothing is kept, and each question says where one stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from holdfast.server.guard import Rate
from tests.server.visits import FREELY, Person, Site, code_of, running

LESSON = "/api/games/nim/lessons/first/steps"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
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


def test_the_lessons_are_listed_with_their_chapters(anna: Person) -> None:
    (lesson,) = get(anna, "/api/games/nim/lessons")
    assert lesson == {
        "name": "first",
        "title": "first-title",
        "about": "first-about",
        "chapters": [
            {"title": "taking", "first": 0},
            {"title": "tokens", "first": 1},
            {"title": "last", "first": 2},
        ],
        "steps": 3,
        "positions": [0, 2],
        "remarks": [
            {"say": "remark-emptied", "by": "learner", "when": [], "told": ["drew"]},
            {"say": "remark-returned", "by": "rival", "when": [{"kind": "return"}], "told": []},
        ],
    }


def test_how_to_play_is_shown_in_positions(anna: Person) -> None:
    (book,) = get(anna, "/api/games/nim/howto")
    assert [chapter["title"] for chapter in book["chapters"]] == ["taking", "tokens", "last"]
    first, second, _ = book["steps"]
    assert (first["say"], first["rule"], first["asks"]) == ("taking-say", "2.2", False)
    assert first["lit"] == [{"kind": "take", "heap": 1, "stones": 4}]
    assert first["match"]["moves"] == []
    # The second goes on where the first has ended.
    assert (second["match"]["ply"], second["match"]["table"]["heaps"][1]) == (1, 0)


def test_the_kinds_of_moves_have_sentences_and_rules(anna: Person) -> None:
    assert get(anna, "/api/games/nim/kinds") == [
        {"kind": "take", "say": "can-take", "rule": "2.2"},
        {"kind": "return", "say": "can-return", "rule": "3.2"},
    ]


def test_who_has_not_given_a_name_may_learn_too(anna: Person) -> None:
    with httpx.Client(base_url=anna.client.base_url, verify=False, timeout=60) as stranger:
        assert stranger.get("/api/games/nim/lessons").status_code == 200
        assert stranger.get("/api/games/nim/howto").status_code == 200
        assert stranger.get(f"{LESSON}/0").status_code == 200


def test_a_step_is_shown_as_a_table_is(anna: Person) -> None:
    step = get(anna, f"{LESSON}/0")
    assert (step["say"], step["rule"], step["asks"], step["seat"]) == ("taking-say", "3.1", True, 0)
    assert step["lit"] == [{"kind": "take", "heap": 1, "stones": 4}]
    assert step["match"]["table"]["heaps"] == [3, 4, 5]
    assert step["match"]["table"]["tokens"] == [2, None]  # the rival's is hidden, as anywhere
    assert len(step["match"]["moves"]) == 12


def test_a_move_is_answered_and_nothing_is_kept_of_it(anna: Person) -> None:
    wrong = get(anna, f"{LESSON}/0/try", move="1-1")
    assert wrong == {"accepted": False, "say": "taking-heap", "move": "", "pictures": []}
    right = get(anna, f"{LESSON}/0/try", move="2-4")
    assert (right["accepted"], right["say"], right["move"]) == (True, "taking-done", "2-4")
    (picture,) = right["pictures"]
    assert picture["line"]["text"] == "2-4"
    assert picture["match"]["table"]["heaps"] == [3, 0, 5]
    assert get(anna, f"{LESSON}/0")["match"]["table"]["heaps"] == [3, 4, 5]
    assert get(anna, f"{LESSON}/1", made="2-4") == get(anna, f"{LESSON}/1")


def test_what_follows_is_shown_move_by_move(anna: Person) -> None:
    shown = get(anna, f"{LESSON}/1/try", made="2-4")  # without a move: the solution
    assert [picture["line"]["seat"] for picture in shown["pictures"]] == [0, 1]
    assert [picture["line"]["text"] for picture in shown["pictures"]] == ["r2", "3-2"]
    assert all(picture["match"]["moves"] == [] for picture in shown["pictures"])


def test_questions_are_answered_as_at_a_table(anna: Person) -> None:
    why = get(anna, f"{LESSON}/0/why", parts='{"kind": "return", "token": 2}')
    assert not why["legal"]
    assert why["refusal"]["code"] == "illegal_move"
    assert why["refusal"]["rule"]
    assert get(anna, f"{LESSON}/0/why", move="2-1")["legal"]
    assert get(anna, f"{LESSON}/0/preview", move="2-4")["table"]["heaps"] == [3, 0, 5]
    assert get(anna, f"{LESSON}/0/explain", what="heap 1") == {"told": []}


@pytest.mark.parametrize(
    ("path", "values", "expected"),
    [
        ("/api/games/chess/lessons", {}, (400, "bad_option")),
        ("/api/games/nim/lessons/second/steps/0", {}, (404, "unknown_lesson")),
        (f"{LESSON}/3", {}, (404, "unknown_lesson")),
        (f"{LESSON}/1", {"made": "1-1"}, (400, "bad_option")),
        (f"{LESSON}/1", {"made": "2-4; 2-4"}, (400, "bad_option")),
        (f"{LESSON}/1", {"made": "x" * 401}, (400, "bad_message")),
        (f"{LESSON}/0/try", {"move": "r2"}, (409, "illegal_move")),
        (f"{LESSON}/0/try", {"move": "castle"}, (400, "unreadable_move")),
        (f"{LESSON}/0/try", {"move": "9999"}, (400, "unreadable_move")),
        (f"{LESSON}/0/why", {}, (400, "bad_message")),
        (f"{LESSON}/0/why", {"parts": "{}", "move": "1-1"}, (400, "bad_message")),
        (f"{LESSON}/0/preview", {"parts": '{"kind": "fly"}'}, (400, "bad_message")),
    ],
)
def test_what_there_is_not_is_refused(
    anna: Person, path: str, values: dict[str, str], expected: tuple[int, str]
) -> None:
    assert code_of(anna.client.get(path, params=values)) == expected


@pytest.mark.parametrize("question", ["", "/try?move=1-1", "/why?move=1-1", "/preview?move=1-1"])
def test_who_asks_too_often_is_slowed_down(tmp_path: Path, question: str) -> None:
    changes = {**FREELY, "questions": Rate(burst=3, per_second=0.01)}
    with running(tmp_path, **changes) as site, site.person("Anna") as anna:
        answers = [anna.client.get(f"{LESSON}/0{question}") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
