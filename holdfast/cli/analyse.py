"""``holdfast analyse``: what the decisions of a saved match were worth."""

from __future__ import annotations

import json as formats
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from holdfast.cli.arguments.options import Cores, Json, whole
from holdfast.cli.arguments.played import Matches

if TYPE_CHECKING:
    from holdfast.arena.sources import Bad
    from holdfast.core.match import Match
    from holdfast.search.analysis import Analysis

EXAMPLE = "holdfast analyse match.txt --iterations 4000 --svg match.svg"

_ITERATIONS = 1000
_WORLDS = 500

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


@dataclass(frozen=True)
class _Asked:
    """What is to be looked at, and how closely."""

    iterations: int
    first: int | None
    last: int | None
    seat: str | None
    cores: int | None
    worlds: int


def analyse(
    files: Matches,
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
    prints them. The same match and iterations give the same answer on any number of cores. Several
    matches follow each other; one that is bad is named, and the exit code is 1 then.
    """
    from holdfast.arena.sources import is_one

    worlds = _WORLDS if worlds is None else worlds
    asked = _Asked(iterations or _ITERATIONS, first, last, seat, cores, worlds)
    if is_one(files):
        _analyse_one(files[0], asked, svg, json=json)
        return
    if svg:
        raise typer.TyperException("--svg draws one match, and there are several")
    _analyse_all(files, asked, json=json)


def _analyse_one(file: Path, asked: _Asked, svg: Path | None, *, json: bool) -> None:
    from holdfast.cli.arguments.matches import load
    from holdfast.cli.terminal.findings import as_json, print_report
    from holdfast.cli.terminal.screen import answers
    from holdfast.core.files import check_place, write_text

    if svg:
        check_place(svg)  # now, not after minutes of thinking
    match, names = load(file)
    analysis = _think(match, asked)
    if svg:
        from holdfast.drawing.chances import draw_chances

        write_text(svg, draw_chances(analysis, names))
    if json:
        print(formats.dumps(as_json(analysis, names, asked.iterations), indent=2))
    else:
        print_report(answers(), analysis, names)


def _analyse_all(files: list[Path], asked: _Asked, *, json: bool) -> None:
    """Analyse one match after the other, each on all cores."""
    from holdfast.arena.sources import Bad
    from holdfast.cli.arguments.played import LEFT_OUT
    from holdfast.cli.terminal.findings import as_json, print_report
    from holdfast.cli.terminal.screen import answers

    told: list[dict[str, Any]] = []
    bad: list[dict[str, str]] = []
    for where, found in _analysed(files, asked):
        if isinstance(found, Bad):
            bad.append({"source": where, "mistake": found.mistake})
            print(f"holdfast: left out, {found}", file=sys.stderr)
            continue
        analysis, names = found
        if json:
            told.append({"source": where, **as_json(analysis, names, asked.iterations)})
        else:
            print(f"{where}:")
            print_report(answers(), analysis, names)
            print()
    if json:
        print(formats.dumps({"analyses": told, "bad": bad}, indent=2))
    if bad:
        raise typer.Exit(LEFT_OUT)


def _analysed(files: list[Path], asked: _Asked) -> Iterator[tuple[str, tuple[Analysis, str] | Bad]]:
    """Yield where each match is, and its analysis with who sat where, or what is wrong with it."""
    from holdfast.arena.sources import Bad, count_all_in, find_all, play_back
    from holdfast.cli.arguments.matches import prepare_for
    from holdfast.core.errors import HoldfastError
    from holdfast.core.replay import read_fact

    total, unread = count_all_in(files), list[Bad]()
    for number, found in enumerate(find_all(files, unread.append), 1):
        try:
            prepare_for(found.text)
            match, names = play_back(found), read_fact(found.text, "names")
            yield found.where, (_think(match, asked, f"{number} of {total}, "), names)
        except HoldfastError as mistake:
            yield found.where, Bad.of(found.where, mistake)
    for bad in unread:
        yield bad.where, bad


def _think(match: Match, asked: _Asked, which: str = "") -> Analysis:
    from holdfast.cli.terminal import thinker
    from holdfast.cli.terminal.screen import progress
    from holdfast.core.kernels import all_cores
    from holdfast.search.analysis import analyse

    plies = _read_plies(asked.first, asked.last, len(match.moves))
    seats = None if asked.seat is None else [_read_seat(asked.seat, match.players)]
    thinker.get_ready(match.game)
    if asked.worlds and match.turn is None:
        thinker.get_ready_for_luck(match.game)
    with progress() as bar:
        task = bar.add_task("Thinking", total=None)
        return analyse(
            match,
            partial(thinker.make_thinker, iterations=asked.iterations),
            plies=plies,
            seats=seats,
            cores=asked.cores or all_cores(),
            worlds=asked.worlds,
            progress=lambda done, of: bar.update(
                task, completed=done, total=of, description=f"Thinking: {which}move {done} of {of}"
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
