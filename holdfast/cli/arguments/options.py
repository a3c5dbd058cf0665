"""A game's own options on the command line: ``--tactics``, ``--rounds 3``."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_origin

import typer

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.core.option import Option

Chosen = dict[str, bool | int | str]


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """Return a reader of whole numbers between two limits, for typer."""
    limits = f"of at least {low}" if high is None else f"from {low} to {high}"

    def read(text: str) -> int:
        number = int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else low - 1
        if number < low or (high is not None and number > high):
            raise typer.BadParameter(f"{text!r} is not a whole number {limits}")
        return number

    return read


#: How these are given wherever there are any.
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game; holdfast games lists them.")
]
Position = Annotated[
    Path | None,
    typer.Option("--position", metavar="FILE", help="Start from a position in a text file."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON only.")]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        parser=whole(0, (1 << 64) - 1),
        help="Deal by this number: the same number, the same deal.",
    ),
]

Cores = Annotated[
    int | None,
    typer.Option(
        "--cores", metavar="N", parser=whole(1, 1024), help="Work on N cores. Default: all."
    ),
]


def tell_change(old: str, new: str, value: str) -> None:
    """Say on stderr that something is called otherwise now; it was understood."""
    print(f"holdfast: {old} is {new} now; taken as {new} {value}", file=sys.stderr)


def find_game(args: Sequence[str]) -> Game | None:
    """Return the game that the arguments name; None if they name none; raise ``UnknownGame``."""
    words = [arg for arg in args if not arg.startswith("-")]
    if not words:
        return None
    from holdfast import game, game_names

    named = [word for word in words if word in game_names()]
    return game((named or _bare(args) or words)[0])


def _bare(args: Sequence[str]) -> list[str]:
    """Return the arguments that are neither an option nor, perhaps, the value of one."""
    pairs = zip(["", *args], args, strict=False)
    return [arg for before, arg in pairs if arg[:1] != "-" and before[:1] != "-"]


def with_options(command: Callable[..., None], game: Game | None) -> Callable[..., None]:
    """Return a command that takes the game's options too.

    ``command`` has a parameter ``options``: what was chosen arrives there, and options that were
    not given are left out. A command that does not ask for the number of players in its own way has
    a parameter ``players`` too. Neither is declared as an option of the command's own.
    """
    parameters = inspect.signature(command, eval_str=True).parameters
    plain = [p for p in parameters.values() if get_origin(p.annotation) is Annotated]
    counted = "players" in parameters and parameters["players"] not in plain
    extra = _parameters(game, counted) if game else []

    def run(**given: Any) -> None:
        taken = {p.name: given.pop(p.name) for p in extra}
        if counted:
            given["players"] = taken.pop("players", None)
        chosen = {name: value for name, value in taken.items() if value is not None}
        options = {o.name: _value(o, chosen[o.name]) for o in _of(game) if o.name in chosen}
        command(options=options, **given)

    run.__name__ = command.__name__
    run.__doc__ = command.__doc__
    setattr(run, "__signature__", inspect.Signature([*plain, *extra]))  # noqa: B010 - mypy
    run.__annotations__ = {p.name: p.annotation for p in [*plain, *extra]}
    return run


def _of(game: Game | None) -> tuple[Option, ...]:
    return game.options if game else ()


def _parameters(game: Game, counted: bool) -> list[inspect.Parameter]:
    panel = f"Options of {game.title}"
    found = [_parameter(option, panel) for option in game.options]
    if counted and len(game.seats) > 1:
        counts = ", ".join(str(count) for count in game.seats)
        info = typer.Option(
            "--players",
            metavar="N",
            parser=whole(1),
            help=f"How many play: {counts}.",
            rich_help_panel=panel,
        )
        found.insert(0, _keyword("players", Annotated[int | None, info]))
    return found


def _parameter(option: Option, panel: str) -> inspect.Parameter:
    from holdfast.core.option import flag

    name = flag(option.name)
    default = option.write(option.default)
    text = f"{option.help[:1].upper()}{option.help[1:].rstrip('.')}"
    if isinstance(option.default, bool):
        text = f"{text}. Default: {default}."
        info = typer.Option(f"{name}/--no-{name[2:]}", help=text, rich_help_panel=panel)
        return _keyword(option.name, Annotated[bool | None, info])
    text = f"{text}: {option.write_choices()}. Default: {default}."
    value = "WORD" if option.is_word else "N"
    info = typer.Option(name, metavar=value, help=text, rich_help_panel=panel)
    return _keyword(option.name, Annotated[str | None, info])


def _keyword(name: str, annotation: Any) -> inspect.Parameter:
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(name, kind, default=None, annotation=annotation)


def _value(option: Option, given: bool | str) -> bool | int | str:
    return given if isinstance(given, bool) else option.read(given)
