"""``holdfast analyse``: what the decisions of a saved match were worth."""

from __future__ import annotations

import json as formats
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from holdfast.cli.arguments.options import Cores, Json, whole

if TYPE_CHECKING:
    from holdfast.core.match import Match
    from holdfast.search.analysis import Analysis

EXAMPLE = "holdfast analyse match.txt --iterations 4000 --svg match.svg"

_ITERATIONS = 1000
_WORLDS = 500

_File = Annotated[Path, typer.Argument(metavar="FILE", help="The saved match.")]
_Iterations = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        parser=whole(1, 10_000_000),
        help=f"How often each move is tried that is compared. Default: {_ITERATIONS}.",
    ),
]
_First = Annotated[
    int | None,
    typer.Option("--from", metavar="PLY", parser=whole(1), help="The first move to look at."),
]
_Last = Annotated[
    int | None,
    typer.Option("--to", metavar="PLY", parser=whole(1), help="The last move to look at."),
]
_Seat = Annotated[str | None, typer.Option(metavar="SEAT", help="Only the decisions of A, B, …")]
_Worlds = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        parser=whole(0, 1_000_000),
        help="Imagine at most N worlds to tell luck from decisions; 0 leaves that out. "
        f"Default: {_WORLDS}.",
    ),
]
_Svg = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw the match there.")]


def analyse(
    file: _File,
    iterations: _Iterations = None,
    first: _First = None,
    last: _Last = None,
    seat: _Seat = None,
    cores: Cores = None,
    worlds: _Worlds = None,
    svg: _Svg = None,
    json: Json = False,
) -> None:
    """Say what each decision of a saved match was worth: how likely a win was, and what it cost.

    Each decision is seen with the eyes of who made it. Of a whole finished match we are told, too,
    how much of the result was luck, fog and decisions. Moves are counted from 1, as holdfast replay
    prints them. The same match and iterations give the same answer on any number of cores.
    """
    from holdfast.cli.arguments.matches import load
    from holdfast.cli.terminal.findings import as_json, print_report
    from holdfast.cli.terminal.screen import answers
    from holdfast.core.files import check_place, write_text

    if svg:
        check_place(svg)  # now, not after minutes of thinking
    match, names = load(file)
    plies = _read_plies(first, last, len(match.moves))
    seats = None if seat is None else [_read_seat(seat, match.players)]
    iterations = iterations or _ITERATIONS
    worlds = _WORLDS if worlds is None else worlds
    think = partial(_think, match, iterations, cores=cores, worlds=worlds)
    analysis = think(plies=plies, seats=seats)
    if svg:
        from holdfast.drawing.chances import draw_chances

        write_text(svg, draw_chances(analysis, names))
    if json:
        print(formats.dumps(as_json(analysis, names, iterations), indent=2))
    else:
        print_report(answers(), analysis, names)


# Six parameters: what was asked for.
def _think(
    match: Match,
    iterations: int,
    *,
    plies: range,
    seats: list[int] | None,
    cores: int | None,
    worlds: int,
) -> Analysis:
    from holdfast.cli.terminal import thinker
    from holdfast.cli.terminal.screen import progress
    from holdfast.core.kernels import all_cores
    from holdfast.search.analysis import analyse

    thinker.get_ready(match.game)
    if worlds and match.turn is None:
        thinker.get_ready_for_luck(match.game)
    with progress() as bar:
        task = bar.add_task("Thinking", total=None)
        return analyse(
            match,
            partial(thinker.make_thinker, iterations=iterations),
            plies=plies,
            seats=seats,
            cores=cores or all_cores(),
            worlds=worlds,
            progress=lambda done, of: bar.update(
                task, completed=done, total=of, description=f"Thinking: move {done} of {of}"
            ),
        )


def _read_plies(first: int | None, last: int | None, count: int) -> range:
    """Return the plies from one move to another, both given as people count."""
    from holdfast.core.errors import BadOption

    if not count:
        raise BadOption("the replay has no moves; there is nothing to analyse")
    for name, number in (("--from", first), ("--to", last)):
        if number is not None and number > count:
            raise BadOption(f"{name} is {number}; the replay has the moves 1 to {count}")
    if first and last and first > last:
        raise BadOption(f"--from is {first}, after --to, which is {last}; it cannot be larger")
    return range((first or 1) - 1, last or count)


def _read_seat(seat: str, players: int) -> int:
    from holdfast.core.errors import BadOption
    from holdfast.core.seats import read_seat

    try:
        return read_seat(seat, players)
    except ValueError as mistake:
        raise BadOption(f"--seat is {seat!r}, but {mistake}") from None
