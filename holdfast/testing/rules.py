"""Checks of the rules: they end, they list exactly what is allowed, they lose no piece."""

from __future__ import annotations

import random

import numpy as np

from holdfast.core import kernels, verbs
from holdfast.core.dice import roll
from holdfast.core.errors import IllegalMove, UnreadableMove
from holdfast.core.match import Match
from holdfast.core.seats import NOBODY
from holdfast.core.verbs import LEGAL
from holdfast.testing.amount import amount
from holdfast.testing.cases import Case, Cell, Nonconformance

#: How far past both ends of a game's moves the ints are tried.
_BEYOND = 2
#: Room behind the widest list, so that a longer one is seen and not written over something else.
_ROOM = 64


def check_facts(case: Case, _seed: int = 0) -> None:
    """The record has every field it needs and no gaps, and the game's files are there."""
    game = case.game
    names = game.rules.state.names or ()
    missing = {"dice", "seats", *(option.name for option in game.options)} - set(names)
    if missing:
        raise Nonconformance(f"{case}: the record lacks {', '.join(sorted(missing))}")
    gaps = count_gaps(game.rules.state)
    if gaps:
        raise Nonconformance(
            f"{case}: {gaps} bytes of the record belong to no field; copies leave them as is, "
            "so that equal positions would have different bytes. Add a field that fills them"
        )
    for path in ("RULES.md", "words/en.ftl"):
        if not (game.folder / path).is_file():
            raise Nonconformance(f"{case}: there is no {path} in {game.folder}")


def count_gaps(dtype: np.dtype[np.void]) -> int:
    """Return how many bytes of a record belong to no field."""
    return dtype.itemsize - sum(dtype[name].itemsize for name in dtype.names or ())


def check_playouts(case: Case, seed: int = 0, games: int | None = None) -> None:
    """Random games end within the longest, and every list is ascending and within its bounds."""
    size = amount(50, 200, 1, 2) if games is None else games
    states = np.repeat(case.game.blank(case.players, case.options), size)
    kernels.setup_each(states, np.arange(seed, seed + size, dtype=np.uint64))
    moves = np.empty((size, case.game.rules.widest + _ROOM), dtype=np.int32)
    counts, movers = np.zeros(size, dtype=np.int32), np.zeros(size, dtype=np.int32)
    choice = np.random.default_rng(seed)
    for ply in range(case.longest + 1):
        kernels.legal_each(states, moves, counts, movers)
        _check_lists(case, moves, counts, movers, f"{case}, seeds from {seed}, ply {ply}")
        if not counts.any():
            return
        picks = choice.integers(np.maximum(counts, 1))
        kernels.step_each(states, moves[np.arange(size), picks], states[:0])
    raise Nonconformance(f"{case}, seeds from {seed}: not over after {case.longest} decisions")


def _check_lists(case: Case, moves: Cell, counts: Cell, movers: Cell, where: str) -> None:
    """Look at the lists of a whole batch."""
    game, columns = case.game, np.arange(moves.shape[1])
    if (counts > game.rules.widest).any():
        raise Nonconformance(
            f"{where}: {counts.max()} legal moves; widest says {game.rules.widest}"
        )
    listed = columns < counts[:, None]
    if (listed & ((moves < 0) | (moves >= game.rules.moves))).any():
        raise Nonconformance(f"{where}: a listed move is not from 0 to {game.rules.moves - 1}")
    falls = moves[:, 1:] <= moves[:, :-1]
    if (falls & listed[:, 1:]).any():
        raise Nonconformance(f"{where}: a list is not ascending, or a move is listed twice")
    if ((movers == NOBODY) != (counts == 0)).any():
        raise Nonconformance(f"{where}: somebody is to move without a move, or the reverse")
    if ((movers < NOBODY) | (movers >= case.players)).any():
        raise Nonconformance(f"{where}: a seat that is not there is to move")


def check_playing_out(case: Case, seed: int = 0) -> None:
    """The compiled loop plays the same random game as a match that is fed the same choices."""
    match = case.deal(seed)
    cell, dice = match.position(0), np.array([seed], dtype=np.uint64)
    scratch = np.empty(case.game.rules.widest, dtype=np.int32)
    decisions = kernels.play_out(cell, dice.copy(), np.zeros(1, dtype=np.uint64), scratch)
    while match.turn is not None:
        match.play(match.legal_ids[roll(dice, len(match.legal_ids))])
    case.demand(decisions == len(match.moves), match, f"play_out needs {decisions} decisions")
    case.demand(cell[0].tobytes() == match.state.tobytes(), match, "play_out ends differently")


def check_listed_moves(case: Case, seed: int = 0, positions: int | None = None) -> None:
    """Every listed move can be made, leads to a possible position, and loses no piece."""
    for match in case.sample(seed, amount(5, 10, 2, 3) if positions is None else positions):
        pieces = dict(case.game.rules.components(match.state))
        for move in match.legal_ids:
            match.play(move)
            found = case.game.text.problems(match.state)
            problems = [case.game.positions.say(each) for each in found]
            case.demand(not problems, match, f"move {move} gives an impossible state: {problems}")
            left = dict(case.game.rules.components(match.state))
            case.demand(
                left == pieces, match, f"move {move} changes the pieces: {pieces} to {left}"
            )
            match.undo()


