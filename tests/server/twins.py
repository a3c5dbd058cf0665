"""Two tables that differ only in what some eyes cannot know, and all that is sent of each.

One is played at random. At some point the other becomes the same table with everything dealt again
that the eyes do not know, and from then on the same things happen at both: the same commands of
those who look, and moves of others that read the same to them.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.core.match import Match
from holdfast.core.seats import SPECTATOR
from holdfast.server import messages as m
from holdfast.server.live.room import Room
from holdfast.server.site.listing import Listing, Own
from holdfast.server.table import commands as c
from holdfast.server.view.mistakes import refusal_of
from holdfast.server.view.questions import show_explanation, show_preview, show_why
from holdfast.server.view.show import show_moment, show_replay, show_story, show_table, summarise
from holdfast.testing.hidden import redeal
from tests.server.house import Ear
from tests.server.sitting import ANN, BOB, CYD, EVE, NAMES, Sitting

encode = msgspec.json.encode
PEOPLE = (ANN, BOB, CYD, EVE, "fay")
NAMES["fay"] = "Fay"
#: So many moves that may not be made are tried, and so many pairs of moves that could look alike.
WRONG, TRIES = 12, 8


def seat_people(game: str, players: int, options: dict[str, Any], seed: int) -> Sitting:
    """Return a table with a person on every seat."""
    sitting = Sitting(("me", *["open"] * (players - 1)), game, seed, options=options)
    for seat in range(1, players):
        sitting.do(PEOPLE[seat], c.Sit, seat=seat)
    return sitting


class Twins:
    """Two tables that one pair of eyes cannot tell apart."""

    def __init__(self, sitting: Sitting, eyes: int, dice: int) -> None:
        """Deal again at a second table what the eyes do not know of the first."""
        self.eyes = eyes
        self.person = None if eyes == SPECTATOR else PEOPLE[eyes]
        self.here, self.there = sitting, copy.copy(sitting)
        self.there.log = list(sitting.log)
        self.there.secret = copy.copy(sitting.secret)
        self.there.table = self.there.reopened()
        match = self.there.table.match
        assert match is not None
        match._cell = redeal(match._cell, eyes, dice)
        match._legal = None
        self.there.secret.seed, self.there.secret.salt = dice, "77" * 32
        self.ears = [self._watch(each) for each in (self.here, self.there)]
        self.lists = [self._look(each) for each in (self.here, self.there)]

    @property
    def differ(self) -> bool:
        """Whether there is anything that the eyes do not know."""
        here, there = (each.table.match.state for each in (self.here, self.there))  # type: ignore[union-attr]
        here["dice"], there["dice"] = 0, 0
        return bool(here.tobytes() != there.tobytes())

    @staticmethod
    def room_of(sitting: Sitting) -> Room:
        """Return a room for a table, in which nobody is."""
        room = Room("t1")
        room.table = sitting.table
        return room

    def _watch(self, sitting: Sitting) -> tuple[Room, Ear]:
        room, ear = self.room_of(sitting), Ear(self.person)
        ear.joined = room.join(ear, sitting.table)
        return room, ear

    def _look(self, sitting: Sitting) -> tuple[Listing, Own, Ear]:
        """Let the eyes look at the list of tables, and at that of their own."""
        listing, own, ear = Listing(), Own(), Ear(self.person)
        listing.take(m.OpenTables([summarise(sitting.table)], None))
        listing.add(ear)
        own.add(ear, self._own(sitting))
        return listing, own, ear

    def _own(self, sitting: Sitting) -> list[m.MyTable]:
        mine = sitting.table.seats_of(self.person)
        return [m.MyTable(summarise(sitting.table), mine, sitting.table.turn in mine)]

    def follow(self, choice: random.Random) -> bool:
        """Let the same thing happen at both tables; tell whether something could."""
        pair = self._pair(choice)
        if pair is None:
            return False
        self.both(c.Move, pair)
        return True

    def both(self, kind: type[c.Command], moves: tuple[int, int] | None = None) -> None:
        """Carry out a command of whoever is to move at both tables, and tell those who look."""
        person = self.here.who()
        for number, sitting in enumerate((self.here, self.there)):
            room, _ = self.ears[number]
            sitting.do(person, kind, **({} if moves is None else {"move": moves[number]}))
            room.tell_change()
            listing, own, _ = self.lists[number]
            listing.take(m.OpenTables([summarise(sitting.table)], None))
            own.take([sitting.table.id], self._own(sitting))

    def _pair(self, choice: random.Random) -> tuple[int, int] | None:
        """Return moves, one for each table, that leave the eyes with the same to see."""
        here, there = self.here.table.match, self.there.table.match
        if here is None or there is None or here.turn is None:
            return None
        for move, other in self._alike(here, there, choice):
            seen = _seen_after(here, move, self.eyes)
            if seen is not None and seen == _seen_after(there, other, self.eyes):
                return move, other
        return None

    def _alike(self, here: Match, there: Match, choice: random.Random) -> Iterator[tuple[int, int]]:
        """Yield moves, one for each table, that read the same to the eyes."""
        if here.turn == self.eyes:
            for move in choice.sample(here.legal_ids, min(len(here.legal_ids), TRIES)):
                yield move, move
            return
        hide, readings = here.game.wire.hide_move, dict[int, list[int]]()
        for move in there.legal_ids:
            readings.setdefault(hide(there.state, move, self.eyes), []).append(move)
        pairs = [(move, hide(here.state, move, self.eyes)) for move in here.legal_ids]
        known = [pair for pair in pairs if pair[1] in readings]
        for move, reading in choice.sample(known, min(len(known), TRIES)):
            for other in readings[reading][:TRIES]:
                yield move, other

    def sent(self) -> Iterator[tuple[str, list[bytes]]]:
        """Yield all that has been sent, and all that could be asked for, each from both tables."""
        yield "stream", [b"\n".join(ear.bytes) for _, ear in self.ears]
        yield "lists", [b"\n".join(ear.bytes) for _, _, ear in self.lists]
        for name in ("page", "since", "summary", "moments", "replay", "wrong moves", "questions"):
            ask = getattr(self, "_" + name.replace(" ", "_"))
            yield name, [ask(each) for each in (self.here, self.there)]

    def _page(self, sitting: Sitting, since: int = 0) -> bytes:
        table = sitting.table
        story = show_story(table, self.person, since)
        return encode(m.Opened(m.Page(show_table(table, self.person), story, [])))

    def _since(self, sitting: Sitting) -> bytes:
        return self._page(sitting, sitting.table.frame.version - 2)

    def _summary(self, sitting: Sitting) -> bytes:
        return encode(summarise(sitting.table))

    def _moments(self, sitting: Sitting) -> bytes:
        """Return positions of the past, and what is said to those who ask for more."""
        match = sitting.table.match
        assert match is not None
        last = len(match.moves)
        plies = sorted({0, last // 2, max(0, last - 2), max(0, last - 1), last, last + 1})
        eyes = [None, "open", *map(str, range(len(sitting.table.frame.chairs)))]
        asked = [(ply, None) for ply in plies] + [(last, each) for each in eyes]
        return b"\n".join(
            attempt(lambda ply=ply, each=each: show_moment(sitting.table, self.person, ply, each))
            for ply, each in asked
        )

    def _replay(self, sitting: Sitting) -> bytes:
        return attempt(lambda: show_replay(sitting.table))

    def _wrong_moves(self, sitting: Sitting) -> bytes:
        """Return what is said to moves that may not be made, on one's turn and off it."""
        match = sitting.table.match
        if match is None or self.person is None:
            return b""
        choice = random.Random(len(match.moves))
        legal = set(match.legal_ids) if match.turn == self.eyes else set()
        numbers = [choice.randrange(match.game.rules.moves) for _ in range(WRONG)]
        texts: list[int | str] = [n for n in numbers if n not in legal]
        texts += [match.game.text.write_move(match.seen(self.eyes)[0], n) for n in numbers[:4]]
        version, person = sitting.table.frame.version, self.person
        return b"\n".join(
            attempt(lambda text=text: sitting.decide(person, c.Move("c", version, text)))
            for text in texts
        )

    def _questions(self, sitting: Sitting) -> bytes:
        """Return what is said to questions about moves, legal ones and others, and about things."""
        table, match = sitting.table, sitting.table.match
        assert match is not None
        choice = random.Random(len(match.moves))
        numbers = [choice.randrange(match.game.rules.moves) for _ in range(WRONG // 2)]
        if match.turn == self.eyes:
            numbers += choice.sample(match.legal_ids, min(2, len(match.legal_ids)))
        asked: list[tuple[Any, str]] = [(show_why, str(n)) for n in numbers]
        asked += [(show_preview, str(n)) for n in numbers[-2:]]
        asked += [(show_explanation, f"stone {n}") for n in (1, 5, 9, 10)]
        return b"\n".join(
            attempt(lambda ask=ask, what=what: ask(table, self.person, what)) for ask, what in asked
        )


def _seen_after(match: Match, move: int, eyes: int) -> bytes | None:
    """Return what the eyes see after a move; nothing at the end, when everything is shown."""
    match.play(move)
    seen = None if match.turn is None else match.seen(eyes).tobytes() + bytes([match.turn])
    match.undo()
    return seen


def attempt(ask: Any) -> bytes:
    """Return the answer to a question as it is sent, or the refusal."""
    try:
        return encode(ask())
    except Exception as mistake:
        refusal = refusal_of(mistake)
        assert refusal.code != "internal", mistake
        return encode(refusal)
