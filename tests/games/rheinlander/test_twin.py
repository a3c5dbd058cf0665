"""The engine and its slow twin play the same random games and must agree after every move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import pytest

from holdfast import Match
from holdfast.core import kernels
from holdfast.core.kernels import Records
from holdfast.core.match import look as list_moves
from holdfast.core.match import new_match, read_match
from holdfast.games.rheinlander import GAME
from holdfast.games.rheinlander.boards import BOARDS
from holdfast.games.rheinlander.moves import DROP
from holdfast.games.rheinlander.notation import write_move
from holdfast.games.rheinlander.state import (
    DECK,
    DISCARD,
    EMPTY,
    FREE,
    NO_DUCHY,
    NO_SPACE,
    STATE,
    TOWER,
    Phase,
)
from holdfast.games.rheinlander.tables import CENTRE_TEXTS, NAMES, SPACES
from holdfast.testing.amount import amount, first_seed
from tests.games.often import lacking

from .plain import CARD_MOVE, Arrival, Duchy, Map, Plain

Look = dict[str, Any]
Options = dict[str, bool | int | str]

#: How all players of a game play; see ``choose``.
STYLES = ("uniform", "kinds", "builder", "aggressor", "mixed")

#: The options that the rules know; the others are about what is seen, and the board.
CHOICES = (
    *("castle_optional", "bastion_opens_river", "garrison_blocks_reinforcement"),
    *("merge_tie_single_owner", "bastion_timing"),
)

MAPS = [Map.of(board) for board in BOARDS]


class Quick(Plain):
    """The twin, which asks itself only once about the same thing."""

    known: dict[frozenset[str], list[int]]  # slots by spaces; the board does not change
    walked: tuple[Any, list[Duchy]]
    listed: tuple[Any, set[str]]

    def __post_init__(self) -> None:
        self.known = {}
        self.walked = None, []
        self.listed = None, set()
        super().__post_init__()

    def standing(self) -> tuple[Any, ...]:
        """All that the duchies depend on."""
        unsettled = self.arrival.space if self.arrival else None
        return dict(self.knights), dict(self.garrisons), list(self.dukes), unsettled

    def touched(self, spaces: Iterable[str]) -> list[int]:
        key = frozenset(spaces)
        if key not in self.known:
            self.known[key] = super().touched(key)
        return self.known[key]

    def can_reinforce(self, space: str) -> bool:
        """Most spaces are taken or far from everybody, and that is seen at a glance."""
        far = self.map.neighbours[space].isdisjoint(self.knights)
        return not far and super().can_reinforce(space)

    def duchies(self) -> list[Duchy]:
        now = self.standing()
        if self.walked[0] != now:
            self.walked = now, super().duchies()
        return self.walked[1]

    def legal(self) -> set[str]:
        cards = sorted(self.hands[self.turn]), self.turn, self.phase, self.archbishop
        now = *cards, dict(self.knights), set(self.bastions), dict(self.garrisons)
        if self.listed[0] != now:
            self.listed = now, super().legal()
        return self.listed[1]


# What both say about a position, in the same words


def nobody_is_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def look_at_duchies(cell: Records, names: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """Spaces, owner, knights and value of every duchy."""
    group, seats = cell["group"][0], int(cell["seats"][0])
    spaces: list[list[str]] = [[] for _ in range(int(cell["duchies"][0]))]
    for space in np.flatnonzero(group != NO_DUCHY).tolist():
        spaces[group[space]].append(names[space])
    assert all(spaces), "a duchy has no space"
    owner, worth = cell["owner"][0].tolist(), cell["worth"][0].tolist()
    count = cell["count"][0, : len(spaces), :seats].tolist()
    return sorted(
        (sorted(held), nobody_is_none(owner[n]), tuple(count[n]), 1 + worth[n])
        for n, held in enumerate(spaces)
    )


def look_at_cards(cell: Records) -> Look:
    where = cell["cards"][0].tolist()
    places: dict[int, set[int]] = {place: set() for place in range(int(cell["seats"][0]))}
    places |= {DECK: set(), DISCARD: set()}
    for card, place in enumerate(where, start=1):
        places[place].add(card)
    return {"deck": places.pop(DECK), "discard": places.pop(DISCARD), "hands": [*places.values()]}


def look_at_pieces(cell: Records, names: tuple[str, ...]) -> Look:
    knight = cell["knight"][0]
    stands = [
        (names[space], piece)
        for space, piece in enumerate(knight.tolist())
        if piece not in (FREE, NO_SPACE)
    ]
    return {
        "knights": {name: piece for name, piece in stands if piece != TOWER},
        "bastions": {name for name, piece in stands if piece == TOWER},
        "garrisons": {
            number: seat
            for number, seat in enumerate(cell["garrison"][0].tolist(), start=1)
            if seat != EMPTY
        },
    }


def look_at_engine(cell: Records) -> Look:
    """What stands in a record, a batch of one."""
    names, seats = NAMES[cell["board"][0]], int(cell["seats"][0])
    phase = Phase(cell["phase"][0])
    spot, refused = int(cell["spot"][0]), int(cell["refused"][0])
    return {
        "turn": int(cell["turn"][0]) if phase != Phase.OVER else None,
        "phase": phase.name.lower(),
        "ended": bool(cell["ended"][0]),
        "supply": cell["supply"][0, :seats].tolist(),
        "bastions_left": cell["bastions"][0, :seats].tolist(),
        "coins": cell["coins"][0, :seats].tolist(),
        "archbishop": nobody_is_none(int(cell["archbishop"][0])),
        "duchies": look_at_duchies(cell, names),
        "bastion_placed": bool(cell["built"][0]),
        "arrival": (names[spot], refused) if phase == Phase.CASTLE else None,
        **look_at_cards(cell),
        **look_at_pieces(cell, names),
    }


def look_at_twin(twin: Plain) -> Look:
    look, arrival = twin.look(), twin.arrival
    if twin.phase == "over":
        look["turn"] = None
    look["bastion_placed"] = twin.bastion_placed
    refused = sum(1 << number - 1 for number in arrival.refused) if arrival else 0
    look["arrival"] = (arrival.space, refused) if arrival else None
    return look


@cache
def write_once(board: int, move: int, free: bool) -> str:
    """The text of a move; it depends on the board and on whether its space is free."""
    cell = np.zeros(1, dtype=STATE)
    cell["board"] = board
    cell["knight"] = FREE if free else 0
    return write_move(cell[0], move)


def legal_in(cell: Records) -> dict[str, int]:
    """The legal moves of a record by their texts."""
    moves, _ = list_moves(GAME, cell)
    board, knight = int(cell["board"][0]), cell["knight"][0].tolist()
    found = {
        write_once(board, move, move >= DROP or knight[move % SPACES] == FREE): move
        for move in moves
    }
    assert len(found) == len(moves), "two moves have the same text"
    return found


# A twin of a position


def twin_of(cell: Records) -> Quick:
    """A twin that stands where the engine stands."""
    look, state = look_at_engine(cell), cell[0]
    chosen = {name: value for name, value in GAME.read_options(state).items() if name in CHOICES}
    twin = Quick(
        MAPS[int(state.board)],
        int(state.seats),
        int(state.opener),
        [CENTRE_TEXTS[int(kind)] for kind in state.centre],
        look.pop("hands"),
        **chosen,  # type: ignore[arg-type]
    )
    duchies, arrival, turn = (look.pop(name) for name in ("duchies", "arrival", "turn"))
    for name, value in look.items():
        setattr(twin, name, value)
    twin.turn = twin.opener if turn is None else turn
    owned = [(frozenset(spaces), owner) for spaces, owner, *_ in duchies]
    twin.dukes = [(spaces, owner) for spaces, owner in owned if owner is not None]
    if arrival:
        resume_arrival(twin, *arrival)
    return twin


def resume_arrival(twin: Plain, space: str, refused: int) -> None:
    """Let the twin go on in the middle of the new castles (8.4)."""
    slots = {n for n in range(1, len(twin.centres) + 1) if refused >> n - 1 & 1}
    left = [n for n in twin.castles([space]) if n not in twin.garrisons and n not in slots]
    twin.arrival = Arrival(space, [], left, slots)
    beside = twin.beside(space)
    twin.arrival.old = [duchy for duchy in twin.duchies() if duchy.spaces & beside]


def drawn_by(before: Look, after: Look, move: str) -> list[int | None]:
    """What the mover drew, as the twin wants to be told; the shuffle card is None.

    After a shuffle the discard pile is empty, and otherwise it is not: the card that was played
    lies there. A second shuffle in a row leaves no trace and needs none.
    """
    seat = before["turn"]
    held = set(before["hands"][seat])
    if move.startswith("drop "):
        held.remove(int(move[5:]))
    elif parts := CARD_MOVE.fullmatch(move):
        held.remove(int(parts[1]))
    drawn = after["hands"][seat] - held
    assert len(drawn) <= 1
    shuffled = drawn and not after["discard"]
    return [*([None] if shuffled else []), *drawn]


# Players who do things


def choose(dice: random.Random, style: str, twin: Plain, moves: list[str]) -> str:
    """A random move that makes the rare things happen."""
    if style == "mixed":  # everybody in another way
        style = STYLES[twin.turn % 4]
    if style == "uniform":
        return dice.choice(moves)
    if style == "kinds" or twin.phase != "play":
        kinds: dict[str, list[str]] = {}
        for move in moves:
            kinds.setdefault(kind_of(move), []).append(move)
        return dice.choice(kinds[dice.choice(list(kinds))])
    like = like_to_build if style == "builder" else like_to_attack
    return max(dice.sample(moves, min(8, len(moves))), key=lambda move: like(twin, move))


def kind_of(move: str) -> str:
    parts = CARD_MOVE.fullmatch(move)
    return parts[2] if parts else move[:2]


def like_to_build(twin: Plain, move: str) -> int:
    """Beside one's own knights, away from others, at castles."""
    parts = CARD_MOVE.fullmatch(move)
    if parts is None:
        return 0
    beside = [twin.knights[space] == twin.turn for space in twin.beside(parts[3])]
    castles = len(twin.castles([parts[3]]))
    return 4 * castles + 3 * sum(beside) - 2 * (len(beside) - sum(beside))


