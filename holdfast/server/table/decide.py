"""What a command leads to: the events to be stored, or a refusal. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from holdfast.core.errors import AmbiguousMove, HoldfastError, IllegalMove
from holdfast.core.seats import write_seat
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table import gather
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.table import Table
from holdfast.server.table.texts import clean_line
from holdfast.server.table.undo import last_own_ply, undo_target


class Sender(NamedTuple):
    """Who sends a command, and who is away: the seats that may be given to a bot meanwhile."""

    person: str
    name: str
    away: frozenset[int] = frozenset()


def decide(table: Table, sender: Sender, command: c.Command) -> list[ev.Event]:
    """Return what a command leads to; raise ``Refused``."""
    if table.frame.status == "closed":
        raise Refused(Code.OVER)
    if table.frame.status != "over" and not isinstance(command, c.Say | c.Close):
        check_rules(table)
    if isinstance(command, _IN_PLAY):
        _check_playing(table)
        if isinstance(command, _TIMELY) and command.v < table.frame.changed:
            raise Refused(Code.STALE, version=table.frame.version)
    return _DECIDERS[type(command)](table, sender, command)


def check_rules(table: Table) -> None:
    """Refuse what needs the rules of a match that was played by others than we know."""
    if table.old:
        game, rules = table.game.name, table.frame.created.rules
        raise Refused(Code.OLD_RULES, game=game, rules=rules)


def when_over(table: Table, seat: int, why: str) -> list[ev.Event]:
    """Return the end of the match if there is nobody left to play it after a seat has given up."""
    chairs = table.frame.chairs
    left = [i for i, chair in enumerate(chairs) if not chair.out and i != seat]
    people = [i for i in left if chairs[i].who != "bot"]
    if len(left) > 1 and people:
        return []
    scores = list(table.match.scores) if table.match else []
    return [ev.Ended(why, left, scores, seat)]


def _leave(table: Table, sender: Sender, _command: c.Leave) -> list[ev.Event]:
    seats = _seats(table, sender)
    if table.frame.status == "gathering":
        return gather.leave(table, seats)
    _check_playing(table)
    if table.people() == [sender.person]:
        return [] if table.frame.paused else [ev.Paused()]
    mine = [seat for seat in seats if table.frame.chairs[seat].human]
    return [ev.Replaced(seat, table.frame.setup.stand_in) for seat in mine]


def _fill(table: Table, sender: Sender, command: c.Fill) -> list[ev.Event]:
    chair = gather.chair_at(table, command.seat)
    if table.frame.status == "gathering":
        gather.check_host(table, sender)
        if chair.taken:
            raise Refused(Code.SEAT_TAKEN, seat=write_seat(command.seat))
        return [ev.Filled(command.seat, command.level), *gather.when_full(table, command.seat)]
    _check_playing(table)
    _seats(table, sender)
    if command.seat not in sender.away or not chair.human:
        raise Refused(Code.NOT_AWAY, seat=write_seat(command.seat))
    # As strong as the table says, not as whoever waits would like it.
    return [ev.Replaced(command.seat, table.frame.setup.stand_in)]


def _move(table: Table, sender: Sender, command: c.Move) -> list[ev.Event]:
    match, turn = table.match, table.turn
    if table.frame.paused:
        raise Refused(Code.PAUSED)
    if match is None or turn is None or turn not in _seats(table, sender):
        raise Refused(Code.NOT_YOUR_TURN)
    if not table.frame.chairs[turn].human:
        raise Refused(Code.NOT_YOUR_TURN)
    return [moved(table, command.move, language=command.language)]


def moved(
    table: Table, move: int | str, *, language: c.Language = "en", bot: bool = False
) -> ev.Moved:
    """Return a move of the seat whose turn it is; raise ``Refused`` if it may not be made."""
    match = table.match
    assert match is not None
    assert match.turn is not None
    try:
        choice = match.read_move(move, language) if isinstance(move, str) else match.check(move)
    except HoldfastError as mistake:
        raise refused_move(mistake, str(move)) from None
    return ev.Moved(match.turn, choice, match.write_move(choice), bot)


def refused_move(mistake: HoldfastError, typed: str = "") -> Refused:
    """Return why a move is refused that a match does not take."""
    if isinstance(mistake, IllegalMove):
        return Refused(Code.ILLEGAL_MOVE, mistake.reason, detail=str(mistake))
    if isinstance(mistake, AmbiguousMove):
        which = ", ".join(mistake.moves)
        return Refused(Code.AMBIGUOUS_MOVE, typed=mistake.text, moves=which)
    return Refused(Code.UNREADABLE_MOVE, typed=typed[:40], detail=str(mistake))


def _undo(table: Table, sender: Sender, command: c.Undo) -> list[ev.Event]:
    seats = _seats(table, sender)
    last = last_own_ply(table, seats)
    if last is None:
        raise Refused(Code.NOTHING_TO_UNDO)
    ply = undo_target(table, sender.person, turn=command.turn)
    if ply is None:
        raise Refused(Code.NEEDS_CONSENT)
    return [ev.Undone(table.match.mover_at(ply), ply)] if table.match else []


def _ask(table: Table, sender: Sender, command: c.Ask) -> list[ev.Event]:
    seat = _seats(table, sender)[0]
    undo = command.what in _UNDOS
    if not table.frame.wishes.keys().isdisjoint(_UNDOS if undo else (command.what,)):
        raise Refused(Code.ALREADY_ASKED)
    if undo and last_own_ply(table, _seats(table, sender)) is None:
        raise Refused(Code.NOTHING_TO_UNDO)
    if command.what == "pause" and table.frame.paused:
        raise Refused(Code.PAUSED)
    asked = ev.Asked(command.what, seat)
    # Nothing is agreed behind the back of somebody who may return.
    if table.is_alone(sender.person):
        return [asked, *_fulfil(table, command.what, seat)]
    return [asked]


def _answer(table: Table, sender: Sender, command: c.Answer) -> list[ev.Event]:
    seat = _seats(table, sender)[0]
    wish = table.frame.wishes.get(command.what)
    asked = sender.person in table.owners()
    if wish is None or not asked or (sender.person in wish.agreed and command.yes):
        raise Refused(Code.NOTHING_ASKED)
    answered = ev.Answered(command.what, seat, command.yes)
    agreed = {*wish.agreed, sender.person}
    if command.yes and agreed.issuperset(table.owners()):
        return [answered, *_fulfil(table, command.what, wish.seat)]
    return [answered]


def when_unanswered(table: Table, what: str) -> list[ev.Event]:
    """Return what follows when those who have not agreed to a wish gave no sign of life."""
    missing = [table.seats_of(person)[0] for person in table.missing(what)]
    wish = table.frame.wishes[what]
    return [*(ev.Unanswered(what, seat) for seat in missing), *_fulfil(table, what, wish.seat)]


def _fulfil(table: Table, what: str, seat: int) -> list[ev.Event]:
    """Return what follows when everybody has agreed to what a seat asked for."""
    match = table.match
    assert match is not None
    if what == "pause":
        return [ev.Paused()]
    if what == "end":
        return [ev.Ended("agreed", [], list(match.scores))]
    asker = table.frame.chairs[seat].person
    ply = last_own_ply(table, table.seats_of(asker))
    anew = table.frame.anew + 1 if what == "undo-anew" else None
    return [] if ply is None else [ev.Undone(match.mover_at(ply), ply, consent=True, anew=anew)]


def _resume(table: Table, sender: Sender, _command: c.Resume) -> list[ev.Event]:
    seat = _seats(table, sender)[0]
    if not table.frame.paused:
        raise Refused(Code.NOT_PAUSED)
    return [ev.Resumed(seat)]


def _resign(table: Table, sender: Sender, _command: c.Resign) -> list[ev.Event]:
    seats = [seat for seat in _seats(table, sender) if not table.frame.chairs[seat].out]
    if not seats:
        raise Refused(Code.OVER)
    seat = table.turn if table.turn in seats else seats[0]
    return [ev.Resigned(seat), *when_over(table, seat, "resigned")]


def _reclaim(table: Table, sender: Sender, _command: c.Reclaim) -> list[ev.Event]:
    chairs = table.frame.chairs
    mine = [s for s in _seats(table, sender) if chairs[s].level and not chairs[s].out]
    if not mine:
        raise Refused(Code.SEAT_TAKEN, seat=write_seat(_seats(table, sender)[0]))
    return [ev.Reclaimed(seat) for seat in mine]


def _say(table: Table, sender: Sender, command: c.Say) -> list[ev.Event]:
    seat = _seats(table, sender)[0]
    if not table.frame.setup.chat:
        raise Refused(Code.CHAT_OFF)
    text = clean_line(command.text)
    if not text:
        raise Refused(Code.BAD_MESSAGE, says="nothing-said")
    return [ev.Said(sender.name, text, seat)]


def _close(table: Table, sender: Sender, _command: c.Close) -> list[ev.Event]:
    gather.check_gathering(table)
    gather.check_host(table, sender)
    return [ev.Closed()]


def _check_playing(table: Table) -> None:
    if table.frame.status == "gathering":
        raise Refused(Code.NOT_STARTED)
    if table.frame.status != "playing":
        raise Refused(Code.OVER)


def _seats(table: Table, sender: Sender) -> list[int]:
    seats = table.seats_of(sender.person)
    if not seats:
        raise Refused(Code.NOT_SEATED)
    return seats


#: The ways to take back: the same cards come again, or what nobody has seen is dealt anew.
_UNDOS = ("undo", "undo-anew")
#: What is possible only while a match goes on.
_IN_PLAY = (c.Move, c.Undo, c.Ask, c.Answer, c.Resume, c.Resign, c.Reclaim)
#: What is about the present position, and pointless once that has changed.
_TIMELY = (c.Move, c.Undo, c.Answer)
_DECIDERS: dict[type[c.Command], Callable[..., list[ev.Event]]] = {
    c.Sit: gather.sit,
    c.Leave: _leave,
    c.Fill: _fill,
    c.Empty: gather.empty,
    c.Free: gather.free,
    c.Decline: gather.decline,
    c.Move: _move,
    c.Undo: _undo,
    c.Ask: _ask,
    c.Answer: _answer,
    c.Resume: _resume,
    c.Resign: _resign,
    c.Reclaim: _reclaim,
    c.Say: _say,
    c.Close: _close,
}
