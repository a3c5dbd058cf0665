"""Seeds: what decides all that is left to chance in a match.

A seed below 2**64 is the state of the dice themselves. Matches with a pledge have seeds of 256
bits, which nobody can find by trying: a cryptographic function (SHAKE-256) makes as many dice of
one as are needed. A number tells by itself which of the two it is.
"""

from __future__ import annotations

import hashlib
import secrets
from numbers import Integral
from typing import Final

import numpy as np

from holdfast.core.dice import Dice
from holdfast.core.errors import BadOption

SEED_BITS: Final = 64
SECRET_BITS: Final = 256
_LEAST_SECRET: Final = 1 << (SECRET_BITS - 1)
#: So many generators are taken in turn: more than there are cards to a deal.
_WORDS: Final = 128
_WORD_BYTES: Final = 8


def make_secret_seed() -> int:
    """Return a new seed that nobody can guess or search."""
    return _LEAST_SECRET | secrets.randbits(SECRET_BITS - 1)


def is_secret(seed: int | None) -> bool:
    """Tell whether a seed is one of those that cannot be searched."""
    return isinstance(seed, int) and seed >> (SECRET_BITS - 1) == 1


def dice_of(seed: int, use: str = "anew") -> Dice:
    """Return the dice of a seed, for one use each where it is secret; raise ``BadOption``."""
    if is_secret(seed):
        made = hashlib.shake_256(f"holdfast-dice 2\n{seed}\n{use}".encode())
        # The last word counts how many were taken.
        words = made.digest(_WORDS * _WORD_BYTES) + bytes(_WORD_BYTES)
        return np.frombuffer(words, dtype="<u8").astype(np.uint64)
    return np.array([check_seed(seed)], dtype=np.uint64)


def check_seed(seed: object) -> int:
    """Return a seed that is the state of dice; raise ``BadOption`` for anything else."""
    whole = isinstance(seed, Integral) and not isinstance(seed, bool)
    if not whole or not 0 <= seed < 1 << SEED_BITS:  # type: ignore[operator]
        raise BadOption(f"the seed is {seed!r}; it can be a whole number from 0 to 2**64 - 1")
    return int(seed)  # type: ignore[call-overload,no-any-return]
