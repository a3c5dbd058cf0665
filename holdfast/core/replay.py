"""Saved matches: a header and the moves, as text that can be pasted, mailed and compared.

::

    holdfast-replay 1
    game some-game
    rules 1
    players 2
    options rounds=3
    seed 7
    moves 3
    result unfinished

    A R7@4
    B G2@1
    A V5@4
    end

Seed and moves give the whole match. Where what nobody had seen was dealt anew, a line ``anew`` with
the new seed stands among the moves. A match that began with a position set up by hand has, in place
of the seed, the position in lines that begin with ``| ``. ``names`` may name the players.
``ended`` says how a match ended before its last move. ``pledge`` and ``salt`` are from a table at
which the seed was promised before the first move (``holdfast.core.pledge``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from holdfast.core import registry
from holdfast.core.errors import HoldfastError, ReplayMismatch, UnreadableReplay
from holdfast.core.game import Game
from holdfast.core.lines import write_options
from holdfast.core.match import Match, new_match, read_match, write_result
from holdfast.core.seats import write_seat

MAGIC = "holdfast-replay 1"
#: How a line among the moves begins at which cards were dealt anew.
ANEW = "anew"
#: What whoever writes a replay may add to its header.
FACTS = ("names", "ended", "pledge", "salt")
_KEYS = ("game", "rules", "players", "options", "seed", *FACTS, "moves", "result")
_NEEDED = ("game", "rules", "players", "moves", "result")
_LONGEST_NUMBER = 78  # digits of 2**256


def write_replay(match: Match, names: str = "", **facts: str) -> str:
    """Return a match as text; ``facts`` are further lines of its header, some of ``FACTS``."""
    game = match.game
    lines = [
        MAGIC,
        f"game {game.name}",
        f"rules {game.rules_version}",
        f"players {match.players}",
        f"options {write_options(match.game.options, match.state)}",
    ]
    given = {"names": names, **facts}
    lines += [
        f"{key} {' '.join(given[key].split())}" for key in FACTS if given.get(key, "").strip()
    ]
    if match.start:
        lines += [f"| {line}" for line in match.start.splitlines()]
    else:
        lines += [f"seed {match.seed}"]
    lines += [f"moves {len(match.moves)}", f"result {write_result(match)}", ""]
    anew = match.anew
    for ply, move in enumerate(match.moves):
        lines += _write_anew(anew, ply)
        before = match.position(ply)[0]
        lines += [f"{write_seat(match.mover_at(ply))} {game.text.write_move(before, move)}"]
    lines += _write_anew(anew, len(match.moves))
    return "\n".join([*lines, "end", ""])


def _write_anew(anew: Mapping[int, int], ply: int) -> list[str]:
    return [f"{ANEW} {anew[ply]}"] if ply in anew else []


def write_names(players: Sequence[str]) -> str:
    """Return who sits where, as the header of a replay has it: ``A=human B=greedy``."""
    return " ".join(f"{write_seat(seat)}={name}" for seat, name in enumerate(players))


def read_replay(text: str) -> Match:
    """Play a saved match back and return it; every move is checked.

    Raises ``UnreadableReplay`` for text that is no complete replay and ``ReplayMismatch`` for one
    that these rules do not play like that; ``UnknownGame``, ``BadOption``, ``UnreadableState`` and
    ``ImpossibleState`` for what its header asks for.
    """
    head, position, moves = _split(text)
    game = registry.get(head["game"])
    if head["rules"] != str(game.rules_version):
        raise ReplayMismatch(
            f"the replay was played with rules version {head['rules']} of {game.name}; "
            f"this program plays version {game.rules_version}"
        )
    match = _begin(game, head, position)
    count = sum(not _is_anew(line) for line in moves)
    if count != _number(head, "moves"):
        raise UnreadableReplay(f"the replay says that it has {head['moves']} moves but has {count}")
    for line in moves:
        if _is_anew(line):
            match.deal_anew(_number({ANEW: line.partition(" ")[2].strip()}, ANEW))
        else:
            _play(match, len(match.moves), line)
    if head["result"] != write_result(match):
        raise ReplayMismatch(
            f"the replay says that the result is {head['result']}; "
            f"its moves give {write_result(match)}"
        )
    return match


def _is_anew(line: str) -> bool:
    return line.partition(" ")[0] == ANEW


def read_fact(text: str, key: str) -> str:
    """Return the value of a line in the header of a replay; an empty text if it has none."""
    for line in text.splitlines():
        name, _, value = line.partition(" ")
        if name == key:
            return value.strip()
        if not name:
            break
    return ""


def _split(text: str) -> tuple[dict[str, str], str, list[str]]:
    """Return the header, the position set up by hand (or "") and the lines of the moves."""
    lines = text.strip().splitlines()
    if not lines or lines[0].strip() != MAGIC:
        first = lines[0][:60] if lines else ""
        raise UnreadableReplay(
            f"a replay begins with the line {MAGIC!r}; this begins with {first!r}"
        )
    blank = next((i for i, line in enumerate(lines) if not line.strip()), None)
    if blank is None or lines[-1].strip() != "end":
        raise UnreadableReplay(
            f"the replay breaks off: its last line is {lines[-1][:60]!r}; "
            "a whole one ends with 'end'"
        )
    head: dict[str, str] = {}
    position: list[str] = []
    for line in lines[1:blank]:
        key, _, value = line.partition(" ")
        if key == "|":
            position.append(value)
        elif key in head:
            raise UnreadableReplay(f"the replay's header has two lines {key!r}; it can have one")
        elif key in _KEYS:
            head[key] = value.strip()
        else:
            raise UnreadableReplay(
                f"the replay's header has a line {line[:60]!r}; it can have {', '.join(_KEYS)}"
            )
    missing = [key for key in _NEEDED if key not in head]
    if not position and "seed" not in head:
        missing.append("seed")
    if missing:
        raise UnreadableReplay(f"the replay's header lacks {', '.join(missing)}")
    if position and "seed" in head:
        raise UnreadableReplay("the replay has a seed and a position; it can begin with only one")
    return head, "\n".join(position), [line.strip() for line in lines[blank + 1 : -1]]


def _begin(game: Game, head: dict[str, str], position: str) -> Match:
    if position:
        match = read_match(game, position)
        _compare(head, "players", str(match.players))
        _compare(head, "options", write_options(match.game.options, match.state))
        return match
    options = {}
    for item in head.get("options", "-").split():
        if item == "-":
            continue
        name, _, value = item.partition("=")
        known = {option.name: option for option in game.options}
        if name not in known:
            raise UnreadableReplay(
                f"the replay has an option {name!r}; {game.name} has {', '.join(known) or 'none'}"
            )
        options[name] = known[name].read(value)
    return new_match(game, _number(head, "players"), _number(head, "seed"), options)


def _compare(head: dict[str, str], key: str, real: str) -> None:
    """Make sure that the header, if it has the key, says what the position says."""
    if sorted(head.get(key, real).split()) != sorted(real.split()):
        raise ReplayMismatch(
            f"the replay says that its {key} are {head[key]!r}; its position says {real!r}"
        )


def _number(head: dict[str, str], key: str) -> int:
    if not head[key].isdecimal() or len(head[key]) > _LONGEST_NUMBER:
        raise UnreadableReplay(f"the replay's {key} is {head[key]!r}; it must be a whole number")
    return int(head[key])


def _play(match: Match, ply: int, line: str) -> None:
    seat, _, move = line.partition(" ")
    if match.turn is None:
        raise ReplayMismatch(f"move {ply + 1} of the replay is {line!r}, but the match is over")
    if seat != write_seat(match.turn):
        raise ReplayMismatch(
            f"move {ply + 1} of the replay is {line!r}, but {write_seat(match.turn)} is to move"
        )
    try:
        match.play(move)
    except HoldfastError as mistake:
        raise ReplayMismatch(f"move {ply + 1} of the replay cannot be made: {mistake}") from None