def like_to_attack(twin: Plain, move: str) -> int:
    """Exchanges, then mergers, then castles beside others."""
    parts = CARD_MOVE.fullmatch(move)
    if parts is None:
        return 0
    beside = twin.beside(parts[3])
    duchies = sum(bool(duchy.spaces & beside) for duchy in twin.duchies())
    castles = len(twin.castles([parts[3]]))
    rivals = sum(twin.knights[space] != twin.turn for space in beside)
    return 9 * (parts[2] == "x") + 4 * duchies * (duchies > 1) + 3 * castles + 2 * rivals


# Playing both


def step_both(cell: Records, twin: Plain, text: str, move: int, before: Look) -> Look:
    """Make a move with both and compare all that can be compared; return what it looks like."""
    kernels.step_each(cell, np.array([move], dtype=np.int32), cell[:0])
    after = look_at_engine(cell)
    twin.apply(text, drawn_by(before, after, text))
    assert after == look_at_twin(twin), text
    return after


def play_both(cell: Records, seed: int, style: str) -> Counter[str]:
    """Play a match to its end with both; return what happened in it."""
    dice = random.Random(seed)
    twin = twin_of(cell)
    look = look_at_engine(cell)
    while look["turn"] is not None:
        moves = legal_in(cell)
        assert twin.legal() == moves.keys()
        text = choose(dice, style, twin, [*moves])
        look = step_both(cell, twin, text, moves[text], look)
    match = Match(GAME, cell, None)
    assert (match.turn, twin.legal()) == (None, set())
    assert set(match.winners) == twin.winners()
    assert match.scores == tuple(twin.coins)
    return twin.tally


