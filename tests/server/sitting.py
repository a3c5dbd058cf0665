"""A table without network and store: commands are decided, written down and applied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.core.pledge import make_pledge
from holdfast.server.table import commands as c
from holdfast.server.table import events as ev
from holdfast.server.table.build import open_table
from holdfast.server.table.decide import Sender, decide
from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.rematch import set_up_again
from holdfast.server.table.setup import Place, Setup
from holdfast.server.table.table import Secret, Table

#: When everything begins, in milliseconds.
START = 1_000_000
SALT = "5a" * 32
ANN, BOB, CYD, EVE = "ann", "bob", "cyd", "eve"
NAMES = {ANN: "Ann", BOB: "Bob", CYD: "Cyd", EVE: "Eve"}

#: A table of two people, and one of three.
PAIR = ("me", "open")
TRIO = ("me", "open", "open")


def places(*who: str) -> list[Place]:
    """Return places, from words like ``open`` and ``bot apprentice``."""
    return [msgspec.convert(_place(*word.split()), Place) for word in who]


def _place(who: str, level: str = "apprentice") -> dict[str, str]:
    return {"who": who, "level": level}


class Sitting:
    """A table, its log, and a clock that stands still unless it is moved on."""

    def __init__(
        self, seats: Sequence[str] = PAIR, game: str = "nim", seed: int = 7, **setup: Any
    ) -> None:
        self.game = holdfast.game(game)
        self.secret = Secret(seed, SALT)
        self.now = START
        pledge = make_pledge(game, seed, SALT)
        chosen = Setup(game, places(*seats), **setup)
        created = ev.Created(chosen, ANN, NAMES[ANN], self.game.rules_version, pledge)
        self.log = [ev.Entry(1, self.now, ANN, created)]
        self.table = self.reopened()
        if all(chair.taken for chair in self.table.frame.chairs):
            self.happen(ev.Started())

    def reopened(self) -> Table:
        """Return the table that the log has made."""
        return open_table("t1", self.game, self.secret, self.log)

    def happen(self, *what: ev.Event, person: str | None = None) -> None:
        """Write down that something has happened, and let it."""
        for each in what:
            entry = ev.Entry(len(self.log) + 1, self.now, person, each)
            self.log.append(entry)
            self.table.apply(entry)

    def decide(self, person: str, command: c.Command, away: Sequence[int] = ()) -> list[Any]:
        """Return what a command would lead to."""
        sender = Sender(person, NAMES.get(person, "Guest"), frozenset(away))
        return decide(self.table, sender, command)

    def do(self, person: str, kind: type[c.Command], **fields: Any) -> list[Any]:
        """Carry out a command, which knows the present version unless it says otherwise."""
        away = fields.pop("away", ())
        command = kind(**{"cid": "c", "v": self.table.frame.version, **fields})
        found = self.decide(person, command, away)
        self.happen(*found, person=person)
        return found

    def refuse(self, person: str, kind: type[c.Command], **fields: Any) -> Code:
        """Return the code with which a command is refused."""
        version = self.table.frame.version
        with pytest.raises(Refused) as refused:
            self.do(person, kind, **fields)
        assert self.table.frame.version == version
        return refused.value.code

    @property
    def turn(self) -> int:
        """The seat that decides now."""
        assert self.table.turn is not None
        return self.table.turn

    def who(self, seat: int | None = None) -> str:
        """Return who has a seat, by default the one that decides now."""
        person = self.table.frame.chairs[self.turn if seat is None else seat].person
        assert person is not None
        return person

    def move(self, move: int | str | None = None) -> list[Any]:
        """Let whoever is to move do so, a person or a bot; by default the first legal move."""
        assert self.table.match is not None
        chosen = self.table.match.legal_ids[0] if move is None else move
        if self.table.bot_to_move:
            text = self.game.text.write_move(self.table.match.state, int(chosen))
            moved = ev.Moved(self.turn, int(chosen), text, bot=True)
            self.happen(moved)
            return [moved]
        return self.do(self.who(), c.Move, move=chosen)

    def seat_all(self) -> Sitting:
        """Let people take all seats that are free."""
        guests = iter((BOB, CYD, EVE))
        for seat, chair in enumerate(self.table.frame.chairs):
            if not chair.taken:
                self.do(next(guests), c.Sit, seat=seat, invite=self.table.invite(seat))
        return self

    def finish(self) -> Sitting:
        """Play to the end."""
        while self.table.turn is not None:
            self.move()
        return self

    def again(self, person: str) -> ev.Created:
        """Return the set-up of a rematch."""
        return set_up_again(self.table, person, NAMES[person], "pledge")

    def begin_again(self, person: str) -> Sitting:
        """Let somebody ask for a rematch, and go on at its table."""
        self.log = [ev.Entry(1, self.now, person, self.again(person))]
        self.table = self.reopened()
        return self


def kinds(found: Sequence[ev.Event]) -> list[str]:
    """Return the kinds of events."""
    return [type(each).__name__.lower() for each in found]
