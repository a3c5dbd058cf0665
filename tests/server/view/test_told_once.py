"""Everybody at a table is told of a move from the one time that it was made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from holdfast.core import kernels
from holdfast.core.seats import SPECTATOR
from holdfast.games import registry
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.build import open_snapshot, take_snapshot
from holdfast.server.table.table import Table
from holdfast.server.view.show import show_moment, show_story, show_table
from tests.core.slow_telling import slow_entry
from tests.server.sitting import ANN, BOB, CYD, TRIO, Sitting

READERS = (ANN, BOB, CYD, None)
MOVES = 6


def seats_for(game: str) -> tuple[str, ...]:
    return TRIO if game != "schotten-totten" else TRIO[:2]


def calls_of(name: str, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets the size of each batch which the kernel is called for."""
    sizes: list[int] = []
    kernel: Callable[..., Any] = getattr(kernels, name)

    def counted(states: Any, *rest: Any) -> Any:
        sizes.append(len(states))
        return kernel(states, *rest)

    monkeypatch.setattr(kernels, name, counted)
    return sizes


def slow_story(table: Table, person: str | None) -> list[dict[str, Any]]:
    """Return what a person reads of all moves, each made again for them."""
    seats = table.seats_of(person)
    eyes = seats[0] if len(seats) == 1 else SPECTATOR
    moves = [entry for entry in table.log if isinstance(entry.what, ev.Moved)]
    mades = [table.made[entry.seq].made for entry in moves if entry.seq in table.made]
    return [slow_entry(table.game, made.before, made.move, eyes) for made in mades]


def fast_story(table: Table, person: str | None) -> list[dict[str, Any]]:
    shown = [msgspec.to_builtins(line) for line in show_story(table, person, 0)]
    return [
        {key: line[key] for key in ("seat", "text", "parts", "told")}
        for line in shown
        if "text" in line
    ]


@pytest.mark.parametrize("game", registry.names())
def test_no_reader_costs_a_step(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(seats_for(game), game=game).seat_all()
    sizes = calls_of("step_each", monkeypatch)
    for number in range(1, MOVES + 1):
        sitting.move()
        for person in READERS:
            show_story(sitting.table, person, 0)
            show_table(sitting.table, person)
            show_moment(sitting.table, person, 0, None)
        # Larger batches are the worlds in which a move would have been no news.
        assert sizes.count(1) == number


@pytest.mark.parametrize("game", registry.names())
def test_whether_a_move_was_news_is_asked_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(seats_for(game), game=game).seat_all()
    sizes = calls_of("redeal_each", monkeypatch)
    for _ in range(MOVES):
        sitting.move()
        for _ in range(3):
            for person in READERS:
                show_table(sitting.table, person)
    assert sum(sizes) <= MOVES * 24


@pytest.mark.parametrize("game", registry.names())
def test_everybody_reads_what_playing_again_would_tell(game: str) -> None:
    sitting = Sitting(seats_for(game), game=game).seat_all()
    for _ in range(MOVES):
        sitting.move()
    for person in READERS:
        assert fast_story(sitting.table, person) == slow_story(sitting.table, person)
        assert fast_story(sitting.reopened(), person) == fast_story(sitting.table, person)


def test_a_move_that_was_taken_back_is_still_told() -> None:
    sitting = Sitting(game="fellowship").seat_all()
    mover = sitting.who()
    sitting.move()
    told = {person: fast_story(sitting.table, person) for person in READERS}
    sitting.do(mover, c.Undo)
    assert {person: fast_story(sitting.table, person) for person in READERS} == told
    assert sitting.table.match is not None
    sitting.move(sitting.table.match.legal_ids[-1])
    for person in READERS:
        assert fast_story(sitting.table, person)[:1] == told[person]
        assert fast_story(sitting.table, person) == slow_story(sitting.table, person)


@pytest.mark.parametrize("game", registry.names())
def test_a_table_from_a_snapshot_plays_only_the_new_moves(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(seats_for(game), game=game).seat_all()
    for _ in range(MOVES):
        sitting.move()
    sitting.table = open_snapshot("t1", sitting.game, sitting.secret, take_snapshot(sitting.table))
    since = sitting.table.frame.version
    sizes = calls_of("step_each", monkeypatch)
    sitting.move()
    new = {person: show_story(sitting.table, person, since) for person in READERS}
    assert sizes == [1]
    for person in READERS:
        told = msgspec.to_builtins(new[person][0])["told"]
        assert told == slow_story(sitting.table, person)[0]["told"]
