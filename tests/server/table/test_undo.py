"""Taking back: inside one's turn, until something new was seen, and afterwards by consent."""

from __future__ import annotations

from typing import Any

import pytest

from holdfast.core.pledge import make_next_seed
from holdfast.server.live.thinkers import ask_hint
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.build import open_snapshot, open_table, take_snapshot
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table
from holdfast.server.view.show import show_replay, show_table
from tests.server.sitting import ANN, BOB, CYD, TRIO, Sitting, kinds


def free(sitting: Sitting, person: str) -> tuple[bool, bool]:
    undo = show_table(sitting.table, person).undo
    return undo.move, undo.turn


def record(table: Table) -> bytes:
    assert table.match is not None
    return bytes(table.match.state.tobytes())


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    sitting = Sitting().seat_all()
    assert sitting.refuse(ANN, c.Undo) == Code.NOTHING_TO_UNDO
    assert sitting.refuse(ANN, c.Ask, what="undo") == Code.NOTHING_TO_UNDO
    assert sitting.refuse("eve", c.Undo) == Code.NOT_SEATED


@pytest.mark.parametrize(
    ("game", "options"), [("schotten-totten", {"tactics": True}), ("fellowship", {})]
)
def test_inside_the_own_turn_a_move_is_taken_back_and_stays_in_the_log(
    game: str, options: dict[str, bool]
) -> None:
    sitting = Sitting(game=game, options=options).seat_all()
    mover, before = sitting.who(), record(sitting.table)
    sitting.move()
    assert sitting.who() == mover
    assert free(sitting, mover) == (True, False)
    assert kinds(sitting.do(mover, c.Undo)) == ["undone"]
    assert record(sitting.table) == before
    assert [type(entry.what) for entry in sitting.log[-2:]] == [ev.Moved, ev.Undone]


def test_a_token_that_was_drawn_is_not_put_back() -> None:
    sitting = Sitting().seat_all()
    mover = sitting.who()
    sitting.move("1-3")
    assert sitting.who() == mover
    assert free(sitting, mover) == (False, False)
    assert sitting.refuse(mover, c.Undo) == Code.NEEDS_CONSENT
    assert sitting.refuse(mover, c.Undo, turn=True) == Code.NEEDS_CONSENT


def test_in_schotten_totten_the_card_drawn_at_the_end_of_a_turn_ends_it() -> None:
    sitting = Sitting(game="schotten-totten", options={"tactics": True}).seat_all()
    mover = sitting.who()
    sitting.move()
    assert free(sitting, mover) == (True, False)
    sitting.move("draw clan")
    assert free(sitting, mover) == (False, False)
    assert sitting.refuse(mover, c.Undo) == Code.NEEDS_CONSENT


def test_a_whole_turn_is_restarted_at_once() -> None:
    sitting = Sitting(game="fellowship").seat_all()
    mover, before = sitting.who(), record(sitting.table)
    sitting.move()
    sitting.move()
    assert sitting.who() == mover
    assert free(sitting, mover) == (True, True)
    assert sitting.do(mover, c.Undo, turn=True) == [ev.Undone(sitting.turn, 0)]
    assert record(sitting.table) == before


def test_after_somebody_else_has_decided_all_must_agree() -> None:
    sitting = Sitting(TRIO).seat_all()
    mover, before = sitting.who(), record(sitting.table)
    sitting.move("1-1")
    assert sitting.refuse(mover, c.Undo) == Code.NEEDS_CONSENT
    sitting.do(mover, c.Ask, what="undo")
    first, second = (person for person in (ANN, BOB, CYD) if person != mover)
    assert kinds(sitting.do(first, c.Answer, what="undo", yes=True)) == ["answered"]
    agreed = sitting.do(second, c.Answer, what="undo", yes=True)
    assert kinds(agreed) == ["answered", "undone"]
    assert agreed[1].consent
    assert record(sitting.table) == before
    assert sitting.who() == mover


def test_by_consent_moves_of_others_after_ones_own_go_too() -> None:
    sitting = Sitting(TRIO).seat_all()
    mover, before = sitting.who(), record(sitting.table)
    sitting.move("1-1")
    sitting.move("2-1")
    sitting.do(mover, c.Ask, what="undo")
    for person in (ANN, BOB, CYD):
        if person != mover:
            sitting.do(person, c.Answer, what="undo", yes=True)
    assert record(sitting.table) == before


