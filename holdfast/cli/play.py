"""``holdfast play``: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holdfast.cli.options import Chosen, Seed
from holdfast.games import registry

EXAMPLE = f"holdfast play {registry.first()} --seat A=human --seat B=human"


def play(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game; holdfast games lists them.")
    ],
    players: int | None,
    options: Chosen,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=WHO",
            help="Who sits where: human, a level (apprentice, journeyman, master, grandmaster), "
            "random, greedy, or a program (mine=COMMAND). Once for each seat; A=human and all "
            "others greedy unless said otherwise.",
        ),
    ] = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")
    ] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Start from a position in a text file.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the replay there at the end.")
    ] = None,
) -> None:
    """Play a game in the terminal: against bots, or several people at one keyboard.

    Each game has options of its own: holdfast play GAME --help lists them. In the game, type help.
    """
    from holdfast import game as find
    from holdfast.cli.begin import deal, resumed
    from holdfast.cli.seating import read_seating, thinks_ahead
    from holdfast.cli.show import prepare
    from holdfast.cli.sitting import Sitting
    from holdfast.search.warm import search_steps

    chosen = find(game)
    if resume and position:
        raise typer.TyperException("--resume cannot be given with --position; choose one of them")
    if resume:
        match, names = resumed(chosen, players, options, seed=seed, saved=resume)
        seating = read_seating(seat or [], match.players, names.split())
    else:
        seating = read_seating(seat or [], players or chosen.seats[0])
        match = deal(chosen, players, options, seed=seed, position=position)
    if thinks_ahead(seating):
        prepare(chosen.title, search_steps(chosen))
    sitting = Sitting(match, seating, resumed=resume)
    if sitting.run() and save:
        sitting.save(save)
