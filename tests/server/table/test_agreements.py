"""What needs consent, who gives up, who leaves, who comes back."""

from __future__ import annotations

import pytest

from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.decide import when_unanswered
from holdfast.server.table.refusals import Code
from tests.server.sitting import ANN, BOB, CYD, EVE, TRIO, Sitting, kinds


def test_a_pause_needs_everybody() -> None:
    sitting = Sitting(TRIO).seat_all()
    assert sitting.do(BOB, c.Ask, what="pause") == [ev.Asked("pause", 1)]
    assert sitting.refuse(CYD, c.Ask, what="pause") == Code.ALREADY_ASKED
    assert sitting.refuse(BOB, c.Answer, what="pause", yes=True) == Code.NOTHING_ASKED
    assert kinds(sitting.do(ANN, c.Answer, what="pause", yes=True)) == ["answered"]
    assert kinds(sitting.do(CYD, c.Answer, what="pause", yes=True)) == ["answered", "paused"]
    assert sitting.table.frame.paused
    assert sitting.table.turn is None
    assert not sitting.table.frame.wishes


def test_nobody_moves_in_a_pause_and_anybody_ends_it() -> None:
    sitting = Sitting().seat_all()
    mover = sitting.who()
    assert sitting.refuse(ANN, c.Resume) == Code.NOT_PAUSED
    sitting.do(ANN, c.Ask, what="pause")
    sitting.do(BOB, c.Answer, what="pause", yes=True)
    assert sitting.refuse(mover, c.Move, move=0) == Code.PAUSED
    assert sitting.refuse(ANN, c.Ask, what="pause") == Code.PAUSED
    assert sitting.refuse(EVE, c.Resume) == Code.NOT_SEATED
    assert sitting.do(BOB, c.Resume) == [ev.Resumed(1)]
    assert kinds(sitting.move()) == ["moved"]


def test_one_no_is_enough_and_who_asked_may_think_again() -> None:
    for who in (ANN, BOB):
        sitting = Sitting().seat_all()
        sitting.do(ANN, c.Ask, what="end")
        assert kinds(sitting.do(who, c.Answer, what="end", yes=False)) == ["answered"]
        assert sitting.table.frame.wishes == {}
        assert sitting.refuse(BOB, c.Answer, what="end", yes=True) == Code.NOTHING_ASKED


def test_a_match_is_ended_by_consent_without_a_winner() -> None:
    sitting = Sitting().seat_all()
    sitting.do(ANN, c.Ask, what="end")
    assert kinds(sitting.do(BOB, c.Answer, what="end", yes=True)) == ["answered", "ended"]
    result = sitting.table.frame.result
    assert result is not None
    assert (result.why, result.winners) == ("agreed", [])


def test_what_was_asked_is_forgotten_with_the_next_move() -> None:
    sitting = Sitting().seat_all()
    sitting.do(ANN, c.Ask, what="pause")
    sitting.move()
    assert sitting.refuse(BOB, c.Answer, what="pause", yes=True) == Code.NOTHING_ASKED


def test_who_is_alone_with_bots_asks_nobody() -> None:
    sitting = Sitting(("me", "bot"))
    assert kinds(sitting.do(ANN, c.Ask, what="pause")) == ["asked", "paused"]
    sitting.do(ANN, c.Resume)
    assert kinds(sitting.do(ANN, c.Ask, what="end")) == ["asked", "ended"]


def test_who_gives_up_against_one_other_has_lost() -> None:
    sitting = Sitting().seat_all()
    assert kinds(sitting.do(ANN, c.Resign)) == ["resigned", "ended"]
    result = sitting.table.frame.result
    assert result is not None
    assert (result.why, result.winners) == ("resigned", [1])


def test_who_gives_up_against_several_is_played_on_by_a_bot_and_cannot_win() -> None:
    sitting = Sitting(TRIO).seat_all()
    assert sitting.do(BOB, c.Resign) == [ev.Resigned(1)]
    assert sitting.table.frame.chairs[1].level == "journeyman"
    assert sitting.refuse(BOB, c.Resign) == Code.OVER
    assert sitting.refuse(BOB, c.Reclaim) == Code.SEAT_TAKEN
    sitting.finish()
    result = sitting.table.frame.result
    assert result is not None
    assert result.why == "played"
    assert 1 not in result.winners
    assert result.winners


def test_the_last_one_who_has_not_given_up_wins() -> None:
    sitting = Sitting(TRIO).seat_all()
    sitting.do(ANN, c.Resign)
    assert kinds(sitting.do(CYD, c.Resign)) == ["resigned", "ended"]
    result = sitting.table.frame.result
    assert result is not None
    assert result.winners == [1]


def test_who_gives_up_against_bots_ends_the_match() -> None:
    sitting = Sitting(("me", "bot", "bot"))
    assert kinds(sitting.do(ANN, c.Resign)) == ["resigned", "ended"]
    result = sitting.table.frame.result
    assert result is not None
    assert result.winners == [1, 2]


