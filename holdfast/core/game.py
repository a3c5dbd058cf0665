"""The contract: what a game is, as a value.

A game is facts and functions. The verbs (``holdfast.core.verbs``) are compiled rules over a record;
the rest is plain Python for people: text, sentences, drawings. Making a ``Game`` binds its verbs to
the type of its record, so that every kernel finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np

from holdfast.core import jit, verbs
from holdfast.core.errors import BadOption
from holdfast.core.handout import Handout
from holdfast.core.option import Option, Options
from holdfast.core.wire import Wire
from holdfast.core.words import Sentence, Words

State = Any


class Stage(Enum):
    """How far a game has come."""

    EXAMPLE = "example"  # for teaching and tests; not offered to players
    ALPHA = "alpha"
    BETA = "beta"
    STABLE = "stable"


@jit.rule
def no_code(_state: State, _move: int, _out: Any) -> int:
    """Stand in for ``refuse`` where a game gives its reasons without it."""
    return 0


@jit.rule
def nothing_to_follow(_state: State) -> bool:
    """Stand in for ``follow`` where a move has no consequences beyond itself."""
    return False


@jit.rule
def never_open(_state: State, _seat: int) -> bool:
    """Stand in for ``is_open`` where there are secrets, or chance, to the end."""
    return False


def nothing_to_explain(_state: State, _what: str) -> list[Sentence]:
    """Stand in for ``explain`` where the table says it all."""
    return []


@jit.rule
def nothing_follows(_state: State) -> None:
    """Stand in for ``refresh`` where no field follows from others."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """Everything that the rest of the program knows about a game."""

    name: str
    title: str
    stage: Stage
    rules_version: int  # rises only when a recorded match could replay differently
    seats: tuple[int, ...]  # how many players can play it
    state: np.dtype[Any]  # the record; has fields ``dice`` and ``seats`` and one for each option
    moves: int  # moves are the ints from 0 to this, exclusive
    widest: int  # no position has more legal moves
    longest: int  # no game of one round has more decisions
    options: tuple[Option, ...] = ()
    samples: tuple[Options, ...] = ({},)  # option sets that tests and benchmarks go through
    plan: Mapping[str, float] = field(default_factory=dict)  # what suits a search of this game
    levels: Mapping[str, str] = field(default_factory=dict)  # who plays them, if not the usual ones
    folder: Path

    # The verbs: compiled rules over one record. See ``holdfast.core.verbs`` for their promises.
    setup: Callable[[State, int], None]
    to_move: Callable[[State], int]
    legal: Callable[[State, Any], int]
    apply: Callable[[State, int], None]
    score: Callable[[State, Any], None]
    hide: Callable[[State, int], None]
    redeal: Callable[[State, int, Any], None]
    appraise: Callable[[State, int], float]
    foresee: Callable[[State, int], float] | None = None  # as ``appraise`` if there is no better
    standing: Callable[[State, Any], None] | None = None  # as ``score`` if points alone decide
    begin: Callable[[State, int], None] | None = None  # as ``apply`` if nothing follows a move
    follow: Callable[[State], bool] = nothing_to_follow
    is_open: Callable[[State, int], bool] = never_open
    refuse: Callable[[State, int, Any], int] = no_code
    refresh: Callable[[State], None] = nothing_follows

    # Text and sentences: plain Python.
    write_move: Callable[[State, int], str]
    read_move: Callable[[State, str], list[int]]  # all moves that the text could mean
    write_state: Callable[[State], str]
    read_state: Callable[[State, str], None]  # fills a blank record; raises UnreadableState
    problems: Callable[[State], list[str]]  # what makes a position impossible; [] if nothing
    hide_move: Callable[[State, int, int], int]  # (state before, move, seat): as the log shows it
    why: Callable[[State, int], Sentence]  # why an unlisted move is refused; names the rule
    # (position before, move, positions on the way to the one after, seat)
    tell: Callable[[State, int, Sequence[State], int], list[Sentence]]
    wire: Wire  # the types of what leaves the game
    view: Callable[[State, int], Any]  # (hidden record, seat): what a seat sees, a ``wire.view``
    parts: Callable[[State, int], Any]  # (state before, move): what it does, a ``wire.move``
    # All moves that parts, or a ``wire.question``, could mean; none if there are no such things.
    read_parts: Callable[[State, Any], list[int]]
    draw: Callable[[State, int], str]  # the table in characters, as a seat sees it
    # (hidden record, what): how something stands; raises BadOption if there is no such thing
    explain: Callable[[State, str], list[Sentence]] = nothing_to_explain
    components: Callable[[State], Mapping[str, int]]  # counted pieces; the counts never change
    handouts: Mapping[str, Handout] = field(default_factory=dict)  # what its page can ask for

    words: Words = field(init=False)

    def __post_init__(self) -> None:
        """Bind the verbs to the record, and load the sentences."""
        taken = [name for name in self.state.names or () if hasattr(np.record, name)]
        if taken:
            # Compiled code would see the field, plain code NumPy's own attribute.
            raise ValueError(f"{self.name}: fields cannot be called {', '.join(taken)}")
        if self.begin is None:
            object.__setattr__(self, "begin", self.apply)
        if self.foresee is None:
            object.__setattr__(self, "foresee", self.appraise)
        if self.standing is None:
            object.__setattr__(self, "standing", self.score)
        jit.bind(self.state, self.name, {name: getattr(self, name) for name in verbs.NAMES})
        object.__setattr__(self, "words", Words(self.folder / "words"))

    def blank(self, players: int | None = None, options: Options | None = None) -> np.ndarray:
        """Return a batch of one record with seats and options filled in, ready for ``setup``."""
        players = self.seats[0] if players is None else players
        if players not in self.seats:
            raise BadOption(f"{self.name} is for {_or(self.seats)} players, not {players}")
        given = dict(options or {})
        cell = np.zeros(1, dtype=self.state)
        cell["seats"] = players
        for option in self.options:
            cell[option.name] = option.code(given.pop(option.name, option.default))
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            raise BadOption(f"{self.name} has no option {next(iter(given))!r}; it has {known}")
        return cell

    def read_options(self, state: State) -> dict[str, bool | int | str]:
        """Return the options that stand in a record."""
        return {option.name: option.value(int(state[option.name])) for option in self.options}

    def rules(self, language: str = "en") -> str:
        """Return the numbered rules as Markdown; raise ``BadOption`` if nobody has put them so."""
        books = self._rulebooks()
        if language not in books:
            known = ", ".join(books)
            raise BadOption(f"{self.name} has no rules in {language!r}; it has them in {known}")
        return books[language].read_text(encoding="utf-8")

    def _rulebooks(self) -> dict[str, Path]:
        """Return the files of the rules by language: ``RULES.md`` and, say, ``RULES.de.md``."""
        others = sorted(self.folder.glob("RULES.*.md"))
        return {"en": self.folder / "RULES.md"} | {path.name.split(".")[1]: path for path in others}


def _or(numbers: tuple[int, ...]) -> str:
    *most, last = [str(number) for number in numbers]
    return f"{', '.join(most)} or {last}" if most else last
