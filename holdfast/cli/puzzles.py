"""``holdfast puzzles``: positions in which one decision is clearly best."""

from __future__ import annotations

import json as formats
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from holdfast.cli.arguments.options import GameName, Json, whole
from holdfast.games import registry

if TYPE_CHECKING:
    from holdfast.core.game import Game
    from holdfast.search.puzzles.checking import Solved
    from holdfast.search.puzzles.file import Puzzle, PuzzleFile

EXAMPLE = f"holdfast puzzles make {registry.first()} --count 10 --file puzzles.toml"

_COUNT: Final = 200
_SAMPLE: Final = 20

_Count = Annotated[
    int | None,
    typer.Option(metavar="N", parser=whole(1, 10_000), help=f"How many. Default: {_COUNT}."),
]
_Seed = Annotated[
    int | None,
    typer.Option(metavar="N", parser=whole(0, (1 << 63) - 1), help="Play other games. Default: 0."),
]
_Cores = Annotated[
    int | None,
    typer.Option(metavar="N", parser=whole(1, 1024), help="Think on N cores. Default: all."),
]
_File = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", help="Another file than the one of the game."),
]
_Sample = Annotated[
    int | None,
    typer.Option("--count", metavar="N", parser=whole(1), help=f"How many. Default: {_SAMPLE}."),
]
_Times = Annotated[
    int | None,
    typer.Option(metavar="N", parser=whole(1, 1000), help="With N times the budget. Default: 1."),
]


def puzzles(context: typer.Context) -> None:
    """Find positions in which one decision is clearly best, and solve them again."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def make(
    game: GameName,
    count: _Count = None,
    seed: _Seed = None,
    cores: _Cores = None,
    file: _File = None,
    json: Json = False,
) -> None:
    """Play games, and write down the positions in them that are puzzles.

    What was found is kept: it can be stopped at any time, and the same command goes on. The same
    seed finds the same puzzles on any number of cores.
    """
    from holdfast.cli.terminal.screen import progress
    from holdfast.core.files import check_place
    from holdfast.core.kernels import all_cores
    from holdfast.search.puzzles.making import make_puzzles

    found = _prepare(game)
    path = _place(found, file)
    check_place(path)
    wanted = count or _COUNT
    with progress() as bar:
        task = bar.add_task("Looking for puzzles", total=wanted)
        made = make_puzzles(
            found,
            path,
            wanted,
            seed or 0,
            cores=cores or all_cores(),
            watch=lambda news: bar.update(
                task,
                completed=news.found,
                description=f"{news.found} puzzles in {news.games} games",
            ),
        )
    if json:
        print(formats.dumps(_summary(made, path), indent=2))
    else:
        print(f"{len(made.puzzle)} puzzles from {made.games} games are in {path}")


def check(
    game: GameName,
    count: _Sample = None,
    seed: _Seed = None,
    times: _Times = None,
    file: _File = None,
    json: Json = False,
) -> None:
    """Solve a sample of a game's puzzles again, and say which do not hold.

    The comparison over many deals is made with other dice than those by which a puzzle was found.
    """
    from holdfast.cli.terminal.screen import progress
    from holdfast.search.puzzles.checking import check_puzzles
    from holdfast.search.puzzles.file import read_file

    found = _prepare(game)
    given = read_file(found, _place(found, file))
    with progress() as bar:
        task = bar.add_task("Solving", total=min(count or _SAMPLE, len(given.puzzle)))
        answers: list[Solved] = []
        for answer in check_puzzles(found, given, count or _SAMPLE, seed or 0, times or 1):
            answers.append(answer)
            bar.advance(task)
    if json:
        print(formats.dumps([answer._asdict() for answer in answers], indent=2))
    else:
        _print(answers)
    if any(answer.overturned for answer in answers):
        raise typer.Exit(1)


def show(
    game: GameName,
    name: Annotated[
        str, typer.Argument(metavar="[NAME]", help="Which one. Default: that of the day.")
    ] = "",
    solution: Annotated[bool, typer.Option("--solution", help="Explain it, too.")] = False,
    language: Annotated[
        str, typer.Option("--language", metavar="LANGUAGE", help="Which one: en, de, hu or it.")
    ] = "en",
    file: _File = None,
) -> None:
    """Show a puzzle as the seat sees it that decides: that of the day, the same for everybody."""
    import holdfast
    from holdfast.cli.terminal.screen import answers, print_table
    from holdfast.search.puzzles.checking import view_of
    from holdfast.search.puzzles.explaining import ask, explain, say

    found = holdfast.game(game)
    _check_language(language)
    puzzle = _choose(found, file, name)
    view = view_of(found, puzzle)
    out = answers()
    print_table(out, found.text.draw(view.seen[0], view.seat))
    for sentence in (ask(puzzle), *(explain(puzzle) if solution else ())):
        out.print(say(found, sentence, language), markup=False, soft_wrap=True)


def _check_language(language: str) -> None:
    from holdfast.core.errors import BadOption
    from holdfast.core.words import LANGUAGES

    if language not in LANGUAGES:
        raise BadOption(f"--language is {language!r}; it can be {', '.join(LANGUAGES)}")


def _choose(game: Game, file: Path | None, name: str) -> Puzzle:
    """Return the puzzle of this name, or of the day; raise ``BadOption``."""
    from datetime import UTC, datetime

    from holdfast.core.errors import BadOption
    from holdfast.search.puzzles.explaining import of_the_day
    from holdfast.search.puzzles.file import read_file

    given = read_file(game, _place(game, file)).puzzle
    if not given:
        raise BadOption(f"there are no puzzles of {game.name} yet; make some first")
    if not name:
        return of_the_day(given, datetime.now(UTC).date())
    for puzzle in given:
        if puzzle.name == name:
            return puzzle
    raise BadOption(
        f"there is no puzzle {name!r} of {game.name}; the first of {len(given)} is {given[0].name}"
    )


def _print(answers: list[Solved]) -> None:
    for answer in answers:
        if answer.problem:
            print(f"{answer.name}: {answer.problem}")
    overturned = sum(answer.overturned for answer in answers)
    print(f"{len(answers) - overturned} of {len(answers)} puzzles hold")


def _prepare(name: str) -> Game:
    """Return a game, with what thinking needs compiled."""
    import holdfast
    from holdfast.cli.terminal import thinker

    found = holdfast.game(name)
    thinker.get_ready(found)
    return found


def _place(game: Game, file: Path | None) -> Path:
    from holdfast.search.puzzles.file import NAME

    return file or game.folder / NAME


def _summary(made: PuzzleFile, path: Path) -> dict[str, object]:
    """Return what is in a file, in figures."""
    from collections import Counter

    parts = ("level", "kind", "proof")
    return {
        "file": str(path),
        "game": made.game,
        "seed": made.seed,
        "games": made.games,
        "puzzles": len(made.puzzle),
        **{part: dict(Counter(getattr(each, part) for each in made.puzzle)) for part in parts},
    }


#: What follows ``holdfast puzzles``: the function and an example.
PARTS: Final[dict[str, tuple[Callable[..., None], str]]] = {
    "make": (make, EXAMPLE),
    "show": (show, f"holdfast puzzles show {registry.first()} --solution"),
    "check": (check, f"holdfast puzzles check {registry.first()}"),
}
