"""``holdfast stats``: what many matches of a game have in common."""

from __future__ import annotations

import json as formats
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from holdfast.cli.arguments.options import GameName, Json
from holdfast.cli.arguments.played import Data, Sources
from holdfast.games import registry

if TYPE_CHECKING:
    from rich.console import Console

    from holdfast.arena.census import Census, Tale
    from holdfast.core.game import Game

EXAMPLE = f"holdfast stats {registry.first()} arena.db --report statistics.html"

_Report = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Write a page with plots there.")
]


def stats(
    game: GameName,
    sources: Sources = None,
    data: Data = None,
    report: _Report = None,
    json: Json = False,
) -> None:
    """Say how long the matches of a game are, who wins them, and what decides them.

    A match that did not come to its end by the rules, since somebody gave up, say, is left out.
    """
    from holdfast import game as find
    from holdfast.arena.census import by_seats, count_all
    from holdfast.cli.terminal.screen import prepare
    from holdfast.core.errors import BadOption
    from holdfast.core.files import check_place
    from holdfast.core.steps import play_steps

    rules = find(game)
    if report:
        check_place(report)  # now, not after everything was read
    prepare(rules.title, play_steps(rules))
    found = list(_tales(rules, sources, data))
    tales = [tale for tale in found if tale is not None]
    if not tales:
        raise BadOption(
            f"there is no match of {rules.name} that came to its end by the rules; "
            f"matches looked at: {len(found):,}"
        )
    censuses = [count_all(rules, group) for group in by_seats(tales).values()]
    _answer(rules, censuses, len(found) - len(tales), report, json=json)


def _answer(
    game: Game, censuses: list[Census], left_out: int, report: Path | None, *, json: bool
) -> None:
    """Write the page if one is wanted, and print what was found."""
    from holdfast.cli.terminal.screen import answers

    if report:
        from holdfast.core.files import write_text
        from holdfast.drawing.census import write_census

        write_text(report, write_census(game, censuses, left_out))
    if json:
        print(formats.dumps(as_json(game, censuses, left_out), ensure_ascii=False))
        return
    for census in censuses:
        _print(answers(), game, census)
    if left_out:
        print(f"Left out, as they did not come to their end by the rules: {left_out:,}.")


def _tales(game: Game, sources: list[Path] | None, data: Path | None) -> Iterator[Tale | None]:
    """Read all matches of a game with a progress bar; None for those that are left out."""
    from holdfast.arena.sources import read_tale
    from holdfast.cli.arguments.played import find_played
    from holdfast.cli.terminal.screen import progress

    total, found = find_played(game, sources, data)
    with progress() as bar:
        task = bar.add_task("Reading matches", total=total)
        for each in found:
            bar.advance(task)
            if each is not None:
                yield read_tale(each)


def as_json(game: Game, censuses: list[Census], left_out: int) -> dict[str, Any]:
    """Return everything that was found, as JSON."""
    return {
        "game": game.name,
        "rules": game.rules_version,
        "left_out": left_out,
        "prizes": game.chronicle.prizes,
        "by_seats": [_facts(census) for census in censuses],
    }


def _facts(census: Census) -> dict[str, Any]:
    """Return the statistics of one number of seats, each place beside what is known of it."""
    from dataclasses import asdict

    facts = asdict(census)
    del facts["outline"]
    for each in facts["visited"]:
        each["name"], each["x"], each["y"] = each.pop("ground")
    return facts


def _print(out: Console, game: Game, census: Census) -> None:
    """Print the statistics of matches with one number of seats as tables."""
    from rich.table import Table

    spread = census.decisions
    out.print(
        f"{game.title}, {census.seats} players: {census.matches:,} matches of "
        f"{spread.median:g} decisions (nine of ten from {spread.low:.0f} to {spread.high:.0f})."
    )
    first = census.order[0]
    out.print(
        f"Who begins wins {first.value:.1%} ({first.low:.1%} to {first.high:.1%}); "
        f"a fair share is {1 / census.seats:.1%}."
    )
    out.print()
    table = Table("player", box=None, pad_edge=False)
    for name in ("matches", "wins", "95 % interval", "points", "nine of ten"):
        table.add_column(name, justify="right")
    for fared in census.lines:
        wins, points = fared.wins, fared.points
        table.add_row(
            fared.name,
            f"{wins.games:,}",
            f"{wins.value:.1%}",
            f"{wins.low:.1%} to {wins.high:.1%}",
            f"{points.mean:.1f}",
            f"{points.low:.0f} to {points.high:.0f}",
        )
    out.print(table, soft_wrap=True)
    out.print()
    if census.fights:
        _print_fights(out, game, census)


def _print_fights(out: Console, game: Game, census: Census) -> None:
    from rich.table import Table

    table = Table(game.chronicle.prizes, box=None, pad_edge=False)
    for name in ("won by anybody", "holder wins", "95 % interval", "won after"):
        table.add_column(name, justify="right")
    for fight in census.fights:
        wins = fight.wins
        table.add_row(
            fight.name,
            f"{fight.taken:.1%}",
            f"{wins.value:.1%}",
            f"{wins.low:.1%} to {wins.high:.1%}",
            f"{fight.when:.0%} of the match",
        )
    out.print(table, soft_wrap=True)
    out.print()