@pytest.mark.parametrize("seats", [("me", "bot"), ("me", "hot"), ("me", "hot", "bot")])
def test_without_other_people_everything_is_taken_back_freely(seats: tuple[str, ...]) -> None:
    sitting = Sitting(seats)
    before = record(sitting.table)
    for _ in range(4):
        sitting.move()
    while free(sitting, ANN)[0]:
        sitting.do(ANN, c.Undo)
    assert sitting.turn in sitting.table.seats_of(ANN)
    if sitting.table.match and not sitting.table.match.moves:
        assert record(sitting.table) == before
    assert sitting.refuse(ANN, c.Undo) == Code.NOTHING_TO_UNDO


def test_somebody_who_is_away_for_a_while_still_has_to_agree() -> None:
    sitting = Sitting().seat_all()
    other = next(person for person in (ANN, BOB) if person != sitting.who())
    mover = sitting.who()
    sitting.do(other, c.Leave)
    sitting.move("1-1")
    assert free(sitting, mover) == (False, False)
    assert sitting.refuse(mover, c.Undo) == Code.NEEDS_CONSENT
    assert kinds(sitting.do(mover, c.Ask, what="undo")) == ["asked"]
    assert kinds(sitting.do(other, c.Reclaim)) == ["reclaimed"]
    assert kinds(sitting.do(other, c.Answer, what="undo", yes=True)) == ["answered", "undone"]


def test_nobody_takes_back_what_a_bot_has_played_for_them() -> None:
    sitting = Sitting(game="fellowship").seat_all()
    mover = sitting.who()
    sitting.do(mover, c.Leave)
    sitting.move()
    assert sitting.who() == mover
    assert free(sitting, mover) == (False, False)
    assert sitting.refuse(mover, c.Undo) == Code.NEEDS_CONSENT


def test_hints_are_for_those_without_other_people() -> None:
    alone, pair, left = Sitting(("me", "bot")), Sitting().seat_all(), Sitting().seat_all()
    while alone.turn != 0:
        alone.move()
    ask_hint(alone.table, ANN, warm=True)
    left.do(BOB, c.Leave)
    for sitting, person in ((pair, ANN), (left, ANN), (alone, "eve")):
        with pytest.raises(Refused) as refused:
            ask_hint(sitting.table, person, warm=True)
        assert refused.value.code == Code.HINTS_OFF
    alone.move("1-1")
    with pytest.raises(Refused) as refused:
        ask_hint(alone.table, ANN, warm=True)
    assert refused.value.code == Code.NOT_YOUR_TURN


def take_back(sitting: Sitting, what: str) -> list[Any]:
    """Let the last mover ask for it, and the other agree."""
    assert sitting.table.match is not None
    seat = sitting.table.match.mover_at(len(sitting.table.match.moves) - 1)
    mover = (ANN, BOB)[seat]
    sitting.do(mover, c.Ask, what=what)
    assert sitting.refuse(mover, c.Ask, what="undo") == Code.ALREADY_ASKED
    return sitting.do(ANN if mover == BOB else BOB, c.Answer, what=what, yes=True)


def test_by_consent_the_same_card_comes_again_or_another() -> None:
    sitting = Sitting(game="schotten-totten").seat_all()
    mover = sitting.who()
    assert not show_table(sitting.table, mover).undo.same
    before = record(sitting.table)
    move = sitting.move()
    drawn = record(sitting.table)
    assert show_table(sitting.table, mover).undo.same
    assert take_back(sitting, "undo")[-1].anew is None
    assert record(sitting.table) == before
    sitting.move()
    assert record(sitting.table) == drawn
    hands = set()
    for number in range(1, 6):
        undone = take_back(sitting, "undo-anew")[-1]
        assert (undone.consent, undone.anew) == (True, number)
        assert show_table(sitting.table, mover).proof is None
        sitting.move()
        assert sitting.table.match is not None
        hands.add(sitting.table.match.state["hand"].tobytes())
    assert len(hands) > 1, move
    # The log gives the same table again; the proof has every seed, and the replay fits it.
    again = open_table(sitting.table.id, sitting.table.game, sitting.table.secret, sitting.log)
    assert record(again) == record(sitting.table)
    body = take_snapshot(sitting.table)
    kept = open_snapshot(sitting.table.id, sitting.table.game, sitting.table.secret, body)
    assert kept.match is not None and sitting.table.match is not None
    assert kept.match.anew == sitting.table.match.anew
    assert kept.match.replay() == sitting.table.match.replay()
    sitting.do(ANN, c.Resign)
    proof = show_table(sitting.table, BOB).proof
    assert proof is not None
    seeds = [make_next_seed(int(proof.seed), proof.salt, number) for number in range(1, 6)]
    assert proof.anew == [str(seed) for seed in seeds]
    assert f"anew {seeds[-1]}" in show_replay(sitting.table).splitlines()
