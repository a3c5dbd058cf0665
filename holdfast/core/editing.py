"""The editor: what a position is made of, and what becomes of it when somebody changes it by hand.

A game declares the parts of its positions: the things there are and how many of each, the places
where they lie, and settings such as whose turn it is. A change is made in the record, which is
written and read once more, so that all that follows from it is worked out as for any text. What is
impossible may be edited on; only what cannot be done at all is refused, with a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import numpy as np

from holdfast.core.errors import HoldfastError
from holdfast.core.option import Option
from holdfast.core.seats import write_seat
from holdfast.core.words import Sentence

if TYPE_CHECKING:
    from holdfast.core.game import Game

State = Any
#: Settings that every game has; their words are the page's.
SEATS: Final = "players"
TURN: Final = "turn"


def say(game: Game, sentence: Sentence, language: str = "en") -> str:
    """Say what something is called: in the words of the game's positions, or else in its own."""
    try:
        return game.positions.say(sentence, language)
    except KeyError:
        return game.words.say(sentence, language)


class Thing(NamedTuple):
    """Something that can be placed: what it is called, its kind, and how many there are."""

    name: str
    kind: str
    says: Sentence
    copies: int


@dataclass(frozen=True)
class EditPlace:
    """Where things lie: which kinds may, which things do now, in order, and how many can."""

    name: str
    says: Sentence
    kinds: tuple[str, ...]
    holds: list[str]
    lay: Callable[[list[str]], None]  # lets exactly these things lie there
    room: int


@dataclass(frozen=True)
class Setting:
    """What is set and does not lie anywhere: one of some words, or a whole number."""

    name: str
    says: Sentence
    value: str
    choices: tuple[str, ...] | range
    set: Callable[[str], None]
    option: bool = False  # it is one of those that are chosen before the game


class Hurdle(StrEnum):
    """Why something cannot be done to a position."""

    NO_THING = "no-thing"
    NO_PLACE = "no-place"
    NO_SETTING = "no-setting"
    NOT_THERE = "not-there"  # such a thing does not lie at the place
    NONE_LEFT = "none-left"
    NOT_HERE = "not-here"  # things of that kind do not belong at the place
    FULL = "full"
    BAD_VALUE = "bad-value"


class CannotEdit(HoldfastError):
    """A change that cannot be made; nothing has changed."""

    def __init__(self, hurdle: Hurdle, thing: str = "", place: str = "", value: str = "") -> None:
        """Say what was wanted: of a setting, ``thing`` is its name."""
        self.hurdle = hurdle
        self.thing = thing
        self.place = place
        self.value = value
        given = " ".join(word for word in (thing, place, value) if word)
        super().__init__(f"cannot edit: {hurdle} ({given})")


class Edit(NamedTuple):
    """A change: put a thing at a place, take one away, or set a setting to a value."""

    do: Literal["put", "take", "set"]
    thing: str  # or the name of a setting
    place: str = ""
    value: str = ""


def nothing(_state: State) -> list[Any]:
    """Stand in for parts of a position that a game does not have."""
    return []


def nowhere(_state: State, _problem: Sentence) -> list[str]:
    """Stand in for ``where``."""
    return []


def keep(_state: State) -> None:
    """Stand in for ``settle``."""


@dataclass(frozen=True, kw_only=True)
class Editing:
    """What a game declares for its editor; all of it is about a record."""

    things: Callable[[State], Sequence[Thing]] = nothing
    places: Callable[[State], Sequence[EditPlace]] = nothing
    settings: Callable[[State], Sequence[Setting]] = nothing  # besides seats and options
    #: What kinds of things, and choices of settings, are called; seats and numbers need no word.
    names: Mapping[str, Sentence] = field(default_factory=dict)
    #: Fills in what follows from a change, and nobody would want to enter.
    settle: Callable[[State], None] = keep
    #: The places that a problem speaks of, by their names.
    where: Callable[[State, Sentence], Sequence[str]] = nowhere


@dataclass(frozen=True)
class Bench:
    """What the editor offers at a position; ``left`` says how many of a thing lie nowhere."""

    things: Sequence[Thing]
    places: Sequence[EditPlace]
    settings: Sequence[Setting]
    left: Counter[str] = field(default_factory=Counter)


