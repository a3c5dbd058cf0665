"""Random numbers from a word in the state.

Dice are an array of one unsigned 64-bit word, usually a field of the record, so that seed and moves
give the same game for ever. The generator is SplitMix64 (Steele, Lea, Flood 2014): the word walks
in steps of an odd constant and each step is scrambled. ``tests/core/test_dice.py`` freezes its
output.

Longer dice are for deals that hang on more than 64 bits (``seeds``): all words but the last, which
counts, are such generators, and they are taken in turn.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from holdfast.core.jit import rule, wrapping

Dice = np.ndarray[tuple[int], np.dtype[np.uint64]]

_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_ONE: Final = np.uint64(1)
_S27: Final = np.uint64(27)
_S30: Final = np.uint64(30)
_S31: Final = np.uint64(31)
_S32: Final = np.uint64(32)
_LOW: Final = np.uint64(0xFFFFFFFF)
_SPAN: Final = np.uint64(1 << 32)


@wrapping
def word(dice: Dice) -> np.uint64:
    """Return the next 64 random bits."""
    if len(dice) > 1:
        turn(dice)
    dice[0] += _STEP
    return scramble(dice[0])


@wrapping
def scramble(z: np.uint64) -> np.uint64:
    """Return a number that nobody would think a neighbour of those of this number's neighbours."""
    z = (z ^ (z >> _S30)) * _FIRST
    z = (z ^ (z >> _S27)) * _SECOND
    return z ^ (z >> _S31)


@wrapping
def turn(dice: Dice) -> None:
    """Bring the next generator of long dice to the front; the last word counts how often."""
    at = 1 + int(dice[-1]) % (len(dice) - 2)
    dice[-1] += _ONE
    dice[0], dice[at] = dice[at], dice[0]


@wrapping
def game_seed(seed: np.uint64, number: np.uint64) -> np.uint64:
    """Return the seed of a game of a batch: a hash of the batch's seed and the game's number.

    All numbers give other seeds. Two batches have a game in common only by a chance of about the
    product of their sizes in 2**64, however near their seeds are.
    """
    return scramble(scramble(seed + _STEP) + (number + _ONE) * _STEP)


@rule
def roll(dice: Dice, sides: int) -> int:
    """Return a whole number from 0 to sides-1, all equally likely (Lemire's rejection)."""
    n = np.uint64(sides)
    product = (word(dice) >> _S32) * n
    if product & _LOW < n:
        unfair = (_SPAN - n) % n
        while product & _LOW < unfair:
            product = (word(dice) >> _S32) * n
    return int(product >> _S32)


@rule
def shuffle(dice: Dice, cards: Any, count: int) -> None:
    """Put the first ``count`` entries of an array into random order."""
    for last in range(count - 1, 0, -1):
        other = roll(dice, last + 1)
        cards[last], cards[other] = cards[other], cards[last]


@rule
def shuffle_anew(dice: Dice, cards: Any, count: int) -> None:
    """Shuffle as if the cards had lain in ascending order: only the dice decide what comes out."""
    for i in range(1, count):
        card, place = cards[i], i
        while place > 0 and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
    shuffle(dice, cards, count)
