"""Matches that were played, wherever they are kept: for the commands that read many of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from holdfast.cli.serve import Data

if TYPE_CHECKING:
    from holdfast.arena.sources import Bad, Complain, Saved
    from holdfast.core.game import Game

__all__ = ["LEFT_OUT", "Data", "Matches", "Sources", "choose_cores", "find_played", "prepare_first"]

#: The exit code when something could not be read, and the rest was.
LEFT_OUT: Final = 1

#: How they are given.
Sources = Annotated[
    list[Path] | None,
    typer.Argument(
        metavar="FILE",
        help="Files of arenas, saved matches, folders of them, and patterns such as 'games/*.txt'. "
        "Without any: the matches that are over on the server.",
    ),
]

#: Where matches of any game can be given, without a server.
Matches = Annotated[
    list[Path],
    typer.Argument(
        metavar="FILE",
        help="The saved match; or several, folders of them, patterns such as 'games/*.txt', and "
        "files of arenas.",
    ),
]

#: To start another process takes as long as to read so many matches.
_WORTH: Final = 250


def choose_cores(wanted: int | None, matches: int) -> int:
    """Return on how many cores so many matches are read: on all, unless they are few."""
    from holdfast.core.kernels import all_cores

    return wanted or max(1, min(all_cores(), matches // _WORTH))


def prepare_first(found: Iterator[Saved]) -> Iterator[Saved]:
    """Return matches once the game of the first is compiled; else every process would do it."""
    from holdfast.cli.arguments.matches import prepare_for

    for first in found:
        prepare_for(first.text)
        return chain([first], found)
    return iter(())


def find_played(
    game: Game, sources: list[Path] | None, data: Path | None, complain: Complain | None = None
) -> tuple[int, Iterator[Saved | None]]:
    """Return how many matches there are to read, and what they are: None for another game.

    A file that cannot be read ends everything, unless there is somebody to whom to complain of it.
    """
    from holdfast.arena.sources import count_all_in, find_all
    from holdfast.core.replay import read_fact

    if not sources:
        return _on_server(game, data, complain or _print_left_out)
    found = find_all(sources, complain)
    own = (each if read_fact(each.text, "game") == game.name else None for each in found)
    return count_all_in(sources), own


def _on_server(
    game: Game, data: Path | None, complain: Complain
) -> tuple[int, Iterator[Saved | None]]:
    from holdfast.cli.admin import database_url

    url = database_url(data)

    from holdfast.server.store.log import count_over
    from holdfast.server.store.outside import reading

    with reading(url) as conn:
        return count_over(conn, game.name), _finished(game, url, complain)


def _finished(game: Game, url: str, complain: Complain) -> Iterator[Saved]:
    """Yield the matches of a game that are over on the server."""
    from holdfast.arena.sources import Bad, Saved
    from holdfast.cli.admin import replay_of
    from holdfast.core.errors import HoldfastError
    from holdfast.server.store.log import walk_over
    from holdfast.server.store.outside import reading

    with reading(url) as conn:
        for number, row in enumerate(walk_over(conn, game.name)):
            try:
                yield Saved(row["id"], replay_of(conn, row), number)
            except HoldfastError as mistake:
                complain(Bad.of(f"table {row['id']}", mistake))


def _print_left_out(bad: Bad) -> None:
    print(f"holdfast: left out, {bad}", file=sys.stderr)
