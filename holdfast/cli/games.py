"""``holdfast games``: what can be played."""

from __future__ import annotations

import json as formats
from typing import TYPE_CHECKING, Any

from holdfast.cli.arguments.options import Json

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.core.option import Option

EXAMPLE = "holdfast games"


def games(json: Json = False) -> None:
    """List the games: name, players, how far each has come, and its options."""
    from rich.table import Table

    from holdfast import game, game_names
    from holdfast.cli.terminal.screen import answers
    from holdfast.core.option import flag

    if json:
        every = [as_json(found) for found in map(game, game_names())]
        print(formats.dumps({"games": every}, ensure_ascii=False))
        return
    table = Table("name", "title", "players", "stage", "options", box=None, pad_edge=False)
    for found in map(game, game_names()):
        players = ", ".join(map(str, found.seats))
        options = " ".join(flag(option.name) for option in found.options)
        table.add_row(found.name, found.title, players, found.stage.value, options)
    answers().print(table)


def as_json(game: Game) -> dict[str, Any]:
    """Return what can be known of a game before it is played."""
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.seats),
        "stage": game.stage.value,
        "rules_version": game.rules_version,
        "moves": game.rules.moves,
        "options": [_option(option) for option in game.options],
    }


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices),
        "help": option.help,
    }
