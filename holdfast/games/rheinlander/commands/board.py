"""``holdfast board``: boards for Rheinländer: check, draw and add them."""

from __future__ import annotations

import json as formats
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from holdfast.core.files import BadFile, read_text, write_text
from holdfast.core.match import new_match
from holdfast.core.userdata import data_folder
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.board import Board, UnreadableBoard, read_board
from holdfast.games.rheinlander.boardcheck import join
from holdfast.games.rheinlander.boards import (
    OWN,
    SHIPPED,
    SHIPPED_FILE,
    board_word,
    read_own_boards,
)
from holdfast.games.rheinlander.map.chart import Chart, draw_chart
from holdfast.games.rheinlander.map.engraving import engrave

EXAMPLE = "holdfast board draw --svg map.svg"

_FAULTY: Final = 1
_WHAT: Final = "a board"
_HIGHEST_SEED: Final = (1 << 64) - 1

_File = Annotated[Path, typer.Argument(metavar="FILE", help="A file with a board, in TOML.")]
_Json = Annotated[bool, typer.Option("--json", help="Print JSON only.")]


def board(context: typer.Context) -> None:
    """Check, draw, list and add boards for Rheinländer."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def check(file: _File, json: _Json = False) -> None:
    """Check a board: print what it has, or everything that is wrong with it."""
    text = read_text(file, _WHAT)
    found: Board | None = None
    problems: tuple[str, ...] = ()
    try:
        found = read_board(text)
    except UnreadableBoard as mistake:
        problems = mistake.problems
    if json:
        facts: dict[str, Any] = {"file": str(file), "problems": list(problems)}
        print(formats.dumps(facts | (_facts(found) if found else {}), ensure_ascii=False))
    elif found:
        print(_sentence(found))
    else:
        print("\n".join(" ".join(problem.split()) for problem in problems))
    if problems:
        raise typer.Exit(_FAULTY)


def draw(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A file with a board; without it the shipped one."),
    ] = None,
    svg: Annotated[
        Path | None,
        typer.Option("--svg", metavar="OUT", help="Write the picture there; - is stdout."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            min=0,
            max=_HIGHEST_SEED,
            help="Deal by this number: the same number, the same deal.",
        ),
    ] = None,
) -> None:
    """Draw a board as a map in SVG; with --seed, with the centres of that deal."""
    chart = draw_chart(_read(file))
    for note in _notes(chart):
        print(f"holdfast: {note}", file=sys.stderr)
    picture = engrave(chart, None if seed is None else _centres(seed))
    if svg is None or str(svg) == "-":
        print(picture, end="")
    else:
        write_text(svg, picture)


def list_boards(json: _Json = False) -> None:
    """List the boards: the shipped one, your own, and what is wrong with those left out."""
    own = read_own_boards()
    if json:
        rows = [_facts(SHIPPED) | {"word": SHIPPED.name, "file": str(SHIPPED_FILE), "problems": []}]
        for each in own:
            facts = _facts(each.board) | {"word": board_word(each.board)} if each.board else {}
            rows += [facts | {"file": str(each.path), "problems": list(each.problems)}]
        print(formats.dumps(rows, ensure_ascii=False))
        return
    lines = [("board", "title", "islands", "file")]
    lines += [(SHIPPED.name, SHIPPED.title, str(len(SHIPPED.islands)), "shipped")]
    for each in own:
        if each.board:
            islands = str(len(each.board.islands))
            lines += [(board_word(each.board), each.board.title, islands, str(each.path))]
    _print_columns(lines)
    for each in own:
        for problem in each.problems:
            print(f"left out, {each.path}: {' '.join(problem.split())}")


def _print_columns(lines: Sequence[tuple[str, ...]]) -> None:
    """Print lines of cells, each column as wide as its longest cell."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        print("  ".join(cells).rstrip())


def add(file: _File) -> None:
    """Check a board and copy it to your data folder, so that it can be played on."""
    text = read_text(file, _WHAT)
    found = read_board(text)
    taken = {each.board.name: str(each.path) for each in read_own_boards() if each.board}
    taken[SHIPPED.name] = "the program"
    folder = data_folder() / OWN
    path = folder / f"{found.name}.toml"
    if found.name in taken or path.exists():
        where = taken.get(found.name, str(path))
        raise BadFile(
            f"there is a board {found.name!r} already, in {where}; give yours another name, or "
            "remove that file first"
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as mistake:
        raise BadFile(f"cannot create {folder}: {mistake.strerror}") from None
    write_text(path, text)
    print(f"Added {board_word(found)}: {path}")
    print(f"Play on it with: holdfast play rheinlander --board {board_word(found)}")


def _read(file: Path | None) -> Board:
    return SHIPPED if file is None else read_board(read_text(file, _WHAT))


def _facts(found: Board) -> dict[str, Any]:
    return {
        "name": found.name,
        "title": found.title,
        "fingerprint": found.fingerprint,
        "spaces": len(found.numbers),
        "borders": len(found.borders),
        "islands": len(found.islands),
        "slots": len(found.slots),
    }


def _sentence(found: Board) -> str:
    facts = _facts(found)
    counts = ", ".join(f"{facts[key]} {key}" for key in ("spaces", "borders", "islands", "slots"))
    return f"{found.name} is a board: {counts}"


def _notes(chart: Chart) -> list[str]:
    """Say where the picture and the board differ; the board is what counts."""
    told = (
        ("the drawing cannot show these borders of the board:", chart.unshown),
        ("the drawing shows borders that the board does not have:", chart.surplus),
    )
    return [f"{what} {join(['–'.join(pair) for pair in pairs])}" for what, pairs in told if pairs]


def _centres(seed: int) -> list[int]:
    """Return the centres that a match with this seed begins with; they do not depend on more."""
    return [int(kind) for kind in new_match(GAME, None, seed, {}).state.centre]


#: What follows ``holdfast board``: the function and an example.
PARTS: Final[dict[str, tuple[Callable[..., None], str]]] = {
    "check": (check, "holdfast board check my-board.toml"),
    "draw": (draw, EXAMPLE),
    "list": (list_boards, "holdfast board list"),
    "add": (add, "holdfast board add my-board.toml"),
}
