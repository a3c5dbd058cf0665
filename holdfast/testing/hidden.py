"""Checks of hidden information: what a seat is shown depends only on what it may know."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from math import comb, factorial, prod
from typing import Any

import numpy as np
from scipy.stats import chisquare

from holdfast.core import kernels
from holdfast.core.match import Match, look, read_match
from holdfast.core.seats import NOBODY
from holdfast.testing.amount import amount
from holdfast.testing.cases import Case, Cell, Excerpt, Nonconformance

#: A fair redeal is complained about once in ten thousand times; seeds are fixed, so it stays green.
_DOUBT = 1e-4
#: With more worlds than this, so many redeals tell too little about each.
_MOST_WORLDS = 60


def check_hide(case: Case, seed: int = 0) -> None:
    """Hiding twice is hiding once, and the seat on turn has the same moves on its hidden record."""
    for match in case.sample(seed, amount(12, 40, 4, 6)):
        for seat in case.seats:
            once = match.seen(seat)
            twice = once.copy()
            kernels.hide_each(twice, seat)
            case.demand(
                once.tobytes() == twice.tobytes(),
                match,
                f"hiding twice from seat {seat} changes {_differences(once, twice)}",
            )
            case.demand(int(once["dice"][0, 0]) == 0, match, f"seat {seat} sees the dice")
            if seat == match.turn:
                moves, mover = look(case.game, once)
                same = moves == match.legal_ids and mover == seat
                case.demand(same, match, f"hidden, seat {seat} has the moves {moves}")


def check_redeal(case: Case, seed: int = 0) -> None:
    """A redeal fits all that the seat has seen, is possible, and needs only the hidden record."""
    several = False
    for match in case.sample(seed, amount(10, 24, 3, 4)):
        pieces = dict(case.game.rules.components(match.state))
        for seat in case.seats:
            seen = match.seen(seat)
            for number in range(amount(1, 3, 1)):
                world = redeal(match.position(len(match.moves)), seat, number)
                several |= _without_dice(world) != _without_dice(match.position(len(match.moves)))
                case.demand(
                    hide(world, seat).tobytes() == seen.tobytes(),
                    match,
                    f"a redeal changes what seat {seat} sees: "
                    f"{_differences(hide(world, seat), seen)}",
                )
                blind = redeal(seen, seat, number)
                case.demand(
                    blind.tobytes() == world.tobytes(),
                    match,
                    f"a redeal for seat {seat} uses what is hidden: {_differences(blind, world)}",
                )
                problems = case.game.text.problems(world[0])
                case.demand(not problems, match, f"a redeal gives an impossible state: {problems}")
                left = dict(case.game.rules.components(world[0]))
                case.demand(left == pieces, match, f"a redeal changes the pieces to {left}")
    if not several:
        raise Nonconformance(f"{case}, seed {seed}: every redeal gives the world as it is")


def check_deal_anew(case: Case, seed: int = 0) -> None:
    """What is dealt anew is what nobody knows, and only the dice decide about it."""
    several = False
    for match in case.sample(seed, amount(10, 24, 3, 4)):
        here = match.position(len(match.moves))
        after = deal_anew(here, len(match.moves))
        several |= after.tobytes() != here.tobytes()
        for seat in case.seats:
            seen = hide(after, seat)
            same = seen.tobytes() == match.seen(seat).tobytes()
            what = _differences(seen, match.seen(seat))
            case.demand(same, match, f"what is dealt anew changes what seat {seat} knows: {what}")
        pieces = dict(case.game.rules.components(after[0]))
        same = pieces == dict(case.game.rules.components(match.state))
        case.demand(same, match, f"what is dealt anew changes the pieces to {pieces}")
        again = deal_anew(deal_anew(here, seed + 1), len(match.moves))
        same = again.tobytes() == after.tobytes()
        case.demand(same, match, "what is dealt anew depends on how it lay before")
    if not several:
        raise Nonconformance(f"{case}, seed {seed}: nothing is ever dealt anew")


def deal_anew(cell: Cell, dice: int) -> Cell:
    """Return a copy in which all that nobody knows is dealt again."""
    world = cell.copy()
    kernels.deal_anew_each(world, np.array([dice], dtype=np.uint64))
    return world


def redeal(cell: Cell, seat: int, dice: int) -> Cell:
    """Return a copy in which all that the seat does not know is dealt again."""
    world = cell.copy()
    kernels.redeal_each(world, seat, np.array([dice], dtype=np.uint64))
    return world


def hide(cell: Cell, seat: int) -> Cell:
    """Return a copy in which all that the seat does not know is hidden."""
    hidden = cell.copy()
    kernels.hide_each(hidden, seat)
    return hidden


def check_open_endings(case: Case, seed: int = 0) -> None:
    """Where a seat is said to know everything, every redeal is the same world and stays so."""
    for match in case.sample(seed, amount(20, 40, 6, 8)):
        for seat in case.seats:
            if match.turn is None or not kernels.is_open(match.seen(seat), seat):
                continue
            worlds = np.concatenate([redeal(match.seen(seat), seat, n) for n in range(3)])
            choice = random.Random(seed)
            while True:
                same = len(set(_worlds_without_dice(worlds))) == 1
                case.demand(same, match, f"seat {seat} is said to know all, and there is a choice")
                moves, mover = look(case.game, worlds[:1])
                if mover == NOBODY:
                    break
                chosen = np.full(len(worlds), choice.choice(moves), dtype=np.int32)
                kernels.step_each(worlds, chosen, worlds[:0])


def _differences(one: Cell, other: Cell) -> str:
    names = [name for name in one.dtype.names or () if (one[name] != other[name]).any()]
    return ", ".join(names) or "bytes that belong to no field"


def _without_dice(cells: Any) -> bytes:
    copy = cells.copy()
    copy["dice"] = 0
    return bytes(copy.tobytes())


def _worlds_without_dice(worlds: Cell) -> list[bytes]:
    copy = worlds.copy()
    copy["dice"] = 0
    return [world.tobytes() for world in copy]


def check_non_interference(case: Case, seed: int = 0) -> None:
    """Two worlds that differ only in what a seat cannot know look the same to it.

    Position, view, drawing and legal moves are compared. Then somebody else makes a move in both
    worlds that reads the same to the seat, and makes two moves in one world that differ only in
    secret: where the seat sees no difference, its log must have none.
    """
    choice, followed = random.Random(seed), 0
    for match in case.sample(seed, amount(4, 16, 3, 4)):
        here = Match(case.game, match.position(len(match.moves)), match.seed)
        same = Match(case.game, match.position(len(match.moves)), match.seed)
        for seat in case.seats:
            world = redeal(match.position(len(match.moves)), seat, len(match.moves))
            there = Match(case.game, world, match.seed)
            _compare(case, match, here, there, seat)
            if here.turn not in (None, seat):
                followed += _follow(case, here, there, seat, choice)
                _follow(case, here, same, seat, choice)
    if not followed:
        raise Nonconformance(f"{case}, seed {seed}: no move looked the same in two worlds")


def _follow(case: Case, here: Match, there: Match, seat: int, choice: random.Random) -> int:
    """Make moves of another seat in both; where the seat can see no difference, compare its logs.

    In two worlds these are moves that read the same to the seat; in one world, moves whose effects
    differ, but only in secret.
    """
    followed, one_world = 0, here.state.tobytes() == there.state.tobytes()
    readings = {move: case.game.wire.hide_move(there.state, move, seat) for move in there.legal_ids}
    move, reading = _choose(case, here, seat, set(readings.values()), choice)
    others = choice.sample(there.legal_ids, min(len(there.legal_ids), amount(5, 12, 3, 12)))
    here.play(move)
    for other in others if one_world else [m for m in readings if readings[m] == reading]:
        there.play(other)
        secret = not one_world or _without_dice(here.state) != _without_dice(there.state)
        if secret and here.seen(seat).tobytes() == there.seen(seat).tobytes():
            _compare(case, here, here, there, seat)
            followed += 1
        there.undo()
    here.undo()
    return followed


def _choose(
    case: Case, match: Match, seat: int, known: set[int], choice: random.Random
) -> tuple[int, int]:
    """Return a legal move and how the seat reads it; if possible, one of the known readings."""
    pairs = [(move, case.game.wire.hide_move(match.state, move, seat)) for move in match.legal_ids]
    return choice.choice([pair for pair in pairs if pair[1] in known] or pairs)


def _compare(case: Case, match: Match, here: Match, there: Match, seat: int) -> None:
    """Demand that two matches cannot be told apart from a seat."""
    case.demand(
        here.seen(seat).tobytes() == there.seen(seat).tobytes(),
        match,
        f"seat {seat} can tell two worlds apart: {_differences(here.seen(seat), there.seen(seat))}",
    )
    mine, theirs = _write(here.view(seat)), _write(there.view(seat))
    case.demand(mine == theirs, match, f"seat {seat} has two views:\n{mine}\n{theirs}")
    same = here.draw(seat) == there.draw(seat)
    case.demand(
        same, match, f"seat {seat} has two drawings:\n{here.draw(seat)}\n{there.draw(seat)}"
    )
    if here.turn == seat:
        case.demand(here.legal_ids == there.legal_ids, match, f"seat {seat} has other moves")


def _write(view: dict[str, Any]) -> str:
    return json.dumps(view, sort_keys=True)


def check_uniform(case: Case, seed: int = 0, positions: Sequence[str] = ()) -> int:
    """Where few worlds are possible, all of them are redealt equally often.

    Returns how many positions were found in which this could be counted: late in a random match,
    when little is unknown, and among the positions that are given as text. These are for games in
    which much is unknown to the end.
    """
    counted, few = 0, _few_worlds()
    for match, seat in chain(_given(case, positions), _late(case, seed)):
        worlds = _redeals(match, seat, amount(3000, 3000, 300, 500), seed)
        counts = Counter(_worlds_without_dice(worlds))
        if len(counts) <= few:
            _check_counts(case, match, seat, worlds, counts)
            counted += 1
        if counted == amount(1, 3, 1):
            break
    return counted


def _given(case: Case, positions: Sequence[str]) -> Iterator[tuple[Match, int]]:
    """Yield the positions of this case and the seats that have several worlds there."""
    for text in positions:
        match = read_match(case.game, text)
        if match.players == case.players and match.options == case.deal(0).options:
            for seat in case.seats:
                worlds = _redeals(match, seat, _MOST_WORLDS, 0)
                if len(set(_worlds_without_dice(worlds))) > 1:
                    yield match, seat


def _late(case: Case, seed: int) -> Iterator[tuple[Match, int]]:
    """Yield late positions of random matches, and seats, that seem to have few worlds."""
    few = _few_worlds()
    for game in range(seed, seed + amount(2, 6, 2)):
        whole = case.whole(game)
        last = len(whole.moves)
        for ply in range(last - 1, max(last - amount(20, 30, 6), 0), -1):
            match = Excerpt(whole, ply)
            for seat in case.seats:
                worlds = _redeals(match, seat, 2 * few, seed)
                if 1 < len(set(_worlds_without_dice(worlds))) <= few:
                    yield match, seat


def _few_worlds() -> int:
    """Return how many worlds can be told apart by counting; plain Python redeals less often."""
    return amount(_MOST_WORLDS, _MOST_WORLDS, _MOST_WORLDS // 3)


def _redeals(match: Match, seat: int, count: int, seed: int) -> Cell:
    worlds = np.repeat(match.seen(seat), count)
    kernels.redeal_each(worlds, seat, np.array([seed], dtype=np.uint64))
    return worlds


def _check_counts(
    case: Case, match: Match, seat: int, worlds: Cell, counts: Counter[bytes]
) -> None:
    true = _without_dice(match.position(len(match.moves))[0])
    case.demand(true in counts, match, f"the true world is never redealt for seat {seat}")
    distinct = np.array([np.frombuffer(world, dtype=case.game.rules.state)[0] for world in counts])
    weights = [_weigh(world, distinct) for world in distinct]
    expected = [len(worlds) * weight / sum(weights) for weight in weights]
    doubt = chisquare(list(counts.values()), expected).pvalue
    case.demand(
        doubt > _DOUBT,
        match,
        f"redeals for seat {seat} are not fair: {len(counts)} worlds, "
        f"from {min(counts.values())} to {max(counts.values())} times, p = {doubt:.1e}",
    )


def _weigh(world: Any, worlds: Cell) -> float:
    """Return how likely a world is beside the others, if all deals of single cards are.

    Cards in a hand have no order, and a hand is kept sorted. So a hand with two cards that are
    alike comes about in half as many ways as one in which they differ.
    """
    weight = _weigh_counts(world, worlds)
    for name in worlds.dtype.names or ():
        size = worlds.dtype[name].shape[-1:] or (1,)
        rows = worlds[name].reshape(len(worlds), -1, *size)
        for number, row in enumerate(world[name].reshape(-1, *size)):
            differ = (rows[:, number] != row).any()
            if differ and _is_sorted(rows[:, number]):
                alike = Counter(int(card) for card in row if card >= 0)
                weight /= prod(factorial(count) for count in alike.values())
    return weight


def _weigh_counts(world: Any, worlds: Cell) -> float:
    """Return in how many ways the cards of each kind can be split between two fields of counts.

    Two fields hold such counts if their sums are the same in all worlds but they are not.
    """
    varying = [name for name in worlds.dtype.names or () if (worlds[name] != worlds[name][0]).any()]
    weight = 1.0
    for one, other in combinations(varying, 2):
        if worlds[one].shape == worlds[other].shape:
            sums = worlds[one] + worlds[other]
            if (sums == sums[0]).all() and (worlds[one] >= 0).all() and (worlds[other] >= 0).all():
                pairs = zip(sums[0].flat, world[one].flat, strict=True)
                weight *= prod(comb(int(both), int(part)) for both, part in pairs)
    return weight


def _is_sorted(rows: Cell) -> bool:
    """Tell whether every row is in order as far as it is used: then its order means nothing."""
    return all((np.diff(row[row >= 0]) >= 0).all() for row in rows)
