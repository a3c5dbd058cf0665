"""``holdfast bench``: how fast the games run on this machine."""

from __future__ import annotations

import json as formats
from typing import TYPE_CHECKING, Annotated

import typer

from holdfast.cli.options import whole
from holdfast.games import registry

if TYPE_CHECKING:
    from rich.console import Console

    from holdfast.cli.measure import Row, Work
    from holdfast.core.game import Game

EXAMPLE = f"holdfast bench {registry.first()} --seconds 1"

_LONGEST = 3600


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= _LONGEST:
        raise typer.BadParameter(f"{text!r} is not a number of seconds from 0 to {_LONGEST}")
    return number


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="The games. Default: all but examples."),
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", parser=_seconds, help="How long each measurement lasts.")
    ] = 2.0,
    cores: Annotated[
        int | None,
        typer.Option(metavar="N", parser=whole(1), help="Measure one core and N. Default: all."),
    ] = None,
    search: Annotated[
        bool, typer.Option("--search/--no-search", help="Measure the search too.")
    ] = True,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure OpenSpiel's card games too, and compare.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """Measure random games, redeals, the search, compiling and starting.

    A game includes its deal. A search is that of the first move of a deal, on one core: with
    random playouts (uniform), and as suits the game (own). Every figure is the best of three
    measurements. With --peers, OpenSpiel plays and searches inside its own C++, in this process
    and on one core.
    """
    from holdfast.cli import measure
    from holdfast.cli.peer_search import peer_search_work
    from holdfast.cli.peers import load_spiel, peer_work
    from holdfast.cli.searching import search_work
    from holdfast.cli.show import go_through
    from holdfast.core.kernels import all_cores

    spiel = load_spiel() if peers else None
    counts = sorted({1, cores or all_cores()})
    rows: list[Row] = []
    work: list[Work] = []
    for game in _chosen(games):
        work += measure.game_work(game, counts, seconds, rows)
        work += search_work(game, seconds, rows) if search else []
    if spiel:
        work += peer_work(spiel, seconds, rows)
        work += peer_search_work(spiel, seconds, rows) if search else []
    go_through("Measuring", work)
    if json:
        print(formats.dumps(rows, indent=2))
    else:
        _print(rows)


def _chosen(names: list[str] | None) -> list[Game]:
    from holdfast import game, game_names
    from holdfast.core.game import Stage

    if names:
        return [game(name) for name in names]
    return [found for found in map(game, game_names()) if found.stage != Stage.EXAMPLE]


def _print(rows: list[Row]) -> None:
    """Print the rows as tables: ours, and those of the peers with their ratios."""
    from holdfast.cli.peers import explain_ratio, print_peers
    from holdfast.cli.searching import print_search
    from holdfast.cli.show import answers

    out = answers()
    games, searches = _pick(rows, kind=None), _pick(rows, kind="search")
    _print_games(out, games)
    if searches:
        print_search(out, searches)
    peers = _pick(rows, kind=None, ours=False)
    if peers:
        print_peers(out, "OpenSpiel", "games", games[0], peers)
    if peers and searches:
        theirs = _pick(rows, kind="search", ours=False)
        print_peers(out, "OpenSpiel's search", "iterations", searches[0], theirs)
    if peers:
        explain_ratio(out, games[0]["game"])
    out.print("\nBest of three measurements each; a game includes its deal.")


def _pick(rows: list[Row], *, kind: str | None, ours: bool = True) -> list[Row]:
    """Return the rows of a kind, ours or those of the peers; random games have no kind."""
    return [row for row in rows if row.get("kind") == kind and ("peer" not in row) == ours]


def _print_games(out: Console, rows: list[Row]) -> None:
    """Print our random games as a table, and a line about each game."""
    from rich.table import Table

    from holdfast.cli.measure import write_options

    table = Table("game", "options", box=None, pad_edge=False)
    for name in ("players", "cores", "games/s", "decisions/s", "redeals/s"):
        table.add_column(name, justify="right")
    for row in rows:
        facts = [row["game"], write_options(row["options"]), str(row["players"]), str(row["cores"])]
        figures = [row["games_per_s"], row["decisions_per_s"], row["redeals_per_s"]]
        table.add_row(*facts, *(f"{figure:,}" for figure in figures))
    out.print(table, soft_wrap=True)
    out.print()
    for row in {row["game"]: row for row in rows}.values():
        out.print(
            f"{row['game']}: {row['state_bytes']} bytes a state, compiles in {row['compile_s']} s "
            f"(the search in {row['search_compile_s']} s more), starts in {row['warm_s']} s",
            soft_wrap=True,
        )
