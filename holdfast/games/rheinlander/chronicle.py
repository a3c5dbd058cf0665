"""What statistics count of this game: whose the centres are at the end, and where knights go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from holdfast.core.chronicle import Chronicle, Ground, Path, Prize
from holdfast.core.seats import NOBODY
from holdfast.games.rheinlander.boards import BOARDS
from holdfast.games.rheinlander.moves import BUILD, DONE, DROP, PLAY
from holdfast.games.rheinlander.notation import write_space
from holdfast.games.rheinlander.state import NO_DUCHY, Phase, State
from holdfast.games.rheinlander.tables import SPACES

if TYPE_CHECKING:
    from holdfast.games.rheinlander.map.chart import Chart


def won(before: State, after: State) -> list[Prize]:
    """Return the centres with the dukes who hold them when the match ends (7.1, 11.3)."""
    if after.phase != Phase.OVER or before.phase == Phase.OVER:
        return []
    found = []
    board = BOARDS[int(after.board)]
    for slot in board.slots:
        duchies = {int(after.group[board.numbers[name]]) for name in slot.touches} - {NO_DUCHY}
        holders = {int(after.owner[duchy]) for duchy in duchies} - {NOBODY}
        found += [Prize(slot.name, holder) for holder in sorted(holders)]
    return found


def grounds(state: State) -> Sequence[Ground]:
    """Return the spaces, where the map has their shields."""
    shields = _draw(int(state.board)).shields
    return [Ground(name, float(x), float(y)) for name, (x, y) in shields.items()]


def outline(state: State) -> Sequence[Path]:
    """Return the river, downstream."""
    points = _draw(int(state.board)).ribbon.points
    return [[(float(x), float(y)) for x, y in points]]


@cache
def _draw(board: int) -> Chart:
    # Whoever only plays does not wait for what draws.
    from holdfast.games.rheinlander.map.chart import draw_chart  # noqa: PLC0415

    return draw_chart(BOARDS[board])


def ground(before: State, move: int) -> str | None:
    """Return the space on which a knight or a bastion is placed."""
    if move < DROP:
        return write_space(before, (move - PLAY) % SPACES)
    return write_space(before, move - BUILD) if BUILD <= move < DONE else None


CHRONICLE: Final = Chronicle(
    prizes="centres", won=won, grounds=grounds, ground=ground, outline=outline
)
