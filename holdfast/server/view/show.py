"""What somebody is shown of a table. The one way out: pages, bots, spectators and replays use it.

Everything depends on the eyes (a seat, or ``SPECTATOR``) and on what those eyes may see, and on
nothing else: two tables that differ only in what a seat cannot know are shown to it alike, byte for
byte.
"""

from __future__ import annotations

import msgspec
import numpy as np

from holdfast.core import kernels
from holdfast.core.made import tell
from holdfast.core.match import Match, shown_scores
from holdfast.core.replay import write_names, write_replay
from holdfast.core.seats import SPECTATOR, write_seat
from holdfast.server import messages as m
from holdfast.server.table import events as ev
from holdfast.server.table.decide import check_rules
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Chair, Table
from holdfast.server.table.undo import can_undo, draws_again

OPEN = "open"


def may_see(table: Table, person: str | None) -> bool:
    """Tell whether a person may look at a table now."""
    if table.frame.status != "playing" or table.frame.setup.watchers:
        return True
    return bool(table.seats_of(person)) or person == table.frame.created.host


def eyes_of(table: Table, person: str | None) -> int:
    """Return with whose eyes a person sees.

    At one screen with others: with those of the seat that decides now, and with nobody's while
    none of theirs does.
    """
    seats = table.seats_of(person)
    if len(seats) == 1:
        return seats[0]
    return table.turn if table.turn is not None and table.turn in seats else SPECTATOR


def show_table(table: Table, person: str | None) -> m.TableShown:
    """Return the present table, as a person may see it; without the log."""
    frame = table.frame
    eyes = eyes_of(table, person)
    host = person is not None and person == frame.created.host
    return m.TableShown(
        id=table.id,
        game=table.game.name,
        rules=frame.created.rules,
        options=_options(table),
        version=frame.version,
        status=frame.status,
        paused=frame.paused,
        public=table.listed,
        chat=frame.setup.chat,
        watchers=frame.setup.watchers,
        seats=[_show_chair(chair) for chair in frame.chairs],
        host=host,
        yours=table.seats_of(person),
        kept=table.kept_for(person),
        barred=person in frame.barred,
        eyes=None if eyes == SPECTATOR else eyes,
        invites=table.invites() if host else {},
        clock=frame.setup.clock,
        grace=frame.setup.grace,
        stand_in=frame.setup.stand_in,
        time=_show_time(table),
        wishes={what: wish.seat for what, wish in frame.wishes.items()},
        agreed=[what for what, wish in frame.wishes.items() if person in wish.agreed],
        undo=_show_undo(table, person),
        pledge=frame.created.pledge,
        proof=_show_proof(table),
        result=_show_result(table),
        after=frame.created.after,
        next=frame.next,
        match=_show_match(table, eyes),
    )


def show_after_moves(table: Table, person: str | None, had: m.TableShown) -> m.TableShown:
    """Return the present table, where only moves were made since it was shown to a person.

    The same as ``show_table`` returns; what moves do not change is not looked at again.
    """
    frame, eyes = table.frame, eyes_of(table, person)
    return msgspec.structs.replace(
        had,
        version=frame.version,
        eyes=None if eyes == SPECTATOR else eyes,
        time=_show_time(table),
        wishes={what: wish.seat for what, wish in frame.wishes.items()},
        agreed=[what for what, wish in frame.wishes.items() if person in wish.agreed],
        undo=_show_undo(table, person),
        match=_show_match(table, eyes),
    )


def show_story(table: Table, person: str | None, since: int) -> list[m.LineShown]:
    """Return what happened after a version, as far as it is here, as a person may read it."""
    eyes = reading_eyes(table, person)
    return [show_line(table, entry, eyes) for entry in table.after(since)]


def reading_eyes(table: Table, person: str | None) -> int:
    """Return with whose eyes a person reads the log: who sits at one screen reads one log."""
    seats = table.seats_of(person)
    return seats[0] if len(seats) == 1 else SPECTATOR


def show_line(table: Table, entry: ev.Entry, eyes: int) -> m.LineShown:
    """Return an entry of the log, as these eyes may read it."""
    if isinstance(entry.what, ev.Moved):
        return _show_move(table, entry, entry.what, eyes)
    kind, body = ev.pack(entry.what)
    shown = {key: value for key, value in body.items() if key in _LINE_FIELDS}
    return msgspec.convert({"seq": entry.seq, "at": entry.at, "kind": kind, **shown}, m.LineShown)


def show_moment(table: Table, person: str | None, ply: int, eyes: str | None) -> m.Moment:
    """Return the position before the move of this number.

    ``eyes`` is ``open`` or the number of a seat; while the match goes on only one's own can be had.
    """
    check_rules(table)
    match = table.match
    if match is None:
        raise Refused(Code.NOT_STARTED)
    if not 0 <= ply <= match.ply:
        raise Refused(Code.UNKNOWN_MOMENT, ply=ply, last=match.ply)
    seat = read_eyes(table, person, eyes)
    cell = match.position(ply)
    turn = match.mover_at(ply)
    scores = _scores(match, cell)
    if seat is not None:
        kernels.hide_each(cell, seat)
    seen = match.game.wire.view(cell[0], max(0, turn) if seat is None else seat)
    shown = scores if seat is None else shown_scores(seen, scores)
    return m.Moment(ply, turn if turn >= 0 else None, shown, seen)


