"""What each command leads to, and when it is refused."""

from __future__ import annotations

import msgspec
import pytest

from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.refusals import Code
from holdfast.server.table.setup import Setup, check_setup
from tests.server.sitting import ANN, BOB, CYD, EVE, TRIO, Sitting, kinds, places


def test_the_match_starts_with_the_last_free_seat() -> None:
    sitting = Sitting(TRIO)
    assert kinds(sitting.do(BOB, c.Sit, seat=2)) == ["sat"]
    assert sitting.table.match is None
    assert kinds(sitting.do(CYD, c.Sit, seat=1)) == ["sat", "started"]
    assert sitting.table.frame.status == "playing"
    assert [chair.name for chair in sitting.table.frame.chairs] == ["Ann", "Cyd", "Bob"]


def test_who_changes_seats_gets_up_first_and_does_not_start_the_match() -> None:
    sitting = Sitting()
    assert kinds(sitting.do(ANN, c.Sit, seat=1)) == ["rose", "sat"]
    assert [chair.person for chair in sitting.table.frame.chairs] == [None, ANN]


def test_a_taken_seat_stays_taken() -> None:
    assert Sitting().refuse(BOB, c.Sit, seat=0) == Code.SEAT_TAKEN


def test_there_is_no_third_seat_at_a_table_for_two() -> None:
    sitting = Sitting()
    for kind in (c.Sit, c.Fill, c.Empty):
        assert sitting.refuse(ANN, kind, seat=2) == Code.UNKNOWN_SEAT


def test_a_kept_seat_needs_its_own_link() -> None:
    sitting = Sitting(("me", "invited", "invited"))
    first, second = sitting.table.invite(1), sitting.table.invite(2)
    assert first != second
    for wrong in ("", second, first[:-1], first + "0", "é"):
        assert sitting.refuse(BOB, c.Sit, seat=1, invite=wrong) == Code.NOT_INVITED
    assert kinds(sitting.do(BOB, c.Sit, seat=1, invite=first)) == ["sat"]


def test_a_seat_kept_for_somebody_needs_no_link_from_them() -> None:
    over = Sitting().seat_all().finish()
    again = Sitting()
    again.log = [ev.Entry(1, again.now, ANN, over.again(ANN))]
    again.table = again.reopened()
    kept = next(i for i, chair in enumerate(again.table.frame.chairs) if chair.person == BOB)
    assert again.refuse(EVE, c.Sit, seat=kept) == Code.NOT_INVITED
    assert kinds(again.do(BOB, c.Sit, seat=kept)) == ["sat", "started"]


def test_who_leaves_before_the_start_makes_the_seat_free() -> None:
    sitting = Sitting(("me", "invited", "open"))
    sitting.do(BOB, c.Sit, seat=1, invite=sitting.table.invite(1))
    assert sitting.do(BOB, c.Leave) == [ev.Rose(1, "Bob")]
    assert sitting.table.frame.chairs[1].who == "invited"
    assert sitting.do(ANN, c.Leave) == [ev.Rose(0, "Ann")]
    assert sitting.table.frame.chairs[0].who == "open"
    assert sitting.refuse(BOB, c.Leave) == Code.NOT_SEATED


def test_the_host_fills_and_empties_seats_before_the_start() -> None:
    sitting = Sitting(TRIO)
    assert sitting.refuse(BOB, c.Fill, seat=1) == Code.NOT_HOST
    assert sitting.do(ANN, c.Fill, seat=1, level="master") == [ev.Filled(1, "master")]
    assert sitting.refuse(ANN, c.Fill, seat=1) == Code.SEAT_TAKEN
    assert sitting.refuse(BOB, c.Empty, seat=1) == Code.NOT_HOST
    assert sitting.do(ANN, c.Empty, seat=1) == [ev.Rose(1)]
    assert sitting.do(ANN, c.Empty, seat=1) == []
    sitting.do(ANN, c.Fill, seat=2)
    assert kinds(sitting.do(ANN, c.Fill, seat=1)) == ["filled", "started"]
    assert sitting.refuse(ANN, c.Empty, seat=1) == Code.ALREADY_STARTED


