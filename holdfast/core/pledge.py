"""A promise about the seed: published before the first move, checked after the last.

Who deals could choose the cards while the game goes on. A pledge is a digest of the seed and of a
random salt, so that it says nothing about the seed, yet no other seed fits it. Where players agree
to deal anew what nobody has seen, the new seed follows from the same two, and so was pledged too.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Final

from holdfast.core.seeds import SECRET_BITS, is_secret

_SALT_BYTES: Final = 16
_SEED_BYTES: Final = 8
_MOST_DEALS: Final = 10_000  # no match has so many


def make_salt() -> str:
    """Return a new salt."""
    return secrets.token_hex(_SALT_BYTES)


def make_next_seed(seed: int, salt: str, number: int) -> int:
    """Return the seed with which cards are dealt anew for the first time, the second and so on.

    It follows from what was pledged: whoever deals can choose it no more than the first one.
    """
    text = f"holdfast-anew {_version(seed)}\n{seed}\n{salt}\n{number}"
    digest = hashlib.sha256(text.encode()).digest()
    if is_secret(seed):
        return int.from_bytes(digest, "big") | 1 << (SECRET_BITS - 1)
    return int.from_bytes(digest[:_SEED_BYTES], "big")


def follow_from(seed: int, salt: str, others: Iterable[int]) -> bool:
    """Tell whether these are seeds with which cards were dealt anew, in the order of a match.

    Some may be missing: what was dealt anew can be dealt anew before it is used.
    """
    numbers = iter(range(1, _MOST_DEALS))
    return all(
        any(make_next_seed(seed, salt, number) == other for number in numbers) for other in others
    )


def make_pledge(game: str, seed: int, salt: str) -> str:
    """Return the pledge for a seed: SHA-256 of four lines, in hexadecimal digits."""
    text = f"holdfast-pledge {_version(seed)}\n{game}\n{seed}\n{salt}"
    return hashlib.sha256(text.encode()).hexdigest()


def _version(seed: int) -> int:
    """Return the version of the pledge: seeds that cannot be searched have the second."""
    return 2 if is_secret(seed) else 1
