"""Moves as text, and back. The forms are listed in ``docs/reference/notation.md``."""

from __future__ import annotations

import re
from typing import Final

from holdfast.core.errors import UnreadableMove
from holdfast.games.schotten_totten.moves import (
    BETRAY,
    CLAIM,
    DONE,
    DRAW_CLAN,
    DRAW_TACTIC,
    GOALS,
    PASS,
    PLACE,
    RECRUIT,
    RETURN,
    RETURNED_CLAN,
    RETURNED_TACTIC,
    STRATEGY,
    TO_DISCARD,
    WAIL,
)
from holdfast.games.schotten_totten.state import Phase, State
from holdfast.games.schotten_totten.tables import (
    KIND_TEXTS,
    MUD_SIDE,
    RECRUITER,
    STONES,
    TO_STONE,
)

KINDS_BY_TEXT: Final = {text: kind for kind, text in enumerate(KIND_TEXTS)}

_CARD: Final = "(?P<card>" + "|".join(KIND_TEXTS) + ")"
_STONE: Final = f"(?P<stone>[1-{STONES}])"
_FORMS: Final = {
    name: re.compile(form)
    for name, form in {
        "place": rf"{_CARD} ?[@ -]? ?{_STONE}",
        "card": _CARD,
        "strategist": rf"ST {_CARD} ?[> -] ?(?P<goal>[1-{STONES}]|X)",
        "banshee": rf"BA {_CARD}",
        "traitor": rf"TR {_CARD} ?[> -] ?{_STONE}",
        "claim": rf"(CLAIM|C|!) ?{_STONE}",
        "done": r"DONE|D",
        "draw": r"DRAW( (?P<deck>CLAN|C|TACTIC|TACTICS|T))?",
        "return": rf"(RETURN|RET) {_CARD}",
        "pass": r"PASS|P",
    }.items()
}

ACCEPTED: Final = (
    "a card and a stone (R7@4, JK@2, MF@9), RE, ST R7>6 or ST R7>x, BA R7, TR R7>5, "
    "claim 4, done, draw clan, draw tactic, return R7, pass"
)


def write_card(kind: int) -> str:
    """Return the text of a card; ``?`` for one that is hidden."""
    return str(KIND_TEXTS[kind]) if kind >= 0 else "?"


def write_move(state: State, move: int) -> str:
    """Return the one text of a move in this position."""
    if move < RECRUIT:
        return f"{KIND_TEXTS[(move - PLACE) // STONES]}@{(move - PLACE) % STONES + 1}"
    if move < STRATEGY:
        return write_card(RECRUITER)
    if move < WAIL:
        goal = (move - STRATEGY) % GOALS
        card = _at(state, (move - STRATEGY) // GOALS, int(state.turn))
        return f"ST {card}>{'x' if goal == TO_DISCARD else goal + 1}"
    if move < BETRAY:
        return f"BA {_at(state, move - WAIL, 1 - int(state.turn))}"
    if move < CLAIM:
        card = _at(state, (move - BETRAY) // STONES, 1 - int(state.turn))
        return f"TR {card}>{(move - BETRAY) % STONES + 1}"
    if move < DONE:
        return f"claim {move - CLAIM + 1}"
    if RETURN <= move < PASS:
        return f"return {KIND_TEXTS[move - RETURN]}"
    return {
        DONE: "done",
        DRAW_CLAN: "draw clan",
        DRAW_TACTIC: "draw tactic",
        PASS: "pass",
        RETURNED_CLAN: "return ?",
        RETURNED_TACTIC: "return ?t",
    }[move]


def _at(state: State, spot: int, seat: int) -> str:
    stone, i = divmod(spot, MUD_SIDE)
    return write_card(int(state.cards[stone, seat, i]))


def read_move(state: State, text: str) -> list[int]:
    """Return every move that the text can mean, legal or not; raise ``UnreadableMove``.

    Capitals do not matter. A card alone means any stone, ``draw`` alone either deck.
    """
    words = " ".join(text.upper().split())
    for name, form in _FORMS.items():
        found = form.fullmatch(words)
        if found:
            moves = _meant(state, name, found.groupdict())
            if moves:
                return moves
    raise UnreadableMove(f"{text.strip()!r} is no move; a move is {ACCEPTED}")


def _meant(state: State, name: str, parts: dict[str, str | None]) -> list[int]:
    kind = KINDS_BY_TEXT.get(parts.get("card") or "", -1)
    stone = int(parts.get("stone") or 1) - 1
    seat = int(state.turn)
    if name == "place":
        return [PLACE + kind * STONES + stone] if kind < TO_STONE else []
    if name == "card":
        return _meant_by_card(state, kind)
    if name == "strategist":
        goal = TO_DISCARD if parts["goal"] == "X" else int(parts["goal"] or 1) - 1
        return [STRATEGY + spot * GOALS + goal for spot in find_spots(state, kind, seat)]
    if name == "banshee":
        return [WAIL + spot for spot in find_spots(state, kind, 1 - seat)]
    if name == "traitor":
        return [BETRAY + spot * STONES + stone for spot in find_spots(state, kind, 1 - seat)]
    if name == "claim":
        return [CLAIM + stone]
    if name == "draw":
        deck = (parts["deck"] or "")[:1]
        return {"C": [DRAW_CLAN], "T": [DRAW_TACTIC]}.get(deck, [DRAW_CLAN, DRAW_TACTIC])
    if name == "return":
        return [RETURN + kind]
    return [DONE] if name == "done" else [PASS]


def _meant_by_card(state: State, kind: int) -> list[int]:
    """A card by itself: play it anywhere, or return it; other ruses need a target."""
    if kind > RECRUITER and state.phase != Phase.RETURN:
        return []
    if kind == RECRUITER:
        return [RECRUIT, RETURN + kind]
    places = [PLACE + kind * STONES + stone for stone in range(STONES)] if kind < TO_STONE else []
    return [*places, RETURN + kind]


def find_spots(state: State, kind: int, seat: int) -> list[int]:
    """Return the spots where the seat has this card.

    If it has none, an empty spot (the first position of no side holds a fourth card) stands for it,
    so that the refusal can say that there is no such card.
    """
    spots = [
        stone * MUD_SIDE + i
        for stone in range(STONES)
        for i in range(int(state.count[stone, seat]))
        if state.cards[stone, seat, i] == kind
    ]
    return spots or [_empty_spot(state, seat)]


def _empty_spot(state: State, seat: int) -> int:
    return next(
        stone * MUD_SIDE + int(state.count[stone, seat])
        for stone in range(STONES)
        if state.count[stone, seat] < MUD_SIDE
    )
