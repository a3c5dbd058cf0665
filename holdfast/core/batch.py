"""Many games at once: a batch of records and the kernels that move it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdfast.core import kernels
from holdfast.core.deals import Deals, hashes
from holdfast.core.errors import BadOption
from holdfast.core.game import Game
from holdfast.core.match import Match
from holdfast.core.option import Options, whole_number
from holdfast.core.record import copy_of
from holdfast.core.refusing import check_seen, refusals, whole_moves
from holdfast.core.seats import NOBODY, check_seat
from holdfast.core.verbs import SHOWN

#: More threads than any machine has cores would only be in each other's way.
MOST_CORES: Final = 256

Games = NDArray[np.bool_] | NDArray[np.integer[Any]] | Sequence[int]


class Batch:
    """Games of one kind side by side, dealt and ready to be stepped.

    The seed of a game is a hash of the batch's seed and the game's number, so batches with other
    seeds have other games, however near the seeds are. :meth:`seed_of` says which seed that is:
    ``holdfast.new`` makes the same game of it, alone.

    ``cores`` says how many cores the kernels may use; the results do not depend on it.

    ``states`` are the records themselves. What the methods do with moves is safe whatever they are
    given; whoever writes into the records vouches for what is in them.

    Where nothing is compiled yet, opening a batch compiles the deal, and the first call of each
    method what it needs; a line on the standard error output says so when it takes longer than two
    seconds. ``holdfast warm`` does it ahead.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        *,
        players: int | None = None,
        seed: int = 0,
        options: Options | None = None,
        cores: int = 1,
    ) -> None:
        """Deal so many games; raise ``BadOption`` for what cannot be."""
        cell = game.blank(players, options)
        size = whole_number(size, "the size", 1)
        self._hold(game, np.repeat(cell, size), int(cell["seats"][0]), cores, None)
        self.deal(seed)

    @classmethod
    def of(cls, matches: Iterable[Match], *, cores: int = 1) -> Batch:
        """Return a batch of the present positions of matches, all of one game, with as many seats.

        Options may differ from match to match.
        """
        held = list(matches)
        kinds = {(match.game.name, match.players) for match in held}
        if len(kinds) != 1:
            found = ", ".join(f"{name} for {players}" for name, players in sorted(kinds))
            raise BadOption(
                "a batch takes matches of one game, with the same number of players; "
                f"these are {found or 'none'}"
            )
        states = np.concatenate([match.position(match.ply) for match in held])
        return cls._made(held[0].game, states, held[0].players, cores)

    @classmethod
    def _made(
        cls, game: Game, states: NDArray[Any], players: int, cores: int, deals: Deals | None = None
    ) -> Batch:
        batch = cls.__new__(cls)
        batch._hold(game, states, players, cores, deals)
        return batch

    def _hold(
        self, game: Game, states: NDArray[Any], players: int, cores: int, deals: Deals | None
    ) -> None:
        size = len(states)
        self.game = game
        self.cores = whole_number(cores, "cores", 1, MOST_CORES)
        self.players = players
        self.states = states
        self._deals = deals  # None where a seed would tell what is hidden, or is not known
        self._seen: int | None = None  # the seat for which the rest was hidden
        self._moves = np.zeros((size, game.rules.widest), dtype=np.int32)
        self._counts = np.zeros(size, dtype=np.int32)
        self._movers = np.zeros(size, dtype=np.int32)
        self._codes = np.zeros(size, dtype=np.int32)

    def __len__(self) -> int:
        """Return how many games there are."""
        return len(self.states)

    def __repr__(self) -> str:
        """Say which games these are, how they were dealt, and how many are over."""
        seed = "" if self._deals is None else f"seed {self._deals.seed}"
        told = [f"{self.players} players", seed, f"{int(self.done.sum())} over"]
        return f"<Batch of {len(self)} x {self.game.name}: {', '.join(filter(None, told))}>"

    @overload
    def __getitem__(self, which: int) -> Match: ...
    @overload
    def __getitem__(self, which: slice | Games) -> Batch: ...
    def __getitem__(self, which: int | slice | Games) -> Match | Batch:
        """Return one game as a match, or some as a batch: copies, on which the batch does not hang.

        Some are a slice, a list of numbers, or a mask: an array of as many truth values as games.
        """
        if isinstance(which, int | np.integer):
            check_seen(self._seen)
            cell = copy_of(self.states, [self._number(which)])
            return Match(self.game, cell, None, self.game.text.write_state(cell[0]))
        where = which if isinstance(which, slice) else self._numbers(which)
        deals = None if self._deals is None else self._deals.some(where)
        some = self._made(self.game, copy_of(self.states, where), self.players, self.cores, deals)
        some._seen = self._seen
        return some

    def __iter__(self) -> Iterator[Match]:
        """Yield every game as a match."""
        return (self[number] for number in range(len(self)))

    def copy(self) -> Batch:
        """Return a batch of the same games, on which this one does not hang."""
        return self[:]

    def deal(self, seed: int) -> None:
        """Set up every game anew, as a new batch of this seed has it."""
        self._deals, self._seen = Deals.first(seed, len(self)), None
        seeds = self._deals.seeds
        self._spread(lambda a, b: kernels.setup_each(self.states[a:b], seeds[a:b]))

    def reset(self, where: Games | None = None, seeds: Sequence[int] | None = None) -> None:
        """Deal some games anew: those of a mask or with these numbers, or all.

        Each gets its next seed, or the one that is given for it: ``seeds`` has one for each game,
        in the order in which the games are named. A game named twice is dealt once.
        """
        numbers = np.arange(len(self)) if where is None else self._numbers(where)
        numbers = np.array(list(dict.fromkeys(numbers.tolist())), dtype=np.intp)
        dealt = self._known().go_on(numbers, seeds)
        some = copy_of(self.states, numbers)
        kernels.setup_each(some, dealt)
        self.states[numbers] = some

    def seed_of(self, number: int) -> int:
        """Return the seed of a game: ``holdfast.new`` makes the same game of it, alone."""
        return int(self._known().seeds[self._number(number)])

    def legal(self) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
        """Return every game's legal moves (a row each), how many they are, and who is to move.

        A row has its moves in front, ascending; what stands behind them means nothing. Where a game
        is over there are none, and ``NOBODY`` (-1) is to move. The arrays, ``int32``, are the
        batch's own and are overwritten by the next call.
        """
        m, c, t = self._moves, self._counts, self._movers
        self._spread(lambda a, b: kernels.legal_each(self.states[a:b], m[a:b], c[a:b], t[a:b]))
        return m, c, t

    def masks(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return for every game a row with a truth value for each move: whether it is legal.

        The column is the move; ``game.rules.moves`` is how many there are. Written into ``out`` if
        that is given. The arrays of :meth:`legal` are overwritten.
        """
        shape = (len(self), self.game.rules.moves)
        if out is None:
            out = np.empty(shape, dtype=np.bool_)
        elif np.shape(out) != shape or getattr(out, "dtype", None) != np.bool_:
            raise BadOption(f"out has the shape {np.shape(out)}; it can be bool of {shape}")
        moves, counts, _ = self.legal()
        marks = out
        self._spread(lambda a, b: kernels.mark_each(moves[a:b], counts[a:b], marks[a:b]))
        return out

    def step(self, moves: ArrayLike, *, check: bool = True) -> None:
        """Make one move in every game; a game that is over takes ``NO_MOVE`` (-1) and stays.

        Moves are one array of whole numbers, one for each game. If any is not legal,
        ``IllegalMoves`` is raised, which names the first, and nothing has changed; an array that is
        none of moves raises ``UnreadableMove``. With ``check=False`` a game whose move is not legal
        stays as it is, and nothing is said.
        """
        given = whole_moves(self.game, moves, len(self))
        limit = self.game.rules.moves
        if check:
            self._check(given, moves)
            self._spread(
                lambda a, b: kernels.step_each(self.states[a:b], given[a:b], self.states[:0])
            )
        else:
            self._spread(
                lambda a, b: kernels.step_legal_each(
                    self.states[a:b], given[a:b], limit, np.empty(SHOWN, dtype=np.int32)
                )
            )

    def _check(self, moves: NDArray[np.int32], given: Any) -> None:
        """Raise ``IllegalMoves`` if any game refuses its move."""
        limit, codes = self.game.rules.moves, self._codes

        def part(a: int, b: int) -> int:
            shown = np.empty(SHOWN, dtype=np.int32)
            return kernels.judge_each(self.states[a:b], moves[a:b], limit, codes[a:b], shown)

        if sum(kernels.spread(part, len(self), self.cores)):
            raise refusals(self.game, self.states, codes, self.movers, given)

    def play_out(self, seed: int) -> int:
        """Play every game to its end at random; return the number of decisions.

        The choices of a game hang on the seed and the game's number.
        """
        check_seen(self._seen)
        seeds = hashes(seed, np.arange(len(self), dtype=np.uint64))

        def part(a: int, b: int) -> int:
            scratch = np.empty(self.game.rules.widest, dtype=np.int32)
            dice = np.zeros(1, dtype=np.uint64)
            return kernels.play_out(self.states[a:b], seeds[a:b], dice, scratch)

        return sum(kernels.spread(part, len(self), self.cores))

    @property
    def done(self) -> NDArray[np.bool_]:
        """Whether each game is over."""
        over: NDArray[np.bool_] = self.movers == NOBODY
        return over

    @property
    def movers(self) -> NDArray[np.int32]:
        """Who is to move in each game; ``NOBODY`` (-1) where it is over."""
        out = np.empty(len(self), dtype=np.int32)
        self._spread(lambda a, b: kernels.mover_each(self.states[a:b], out[a:b]))
        return out

    def scores(self) -> NDArray[np.int32]:
        """Return every game's points by seat, a row each: final or so far."""
        out = np.zeros((len(self), self.players), dtype=np.int32)
        self._spread(lambda a, b: kernels.score_each(self.states[a:b], out[a:b]))
        return out

    def winners(self) -> NDArray[np.bool_]:
        """Return for every game a row that says of each seat whether it has won.

        Several have in a draw, and nobody as long as the game goes on.
        """
        out = np.zeros((len(self), self.players), dtype=np.int32)
        self._spread(lambda a, b: kernels.standing_each(self.states[a:b], out[a:b]))
        return best_of(out, self.done)

    def returns(self) -> NDArray[np.float32]:
        """Return for every game a row with what each seat has of the result; a row adds up to 0.

        The winners share 1 among them, the others -1: with two seats that is 1 and -1. All have 0
        if all have won, and as long as the game goes on.
        """
        return zero_sum(self.winners())

    def hide(self, seat: int) -> Batch:
        """Return a batch of what the seat may see; ``SPECTATOR`` is a seat.

        Its :meth:`legal` means something where it is the seat's turn. It knows no seeds.
        """
        seat = check_seat(seat, self.players)
        states = copy_of(self.states)
        self._spread(lambda a, b: kernels.hide_each(states[a:b], seat))
        seen = self._made(self.game, states, self.players, self.cores)
        seen._seen = seat
        return seen

    def redeal(self, seat: int, seed: int = 0) -> Batch:
        """Return a batch in which all that the seat cannot know is dealt anew.

        Each game becomes one that fits what the seat has seen, and other seeds give others.
        """
        seat = check_seat(seat, self.players)
        check_seen(self._seen, seat)
        seeds = hashes(seed, np.arange(len(self), dtype=np.uint64))
        states = copy_of(self.states)

        def part(a: int, b: int) -> None:
            dice = np.zeros(1, dtype=np.uint64)
            kernels.redeal_seeded_each(states[a:b], seat, seeds[a:b], dice)

        self._spread(part)
        return self._made(self.game, states, self.players, self.cores)

    def _known(self) -> Deals:
        """Return the deals; raise ``BadOption`` where there are none."""
        if self._deals is None:
            raise BadOption(
                "the games of this batch were not dealt by it: it does not know their seeds; "
                "deal(seed) deals all of them"
            )
        return self._deals

    def _number(self, number: object) -> int:
        """Return the number of a game; raise ``IndexError``, as lists do."""
        at = whole_number(number, "the number of a game", -len(self))
        if at >= len(self):
            raise IndexError(f"there is no game {at}; there are {len(self)}, counted from 0")
        return at % len(self)

    def _numbers(self, which: object) -> NDArray[np.intp]:
        """Return the numbers of games that are given as such, or as a mask."""
        given = np.asarray(which)
        if given.dtype == np.bool_ and given.shape == (len(self),):
            return np.flatnonzero(given)
        if given.ndim == 1 and (given.dtype.kind in "iu" or not len(given)):
            return np.array([self._number(int(number)) for number in given], dtype=np.intp)
        raise BadOption(
            f"games are chosen by a mask of {len(self)} truth values or a list of numbers, "
            f"not by {given.dtype} of {given.shape}"
        )

    def _spread(self, work: Callable[[int, int], object]) -> None:
        kernels.spread(work, len(self), self.cores)


def best_of(standing: NDArray[np.int32], done: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return which seats of games that are over stand best, a row each."""
    best: NDArray[np.bool_] = standing == standing.max(axis=1, keepdims=True)
    return best & done[:, np.newaxis]


def zero_sum(winners: NDArray[np.bool_]) -> NDArray[np.float32]:
    """Return by seat what the winners of games win and the others lose, a row each."""
    return exact_zero_sum(winners).astype(np.float32)


def exact_zero_sum(winners: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return the same as exactly as numbers can be, for those who add it up."""
    won = winners.sum(axis=1, keepdims=True)
    lost = winners.shape[1] - won
    decided = (won > 0) & (lost > 0)
    shares = np.where(winners, 1 / np.maximum(won, 1), -1 / np.maximum(lost, 1))
    return np.where(decided, shares, 0.0)
