"""The board in characters: strips of the river, one below the other.

A stage of the river is a column: its left bank above the water, its right bank below it. Where the
river runs round an island, the column holds both arms with the island between them, and the banks
give way. All of it is derived from the board.
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from typing import Final

from holdfast.core.canvas import WIDTH, Canvas
from holdfast.core.seats import NOBODY, write_seat
from holdfast.games.rheinlander.board import Board
from holdfast.games.rheinlander.draft import is_river
from holdfast.games.rheinlander.map.banks import Stage, find_stages
from holdfast.games.rheinlander.state import EMPTY, FREE, NO_DUCHY, TOWER, State
from holdfast.games.rheinlander.tables import BISHOPRIC, CASTLE, CENTRE_TEXTS

COLOURS: Final = ("red", "gold", "blue", "green", "purple")
WATER: Final = "cyan"
MARK: Final = "»"  # before what can be done with a card of the hand

_STYLES: Final = ("bold red", "bold yellow", "bold dodger_blue1", "bold green", "bold magenta")
_MARGIN: Final = 4
_COLUMN: Final = 8
_PIECE: Final = 4  # where in its column a piece stands
_LINK: Final = 6  # characters between two pieces
_TURN: Final = 2  # where in a link its line turns
_STAGES: Final = (WIDTH - _MARGIN) // _COLUMN  # in a strip, at most
_STRAIGHT, _ISLAND = 1, 2  # rows above the middle: without and with islands
#: Where a line turns up or down, after the rows that it leaves and reaches.
_TURNS: Final = {-1: ("╯╭", "╝╔"), 1: ("╮╰", "╗╚")}
#: Where the river parts, and where its arms meet: by which of them belong to the same duchy.
_PARTS: Final = {(False, False): "<", (True, False): "╝", (False, True): "╗", (True, True): "╣"}
_MEETS: Final = {(False, False): ">", (True, False): "╚", (False, True): "╔", (True, True): "╠"}

Pair = tuple[str, str]


def seat_style(seat: int) -> str:
    """Return the style of what belongs to a seat; what belongs to nobody is faint."""
    return "dim" if seat == NOBODY else _STYLES[seat]


def draw_strips(board: Board, state: State, hand: Collection[int]) -> list[str]:
    """Draw the board with all that stands on it; the regions of these numbers are marked."""
    scene = _Scene(board, state, hand)
    strips = cut_strips(board)
    lines: list[str] = []
    for i, strip in enumerate(strips):
        before = strips[i - 1][-1] if i else None
        after = strips[i + 1][0] if i + 1 < len(strips) else None
        lines += [*_draw_strip(scene, strip, before, after), ""]
    return [*lines[:-1], *_draw_rest(scene)]


@dataclass(frozen=True)
class _Scene:
    """A board and what lies on it."""

    board: Board
    state: State
    hand: Collection[int]

    @cached_property
    def slots(self) -> Mapping[frozenset[str], int]:
        """The number of the slot between two spaces."""
        return {frozenset(slot.touches): i for i, slot in enumerate(self.board.slots)}

    @cached_property
    def borders(self) -> Collection[frozenset[str]]:
        """Every border, in either order."""
        return {frozenset(pair) for pair in self.board.borders}

    def duchy(self, name: str) -> int:
        """Return the duchy of a space."""
        return int(self.state.group[self.board.numbers[name]])

    def owner(self, duchy: int) -> int:
        """Return who owns a duchy; nobody owns what is none."""
        return NOBODY if duchy == NO_DUCHY else int(self.state.owner[duchy])

    def is_linked(self, pair: Pair) -> bool:
        """Tell whether two spaces are of one duchy and border each other (5.1)."""
        one, other = map(self.duchy, pair)
        return one == other != NO_DUCHY and frozenset(pair) in self.borders

    def link_style(self, pair: Pair) -> str:
        """Return the style of the line between two spaces of a duchy."""
        return seat_style(self.owner(self.duchy(pair[0])))


@cache
def cut_strips(board: Board) -> tuple[tuple[Stage, ...], ...]:
    """Cut the river into strips: no island is cut if it fits, then as few as possible.

    Among those the ones with fewest rows are best, then those that cut the fewest slots, then even
    ones.
    """
    stages = find_stages(board)
    slots = {frozenset(slot.touches) for slot in board.slots}

    def cost(start: int, end: int) -> tuple[int, ...]:
        first, inside = stages[start], any(stage.island for stage in stages[start:end])
        pairs = _pairs(board, stages[start - 1], first) if start else []
        return (
            int(bool(start and first.island and not first.first)),
            1,
            _ISLAND if inside else _STRAIGHT,
            sum(frozenset(pair) in slots for pair in pairs),
            (end - start) ** 2,
        )

    best: list[tuple[tuple[int, ...], list[int]]] = [((0,) * 5, [])]
    for end in range(1, len(stages) + 1):
        ways = []
        for start in range(max(0, end - _STAGES), end):
            total, cuts = best[start]
            added = tuple(a + b for a, b in zip(total, cost(start, end), strict=True))
            ways.append((added, [*cuts, start]))
        best.append(min(ways))
    return tuple(stages[a:b] for a, b in pairwise([*best[-1][1], len(stages)]))


def _names(board: Board, stage: Stage) -> tuple[str, str, str, str]:
    """Return the spaces of a stage from left to right, without the island: bank, arms, bank."""
    left, right = board.regions[stage.left - 1], board.regions[stage.right - 1]
    return left.banks[0], f"W{stage.left}", f"W{stage.right}", right.banks[1]


def space_rows(board: Board, stage: Stage) -> dict[str, int]:
    """Return the spaces of a stage and in which rows they are, from the middle of the strip."""
    left, left_arm, right_arm, right = _names(board, stage)
    if stage.island:
        return {left: -2, left_arm: -1, stage.island: 0, right_arm: 1, right: 2}
    return {left: -1, left_arm: 0, right: 1}


def _pairs(board: Board, one: Stage, two: Stage) -> list[Pair]:
    """Return the spaces of two stages that lie side by side, whether they border or not."""
    pairs = list(dict.fromkeys(zip(_names(board, one), _names(board, two), strict=True)))
    return [*pairs, (one.island, two.island)] if one.island and not _begins(two) else pairs


def _begins(stage: Stage) -> bool:
    return stage.first or not stage.island


def _draw_strip(
    scene: _Scene, strip: tuple[Stage, ...], before: Stage | None, after: Stage | None
) -> list[str]:
    """Draw a strip; the stages before and after it are on others."""
    middle = _ISLAND if any(stage.island for stage in strip) else _STRAIGHT
    canvas = Canvas(2 * middle + 1)
    for i, stage in enumerate(strip):
        column = _MARGIN + i * _COLUMN
        previous = strip[i - 1] if i else before
        if previous:
            _draw_links(scene, canvas, middle, column + _PIECE - _LINK, previous, stage, cut=not i)
        for name, row in space_rows(scene.board, stage).items():
            _draw_space(scene, canvas, middle + row, column, name)
    rows = space_rows(scene.board, strip[0])
    for name, sign in zip(_names(scene.board, strip[0])[::3], "LR", strict=True):
        canvas.put(middle + rows[name], 0, sign, "dim")
    if after:
        end = _MARGIN + len(strip) * _COLUMN - _TURN
        _draw_end(scene, canvas, middle, end, strip[-1], after)
    return canvas.lines()


def _draw_space(scene: _Scene, canvas: Canvas, row: int, column: int, name: str) -> None:
    """Draw what stands on a space, on the river behind its number."""
    stands, duchy = int(scene.state.knight[scene.board.numbers[name]]), scene.duchy(name)
    if is_river(name):
        mine = int(name[1:]) in scene.hand
        style = f"bold reverse {WATER}" if mine else WATER
        canvas.put(row, column + 1, f"{name[1:]:>2}", style)
        canvas.put(row, column + _PIECE - 1, MARK if mine else " ", f"bold {WATER}")
    column += _PIECE
    if stands == FREE:
        canvas.put(row, column, "·")
    elif stands == TOWER:
        canvas.put(row, column, "#", "bold")
    else:
        after = canvas.put(row, column, write_seat(stands), f"{seat_style(stands)} reverse")
        if duchy != NO_DUCHY:
            owner = scene.owner(duchy)
            canvas.put(row, after, write_seat(owner).lower(), seat_style(owner))


def _draw_links(
    scene: _Scene, canvas: Canvas, middle: int, column: int, one: Stage, two: Stage, *, cut: bool
) -> None:
    """Draw what is between two stages; if there is a cut, all of it is beside the second one."""
    start, end = space_rows(scene.board, one), space_rows(scene.board, two)
    arms: dict[int, Pair] = {}
    for a, b in sorted(_pairs(scene.board, one, two), key=scene.is_linked):
        row = middle + end[b]
        before = row if cut else middle + start[a]
        if is_river(a) and before != row:
            arms[start[a] + end[b]] = (a, b)
        elif frozenset((a, b)) not in scene.borders:
            canvas.put(row, column + _TURN, "┊", "dim")
        elif is_river(a):
            canvas.put(row, column, *_water(scene, (a, b), _LINK - len("00 ")))
        else:
            _draw_bank(scene, canvas, column, (a, b), before, row)
    if arms:
        _draw_fork(scene, canvas, middle, column, arms, parts=bool(two.island))


def _draw_bank(
    scene: _Scene, canvas: Canvas, column: int, pair: Pair, start: int, row: int
) -> None:
    """Draw the line and the slot between two land spaces."""
    linked = scene.is_linked(pair)
    slot = scene.slots.get(frozenset(pair))
    line, style = ("═", scene.link_style(pair)) if linked else ("─", "dim")
    at = column + 1
    if start != row:
        turns = _TURNS[row - start][linked]
        canvas.put(start, column, line * _TURN + turns[0], style)
        canvas.put(row, column + _TURN, turns[1] + line * (_LINK - _TURN - 1), style)
        at += _TURN
    elif linked:
        canvas.put(row, column, line * _LINK, style)
    elif slot is not None:
        for name, place in zip(pair, (column, column + len("-(4)")), strict=True):
            canvas.put(row, place, *_touch(scene, name))
    if slot is not None:
        canvas.put(row, at, *_centre(scene, slot))


def _touch(scene: _Scene, name: str) -> tuple[str, str]:
    """Return the line from a slot to a space: a double one if the centre is held there (7.2)."""
    duchy = scene.duchy(name)
    return ("-", "dim") if duchy == NO_DUCHY else ("═", seat_style(scene.owner(duchy)))


def _centre(scene: _Scene, slot: int) -> tuple[str, str]:
    """Return a centre in the style of who holds it, a castle in that of its garrison (7.2)."""
    kind, garrison = int(scene.state.centre[slot]), int(scene.state.garrison[slot])
    holder = max(scene.owner(scene.duchy(name)) for name in scene.board.slots[slot].touches)
    style = "bold" if holder == NOBODY else seat_style(holder)
    if kind != CASTLE:
        return f"({'†' if kind == BISHOPRIC else CENTRE_TEXTS[kind]})", style
    if garrison == EMPTY:
        return "[·]", style
    return f"[{write_seat(garrison)}]", seat_style(garrison)


def _water(scene: _Scene, pair: Pair, width: int) -> tuple[str, str]:
    """Return the river between two of its spaces, which a duchy may bridge."""
    return ("═" * width, scene.link_style(pair)) if scene.is_linked(pair) else ("~" * width, WATER)


def _draw_fork(
    scene: _Scene,
    canvas: Canvas,
    middle: int,
    column: int,
    arms: Mapping[int, Pair],
    *,
    parts: bool,
) -> None:
    """Draw where the river parts before an island, or where its arms meet behind it."""
    linked = [row for row, pair in arms.items() if scene.is_linked(pair)]
    shape = (_PARTS if parts else _MEETS)[-1 in linked, 1 in linked]
    style = scene.link_style(arms[linked[0]]) if linked else WATER
    canvas.put(middle, column + _TURN, shape, style)
    for row, pair in arms.items():
        canvas.put(middle + (0 if parts else row), column, *_water(scene, pair, _TURN))


def _draw_end(
    scene: _Scene, canvas: Canvas, middle: int, column: int, last: Stage, after: Stage
) -> None:
    """Draw how a strip goes on: the beginnings of the lines to the next one."""
    rows = space_rows(scene.board, last)
    for pair in sorted(_pairs(scene.board, last, after), key=scene.is_linked):
        row = middle + rows[pair[0]]
        if frozenset(pair) not in scene.borders:
            canvas.put(row, column, "┊", "dim")
        elif is_river(pair[0]) or scene.is_linked(pair):
            canvas.put(row, column, *_water(scene, pair, _TURN))
        elif frozenset(pair) in scene.slots:
            canvas.put(row, column, *_touch(scene, pair[0]))
            canvas.put(row, column + 1, ">", "dim")


def _draw_rest(scene: _Scene) -> Iterator[str]:
    """Tell what the strips cannot show."""
    for title, words in (("also neighbours", _far_borders(scene)), ("names", _uncommon(scene))):
        lines = textwrap.wrap(f"{title}: {', '.join(words)}", WIDTH, break_on_hyphens=False)
        yield from (f"[dim]{line}[/]" for line in lines if words)


def _far_borders(scene: _Scene) -> list[str]:
    """Return the borders of spaces that do not lie side by side, with the slots on them."""
    board = scene.board
    shown = {frozenset((name, f"W{r.number}")) for r in board.regions for name in r.banks}
    for one, two in pairwise(find_stages(board)):
        shown |= {frozenset(pair) for pair in _pairs(board, one, two)}
    far = {pair: scene.slots.get(frozenset(pair)) for pair in board.borders}
    return [
        f"{a}–{b}" if slot is None else f"{a}-{_centre(scene, slot)[0]}-{b}"
        for (a, b), slot in far.items()
        if frozenset((a, b)) not in shown
    ]


def _uncommon(scene: _Scene) -> list[str]:
    """Return the land spaces that are not called after their bank and region."""
    names: dict[str, str] = {}
    for stage in find_stages(scene.board):
        left, _, _, right = _names(scene.board, stage)
        names |= {f"L{stage.left}": left, f"R{stage.right}": right}
        if stage.island:
            names[f"I{min(stage.left, stage.right)}"] = stage.island
    return [f"{common} is {name}" for common, name in names.items() if common != name]
