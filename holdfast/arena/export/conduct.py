"""An export from beginning to end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from holdfast import __version__
from holdfast.arena.export.columns import DECISIONS, GAMES, OBSERVED, VERSION, Column
from holdfast.arena.export.rows import ENCODINGS, Block, Rows, encoding_of, make_rows
from holdfast.arena.export.tables import Sheet, check_table, open_table
from holdfast.arena.sources import Bad, Saved
from holdfast.arena.workers import map_in_order
from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.core.match import new_match
from holdfast.core.replay import write_replay
from holdfast.core.steps import Step, play_steps


@dataclass(frozen=True)
class Selection:
    """What is to be written: a table of games, one of decisions, or both."""

    games: Path | None = None
    decisions: Path | None = None
    observation: str | None = None  # compact or rich

    def check(self) -> None:
        """Refuse what cannot be written before anybody has waited for it."""
        if not self.games and not self.decisions:
            raise BadOption("nothing is to be written; give a file for --games or --decisions")
        if self.games == self.decisions:
            raise BadOption(f"both tables are to be in {self.games}; give each its own file")
        if self.observation not in (None, *ENCODINGS):
            known = " or ".join(ENCODINGS)
            raise BadOption(f"--observations is {self.observation!r}; it can be {known}")
        if self.observation and not self.decisions:
            raise BadOption("observations belong to decisions; give a file for --decisions")
        for path in filter(None, (self.games, self.decisions)):
            check_table(path)

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of the table of decisions."""
        return DECISIONS + OBSERVED if self.observation else DECISIONS


@dataclass
class Exported:
    """How much was written."""

    games: int = 0
    decisions: int = 0


def export(
    game: Game,
    found: Iterable[Saved],
    wanted: Selection,
    *,
    cores: int = 1,
    complain: Callable[[Bad], None],
    advance: Callable[[], None] = lambda: None,
) -> Exported:
    """Write matches of a game as tables; what cannot be read is complained of and left out.

    The rows are the same, in the same order, on any number of cores. ``advance`` is called after
    each match. If there is no match, nothing is written, and ``BadOption`` is raised.
    """
    done = Exported()
    make = partial(make_rows, observation=wanted.observation)
    with ExitStack() as stack:
        tables = [stack.enter_context(table) for table in _open(game, wanted)]
        for rows in map_in_order(make, found, cores):
            if isinstance(rows, Bad):
                complain(rows)
            else:
                _add(tables, wanted, rows, done.games)
                done.games += 1
                done.decisions += rows.count
            advance()
        if not done.games:
            raise BadOption(f"there is no match of {game.name} that can be read")
    return done


def export_steps(game: Game, wanted: Selection) -> Iterator[Step]:
    """Yield what has to be compiled before; with several cores it would happen on each."""
    yield from play_steps(game)
    match = new_match(game, seed=0)
    match.play(match.legal_ids[0])
    found = Saved("", write_replay(match), 0)
    yield "actions and observations", lambda: make_rows(found, wanted.observation)


def _open(game: Game, wanted: Selection) -> list[AbstractContextManager[Sheet]]:
    facts, size = _facts(game, wanted), 0
    if wanted.observation:
        size = encoding_of(game, wanted.observation).size
    places = ((wanted.games, GAMES), (wanted.decisions, wanted.columns))
    return [open_table(path, columns, size, facts) for path, columns in places if path]


def _facts(game: Game, wanted: Selection) -> dict[str, str]:
    """Return what stands in the head of a Parquet file."""
    facts = {
        "holdfast": __version__,
        "holdfast.version": str(VERSION),
        "holdfast.game": game.name,
        "holdfast.rules": str(game.rules_version),
        "holdfast.lab": str(game.lab.version),
    }
    return facts | ({"holdfast.observations": wanted.observation} if wanted.observation else {})


def _add(tables: list[Sheet], wanted: Selection, rows: Rows, number: int) -> None:
    blocks: list[Block] = []
    blocks += [{**rows.game, "match": [number]}] if wanted.games else []
    blocks += [{**rows.decisions, "match": [number] * rows.count}] if wanted.decisions else []
    for table, block in zip(tables, blocks, strict=True):
        table.add(block)
