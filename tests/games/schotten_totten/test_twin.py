"""The engine and its slow twin play the same random games and must agree after every move."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from holdfast import Match
from holdfast.core.jit import COMPILED
from holdfast.games.schotten_totten.state import Ending, Phase
from holdfast.games.schotten_totten.tables import KIND_TEXTS
from holdfast.testing.amount import amount, seeds
from tests.games.often import lacking

from .brute import find_answer
from .build import Options, deal
from .plain import ELITE, MODES, RUSES, Plain, is_clan

Look = dict[str, Any]

#: How both players play; see ``choose``.
STYLES = ("plain", "builder", "tactician", "lazy", "hoarder")


#: The fields of the record that are compared.
FIELDS = (
    *("phase", "turn", "due", "hand", "held", "deck", "deck_size", "tactics_deck", "tactics_size"),
    *("discard", "discard_size", "cards", "count", "owner", "first", "mud", "blind"),
    *("played", "joker_played", "passes"),
)


class Quick(Plain):
    """The twin with the same brute force, compiled, and asked only once in a position."""

    listed: tuple[int, set[str]] = (-1, set())

    def legal(self) -> set[str]:
        if self.listed[0] != self.now:
            self.listed = self.now, super().legal()
        return self.listed[1]

    def answer(self, number: int, seat: int) -> list[str] | None:
        if not COMPILED:
            return super().answer(number, seat)
        stone = self.stone(number)
        return find_answer(
            stone.sides[1 - seat],
            stone.size,
            self.unseen(),
            blind=stone.blind,
            strict=self.strict_colour,
            mine=self.strength_at(number, seat),
        )


# What both say about a position, in the same words


def texts(kinds: list[int]) -> list[str]:
    return [KIND_TEXTS[kind] for kind in kinds]


def look_at_engine(match: Match) -> Look:
    cell = match.position(len(match.moves))
    fields = {name: cell[name][0].tolist() for name in FIELDS}
    phase = Phase(fields["phase"])
    held, count = fields["held"], fields["count"]
    return {
        "phase": phase.name.lower(),
        "turn": fields["turn"],
        "due": fields["due"] if phase in (Phase.RECRUIT, Phase.RETURN) else 0,
        "hands": [sorted(texts(fields["hand"][seat][: held[seat]])) for seat in (0, 1)],
        "deck": texts(fields["deck"][: fields["deck_size"]])[::-1],
        "tactics": texts(fields["tactics_deck"][: fields["tactics_size"]])[::-1],
        "discard": sorted(texts(fields["discard"][: fields["discard_size"]])),
        "sides": [
            [texts(cards[seat][: counts[seat]]) for seat in (0, 1)]
            for cards, counts in zip(fields["cards"], count, strict=True)
        ],
        "owner": [None if owner < 0 else owner for owner in fields["owner"]],
        "first": [None if first < 0 else first for first in fields["first"]],
        "mud": [bool(on) for on in fields["mud"]],
        "blind": [bool(on) for on in fields["blind"]],
        "played": fields["played"],
        "joker": [bool(on) for on in fields["joker_played"]],
        "passes": fields["passes"],
    }


def look_at_twin(twin: Plain) -> Look:
    return {
        "phase": twin.phase,
        "turn": twin.turn,
        "due": {"recruit": twin.to_draw, "return": twin.to_return}.get(twin.phase, 0),
        "hands": [sorted(hand) for hand in twin.hands],
        "deck": twin.deck,
        "tactics": twin.tactics_deck,
        "discard": sorted(twin.discard),
        "sides": [stone.sides for stone in twin.stones],
        "owner": [stone.owner for stone in twin.stones],
        "first": [stone.first for stone in twin.stones],
        "mud": [stone.mud for stone in twin.stones],
        "blind": [stone.blind for stone in twin.stones],
        "played": twin.played,
        "joker": twin.joker_played,
        "passes": twin.passes,
    }


def fresh_twin(match: Match) -> Plain:
    """A twin that holds the cards that the engine has just dealt."""
    look, options = look_at_engine(match), match.options
    names = ("tactics", "expert", "auto_claim", "strict_colour", "mud_needs_both")
    switches = {name: bool(options[name]) for name in names}
    return Quick(look["hands"], look["deck"], look["tactics"], look["turn"], **switches)


# Players who do things


def choose(dice: random.Random, style: str, twin: Plain, moves: list[str]) -> str:
    """A random move that makes the rare things happen."""
    claims = [move for move in moves if move.startswith("claim")]
    if claims:
        declines = 0.97 if style == "lazy" else 0.1
        return "done" if dice.random() < declines else dice.choice(claims)
    if "draw tactic" in moves:
        likes = {"hoarder": 0.95, "tactician": 0.6}.get(style, 0.35)
        return "draw tactic" if dice.random() < likes else "draw clan"
    if "pass" in moves and dice.random() < (0.9 if style in ("lazy", "hoarder") else 0.2):
        return "pass"
    tactics = [move for move in moves if not is_clan(move[:2]) and move != "pass"]
    if tactics and twin.phase == "play" and dice.random() < likes_tactics(style):
        kind = dice.choice(sorted({move[:2] for move in tactics}))
        return dice.choice([move for move in tactics if move[:2] == kind])
    clans = [move for move in moves if is_clan(move[:2])]
    if clans and style == "builder":
        return max(dice.sample(clans, min(8, len(clans))), key=lambda move: fit(twin, move))
    return dice.choice(clans or moves)


def likes_tactics(style: str) -> float:
    return {"tactician": 0.7, "hoarder": 0.05}.get(style, 0.25)


def fit(twin: Plain, move: str) -> int:
    """How well a card goes with those that lie there."""
    side = twin.stone(int(move[3:])).sides[twin.turn]
    same_clan = sum(card[0] == move[0] for card in side)
    near = sum(abs(int(card[1]) - int(move[1])) <= 1 for card in side if is_clan(card))
    return 3 * same_clan + 2 * near - len(side)


# Playing both


def count_move(seen: Counter[str], twin: Plain, move: str) -> None:
    """Note what a move is, before it is made."""
    if move.startswith("claim"):
        number = int(move.split()[1])
        if not twin.stone(number).complete(1 - twin.turn):
            seen["claim by proof"] += 1
            seen["claim by proof under Mud Fight"] += twin.stone(number).mud
        elif twin.strength_at(number, 0) == twin.strength_at(number, 1):
            seen["claim by being first"] += 1
        else:
            seen["claim by strength"] += 1
    elif move == "pass":
        seen["pass by choice"] += 1
    elif twin.phase == "play" and not is_clan(move[:2]):
        seen[move[:2]] += 1
        seen["Strategist discards"] += move.startswith("ST") and move.endswith("x")


def play_both(options: Options, seed: int, style: str, seen: Counter[str]) -> None:
    """Play a match with both and compare everything that can be compared."""
    dice = random.Random(seed)
    match = deal(seed, **options)
    twin = fresh_twin(match)
    points = [0, 0]
    starter = int(match.state.opener)
    seen["rounds"] += 1
    while match.turn is not None:
        legal = match.legal_moves
        assert sorted(twin.legal()) == sorted(legal)
        move = choose(dice, style, twin, sorted(legal))
        count_move(seen, twin, move)
        passes, owners = twin.passes, [stone.owner for stone in twin.stones]
        match.play(move)
        twin.play(move)
        seen["pass by the program"] += move != "pass" and twin.passes > passes
        if twin.auto_claim:
            seen["claim by the program"] += owners != [stone.owner for stone in twin.stones]
        if twin.phase != "over":
            assert look_at_engine(match) == look_at_twin(twin)
            continue
        points = compare_end(match, twin, points, seen)
        if match.turn is not None:
            starter = compare_start(match, twin, starter)
            twin = fresh_twin(match)
            seen["rounds"] += 1


def compare_end(match: Match, twin: Plain, points: list[int], seen: Counter[str]) -> list[int]:
    state = match.state
    assert twin.points is not None
    assert state.points.tolist() == [points[0] + twin.points[0], points[1] + twin.points[1]]
    assert int(state.winner) == (-1 if twin.winner is None else twin.winner)
    ending = Ending(int(state.ending)).name.lower()
    if twin.ending == "five" and ending == "three":  # both at once is one victory
        owned = twin.owned(twin.winner or 0)
        assert any({n, n + 1, n + 2} <= owned for n in range(1, 8))
    else:
        assert twin.ending == ending
    seen[ending] += 1
    seen["drawn"] += twin.winner is None
    return [int(number) for number in state.points]


def compare_start(match: Match, twin: Plain, starter: int) -> int:
    """The next round begins as agreed (5.6)."""
    opener = int(match.state.opener)
    policy = str(match.options["starter"])
    if policy != "random":
        expected = {
            "winner": twin.winner,
            "loser": None if twin.winner is None else 1 - twin.winner,
        }
        wanted = expected.get(policy)
        assert opener == (1 - starter if wanted is None else wanted)
    return opener


BASE: dict[str, tuple[Options, int]] = {
    "base": ({}, 300),
    "expert": ({"expert": True}, 200),
    "auto_claim": ({"auto_claim": True}, 150),
    "rounds": ({"rounds": 4, "starter": "loser"}, 25),
}
TACTICS: dict[str, tuple[Options, int]] = {
    "tactics": ({}, 450),
    "expert": ({"expert": True}, 300),
    "auto_claim": ({"auto_claim": True}, 200),
    "expert, auto_claim": ({"expert": True, "auto_claim": True}, 100),
    "lenient colours": ({"strict_colour": False}, 125),
    "mud_needs_both": ({"mud_needs_both": True}, 100),
    "rounds": ({"rounds": 3, "starter": "winner", "strict_colour": False}, 20),
    "rounds, auto_claim": ({"rounds": 3, "starter": "random", "auto_claim": True}, 20),
    "rounds, expert": ({"rounds": 2, "expert": True, "mud_needs_both": True}, 20),
}


def play_many(options: Options, games: int) -> Counter[str]:
    """Play so many matches, each in the style whose turn it is; fewer if that is enough for now."""
    seen: Counter[str] = Counter()
    for i in seeds(amount(max(games // 12, len(STYLES)), games, 1)):
        play_both(options, i, STYLES[i % len(STYLES)], seen)
    return seen


def assert_often(seen: Counter[str], shares: dict[str, float]) -> None:
    """Random games prove something only about what happens in them."""
    assert seen["rounds"] > 0
    assert not lacking(seen, shares, seen["rounds"]), f"in {seen['rounds']} rounds"


@pytest.mark.parametrize("name", BASE)
def test_base_games_agree(name: str) -> None:
    """2.1 to 2.5, 3.1 to 3.8, 4.1 to 4.8, 5.1 to 5.6, 10.1"""
    options, games = BASE[name]
    seen = play_many(options, games)
    ends = {"five": 0.2, "three": 0.3}
    if "auto_claim" in options:
        assert_often(seen, ends | {"claim by the program": 4})
        return
    claims = {"claim by proof": 1, "claim by strength": 2, "claim by being first": 0.1}
    assert_often(seen, ends | claims | {"stalled": 0.1, "pass by the program": 0.2})


@pytest.mark.parametrize("name", TACTICS)
def test_tactics_games_agree(name: str) -> None:
    """6.1 to 6.6, 7.1 to 7.7, 8.1 to 8.5, 9.1 to 9.7, E17 to E55"""
    options, games = TACTICS[name]
    seen = play_many(options | {"tactics": True}, games)
    often = {tactic: 0.4 for tactic in (*ELITE, *MODES, *RUSES)} | {"five": 0.1, "three": 0.3}
    often |= {"pass by choice": 0.1, "Strategist discards": 0.02}
    if "auto_claim" in options:
        assert_often(seen, often | {"claim by the program": 4})
        return
    often |= {"claim by proof": 1, "claim by strength": 2, "claim by being first": 0.05}
    often |= {"pass by the program": 0.2, "stalled": 0.1}
    if "mud_needs_both" in options:
        assert seen["claim by proof under Mud Fight"] == 0
    else:
        often["claim by proof under Mud Fight"] = 0.03
    assert_often(seen, often)


def test_two_thousand_games_are_played() -> None:
    assert sum(games for _, games in (*BASE.values(), *TACTICS.values())) >= 2000
