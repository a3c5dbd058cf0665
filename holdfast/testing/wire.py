"""Checks of what leaves a game: views and the parts of moves are of the types it declares."""

from __future__ import annotations

from typing import Any

import msgspec

from holdfast.core.match import Match
from holdfast.core.wire import Choice
from holdfast.testing.amount import amount
from holdfast.testing.cases import Case


def check_views(case: Case, seed: int = 0) -> None:
    """What every seat sees, also with everything open, is a view of the declared type."""
    for match in case.sample(seed, amount(8, 24, 2, 4)):
        for seat in case.seats:
            _check_type(
                case,
                match,
                case.game.wire.view(match.seen(seat)[0], seat),
                case.game.wire.types.view,
            )
        opened = case.game.wire.view(match.state, match.turn or 0)
        _check_type(case, match, opened, case.game.wire.types.view)


def check_parts(case: Case, seed: int = 0) -> None:
    """Every legal move has parts of its own, of the declared type, which are read as that move."""
    for match in case.sample(seed, amount(12, 40, 3, 6)):
        moves = match.legal_ids
        parts = [case.game.wire.parts(match.state, move) for move in moves]
        written = [msgspec.json.encode(each) for each in parts]
        case.demand(len(set(written)) == len(moves), match, f"two moves have one parts: {parts}")
        for move, each in zip(moves, parts, strict=True):
            _check_type(case, match, each, case.game.wire.types.move)
            read = case.game.wire.read_parts(match.state, each)
            case.demand(read == [move], match, f"{each} is written for {move}, read as {read}")
            _check_type(case, match, each, case.game.wire.types.question)
        texts = [case.game.text.write_move(match.state, move) for move in moves]
        offered = [(choice.id, choice.text, choice.parts) for choice in _offered(match)]
        made = list(zip(moves, texts, parts, strict=True))
        case.demand(offered == made, match, f"{offered} is offered, which is written {made}")


def _offered(match: Match) -> list[Choice]:
    """Return the legal moves as they are shown to whoever decides."""
    return [] if match.turn is None else match.show(match.turn).moves


def check_logs(case: Case, seed: int = 0) -> None:
    """Every move is of the declared type too as others may read it in the log."""
    whole = case.whole(seed)
    for seat in case.seats:
        for ply, entry in enumerate(whole.log(seat)):
            try:
                msgspec.convert(entry["parts"], case.game.wire.types.move)
            except msgspec.ValidationError as mistake:
                case.demand(False, whole, f"ply {ply} reads {entry['parts']}: {mistake}")


def _check_type(case: Case, match: Match, value: Any, kind: Any) -> None:
    try:
        again = msgspec.convert(msgspec.to_builtins(value), kind, strict=True)
    except msgspec.ValidationError as mistake:
        case.demand(False, match, f"{value} is not of the type that is declared: {mistake}")
    else:
        case.demand(again == value, match, f"{value} reads {again} when it has left the game")
