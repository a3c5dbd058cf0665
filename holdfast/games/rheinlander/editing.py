"""What the editor offers: knights, bastions and cards, the board and hands, centres and coins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from holdfast.core.editing import Editing, EditPlace, Setting, Thing, number_of, seats_of, turn_of
from holdfast.core.seats import NOBODY, read_seat, write_seat
from holdfast.core.words import Sentence
from holdfast.games.rheinlander.following import follow_edit
from holdfast.games.rheinlander.notation import write_space
from holdfast.games.rheinlander.reckoning import find_leader
from holdfast.games.rheinlander.state import (
    DECK,
    DISCARD,
    EMPTY,
    FREE,
    NO_SPACE,
    TOWER,
    Phase,
    State,
)
from holdfast.games.rheinlander.tables import (
    BASTIONS,
    CARDS,
    CENTRE_TEXTS,
    HAND,
    KNIGHTS,
    LAND,
    SLOTS,
    SPACES,
)
from holdfast.games.rheinlander.telling import name_castle, name_duchy, name_slot

_KNIGHT: Final = "knight"
_BASTION: Final = "bastion"
_CARD: Final = "card"
_PHASES: Final = ("play", "bastion", "over")
_MOST_COINS: Final = 1000
_SWITCH: Final = ("off", "on")


def things(state: State) -> list[Thing]:
    """Return the knights of all players, the bastions, and the cards (1.5, 1.6)."""
    knights = [
        Thing(
            f"{_KNIGHT} {letter}",
            _KNIGHT,
            Sentence("edit-knight", {"seat": letter}),
            int(KNIGHTS[int(state.seats)]),
        )
        for letter in seats_of(state)
    ]
    towers = Thing(_BASTION, _BASTION, Sentence("edit-bastion"), int(BASTIONS * state.seats))
    cards = [
        Thing(f"{_CARD} {number}", _CARD, Sentence("edit-card", {"card": number}), 1)
        for number in range(1, CARDS + 1)
    ]
    return [*knights, towers, *cards]


def places(state: State) -> list[EditPlace]:
    """Return the spaces, the castles, the hands, and the discards; the rest is the deck."""
    spaces = [_space(state, i) for i in range(SPACES) if state.knight[i] != NO_SPACE]
    castles = [_castle(state, slot) for slot in range(SLOTS)]
    return [*spaces, *castles, *_hands(state)]


def _space(state: State, space: int) -> EditPlace:
    def lay(names: list[str]) -> None:
        state.knight[space] = _stands(names[0]) if names else FREE

    here, name = int(state.knight[space]), write_space(state, space)
    holds = [] if here == FREE else [_BASTION if here == TOWER else _knight(here)]
    kinds = (_KNIGHT, _BASTION) if space < LAND else (_KNIGHT,)
    says = Sentence("edit-space", {"space": name})
    return EditPlace(f"space {name}", says, kinds, holds, lay, 1)


def _stands(name: str) -> int:
    return TOWER if name == _BASTION else read_seat(name[-1], TOWER)


def _knight(seat: int) -> str:
    return f"{_KNIGHT} {write_seat(seat)}"


def _castle(state: State, slot: int) -> EditPlace:
    """Return where a castle has its garrison; whether there is a castle is another question."""

    def lay(names: list[str]) -> None:
        state.garrison[slot] = _stands(names[0]) if names else EMPTY

    seat = int(state.garrison[slot])
    says = Sentence("edit-garrison", {"castle": name_castle(state, slot)})
    holds = [] if seat == EMPTY else [_knight(seat)]
    return EditPlace(f"garrison {slot + 1}", says, (_KNIGHT,), holds, lay, 1)


def _hands(state: State) -> Iterator[EditPlace]:
    for seat, letter in enumerate(seats_of(state)):
        says = Sentence("edit-hand", {"seat": letter})
        yield _cards(state, f"hand {letter}", says, seat, HAND)
    yield _cards(state, "discard", Sentence("edit-discard"), DISCARD, CARDS)


def _cards(state: State, name: str, says: Sentence, where: int, room: int) -> EditPlace:
    def lay(names: list[str]) -> None:
        state.cards[state.cards == where] = DECK
        for each in names:
            state.cards[int(each.removeprefix(_CARD)) - 1] = where

    holds = [f"{_CARD} {card + 1}" for card in range(CARDS) if state.cards[card] == where]
    return EditPlace(name, says, (_CARD,), holds, lay, room)


def settings(state: State) -> Iterator[Setting]:
    """Yield whose turn it is and for what, coins and bastions, ties, and the centres."""
    yield turn_of(state)
    yield _phase(state)
    yield _seat(state, "opener", Sentence("edit-opener"))
    yield _switch(state, "ended", Sentence("edit-ended"))
    yield _switch(state, "built", Sentence("edit-built"))
    for seat, letter in enumerate(seats_of(state)):
        who: dict[str, str | int] = {"seat": letter}
        says = Sentence("edit-coins", who)
        yield number_of(f"coins {letter}", says, state.coins, seat, range(_MOST_COINS))
    for duchy in range(int(state.duchies)):
        if find_leader(state, duchy) == NOBODY:
            yield _owner(state, duchy)
    yield from (_centre(state, slot) for slot in range(SLOTS))


def _phase(state: State) -> Setting:
    def choose(word: str) -> None:
        state.phase = Phase[word.upper()]

    now = Phase(int(state.phase)).name.lower()
    words = _PHASES if now in _PHASES else (now, *_PHASES)
    return Setting("phase", Sentence("edit-phase"), now, words, choose)


def _seat(state: Any, field: str, says: Sentence) -> Setting:
    letters = seats_of(state)

    def choose(letter: str) -> None:
        state[field] = letters.index(letter)

    return Setting(field, says, letters[int(state[field])], letters, choose)


def _switch(state: Any, field: str, says: Sentence) -> Setting:
    def choose(word: str) -> None:
        state[field] = _SWITCH.index(word)

    return Setting(field, says, _SWITCH[int(state[field])], _SWITCH, choose)


def _owner(state: State, duchy: int) -> Setting:
    """Return whose a duchy is in which nobody has the most knights (5.4)."""
    seats = [seat for seat in range(int(state.seats)) if state.count[duchy, seat]]
    letters = ("-", *(write_seat(seat) for seat in seats))

    def choose(letter: str) -> None:
        state.owner[duchy] = NOBODY if letter == "-" else read_seat(letter, TOWER)

    name = f"duchy {write_space(state, int(np.flatnonzero(state.group == duchy)[0]))}"
    says = Sentence("edit-duchy", {"duchy": name_duchy(state, duchy)["duchy"]})
    owner = int(state.owner[duchy])
    value = write_seat(owner) if owner in seats else "-"
    return Setting(name, says, value, letters, choose)


def _centre(state: State, slot: int) -> Setting:
    """Return which centre lies in a slot; another one changes places with it (1.4)."""

    def choose(text: str) -> None:
        kind = CENTRE_TEXTS.index(text)
        other = next((i for i in range(SLOTS) if state.centre[i] == kind and i != slot), slot)
        state.centre[other] = state.centre[slot]
        state.centre[slot] = kind

    says = Sentence("edit-centre", {"castle": name_slot(state, slot)})
    now = CENTRE_TEXTS[int(state.centre[slot])]
    return Setting(f"centre {slot + 1}", says, now, CENTRE_TEXTS, choose)


def where(state: State, problem: Sentence) -> list[str]:
    """Return the places that a problem speaks of."""
    args = problem.args
    if problem.id == "river-knight":
        return [f"space {args['space']}"]
    if problem.id in ("hand-size", "mixed-held"):
        return [f"hand {args['seat']}"]
    if problem.id in ("garrison-no-castle", "garrison-no-knight"):
        return [f"garrison {args['slot']}"]
    if problem.id in ("duchy-no-knight", "duchy-leader"):
        spaces = np.flatnonzero(state.group == int(args["duchy"]) - 1)
        return [f"space {write_space(state, int(space))}" for space in spaces]
    return ["discard"] if problem.id == "mixed-discarded" else []


EDITING: Final = Editing(
    things=things,
    places=places,
    settings=lambda state: [*settings(state)],
    names={
        _KNIGHT: Sentence("edit-knights"),
        _BASTION: Sentence("edit-bastions"),
        _CARD: Sentence("edit-cards"),
        "play": Sentence("edit-to-play"),
        "castle": Sentence("edit-to-garrison"),
        "over": Sentence("edit-over"),
        **{text: Sentence(f"centre-{text}") for text in CENTRE_TEXTS},
    },
    settle=follow_edit,
    where=where,
)