@pytest.mark.parametrize("who", ["open", "invited"])
def test_who_was_put_out_stays_out_and_the_link_is_a_new_one(who: str) -> None:
    sitting = Sitting(("me", who, "open"))
    link = sitting.table.invite(1)
    sitting.do(BOB, c.Sit, seat=1, invite=link)
    assert sitting.do(ANN, c.Empty, seat=1) == [ev.PutOut(1, BOB, "Bob")]
    assert sitting.table.invite(1) != link
    for seat in (1, 2):
        assert sitting.refuse(BOB, c.Sit, seat=seat, invite=sitting.table.invite(1)) == Code.PUT_OUT
    if who == "invited":
        assert sitting.refuse(CYD, c.Sit, seat=1, invite=link) == Code.NOT_INVITED
    sitting.do(CYD, c.Sit, seat=1, invite=sitting.table.invite(1))
    # Hosts do not put out themselves.
    assert sitting.do(ANN, c.Empty, seat=0) == [ev.Rose(0, "Ann")]
    sitting.do(ANN, c.Sit, seat=0)


def test_who_leaves_may_come_back_with_the_same_link() -> None:
    sitting = Sitting(("me", "invited", "open"))
    link = sitting.table.invite(1)
    sitting.do(BOB, c.Sit, seat=1, invite=link)
    sitting.do(BOB, c.Leave)
    assert kinds(sitting.do(BOB, c.Sit, seat=1, invite=link)) == ["sat"]


@pytest.mark.parametrize(
    ("seats", "public", "listed"),
    [
        (("me", "open"), None, True),
        (("me", "invited"), None, False),
        (("me", "bot"), None, False),
        (("me", "invited", "open"), None, True),
        (("me", "open"), False, False),
        (("me", "invited"), True, True),
    ],
)
def test_a_table_is_listed_if_a_seat_is_open_to_anybody_unless_it_was_said(
    seats: tuple[str, ...], public: bool | None, listed: bool
) -> None:
    assert Sitting(seats, public=public).table.listed == listed


def test_the_host_closes_a_table_before_the_start() -> None:
    sitting = Sitting()
    assert sitting.refuse(BOB, c.Close) == Code.NOT_HOST
    assert sitting.do(ANN, c.Close) == [ev.Closed()]
    assert sitting.table.frame.status == "closed"
    for kind in (c.Sit, c.Say, c.Close, c.Move):
        assert sitting.refuse(ANN, kind) == Code.OVER
    assert Sitting().seat_all().refuse(ANN, c.Close) == Code.ALREADY_STARTED


def test_nothing_of_a_match_can_be_done_before_it_and_after_it() -> None:
    before, after = Sitting(), Sitting().seat_all().finish()
    for kind in (c.Move, c.Undo, c.Ask, c.Answer, c.Resume, c.Resign, c.Reclaim):
        assert before.refuse(ANN, kind) == Code.NOT_STARTED
        assert after.refuse(ANN, kind) == Code.OVER
    assert after.refuse(EVE, c.Sit) == Code.ALREADY_STARTED
    assert after.refuse(ANN, c.Leave) == Code.OVER
    assert after.refuse(ANN, c.Fill) == Code.OVER


def test_moves_are_made_by_number_and_by_notation() -> None:
    sitting = Sitting().seat_all()
    mover, match = sitting.who(), sitting.table.match
    assert match is not None
    number, text = match.legal_ids[3], match.legal_moves[3]
    by_text = sitting.decide(mover, c.Move("c", sitting.table.frame.version, text))
    assert by_text == [ev.Moved(sitting.turn, number, text)]
    assert sitting.do(mover, c.Move, move=number) == by_text


