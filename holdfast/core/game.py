"""The contract: what a game is, as a value.

A game is facts and groups of functions: its rules, compiled over a record; its text, which people
read and write; the wire, by which pages and programs know it; its advice to a search; the lab, by
which programs that learn see it; the chronicle, which tells statistics what to count; and editing,
of what its editor is made.
Making a ``Game`` binds its compiled functions, the verbs, to the type of its record, so that every
kernel finds them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, Final

import numpy as np

from holdfast.core import jit, verbs
from holdfast.core.chronicle import Chronicle
from holdfast.core.dice import Dice, word
from holdfast.core.editing import Editing
from holdfast.core.errors import BadOption
from holdfast.core.lab import Lab
from holdfast.core.option import Option, Options
from holdfast.core.wire import Wire
from holdfast.core.words import Sentence, Words

State = Any
#: So much of a text that is not known is quoted.
_QUOTED: Final = 60


class Stage(Enum):
    """How far a game has come."""

    EXAMPLE = "example"  # for teaching and tests; not offered to players
    ALPHA = "alpha"
    BETA = "beta"
    STABLE = "stable"


@jit.rule
def nothing_to_follow(_state: State) -> bool:
    """Stand in for ``follow`` where a move has no consequences beyond itself."""
    return False


def make_advance(
    apply: Callable[[State, int], None], follow: Callable[[State], bool]
) -> Callable[[State, int], None]:
    """Return what makes a move of a game with all that follows from it.

    It calls the functions of the game themselves. Written once over the verbs, it made a search a
    tenth slower where a move has many consequences.
    """

    @jit.rule
    def advance(state: State, move: int) -> None:
        apply(state, move)
        while follow(state):
            pass

    return advance


@jit.rule
def roll_anew(state: State, dice: Dice) -> None:
    """Stand in for ``deal_anew`` where no cards lie in an order: what comes is rolled then."""
    state.dice[0] = word(dice)


@jit.rule
def never_open(_state: State, _seat: int) -> bool:
    """Stand in for ``is_open`` where there are secrets, or chance, to the end."""
    return False


@jit.rule
def keep_all(_state: State, _moves: Any, count: int, _thorough: bool) -> int:
    """Stand in for ``sift`` where every move may be worth a thought."""
    return count


def nothing_to_explain(_state: State, _what: str) -> list[Sentence]:
    """Stand in for ``explain`` where the table says it all."""
    return []


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules: the record, and compiled functions over it.

    What each function promises is written in ``holdfast.core.verbs``.
    """

    state: np.dtype[Any]  # the record; has fields ``dice`` and ``seats`` and one for each option
    moves: int  # moves are the ints from 0 to this, exclusive
    widest: int  # no position has more legal moves
    longest: int  # no game of one round has more decisions

    setup: Callable[[State, int], None]
    to_move: Callable[[State], int]
    legal: Callable[[State, Any], int]
    verdict: Callable[[State, int, Any], int]
    apply: Callable[[State, int], None]
    follow: Callable[[State], bool] = nothing_to_follow
    score: Callable[[State, Any], None]
    standing: Callable[[State, Any], None] | None = None  # as ``score`` if points alone decide
    hide: Callable[[State, int], None]
    redeal: Callable[[State, int, Any], None]
    deal_anew: Callable[[State, Any], None] = roll_anew

    components: Callable[[State], Mapping[str, int]]  # counted pieces; the counts never change

    def __post_init__(self) -> None:
        """Let the points decide, if nothing else is said."""
        if self.standing is None:
            object.__setattr__(self, "standing", self.score)


@dataclass(frozen=True, kw_only=True)
class Text:
    """Notation, sentences and drawings for people: plain Python."""

    write_move: Callable[[State, int], str]
    read_move: Callable[[State, str], list[int]]  # all moves that the text could mean
    write_state: Callable[[State], str]
    read_state: Callable[[State, str], None]  # fills a blank record; raises UnreadableState
    problems: Callable[[State], list[Sentence]]  # what makes a position impossible, if anything
    why: Callable[[State, int], Sentence]  # why a move is refused, by which rule
    # (position before, move, positions on the way to the one after, seat)
    tell: Callable[[State, int, Sequence[State], int], list[Sentence]]
    # (hidden record, what): how something stands; raises BadOption if there is no such thing
    explain: Callable[[State, str], list[Sentence]] = nothing_to_explain
    # By each kind of move, its rule; ``can-<kind>`` of ``howto`` says what one can do
    kinds: Mapping[str, str]
    draw: Callable[[State, int], str]  # the table in characters, as a seat sees it


