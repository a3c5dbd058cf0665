"""Moves as text, and back. The form is described in ``docs/reference/notation.md``."""

from __future__ import annotations

import re
from typing import Final

from holdfast.core.errors import IllegalMove, UnreadableMove
from holdfast.games.rheinlander.boards import BOARDS
from holdfast.games.rheinlander.moves import BASTION, DONE, DROP, GARRISON, PLAY, REFUSE
from holdfast.games.rheinlander.state import BASTION as STANDS_BASTION
from holdfast.games.rheinlander.state import FREE, State
from holdfast.games.rheinlander.tables import BANKS, CARDS, IN_REGION, LAND, NAMES, SPACES

ACCEPTED: Final = (
    "23@L23 (place), 14+L22 (reinforce), 7xL7 (exchange), B@L23 (bastion), done, drop 14, "
    "garrison or refuse"
)

_FORMS: Final = {
    "play": re.compile(r"(?P<card>[0-9]{1,2}) ?(?P<how>[@+X ]) ?(?P<space>[A-Z][^ ]*)"),
    "side": re.compile(r"(?P<card>[0-9]{1,2}) ?(?P<side>[LRW])"),
    "card": re.compile(r"(?P<card>[0-9]{1,2})"),
    "drop": re.compile(r"DROP ?(?P<card>[0-9]{1,2})"),
    "bastion": re.compile(r"(BASTION|B) ?@? ?(?P<space>[A-Z][^ ]*)"),
    "done": re.compile(r"DONE|D|-"),
    "garrison": re.compile(r"GARRISON|G"),
    "refuse": re.compile(r"REFUSE|R"),
}
_WORDS: Final = {"done": DONE, "garrison": GARRISON, "refuse": REFUSE}


def _readings(board: int) -> dict[str, int]:
    """Return all that people may call a space: its name, and an island by either number (1.2)."""
    regions: dict[str, list[int]] = {}
    for region in BOARDS[board].regions:
        for name in region.banks:
            regions.setdefault(name, []).append(region.number)
    numbers = {name.upper(): number for name, number in BOARDS[board].numbers.items()}
    for name, shared in regions.items():
        if len(shared) > 1:
            for number in shared:
                numbers.setdefault(f"I{number}", numbers[name.upper()])
    return numbers


#: By board: the number of a space by what people may call it.
SPACES_BY_TEXT: Final = tuple(_readings(board) for board in range(len(BOARDS)))


def write_space(state: State, space: int) -> str:
    """Return the name of a space on the board of this match; ``?`` if it has no such space."""
    return NAMES[int(state.board)][space] or "?"


def read_space(state: State, text: str) -> int:
    """Return the space of this name; raise ``ValueError``."""
    known = SPACES_BY_TEXT[int(state.board)]
    if text.upper() not in known:
        raise ValueError(f"{text!r} is no space of this board; spaces are L1, R1, W1 and so on")
    return known[text.upper()]


def write_move(state: State, move: int) -> str:
    """Return the one text of a move in this position."""
    if move < DROP:
        card, space = divmod(move - PLAY, SPACES)
        return f"{card + 1}{write_how(state, card, space)}{write_space(state, space)}"
    if move < BASTION:
        return f"drop {move - DROP + 1}"
    if move < DONE:
        return f"B@{write_space(state, move - BASTION)}"
    return next(word for word, meant in _WORDS.items() if meant == move)


def write_how(state: State, card: int, space: int) -> str:
    """Return the sign of what a card does on a space: place, exchange or reinforce (4.5)."""
    if not IN_REGION[int(state.board), card, space]:
        return "+"
    return "@" if state.knight[space] == FREE else "x"


def read_move(state: State, text: str) -> list[int]:
    """Return every move that the text can mean, legal or not; raise ``UnreadableMove``.

    Capitals do not matter. A card alone means any space of its region.
    """
    words = " ".join(text.upper().split())
    for name, form in _FORMS.items():
        found = form.fullmatch(words)
        if found:
            moves = _meant(state, name, found.groupdict(), text.strip())
            if moves:
                return moves
    raise UnreadableMove(f"{text.strip()!r} is no move; a move is {ACCEPTED}")


def _meant(state: State, name: str, parts: dict[str, str | None], text: str) -> list[int]:
    if name in _WORDS:
        return [_WORDS[name]]
    card = int(parts.get("card") or 1) - 1
    if not 0 <= card < CARDS:
        return []
    if name == "drop":
        return [DROP + card]
    banks = [int(bank) for bank in BANKS[int(state.board), card]]
    if name == "card":
        return [PLAY + card * SPACES + space for space in (*banks, LAND + card)]
    if name == "side":
        sides = BOARDS[int(state.board)].regions[card].banks
        named = {"L": sides[0], "R": sides[1], "W": f"W{card + 1}"}[str(parts["side"])]
        return [PLAY + card * SPACES + read_space(state, named)]
    space = SPACES_BY_TEXT[int(state.board)].get(str(parts["space"]), -1)
    if space < 0:
        return []
    if name == "bastion" and space >= LAND:
        raise IllegalMove(text, "10.2", "no bastion goes onto the river")
    if name == "bastion":
        return [BASTION + space]
    _check_how(state, card, space, str(parts["how"]), text)
    return [PLAY + card * SPACES + space]


def _check_how(state: State, card: int, space: int, how: str, text: str) -> None:
    """Refuse a sign that says something else than what the card would do there (4.5, 9.4)."""
    real = write_how(state, card, space).upper()
    if how in (" ", real) or (how == "+" and real == "@"):
        return
    exchanges = state.archbishop == state.turn and state.knight[space] not in (
        state.turn,
        STANDS_BASTION,
    )
    if real == "X" and not exchanges:
        return  # the rules say why the space cannot be taken
    name = write_space(state, space)
    told = {
        "+": f"{name} is not in region {card + 1}; {card + 1}+{name} is a reinforcement",
        "@": f"no knight stands on {name}; {card + 1}@{name} places one",
        "X": f"{name} is taken; {card + 1}x{name} exchanges the knight there",
    }
    raise UnreadableMove(f"{text!r} cannot be meant: {told[real]}")
