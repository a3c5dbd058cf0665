"""Studies over HTTP: played on without anything being kept, shared, and opened by anybody."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import holdfast
from holdfast.core.studying import root_of
from holdfast.server.guard import Rate
from holdfast.server.live.studies import Studies
from holdfast.server.messages.studies import MOST_MOVES, Study
from tests.server.visits import FREELY, Person, Site, code_of, running, wait_until

POSITION = root_of(holdfast.new("nim", seed=3), 0)
PLACE = {"game": "nim", "position": POSITION}
MOVES = holdfast.read("nim", POSITION).legal_moves


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site"), **FREELY) as opened:
        yield opened


@pytest.fixture
def anna(site: Site) -> Iterator[Person]:
    with site.person("Anna") as person:
        yield person


def ask(visitor: httpx.Client, question: str, **body: Any) -> Any:
    answer = visitor.post(f"/api/studies/{question}", json={**PLACE, **body})
    assert answer.status_code == 200, answer.text
    return answer.json()


def a_study(**changes: Any) -> dict[str, Any]:
    moves = [{"after": -1, "move": MOVES[0], "name": "the usual"}]
    return {"root": PLACE, "title": "Late", "moves": moves, "players": [None, "master"]} | changes


def test_one_plays_on_by_saying_where_one_stands(site: Site) -> None:
    with site.visitor() as stranger:
        shown = ask(stranger, "look")
        assert (shown["seat"], shown["seats"], shown["story"]) == (0, 2, [])
        assert [move["text"] for move in shown["match"]["moves"]] == MOVES
        after = ask(stranger, "look", path=[MOVES[0]])
        assert (after["seat"], after["match"]["turn"], after["match"]["ply"]) == (1, 1, 1)
        (line,) = after["story"]
        assert (line["seat"], line["text"]) == (0, MOVES[0])
        assert ask(stranger, "look", path=[MOVES[0]], eyes="0")["match"]["moves"] == []
        assert ask(stranger, "look", path=[MOVES[0]], eyes="open")["seat"] is None
        assert ask(stranger, "look") == shown  # nothing was kept


def test_a_position_is_checked_while_it_is_written(site: Site) -> None:
    with site.visitor() as stranger:
        whole = ask(stranger, "check")
        assert (whole["problems"], whole["shown"]["position"]) == ([], POSITION)
        wrong = ask(stranger, "check", position=POSITION.replace("heaps 3 4 5", "heaps 3 5 5"))
        assert wrong["shown"] is None
        assert {"id": "heap-grown", "args": {"heap": 2, "stones": 5, "most": 4}, "rule": "1.1"} in (
            wrong["problems"]
        )
        unreadable = ask(stranger, "check", position="players 2")
        assert (unreadable["shown"], unreadable["problems"]) == (None, [])
        assert "a position has the lines players" in unreadable["detail"]


def test_a_position_is_changed_by_hand(site: Site) -> None:
    with site.visitor() as stranger:
        taken = ask(stranger, "edit", do="take", thing="stone", place="heap 2")
        assert "heaps 3 3 5" in taken["position"]
        assert [each["id"] for each in taken["checked"]["problems"]] == ["pieces"]
        assert taken["drawn"]["match"]["table"]["heaps"] == [3, 3, 5]
        change = {"do": "put", "thing": "stone", "place": "taken A"}
        given = ask(stranger, "edit", position=taken["position"], **change)
        assert given["checked"]["shown"]["match"]["moves"]
        refused = ask(stranger, "edit", **change)
        assert (refused["position"], refused["refusal"]["code"]) == (POSITION, "cannot_edit")
        assert ask(stranger, "edit")["position"] == POSITION
        answer = stranger.post("/api/studies/edit", json={**PLACE, "eyes": "open"})
        assert answer.headers["content-encoding"] == "gzip"


def test_a_new_match_is_dealt_to_begin_with(site: Site) -> None:
    with site.visitor() as stranger:
        body = {"game": "nim", "players": 3, "deal": 4, "options": {"misere": True}}
        first, again = (stranger.post("/api/studies/deal", json=body).json() for _ in range(2))
        assert first == again
        assert first["position"].startswith("players 3\nmisere on")
        other = stranger.post("/api/studies/deal", json={**body, "players": 7})
        assert code_of(other) == (400, "bad_option")


def test_questions_are_answered_as_at_a_table(site: Site) -> None:
    with site.visitor() as stranger:
        assert ask(stranger, "why", move=MOVES[0])["legal"]
        why = ask(stranger, "why", parts='{"kind": "return", "token": 2}')
        assert why["refusal"]["code"] == "illegal_move"
        assert ask(stranger, "preview", move=MOVES[0])["told"]
        assert ask(stranger, "explain", what="heap 1") == {"told": []}


def test_a_bot_plays_along(site: Site) -> None:
    with site.visitor() as stranger:
        for level in ("apprentice", "journeyman"):
            assert ask(stranger, "reply", level=level)["move"] in MOVES


def test_what_is_best_at_a_place(site: Site) -> None:
    with site.visitor() as stranger:
        best = ask(stranger, "weigh")["moves"]
        assert {move["text"] for move in best} <= set(MOVES)
        assert all(0 <= move["win"] <= 1 for move in best)


def test_who_goes_away_is_not_thought_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []

    async def think(_studies: Studies, *_: Any) -> Any:
        import asyncio  # noqa: PLC0415 : in the thread of the server

        try:
            await asyncio.sleep(60)
        finally:
            ended.append("ended")

    monkeypatch.setattr(Studies, "reply", think)
    body = msgspec.json.encode({**PLACE, "level": "master"})
    head = (
        f"POST /api/studies/reply HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\n"
        f"Origin: {site.url}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", site.port)) as line:
        line.sendall(head.encode() + body)
        time.sleep(0.5)
        assert not ended
    wait_until(lambda: bool(ended))


def test_a_study_is_shared_and_anybody_opens_it(site: Site, anna: Person) -> None:
    answer = anna.client.post("/api/studies", json=a_study())
    assert answer.status_code == 201, answer.text
    study = answer.json()["id"]
    with site.visitor() as stranger:
        opened = stranger.get(f"/api/studies/{study}").json()
        assert opened["title"] == "Late"
        assert opened["moves"] == a_study()["moves"]
        assert opened["root"] == {**PLACE, "seat": None, "cards": "set"}
        assert code_of(stranger.post("/api/studies", json=a_study())) == (401, "no_session")
        assert code_of(stranger.get("/api/studies/guessed")) == (404, "unknown_study")


@pytest.mark.parametrize(
    ("what", "body", "expected"),
    [
        ("look", {"game": "chess"}, (400, "bad_option")),
        ("look", {"position": "nothing"}, (400, "bad_position")),
        ("look", {"position": "x" * 4001}, (400, "bad_message")),
        ("look", {"path": ["castle"]}, (400, "bad_position")),
        ("look", {"path": ["1-1"] * 401}, (400, "bad_message")),
        ("look", {"eyes": "7"}, (404, "unknown_seat")),
        ("look", {"eyes": "all"}, (400, "bad_message")),
        ("look", {"more": 1}, (400, "bad_message")),
        ("edit", {"do": "burn"}, (400, "bad_message")),
        ("edit", {"thing": "x" * 41}, (400, "bad_message")),
        ("why", {}, (400, "bad_message")),
        ("explain", {}, (400, "bad_message")),
        ("preview", {"move": "castle"}, (400, "unreadable_move")),
        ("reply", {"level": "god"}, (400, "bad_message")),
    ],
)
def test_what_there_is_not_is_refused(
    site: Site, what: str, body: dict[str, Any], expected: tuple[int, str]
) -> None:
    with site.visitor() as stranger:
        answer = stranger.post(f"/api/studies/{what}", json={**PLACE, **body})
        assert code_of(answer) == expected


def test_a_study_that_is_too_large_is_refused(anna: Person) -> None:
    study = a_study(moves=[{"after": -1, "move": MOVES[0]}] * (MOST_MOVES + 1))
    # As a message it would be too long before: who sends it is hung up on.
    with pytest.raises(msgspec.ValidationError, match=f"length <= {MOST_MOVES}"):
        msgspec.convert(study, Study)
    assert code_of(anna.client.post("/api/studies", json=a_study(title="x" * 81)))[0] == 400


@pytest.mark.parametrize("question", ["look", "why", "preview", "reply", "weigh", "begin", "edit"])
def test_who_asks_too_often_is_slowed_down(tmp_path: Path, question: str) -> None:
    changes = {**FREELY, "questions": Rate(burst=3, per_second=0.01)}
    body: dict[str, Any] = dict(PLACE)
    if question in ("why", "preview"):
        body["move"] = MOVES[0]
    if question == "begin":
        body = {"game": "nim", "text": POSITION}
    with running(tmp_path, **changes) as site, site.person("Anna") as anna:
        answers = [anna.client.post(f"/api/studies/{question}", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2


def test_who_shares_too_often_is_slowed_down_at_an_address_too(tmp_path: Path) -> None:
    changes = {**FREELY, "studies": Rate(burst=3, per_second=0.01)}
    with running(tmp_path, **changes) as site:
        people = [site.person("Anna"), site.person("Bert")]
        codes = [
            each.client.post("/api/studies", json=a_study()).status_code for each in people * 3
        ]
        assert codes == [201] * 3 + [429] * 3
        for each in people:
            each.client.close()