def read_eyes(table: Table, person: str | None, eyes: str | None) -> int | None:
    """Return whose eyes are meant, None for all open; raise ``Refused`` for what is not allowed."""
    own = table.seats_of(person)
    if eyes is None:
        return eyes_of(table, person)
    if eyes == OPEN:
        if table.frame.status != "over":
            raise Refused(Code.NOT_OVER)
        return None
    if not (eyes.isascii() and eyes.isdecimal()) or int(eyes) >= len(table.frame.chairs):
        raise Refused(Code.UNKNOWN_SEAT, seat=eyes[:8])
    if int(eyes) not in own and table.frame.status != "over":
        raise Refused(Code.NOT_OVER)
    return int(eyes)


def show_replay(table: Table) -> str:
    """Return a finished match as text; raise ``Refused`` while it goes on."""
    check_rules(table)
    result = table.frame.result
    if result is None or table.match is None:
        raise Refused(Code.NOT_OVER)
    names = write_names([chair.level or "human" for chair in table.frame.chairs])
    winners = " ".join(write_seat(seat) for seat in result.winners) or "-"
    return write_replay(
        table.match,
        names,
        ended="" if result.why == "played" else f"{result.why} {winners}",
        pledge=table.frame.created.pledge,
        salt=table.secret.salt,
    )


def summarise(table: Table) -> m.Summary:
    """Return what a list of tables shows of one; nothing that any seat keeps from others."""
    frame = table.frame
    return m.Summary(
        id=table.id,
        game=table.game.name,
        options=_options(table),
        status=frame.status,
        paused=frame.paused,
        watchers=frame.setup.watchers,
        clock=frame.setup.clock,
        seats=[_show_chair(chair) for chair in frame.chairs],
        turn=table.turn,
        ply=table.match.ply if table.match else 0,
        winners=frame.result.winners if frame.result else None,
        updated=frame.updated,
    )


#: What a line of the story shows of an event. Who a person is stays with the server.
_LINE_FIELDS = frozenset(m.LineShown.__struct_fields__)


def _show_match(table: Table, eyes: int) -> m.MatchShown | None:
    match = table.match
    if match is None:
        return None
    shown = match.show(eyes)
    deciding = table.turn is not None and table.frame.chairs[table.turn].human
    return m.MatchShown(
        ply=match.ply,
        turn=match.turn,
        scores=shown.scores,
        table=shown.table,
        moves=shown.moves if deciding else [],
    )


def _show_move(table: Table, entry: ev.Entry, moved: ev.Moved, eyes: int) -> m.LineShown:
    step = table.made.get(entry.seq)
    if step is None:  # played by other rules: what of it is secret is not known
        text = moved.text if table.frame.status == "over" else None
        return m.LineShown(entry.seq, entry.at, "moved", moved.seat, text=text, bot=moved.bot)
    told = tell(table.game, step.made, eyes)
    return m.LineShown(
        entry.seq,
        entry.at,
        "moved",
        told.seat,
        text=told.text,
        parts=told.parts,
        told=[m.Told(line.id, line.args, line.rule) for line in told.told],
        bot=moved.bot,
        ply=step.ply,
    )


def _show_chair(chair: Chair) -> m.SeatShown:
    return m.SeatShown(chair.who, chair.name, chair.level, chair.out, chair.declined)


def _show_time(table: Table) -> m.ClockShown | None:
    time = table.frame.ticking
    return None if time is None else m.ClockShown(time.left, time.seat, time.since, time.free)


def _show_undo(table: Table, person: str | None) -> m.UndoShown:
    if person is None or table.frame.status != "playing" or not table.seats_of(person):
        return m.UndoShown(move=False, turn=False)
    move, turn = can_undo(table, person)
    return m.UndoShown(move, turn, draws_again(table, person))


def _show_proof(table: Table) -> m.Proof | None:
    if table.frame.status != "over":
        return None
    secret, numbers = table.secret, range(1, table.frame.anew + 1)
    seeds = [str(secret.next_seed(number)) for number in numbers]
    return m.Proof(str(secret.seed), secret.salt, seeds)


def _show_result(table: Table) -> m.ResultShown | None:
    result = table.frame.result
    if result is None:
        return None
    return m.ResultShown(result.why, result.winners, result.scores, result.seat)


def _options(table: Table) -> dict[str, bool | int | str]:
    given = table.frame.setup.options
    return {o.name: given.get(o.name, o.default) for o in table.game.options}


def _scores(match: Match, cell: np.ndarray) -> list[int | None]:
    out = np.zeros((1, match.players), dtype=np.int32)
    kernels.score_each(cell, out)
    return [*out[0].tolist()]