@dataclass(frozen=True, kw_only=True)
class Advice:
    """What a search is told of a game: compiled functions, and what suits it."""

    appraise: Callable[[State, int], float]
    foresee: Callable[[State, int], float] | None = None  # as ``appraise`` if there is no better
    glance: Callable[[State, int], float] | None = None  # as ``appraise`` if beginners see as much
    sift: Callable[[State, Any, int, bool], int] = keep_all
    is_open: Callable[[State, int], bool] = never_open
    plan: Mapping[str, float] = field(default_factory=dict)  # what suits a search of this game
    levels: Mapping[str, str] = field(default_factory=dict)  # who plays them, if not the usual ones

    def __post_init__(self) -> None:
        """Let a search, and a beginner, see what everybody sees, if nothing else is said."""
        for look in ("foresee", "glance"):
            if getattr(self, look) is None:
                object.__setattr__(self, look, self.appraise)


@dataclass(frozen=True, kw_only=True, repr=False)
class Game:
    """Everything that the rest of the program knows about a game."""

    name: str
    title: str
    stage: Stage
    rules_version: int  # rises only when a recorded match could replay differently
    seats: tuple[int, ...]  # how many players can play it
    options: tuple[Option, ...] = ()
    samples: tuple[Options, ...] = ({},)  # option sets that tests and benchmarks go through
    folder: Path

    rules: Rules
    text: Text
    wire: Wire
    advice: Advice
    lab: Lab
    chronicle: Chronicle = field(default_factory=Chronicle)
    editing: Editing = field(default_factory=Editing)

    words: Words = field(init=False)
    positions: Words = field(init=False)  # what ``problems`` says

    def __post_init__(self) -> None:
        """Bind the verbs to the record, and load the sentences."""
        record = self.rules.state
        taken = [name for name in record.names or () if hasattr(np.record, name)]
        if taken:
            # Compiled code would see the field, plain code NumPy's own attribute.
            raise ValueError(f"{self.name}: fields cannot be called {', '.join(taken)}")
        jit.bind(record, self.name, self._verbs())
        object.__setattr__(self, "words", Words(self.folder / "words"))
        object.__setattr__(self, "positions", Words(self.folder / "positions"))

    def __repr__(self) -> str:
        """Say what it is called, for how many, and which options it has."""
        options = ", ".join(option.name for option in self.options) or "none"
        players = f"{_or(self.seats)} players"
        return f"<Game {self.name}: {self.title}, for {players}, options: {options}>"

    def _verbs(self) -> dict[str, Callable[..., Any]]:
        """Return what the verbs mean for this game."""
        advance = make_advance(self.rules.apply, self.rules.follow)
        given = {**vars(self.rules), **vars(self.advice), **vars(self.lab), "advance": advance}
        return {name: given[name] for name in verbs.NAMES}

    def blank(self, players: int | None = None, options: Options | None = None) -> np.ndarray:
        """Return a batch of one record with seats and options filled in, ready for ``setup``."""
        players = self.seats[0] if players is None else players
        if players not in self.seats:
            raise BadOption(f"{self.name} is for {_or(self.seats)} players, not {players}")
        given = dict(options or {})
        cell = np.zeros(1, dtype=self.rules.state)
        cell["seats"] = players
        for option in self.options:
            cell[option.name] = option.code(given.pop(option.name, option.default))
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            unknown = next(iter(given))[:_QUOTED]
            raise BadOption(f"{self.name} has no option {unknown!r}; it has {known}")
        return cell

    def read_options(self, state: State) -> dict[str, bool | int | str]:
        """Return the options that stand in a record."""
        return {option.name: option.value(int(state[option.name])) for option in self.options}

    def rulebook(self, language: str = "en") -> str:
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
