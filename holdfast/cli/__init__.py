"""The command line: one file per command, and what they share in the folders beside them.

A mistake in what was given ends in one sentence on stderr and exit code 2, never in a traceback.
What is slow to import (numba, and with it every game) is imported by the command that needs it.
"""

from __future__ import annotations

import ast
import io
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final

import typer

from holdfast.cli.terminal.values import tell_values
from holdfast.games import registry

#: The commands, in the order of ``--help``. Each is a function of its own name in a module of its
#: own name; the module also has ``EXAMPLE`` and, if it has commands of its own, ``PARTS``. Those
#: that a game brings live with the game.
COMMANDS: Final = (
    "serve",
    "worker",
    "admin",
    "play",
    "replay",
    "analyse",
    "puzzles",
    "rules",
    "games",
    *registry.commands(),
    "arena",
    "stats",
    "export",
    "perft",
    "warm",
    "bench",
    "new-game",
)

#: The commands that take the options of the game that they are about.
_OF_A_GAME: Final = ("play", "perft", "arena")

USAGE_ERROR: Final = 2
_INTERRUPTED: Final = 130
_LONGEST: Final = 600  # characters of a sentence


def main() -> None:
    """Run the program with the arguments it was started with, and exit."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange terminal is no reason to stop
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Run the program with these arguments; return the exit code."""
    from holdfast.core.errors import HoldfastError

    try:
        return _run(list(args) or ["--help"])
    except (HoldfastError, OSError, typer.TyperException) as mistake:
        print(f"holdfast: {_shorten(_sentence(mistake))}", file=sys.stderr)
        return USAGE_ERROR


def _run(args: list[str]) -> int:
    if not args[0].startswith("-") and args[0] not in COMMANDS:
        raise typer.TyperException(
            f"there is no command {args[0]!r}; the commands are {', '.join(COMMANDS)}"
        )
    if len(args) > 1 and not args[1].startswith("-"):
        _check_part(args[0], args[1])
    tell_values()
    command: Any = typer.main.get_command(_build(args))
    code = command.main(args=args, prog_name="holdfast", standalone_mode=False)
    if code == _INTERRUPTED:
        print("\nStopped.", file=sys.stderr)
    return int(code or 0)


def _check_part(command: str, part: str) -> None:
    """Refuse what is no part of a command that has parts."""
    parts = getattr(_find_module(command), "PARTS", {part: None})
    if part not in parts:
        raise typer.TyperException(f"holdfast {command} has no {part!r}; it has {', '.join(parts)}")


def _find_module(command: str) -> ModuleType:
    own = f"holdfast.cli.{registry.python_name(command)}"
    return import_module(registry.commands().get(command, own))


def _build(args: list[str]) -> typer.Typer:
    """Return the program for typer, with the options of the game that the arguments name."""
    app = typer.Typer(name="holdfast", add_completion=False, pretty_exceptions_enable=False)
    app.callback(epilog=f"Example: holdfast play {registry.first()}")(_holdfast)
    for name in COMMANDS:
        if name in registry.commands() and args[0] != name:
            app.command(name, help=_read_help(name))(_nothing)
            continue
        module = _find_module(name)
        function = getattr(module, registry.python_name(name))
        if name in _OF_A_GAME:
            from holdfast.cli.arguments.options import find_game, with_options

            function = with_options(function, find_game(args[1:]) if args[0] == name else None)
        parts = getattr(module, "PARTS", None)
        if parts is None:
            _add(app, name, function, module.EXAMPLE)
            continue
        inner = typer.Typer(name=name, invoke_without_command=True)
        inner.callback(help=_help(function), epilog=f"Example: {module.EXAMPLE}")(function)
        for part, (its_function, example) in parts.items():
            _add(inner, part, its_function, example)
        app.add_typer(inner)
    return app


def _read_help(command: str) -> str:
    """Return what a game's command says of itself; to import it would load the compiler."""
    game, _, file = registry.commands()[command].rpartition(".commands.")
    found = find_spec(game)
    assert found is not None
    assert found.origin is not None
    path = Path(found.origin).parent / "commands" / f"{file}.py"
    (function,) = (
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name == command
    )
    return _unwrap(ast.get_docstring(function) or "")


def _nothing() -> None:
    """Stand in for a command that is only listed."""


def _add(app: typer.Typer, name: str, function: Callable[..., None], example: str) -> None:
    app.command(name, help=_help(function), epilog=f"Example: {example}")(function)


def _help(function: Callable[..., None]) -> str:
    return _unwrap(function.__doc__ or "")


def _unwrap(text: str) -> str:
    """Return a docstring with each paragraph on one line, for typer to break."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def _print_version(wanted: bool) -> None:
    if wanted:
        from holdfast import __version__

        print(f"holdfast {__version__}")
        raise typer.Exit


_Version = Annotated[
    bool,
    typer.Option("--version", help="Print it and exit.", callback=_print_version, is_eager=True),
]


def _holdfast(version: _Version = False) -> None:
    """Reiner Knizia's games of contested places: play them in the terminal, and look inside."""


def _sentence(mistake: Exception) -> str:
    """Return one sentence that says what was given and what would be accepted."""
    if isinstance(mistake, OSError):
        return f"{mistake.filename or 'a file'}: {mistake.strerror or mistake}"
    if not isinstance(mistake, typer.TyperException):
        return str(mistake)
    context: Any = getattr(mistake, "ctx", None)
    if not hasattr(mistake, "possibilities") or context is None:
        return mistake.format_message()
    names = [
        name
        for param in context.command.params
        if not getattr(param, "hidden", False)
        for name in (*param.opts, *param.secondary_opts)
    ]
    known = [name for name in [*names, "--help"] if name.startswith("-")]
    given = getattr(mistake, "option_name", "")
    return f"{context.command_path} has no option {given!r}; it has {', '.join(known)}"


def _shorten(sentence: str) -> str:
    """Return the sentence on one line, with an end to it even if what was given had none."""
    line = " ".join(sentence.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]} …"
