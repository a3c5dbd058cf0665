"""``holdfast games``: what can be played."""

from __future__ import annotations

EXAMPLE = "holdfast games"


def games() -> None:
    """List the games: name, players, how far each has come, and its options."""
    from rich.table import Table

    from holdfast import game, game_names
    from holdfast.cli.arguments.options import flag
    from holdfast.cli.terminal.screen import answers

    table = Table("name", "title", "players", "stage", "options", box=None, pad_edge=False)
    for found in map(game, game_names()):
        players = ", ".join(map(str, found.seats))
        options = " ".join(flag(option.name) for option in found.options)
        table.add_row(found.name, found.title, players, found.stage.value, options)
    answers().print(table)
