"""``holdfast export``: matches as tables for other programs."""

from __future__ import annotations

import json as formats
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from holdfast.cli.arguments.options import Cores, GameName, Json
from holdfast.cli.arguments.played import Data, Sources
from holdfast.games import registry

if TYPE_CHECKING:
    from holdfast.arena.export.conduct import Exported, Selection
    from holdfast.arena.sources import Bad, Saved
    from holdfast.core.game import Game

EXAMPLE = f"holdfast export {registry.first()} arena.db --decisions decisions.parquet"

_Games = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a row for each match there.")
]
_Decisions = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a row for each decision there.")
]
_Observations = Annotated[
    str | None,
    typer.Option(
        metavar="compact|rich", help="With what its player saw before each decision, as numbers."
    ),
]


def export(
    game: GameName,
    sources: Sources = None,
    games: _Games = None,
    decisions: _Decisions = None,
    observations: _Observations = None,
    data: Data = None,
    cores: Cores = None,
    json: Json = False,
) -> None:
    """Write matches of a game as tables: Parquet, CSV or JSON Lines, as the files are called.

    Files end in .parquet, .csv or .jsonl. What cannot be read is named and left out, and the exit
    code is 1 then. However many matches there are, they take the same memory.
    """
    from holdfast import game as find
    from holdfast.arena.export.conduct import Selection, export_steps
    from holdfast.cli.arguments.played import LEFT_OUT
    from holdfast.cli.terminal.screen import prepare

    rules = find(game)
    wanted = Selection(games, decisions, observations)
    wanted.check()
    prepare(rules.title, export_steps(rules, wanted))
    left_out: list[Bad] = []
    done = _export(rules, sources, data, wanted, left_out, cores=cores)
    if json:
        facts = {"game": rules.name, "games": done.games, "decisions": done.decisions}
        bad = [{"source": each.where, "mistake": each.mistake} for each in left_out]
        print(formats.dumps(facts | {"left_out": bad}, ensure_ascii=False))
    else:
        print(_told(done, wanted))
    if left_out:
        raise typer.Exit(LEFT_OUT)


# Six parameters: what was asked for.
def _export(
    game: Game,
    sources: list[Path] | None,
    data: Path | None,
    wanted: Selection,
    left_out: list[Bad],
    *,
    cores: int | None,
) -> Exported:
    """Write the tables with a progress bar; what is left out is said, and added to the list."""
    from holdfast.arena.export.conduct import export as write
    from holdfast.cli.arguments.played import choose_cores, find_played
    from holdfast.cli.terminal.screen import progress

    def complain(bad: Bad) -> None:
        left_out.append(bad)
        print(f"holdfast: left out, {bad}", file=sys.stderr)

    total, found = find_played(game, sources, data, complain)
    with progress() as bar:
        task = bar.add_task("Writing matches", total=total)

        def advance() -> None:
            bar.advance(task)

        def own() -> Iterator[Saved]:
            for each in found:
                if each is None:
                    advance()
                else:
                    yield each

        on = choose_cores(cores, total)
        return write(game, own(), wanted, cores=on, complain=complain, advance=advance)


def _told(done: Exported, wanted: Selection) -> str:
    told = [
        f"{done.games:,} matches to {wanted.games}" if wanted.games else "",
        f"{done.decisions:,} decisions to {wanted.decisions}" if wanted.decisions else "",
    ]
    return f"Wrote {' and '.join(filter(None, told))}."
