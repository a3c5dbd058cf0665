"""Questions about a table that change nothing: may I, what then, and how is this?

All is answered from what the one who asks may know. What a move would lead to is looked at in
worlds that are dealt anew from that, and only what is the same in all of them is told.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
import numpy as np

from holdfast.core import kernels
from holdfast.core.errors import HoldfastError
from holdfast.core.made import make, tell
from holdfast.core.match import Match, shown_scores
from holdfast.core.seats import SPECTATOR
from holdfast.server import messages as m
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.decide import Sender, check_rules, decide, refused_move
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table
from holdfast.server.view.asked import AskedMove
from holdfast.server.view.mistakes import refusal_of
from holdfast.server.view.show import eyes_of

#: So many worlds are looked at: what is left to chance is hardly ever the same in all of them.
_WORLDS: Final = 4


def show_why(table: Table, person: str | None, move: AskedMove) -> m.WhyShown:
    """Return whether a person could make a move now, and why not."""
    try:
        _decided(table, person, move)
    except Refused as refused:
        return m.WhyShown(legal=False, refusal=refusal_of(refused))
    return m.WhyShown(legal=True, refusal=None)


def show_preview(table: Table, person: str | None, move: AskedMove) -> m.Preview:
    """Return what a legal move would lead to, as far as it is certain; raise ``Refused``."""
    moved = _decided(table, person, move)
    assert table.match is not None
    return preview_of(table.match, moved.seat, moved.move)


def preview_of(match: Match, seat: int, move: int) -> m.Preview:
    """Return what a legal move of a seat would lead to, as far as it is certain."""
    game = match.game
    worlds = np.repeat(match.seen(seat), _WORLDS)
    kernels.redeal_each(worlds, seat, np.zeros(1, dtype=np.uint64))
    tries = [make(worlds[i : i + 1], move, seat) for i in range(_WORLDS)]
    told = [tell(game, made, SPECTATOR).entry()["told"] for made, _ in tries]
    worlds = np.concatenate([after for _, after in tries])
    scores = np.zeros((_WORLDS, match.players), dtype=np.int32)
    kernels.score_each(worlds, scores)
    kernels.hide_each(worlds, SPECTATOR)
    # Mostly they look alike now, and then one of them is enough.
    others = {(worlds[i].tobytes(), scores[i].tobytes()): i for i in range(_WORLDS)}.values()
    views = [game.wire.view(worlds[i], SPECTATOR) for i in others]
    points = [shown_scores(view, scores[i].tolist()) for i, view in zip(others, views, strict=True)]
    certain = [line for line in told[0] if all(line in other for other in told)]
    seen = common([msgspec.to_builtins(view) for view in views])
    return m.Preview([m.Told(**line) for line in certain], common(points), seen)


def show_explanation(table: Table, person: str | None, what: str) -> m.Explained:
    """Return what the game has to say about something on the table; raise ``Refused``."""
    check_rules(table)
    if table.match is None:
        raise Refused(Code.NOT_STARTED)
    return explain_in(table.match, eyes_of(table, person), what)


def explain_in(match: Match, seat: int, what: str) -> m.Explained:
    """Return what the game has to say about something, to a seat."""
    told = match.game.text.explain(match.seen(seat)[0], what)
    return m.Explained([m.Told(line.id, line.args, line.rule) for line in told])


def common(values: list[Any]) -> Any:
    """Return what is the same in all values, part by part, with None for what is not."""
    first = values[0]
    if all(value == first for value in values):
        return first
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return {key: common([value[key] for value in values]) for key in first}
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        return [common(list(parts)) for parts in zip(*values, strict=True)]
    return None


def _decided(table: Table, person: str | None, move: AskedMove) -> ev.Moved:
    """Return a move as it would be made now; raise ``Refused``."""
    asked = c.Move("asked", table.frame.version, _meant(table, move))
    (moved,) = decide(table, Sender(person or "", ""), asked)
    assert isinstance(moved, ev.Moved)
    return moved


def _meant(table: Table, move: AskedMove) -> int | str:
    """Return a move in notation, or its number; raise ``Refused`` for parts of no move."""
    if table.match is None:
        return ""  # nobody can move; that is what will be said
    return read_asked(table.match, move)


def read_asked(match: Match, move: AskedMove) -> int | str:
    """Return a move in notation, or its number; raise ``Refused`` for parts of no move."""
    if isinstance(move, str):
        return int(move) if move.isascii() and move.isdecimal() else move
    try:
        parts = msgspec.json.decode(move.text, type=match.game.wire.types.question)
    except (msgspec.DecodeError, RecursionError) as mistake:
        raise Refused(Code.BAD_MESSAGE, detail=str(mistake)) from None
    try:
        return match.read_parts(parts)
    except HoldfastError as mistake:
        raise refused_move(mistake) from None
