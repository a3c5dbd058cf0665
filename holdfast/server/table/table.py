"""A table: what the events in its log have made of it.

Nothing here decides; see ``decide``. The same log always gives the same table, whenever it is
read: times are those in the log.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import singledispatchmethod
from typing import Literal

import msgspec

from holdfast.core.game import Game
from holdfast.core.made import Made
from holdfast.core.match import Match, new_match
from holdfast.server.table import events as ev
from holdfast.server.table.clock import Ticking, charge, deadline, forgive, hand_over, set_clocks
from holdfast.server.table.setup import Level, Setup

INVITE_BYTES = 16
Status = Literal["gathering", "playing", "over", "closed"]


class Chair(msgspec.Struct):
    """A seat at a table and who has it."""

    who: Literal["open", "invited", "person", "hot", "bot"]
    person: str | None = None  # who has it, or for whom it is kept
    name: str = ""
    level: Level | None = None  # of the bot that plays it
    out: bool = False  # gave up, or ran out of time: a bot plays on, for no win

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


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    why: str  # played, resigned, time, agreed
    winners: list[int]
    scores: list[int]


class Frame(msgspec.Struct):
    """Everything about a table that is neither its cards nor its past."""

    created: ev.Created
    chairs: list[Chair]
    status: Status = "gathering"
    version: int = 0
    changed: int = 0  # the version of the last change that matters to whoever decides
    updated: int = 0
    paused: bool = False
    ticking: Ticking | None = None
    wishes: dict[str, Wish] = {}
    result: Result | None = None
    next: str | None = None

    @property
    def setup(self) -> Setup:
        """How the table was set up."""
        return self.created.setup


@dataclass(slots=True)
class Secret:
    """What decides the cards; shown when the match is over."""

    seed: int
    salt: str


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
        self.log_after = 0  # the log that is here begins after this version
        self.made: dict[int, Made] = {}  # by entry: how a move was made, for whoever is told of it

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
        chairs = enumerate(self.frame.chairs)
        return [i for i, chair in chairs if chair.person == person and chair.taken]

    def invites(self) -> dict[int, str]:
        """Return the ends of the links of the seats that are kept for somebody and free."""
        free = (i for i, chair in enumerate(self.frame.chairs) if chair.who == "invited")
        return {seat: self.invite(seat) for seat in free if self.frame.status == "gathering"}

    def invite(self, seat: int) -> str:
        """Return the end of the link of a seat, which follows from the table's secret."""
        key = bytes.fromhex(self.secret.salt)
        text = f"seat {seat} of {self.id}".encode()
        return hashlib.blake2b(text, key=key, digest_size=INVITE_BYTES).hexdigest()

    def people(self) -> list[str]:
        """Return the people who decide here, each once."""
        found = [c.person for c in self.frame.chairs if c.human and c.person and not c.out]
        return list(dict.fromkeys(found))

    def is_alone(self, person: str) -> bool:
        """Tell whether nobody else has a seat here, or could come back to one."""
        others = (chair for chair in self.frame.chairs if chair.person not in (None, person))
        return all(chair.out for chair in others)

    def apply(self, entry: ev.Entry) -> None:
        """Let something happen that was decided; who then cannot store it forgets the table."""
        frame = self.frame
        if frame.ticking:
            if isinstance(entry.what, ev.Outage):
                forgive(frame.ticking, entry.what.lost, entry.at)
            charge(frame.ticking, entry.at)
        self._do(entry.what)
        made = self._made(entry.what)
        if frame.ticking and isinstance(entry.what, ev.Started):
            frame.ticking.since = entry.at
        if not isinstance(entry.what, ev.Said | ev.Asked | ev.Answered | ev.Outage):
            frame.changed = entry.seq
        frame.version, frame.updated = entry.seq, entry.at
        self.log.append(entry)
        if made:
            self.made[entry.seq] = made
        self._set_clock(made.mover if made else None)

    def _made(self, what: ev.Event) -> Made | None:
        """Return the move that has just been made, if that is what has happened."""
        if not isinstance(what, ev.Moved) or self.match is None:
            return None
        return self.match.made(len(self.match.moves) - 1)

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
        chair.who, chair.person, chair.name = "person", what.person, what.name

    @_do.register
    def _(self, what: ev.Rose) -> None:
        chair = self.frame.chairs[what.seat]
        kept = self.frame.setup.seats[what.seat].who == "invited"
        chair.who, chair.person = ("invited" if kept else "open"), None
        chair.name, chair.level = "", None

    @_do.register
    def _(self, what: ev.Filled) -> None:
        chair = self.frame.chairs[what.seat]
        chair.who, chair.person, chair.name, chair.level = "bot", None, "", what.level

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
        self.frame.wishes = {}
        if self.match is None:
            return
        self.match.play(what.move)
        if self.match.turn is None:
            self._end("played", self._best(), list(self.match.scores))

    @_do.register
    def _(self, what: ev.Undone) -> None:
        self.frame.wishes = {}
        while self.match is not None and len(self.match.moves) > what.ply:
            self.match.undo()

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
        self._end(what.why, what.winners, what.scores)

    @_do.register
    def _(self, what: ev.Rematched) -> None:
        self.frame.next = what.table

    @_do.register
    def _(self, _what: ev.Closed) -> None:
        self.frame.status, self.frame.wishes = "closed", {}

    def _end(self, why: str, winners: list[int], scores: list[int]) -> None:
        self.frame.status, self.frame.wishes = "over", {}
        self.frame.paused = False
        self.frame.result = Result(why, winners, scores)

    def _best(self) -> list[int]:
        """Return who has won a match that was played to its end; whoever gave up has not."""
        assert self.match is not None
        out = [chair.out for chair in self.frame.chairs]
        winners = [seat for seat in self.match.winners if not out[seat]]
        if winners:
            return winners
        scores = {s: points for s, points in enumerate(self.match.scores) if not out[s]}
        return [seat for seat, points in scores.items() if points == max(scores.values())]
