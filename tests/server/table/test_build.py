"""A table read back from its log, or from a snapshot and what came after, is the same table."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from holdfast.server.live.stored import read_entry, write_entry
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.build import layout, open_snapshot, take_snapshot
from holdfast.server.table.decide import when_over, when_unanswered
from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import SECOND, Live, Slow
from holdfast.server.table.table import Table
from holdfast.server.view.show import show_story, show_table
from holdfast.testing.amount import amount, first_seed
from tests.server.sitting import ANN, BOB, CYD, EVE, Sitting

SEATS = [
    ("me", "open"),
    ("me", "bot"),
    ("me", "hot"),
    ("me", "open", "invited"),
    ("me", "bot", "open"),
    ("open", "hot", "me"),
]
CLOCKS = [None, Live(bank=60, increment=5, delay=3), Slow(days=1)]
SITTINGS, STEPS = amount(quick=10, full=30), 40
ENOUGH = 50  # sittings, in which everything happens that can
WISHES: tuple[c.Wishable, ...] = ("undo", "pause", "end")
PEOPLE = (ANN, BOB, CYD, EVE)


def describe(table: Table) -> dict[str, Any]:
    """Return all that there is to a table but its past."""
    match = table.match
    return {
        "frame": msgspec.json.encode(table.frame),
        "record": match.state.tobytes() if match else None,
        "moves": match.moves if match else None,
        "seen": msgspec.json.encode(show_table(table, PEOPLE[table.frame.version % 3])),
    }


def stories(table: Table, since: int) -> list[bytes]:
    return [msgspec.json.encode(show_story(table, person, since)) for person in (*PEOPLE, None)]


def command(sitting: Sitting, choice: random.Random) -> c.Command:
    """Return some command, more often than not one that makes sense."""
    table = sitting.table
    version = table.frame.version - choice.choice((0, 0, 0, 0, 1))
    seat = choice.randrange(len(table.frame.chairs))
    what: c.Wishable = choice.choice(WISHES)
    moves = table.match.legal_ids if table.match else [0]
    usual: list[c.Command] = [c.Move("c", version, choice.choice(moves))] * 2 if moves else []
    usual += [c.Answer("c", version, "pause", True)] * (9 if "pause" in table.frame.wishes else 0)
    return choice.choice(
        [
            *usual,
            c.Sit("c", version, seat, table.invite(seat)),
            c.Leave("c", version),
            c.Fill("c", version, seat, "apprentice"),
            c.Empty("c", version, seat),
            c.Free("c", version, seat),
            c.Decline("c", version),
            c.Undo("c", version, choice.random() < 0.5),
            c.Ask("c", version, what),
            c.Answer("c", version, what, choice.random() < 0.7),
            c.Resume("c", version),
            c.Resume("c", version),
            c.Resign("c", version),
            c.Reclaim("c", version),
            c.Say("c", version, "hello"),
        ]
    )


def begin(choice: random.Random) -> Sitting:
    """Set up some table, at which the match may have begun."""
    clock, seed = choice.choice(CLOCKS), choice.getrandbits(64)
    sitting = Sitting(choice.choice(SEATS), seed=seed, clock=clock)
    if choice.random() < 0.2:
        over = Sitting(("me", "invited", "invited"), seed=seed).seat_all().finish()
        sitting = over.begin_again(ANN)
    return sitting.seat_all() if choice.random() < 0.7 else sitting


def step(sitting: Sitting, choice: random.Random) -> None:
    """Let something happen, or something be refused."""
    sitting.now += choice.choice((0, 1, 5 * SECOND))
    table = sitting.table
    if table.deadline is not None and choice.random() < 0.05:
        sitting.now = max(sitting.now, table.deadline)
        seat = sitting.turn
        sitting.happen(ev.Flagged(seat), *when_over(table, seat, "time"))
    elif choice.random() < 0.03:
        sitting.happen(ev.Outage(choice.randrange(SECOND)))
    elif can_be_unanswered(table) and choice.random() < 0.5:
        sitting.happen(*when_unanswered(table, next(iter(table.frame.wishes))))
    elif table.bot_to_move and choice.random() < 0.8:
        sitting.move()
    else:
        who = choice.choice((ANN, BOB, CYD, EVE, *table.people()))
        if table.turn is not None and choice.random() < 0.3:
            who = table.frame.chairs[table.turn].person or who
        try:
            found = sitting.decide(who, command(sitting, choice), away=[0, 1, 2])
        except Refused:
            return
        sitting.happen(*found, person=who)


def can_be_unanswered(table: Table) -> bool:
    """Tell whether a bot stands in for all who have not agreed to the first wish."""
    first = next(iter(table.frame.wishes), None)
    return first is not None and set(table.missing(first)).isdisjoint(table.people())


@pytest.mark.parametrize("seed", range(first_seed(), first_seed() + SITTINGS))
def test_at_every_point_the_table_in_memory_is_the_one_that_would_be_read(seed: int) -> None:
    choice = random.Random(seed)
    sitting = begin(choice)
    kept = take_snapshot(sitting.table), sitting.table.frame.version
    for _ in range(STEPS):
        step(sitting, choice)
        there = describe(sitting.table)
        whole = sitting.reopened()
        assert describe(whole) == there
        assert stories(whole, 0) == stories(sitting.table, 0)
        body, version = kept
        late = open_snapshot("t1", sitting.game, sitting.secret, body)
        for entry in sitting.log[version:]:
            late.apply(entry)
        assert late.log_after == version
        assert describe(late) == there
        assert stories(late, version) == stories(sitting.table, version)
        if choice.random() < 0.15:
            kept = take_snapshot(sitting.table), sitting.table.frame.version


def test_random_commands_reach_every_event() -> None:
    seen: set[type[ev.Event]] = set()
    for seed in range(ENOUGH):
        choice = random.Random(seed)
        sitting = begin(choice)
        for _ in range(STEPS):
            step(sitting, choice)
        seen |= {type(entry.what) for entry in sitting.log}
    rare = {ev.Rematched, ev.Closed}  # of which there is nothing more to read
    assert seen | rare == set(ev.AnyEvent.__args__)


@pytest.mark.parametrize("seed", range(first_seed(), first_seed() + 5))
def test_what_the_store_gives_back_is_what_happened(seed: int) -> None:
    choice = random.Random(seed)
    sitting = begin(choice)
    for _ in range(STEPS):
        step(sitting, choice)
    sitting.happen(ev.Rematched("t2"), ev.Closed())
    for entry in sitting.log:
        event = write_entry(entry, "c1")
        text = msgspec.json.decode(msgspec.json.encode(event.body))
        assert read_entry(event) == entry
        assert ev.unpack(event.kind, text) == entry.what


def test_a_snapshot_of_another_shape_is_known_by_its_layout() -> None:
    nim, cards = Sitting(), Sitting(game="schotten-totten")
    assert layout(nim.game) == layout(Sitting().game)
    assert layout(nim.game) != layout(cards.game)


def test_a_snapshot_holds_no_seed_and_no_salt() -> None:
    sitting = Sitting(seed=2**64 - 59).seat_all()
    table = open_snapshot("t1", sitting.game, sitting.secret, take_snapshot(sitting.table))
    text = msgspec.json.encode(table.frame)
    assert str(sitting.secret.seed).encode() not in text
    assert sitting.secret.salt.encode() not in text
