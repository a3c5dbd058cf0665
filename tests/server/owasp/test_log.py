"""The log tells events without contents; counts are for this machine alone."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from holdfast.server.monitor.journal import start_journal
from tests.server.visits import (
    FREELY,
    Site,
    code_of,
    denied,
    mover,
    running,
)


@contextmanager
def journal() -> Iterator[io.StringIO]:
    """Write the journal into a text for a while."""
    lines, root, ours = io.StringIO(), logging.getLogger(), logging.getLogger("holdfast.server")
    before = (root.handlers, root.level, ours.level)
    start_journal(lines, logging.DEBUG)
    try:
        yield lines
    finally:
        root.handlers = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])


def test_the_log_holds_no_token_name_move_text_or_invitation(tmp_path: Path) -> None:
    with journal() as lines, running(tmp_path, **FREELY) as site:
        secrets = play_with_secrets(site)
    text = lines.getvalue()
    events = [json.loads(line) for line in text.splitlines()]
    assert {"move", "say", "sit"} <= {event.get("kind") for event in events}
    assert {"done", "not_invited", "illegal_move"} <= {event.get("code") for event in events}
    assert [secret for secret in secrets if secret in text] == []


def play_with_secrets(site: Site) -> list[str]:
    """Play a little, also wrongly, and return what nobody may find in the log."""
    with site.person("Annabella") as anna, site.person("Bertolino") as bert:
        token = anna.token()
        table = anna.set_up("me", "invited")
        invite = table["invites"]["1"]
        assert bert.act(table["id"], "sit", seat=1, invite="wrong-link").status_code == 403
        assert bert.act(table["id"], "sit", seat=1, invite=invite).status_code == 200
        anna.act(table["id"], "say", text="confidential")
        first, _ = mover(table["id"], anna, bert)
        shown = first.see(table["id"])
        legal = {choice["id"] for choice in shown["match"]["moves"]}
        illegal = next(number for number in range(21) if number not in legal)
        first.act(table["id"], "move", v=shown["version"], move=illegal)
        move = shown["match"]["moves"][0]["text"]
        with first.connect() as line:
            command = {"do": "move", "cid": "m1", "v": shown["version"], "move": move}
            line.ask(do="act", table=table["id"], command=command)
            line.socket.send("unreadable-thing")
            line.read()
        with site.visitor(Authorization=f"Bearer {token}", Cookie="holdfast=x") as doubtful:
            assert doubtful.delete("/api/tokens").status_code == 401
        anna.client.get(f"/join/{invite}")
        cookies = [person.cookie.partition("=")[2] for person in (anna, bert)]
    names = ["Annabella", "Bertolino", "confidential", "wrong-link", "unreadable-thing"]
    return [token, invite, f'"{move}"', *cookies, *names]


def test_counts_are_for_this_machine_alone(tmp_path: Path) -> None:
    with running(tmp_path, proxied=True, **FREELY) as site, site.visitor() as visitor:
        for address, status in (("127.0.0.1", 200), ("::1", 200), ("192.0.2.7", 404)):
            answer = visitor.get("/metrics", headers={"X-Forwarded-For": address})
            assert answer.status_code == status
        assert code_of(answer) == (404, "unknown_address")
        assert "holdfast_commands" in visitor.get("/metrics").text


def test_a_refused_handshake_is_no_error(tmp_path: Path) -> None:
    with journal() as lines, running(tmp_path, **FREELY) as site:
        assert denied(site, {"Origin": "http://evil.example"}) == (403, "foreign_origin")
        assert denied(site, {"Origin": site.url}) == (401, "no_session")
    levels = [json.loads(line)["level"] for line in lines.getvalue().splitlines()]
    assert "error" not in levels
