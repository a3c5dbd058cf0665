"""``holdfast replay``: look at a saved match, or check many."""

from __future__ import annotations

import json as formats
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from holdfast.cli.arguments.options import Cores, Json
from holdfast.cli.arguments.played import Matches

if TYPE_CHECKING:
    from rich.console import Console

    from holdfast.arena.checking import Valid
    from holdfast.arena.sources import Bad
    from holdfast.core.match import Match

EXAMPLE = "holdfast replay match.txt --step --seat A"

_OPEN = "open"

_Validate = Annotated[
    bool, typer.Option("--validate", help="Only check that the rules play it like that.")
]
_Verify = Annotated[
    bool,
    typer.Option(
        "--verify",
        help="Only check the above, and that the seed is the one that was pledged before the "
        "first move.",
    ),
]
_Pledge = Annotated[
    str, typer.Option(metavar="DIGITS", help="The pledge that you were shown, for --verify.")
]
_Stepping = Annotated[bool, typer.Option("--step", help="Go through the positions one by one.")]
_Seat = Annotated[
    str, typer.Option(metavar="SEAT", help="Whose eyes to see it with: A, B, … or open.")
]


def replay(
    files: Matches,
    validate: _Validate = False,
    verify: _Verify = False,
    pledge: _Pledge = "",
    step: _Stepping = False,
    seat: _Seat = _OPEN,
    cores: Cores = None,
    json: Json = False,
) -> None:
    """Show a saved match: its header, what happened, and the last position.

    Every move is checked against the rules while it is played back. Several matches can only be
    checked, on all cores; what is wrong is said of each that is bad, and the exit code is 1 then.
    """
    from holdfast.arena.sources import is_one

    if is_one(files):
        _show(files[0], validate, verify, pledge, step, seat, json=json)
        return
    if step or pledge or not (validate or verify):
        raise typer.TyperException(
            "one match at a time can be shown, or compared with a pledge; "
            "several can be checked with --validate or --verify"
        )
    _check_all(files, pledge=verify, cores=cores, json=json)


# Seven parameters: what was asked for.
def _show(
    file: Path, validate: bool, verify: bool, pledge: str, step: bool, seat: str, *, json: bool
) -> None:
    """Show one match, or check it."""
    from holdfast.arena.checking import check_pledge
    from holdfast.arena.sources import Saved
    from holdfast.cli.arguments.matches import load
    from holdfast.cli.terminal.screen import answers
    from holdfast.core.files import read_text

    match, names = load(file)
    eyes = _read_eyes(seat, match.players)
    facts = _facts(match, names)
    out = answers()
    if verify:
        found = Saved(str(file), read_text(file, "a replay"), 0)
        facts |= {"pledge": check_pledge(match, found, pledge)}
    if json:
        checked = validate or verify
        print(formats.dumps(facts | {"valid": True} if checked else facts | _story(match, eyes)))
    elif verify:
        out.print(f"valid: the seed fits the pledge {facts['pledge']}", soft_wrap=True)
        if match.anew:
            out.print(f"So do the seeds with which cards were dealt anew: {len(match.anew)}.")
        if not pledge:
            out.print("Compare it with the one that the table showed before the first move.")
    elif validate:
        out.print(f"valid: {facts['game']}, {facts['moves']} moves, {facts['result']}")
    elif step:
        _step(out, match, eyes)
    else:
        _print_facts(out, facts)
        _print_log(out, match, eyes)
        _print_table(out, match, eyes, len(match.moves))


def _check_all(files: list[Path], *, pledge: bool, cores: int | None, json: bool) -> None:
    """Check many matches; say what is wrong with each that is bad, and how many are valid."""
    from holdfast.arena.sources import Bad
    from holdfast.cli.arguments.played import LEFT_OUT

    valid, bad = 0, []
    for each in _checked(files, pledge=pledge, cores=cores):
        if isinstance(each, Bad):
            bad.append({"source": each.where, "mistake": each.mistake})
            print(f"holdfast: {each}", file=sys.stderr)
        else:
            valid += 1
    if json:
        facts = {"matches": valid + len(bad), "valid": valid, "bad": bad}
        print(formats.dumps(facts, ensure_ascii=False))
    else:
        print(f"valid: {valid:,} of {valid + len(bad):,} matches")
    if bad:
        raise typer.Exit(LEFT_OUT)


def _checked(files: list[Path], *, pledge: bool, cores: int | None) -> Iterator[Valid | Bad]:
    """Check every match, on many cores, with a progress bar."""
    from holdfast.arena.checking import check_match
    from holdfast.arena.sources import Bad, count_all_in, find_all
    from holdfast.arena.workers import map_in_order
    from holdfast.cli.arguments.played import choose_cores, prepare_first
    from holdfast.cli.terminal.screen import progress

    total, unread = count_all_in(files), list[Bad]()
    found = prepare_first(find_all(files, unread.append))
    with progress() as bar:
        task = bar.add_task("Checking matches", total=total)
        work = partial(check_match, pledge=pledge)
        for each in map_in_order(work, found, choose_cores(cores, total)):
            bar.advance(task)
            yield each
        yield from unread