OPTIONS: dict[str, Options] = {
    "defaults": {},
    "castle_optional": {"castle_optional": True},
    "bastions": {"bastion_timing": "any", "bastion_opens_river": False},
    "keep, blocks": {"merge_tie_single_owner": "keep", "garrison_blocks_reinforcement": True},
}
OPTIONS["everything"] = {name: value for one in OPTIONS.values() for name, value in one.items()}

FULL = 134  # for each of them and each number of players
GAMES = amount(6, FULL, 1)
PIECES = [(players, name) for players in GAME.seats for name in OPTIONS]

#: What happens in random games at least so often, per game.
OFTEN = (
    {"founded": 10, "grown": 20, "merged": 2, "lone": 8, "river": 2, "island": 2}
    | {"founded_tied": 0.5, "tie_kept": 0.5, "tie_merge": 0.1, "tie_open": 0.02}
    | {"taken_over": 0.1, "owner_found": 0.3, "paid": 2, "paid_own": 0.3}
    | {"castle_placer": 2, "castle_owner": 0.5, "castle_out_of_turn": 0.05, "swap": 0.5}
    | {"exchange": 0.5, "archbishop_changed": 2, "archbishop_lost_to_nobody": 0.5}
    | {"reinforcement": 15, "bastion": 5, "reshuffle": 2}
)
#: And what only happens with these options.
WITH: dict[str, dict[str, float]] = {
    "castle_optional": {"refused": 1, "reoffered": 0.3},
    "bastion_timing": {"bastion_first": 3},
}
#: Games of those above in which something rare happens.
RARE: dict[str, tuple[int, str, int]] = {
    "drop": (5, "bastions", 12016),
    "owner_without_knight": (3, "keep, blocks", 3131),
    "stronger_after_swap": (5, "everything", 14001),
    "tie_kept_behind": (5, "defaults", 10013),
    "castle_between": (4, "castle_optional", 6006),
    "merged_three": (5, "defaults", 10043),
    "merge_new_duke": (3, "castle_optional", 1003),
    "new_duke_not_mover": (3, "castle_optional", 1031),
    "tie_merge_kept": (3, "everything", 4033),
    "tie_merge_one_duke": (3, "defaults", 3),
    "castle_empty": (3, "defaults", 21),
    "reoffer_short": (3, "bastions", 2005),
    "swap_short": (3, "defaults", 17),
    "exchange_lone": (3, "defaults", 16),
    "skipped": (3, "defaults", 102),
    "empty_in_passing": (3, "defaults", 7),
    "end_out_of_turn": (3, "castle_optional", 1037),
}


