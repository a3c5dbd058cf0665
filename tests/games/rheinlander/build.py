"""Positions for tests, written with only what matters in each, and names for what they ask."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast import IllegalMove, Match
from holdfast.games.rheinlander.boards import SHIPPED, SHIPPED_FILE

NAME = "rheinlander"
SEATS = "ABCDE"
BASTIONS = 3
HAND = 5
KNIGHTS = {3: 25, 4: 20, 5: 17}
#: Cities first: nothing happens at a city. Where a castle or a bishopric matters, a test says so.
CENTRES = [*"222233334444", *"bbbbbbb", *"ccccccc"]


# Setting up


def deal(seed: int = 1, players: int = 3, **options: bool | int | str) -> Match:
    """A match just dealt."""
    return holdfast.new(NAME, players=players, seed=seed, **options)


def centres(given: dict[int, str]) -> str:
    """The 26 centres with these on the slots named; the rest follow in the order of CENTRES."""
    rest = Counter(CENTRES)
    rest.subtract(given.values())
    assert min(rest.values()) >= 0, given
    others = rest.elements()
    return " ".join(given.get(slot) or next(others) for slot in range(1, len(CENTRES) + 1))


def write(
    *knights: str, hand: str = "", slots: dict[int, str] | None = None, left: str = "", **lines: Any
) -> str:
    """The text of a position.

    Knights are written as in ``"A L5 L6"``. ``hand`` has some cards of the player at turn, others
    fill it up; ``slots`` has the centres that matter. ``left`` says how many knights are in a
    supply, as in ``"A1 C0"``: the others stand far from everything, on spaces without centres.
    Bastions on the board come from the last players. Other lines have their key for a name, and
    ``hand_b`` is ``hand B``.
    """
    seats = SEATS[: int(lines.setdefault("players", 3))]
    stand = {each.split()[0]: each.split()[1:] for each in knights}
    _park(stand, left, hand, lines)
    towers = str(lines.get("towers", "-")).strip("-").split()
    if towers and "bastions" not in lines:
        lines["bastions"] = _hand_out(len(seats), len(towers))
    text = [f"centres {centres(slots or {})}"]
    text += [f"knights {seat} {' '.join(spaces)}" for seat, spaces in stand.items() if spaces]
    text += [f"hand {seat} {cards}" for seat, cards in _fill_hands(hand, lines).items()]
    text += [f"{key} {value}" for key, value in lines.items() if not key.startswith("hand_")]
    return "\n".join(text)


def table(
    *knights: str, hand: str = "", slots: dict[int, str] | None = None, left: str = "", **lines: Any
) -> Match:
    """A match at a position; see ``write``."""
    return holdfast.read(NAME, write(*knights, hand=hand, slots=slots, left=left, **lines))


def _fill_hands(hand: str, lines: dict[str, Any]) -> dict[str, str]:
    """Fill the hands that are named up with the highest cards that are named nowhere."""
    seat, _, phase = str(lines.get("turn", "A")).partition(" ")
    held = {seat: hand} if hand else {}
    held |= {key[-1].upper(): str(lines[key]) for key in lines if key.startswith("hand_")}
    named = {int(card) for cards in held.values() for card in cards.split()}
    named |= {int(card) for card in str(lines.get("discard", "-")).split() if card != "-"}
    others = (card for card in range(54, 0, -1) if card not in named)
    filled = {}
    for each, cards in held.items():
        size = HAND - (each == seat and phase in ("castle", "bastion"))
        more = [str(next(others)) for _ in range(size - len(cards.split()))]
        filled[each] = " ".join([*cards.split(), *more])
    return filled


def _park(stand: dict[str, list[str]], left: str, hand: str, lines: dict[str, Any]) -> None:
    """Put knights far from all that is named until so many are left in the supplies."""
    near = {space for spaces in stand.values() for space in spaces}
    near |= set(str(lines.get("towers", "-")).strip("-").split())
    near |= {bank for card in hand.split() for bank in SHIPPED.regions[int(card) - 1].banks}
    for _ in range(2):
        near |= {other for space in near for other in SHIPPED.neighbours(space)}
    touched = {space for slot in SHIPPED.slots for space in slot.touches}
    free = [space for space in SHIPPED.numbers if space not in near | touched and space[0] != "W"]
    garrisons = Counter(word[-1] for word in str(lines.get("garrisons", "")).split())
    for word in left.split():
        seat, wanted = word[0], int(word[1:])
        spaces = stand.setdefault(seat, [])
        while KNIGHTS[int(lines["players"])] - len(spaces) - garrisons[seat] > wanted:
            spaces.append(free.pop())


def _hand_out(players: int, towers: int) -> str:
    """Bastions in the supplies, if so many stand on the board."""
    kept = []
    for _ in range(players):
        used = min(towers, BASTIONS)
        towers -= used
        kept.append(str(BASTIONS - used))
    return " ".join(reversed(kept))


# Playing


def play(match: Match, moves: str) -> Match:
    """Make moves that are separated by commas."""
    for move in moves.split(","):
        match.play(move)
    return match


def refusal(match: Match, move: str) -> IllegalMove:
    """Why a move is refused; it must be."""
    reason = match.why(move)
    assert reason is not None, f"{move} is allowed"
    return reason


def moves_of(match: Match, card: int) -> list[str]:
    """The legal moves of one card."""
    return [move for move in match.legal_moves if move.rstrip("LRWI0123456789")[:-1] == str(card)]


# On another board

#: Boards are read when the game is imported, so another one needs another process.
_PROGRAM = """
import sys
import holdfast
from holdfast.games.rheinlander.boards import BOARD_WORDS
text = sys.argv[1].replace("board=own", f"board={BOARD_WORDS[1]}")
match = holdfast.read("rheinlander", text)
for move in sys.argv[2].split(","):
    match.play(move)
