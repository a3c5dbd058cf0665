"""``holdfast arena``: players that are programs meet, many times."""

from __future__ import annotations

import json as formats
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from holdfast.cli.arguments.options import Chosen, GameName, Json, Seed, tell_change, whole
from holdfast.games import registry

if TYPE_CHECKING:
    from rich.progress import Progress

    from holdfast.arena import Arena, News, Results

EXAMPLE = f"holdfast arena {registry.first()} --between greedy,random --games 200"

_REFRESH: Final = 0.25  # seconds between two looks at the running estimate
_BOUNDS: Final = 2

_Between = Annotated[
    str, typer.Option(metavar="NAME,NAME…", help="Who meets: names with commas between them.")
]
_Players = Annotated[
    str | None,
    typer.Option(metavar="N", help="How many play. Default: the game's smallest number."),
]
_Bot = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=COMMAND",
        help="A program of your own that takes part; --between may name it.",
    ),
]
_Games = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        parser=whole(1),
        help="Games for each group that meets, rounded up to whole deals. Default: 100.",
    ),
]
_Seats = Annotated[  # what --players was called before
    str | None, typer.Option("--seats", metavar="N", hidden=True)
]
_Sprt = Annotated[
    str | None,
    typer.Option(
        metavar="LOW,HIGH",
        help="Stop when it is clear which of two win rates the first player has.",
    ),
]
_Cores = Annotated[
    int | None,
    typer.Option(metavar="N", parser=whole(1), help="Play on so many cores. Default: all."),
]
_Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on this Ray cluster; local starts one here."),
]
_File = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Keep the games there; go on with those that are there."),
]
_Replays = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Write the replays of all games there.")
]
_Report = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a report as an HTML page.")
]


# Long: its parameters are the options of the command.
def arena(
    game: GameName,
    options: Chosen,
    between: _Between = "",
    bot: _Bot = None,
    games: _Games = None,
    players: _Players = None,
    seats: _Seats = None,
    seed: Seed = None,
    sprt: _Sprt = None,
    cores: _Cores = None,
    ray: _Ray = None,
    file: _File = None,
    replays: _Replays = None,
    report: _Report = None,
    json: Json = False,
) -> None:
    """Let players that are programs meet, and say how strong each is, and how sure that is.

    Every deal is played once in every rotation of the seats. With more players than seats, groups
    of them meet in turn; with fewer, the last player takes the seats that are left: a,b on four
    seats is a against b, b, b. The seed is 0 unless given, and the same command gives the same
    result on any number of cores. Each game has options of its own: holdfast arena GAME --help
    lists them.
    """
    from holdfast.arena import Arena
    from holdfast.core.files import check_place

    between, table_size = _read_old(between, players, seats)
    plan = Arena(
        game,
        read_players(between, bot or []),
        games=games or Arena.games,
        seats=table_size,
        options=options,
        seed=seed or 0,
        sprt=_read_bounds(sprt) if sprt else None,
    )
    for path in filter(None, (report, file)):
        check_place(path)  # before anybody has waited for what could not be written
    results = _play(plan, cores=cores, file=file, ray=ray, replays=replays)
    _answer(results, report, json=json)


def _read_old(between: str, players: str | None, seats: str | None) -> tuple[str, int | None]:
    """Return who meets, and how many play. What it was called before is taken too, with a note."""
    names = players if players is not None and not re.fullmatch(r"-?[0-9]+", players) else None
    if names is not None:
        if between:
            raise typer.TyperException(
                f"--players is {names!r} beside --between; it can be a number of seats"
            )
        tell_change("--players with names", "--between", names)
        between, players = names, None
    if seats is not None:
        if players is not None:
            raise typer.TyperException("--seats and --players are one thing; give --players alone")
        tell_change("--seats", "--players", seats)
        players = seats
    return between, None if players is None else whole(1)(players)


def read_players(names: str, bots: Sequence[str]) -> tuple[str, ...]:
    """Return the specs of the players: those named, in their order, then the other programs."""
    from holdfast.core.errors import BadOption

    programs: dict[str, str] = {}
    for spec in bots:
        name, _, command = spec.partition("=")
        if not re.fullmatch(r"[^\s,=#]+", name) or not command.strip():
            raise BadOption(
                f"--bot is {spec!r}; it can be NAME=COMMAND, the name without spaces, commas and #"
            )
        if name in programs:
            raise BadOption(f"--bot gives the name {name!r} to two programs; give each its own")
        programs[name] = spec
    named = [name.strip() for name in names.split(",") if name.strip()]
    rest = [spec for name, spec in programs.items() if name not in named]
    return (*(programs.get(name, name) for name in named), *rest)


