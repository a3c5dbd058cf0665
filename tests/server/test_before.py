"""A database and replays that an earlier version wrote: they open, and the matches go on.

``before/holdfast.db`` has for each game a match that is over and one that goes on, with chat, moves
taken back and a wish; ``before/seen.json`` is what its two people saw then, in the sentences of
now; the texts are replays.
"""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from holdfast.core.replay import read_replay
from holdfast.server.store import url_of
from holdfast.server.store.transfer import transfer
from tests.server.visits import FREELY, Site, running, wait_until

BEFORE: Final = Path(__file__).parent / "before"
SEEN: Final = json.loads((BEFORE / "seen.json").read_text(encoding="utf-8"))
PEOPLE: Final = ("Anna", "Bert")
PLAYED_ON: Final = 30  # moves of people


@pytest.fixture(params=sorted({table["game"] for table in SEEN["tables"].values()}))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def copy_before(folder: Path) -> Path:
    """Copy the database, whose tokens then last a little longer."""
    folder.mkdir(exist_ok=True)
    file = Path(shutil.copy(BEFORE / "holdfast.db", folder))
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("update sessions set expires = expires + 100000000000000")
    return file


@pytest.fixture
def site(tmp_path: Path, game: str) -> Iterator[Site]:
    """A server on a copy of the database."""
    copy_before(tmp_path)
    with running(tmp_path, games=[game], **FREELY) as found:
        yield found


@pytest.fixture
def migrated(lent: str, request: pytest.FixtureRequest, tmp_path: Path) -> Site:
    """The same, on a copy in PostgreSQL."""
    copy = copy_before(tmp_path / "before")
    transfer(url_of(copy), lent, lambda *_: None)
    found: Site = request.getfixturevalue("site")
    return found


def person(site: Site, name: str) -> httpx.Client:
    return site.visitor(Authorization=f"Bearer {SEEN['tokens'][name]}")


def page(client: httpx.Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def as_seen(page: dict[str, Any]) -> dict[str, Any]:
    """What of a page is kept in ``seen.json``."""
    table, match = page["table"], page["table"]["match"]
    told = [[sentence["id"] for sentence in line.get("told", ())] for line in page["story"]]
    lines = [
        [line["seq"], line["kind"], line.get("seat"), line.get("text")] for line in page["story"]
    ]
    return {
        "status": table["status"],
        "version": table["version"],
        "turn": match["turn"],
        "scores": match["scores"],
        "moves": [[move["id"], move["text"]] for move in match["moves"]],
        "story": [[*line, ids] for line, ids in zip(lines, told, strict=True)],
    }


def test_a_database_of_before_opens_and_its_matches_go_on(site: Site, game: str) -> None:
    look(site, game)
    save(site, game)
    play_on(site, game)


# One game is enough: what is migrated does not know which it is.
@pytest.mark.parametrize("game", ["nim"])
def test_a_database_of_before_can_be_migrated_and_its_matches_go_on(
    migrated: Site, game: str
) -> None:
    look(migrated, game)
    save(migrated, game)
    play_on(migrated, game)


def look(site: Site, game: str) -> None:
    """To everybody the tables look as they did."""
    for name in (f"{game} over", f"{game} going"):
        for who in PEOPLE:
            with person(site, who) as client:
                table = SEEN["tables"][name]["id"]
                assert as_seen(page(client, table)) == SEEN["tables"][name][who]


def save(site: Site, game: str) -> None:
    """The replay of a match is the one that was saved then, and it can be read."""
    kept = (BEFORE / f"{game}.txt").read_text(encoding="utf-8")
    with person(site, "Anna") as client:
        table = SEEN["tables"][f"{game} over"]["id"]
        assert client.get(f"/api/tables/{table}/replay").text == kept
    assert list(read_replay(kept).scores) == SEEN["tables"][f"{game} over"]["Anna"]["scores"]


def play_on(site: Site, game: str) -> None:
    """The match that was not over is played on."""
    table, dice = SEEN["tables"][f"{game} going"]["id"], random.Random(game)
    with person(site, "Anna") as anna, person(site, "Bert") as bert:
        version = page(anna, table)["table"]["version"]
        for made in range(PLAYED_ON):
            wait_until(
                lambda: can_move(anna, table) or can_move(bert, table) or is_over(anna, table)
            )
            if is_over(anna, table):
                break
            mover = anna if can_move(anna, table) else bert
            shown = page(mover, table)["table"]
            move = dice.choice(shown["match"]["moves"])["id"]
            command = {"do": "move", "cid": f"on{made}", "v": shown["version"], "move": move}
            answer = mover.post(f"/api/tables/{table}/commands", json=command)
            assert answer.status_code == 200, answer.text
            assert answer.json()["version"] > version
            version = answer.json()["version"]


def can_move(client: httpx.Client, table: str) -> bool:
    return bool(page(client, table)["table"]["match"]["moves"])


def is_over(client: httpx.Client, table: str) -> bool:
    return bool(page(client, table)["table"]["status"] == "over")