print(match.game.text.write_state(match.state), *match.legal_moves, sep="\\n")
"""


def play_on(folder: Path, changes: dict[str, str], text: str, moves: str) -> list[str]:
    """Play on the shipped board with some changes to its file; the board is called ``own``.

    Return the lines of the position after the moves, and the legal moves.
    """
    board = SHIPPED_FILE.read_text(encoding="utf-8")
    for old, new in ({'name = "rhine"': 'name = "own"'} | changes).items():
        assert old in board, old
        board = board.replace(old, new, 1)
    (folder / NAME).mkdir(exist_ok=True)
    (folder / NAME / "own.toml").write_text(board, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM, text, moves],
        env=os.environ | {"HOLDFAST_DATA": str(folder), "HOLDFAST_JIT": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


# Asking


def look(match: Match, seat: int = 0) -> dict[str, Any]:
    """The whole table with everything open, as JSON."""
    table: dict[str, Any] = msgspec.to_builtins(match.game.wire.view(match.state, seat))
    return table


def phase(match: Match) -> str:
    """Who decides what, as in ``A play``; ``over`` at the end."""
    name: str = look(match)["phase"]
    return name if match.turn is None else f"{SEATS[match.turn]} {name}"


def letter(seat: int | None) -> str:
    """The letter of a seat; ``-`` for nobody."""
    return "-" if seat is None else SEATS[seat]


def stands(match: Match, space: str) -> str:
    """Whose knight stands on a space; ``bastion``, or ``-`` if it is free."""
    if space in look(match)["bastions"]:
        return "bastion"
    return letter(look(match)["knights"].get(space))


def is_lone(match: Match, space: str) -> bool:
    """Tell whether a knight stands here that is in no duchy."""
    return stands(match, space) in SEATS and not _duchies(match, space)


def duchy(match: Match, space: str) -> dict[str, Any]:
    """The duchy that a space belongs to; there must be one."""
    [found] = _duchies(match, space)
    return found


def _duchies(match: Match, space: str) -> list[dict[str, Any]]:
    return [each for each in look(match)["duchies"] if space in each["spaces"]]


def owner(match: Match, space: str) -> str:
    """Who owns the duchy at a space; ``-`` if it has no duke."""
    return letter(duchy(match, space)["owner"])


def knights(match: Match, space: str) -> str:
    """The knights of the duchy at a space, garrisons included, as in ``A3 B2``."""
    counts = enumerate(duchy(match, space)["knights"])
    return " ".join(f"{SEATS[seat]}{count}" for seat, count in counts if count)


def value(match: Match, space: str) -> int:
    """What the duchy at a space is worth during the game."""
    points: int = duchy(match, space)["value"]
    return points


def held(match: Match, space: str) -> list[int]:
    """The slots of the duchy at a space."""
    slots: list[int] = duchy(match, space)["slots"]
    return slots


def dukes(match: Match) -> list[int]:
    """How many dukes every player has on the board."""
    owners = [each["owner"] for each in look(match)["duchies"]]
    return [owners.count(seat) for seat in range(match.players)]


def garrison(match: Match, slot: int) -> str:
    """Whose knight is in the castle of a slot; ``-`` if it is empty."""
    return letter(look(match)["slots"][slot - 1]["garrison"])


def coins(match: Match) -> list[int]:
    """The coins of every player."""
    return list(match.scores)


def supply(match: Match) -> list[int]:
    """The knights that every player has left."""
    return [player["knights"] for player in look(match)["players"]]


def bastions(match: Match) -> list[int]:
    """The bastions that every player has left."""
    return [player["bastions"] for player in look(match)["players"]]


def bishops(match: Match) -> list[int]:
    """The bishops of every player."""
    return [player["bishops"] for player in look(match)["players"]]


def archbishop(match: Match) -> str:
    """Who is archbishop; ``-`` if nobody is."""
    return letter(look(match)["archbishop"])


def cards(match: Match, seat: str) -> list[int]:
    """The cards in a hand, ascending."""
    hand: list[int] = look(match, SEATS.index(seat))["hand"]
    return hand


def discard(match: Match) -> list[int]:
    """The discard pile, ascending."""
    pile: list[int] = look(match)["discard"]
    return pile