def _read_bounds(text: str) -> tuple[float, float]:
    """Return the two win rates of ``--sprt``."""
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) != _BOUNDS:
        raise typer.TyperException(f"--sprt is {text!r}; it can be two win rates, as 0.5,0.55")
    return numbers[0], numbers[1]


def _play(
    plan: Arena, *, cores: int | None, file: Path | None, ray: str | None, replays: Path | None
) -> Results:
    """Run the arena with a progress bar that shows the running estimate."""
    from holdfast.arena import run
    from holdfast.cli.terminal.screen import prepare, progress

    prepare(plan.rules.title, plan.steps())
    with progress() as bar:
        watch = _watcher(bar, plan)
        return run(plan, cores=cores, file=file, ray=ray, replays=replays, watch=watch)


def _watcher(bar: Progress, plan: Arena) -> Callable[[News], None]:
    """Return what shows the news of an arena, now and then."""
    task = bar.add_task("Playing", total=plan.total)
    shown = 0.0

    def watch(news: News) -> None:
        nonlocal shown
        if bar.disable or time.monotonic() - shown < _REFRESH:
            return
        low, high = news.tally.interval()
        doing = f"{news.done} of {news.total}, {news.tally.player} wins {news.tally.rate:.1%}"
        bar.update(task, completed=news.done, description=f"{doing} ({low:.1%} to {high:.1%})")
        shown = time.monotonic()

    return watch


def _answer(results: Results, report: Path | None, *, json: bool) -> None:
    """Write the report if one is wanted, and print the results."""
    if report:
        _report(results, report)
    if json:
        print(formats.dumps(results.as_json(), indent=2, ensure_ascii=False))
    else:
        _print(results)


def _report(results: Results, path: Path) -> None:
    from holdfast import __version__
    from holdfast.core.files import write_text
    from holdfast.drawing.report import write_report

    plan = results.arena
    title = f"{plan.rules.title}: {', '.join(plan.names)}"
    options = plan.all_options
    made = {
        "seed": str(plan.seed),
        "version": f"holdfast {__version__}, rules {plan.rules.rules_version}",
        "command": plan.command,
    }
    text = write_report(
        title, plan.rules, options, list(plan.names), results.games, results.rows, made
    )
    write_text(path, text)


def _print(results: Results) -> None:
    """Print a table of the players, best first, and what it is a table of."""
    from rich.table import Table

    from holdfast.cli.terminal.screen import answers

    plan, out = results.arena, answers()
    table = Table("player", box=None, pad_edge=False)
    for name in ("games", "win rate", "95 % interval", "Elo", "openskill", "points"):
        table.add_column(name, justify="right")
    for row in sorted(results.rows, key=lambda row: -row.win_rate):
        table.add_row(
            row.player,
            f"{row.games:,}",
            f"{row.win_rate:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.elo:+.0f}",
            f"{row.mu:.1f} ± {row.sigma:.1f}",
            f"{row.points:.1f}",
        )
    out.print(table, soft_wrap=True)
    out.print()
    for line in _facts(results):
        out.print(line, markup=False, soft_wrap=True)
    if results.verdict and plan.sprt:
        out.print(_verdict(results), markup=False, soft_wrap=True)


def _facts(results: Results) -> list[str]:
    """Return what was played, in lines."""
    from holdfast.core.option import Option

    plan = results.arena
    chosen = [f"{name} {Option.write(value)}" for name, value in plan.options.items()]
    deals = len({game.deal for game in results.games})
    head = [plan.rules.title, f"{plan.table_size} seats", *chosen, f"seed {plan.seed}"]
    lines = [
        ", ".join(head) + ".",
        f"{deals:,} deals, each in {plan.table_size} rotations"
        + (f", for {len(plan.groups)} groups" if len(plan.groups) > 1 else "")
        + f": {len(results.games):,} games. A fair share is {1 / plan.table_size:.1%}.",
    ]
    if len(plan.players) < plan.table_size:
        lines.append(f"{plan.names[-1]} took the seats that were left; its rate is per seat.")
    return lines


def _verdict(results: Results) -> str:
    """Return what the sequential test has found, in a sentence."""
    from holdfast.arena import Verdict

    low, high = results.arena.sprt or (0.0, 0.0)
    found = {
        Verdict.HIGHER: f"{high:g} rather than {low:g}",
        Verdict.LOWER: f"{low:g} rather than {high:g}",
        Verdict.OPEN: f"still open between {low:g} and {high:g}",
    }[results.verdict or Verdict.OPEN]
    return f"Sequential test: the win rate of {results.arena.names[0]} is {found}."