def check_unlisted_moves(case: Case, seed: int = 0, positions: int | None = None) -> None:
    """Every other int is refused, with a reason if it is a move, and nothing changes."""
    choice = random.Random(seed)
    everything = range(-_BEYOND, case.game.rules.moves + _BEYOND + 1)
    for match in case.sample(seed, amount(4, 5, 2, 3) if positions is None else positions):
        legal = set(match.legal_ids)
        unlisted = [move for move in everything if move not in legal]
        count = min(len(unlisted), amount(300, len(unlisted), 20, 60))
        ends = [move for move in unlisted if not 0 <= move < case.game.rules.moves]
        for move in {*choice.sample(unlisted, count), *ends}:
            _check_refusal(case, match, move)


def _check_refusal(case: Case, match: Match, move: int) -> None:
    before, played = match.state.tobytes(), match.moves
    expected = IllegalMove if 0 <= move < case.game.rules.moves else UnreadableMove
    try:
        match.play(move)
    except expected as refused:
        case.demand(bool(str(refused)), match, f"move {move} is refused without a word")
    except Exception as mistake:  # whatever it is, it is the wrong one
        case.demand(False, match, f"move {move} is refused with {mistake!r}")
    else:
        case.demand(False, match, f"move {move} is not listed but was made")
    same = match.state.tobytes() == before and match.moves == played
    case.demand(same, match, f"refusing move {move} changed something")


def check_verdicts(case: Case, seed: int = 0, positions: int | None = None) -> None:
    """The verdict on a move is that it is legal if, and only if, the move is listed."""
    for match in case.sample(seed, amount(12, 25, 2, 4) if positions is None else positions):
        moves = _some_moves(case, match, random.Random(seed))
        states = np.repeat(match.position(len(match.moves)), len(moves))
        codes = np.zeros(len(moves), dtype=np.int32)
        shown = np.zeros((len(moves), verbs.SHOWN), dtype=np.int32)
        before = states.tobytes()
        kernels.verdict_each(states, moves, codes, shown)
        case.demand(states.tobytes() == before, match, "a verdict has changed the record")
        listed = np.isin(moves, match.legal_ids)
        for move, code in zip(moves[listed], codes[listed], strict=True):
            case.demand(code == LEGAL, match, f"move {move} is listed, but its verdict is {code}")
        for move, code in zip(moves[~listed], codes[~listed], strict=True):
            case.demand(
                code != LEGAL, match, f"move {move} is not listed, but its verdict is legal"
            )


def _some_moves(case: Case, match: Match, choice: random.Random) -> Cell:
    """Return all moves of a game; in plain Python, which is slow, those listed and some others."""
    count = case.game.rules.moves
    some = choice.sample(range(count), min(count, amount(count, count, 150, 600)))
    return np.array(sorted({*some, *match.legal_ids}), dtype=np.int32)


def check_components(case: Case, seed: int = 0) -> None:
    """No piece appears or disappears at any step of a match, and no position is impossible."""
    match, choice = case.deal(seed), random.Random(seed)
    pieces = dict(case.game.rules.components(match.state))
    case.demand(bool(pieces), match, "components counts nothing")
    while match.turn is not None:
        match.play(choice.choice(match.legal_ids))
        left = dict(case.game.rules.components(match.state))
        case.demand(left == pieces, match, f"the pieces changed from {pieces} to {left}")
        problems = case.game.text.problems(match.state)
        case.demand(not problems, match, f"the position is called impossible: {problems}")


def check_undo(case: Case, seed: int = 0) -> None:
    """Taking moves back restores every byte, and earlier positions can be looked up."""
    match, choice = case.deal(seed), random.Random(seed)
    states, turns = [match.state.tobytes()], [match.turn]
    while match.turn is not None:
        match.play(choice.choice(match.legal_ids))
        states.append(match.state.tobytes())
        turns.append(match.turn)
    for ply, before in enumerate(states):
        same = match.position(ply)[0].tobytes() == before
        case.demand(same, match, f"the position of ply {ply} is not what it was")
    for ply in range(len(states) - 2, -1, -1):
        match.undo()
        case.demand(match.state.tobytes() == states[ply], match, "undo does not restore the bytes")
        case.demand(match.turn == turns[ply], match, "undo does not restore the turn")


def check_scores(case: Case, seed: int = 0) -> None:
    """Every seat has points at every time, and a finished match has a winner."""
    for match in case.sample(seed, amount(6, 12, 3, 4)):
        case.demand(len(match.scores) == case.players, match, f"the scores are {match.scores}")
        case.demand(bool(match.winners) == (match.turn is None), match, f"won by {match.winners}")


def check_appraisals(case: Case, seed: int = 0) -> None:
    """A bot that looks a move ahead gets a finite number for every legal move."""
    for match in case.sample(seed, amount(4, 8, 2)):
        if match.turn is None:
            continue
        moves = np.array(match.legal_ids, dtype=np.int32)
        dice = np.array([seed], dtype=np.uint64)
        values = kernels.appraise_moves(match.seen(match.turn), match.turn, moves, 1, dice)
        case.demand(bool(np.isfinite(values).all()), match, f"the appraisals are {values}")


def check_sifting(case: Case, seed: int = 0) -> None:
    """What a bot thinks about are some of the legal moves, whatever it cannot see."""
    for match in case.sample(seed, amount(6, 12, 3)):
        if match.turn is None:
            continue
        seen, moves = match.seen(match.turn), match.legal_ids
        kept = kernels.sift_moves(seen, moves, thorough=True)
        case.demand(bool(kept), match, "no move is worth a thought")
        some = set(kept) <= set(moves) and kept == sorted(kept)
        case.demand(some, match, f"of the moves {moves} {kept} are worth a thought")
        kernels.redeal_each(seen, match.turn, np.array([seed], dtype=np.uint64))
        dealt = kernels.sift_moves(seen, moves, thorough=True)
        case.demand(dealt == kept, match, f"in another deal not {kept} but {dealt} are")