def play(players: int, name: str, seed: int) -> Counter[str]:
    """Play one of the games."""
    cell = new_match(GAME, players, seed, OPTIONS[name]).position(0)
    return play_both(cell, seed, STYLES[seed % len(STYLES)])


@pytest.mark.parametrize(("players", "name"), PIECES[:: amount(1, 1, 4, 1)])
def test_random_games_agree(players: int, name: str) -> None:
    """2.1 to 2.6, 3.1 to 3.5, 4.1 to 4.5, 5.1 to 5.8, 6.1 to 6.5, 7.1 to 7.4, 8.1 to 8.8,
    9.1 to 9.6, 10.1 to 10.4, 11.1 to 11.5"""
    first = 1000 * PIECES.index((players, name)) + first_seed()
    seen: Counter[str] = Counter()
    for seed in range(first, first + GAMES):
        seen += play(players, name, seed)
    assert seen["grown"] > 0
    often = OFTEN | {k: v for option in OPTIONS[name] for k, v in WITH.get(option, {}).items()}
    assert not lacking(seen, often, GAMES)


def test_two_thousand_games_are_played() -> None:
    assert FULL * len(PIECES) >= 2000


@pytest.mark.parametrize("event", [*RARE][: amount(len(RARE), len(RARE), 1, len(RARE))])
def test_what_is_rare_happens_too(event: str) -> None:
    assert play(*RARE[event])[event] > 0


# What random play hardly ever reaches

CENTRES = "centres b 2 3 4 c 2 3 4 b 2 3 4 b 2 3 4 c c c c c c b b b b"
POSITIONS: dict[str, tuple[str, str]] = {
    # All regions of the hand are full, and A stands nowhere.
    "drop": (
        """
        knights B L1 L2 L3 L4 L5 W1 W2 W3 W4 W5
        knights C R1 R2 R3 R4 R5
        hand A 1 2 3 4 5
        """,
        "drop 3",
    ),
    # The archbishop takes the owner's only knight, and then two others are level.
    "owner_without_knight": (
        """
        knights A L2 L3
        knights B L8
        knights C L9
        duchies L8=B
        hand A 8 20 21 22 23
        """,
        "8xL8",
    ),
    # B keeps the duchy while A and C are level ahead, and takes A's castle: now C is ahead.
    "stronger_after_swap": (
        """
        turn C play
        knights A L11 L12
        knights B L10
        knights C L9 L13
        garrisons 5A
        duchies L10=B
        hand C 14 20 21 22 23
        """,
        "14@L14",
    ),
}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("event", POSITIONS)
def test_games_from_set_positions_agree(event: str, seed: int) -> None:
    """2.5, 5.7, 8.6"""
    lines, text = POSITIONS[event]
    cell = read_match(GAME, f"{CENTRES}\n{lines}").position(0)
    twin, moves = twin_of(cell), legal_in(cell)
    assert twin.legal() == moves.keys()
    before = look_at_engine(cell)
    assert before == look_at_twin(twin)
    step_both(cell, twin, text, moves[text], before)
    assert twin.tally[event] == 1
    assert play_both(cell, seed, STYLES[seed])["grown"] > 0
