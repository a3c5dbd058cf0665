"""``holdfast bench``: how fast the games run on this machine."""

from __future__ import annotations

import json as formats
from typing import TYPE_CHECKING, Annotated

import typer

from holdfast.cli.options import whole

if TYPE_CHECKING:
    from holdfast.cli.measure import Row
    from holdfast.core.game import Game

EXAMPLE = "holdfast bench schotten-totten --seconds 1"

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
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure OpenSpiel's card games too, and compare.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """Measure random games, redeals, compiling and starting, for each game and set of options.

    A game includes its deal. Every figure is the best of three measurements. With --peers,
    OpenSpiel plays at random inside its own C++, in this process and on one core.
    """
    from holdfast.cli import measure
    from holdfast.cli.peers import load_spiel, peer_work
    from holdfast.cli.show import go_through
    from holdfast.core.kernels import all_cores

    spiel = load_spiel() if peers else None
    counts = sorted({1, cores or all_cores()})
    rows: list[Row] = []
    work = [w for game in _chosen(games) for w in measure.game_work(game, counts, seconds, rows)]
    work += peer_work(spiel, seconds, rows) if spiel else []
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
    from rich.table import Table

    from holdfast.cli.measure import write_options
    from holdfast.cli.peers import print_peers
    from holdfast.cli.show import answers

    out = answers()
    ours = [row for row in rows if "peer" not in row]
    theirs = [row for row in rows if "peer" in row]
    table = Table("game", "options", box=None, pad_edge=False)
    for name in ("players", "cores", "games/s", "decisions/s", "redeals/s"):
        table.add_column(name, justify="right")
    for row in ours:
        facts = [row["game"], write_options(row["options"]), str(row["players"]), str(row["cores"])]
        figures = [row["games_per_s"], row["decisions_per_s"], row["redeals_per_s"]]
        table.add_row(*facts, *(f"{figure:,}" for figure in figures))
    out.print(table, soft_wrap=True)
    out.print()
    for row in {row["game"]: row for row in ours}.values():
        size, cold, warm = row["state_bytes"], row["compile_s"], row["warm_s"]
        out.print(f"{row['game']}: {size} bytes a state, compiles in {cold} s, starts in {warm} s")
    if theirs:
        print_peers(out, ours[0], theirs)
    out.print("\nBest of three measurements each; a game includes its deal.")
