"""The table in characters, at most 100 columns wide, with rich's markup for colours.

Colours are never alone: every card shows the letter of its colour, every colour its owner's seat.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from holdfast.core.canvas import WIDTH, Canvas
from holdfast.core.seats import SPECTATOR, write_seat
from holdfast.core.words import count_of
from holdfast.games.fellowship.grid import (
    GAP,
    SAFE,
    SHADES,
    SPOT,
    STAR,
    colour_style,
    draw_table,
)
from holdfast.games.fellowship.state import HIDDEN, NOTHING, Phase, State
from holdfast.games.fellowship.tables import (
    AROUND,
    BAG_END,
    BLACK,
    BREE,
    CARADHRAS,
    COLOUR_NAMES,
    COLOURS,
    FORD,
    GIVES,
    IN_GAME,
    KIND_TEXTS,
    KINDS,
    LOCATION_NAMES,
    LOCATIONS,
    MORIA,
    OWNERS,
    PAID,
    PLUS,
    POINTS,
    RING_TEXTS,
    RINGS,
    RIVENDELL,
    TOLL,
    VALUES,
)
from holdfast.games.fellowship.text import is_black, is_in_force, name_current, standings

#: Where the columns of the players' rows end.
_COLUMNS: Final = {"points": 25, "hand": 31, "deck": 37}
_RINGS: Final = 40
_RANKING: Final = 60  # where the ranking begins, beside the players
_TOTAL: Final = 80
_LABEL: Final = 13
_FIRM: Final = "\u00a0"  # a blank where no line is broken
#: Where name, colour, points, rings and rule of a location begin.
_SITE: Final = (_LABEL, 31, 47, 55, 63)
#: What each ring does, in the order of the tokens (7.5 to 7.10).
_EFFECTS: Final = (
    "swaps white and black",
    "every card counts 1",
    "one more card of the same value",
    f"its card counts {PLUS} more",
    "protects its card",
    "takes an own card back",
)
#: Those that work as long as their card lies there (7.4).
_LASTING: Final = (BAG_END, BREE, RIVENDELL)
_LEGEND: Final = (
    f"r4: red 4   {SAFE}: Hobbit, safe   be br we r1 r2 lo {STAR}: ring on the card, safe   "
    "+2: lies on 2 cards\n"
    "white: cards go to empty places   black: they may also cover lower cards of rivals"
)
_MARKS: Final = {
    Phase.PLAY: f"   {GAP}: empty",
    Phase.SITE: f"\n{SPOT}: the next location may lie there and in the cell to the right",
}


def draw(state: State, seat: int) -> str:
    """Draw the table, the players, the current and the next location, and the seat's hand."""
    lines = [
        _title(state),
        "",
        *draw_table(state),
        "",
        *_draw_seats(state),
        "",
        *_draw_rings(state),
        *_draw_sites(state),
        *_draw_turn(state),
        *_draw_hands(state, seat),
        *_draw_box(state),
        "",
        _style(_LEGEND + _MARKS.get(Phase(int(state.phase)), ""), "dim"),
    ]
    return "\n".join(lines)


def _style(text: object, style: str) -> str:
    return f"[{style}]{text}[/]"


def _label(word: str) -> str:
    return _style(word.ljust(_LABEL), "dim")


def _title(state: State) -> str:
    parts = [_style("Die Gefährten", "bold")]
    who = _style(write_seat(int(state.turn)), f"bold {_seat_style(state, int(state.turn))}")
    if state.phase == Phase.OVER:
        parts += [_style("the game is over", "bold")]
    elif state.phase == Phase.SITE:
        parts += [f"{who} places {_style(LOCATION_NAMES[int(state.sites)], 'bold')}"]
    else:
        doing = "lays more cards or ends the turn" if state.played else "lays cards"
        parts += [f"{who} {doing} at {_style(name_current(state), 'bold')}"]
        parts += [f"{int(state.gaps)} of {AROUND} places empty"]
    return " · ".join(parts)


def _colours(state: State, seat: int) -> list[int]:
    return [c for c in range(COLOURS) if OWNERS[int(state.seats), c] == seat]


