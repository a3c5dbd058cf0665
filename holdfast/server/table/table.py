"""A table: what the events in its log have made of it.

Nothing here decides; see ``decide``. The same log always gives the same table, whenever it is
read: times are those in the log.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import singledispatchmethod
from typing import Final, Literal, NamedTuple

import msgspec

from holdfast.core.game import Game
from holdfast.core.made import Made
from holdfast.core.match import Match, new_match
from holdfast.core.pledge import make_next_seed
from holdfast.server.table import events as ev
from holdfast.server.table.clock import Ticking, charge, deadline, forgive, hand_over, set_clocks
from holdfast.server.table.setup import Level, Setup

INVITE_BYTES = 16
#: So many entries of the log are kept where they are not asked for.
KEPT = 16
#: What changes nothing that somebody who decides has to know.
_HARMLESS = (ev.Said, ev.Asked, ev.Answered, ev.Unanswered, ev.Outage)
Status = Literal["gathering", "playing", "over", "closed"]


class Chair(msgspec.Struct):
    """A seat at a table and who has it."""

    who: Literal["open", "invited", "person", "hot", "bot"]
    person: str | None = None  # who has it, or for whom it is kept
    name: str = ""  # theirs
    level: Level | None = None  # of the bot that plays it
    out: bool = False  # gave up, or ran out of time: a bot plays on, for no win
    free: Literal["open", "invited"] = "open"  # what it is while nobody has it
    emptied: int = 0  # how often the host has put out who had it
    declined: bool = False  # for whom it is kept does not want it for now

    @property
    def taken(self) -> bool:
        """Tell whether nobody else can sit here."""
        return self.who in ("person", "hot", "bot")

    @property
    def human(self) -> bool:
        """Tell whether a person decides here."""
        return self.who in ("person", "hot") and self.level is None


class Wish(msgspec.Struct):
    """Something that one seat asked for and others have agreed to."""

    seat: int
    agreed: list[str]  # people
    at: int = 0  # since when everybody is asked who has to be


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    why: str  # played, resigned, time, agreed
    winners: list[int]
    scores: list[int]
    seat: int | None = None  # who gave up, or ran out of time


class Frame(msgspec.Struct):
    """Everything about a table that is neither its cards nor its past."""

    created: ev.Created
    chairs: list[Chair]
    status: Status = "gathering"
    version: int = 0
    changed: int = 0  # the version of the last change that matters to whoever decides
    updated: int = 0
    turned: int = 0  # since when the seat decides that decides now
    paused: bool = False
    ticking: Ticking | None = None
    wishes: dict[str, Wish] = {}
    result: Result | None = None
    next: str | None = None
    barred: list[str] = []  # people whom the host has put out
    anew: int = 0  # so often what nobody had seen was dealt anew

    @property
    def setup(self) -> Setup:
        """How the table was set up."""
        return self.created.setup


@dataclass(slots=True)
class Secret:
    """What decides the cards; shown when the match is over."""

    seed: int
    salt: str

    def next_seed(self, number: int) -> int:
        """Return the seed with which cards are dealt anew for the first, second, third time."""
        return make_next_seed(self.seed, self.salt, number)


class Step(NamedTuple):
    """A move that an entry of the log tells of, and its number in the match."""

    ply: int
    made: Made


class Table:
    """A table with its match."""

    def __init__(self, id: str, game: Game, secret: Secret, frame: Frame) -> None:
        """Hold a table; see ``open_table``."""
        self.id = id
        self.game = game
        self.secret = secret
        self.frame = frame
        self.match: Match | None = None
        self.log: list[ev.Entry] = []
        self.snapshot: tuple[int, bytes] | None = None  # the last one, and of which version
        self.log_after = 0  # the log that is here begins after this version
        self._seats: dict[str, list[int]] = {}  # by person, as long as nothing but moves happens
        self.made: dict[int, Step] = {}  # by entry: how a move was made, for whoever is told of it

    @property
    def old(self) -> bool:
        """Tell whether it was played by rules that this program does not play."""
        return self.frame.created.rules != self.game.rules_version

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when there is nothing to decide."""
        if self.match is None or self.frame.status != "playing" or self.frame.paused:
            return None
        return self.match.turn

    @property
    def bot_to_move(self) -> Level | None:
        """The level of the bot that decides now, if one does."""
        return None if self.turn is None else self.frame.chairs[self.turn].level

    @property
    def deadline(self) -> int | None:
        """When somebody's time runs out."""
        return deadline(self.frame.ticking) if self.frame.ticking else None

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that a person has."""
        if person is None:
            return []
        found = self._seats.get(person)
        if found is None:
            chairs = enumerate(self.frame.chairs)
            found = [i for i, chair in chairs if chair.person == person and chair.taken]
            if found:  # of those who only look there may be any number
                self._seats[person] = found
        return found

    @property
    def listed(self) -> bool:
        """Tell whether anybody finds it: where a seat is open to all, unless it was said."""
        public = self.frame.setup.public
        return any(c.free == "open" for c in self.frame.chairs) if public is None else public

    def is_shown_to(self, person: str | None) -> bool:
        """Tell whether bots play here for a person, and rest while nobody is there to watch."""
        return person == self.frame.created.host and self.frame.setup.is_show

    def kept_for(self, person: str | None) -> list[int]:
        """Return the free seats that are kept for a person."""
        if person is None or self.frame.status != "gathering":
            return []
        chairs = enumerate(self.frame.chairs)
        return [i for i, chair in chairs if chair.person == person and not chair.taken]

    def invites(self) -> dict[int, str]:
        """Return the ends of the links of the seats that are kept for somebody and free."""
        free = (i for i, chair in enumerate(self.frame.chairs) if chair.who == "invited")
        return {seat: self.invite(seat) for seat in free if self.frame.status == "gathering"}

    def invite(self, seat: int) -> str:
        """Return the end of the link of a seat, which follows from the table's secret.

        It is another one when somebody was put out who may have it.
        """
        key, emptied = bytes.fromhex(self.secret.salt), self.frame.chairs[seat].emptied
        text = f"seat {seat} of {self.id}" + (f", emptied {emptied}" if emptied else "")
        return hashlib.blake2b(text.encode(), key=key, digest_size=INVITE_BYTES).hexdigest()

    def people(self) -> list[str]:
        """Return the people who decide here, each once."""
        found = [c.person for c in self.frame.chairs if c.human and c.person and not c.out]
        return list(dict.fromkeys(found))

    def owners(self) -> list[str]:
        """Return those who have to agree to a wish, each once.

        A seat that a bot keeps is still its owner's; only whoever gave up has none any more.
        """
        found = [c.person for c in self.frame.chairs if c.taken and c.person and not c.out]
        return list(dict.fromkeys(found))

    def missing(self, what: str) -> list[str]:
        """Return who has not agreed to a wish yet."""
        agreed = self.frame.wishes[what].agreed
        return [person for person in self.owners() if person not in agreed]

    def waiting(self) -> set[str]:
        """Return who waits here for others: the host, and whoever has sat down."""
        seated = {chair.person for chair in self.frame.chairs if chair.taken and chair.person}
        return seated | {self.frame.created.host}

    def is_alone(self, person: str) -> bool:
        """Tell whether nobody else has a seat here, or could come back to one."""
        return all(
            chair.person == person or not (chair.taken and chair.person) or chair.out
            for chair in self.frame.chairs
        )

    def apply(self, entry: ev.Entry) -> None:
        """Let something happen that was decided; who then cannot store it forgets the table."""
        frame, turn = self.frame, self.turn
        if frame.ticking:
            if isinstance(entry.what, ev.Outage):
                forgive(frame.ticking, entry.what.lost, entry.at)
            charge(frame.ticking, entry.at)
        _find_doing(type(entry.what))(self, entry.what)
        if not isinstance(entry.what, ev.Moved):
            self._seats.clear()
        self._note_times(entry, turn)
        made = self._made(entry.what)
        if not isinstance(entry.what, _HARMLESS):
            frame.changed = entry.seq
        frame.version, frame.updated = entry.seq, entry.at
        self.log.append(entry)
        if made and self.match:
            self.made[entry.seq] = Step(self.match.ply - 1, made)
        self._set_clock(made.mover if made else None)

    def after(self, version: int) -> list[ev.Entry]:
        """Return what happened after a version, as far as it is here."""
        return self.log[max(0, version - self.log_after) :]

    def forget_past(self) -> None:
        """Keep the newest entries only: the store has the others, and whoever wants them waits."""
        count = len(self.log) - KEPT
        if count > 0:
            for entry in self.log[:count]:
                self.made.pop(entry.seq, None)
            del self.log[:count]
            self.log_after += count
        if self.match is not None:
            self.match.forget(KEPT)

    def _note_times(self, entry: ev.Entry, turn: int | None) -> None:
        """Note since when a seat decides, if another did before, and since when people are asked.

        Whoever is replaced by a bot while they are asked has their whole time again.
        """
        frame = self.frame
        if self.turn != turn:
            frame.turned = entry.at
        match entry.what:
            case ev.Started() if frame.ticking:
                frame.ticking.since = entry.at
            case ev.Asked(what=what):
                frame.wishes[what].at = entry.at
            case ev.Replaced():
                for wish in frame.wishes.values():
                    wish.at = entry.at

    def _made(self, what: ev.Event) -> Made | None:
        """Return the move that has just been made, if that is what has happened."""
        if not isinstance(what, ev.Moved) or self.match is None:
            return None
        return self.match.made(self.match.ply - 1)

    def _set_clock(self, mover: int | None) -> None:
        clock, ticking = self.frame.setup.clock, self.frame.ticking
        if clock is None or ticking is None:
            return
        turn = self.turn
        done = mover if mover is not None and mover != turn else None
        runs = turn is not None and self.frame.chairs[turn].human
        hand_over(ticking, clock, done, turn if runs else None)

    @singledispatchmethod
    def _do(self, what: ev.Event) -> None:
        """Do nothing but note it: what was said, asked, answered, or lost."""

    @_do.register
    def _(self, what: ev.Sat) -> None:
        chair = self.frame.chairs[what.seat]
        chair.who, chair.declined = ("hot" if what.hot else "person"), False
        chair.person, chair.name = what.person, what.name

    @_do.register
    def _(self, what: ev.Rose) -> None:
        chair = self.frame.chairs[what.seat]
        kept = self._kept(what.seat) if chair.free == "invited" else None
        self._empty(chair)
        if kept is not None and kept not in self.frame.barred:
            chair.person, chair.name = kept, self.frame.setup.seats[what.seat].name

    @_do.register
    def _(self, what: ev.PutOut) -> None:
        chair = self.frame.chairs[what.seat]
        self._empty(chair)
        chair.emptied += 1
        self.frame.barred.append(what.person)

    @_do.register
    def _(self, what: ev.Freed) -> None:
        chair = self.frame.chairs[what.seat]
        chair.free = "open"
        self._empty(chair)

    @_do.register
    def _(self, what: ev.Declined) -> None:
        self.frame.chairs[what.seat].declined = True

    @_do.register
    def _(self, what: ev.Filled) -> None:
        chair = self.frame.chairs[what.seat]
        self._empty(chair)
        chair.who, chair.level = "bot", what.level

    @_do.register
    def _(self, _what: ev.Started) -> None:
        frame = self.frame
        frame.status = "playing"
        if frame.setup.clock:
            frame.ticking = set_clocks(frame.setup.clock, len(frame.chairs))
        if not self.old:
            setup = frame.setup
            self.match = new_match(self.game, len(setup.seats), self.secret.seed, setup.options)

    @_do.register
    def _(self, what: ev.Moved) -> None:
        if not what.bot:  # a bot does not wait for an answer; who plays on has none
            self.frame.wishes = {}
        if self.match is None:
            return
        self.match.play(what.move)
        if self.match.turn is None:
            self._end(Result("played", self._best(), list(self.match.scores)))

    @_do.register
    def _(self, what: ev.Undone) -> None:
        self.frame.wishes = {}
        while self.match is not None and self.match.ply > what.ply:
            self.match.undo()
        if what.anew is not None:
            self.frame.anew = what.anew
            if self.match is not None:
                self.match.deal_anew(self.secret.next_seed(what.anew))

    @_do.register
    def _(self, what: ev.Asked) -> None:
        asker = self.frame.chairs[what.seat].person
        self.frame.wishes[what.what] = Wish(what.seat, [asker] if asker else [])

    @_do.register
    def _(self, what: ev.Answered) -> None:
        person = self.frame.chairs[what.seat].person
        if not what.yes:
            del self.frame.wishes[what.what]
        elif person:
            self.frame.wishes[what.what].agreed.append(person)

    @_do.register
    def _(self, what: ev.Unanswered) -> None:
        person = self.frame.chairs[what.seat].person
        if person:
            self.frame.wishes[what.what].agreed.append(person)

    @_do.register
    def _(self, _what: ev.Paused) -> None:
        self.frame.paused = True
        self.frame.wishes.pop("pause", None)

    @_do.register
    def _(self, _what: ev.Resumed) -> None:
        self.frame.paused = False

    @_do.register(ev.Resigned)
    @_do.register(ev.Flagged)
    def _(self, what: ev.Resigned | ev.Flagged) -> None:
        chair = self.frame.chairs[what.seat]
        chair.out, chair.level = True, self.frame.setup.stand_in

    @_do.register
    def _(self, what: ev.Replaced) -> None:
        self.frame.chairs[what.seat].level = what.level

    @_do.register
    def _(self, what: ev.Reclaimed) -> None:
        self.frame.chairs[what.seat].level = None

    @_do.register
    def _(self, what: ev.Ended) -> None:
        self._end(Result(what.why, what.winners, what.scores, what.seat))

    @_do.register
    def _(self, what: ev.Rematched) -> None:
        self.frame.next = what.table

    @_do.register
    def _(self, _what: ev.Closed) -> None:
        self.frame.status, self.frame.wishes = "closed", {}

    def _empty(self, chair: Chair) -> None:
        chair.who, chair.person, chair.declined = chair.free, None, False
        chair.name, chair.level = "", None

    def _kept(self, seat: int) -> str | None:
        """Return for whom a seat was kept when the table was set up."""
        kept = self.frame.created.kept
        return kept[seat] if kept else None

    def _end(self, result: Result) -> None:
        self.frame.status, self.frame.wishes = "over", {}
        self.frame.paused = False
        self.frame.result = result

    def _best(self) -> list[int]:
        """Return who has won a match that was played to its end; whoever gave up has not."""
        assert self.match is not None
        out = [chair.out for chair in self.frame.chairs]
        winners = [seat for seat in self.match.winners if not out[seat]]
        if winners:
            return winners
        scores = {s: points for s, points in enumerate(self.match.scores) if not out[s]}
        return [seat for seat, points in scores.items() if points == max(scores.values())]


#: Finds what an event does. To ask a ``singledispatchmethod`` itself takes longer than to do it.
_find_doing: Final = Table.__dict__["_do"].dispatcher.dispatch
