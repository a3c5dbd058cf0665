"""Every completion, tried one by one: what the proofs of the engine are compared with.

Nothing here knows how the engine looks for the strongest formation. A side has up to four places;
each gets, in nested loops, every card that it could be: the card itself, every identity of an elite
troop, every unseen card. Each set is then called what the rules call it. Cards are the numbers 0 to
53, clan by clan from strength 1 to 9, then Joker, Spy and Shield-bearer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdfast.core.jit import kernel, rule

from .plain import CLAN_CARDS, ELITE, Strength

Ints = NDArray[np.int64]

NUMBERS: Final = {card: number for number, card in enumerate((*CLAN_CARDS, *ELITE))}
PLACES: Final = 4
#: The kind of a formation counts for so much in one number; no total reaches it.
KIND: Final = 64
NEVER: Final = -1


@rule
def classify(cards: Any, size: int, blind: bool, strict: bool) -> int:
    """Kind and total of clan cards, by the definitions (3.1 to 3.5, 7.7, 8.1)."""
    low, high, total = 9, 1, 0
    one_clan = True
    different = True
    for i in range(size):
        value = cards[i] % 9 + 1
        total += value
        low = min(low, value)
        high = max(high, value)
        one_clan = one_clan and cards[i] // 9 == cards[0] // 9
        for j in range(i):
            different = different and value != cards[j] % 9 + 1
    in_a_row = different and high - low == size - 1
    if blind:
        return total
    if one_clan and in_a_row:
        return 4 * KIND + total
    if low == high:
        return 3 * KIND + total
    if one_clan and (different or not strict):
        return 2 * KIND + total
    return KIND + total if in_a_row else total


@rule
def count_choices(card: int, unseen: int) -> int:
    """How many cards a place can be: -1 is a place that an unseen card takes, -2 no place."""
    if card == -1:
        return unseen
    if card == 54:
        return 54
    if card == 55:
        return 6
    return 18 if card == 56 else 1


@rule
def choose(card: int, choice: int, unseen: Any) -> int:
    if card == -1:
        return int(unseen[choice])
    if card == 54:
        return choice
    if card == 55:
        return choice * 9 + 6
    return choice // 3 * 9 + choice % 3 if card == 56 else card


@rule
def first_choice(card: int, before: int, choice: int) -> int:
    """Unseen cards are taken in ascending order, so that each set comes once."""
    return choice + 1 if card == -1 and before == -1 else 0


@kernel
def search(side: Ints, size: int, unseen: Ints, rules: Ints, found: Ints) -> int:
    """Return the strongest completion and write it; stop at one that is stronger than rules[2].

    ``side`` has four places: the cards, then -1 for each that is missing, then -2.
    """
    blind, strict, enough = rules[0] != 0, rules[1] != 0, rules[2]
    best = NEVER
    cards = np.zeros(PLACES, dtype=np.int64)
    n = len(unseen)
    for a in range(count_choices(side[0], n)):
        cards[0] = choose(side[0], a, unseen)
        for b in range(first_choice(side[1], side[0], a), count_choices(side[1], n)):
            cards[1] = choose(side[1], b, unseen)
            for c in range(first_choice(side[2], side[1], b), count_choices(side[2], n)):
                cards[2] = choose(side[2], c, unseen)
                for d in range(first_choice(side[3], side[2], c), count_choices(side[3], n)):
                    cards[3] = choose(side[3], d, unseen)
                    power = classify(cards, size, blind, strict)
                    if power > best:
                        best = power
                        found[:] = cards
                        if best > enough:
                            return best
    return best


def places(side: Collection[int], size: int) -> Ints:
    """The four places of a side."""
    row = [*side] + [-1] * (size - len(side)) + [-2] * (PLACES - size)
    return np.array(row, dtype=np.int64)


def find_answer(
    cards: Collection[str],
    size: int,
    unseen: Iterable[str],
    *,
    blind: bool,
    strict: bool,
    mine: Strength,
) -> list[str] | None:
    """Unseen cards with which this side would be stronger than ``mine``, if there are any."""
    side = places([NUMBERS[card] for card in cards], size)
    rest = np.array(sorted(NUMBERS[card] for card in unseen), dtype=np.int64)
    enough = mine[0] * KIND + mine[1]
    rules = np.array([blind, strict, enough], dtype=np.int64)
    found = np.zeros(PLACES, dtype=np.int64)
    if search(side, size, rest, rules, found) <= enough:
        return None
    return [CLAN_CARDS[found[i]] for i in range(PLACES) if side[i] == -1]
