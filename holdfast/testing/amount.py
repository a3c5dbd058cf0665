"""How much is tested: the one place that says it.

What plays many random games takes its number from ``amount``. There are two amounts: ``quick``, for
every change, and ``full``, before something is called done. ``HOLDFAST_AMOUNT`` chooses; the tests
set it from ``--amount``. Every seed is counted from ``HOLDFAST_SEED``, which they set from
``--seed``, so that other games can be played without changing a test.
"""

from __future__ import annotations

import os
from typing import Final

from holdfast.core.errors import BadOption
from holdfast.core.jit import COMPILED

AMOUNTS: Final = ("quick", "full")


def chosen_amount() -> str:
    """Return the amount that is chosen; raise ``BadOption`` if there is none of this name."""
    name = os.environ.get("HOLDFAST_AMOUNT", "quick")
    if name not in AMOUNTS:
        raise BadOption(f"HOLDFAST_AMOUNT is {name!r}; it can be {' or '.join(AMOUNTS)}")
    return name


def first_seed() -> int:
    """Return the seed that all others are counted from; raise ``BadOption``."""
    text = os.environ.get("HOLDFAST_SEED", "0")
    if not (text.isascii() and text.isdecimal()):
        raise BadOption(f"HOLDFAST_SEED is {text!r}; it can be a whole number from 0")
    return int(text)


def amount(quick: int, full: int, plain: int | None = None, full_plain: int | None = None) -> int:
    """Return how much to test.

    Plain Python is some hundred times slower than compiled rules: ``plain`` is the quick amount
    there (``quick`` if it is not given), and ``full_plain`` the full one (as ``plain``).
    """
    is_full = chosen_amount() == "full"
    if COMPILED:
        return full if is_full else quick
    small = quick if plain is None else plain
    return small if full_plain is None or not is_full else full_plain


def seeds(count: int) -> range:
    """Return so many seeds, counted from the first."""
    return range(first_seed(), first_seed() + count)