def lay_out(game: Game, state: State) -> Bench:
    """Return what the editor offers at a position."""
    things, places = game.editing.things(state), game.editing.places(state)
    settings = [*game.editing.settings(state), *_common(game, state)]
    left = Counter({thing.name: thing.copies for thing in things})
    for place in places:
        left.subtract(name for name in place.holds if name in left)
    return Bench(things, places, settings, left)


def _common(game: Game, state: State) -> Iterable[Setting]:
    """Yield the settings that every game has: how many play, and its options."""

    def seat(value: str) -> None:
        state.seats = int(value)

    if len(game.seats) > 1:
        choices = tuple(str(number) for number in game.seats)
        yield Setting(SEATS, Sentence(SEATS), str(int(state.seats)), choices, seat)
    yield from (_setting_of(option, state) for option in game.options)


def _setting_of(option: Option, state: State) -> Setting:
    def choose(value: str) -> None:
        state[option.name] = option.code(option.read(value))

    words = option.choices
    choices = words if isinstance(words, range) else tuple(Option.write(word) for word in words)
    now = Option.write(option.value(int(state[option.name])))
    return Setting(option.name, Sentence(option.name), now, choices, choose, option=True)


def turn_of(state: State) -> Setting:
    """Return whose turn it is, as a setting."""

    def choose(value: str) -> None:
        state.turn = letters.index(value)

    letters = seats_of(state)
    return Setting(TURN, Sentence(TURN), letters[int(state.turn)], letters, choose)


def seats_of(state: State) -> tuple[str, ...]:
    """Return the letters of all seats."""
    return tuple(write_seat(seat) for seat in range(int(state.seats)))


def number_of(name: str, says: Sentence, array: Any, at: int | str, allowed: range) -> Setting:
    """Return a whole number that stands somewhere in the record, as a setting."""

    def choose(value: str) -> None:
        array[at] = int(value)

    return Setting(name, says, str(int(array[at])), allowed, choose)


def edit(game: Game, text: str, change: Edit) -> str:
    """Return the position with this change; raise ``UnreadableState`` or ``CannotEdit``.

    Whether the position can occur, before or after, does not matter.
    """
    cell = read_record(game, text)
    bench = lay_out(game, cell[0])
    if change.do == "set":
        _set(bench, change)
    else:
        place = next((place for place in bench.places if place.name == change.place), None)
        if place is None:
            raise CannotEdit(Hurdle.NO_PLACE, change.thing, change.place)
        _put(bench, place, change) if change.do == "put" else _take(place, change)
    game.editing.settle(cell[0])
    return game.text.write_state(read_record(game, game.text.write_state(cell[0]))[0])


def read_record(game: Game, text: str) -> np.ndarray:
    """Return the record of a position that may be impossible; raise ``UnreadableState``."""
    cell = np.zeros(1, dtype=game.rules.state)
    game.text.read_state(cell[0], text)
    return cell


def _put(bench: Bench, place: EditPlace, change: Edit) -> None:
    thing = next((thing for thing in bench.things if thing.name == change.thing), None)
    if thing is None:
        raise CannotEdit(Hurdle.NO_THING, change.thing, place.name)
    if thing.kind not in place.kinds:
        raise CannotEdit(Hurdle.NOT_HERE, thing.name, place.name)
    if bench.left[thing.name] <= 0:
        raise CannotEdit(Hurdle.NONE_LEFT, thing.name, place.name)
    if len(place.holds) >= place.room:
        raise CannotEdit(Hurdle.FULL, thing.name, place.name)
    place.lay([*place.holds, thing.name])


def _take(place: EditPlace, change: Edit) -> None:
    if change.thing not in place.holds:
        raise CannotEdit(Hurdle.NOT_THERE, change.thing, place.name)
    at = len(place.holds) - 1 - place.holds[::-1].index(change.thing)
    place.lay([*place.holds[:at], *place.holds[at + 1 :]])


def _set(bench: Bench, change: Edit) -> None:
    setting = next((each for each in bench.settings if each.name == change.thing), None)
    if setting is None:
        raise CannotEdit(Hurdle.NO_SETTING, change.thing)
    choices = setting.choices
    words = choices if isinstance(choices, tuple) else tuple(str(number) for number in choices)
    if change.value not in words:
        raise CannotEdit(Hurdle.BAD_VALUE, change.thing, value=change.value)
    setting.set(change.value)
