"""Positions as text, and back. The form is described in ``docs/reference/notation.md``.

A line is a key and its value. What is left out is as at the start of a game, or follows from the
rest: supplies from the knights on the board, owners from majorities, hands from what is named
nowhere, dealt by ``dice``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.errors import UnreadableState
from holdfast.core.lines import (
    each_reader,
    number_reader,
    players_reader,
    read_dice,
    read_line,
    read_numbers,
    read_options,
    seat_reader,
    split_lines,
    turn_reader,
    write_dice,
    write_numbers,
    write_options,
)
from holdfast.core.seats import read_seat, write_seat
from holdfast.games.rheinlander.notation import read_space, write_space
from holdfast.games.rheinlander.reckoning import reckon
from holdfast.games.rheinlander.state import (
    DECK,
    DISCARD,
    EMPTY,
    FREE,
    HIDDEN,
    OPTIONS,
    STATE,
    TOWER,
    Phase,
    State,
)
from holdfast.games.rheinlander.tables import (
    BASTIONS,
    CARDS,
    CENTRE_TEXTS,
    CENTRES,
    HAND,
    KNIGHTS,
    LAND,
    SEATS,
    SLOTS,
    SPACES,
)
from holdfast.games.rheinlander.text import hand_size

PLAYERS: Final = range(3, SEATS + 1)
_PHASES: Final = {phase.name.lower(): phase for phase in Phase if phase <= Phase.OVER}
_MOST_COINS: Final = 10_000


def write_state(state: State) -> str:
    """Return the whole position as text; the cards that are named nowhere are the deck."""
    seats = range(int(state.seats))
    lines = [
        f"options {write_options(OPTIONS, state)}",
        f"players {state.seats}",
        f"opener {write_seat(int(state.opener))}",
        f"turn {write_seat(int(state.turn))} {Phase(int(state.phase)).name.lower()}",
    ]
    lines += [f"{key} 1" for key, on in (("built", state.built), ("ended", state.ended)) if on]
    if state.phase == Phase.CASTLE:
        lines += [f"spot {write_space(state, int(state.spot))}"]
        lines += [f"refused {_join(_bits(int(state.refused), SLOTS))}"]
    lines += [
        f"centres {' '.join(CENTRE_TEXTS[int(kind)] for kind in state.centre)}",
        f"supply {write_numbers(state.supply[: len(seats)])}",
        f"bastions {write_numbers(state.bastions[: len(seats)])}",
        f"coins {write_numbers(state.coins[: len(seats)])}",
    ]
    lines += [f"knights {write_seat(seat)} {_write_spaces(state, seat)}" for seat in seats]
    lines += [f"towers {_write_spaces(state, TOWER)}"]
    lines += [f"garrisons {_write_garrisons(state)}", f"duchies {_write_duchies(state)}"]
    lines += [f"hand {write_seat(seat)} {_write_hand(state, seat)}" for seat in seats]
    lines += [f"discard {_join(_cards_in(state, DISCARD))}"]
    if state.mixed or state.drawn.any():
        lines += [f"mixed {_join(_bits(int(state.mixed), CARDS))}"]
        lines += [f"drawn {write_numbers(state.drawn[: len(seats)])}"]
    return "\n".join([*lines, f"dice {write_dice(state)}"])


def _bits(bits: int, size: int) -> list[int]:
    """Return the numbers of the bits that are set, from 1 on."""
    return [number + 1 for number in range(size) if bits >> number & 1]


def _join(numbers: Iterable[int]) -> str:
    return write_numbers(numbers) or "-"


def _write_spaces(state: State, stands: int) -> str:
    found = [write_space(state, space) for space in range(SPACES) if state.knight[space] == stands]
    return " ".join(found) or "-"


def _write_garrisons(state: State) -> str:
    held = [(slot + 1, int(seat)) for slot, seat in enumerate(state.garrison) if seat != EMPTY]
    return " ".join(f"{slot}{write_seat(seat)}" for slot, seat in held) or "-"


def _write_duchies(state: State) -> str:
    """Write one space of each duchy with its owner, in the order of their numbers."""
    firsts = [int(np.flatnonzero(state.group == duchy)[0]) for duchy in range(int(state.duchies))]
    pairs = [
        f"{write_space(state, space)}={write_seat(int(state.owner[duchy]))}"
        for duchy, space in enumerate(firsts)
    ]
    return " ".join(pairs) or "-"


def _cards_in(state: State, place: int) -> list[int]:
    return [card + 1 for card in range(CARDS) if state.cards[card] == place]


def _write_hand(state: State, seat: int) -> str:
    cards = _cards_in(state, seat)
    return write_numbers(cards) if cards or not (state.cards == HIDDEN).any() else "?"


def read_state(state: Any, text: str) -> None:
    """Fill a record from the text of a position; raise ``UnreadableState``."""
    given = split_lines(text, "the number of players", seated=["hand", "knights"])
    cell = np.zeros(1, dtype=STATE)
    draft = cell[0]
    read_line("players", given.pop("players", "3"), partial(players_reader(PLAYERS), draft))
    read_options(OPTIONS, draft, given.pop("options", "-"))
    kernels.setup_each(cell, np.zeros(1, dtype=np.uint64))
    _clear(draft)
    for key in given:
        if key not in _READERS and key not in _LATER:
            known = ", ".join(["players", "options", *_READERS, *_LATER])
            raise UnreadableState(f"the position has a line {key!r}; lines begin with {known}", key)
    for key, read in _READERS.items():
        if key in given:
            read_line(key, given[key], partial(read, draft))
    _fill_supply(draft, given)
    reckon(draft, given.get("duchies"))
    _deal(draft, given)
    for name in STATE.names or ():
        state[name] = draft[name]


def _clear(state: State) -> None:
    """Take back what the deal of a new match gave out."""
    state.centre[:] = CENTRES
    state.cards[:] = DECK
    state.dice[0] = np.uint64(0)
    state.opener = 0
    state.turn = 0


def _read_spot(state: State, text: str) -> None:
    state.spot = read_space(state, text)


def _read_refused(state: State, text: str) -> None:
    state.refused = sum(1 << number for number in _read_set(text, SLOTS))


def _read_set(text: str, most: int) -> list[int]:
    """Return different whole numbers from 1 to ``most``, counted from 0."""
    words = text.split() if text != "-" else []
    numbers = read_numbers(" ".join(words), len(words), most) if words else []
    if 0 in numbers or len(set(numbers)) < len(numbers):
        raise ValueError(f"it needs different numbers from 1 to {most}")
    return [number - 1 for number in numbers]


def _read_centres(state: State, text: str) -> None:
    words = text.lower().split()
    if len(words) != SLOTS or any(word not in CENTRE_TEXTS for word in words):
        raise ValueError(f"it needs {SLOTS} of {', '.join(CENTRE_TEXTS)}")
    state.centre[:] = [CENTRE_TEXTS.index(word) for word in words]


def _read_knights(seat: int) -> Callable[[State, str], None]:
    def read(state: State, text: str) -> None:
        if seat >= state.seats:
            raise ValueError(f"only {state.seats} players play")
        most = int(KNIGHTS[int(state.seats)])
        if len(text.split()) > most:
            raise ValueError(f"a player has {most} knights")
        _place(state, text, seat)

    return read


def _place(state: State, text: str, stands: int) -> None:
    for name in text.split() if text != "-" else []:
        space = read_space(state, name)
        if state.knight[space] != FREE:
            raise ValueError(f"{name} is named twice")
        state.knight[space] = stands


def _read_towers(state: State, text: str) -> None:
    _place(state, text, TOWER)
    if (state.knight[LAND:] == TOWER).any():
        raise ValueError("a bastion cannot stand on the river")


def _read_garrisons(state: State, text: str) -> None:
    for word in text.split() if text != "-" else []:
        slot, seat = word[:-1], word[-1]
        if not slot.isdecimal() or len(slot) > len(str(SLOTS)) or not 1 <= int(slot) <= SLOTS:
            raise ValueError(f"{word!r} is no garrison; 5A is A's knight in slot 5 of {SLOTS}")
        if state.garrison[int(slot) - 1] != EMPTY:
            raise ValueError(f"slot {slot} is named twice")
        state.garrison[int(slot) - 1] = read_seat(seat, int(state.seats))


def _read_hand(seat: int) -> Callable[[State, str], None]:
    def read(state: State, text: str) -> None:
        if seat >= state.seats:
            raise ValueError(f"only {state.seats} players play")
        if text == "?":
            return
        cards = _read_set(text, CARDS)
        if len(cards) > HAND:
            raise ValueError(f"it has {len(cards)} cards; a hand has {HAND}")
        _take(state, cards, seat)

    return read


def _take(state: State, cards: Sequence[int], place: int) -> None:
    for card in cards:
        if state.cards[card] != DECK:
            raise ValueError(f"card {card + 1} is named twice")
        state.cards[card] = place


def _read_discard(state: State, text: str) -> None:
    _take(state, _read_set(text, CARDS), DISCARD)


def _read_mixed(state: State, text: str) -> None:
    state.mixed = sum(1 << card for card in _read_set(text, CARDS))


_LETTERS: Final = [write_seat(seat) for seat in range(SEATS)]
#: In the order in which they are read.
_READERS: Final[dict[str, Callable[[Any, str], None]]] = {
    "opener": seat_reader("opener"),
    "turn": turn_reader(_PHASES),
    "built": number_reader("built", 1),
    "ended": number_reader("ended", 1),
    "spot": _read_spot,
    "refused": _read_refused,
    "centres": _read_centres,
    "supply": each_reader("supply", int(max(KNIGHTS))),
    "bastions": each_reader("bastions", BASTIONS),
    "coins": each_reader("coins", _MOST_COINS),
    **{f"knights {letter}": _read_knights(seat) for seat, letter in enumerate(_LETTERS)},
    "towers": _read_towers,
    "garrisons": _read_garrisons,
    **{f"hand {letter}": _read_hand(seat) for seat, letter in enumerate(_LETTERS)},
    "discard": _read_discard,
    "mixed": _read_mixed,
    "drawn": each_reader("drawn", CARDS),
    "dice": read_dice,
}
#: Read when the knights stand.
_LATER: Final = ("duchies",)


def _fill_supply(state: State, given: dict[str, str]) -> None:
    """Leave in the supply what stands nowhere (1.5)."""
    if "supply" not in given:
        for seat in range(int(state.seats)):
            used = int((state.knight == seat).sum() + (state.garrison == seat).sum())
            state.supply[seat] = max(int(KNIGHTS[int(state.seats)]) - used, 0)


def _deal(state: State, given: dict[str, str]) -> None:
    """Deal the hands that are named nowhere; if a hand is hidden, so is all that is not named."""
    hands = {seat: given.get(f"hand {write_seat(seat)}") for seat in range(int(state.seats))}
    rest = np.flatnonzero(state.cards == DECK).astype(np.int8)
    if "?" in hands.values():
        state.cards[rest] = HIDDEN
        return
    missing = [seat for seat, hand in hands.items() if hand is None]
    if missing:
        kernels.mix(rest, state.dice)
        for seat, cards in zip(missing, np.split(rest, range(HAND, len(rest), HAND)), strict=False):
            state.cards[cards[: hand_size(state, seat)]] = seat