def _seat_style(state: State, seat: int) -> str:
    """Return the style of a seat: that of its colour, or the first of two (1.4, 1.5)."""
    return colour_style(_colours(state, seat)[0])


def _draw_seats(state: State) -> list[str]:
    """The players, one below the other, and beside them the ranking of their colours."""
    canvas = Canvas(1 + max(int(state.seats), int(IN_GAME[int(state.seats)])))
    for word, end in _COLUMNS.items():
        canvas.put(0, end - len(word), word, "dim")
    canvas.put(0, _RINGS, "rings", "dim")
    for seat in range(int(state.seats)):
        _draw_seat(canvas, state, seat)
    _draw_ranking(canvas, state)
    return canvas.lines()


def _draw_seat(canvas: Canvas, state: State, seat: int) -> None:
    row = seat + 1
    if state.turn == seat and state.phase != Phase.OVER:
        canvas.put(row, 0, "►", "bold")
    canvas.put(row, 2, write_seat(seat), f"bold {_seat_style(state, seat)} reverse")
    column = 4
    for colour in _colours(state, seat):
        column = canvas.put(row, column, COLOUR_NAMES[colour], colour_style(colour)) + 1
    values = (state.points[seat], state.held[seat], state.left[seat])
    for value, end in zip(map(str, map(int, values)), _COLUMNS.values(), strict=True):
        canvas.put(row, end - len(value), value)
    rings = [RING_TEXTS[ring] for ring in range(RINGS) if state.ring[ring] == seat]
    canvas.put(row, _RINGS, " ".join(rings), "bold magenta")
    if not state.held[seat] and not state.left[seat]:
        canvas.put(row, _RINGS, "out of cards", "dim")


def _draw_ranking(canvas: Canvas, state: State) -> None:
    """The colours at the current location, and what each place gets (6.2 to 6.4, 5.3)."""
    here = int(state.sites) - 1
    when = "as it was scored" if _is_scored(state) else "if it is scored now"
    canvas.put(0, _RANKING, f"{name_current(state)} {when}", "dim")
    ranking = standings(state)
    paid = int(PAID[int(state.seats)])
    for place, (colour, owner, total) in enumerate(ranking):
        row, style = place + 1, colour_style(colour)
        canvas.put(row, _RANKING, f"{row}.")
        canvas.put(row, _RANKING + 3, write_seat(owner), f"bold {style} reverse")
        canvas.put(row, _RANKING + 5, COLOUR_NAMES[colour], style)
        if total is None:
            canvas.put(row, _TOTAL - len("no card"), "no card", "dim")
        else:
            canvas.put(row, _TOTAL - len(str(total)), str(total), "bold")
        gets = [] if total is None else _prizes(here, place, paid)
        gets += [f"loses {TOLL}"] if here == MORIA and row == len(ranking) else []
        canvas.put(row, _TOTAL + 2, ", ".join(gets))


def _prizes(number: int, place: int, paid: int) -> list[str]:
    """Return what a place at a location gets, if so many are paid (6.3, 6.4)."""
    points = int(POINTS[number, place]) if place < paid else 0
    rings = [int(ring) for ring in GIVES[number, place : place + 1] if ring >= 0]
    prizes = [count_of(points, "point")] if points else []
    return prizes + [f"ring {RING_TEXTS[ring]}" for ring in rings]


def _is_scored(state: State) -> bool:
    return bool(state.scored >= state.sites)


def _draw_rings(state: State) -> list[str]:
    """What the rings do: those that players hold, and those in force now (7.4)."""
    held = [
        f"{write_seat(int(state.ring[ring]))} {RING_TEXTS[ring]}: {_EFFECTS[ring]}"
        for ring in range(RINGS)
        if state.ring[ring] >= 0
    ]
    lying = [
        f"{RING_TEXTS[ring]}: {_EFFECTS[ring]}" for ring in _LASTING if is_in_force(state, ring)
    ]
    return [*_wrap("rings held", held), *_wrap("in force", lying)]


def _wrap(word: str, parts: Sequence[str]) -> list[str]:
    """Write a label and then parts, none of them broken, in as many lines as they need."""
    whole = "   ".join(part.replace(" ", _FIRM) for part in parts)
    lines = textwrap.wrap(whole, WIDTH - _LABEL)
    return [_label("" if i else word) + line.replace(_FIRM, " ") for i, line in enumerate(lines)]


