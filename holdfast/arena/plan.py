"""What an arena plays: who meets whom, in which deals, on which seats.

Everything follows from the arena's seed by hashing, so that a game is the same whichever core plays
it and whichever game ended before it.
"""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import holdfast
from holdfast.arena.groups import find_groups
from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.core.option import Option, flag
from holdfast.core.steps import Step, play_steps
from holdfast.search import make_player, name_of
from holdfast.search.compiled import search_steps

_SEED_BYTES: Final = 8
_FEWEST_PLAYERS: Final = 2


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    game: str
    options: Mapping[str, bool | int | str]
    group: int
    deal: int
    rotation: int
    seed: int
    specs: tuple[str, ...]  # seat by seat
    names: tuple[str, ...]
    dice: tuple[int, ...]  # the seed of each seat's player

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells it from all other games of the arena."""
        return self.group, self.deal, self.rotation


@dataclass(frozen=True)
class Arena:
    """A game and the players that meet in it. Raises ``BadOption`` for what does not fit."""

    game: str
    players: tuple[str, ...]  # specs, as ``holdfast.search.make_player`` reads them
    games: int = 100  # for each group that meets; rounded up to whole deals
    seats: int | None = None  # the game's smallest number of players unless said otherwise
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seed: int = 0
    sprt: tuple[float, float] | None = None  # two win rates of the first player to decide between

    def __post_init__(self) -> None:
        """Refuse what cannot be played before anybody waits for it."""
        object.__setattr__(self, "players", tuple(self.players))
        self.rules.blank(self.seats, self.options)
        if len(self.players) < _FEWEST_PLAYERS:
            given = ", ".join(self.players) or "nobody"
            raise BadOption(f"the players are {given}; an arena needs two or more")
        if self.games < 1:
            raise BadOption(f"the number of games is {self.games}; it must be at least 1")
        for spec in self.players:
            make_player(spec, seed=0).close()
        if self.sprt is not None:
            _check_sprt(self.sprt, len(self.players))

    @property
    def rules(self) -> Game:
        """The game itself."""
        return holdfast.game(self.game)

    @property
    def table_size(self) -> int:
        """How many seats there are."""
        return self.seats or self.rules.seats[0]

    @property
    def all_options(self) -> dict[str, bool | int | str]:
        """The options of the game, those that were not given too."""
        return self.rules.read_options(self.rules.blank(self.seats, self.options)[0])

    @property
    def command(self) -> str:
        """What plays it on the command line, with all that decides what its games are."""
        words = ["holdfast", "arena", self.game]
        words += ["--between", ",".join(map(name_of, self.players))]
        for spec in dict.fromkeys(self.players):
            words += ["--bot", spec] if name_of(spec) != spec else []
        words += ["--players", str(self.table_size), "--games", str(self.games)]
        words += ["--seed", str(self.seed)]
        words += ["--sprt", "{:g},{:g}".format(*self.sprt)] if self.sprt else []
        for name, value in self.options.items():
            if isinstance(value, bool):
                words += [flag(name) if value else flag(f"no-{name}")]
            else:
                words += [flag(name), Option.write(value)]
        return shlex.join(words)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names; a name that comes again gets a number: ``greedy#2``."""
        shown = [name_of(spec) for spec in self.players]
        before = [shown[:place].count(name) for place, name in enumerate(shown)]
        return tuple(
            f"{name}#{count + 1}" if count else name
            for name, count in zip(shown, before, strict=True)
        )

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Who meets whom: places in ``players``, one for each seat."""
        return find_groups(len(self.players), self.table_size)

    @property
    def deals(self) -> int:
        """How many deals each group plays; every deal is played once in every rotation."""
        return -(-self.games // self.table_size)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.deals * self.table_size * len(self.groups)

    def steps(self) -> Iterator[Step]:
        """Yield what has to be compiled before its games are played."""
        yield from play_steps(self.rules)
        if any(make_player(spec, seed=0).searches for spec in self.players):
            yield from search_steps(self.rules)

    def jobs(self) -> Iterator[Job]:
        """Yield all games, deal after deal, so that all groups come forward together."""
        for deal in range(self.deals):
            for group in range(len(self.groups)):
                for rotation in range(self.table_size):
                    yield self._job(group, deal, rotation)

    def _job(self, group: int, deal: int, rotation: int) -> Job:
        order = self._order(group, deal)
        seating = order[-rotation:] + order[:-rotation] if rotation else order
        return Job(
            game=self.game,
            options=dict(self.options),
            group=group,
            deal=deal,
            rotation=rotation,
            seed=_hash(self.seed, "deal", deal),
            specs=tuple(self.players[player] for player in seating),
            names=tuple(self.names[player] for player in seating),
            dice=tuple(
                _hash(self.seed, "dice", deal, rotation, seat) for seat in range(len(seating))
            ),
        )

    def _order(self, group: int, deal: int) -> tuple[int, ...]:
        """Return the group in the order in which it sits around the table.

        Rotations keep everybody's neighbours, so with three or more these change from deal to deal.
        """
        members = self.groups[group]
        if len(members) == _FEWEST_PLAYERS:
            return members
        places = sorted(range(len(members)), key=lambda place: _hash(self.seed, deal, place))
        return tuple(members[place] for place in places)


def _hash(*parts: int | str) -> int:
    text = " ".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=_SEED_BYTES).digest())


def _check_sprt(bounds: tuple[float, float], players: int) -> None:
    low, high = bounds
    if players != _FEWEST_PLAYERS:
        raise BadOption(f"a sequential test is for two players, and there are {players}")
    if not 0 < low < high < 1:
        raise BadOption(
            f"the sequential test is between {low:g} and {high:g}; "
            "it needs two win rates between 0 and 1, the lower first"
        )
