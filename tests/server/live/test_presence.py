"""Who is connected, and what that means at a table."""

from __future__ import annotations

from holdfast.server.live.presence import USUAL_GRACE, Presence
from holdfast.server.table.setup import SECOND, Slow
from tests.server.sitting import ANN, BOB, START, Sitting


def test_somebody_is_here_from_the_first_connection_to_the_end_of_the_last() -> None:
    presence = Presence(START)
    assert (presence.is_here(ANN), presence.away_since(ANN)) == (False, START)
    assert (presence.come(ANN), presence.come(ANN)) == (True, False)
    assert (presence.is_here(ANN), presence.away_since(ANN)) == (True, None)
    assert (presence.go(ANN, START + 1), presence.go(ANN, START + 2)) == (False, True)
    assert (presence.is_here(ANN), presence.away_since(ANN)) == (False, START + 2)
    assert not presence.is_here(None)


def test_seats_are_here_at_once_and_away_after_a_while() -> None:
    table, presence = Sitting().seat_all().table, Presence(START)
    for person in (ANN, BOB):
        presence.come(person)
    assert presence.seats_here(table) == [0, 1]
    presence.go(BOB, START)
    assert presence.seats_here(table) == [0]
    end = START + (table.frame.setup.grace or USUAL_GRACE) * SECOND
    assert presence.seats_away(table, end - 1) == frozenset()
    assert presence.seats_away(table, end) == frozenset({1})


def test_a_bot_takes_over_from_whoever_is_away_on_their_turn() -> None:
    table, presence = Sitting().seat_all().table, Presence(START)
    assert table.turn is not None
    mover = table.frame.chairs[table.turn].person
    assert mover is not None
    presence.come(mover)
    assert presence.replaced_at(table) is None
    presence.go(mover, table.frame.updated + 1)
    assert table.frame.setup.grace is not None
    later = table.frame.updated + 1 + table.frame.setup.grace * SECOND
    assert presence.replaced_at(table) == later


def test_nobody_is_replaced_in_a_match_that_takes_days() -> None:
    assert Presence(START).replaced_at(Sitting(clock=Slow()).seat_all().table) is None
