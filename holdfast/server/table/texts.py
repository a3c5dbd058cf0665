"""What people write, before others read it."""

from __future__ import annotations

import unicodedata
from typing import Final

from holdfast.server.table.refusals import Code, Refused

#: Marks that turn the direction of what follows, beyond the text in which they are.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_CONTROL: Final = ("Cc", "Cs")


def clean_name(name: str) -> str:
    """Return a name without what cannot be seen; raise ``Refused`` if nothing is left."""
    cleaned = " ".join("".join(c for c in name if c.isprintable()).split())
    if not cleaned:
        raise Refused(Code.BAD_MESSAGE, says="name-unseen")
    return cleaned


def clean_line(text: str) -> str:
    """Return a text in one line, without what would change how the rest is shown.

    Marks that join letters stay: some scripts, and some pictures, are made of them.
    """
    spaced = "".join(" " if c.isspace() else c for c in text)
    kept = (c for c in spaced if unicodedata.category(c) not in _CONTROL and c not in _TURNING)
    return " ".join("".join(kept).split())