def _draw_sites(state: State) -> list[str]:
    """The current location and the next one: colour, points, rings, special rule (1.2)."""
    here = int(state.sites) - 1
    canvas = Canvas(2)
    shade = SHADES[bool(BLACK[here])]
    now = SHADES[is_black(state)]
    _draw_site(canvas, 0, "scored" if _is_scored(state) else "now", here)
    canvas.put(0, _SITE[1], shade if now == shade else f"{now} (ring {RING_TEXTS[BAG_END]})")
    canvas.put(0, _SITE[4], _special(state, here))
    canvas.put(1, 0, "next", "dim")
    if here + 1 == LOCATIONS:
        canvas.put(1, _SITE[0], f"none: {LOCATION_NAMES[here]} is the last location")
    else:
        _draw_site(canvas, 1, "next", here + 1)
        canvas.put(1, _SITE[1], SHADES[bool(BLACK[here + 1])])
        canvas.put(1, _SITE[4], _special(state, here + 1))
    return canvas.lines()


def _draw_site(canvas: Canvas, row: int, word: str, number: int) -> None:
    """Write what does not change at a location."""
    canvas.put(row, 0, word, "dim")
    canvas.put(row, _SITE[0], f"{number + 1} {LOCATION_NAMES[number]}", "bold")
    canvas.put(row, _SITE[2], " ".join(str(int(each)) for each in POINTS[number]))
    rings = [RING_TEXTS[int(ring)] for ring in GIVES[number] if ring >= 0]
    canvas.put(row, _SITE[3], " ".join(rings), "bold magenta")


def _special(state: State, number: int) -> str:
    """Return the special rule of a location in short (5.1 to 5.3)."""
    any_two = ", any values" if state.ford_any_two else ""
    rules = {
        FORD: f"one or two cards a turn{any_two}",
        CARADHRAS: "at most one 1 a turn",
        MORIA: f"the last one loses {TOLL} points",
    }
    return rules.get(number, "")


def _draw_turn(state: State) -> list[str]:
    """What was played in this turn, as far as it matters for what may follow (2.2, 7.7)."""
    if state.phase != Phase.PLAY or not state.played:
        return []
    count, ones = int(state.played), int(state.ones)
    parts = [f"{count_of(count, 'card')} played"]
    parts += [f"{ones} × value 1"] if ones else []
    parts += ["one of 2 or more"] if state.high else []
    parts += (
        [f"one more {int(state.second)} may follow (ring we)"] if state.second != NOTHING else []
    )
    return [_label("this turn") + ", ".join(parts)]


def _draw_hands(state: State, seat: int) -> list[str]:
    """The seat's hand, and the others if nothing is hidden; those who watch see none (2.7)."""
    if seat == SPECTATOR:
        return []
    lines = [_label(f"hand of {write_seat(seat)}") + _write_hand(state, seat, "  ")]
    if HIDDEN in state.hand:
        return lines
    others = [each for each in range(int(state.seats)) if each != seat]
    hands = [
        f"{_style(write_seat(each), f'bold {_seat_style(state, each)}')} "
        + _write_hand(state, each, " ")
        for each in others
    ]
    return [*lines, _label("other hands") + "   ".join(hands)]


def _write_hand(state: State, seat: int, gap: str) -> str:
    own = [kind for kind in range(KINDS) if kind // VALUES in _colours(state, seat)]
    return _write_kinds(((kind, int(state.hand[kind])) for kind in own), gap) or "no cards"


def _write_kinds(counts: Iterable[tuple[int, int]], gap: str) -> str:
    """Write cards, those of a kind together."""
    return gap.join(
        _style(KIND_TEXTS[kind], f"bold {colour_style(kind // VALUES)}")
        + (f" ×{count}" if count > 1 else "")
        for kind, count in counts
        if count
    )


def _draw_box(state: State) -> list[str]:
    """The cards that left the game (4.1, 4.3)."""
    removed = _write_kinds(((kind, int(state.box[kind])) for kind in range(KINDS)), " ")
    return [_label("removed") + removed] if removed else []
