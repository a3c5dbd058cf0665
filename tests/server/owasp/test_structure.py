"""Structure and size of what is sent."""

from __future__ import annotations

import pytest

from tests.server.visits import (
    Person,
    Site,
    closed,
    code_of,
    mover,
    rejected,
    start,
)

JSON = {"Content-Type": "application/json"}
DEEP = "[" * 3000 + "]" * 3000
HUGE = "9" * 300


@pytest.mark.parametrize(
    "body",
    [
        "",
        "nul",
        '{"do": "ping"',
        "[]",
        "1",
        '"ping"',
        '{"do": "fly", "cid": "1"}',
        '{"cid": "1"}',
        '{"do": "say"}',
        '{"do": "say", "cid": "1", "volume": 3}',
        '{"do": "say", "cid": "1", "text": 3}',
        '{"do": "say", "cid": "1", "text": "\\ud800"}',
        '{"do": "say", "cid": "1", "text": "' + "x" * 401 + '"}',
        '{"do": "say", "cid": "two words"}',
        '{"do": "say", "cid": "' + "x" * 41 + '"}',
        '{"do": "move", "cid": "1", "v": 1.5}',
        '{"do": "move", "cid": "1", "v": 1e999}',
        '{"do": "move", "cid": "1", "v": -1}',
        '{"do": "sit", "cid": "1", "seat": ' + HUGE + "}",
        f'{{"x": {DEEP}, "do": "leave", "cid": "1"}}',
        DEEP,
    ],
)
def test_what_is_no_command_is_refused_over_http_and_on_sockets_alike(
    anna: Person, body: str
) -> None:
    table = anna.set_up()["id"]
    answer = anna.client.post(f"/api/tables/{table}/commands", content=body, headers=JSON)
    assert code_of(answer) == (400, "bad_message")
    with anna.connect() as line:
        line.socket.send(f'{{"do": "act", "table": "{table}", "command": {body}}}')
        assert rejected(line.read()) == "bad_message"
        line.socket.send(body)
        assert rejected(line.read()) == "bad_message"
        assert line.ask(do="ping")["type"] == "pong"


def test_bytes_that_are_no_text_are_refused(anna: Person) -> None:
    answer = anna.client.post("/api/session", content=b'{"name": "\xff"}', headers=JSON)
    assert code_of(answer) == (400, "bad_message")
    with anna.connect() as line:
        line.socket.send(b'{"do": "ping"}')
        assert rejected(line.read()) == "bad_message"


def test_huge_numbers_are_refused_wherever_they_are(anna: Person, bert: Person) -> None:
    table = start(anna, bert)
    first, _ = mover(table, anna, bert)
    for body in (f'{{"do": "move", "cid": "1", "v": 9, "move": {HUGE}}}',):
        answer = first.client.post(f"/api/tables/{table}/commands", content=body, headers=JSON)
        assert code_of(answer) == (400, "unreadable_move")
    for path, expected in (
        (f"/api/tables/{table}?since={HUGE}", (400, "bad_message")),
        (f"/api/tables/{table}/moments/{HUGE}", (400, "bad_message")),
        (f"/api/tables/{table}/moments/99", (404, "unknown_moment")),
        (f"/api/tables/{table}/moments/0?eyes=99999999", (404, "unknown_seat")),
        (f"/api/tables/{table}/moments/0?eyes=00000009", (404, "unknown_seat")),
        (f"/api/tables/{table}/moments/0?eyes={HUGE}", (400, "bad_message")),
    ):
        assert code_of(first.client.get(path)) == expected
    seats = [{"who": "me"}, {}]
    for setup in (
        {"options": {"misere": int(HUGE)}},
        {"clock": {"kind": "live", "bank": int(HUGE)}},
        {"grace": int(HUGE)},
        {"seats": seats * 3},
    ):
        answer = first.client.post("/api/tables", json={"game": "nim", "seats": seats, **setup})
        assert code_of(answer)[0] == 400


def test_eyes_that_no_seat_has_see_nothing_after_the_end_either(anna: Person) -> None:
    table = anna.set_up("me", "hot")["id"]
    assert anna.act(table, "resign").status_code == 200
    path = f"/api/tables/{table}/moments/0"
    assert anna.client.get(path, params={"eyes": "1"}).status_code == 200
    assert code_of(anna.client.get(path, params={"eyes": "00000009"})) == (404, "unknown_seat")


def test_names_and_chat_hold_nothing_that_changes_how_the_rest_is_shown(
    site: Site, bert: Person
) -> None:
    with site.person(" An\u0000\u001b[1m\u202ena\u200b\t ") as anna:
        assert anna.client.get("/api/session").json()["name"] == "An[1mna"
        table = start(anna, bert)
        said = "a\u0000b\u202ec\u001b\r\nd \U0001f468\u200d\U0001f469"
        assert anna.act(table, "say", text=said).status_code == 200
        assert code_of(anna.act(table, "say", text="\u0000\u202e \n")) == (400, "bad_message")
        story = bert.client.get(f"/api/tables/{table}").json()["story"]
        assert [line["text"] for line in story if line["kind"] == "said"] == [
            "abc d \U0001f468\u200d\U0001f469"
        ]
        seats = [{"who": "me"}, {"who": "hot", "name": "C\u202ehris\u0000"}]
        shown = anna.client.post("/api/tables", json={"game": "nim", "seats": seats}).json()
        assert shown["table"]["seats"][1]["name"] == "Chris"
    for name in ("", "\u0000", " \u200b ", "x" * 25):
        answer = bert.client.post("/api/session", json={"name": name})
        assert code_of(answer) == (400, "bad_message")


def test_markup_in_names_and_chat_stays_text(site: Site, bert: Person) -> None:
    with site.person("<img src=x>") as anna:
        table = start(anna, bert)
        anna.act(table, "say", text="<script>alert(1)</script>")
        answer = bert.client.get(f"/api/tables/{table}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_bodies_and_frames_have_a_limit(anna: Person) -> None:
    answer = anna.client.post("/api/session", json={"name": "x" * 9000})
    assert code_of(answer) == (413, "too_big")
    with anna.connect() as line:
        line.socket.send('"' + "x" * 8190 + '"')
        assert rejected(line.read()) == "bad_message"
        line.socket.send('"' + "x" * 8191 + '"')
        assert closed(line) == 1009
    assert anna.client.get("/api/session").status_code == 200


@pytest.mark.parametrize("length", [10, 300, 3000, 7900])
def test_an_unknown_option_is_refused_in_a_short_sentence_however_long_its_name(
    anna: Person, length: int
) -> None:
    seats = [{"who": "me"}, {"who": "bot"}]
    name = "x" * length
    for unknown in ({"options": {name: True}}, {"options": {"misere": name}}, {name: True}):
        answer = anna.client.post("/api/tables", json={"game": "nim", "seats": seats, **unknown})
        assert code_of(answer)[0] == 400
        assert len(answer.json()["message"]) < 500
        assert "no body" not in answer.json()["message"]
