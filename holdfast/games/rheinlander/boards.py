"""The boards that can be played on: the shipped one, and those that a person has added."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdfast.core.userdata import own_files
from holdfast.games.rheinlander.board import Board, UnreadableBoard, read_board

#: The folder of this game among a person's own files.
OWN: Final = "rheinlander"
SHIPPED_FILE: Final = Path(__file__).parent / "data" / "rhine.toml"
SHIPPED: Final = read_board(SHIPPED_FILE.read_text(encoding="utf-8"))

_WORD_DIGITS: Final = 6


@dataclass(frozen=True)
class OwnBoard:
    """A file that a person has added: its board, or why there is none."""

    path: Path
    board: Board | None
    problems: tuple[str, ...]


def read_own_boards() -> list[OwnBoard]:
    """Return what a person's own files hold, in the order of their names; nothing is left out."""
    found: list[OwnBoard] = []
    taken = {SHIPPED.name}
    for path in own_files(OWN):
        board, problems = _read(path)
        if board is not None and board.name in taken:
            problems = [f"there is a board {board.name!r} already; give this one a new name"]
            board = None
        elif board is not None:
            taken.add(board.name)
        found.append(OwnBoard(path, board, tuple(problems)))
    return found


def board_word(board: Board) -> str:
    """Return what a match calls the board that it is played on.

    The word of an own board changes with the board, so that nobody plays a replay on another one.
    """
    return board.name if board == SHIPPED else f"{board.name}@{board.fingerprint[:_WORD_DIGITS]}"


def _read(path: Path) -> tuple[Board | None, list[str]]:
    try:
        return read_board(path.read_text(encoding="utf-8-sig")), []
    except UnreadableBoard as mistake:
        return None, list(mistake.problems)
    except UnicodeDecodeError:
        return None, ["the file is not text in UTF-8"]
    except OSError as mistake:
        return None, [f"the file cannot be read: {mistake.strerror}"]


#: All boards that can be played on, the shipped one first.
BOARDS: Final[tuple[Board, ...]] = (
    SHIPPED,
    *(own.board for own in read_own_boards() if own.board),
)
BOARD_WORDS: Final[tuple[str, ...]] = tuple(board_word(board) for board in BOARDS)
