"""A promise about the seed: published before the first move, checked after the last.

Who deals could choose the cards while the game goes on. A pledge is a digest of the seed and of a
random salt, so that it says nothing about the seed, yet no other seed fits it.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_SALT_BYTES: Final = 16


def make_salt() -> str:
    """Return a new salt."""
    return secrets.token_hex(_SALT_BYTES)


def make_pledge(game: str, seed: int, salt: str) -> str:
    """Return the pledge for a seed: SHA-256 of four lines, in hexadecimal digits."""
    return hashlib.sha256(f"holdfast-pledge 1\n{game}\n{seed}\n{salt}".encode()).hexdigest()
