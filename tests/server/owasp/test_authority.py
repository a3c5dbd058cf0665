"""Each message is authorised: tables, links and seats of others, moves out of turn."""

from __future__ import annotations

from pathlib import Path

from holdfast.server.guard import Rate
from tests.server.visits import (
    FREELY,
    Person,
    Site,
    code_of,
    mover,
    rejected,
    running,
    start,
)


def test_guessed_tables_are_slowed_down_over_http_and_on_sockets_alike(tmp_path: Path) -> None:
    changes = {**FREELY, "wrong_links": Rate(burst=5, per_second=0.01)}
    with (
        running(tmp_path, **changes) as site,
        site.person("Anna") as anna,
        anna.connect() as line,
    ):
        guesses = [
            rejected(line.ask(do="watch", table="0" * 32)),
            rejected(line.ask(do="act", table="0" * 32, command={"do": "leave", "cid": "1"})),
        ]
        guesses += [code_of(anna.client.get(f"/api/tables/{'1' * 32}"))[1] for _ in range(2)]
        assert guesses == ["unknown_table"] * 4
        answer = anna.client.get(f"/api/tables/{'2' * 32}")
        assert code_of(answer) == (429, "too_fast")
        assert int(answer.headers["retry-after"]) >= 1
        assert rejected(line.ask(do="watch", table="3" * 32)) == "too_fast"


def test_guessed_invitations_are_slowed_down(tmp_path: Path) -> None:
    changes = {**FREELY, "wrong_links": Rate(burst=4, per_second=0.01)}
    with running(tmp_path, **changes) as site, site.person("Anna") as anna:
        table = anna.set_up("me", "invited")
        with site.person("Eve") as eve:
            guesses = [eve.act(table["id"], "sit", seat=1, invite=f"guess{n}") for n in range(4)]
            told = [code_of(guess) for guess in guesses]
            assert told == [(403, "not_invited")] * 3 + [(429, "too_fast")]
            assert "retry-after" in guesses[3].headers


def test_an_invitation_is_shown_to_the_host_alone_and_is_long(anna: Person, bert: Person) -> None:
    table = anna.set_up("me", "invited")
    assert len(table["invites"]["1"]) >= 22
    assert bert.see(table["id"])["invites"] == {}
    sat = bert.act(table["id"], "sit", seat=1, invite=table["invites"]["1"])
    assert sat.status_code == 200


def test_nobody_commands_the_seat_of_another(site: Site, anna: Person, bert: Person) -> None:
    table = start(anna, bert)
    version = anna.see(table)["version"]
    with site.person("Eve") as eve:
        for do in ("move", "undo", "resign", "say", "leave", "ask", "answer", "reclaim"):
            assert code_of(eve.act(table, do, v=version)) == (403, "not_seated")
        assert code_of(eve.act(table, "sit", seat=0)) == (409, "already_started")
        with eve.connect() as line:
            command = {"do": "move", "cid": "1", "v": version, "move": 0}
            assert rejected(line.ask(do="act", table=table, command=command)) == "not_seated"
    assert anna.see(table)["version"] == version


def test_seats_before_the_start_belong_to_the_host_and_to_who_sits_there(
    anna: Person, bert: Person
) -> None:
    table = anna.set_up("me", "open")["id"]
    for do in ("fill", "empty", "close"):
        assert code_of(bert.act(table, do)) == (403, "not_host")
    assert code_of(bert.act(table, "sit", seat=0)) == (409, "seat_taken")


def test_moves_out_of_turn_stale_and_double_change_nothing(anna: Person, bert: Person) -> None:
    table = start(anna, bert)
    first, second = mover(table, anna, bert)
    shown = first.see(table)
    move = {"v": shown["version"], "move": shown["match"]["moves"][0]["id"]}
    assert code_of(second.act(table, "move", **move)) == (409, "not_your_turn")
    done = first.act(table, "move", cid="once", **move)
    assert first.act(table, "move", cid="once", **move).json() == done.json()
    assert code_of(first.act(table, "move", cid="twice", **move)) == (409, "stale")
    assert first.see(table)["version"] == done.json()["version"]


def test_an_id_of_a_command_is_ones_own(anna: Person, bert: Person) -> None:
    table = start(anna, bert)
    assert anna.act(table, "say", cid="same", text="one").status_code == 200
    assert bert.act(table, "say", cid="same", text="two").status_code == 200
    story = anna.client.get(f"/api/tables/{table}").json()["story"]
    assert [line["text"] for line in story if line["kind"] == "said"] == ["one", "two"]
