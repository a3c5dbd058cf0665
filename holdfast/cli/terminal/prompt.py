"""What a person can type: a move, or one of the commands."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from holdfast.cli.rules import find_rules, print_rules
from holdfast.cli.terminal import thinker
from holdfast.cli.terminal.findings import write_win
from holdfast.cli.terminal.listing import SIGN, list_moves
from holdfast.cli.terminal.screen import print_rows
from holdfast.core.errors import BadOption, HoldfastError, IllegalMove, UnreadableMove
from holdfast.search.hint import give_hint

if TYPE_CHECKING:
    from holdfast.cli.terminal.sitting import Sitting

#: How long each search for a hint lasts: one finds good moves, some more weigh them (SEARCHES).
_MILLISECONDS: Final = 200
#: So much of what was typed is quoted, so many moves are offered instead, and so near they are.
_QUOTED: Final = 20
_OFFERED: Final = 4
_NEAR: Final = 0.7


class Quit(Exception):
    """Somebody wants to stop here."""


def obey(sitting: Sitting, line: str) -> None:
    """Do what was typed; what cannot be done is told, and costs nothing."""
    word, _, rest = line.partition(" ")
    command = COMMANDS.get(word.lower())
    try:
        if command:
            command[0](sitting, rest.strip())
        elif line:
            _move(sitting, line)
        else:
            sitting.refresh()
    except IllegalMove as refusal:
        rule = f" (rule {refusal.rule})" if refusal.rule else ""
        sitting.say(f"{_capital(refusal.sentence)}{rule}.", "bold red")
    except UnreadableMove as mistake:
        typed = rest.strip() if command else line
        sitting.say(_offer(sitting, typed) or f"{_capital(str(mistake))}.", "bold red")
    except HoldfastError as mistake:
        sitting.say(f"{_capital(str(mistake))}.", "bold red")


def _move(sitting: Sitting, line: str) -> None:
    """Make a move, given in notation or by its number in the list.

    A number without its sign is no move of a list: in some games it is a card.
    """
    _check_going_on(sitting)
    moves = sitting.match.legal_moves
    sitting.play(_find_numbered(moves, line) if line.startswith(SIGN) else line)


def _find_numbered(moves: list[str], line: str) -> str:
    """Return a move by its number; raise ``BadOption``."""
    numbers = _numbered(moves)
    if line not in numbers:
        known = f"{SIGN}1 to {SIGN}{len(moves)}"
        raise BadOption(f"there is no move {line[:_QUOTED]}; the moves are {known}")
    return numbers[line]


def _numbered(moves: list[str]) -> dict[str, str]:
    return {f"{SIGN}{number}": move for number, move in enumerate(moves, 1)}


def _offer(sitting: Sitting, typed: str) -> str:
    """Return what can be typed instead of what is no move; nothing if the match is over."""
    moves = sitting.match.legal_moves
    if not moves:
        return ""
    begun = [move for move in moves if re.match(rf"{re.escape(typed)}\b", move, re.IGNORECASE)]
    near = begun or get_close_matches(typed, [*moves, *COMMANDS], cutoff=_NEAR)
    if near:
        offer = f"did you mean {_or(near[:_OFFERED])}?"
    else:
        kinds = {_kind(move): move for move in reversed(moves)}
        some = list(reversed(kinds.values()))[:_OFFERED]
        offer = f"now it can be {_or(some)}; moves lists all {len(moves)}."
    if f"{SIGN}{typed}" in _numbered(moves):
        offer += f" In the list {typed} is {SIGN}{typed}."
    return f"{typed[:_QUOTED]!r} is no move; {offer}"


def _kind(move: str) -> str:
    """Return what moves of one kind have in common: all but their words and numbers."""
    return move if move.isalpha() else re.sub(r"-?\w+", "_", move)


def _or(words: list[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _moves(sitting: Sitting, rest: str) -> None:
    _check_going_on(sitting)
    lines = list_moves(sitting.match.legal_moves, sitting.out.width, rest)
    for line in lines or [f"No move begins with {rest}."]:
        sitting.say(line)


def _why(sitting: Sitting, rest: str) -> None:
    if not rest:
        raise BadOption("why asks about a move; write it behind, as in why MOVE")
    refusal = sitting.match.why(rest)
    if refusal is None:
        sitting.say(f"{rest} is allowed now.")
        return
    sitting.say(_capital(refusal.sentence) + ".")
    _show_rule(sitting, refusal)


def _show_rule(sitting: Sitting, refusal: IllegalMove) -> None:
    if refusal.rule:
        print_rules(sitting.out, find_rules(sitting.match.game, refusal.rule))


def _hint(sitting: Sitting, _rest: str) -> None:
    """Say which moves are best, with what is known of them: a sample, or a proof."""
    _check_going_on(sitting)
    if len(sitting.match.legal_ids) == 1:
        sitting.say(f"There is only one move: {sitting.match.legal_moves[0]}.")
        return
    thinker.get_ready(sitting.match.game)
    hint = give_hint(sitting.match, partial(thinker.make_thinker, milliseconds=_MILLISECONDS))
    wide = max(len(one.text) for one in hint.moves)
    for one in hint.moves:
        sitting.say(f"  {one.text:<{wide}}  wins {write_win(one, hint.exact)}")
    if hint.exact:
        sitting.say("These chances are proven, not sampled.", "dim")


def _undo(sitting: Sitting, _rest: str) -> None:
    if not sitting.take_back(sitting.seat):
        raise BadOption("there is no move of yours to take back")


def _save(sitting: Sitting, rest: str) -> None:
    if not rest:
        raise BadOption("save needs the name of a file, as in save match.txt")
    sitting.save(Path(rest).expanduser())


def _rules(sitting: Sitting, rest: str) -> None:
    print_rules(sitting.out, find_rules(sitting.match.game, rest))


def _log(sitting: Sitting, _rest: str) -> None:
    told = sitting.match.tell(sitting.seat)
    for line in told or ["Nothing has happened yet."]:
        sitting.say(line)


def _help(sitting: Sitting, _rest: str) -> None:
    moves = sitting.match.legal_moves
    rows = {f"a move, as {moves[0]}": "make it"} if moves else {}
    rows |= {usage: does for _, usage, does in COMMANDS.values()}
    print_rows(sitting.out, rows)


def _quit(_sitting: Sitting, _rest: str) -> None:
    raise Quit


def _check_going_on(sitting: Sitting) -> None:
    if sitting.match.turn is None:
        raise BadOption("the match is over: there is no move to make")


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


#: What each command does, how it is written, and what it is for.
COMMANDS: Final[dict[str, tuple[Callable[[Sitting, str], None], str, str]]] = {
    "moves": (
        _moves,
        "moves [BEGINNING]",
        f"list the moves, or those that begin so; {SIGN}NUMBER makes one",
    ),
    "why": (_why, "why MOVE", "say why a move is not allowed, with the rule"),
    "hint": (
        _hint,
        "hint",
        "think for a second, and name the best moves with their chances to win",
    ),
    "undo": (_undo, "undo", "go back to your last decision"),
    "log": (_log, "log", "tell what has happened so far"),
    "rules": (_rules, "rules [NUMBER]", "print the rules, one chapter (4) or one rule (4.3)"),
    "save": (_save, "save FILE", "write the match to a file"),
    "help": (_help, "help", "print this; Enter alone draws the table again"),
    "quit": (_quit, "quit", "leave; the match is saved, and you are told how to resume it"),
}
