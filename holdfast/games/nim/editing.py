"""What the editor offers: stones and tokens, where they lie, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from holdfast.core.editing import Editing, EditPlace, Setting, Thing, seats_of, turn_of
from holdfast.core.seats import NOBODY
from holdfast.core.words import Sentence
from holdfast.games.nim.state import (
    HEAPS,
    HIDDEN,
    LARGEST,
    MOST_PLAYERS,
    NO_TOKEN,
    STONES,
    TOKENS,
    State,
)

STONE: Final = "stone"
TOKEN: Final = "token"
#: A token that nobody sees.
_BACK: Final = "token ?"


def things(_state: State) -> list[Thing]:
    """Return the stones, and one token of each value (1.1, 1.2)."""
    tokens = [
        Thing(_name(token), TOKEN, Sentence("edit-token", {"token": token}), 1)
        for token in range(TOKENS)
    ]
    return [Thing(STONE, STONE, Sentence("edit-stone"), STONES), *tokens]


def places(state: State) -> list[EditPlace]:
    """Return the heaps, what everybody has, and the pile, which is told from its bottom up."""
    return [*_heaps(state), *_hands(state), _pile(state)]


def _heaps(state: State) -> Iterator[EditPlace]:
    for heap in range(HEAPS):
        says = Sentence("edit-heap", {"heap": heap + 1})
        yield _stones(f"heap {heap + 1}", says, state.heap, heap, LARGEST)


def _hands(state: State) -> Iterator[EditPlace]:
    for seat, letter in enumerate(seats_of(state)):
        who: dict[str, str | int] = {"seat": letter}
        taken = Sentence("edit-taken", who)
        yield _stones(f"taken {letter}", taken, state.taken, seat, STONES)
        hand = Sentence("edit-hand", who)
        yield _token(f"hand {letter}", hand, state.token, seat)
    yield _token("drawn", Sentence("edit-drawn"), state, "drawn")


def _stones(name: str, says: Sentence, counts: Any, at: int, room: int) -> EditPlace:
    def lay(stones: list[str]) -> None:
        counts[at] = len(stones)

    return EditPlace(name, says, (STONE,), [STONE] * int(counts[at]), lay, room)


def _token(name: str, says: Sentence, tokens: Any, at: int | str) -> EditPlace:
    """Return a place for a single token."""

    def lay(names: list[str]) -> None:
        tokens[at] = _value(names[0]) if names else NO_TOKEN

    here = int(tokens[at])
    return EditPlace(name, says, (TOKEN,), [] if here == NO_TOKEN else [_name(here)], lay, 1)


def _pile(state: State) -> EditPlace:
    size = int(state.pile_size)
    owners = {_name(int(state.pile[i])): int(state.put_by[i]) for i in range(size)}

    def lay(names: list[str]) -> None:
        state.pile[:] = NO_TOKEN
        state.put_by[:] = NOBODY
        state.pile_size = len(names)
        for i, name in enumerate(names):
            state.pile[i] = _value(name)
            state.put_by[i] = owners.get(name, NOBODY)

    holds = [_name(int(state.pile[i])) for i in range(size)]
    return EditPlace("pile", Sentence("edit-pile"), (TOKEN,), holds, lay, TOKENS)


def _name(token: int) -> str:
    return _BACK if token == HIDDEN else f"{TOKEN} {token}"


def _value(name: str) -> int:
    return HIDDEN if name == _BACK else int(name.removeprefix(TOKEN))


def settings(state: State) -> list[Setting]:
    """Return whose turn it is; all else lies on the table."""
    return [turn_of(state)]


def settle(state: State) -> None:
    """Let nobody who does not play have anything, and the right tokens be those that were put back.

    For every empty heap but the last a token was drawn and went under the pile (3.1, 3.2).
    """
    seats = int(state.seats)
    state.taken[seats:] = 0
    state.token[seats:MOST_PLAYERS] = NO_TOKEN
    state.turn = min(int(state.turn), seats - 1)
    empty = sum(int(size) == 0 for size in state.heap)
    returned = min(empty, HEAPS - 1) - int(state.drawn != NO_TOKEN)
    for i in range(int(state.pile_size)):
        owner = int(state.put_by[i])
        known = owner if NOBODY < owner < seats else int(state.turn)
        state.put_by[i] = known if i < returned else NOBODY


def where(state: State, problem: Sentence) -> list[str]:
    """Return the places that a problem speaks of."""
    args = problem.args
    found: dict[str, Callable[[], list[str]]] = {
        "heap-grown": lambda: [f"heap {args['heap']}"],
        "no-token": lambda: [f"hand {args['seat']}"],
        "over-token": lambda: ["drawn"],
        "tokens-drawn": lambda: ["drawn", "pile"],
        "pieces": lambda: [each.name for each in places(state) if args["piece"] in each.holds],
    }
    return found.get(problem.id, list)()


EDITING: Final = Editing(
    things=things,
    places=places,
    settings=settings,
    names={STONE: Sentence("edit-stones"), TOKEN: Sentence("edit-tokens")},
    settle=settle,
    where=where,
)
