"""Bots at tables: what they are asked, when it is their turn. They see only their seat."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from holdfast.core.match import Match
from holdfast.core.seeds import SEED_BITS
from holdfast.search.greedy import Greedy
from holdfast.search.hint import give_hint
from holdfast.search.ismcts import Ismcts
from holdfast.search.levels import find_spec
from holdfast.search.specs import make_player
from holdfast.server import messages as m
from holdfast.server.live.errands import Errands
from holdfast.server.table.refusals import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from holdfast.core.game import Game
    from holdfast.search.player import Player
    from holdfast.server.live.delegating import Delegating
    from holdfast.server.live.queue import Asker
    from holdfast.server.live.room import Room
    from holdfast.server.table.setup import Level
    from holdfast.server.table.table import Table


Found = TypeVar("Found")

#: So many deals does somebody imagine who plays for a search that is not compiled yet.
WARMING_WORLDS = 2
#: How long each search for a hint lasts.
HINT_MILLISECONDS = 400
_MIND_BYTES = 8


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: which of these moves, as its seat sees the table?"""

    player: Player
    game: Game
    seen: np.ndarray[Any, Any]
    seat: int
    moves: list[int]
    level: Level
    mind: str = ""  # who thinks: the same for all questions to one bot at one table
    searches: bool = False  # for longer than it takes to ask somebody else
    warming: bool = False  # somebody simpler thinks for a player that would search


class Thinkers:
    """Who thinks at the tables, for one after the other."""

    def __init__(self) -> None:
        self.workers: Delegating | None = None
        self._errands = Errands()

    def question(
        self, room: Room, table: Table, seat: int, level: Level, *, warm: bool
    ) -> Question:
        """Return what the bot on a seat is asked now; it remembers what it thought before.

        A search is nothing without compiled code: until the game is warm, somebody who looks a
        move ahead plays for whoever would search.
        """
        player = room.players.get(seat)
        if player is None or player.name != level:
            player = room.players[seat] = make_player(level, secrets.randbits(SEED_BITS))
        match = table.match
        assert match is not None
        return _ask(match, seat, level, (player, f"{room.id} {seat}"), warm=warm)

    def question_in(self, match: Match, level: Level, *, warm: bool) -> Question:
        """Return what a bot is asked in a match at no table; it has not thought about it before."""
        assert match.turn is not None
        player = make_player(level, secrets.randbits(SEED_BITS))
        mind = secrets.token_hex(_MIND_BYTES)
        return _ask(match, match.turn, level, (player, mind), warm=warm)

    async def answer(self, question: Question, asker: Asker, *, live: bool) -> int:
        """Return the move that the bot chooses; who is cancelled stops it.

        A worker searches for it, if there is one and there is something to choose.
        """
        asked = question
        if self.workers is not None and asked.searches and len(asked.moves) > 1:
            found = await self.workers.ask(asked, asker, live=live)
            if found is not None:
                return found
        move: int = await self._errands.run(
            asker,
            lambda: asked.player.choose(asked.game, asked.seen, asked.seat, asked.moves),
            live=live,
        )
        return move

    async def find(self, hint: Callable[[], m.HintShown], asker: Asker) -> m.HintShown:
        """Return a hint for somebody, who waits for it."""
        found: m.HintShown = await self._errands.run(asker, hint, live=True)
        return found

    async def ponder(self, work: Callable[[], Found], asker: Asker) -> Found:
        """Return what somebody wants to know of a match, when nothing else is to be thought."""
        found: Found = await self._errands.run(asker, work, live=False, idle=True)
        return found

    @property
    def places(self) -> int:
        """How much is thought about at one time."""
        return self._errands.places

    def close(self) -> None:
        """Stop thinking."""
        self._errands.close()


def _ask(
    match: Match, seat: int, level: Level, thinks: tuple[Player, str], *, warm: bool
) -> Question:
    """Return what somebody, who is called this, is asked on a seat."""
    player, mind = thinks
    searches = _searches(match.game, level)
    warming = not warm and searches
    if warming:
        player = Greedy(secrets.randbits(SEED_BITS), worlds=WARMING_WORLDS)
    return Question(
        player,
        match.game,
        match.seen(seat),
        seat,
        match.legal_ids,
        level,
        mind,
        searches=warm and searches,
        warming=warming,
    )


def _searches(game: Game, level: Level) -> bool:
    """Tell whether whoever plays a level of a game searches."""
    return make_player(find_spec(game, level), 0).searches


def ask_hint(table: Table, person: str, *, warm: bool) -> Callable[[], m.HintShown]:
    """Return what finds a hint for a person; raise ``Refused`` at a table with other people."""
    match = table.match
    if not warm:
        raise Refused(Code.NOT_READY, says="warming-up", title=table.game.title)
    if not table.is_alone(person):
        raise Refused(Code.HINTS_OFF)
    if match is None or table.turn not in table.seats_of(person):
        raise Refused(Code.NOT_YOUR_TURN)
    record, seed = match.position(len(match.moves)), match.seed or 0
    copy = Match.resume(table.game, record, seed, match.past)
    return lambda: find_hint(copy, partial(Ismcts, milliseconds=HINT_MILLISECONDS))


def find_hint(match: Match, search: Callable[[int], Ismcts]) -> m.HintShown:
    """Return the best moves of whoever has to move, by what that seat may know."""
    hint = give_hint(match, search)
    state = match.state
    moves = [
        m.HintMove(one.move, one.text, match.game.wire.parts(state, one.move), one.win, one.error)
        for one in hint.moves
    ]
    return m.HintShown(moves, hint.exact)
