"""Making a table from its log, from a snapshot, and a snapshot from a table."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from functools import cache

import msgspec
import numpy as np

from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.past import Past
from holdfast.server.table import events as ev
from holdfast.server.table.setup import Place
from holdfast.server.table.table import Chair, Frame, Secret, Table


class Snapshot(msgspec.Struct):
    """A table without its past."""

    frame: Frame
    record: bytes  # empty before the cards are dealt
    past: Past | None = None  # without the seeds of new deals: those have more than 64 bits
    anew: dict[int, str] = {}  # by ply, these seeds in digits


read_snapshot = msgspec.msgpack.Decoder(Snapshot).decode  # learned here; see ``events``


def open_table(id: str, game: Game, secret: Secret, log: Iterable[ev.Entry]) -> Table:
    """Return the table that a whole log has made."""
    entries = iter(log)
    first = next(entries)
    assert isinstance(first.what, ev.Created)
    table = Table(id, game, secret, Frame(first.what, _chairs(first.what)))
    table.apply(first)
    for each in entries:
        table.apply(each)
    return table


def new_table(id: str, game: Game, secret: Secret, created: ev.Created, now: int) -> Table:
    """Return a table that was just set up; its match starts if nobody has to be waited for."""
    table = open_table(id, game, secret, [ev.Entry(1, now, created.host, created)])
    if all(chair.taken for chair in table.frame.chairs):
        table.apply(ev.Entry(2, now, created.host, ev.Started()))
    return table


def layout(game: Game) -> str:
    """Return a name for the shape of a game's record: a snapshot of another shape is not read."""
    shape = f"{game.rules_version} {game.rules.state.descr} {_shape_of_snapshots()}"
    return hashlib.blake2b(shape.encode(), digest_size=8).hexdigest()


@cache
def _shape_of_snapshots() -> str:
    return str(msgspec.json.schema(Snapshot))


def take_snapshot(table: Table) -> bytes:
    """Return a table without its past, as bytes."""
    match = table.match
    record = match.state.tobytes() if match else b""
    past = match.past._replace(anew={}) if match else None
    digits = {ply: str(seed) for ply, seed in match.anew.items()} if match else {}
    snapshot = Snapshot(table.frame, record, past, digits)
    return zlib.compress(msgspec.msgpack.encode(snapshot), 1)


def open_snapshot(id: str, game: Game, secret: Secret, body: bytes) -> Table:
    """Return the table of a snapshot; what happened before is not in its log."""
    snapshot = read_snapshot(zlib.decompress(body))
    table = Table(id, game, secret, snapshot.frame)
    table.log_after = snapshot.frame.version
    if snapshot.past is not None:
        cell = np.frombuffer(snapshot.record, dtype=game.rules.state)
        anew = {ply: int(seed) for ply, seed in snapshot.anew.items()}
        table.match = Match.resume(game, cell, secret.seed, snapshot.past._replace(anew=anew))
    return table


def _chairs(created: ev.Created) -> list[Chair]:
    seats = created.setup.seats
    kept = created.kept or [None] * len(seats)
    chairs = [_chair(created, *place) for place in zip(seats, kept, strict=True)]
    anybody = any(place.who == "open" for place in seats)
    for chair in chairs:
        chair.free = "open" if anybody and chair.who != "invited" else "invited"
    return chairs


def _chair(created: ev.Created, place: Place, kept: str | None) -> Chair:
    match place.who:
        case "me":
            return Chair("person", created.host, created.name)
        case "hot":
            return Chair("hot", created.host, place.name or created.name)
        case "bot":
            return Chair("bot", level=place.level)
        case "invited":
            return Chair("invited", kept, place.name if kept else "")
        case "open":
            return Chair("open")
