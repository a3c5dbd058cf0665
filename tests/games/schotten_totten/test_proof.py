"""Proofs: what the engine says about sides that are not complete, against every completion."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from holdfast import Match
from holdfast.core.dice import Dice, roll, shuffle
from holdfast.core.jit import COMPILED, kernel, rule
from holdfast.games.schotten_totten.formations import best, weigh
from holdfast.games.schotten_totten.phases.claim import can_claim
from holdfast.testing.amount import amount, first_seed, seeds

from .brute import KIND, NUMBERS, PLACES, places, search
from .build import deal, look, refusal, table
from .plain import CLAN_CARDS, ELITE, Strength, best_completion, strength

STONES: Final = amount(20_000, 100_000, 120, 200)
#: The brute force may try so many sets for one stone; the number of unseen cards is chosen to fit.
PATIENCE: Final = 40_000 if COMPILED else 400

# What is counted while the stones are compared.
SIDES, COMPLETE, HOPELESS, PROVED, BEATABLE, STRONGER, WEAKER, TIED, NEEDS_BOTH, MUD, BLIND = range(
    11
)
JOKERS, SPIES, SHIELDS, MANY_UNSEEN, KINDS = range(11, 16)
TALLIES: Final = KINDS + 5


def test_the_brute_force_agrees_with_the_plain_one() -> None:
    """4.4, 7.6, 7.7, 8.1, 8.2"""
    dice = random.Random(5)
    found = np.zeros(PLACES, dtype=np.int64)
    for _ in range(600):
        size = dice.choice((3, 4))
        wilds = dice.sample(ELITE, dice.choice((0, 0, 1, 1, 2)))
        cards = dice.sample(CLAN_CARDS, 54)
        naturals = dice.randint(0, size - len(wilds))
        side = [*wilds, *(cards.pop() for _ in range(naturals))]
        dice.shuffle(side)
        unseen = cards[: dice.randint(0, 8 if len(wilds) < 2 else 4)]
        blind, strict = dice.random() < 0.2, dice.random() < 0.5
        expected = best_completion(side, size, unseen, blind=blind, strict=strict)
        row = places([NUMBERS[card] for card in side], size)
        rest = np.array(sorted(NUMBERS[card] for card in unseen), dtype=np.int64)
        rules = np.array([blind, strict, 1 << 30], dtype=np.int64)
        power = search(row, size, rest, rules, found)
        assert power == (-1 if expected is None else expected[0][0] * KIND + expected[0][1])


@rule
def draw_side(dice: Dice, deck: Any, left: int, side: Any, count: int) -> int:
    """Fill a side of so many cards, of which some go together; return how many cards are left.

    The places that hold a number above 53 already are elite troops.
    """
    manner = roll(dice, 5)
    before = -1
    for i in range(count):
        if side[i] > 53:
            continue
        at = left - 1
        for j in range(left - 1, -1, -1):
            if before >= 0 and go_together(deck[j], before, manner):
                at = j
                break
        side[i] = deck[at]
        before = side[i]
        deck[at], deck[left - 1] = deck[left - 1], deck[at]
        left -= 1
    return left


@rule
def go_together(card: int, before: int, manner: int) -> bool:
    """Of one clan, of one strength, neighbours, or both of one clan and near; else anything."""
    near = abs(card % 9 - before % 9) <= 2
    if manner == 1:
        return card // 9 == before // 9
    if manner == 2:
        return card % 9 == before % 9
    if manner == 3:
        return near and card % 9 != before % 9
    return manner == 4 and near and card // 9 == before // 9


@rule
def put_wilds(dice: Dice, side: Any, count: int, wilds: int) -> int:
    """Put elite troops, each at most once, among the first places; return which."""
    put = 0
    for i in range(min(count, wilds)):
        kind = roll(dice, 3)
        if not put >> kind & 1:
            side[i] = 54 + kind
            put |= 1 << kind
    return put


@rule
def count_unseen(dice: Dice, wilds: int, missing: int, left: int) -> int:
    """Choose how many cards are unseen: few, many or all, within patience."""
    limit = 1 + roll(dice, 12) if roll(dice, 2) else left
    limit = min(limit, left)
    while limit > missing:
        sets = 54 if wilds & 1 else 1
        sets *= 6 if wilds & 2 else 1
        sets *= 18 if wilds & 4 else 1
        for i in range(missing):
            sets = sets * (limit - i) // (i + 1)
        if sets <= PATIENCE:
            break
        limit -= 1
    return limit


@rule
def set_up(state: Any, sides: Any, counts: Any, unseen: Any, some: int) -> None:
    """Write a stone and the unseen cards into a record."""
    for seat in range(2):
        state.count[0, seat] = counts[seat]
        for i in range(counts[seat]):
            state.cards[0, seat, i] = sides[seat, i]
    for clan in range(6):
        state.unseen[clan] = 0
    for value in range(9):
        state.left[value] = 0
    for i in range(some):
        state.unseen[unseen[i] // 9] |= 1 << unseen[i] % 9
        state.left[unseen[i] % 9] += 1
    weigh(state, 0, 0)
    weigh(state, 0, 1)


@rule
def pad(side: Any, count: int, size: int) -> None:
    for i in range(count, PLACES):
        side[i] = -1 if i < size else -2


@rule
def set_rules(state: Any, dice: Dice) -> None:
    """Choose combat modes and options at random."""
    state.mud[0] = roll(dice, 3) == 0
    state.blind[0] = roll(dice, 5) == 0
    state.strict_colour = roll(dice, 2)
    state.mud_needs_both = roll(dice, 8) == 0


@rule
def count_stone(tally: Any, state: Any, mine: int, theirs: int, wins: bool) -> None:
    """Note what kind of stone this was."""
    missing = state.power[0, 1] < 0
    tally[SIDES] += 1
    tally[COMPLETE] += not missing
    tally[HOPELESS] += theirs == -1
    tally[PROVED] += missing and wins
    tally[BEATABLE] += missing and theirs > mine
    tally[STRONGER] += not missing and mine > theirs
    tally[WEAKER] += not missing and mine < theirs
    tally[TIED] += mine == theirs
    tally[NEEDS_BOTH] += missing and theirs <= mine and not wins
    tally[MUD] += state.mud[0]
    tally[BLIND] += state.blind[0]
    if missing and theirs >= 0:
        tally[KINDS + theirs // KIND] += 1


@kernel
def compare_stones(
    states: NDArray[Any],
    stones: int,
    dice: Dice,
    tally: NDArray[np.int64],
    shown: NDArray[np.int64],
) -> int:
    """Compare so many random stones; return at which one the engine differs, or -1.

    A (seat 0) is complete and wants to claim; B has any number of cards.
    """
    state = states[0]
    sides = np.zeros((2, PLACES), dtype=np.int64)
    counts = np.zeros(2, dtype=np.int64)
    deck = np.arange(54)
    rules = np.zeros(3, dtype=np.int64)
    found = np.zeros(PLACES, dtype=np.int64)
    for number in range(stones):
        shuffle(dice, deck, 54)
        set_rules(state, dice)
        size = 4 if state.mud[0] else 3
        counts[0] = size
        counts[1] = roll(dice, size + 1)
        missing = size - int(counts[1])
        sides[:] = 0
        put_wilds(dice, sides[0], size, roll(dice, 5) - 2)
        wilds = put_wilds(dice, sides[1], int(counts[1]), roll(dice, 5) - 1)
        left = draw_side(dice, deck, 54, sides[0], size)
        left = draw_side(dice, deck, left, sides[1], int(counts[1]))
        unseen = deck[: count_unseen(dice, wilds, missing, left)]
        state.first[0] = roll(dice, 2) if missing == 0 else 0
        set_up(state, sides, counts, unseen, len(unseen))
        pad(sides[0], size, size)
        pad(sides[1], int(counts[1]), size)
        rules[0], rules[1], rules[2] = state.blind[0], state.strict_colour, 1 << 30
        mine = search(sides[0], size, unseen, rules, found)
        theirs = search(sides[1], size, unseen, rules, found)
        if missing == 0:
            wins = mine > theirs or (mine == theirs and state.first[0] == 0)
        else:
            wins = theirs <= mine and not (state.mud[0] and state.mud_needs_both)
        shown[0], shown[1], shown[2], shown[3] = mine, theirs, wins, len(unseen)
        if best(state, 0, 0) != mine or best(state, 0, 1) != theirs:
            return number
        if can_claim(state, 0, 0) != wins:
            return number
        count_stone(tally, state, mine, theirs, wins)
        for kind in range(3):
            tally[JOKERS + kind] += wilds >> kind & 1
        tally[MANY_UNSEEN] += missing > 0 and len(unseen) > 25
    return -1


@pytest.mark.parametrize("seed", range(4))
def test_proofs_agree_with_every_completion(seed: int) -> None:
    """4.2, 4.3, 4.4, 4.5, 7.6, 7.7, 8.1, 8.2, 8.5, E3 to E7, E23 to E30"""
    states = table(options="tactics=on").position(0)
    tally = np.zeros(TALLIES, dtype=np.int64)
    shown = np.zeros(4, dtype=np.int64)
    dice = np.array([first_seed() + seed], dtype=np.uint64)
    at = compare_stones(states, STONES // 4, dice, tally, shown)
    state = states[0]
    cards = [state.cards[0, seat, : state.count[0, seat]].tolist() for seat in (0, 1)]
    told = f"stone {at}: {cards}, unseen {[bin(bits) for bits in state.unseen]}"
    told += f", mud {state.mud[0]}, blind {state.blind[0]}, strict {state.strict_colour}"
    assert at == -1, f"{told}; mine, theirs, wins, unseen: {shown.tolist()}"
    assert tally[SIDES] == STONES // 4
    if COMPILED:
        # Enough of everything, so that the comparison says something.
        assert tally.min() > STONES // 1000, tally.tolist()


# What a refused claim shows


def parse(match: Match, stone: int, sentence: str) -> tuple[list[str], Strength]:
    """The cards of a counter-example, and the strength that the sentence gives it."""
    found = re.search(r"with ([A-Z0-9 ]+): an? (\w[\w ]*?) of (\d+) against", sentence)
    found = found or re.search(r"with ([A-Z0-9 ]+): (\w+ of a kind), (\d+) against", sentence)
    assert found is not None, sentence
    mud = bool(match.state.mud[stone - 1])
    kinds = ["sum", "run", "colour", "four of a kind" if mud else "three of a kind", "colour run"]
    return found[1].split(), (kinds.index(found[2]), int(found[3]))


def check_answers(match: Match) -> int:
    """Every claim that is refused because it can be beaten shows cards that really beat it."""
    seen = look(match)
    open_cards = {card for stone in seen["stones"] for side in stone["sides"] for card in side}
    open_cards |= set(seen["discard"])
    beaten = 0
    for number, stone in enumerate(seen["stones"], start=1):
        reason = match.why(f"claim {number}")
        if reason is None or reason.rule != "4.4":
            continue
        added, told = parse(match, number, reason.sentence)
        mine, theirs = stone["sides"] if match.turn == 0 else stone["sides"][::-1]
        strict = bool(match.options["strict_colour"])
        own = strength(mine, blind="BB" in stone["modes"], strict=strict)
        assert len(theirs) + len(added) == len(set(theirs + added)) == len(mine)
        assert not open_cards & set(added)
        assert strength(theirs + added, blind="BB" in stone["modes"], strict=strict) == told > own
        beaten += 1
    return beaten


@pytest.mark.parametrize("options", [{}, {"tactics": True}, {"tactics": True, "expert": True}])
def test_a_refused_claim_shows_cards_that_really_win(options: dict[str, bool]) -> None:
    """4.4, 4.7, E10"""
    beaten = 0
    games = amount(8, 40, 2)
    for seed in seeds(games):
        dice = random.Random(seed)
        match = deal(seed, strict_colour=seed % 4 > 0, **options)
        while match.turn is not None:
            beaten += check_answers(match) if dice.random() < 0.3 else 0
            tactics = [move for move in match.legal_moves if move[:2] in (*ELITE, "MF", "BB")]
            some = tactics if tactics and dice.random() < 0.5 else match.legal_moves
            match.play(dice.choice(some))
    assert beaten > (12.5 if COMPILED else 5) * games


def test_the_answer_may_need_several_cards() -> None:
    """4.4, 4.7, E10"""
    match = table("1: R7 G8 B9 | - | first A", "2: R9 | G9", a="Y1", b="Y2")
    assert refusal(match, "claim 1").sentence == (
        "B could still win stone 1 with V9 V8 V7: a colour run of 24 against a run of 24"
    )
