"""Positions as text, and back. The form is described in ``docs/reference/notation.md``.

A line is a key and its value. What is left out is as at the start of a game; clan cards and tactics
that are named nowhere form the decks, shuffled by ``dice``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

import numpy as np

from holdfast.core import kernels
from holdfast.core.errors import UnreadableState
from holdfast.core.lines import (
    each_reader,
    number_reader,
    read_dice,
    read_line,
    read_numbers,
    read_options,
    split_lines,
    turn_reader,
    write_dice,
    write_numbers,
    write_options,
)
from holdfast.core.seats import NOBODY, read_seat, write_seat
from holdfast.games.schotten_totten.notation import KINDS_BY_TEXT, write_card
from holdfast.games.schotten_totten.refresh import refresh
from holdfast.games.schotten_totten.state import (
    HIDDEN,
    NO_CARD,
    OPTIONS,
    PLAYERS,
    STATE,
    Ending,
    Phase,
    State,
)
from holdfast.games.schotten_totten.tables import CLAN_CARDS, STONES, TACTIC_CARDS

#: A hidden card of a hand, by its back (6.6).
_CLAN_BACK: Final = "?"
_TACTIC_BACK: Final = "?t"

_PHASES: Final = {phase.name.lower(): phase for phase in Phase if phase != Phase.LOOK}
_ENDINGS: Final = {ending.name.lower(): ending for ending in Ending if ending != Ending.NOT_YET}


def write_state(state: State) -> str:
    """Return the whole position as text; hidden cards are ``?``."""
    lines = [
        f"options {write_options(OPTIONS, state)}",
        f"round {state.round_now} {write_seat(int(state.opener))}",
        f"points {write_numbers(state.points)}",
    ]
    if state.ending:
        last = Ending(int(state.ending)).name.lower()
        lines += [f"last {write_seat(int(state.winner))} {last}"]
    lines += [f"turn {write_seat(int(state.turn))} {Phase(int(state.phase)).name.lower()}"]
    lines += [f"{key} {int(value)}" for key, value in _counters(state) if value]
    lines += [line for stone in range(STONES) if (line := _write_stone(state, stone))]
    lines += [f"hand {write_seat(seat)} {_write_hand(state, seat)}" for seat in range(PLAYERS)]
    lines += [f"deck {_write_deck(state.deck[: state.deck_size])}"]
    if state.tactics:
        lines += _write_tactics(state)
    lines += [f"dice {write_dice(state)}"]
    return "\n".join(lines)


def _counters(state: State) -> list[tuple[str, int]]:
    return [("due", state.due), ("acted", state.acted), ("passes", state.passes)]


def _write_cards(kinds: Iterable[int]) -> str:
    return " ".join(write_card(int(kind)) for kind in kinds) or "-"


def _write_stone(state: State, stone: int) -> str:
    sides = [
        _write_cards(state.cards[stone, seat, : state.count[stone, seat]])
        for seat in range(PLAYERS)
    ]
    marks = [
        f"{name} {write_seat(int(seat))}"
        for name, seat in (("owner", state.owner[stone]), ("first", state.first[stone]))
        if seat != NOBODY
    ]
    marks += [name for name, on in (("mud", state.mud[stone]), ("blind", state.blind[stone])) if on]
    if sides == ["-", "-"] and not marks:
        return ""
    return f"stone {stone + 1}: {sides[0]} | {sides[1]} | {', '.join(marks) or '-'}"


def _write_hand(state: State, seat: int) -> str:
    cards = [int(kind) for kind in state.hand[seat, : state.held[seat]]]
    backs = [_CLAN_BACK] * int(state.clans[seat]) + [_TACTIC_BACK] * len(cards)
    texts = [
        back if kind == HIDDEN else write_card(kind)
        for kind, back in zip(cards, backs, strict=False)
    ]
    return " ".join(texts) or "-"


def _write_deck(pile: Sequence[int] | np.ndarray[Any, Any]) -> str:
    """Write a deck from the top; hidden cards are counted, as in ``41x?``."""
    cards = [int(kind) for kind in reversed(pile)]
    hidden = cards.count(HIDDEN)
    backs = [f"{hidden}x{_CLAN_BACK}"] if hidden else []
    return " ".join([*backs, *(write_card(kind) for kind in cards if kind != HIDDEN)]) or "-"


def _write_tactics(state: State) -> list[str]:
    lines = [
        f"tactics {_write_deck(state.tactics_deck[: state.tactics_size])}",
        f"discard {_write_cards(state.discard[: state.discard_size])}",
        f"played {write_numbers(state.played)}",
    ]
    for key, flags in (("joker", state.joker_played), ("kept-joker", state.joker_shown)):
        seats = [write_seat(seat) for seat in range(PLAYERS) if flags[seat]]
        lines += [f"{key} {' '.join(seats)}"] if seats else []
    if state.buried_by != NOBODY:
        counts = f"{state.buried_clans} {state.buried_tactics} {state.buried_plain}"
        lines += [f"buried {write_seat(int(state.buried_by))} {counts}"]
    return lines


def read_state(state: Any, text: str) -> None:
    """Fill a record from the text of a position; raise ``UnreadableState``."""
    cell = np.zeros(1, dtype=STATE)
    given = split_lines(text, "the two hands", seated=["hand"], placed=["stone"])
    cell["seats"] = PLAYERS
    read_options(OPTIONS, cell[0], given.pop("options", "-"))
    kernels.setup_each(cell, np.zeros(1, dtype=np.uint64))
    draft = cell[0]
    _clear_cards(draft)
    draft.dice[0] = np.uint64(0)
    stones = [key for key in given if key.startswith("stone ")]
    for key in stones:
        read_line(key, given[key], partial(_read_stone, draft, key))
        del given[key]
    for key, value in given.items():
        reader = _READERS.get(key)
        if reader is None:
            raise UnreadableState(
                f"the position has a line {key!r}; lines begin with options, {', '.join(_READERS)} "
                "or stone N:",
                key,
            )
        read_line(key, value, partial(reader, draft))
    _fill_decks(draft, given)
    refresh(draft)
    for name in STATE.names or ():
        state[name] = draft[name]


def _clear_cards(state: State) -> None:
    """Take all cards back that the deal gave out; the stones are empty already."""
    state.hand[:] = NO_CARD
    state.held[:] = 0
    state.clans[:] = 0
    state.deck[:] = NO_CARD
    state.deck_size = 0
    state.tactics_deck[:] = NO_CARD
    state.tactics_size = 0
    state.opener = 0
    state.turn = 0


def _cards(value: str) -> list[int]:
    """Return the kinds of a list of cards; hidden ones are HIDDEN."""
    kinds: list[int] = []
    for word in value.upper().split() if value != "-" else []:
        times, x, card = word.rpartition("X")
        counted = bool(x) and times.isdecimal() and len(times) <= len(str(CLAN_CARDS))
        count, name = (int(times), card) if counted else (1, word)
        if name in (_CLAN_BACK, _TACTIC_BACK.upper()):
            kinds += [HIDDEN] * count
        elif name in KINDS_BY_TEXT:
            kinds += [KINDS_BY_TEXT[name]] * count
        else:
            raise ValueError(f"{word!r} is no card; cards are R1 to V9, JK, SP … and ? if hidden")
    return kinds


def _fill(pile: Any, kinds: Sequence[int]) -> int:
    if len(kinds) > len(pile):
        raise ValueError(f"it has {len(kinds)} cards; there is room for {len(pile)}")
    for i, kind in enumerate(kinds):
        pile[i] = kind
    return len(kinds)


def _read_stone(state: State, key: str, value: str) -> None:
    number = key.removeprefix("stone ")
    if not number.isdecimal() or not 1 <= int(number) <= STONES:
        raise ValueError(f"the stones are 1 to {STONES}")
    parts = value.split("|")
    if len(parts) not in (PLAYERS, PLAYERS + 1):
        raise ValueError("it needs the cards of A | the cards of B | the marks")
    stone = int(number) - 1
    for seat in range(PLAYERS):
        kinds = _cards(parts[seat].strip() or "-")
        state.count[stone, seat] = _fill(state.cards[stone, seat], kinds)
    marks = parts[PLAYERS].strip() if len(parts) > PLAYERS else "-"
    for mark in marks.split(",") if marks not in ("", "-") else []:
        name, _, seat_text = mark.strip().partition(" ")
        if name in ("mud", "blind") and not seat_text:
            state[name][stone] = 1
        elif name in ("owner", "first"):
            state[name][stone] = read_seat(seat_text, PLAYERS)
        else:
            raise ValueError(f"{mark.strip()!r} is no mark; marks are owner A, first A, mud, blind")


def _read_round(state: State, value: str) -> None:
    number, _, opener = value.partition(" ")
    state.round_now = read_numbers(number, 1)[0]
    state.opener = read_seat(opener or "A", PLAYERS)


def _read_last(state: State, value: str) -> None:
    seat, _, ending = value.partition(" ")
    if ending not in _ENDINGS:
        raise ValueError(f"{ending!r} is no ending; endings are {', '.join(_ENDINGS)}")
    state.winner = NOBODY if seat == "-" else read_seat(seat, PLAYERS)
    state.ending = _ENDINGS[ending]


def _read_hand(seat: int) -> Callable[[State, str], None]:
    def read(state: State, value: str) -> None:
        tactics = value.upper().split().count(_TACTIC_BACK.upper())
        kinds = _cards(value)
        if HIDDEN in kinds:
            clans = kinds.count(HIDDEN) - tactics + sum(0 <= kind < CLAN_CARDS for kind in kinds)
        else:
            kinds.sort()
            clans = sum(kind < CLAN_CARDS for kind in kinds)
        state.held[seat] = _fill(state.hand[seat], kinds)
        state.clans[seat] = clans

    return read


def _read_deck(state: State, value: str) -> None:
    state.deck_size = _fill(state.deck, _cards(value)[::-1])


def _read_tactics(state: State, value: str) -> None:
    state.tactics_size = _fill(state.tactics_deck, _cards(value)[::-1])


def _read_discard(state: State, value: str) -> None:
    state.discard_size = _fill(state.discard, _cards(value))


def _read_flags(field: str) -> Callable[[Any, str], None]:
    def read(state: Any, value: str) -> None:
        for seat in value.split():
            state[field][read_seat(seat, PLAYERS)] = 1

    return read


def _read_buried(state: State, value: str) -> None:
    seat, _, counts = value.partition(" ")
    state.buried_by = read_seat(seat, PLAYERS)
    state.buried_clans, state.buried_tactics, state.buried_plain = read_numbers(counts, 3)


_READERS: Final[dict[str, Callable[[Any, str], None]]] = {
    "round": _read_round,
    "points": each_reader("points", np.iinfo(np.int16).max),
    "last": _read_last,
    "turn": turn_reader(_PHASES),
    "due": number_reader("due"),
    "acted": number_reader("acted"),
    "passes": number_reader("passes"),
    "hand A": _read_hand(0),
    "hand B": _read_hand(1),
    "deck": _read_deck,
    "tactics": _read_tactics,
    "discard": _read_discard,
    "played": each_reader("played"),
    "joker": _read_flags("joker_played"),
    "kept-joker": _read_flags("joker_shown"),
    "buried": _read_buried,
    "dice": read_dice,
}


def _fill_decks(state: State, given: dict[str, str]) -> None:
    """Shuffle what is named nowhere into the decks that the text leaves out (1.3, 6.1)."""
    named = count_cards(state)
    if "deck" not in given:
        rest = [kind for kind in range(CLAN_CARDS) if not named[kind]]
        state.deck_size = _fill(state.deck, _mixed(state, rest))
    if state.tactics and "tactics" not in given:
        left = Counter(int(kind) for kind in TACTIC_CARDS) - named
        state.tactics_size = _fill(state.tactics_deck, _mixed(state, sorted(left.elements())))


def _mixed(state: State, kinds: list[int]) -> list[int]:
    cards = np.array(kinds, dtype=np.int8)
    kernels.mix(cards, state.dice)
    return [int(kind) for kind in cards]


def count_cards(state: State) -> Counter[int]:
    """Count every card of the record by kind, wherever it is; hidden ones under HIDDEN."""
    counts: Counter[int] = Counter()
    for stone in range(STONES):
        for seat in range(PLAYERS):
            counts.update(int(k) for k in state.cards[stone, seat, : state.count[stone, seat]])
    for seat in range(PLAYERS):
        counts.update(int(kind) for kind in state.hand[seat, : state.held[seat]])
    counts.update(int(kind) for kind in state.deck[: state.deck_size])
    counts.update(int(kind) for kind in state.tactics_deck[: state.tactics_size])
    counts.update(int(kind) for kind in state.discard[: state.discard_size])
    modes = {"BB": state.blind, "MF": state.mud}
    counts.update({KINDS_BY_TEXT[code]: int(flags.sum()) for code, flags in modes.items()})
    return +counts