def test_a_move_that_may_not_be_made_is_refused_with_its_reason() -> None:
    sitting = Sitting().seat_all()
    mover = sitting.who()
    assert sitting.refuse(mover, c.Move, move="hello") == Code.UNREADABLE_MOVE
    assert sitting.refuse(mover, c.Move, move=10**6) == Code.UNREADABLE_MOVE
    assert sitting.refuse(mover, c.Move, move="1-5") == Code.ILLEGAL_MOVE
    assert sitting.refuse(mover, c.Move, move="-1") == Code.AMBIGUOUS_MOVE


def test_only_the_seat_on_turn_moves() -> None:
    sitting = Sitting().seat_all()
    other = next(person for person in (ANN, BOB) if person != sitting.who())
    assert sitting.refuse(other, c.Move, move=0) == Code.NOT_YOUR_TURN
    assert sitting.refuse(EVE, c.Move, move=0) == Code.NOT_SEATED


def test_nobody_moves_for_the_bot_that_plays_their_seat() -> None:
    sitting = Sitting().seat_all()
    mover = sitting.who()
    sitting.do(mover, c.Leave)
    assert sitting.refuse(mover, c.Move, move=0) == Code.NOT_YOUR_TURN


def test_a_command_about_a_position_that_has_gone_is_stale() -> None:
    sitting = Sitting().seat_all()
    seen = sitting.table.frame.version
    sitting.move()
    for kind in (c.Move, c.Undo, c.Answer):
        assert sitting.refuse(sitting.who(), kind, v=seen) == Code.STALE
    assert kinds(sitting.do(ANN, c.Ask, what="pause", v=seen)) == ["asked"]


def test_talk_makes_no_move_stale() -> None:
    sitting = Sitting().seat_all()
    seen = sitting.table.frame.version
    sitting.do(BOB, c.Say, text="well")
    assert kinds(sitting.do(sitting.who(), c.Move, move="1-1", v=seen)) == ["moved"]


def test_what_is_said_is_one_line_and_only_of_those_who_sit() -> None:
    sitting = Sitting().seat_all()
    assert sitting.do(BOB, c.Say, text="  good \n luck ") == [ev.Said("Bob", "good luck", 1)]
    assert sitting.refuse(BOB, c.Say, text=" \n ") == Code.BAD_MESSAGE
    assert sitting.refuse(EVE, c.Say, text="hello") == Code.NOT_SEATED
    assert kinds(sitting.finish().do(ANN, c.Say, text="well played")) == ["said"]


def test_where_the_chat_is_off_nobody_talks() -> None:
    assert Sitting(chat=False).seat_all().refuse(ANN, c.Say, text="hello") == Code.CHAT_OFF


def test_a_match_of_other_rules_is_only_read() -> None:
    sitting = Sitting().seat_all()
    created = sitting.table.frame.created
    sitting.table.frame.created = msgspec.structs.replace(created, rules=created.rules + 1)
    assert sitting.refuse(ANN, c.Move) == Code.OLD_RULES
    assert sitting.refuse(ANN, c.Leave) == Code.OLD_RULES


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (("me",) * 2, {}),
        (("me", "open", "open", "open"), {}),
        (("me", "open"), {"colour": "red"}),
        (("me", "open"), {"misere": 3}),
    ],
)
def test_a_table_that_the_game_does_not_take_is_not_set_up(
    seats: tuple[str, ...], options: dict[str, int | str]
) -> None:
    sitting = Sitting()
    with pytest.raises(Exception) as refused:
        check_setup(sitting.game, Setup("nim", places(*seats), {**options}))
    assert getattr(refused.value, "code", None) == Code.BAD_OPTION


def test_every_command_has_somebody_who_decides_it() -> None:
    sitting = Sitting().seat_all()
    for kind in c.AnyCommand.__args__:
        if kind is not c.Rematch:  # it makes another table, which is not decided here
            decided = _decides(sitting, kind)
            assert decided, kind


def _decides(sitting: Sitting, kind: type[c.Command]) -> bool:
    try:
        sitting.decide(ANN, kind("c", sitting.table.frame.version))
    except Exception as mistake:
        return isinstance(getattr(mistake, "code", None), Code)
    return True