def _read_eyes(seat: str, players: int) -> int | None:
    """Return whose eyes to see with; None if everything is open."""
    from holdfast.core.errors import BadOption
    from holdfast.core.seats import read_seat

    try:
        return None if seat == _OPEN else read_seat(seat, players)
    except ValueError as mistake:
        raise BadOption(f"--seat is {seat!r}, but {mistake}, or {_OPEN}") from None


def _facts(match: Match, names: str) -> dict[str, Any]:
    from holdfast.core.match import write_result

    return {
        "game": match.game.name,
        "rules": match.game.rules_version,
        "players": match.players,
        "names": names,
        "options": match.options,
        "seed": match.seed,
        "position": match.start,
        "moves": len(match.moves),
        "result": write_result(match),
    }


def _story(match: Match, eyes: int | None) -> dict[str, Any]:
    """Return scores, winners and the log, each move with its sentences."""
    log = [entry | {"sentences": _sentences(match, entry)} for entry in _log(match, eyes)]
    return {"scores": match.scores, "winners": match.winners, "log": log}


def _log(match: Match, eyes: int | None) -> list[dict[str, Any]]:
    """Return the log as the eyes may read it; if all is open, as each move's own player may."""
    if eyes is not None:
        return match.log(eyes)
    movers = [match.mover_at(ply) for ply in range(len(match.moves))]
    logs = {seat: match.log(seat) for seat in set(movers)}
    return [logs[seat][ply] for ply, seat in enumerate(movers)]


def _sentences(match: Match, entry: dict[str, Any]) -> list[str]:
    from holdfast.core.words import Sentence

    return [match.game.words.say(Sentence(**told)) for told in entry["told"]]


def _print_facts(out: Console, facts: dict[str, Any]) -> None:
    from holdfast.core.option import Option

    chosen = ", ".join(f"{name} {Option.write(value)}" for name, value in facts["options"].items())
    start = (
        f"seed {facts['seed']}" if facts["seed"] is not None else "from a position set up by hand"
    )
    lines = [f"{facts['game']}, rules {facts['rules']}, {facts['players']} players, {start}"]
    lines += [chosen] if chosen else []
    lines += [facts["names"]] if facts["names"] else []
    lines += [f"{facts['moves']} moves, {facts['result']}", ""]
    out.print("\n".join(lines), markup=False, soft_wrap=True)


def _print_log(out: Console, match: Match, eyes: int | None) -> None:
    log = _log(match, eyes)
    for ply, entry in enumerate(log):
        _print_move(out, match, entry, f"{ply + 1:>{len(str(len(log)))}}")
    out.print()


def _print_move(out: Console, match: Match, entry: dict[str, Any], number: str) -> None:
    """Print the sentences of a move, the number before the first one."""
    for i, line in enumerate(_sentences(match, entry)):
        label = number if i == 0 else " " * len(number)
        out.print(f"{label}  {line}", markup=False, soft_wrap=True)


def _print_table(out: Console, match: Match, eyes: int | None, ply: int) -> None:
    """Draw a position with the mover's side, or that of the eyes, at the bottom."""
    from holdfast.cli.terminal.screen import print_table
    from holdfast.core import kernels
    from holdfast.core.match import look

    cell = match.position(ply)
    if eyes is None:
        seat = max(0, look(match.game, cell)[1])
    else:
        seat = eyes
        kernels.hide_each(cell, seat)
    print_table(out, match.game.text.draw(cell[0], seat))


def _step(out: Console, match: Match, eyes: int | None) -> None:
    """Show position after position, as people ask for them."""
    from holdfast.cli.terminal.keyboard import Keyboard

    keyboard, log, ply = Keyboard(out), _log(match, eyes), 0
    while True:
        out.clear()
        _print_table(out, match, eyes, ply)
        out.print()
        if ply:
            _print_move(out, match, log[ply - 1], str(ply))
        try:
            answer = keyboard.ask(
                f"{ply} of {len(log)}; n next, p back, a number, q quit: "
            ).lower()
        except (EOFError, KeyboardInterrupt):
            out.print()
            return
        if answer == "q":
            return
        ply = _turn_to(answer, ply, len(log))


def _turn_to(answer: str, ply: int, last: int) -> int:
    """Return the next position to show; Enter goes on."""
    if answer.isdecimal():
        ply = int(answer[:9])
    elif answer in ("", "n"):
        ply += 1
    elif answer == "p":
        ply -= 1
    return max(0, min(ply, last))
