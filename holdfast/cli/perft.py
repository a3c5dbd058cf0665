"""``holdfast perft``: count move sequences, the classic check of a rules engine."""

from __future__ import annotations

import json as formats
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from holdfast.cli.options import Chosen, Seed, whole
from holdfast.games import registry

if TYPE_CHECKING:
    from holdfast.core.match import Match

EXAMPLE = f"holdfast perft {registry.first()} 3 --seed 7 --divide"


def perft(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game; holdfast games lists them.")
    ],
    depth: Annotated[
        int, typer.Argument(metavar="DEPTH", parser=whole(0), help="How many moves deep.")
    ],
    players: int | None,
    options: Chosen,
    seed: Seed = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from a position in a text file.")
    ] = None,
    divide: Annotated[
        bool, typer.Option("--divide", help="Count for each first move too.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON only.")] = False,
) -> None:
    """Count the sequences of so many moves from the deal or from a position.

    All cards are known to the count, those in the deck too. The seed is 0 unless given. Each game
    has options of its own: holdfast perft GAME --help lists them.
    """
    from holdfast import game as find
    from holdfast.cli.begin import deal
    from holdfast.cli.show import prepare
    from holdfast.core.warm import play_steps

    chosen = find(game)
    seed = 0 if seed is None and position is None else seed
    match = deal(chosen, players, options, seed=seed, position=position)
    prepare(chosen.title, play_steps(chosen))
    start = time.perf_counter()
    counts = _divide(match, depth)
    seconds = time.perf_counter() - start
    total = sum(counts.values()) if depth else 1
    if json:
        print(formats.dumps(_report(match, depth, total, seconds, counts if divide else None)))
        return
    if divide:
        wide = max(map(len, counts), default=0)
        print("".join(f"{move:<{wide}}  {count:,}\n" for move, count in counts.items()))
    print(f"depth {depth}: {total:,} sequences in {seconds:.2f} s")


def _divide(match: Match, depth: int) -> dict[str, int]:
    """Count the sequences that begin with each legal move."""
    from holdfast.cli.show import progress
    from holdfast.core import kernels

    counts: dict[str, int] = {}
    with progress() as bar:
        names = zip(match.legal_moves, match.legal_ids, strict=True) if depth else ()
        for name, move in bar.track(list(names), description="Counting"):
            match.play(move)
            after = match.position(len(match.moves))
            counts[name] = kernels.perft(after, depth - 1, match.game.widest)
            match.undo()
    return counts


def _report(
    match: Match, depth: int, total: int, seconds: float, counts: dict[str, int] | None
) -> dict[str, object]:
    report: dict[str, object] = {
        "game": match.game.name,
        "options": match.options,
        "seed": match.seed,
        "depth": depth,
        "sequences": total,
        "seconds": round(seconds, 3),
    }
    return report if counts is None else report | {"divide": counts}