def test_at_one_screen_the_seat_on_turn_gives_up() -> None:
    sitting = Sitting(("me", "hot"))
    sitting.move("1-1")
    assert sitting.turn == 1
    assert sitting.do(ANN, c.Resign)[0] == ev.Resigned(1)


def test_who_leaves_is_played_by_a_bot_until_they_are_back() -> None:
    sitting = Sitting(stand_in="apprentice").seat_all()
    assert sitting.refuse(BOB, c.Reclaim) == Code.SEAT_TAKEN
    assert sitting.do(BOB, c.Leave) == [ev.Replaced(1, "apprentice")]
    assert sitting.do(BOB, c.Leave) == []
    assert sitting.table.frame.chairs[1].person == BOB
    assert sitting.table.people() == [ANN]
    assert sitting.refuse(EVE, c.Reclaim) == Code.NOT_SEATED
    assert sitting.do(BOB, c.Reclaim) == [ev.Reclaimed(1)]
    assert sitting.table.people() == [ANN, BOB]
    while sitting.turn != 1:
        sitting.move()
    assert kinds(sitting.do(BOB, c.Move, move=sitting.table.match.legal_ids[0])) == ["moved"]  # type: ignore[union-attr]


def test_when_the_last_person_leaves_the_match_rests() -> None:
    sitting = Sitting(("me", "bot"))
    assert sitting.do(ANN, c.Leave) == [ev.Paused()]
    assert sitting.do(ANN, c.Leave) == []


def test_only_the_seat_of_somebody_who_is_away_is_given_to_a_bot() -> None:
    sitting = Sitting(TRIO).seat_all()
    assert sitting.refuse(ANN, c.Fill, seat=1) == Code.NOT_AWAY
    assert sitting.refuse(EVE, c.Fill, seat=1, away=[1]) == Code.NOT_SEATED
    # As strong as the table says, whatever a rival would like.
    filled = sitting.do(CYD, c.Fill, seat=1, level="apprentice", away=[1])
    assert filled == [ev.Replaced(1, "journeyman")]
    assert sitting.refuse(CYD, c.Fill, seat=1, away=[1]) == Code.NOT_AWAY


def test_who_has_given_up_is_not_asked() -> None:
    sitting = Sitting(TRIO).seat_all()
    sitting.do(CYD, c.Resign)
    sitting.do(ANN, c.Ask, what="pause")
    assert sitting.refuse(CYD, c.Answer, what="pause", yes=False) == Code.NOTHING_ASKED
    assert kinds(sitting.do(BOB, c.Answer, what="pause", yes=True)) == ["answered", "paused"]


@pytest.mark.parametrize("what", ["undo", "pause", "end"])
def test_nobody_agrees_with_himself_while_a_bot_plays_for_another(what: str) -> None:
    sitting = Sitting().seat_all()
    mover, other = sitting.who(), next(p for p in (ANN, BOB) if p != sitting.who())
    sitting.move("1-1")
    sitting.do(other, c.Leave)
    assert kinds(sitting.do(mover, c.Ask, what=what)) == ["asked"]
    assert sitting.refuse(mover, c.Answer, what=what, yes=True) == Code.NOTHING_ASKED
    assert sitting.table.frame.status == "playing"
    # They need not even take the seat back in order to say no.
    assert kinds(sitting.do(other, c.Answer, what=what, yes=False)) == ["answered"]
    assert sitting.table.frame.wishes == {}


def test_at_one_screen_one_answer_is_that_of_both_seats() -> None:
    sitting = Sitting(("me", "hot", "open")).seat_all()
    sitting.do(ANN, c.Leave)
    sitting.do(BOB, c.Ask, what="end")
    assert sitting.table.missing("end") == [ANN]
    assert kinds(sitting.do(ANN, c.Answer, what="end", yes=True)) == ["answered", "ended"]


def test_a_wish_is_fulfilled_without_those_who_did_not_answer_and_the_log_says_so() -> None:
    sitting = Sitting(TRIO).seat_all()
    for person in (BOB, CYD):
        sitting.do(person, c.Leave)
    sitting.do(ANN, c.Ask, what="pause")
    events = when_unanswered(sitting.table, "pause")
    assert events == [ev.Unanswered("pause", 1), ev.Unanswered("pause", 2), ev.Paused()]
    sitting.happen(*events)
    assert sitting.table.frame.paused
    assert sitting.table.frame.wishes == {}


def test_what_was_asked_outlasts_the_move_of_a_bot() -> None:
    sitting = Sitting(("me", "open", "bot")).seat_all()
    while sitting.turn != 2:
        sitting.move()
    sitting.do(ANN, c.Ask, what="pause")
    sitting.move()
    assert kinds(sitting.do(BOB, c.Answer, what="pause", yes=True)) == ["answered", "paused"]
