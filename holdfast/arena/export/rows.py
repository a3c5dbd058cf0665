"""The rows of an export, from a saved match: a value, or a row of numbers, for every column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from holdfast.arena.export.columns import VERSION
from holdfast.arena.played import shares_of
from holdfast.arena.sources import Bad, Saved, play_back
from holdfast.core import kernels, observing
from holdfast.core.encoding import NUMBER, Encoding, Numbers
from holdfast.core.errors import HoldfastError
from holdfast.core.game import Game
from holdfast.core.lines import write_options
from holdfast.core.match import Match
from holdfast.core.reading import read
from holdfast.core.replay import read_fact
from holdfast.core.seats import read_names, write_seat

#: Values by the name of their column, those of one column as long as those of another.
Block = Mapping[str, Sequence[Any] | Numbers]

#: How observations are asked for.
ENCODINGS: Final = ("compact", "rich")


@dataclass(frozen=True)
class Rows:
    """What comes of a match; ``match`` is missing, which is its number in the export."""

    game: Block
    decisions: Block

    @property
    def count(self) -> int:
        """How many decisions there are."""
        return len(self.decisions["ply"])


class _Legal(NamedTuple):
    """The legal moves of positions, and the actions that stand for them."""

    moves: np.ndarray
    actions: np.ndarray
    counts: np.ndarray


def encoding_of(game: Game, observation: str) -> Encoding:
    """Return the planes of one of the encodings."""
    return game.lab.rich if observation == "rich" else game.lab.compact


def make_rows(found: Saved, observation: str | None = None) -> Rows | Bad:
    """Return the rows of a saved match, or why there are none."""
    try:
        match = play_back(found)
        names = read_names(read_fact(found.text, "names"), match.players)
    except HoldfastError as mistake:
        return Bad.of(found.where, mistake)
    seated = [names.get(seat, write_seat(seat)) for seat in range(match.players)]
    return Rows(_game_row(match, found, seated), _decisions(match, seated, observation))


def _game_row(match: Match, found: Saved, names: list[str]) -> Block:
    is_arena = found.group is not None
    values = {
        "version": VERSION,
        "source": found.where,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "players": match.players,
        "options": write_options(match.game.options, match.state),
        "seed": None if match.seed is None else str(match.seed),
        "start": match.start or None,
        "group": found.group,
        "deal": found.deal if is_arena else None,
        "rotation": found.rotation,
        "names": names,
        "first": match.mover_at(0),
        "decisions": match.ply,
        "finished": match.turn is None,
        "ended": read_fact(found.text, "ended") or None,
        "points": list(match.scores),
        "shares": list(shares_of(match)),
        "seconds": found.seconds if is_arena else None,
    }
    return {name: [value] for name, value in values.items()}


def _decisions(match: Match, names: list[str], observation: str | None) -> Block:
    game, plies = match.game, range(match.ply)
    seats = [match.mover_at(ply) for ply in plies]
    states = _positions(match)
    legal = _legal(game, states)
    rows: dict[str, Sequence[Any] | Numbers] = {
        "version": [VERSION] * len(plies),
        "ply": [ply + 1 for ply in plies],
        "seat": seats,
        "name": [names[seat] for seat in seats],
        "move": match.moves,
        "text": [
            game.text.write_move(read(states, ply), move) for ply, move in enumerate(match.moves)
        ],
        "legal": legal.counts.tolist(),
        "place": [
            game.chronicle.ground(read(states, ply), move) for ply, move in enumerate(match.moves)
        ],
        "points": _points(states, match.players),
        "share": _shares(match, seats),
        "lab": [game.lab.version] * len(plies),
        "action": _actions_of(match.moves, legal),
    }
    if observation is not None:
        pairs = zip(legal.actions, legal.counts, strict=True)
        rows["actions"] = [actions[:count].tolist() for actions, count in pairs]
        rows["observation"] = _observe(game, states, seats, observation)
    return rows


def _positions(match: Match) -> np.ndarray:
    """Return the record before every decision, one after the other."""
    if not match.ply:
        return match.position(0)[:0]
    return np.concatenate([match.position(ply) for ply in range(match.ply)])


def _legal(game: Game, states: np.ndarray) -> _Legal:
    moves = np.zeros((len(states), game.rules.widest), dtype=np.int32)
    legal = _Legal(moves, np.zeros_like(moves), np.zeros(len(states), dtype=np.int32))
    observing.number_each(states, *legal)
    return legal


def _actions_of(moves: list[int], legal: _Legal) -> list[int]:
    """Return the action that stands for each move."""
    places = (legal.moves == np.array(moves, dtype=np.int32)[:, None]).argmax(axis=1)
    found: list[int] = legal.actions[np.arange(len(moves)), places].tolist()
    return found


def _points(states: np.ndarray, players: int) -> list[list[int]]:
    out = np.zeros((len(states), players), dtype=np.int32)
    kernels.score_each(states, out)
    found: list[list[int]] = out.tolist()
    return found


def _shares(match: Match, seats: list[int]) -> list[float | None]:
    shares = shares_of(match)
    return [shares[seat] if match.turn is None else None for seat in seats]


def _observe(game: Game, states: np.ndarray, seats: list[int], observation: str) -> Numbers:
    """Return what who decides sees of each position, a row for each."""
    look = observing.observe_richly_each if observation == "rich" else observing.observe_each
    found = np.zeros((len(states), encoding_of(game, observation).size), dtype=NUMBER)
    for seat in set(seats):
        which = np.flatnonzero(np.array(seats) == seat)
        seen = np.zeros((len(which), found.shape[1]), dtype=NUMBER)
        look(states[which], seat, seen)
        found[which] = seen
    return found
