"""What people write, before others read it."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from holdfast.server.table.refusals import Code, Refused
from holdfast.server.table.setup import NAME_LENGTH

#: Marks that turn the direction of what follows, beyond the text in which they are.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_CONTROL: Final = ("Cc", "Cs")
#: Signs that count as printable and show nothing: fillers, an empty pattern of dots, and what
#: chooses between forms of the sign before it.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
#: Marks on a letter, after the first two: no language has more, and they cover the lines around.
_TOO_MANY_MARKS: Final = re.compile(
    r"([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{2})"
    r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)
_WORD: Final = re.compile(r"[^\W\d_]+")
#: Scripts that are written together, by the first word of the names of their letters.
_TOGETHER: Final = frozenset(
    (
        "LATIN",
        "HIRAGANA",
        "KATAKANA",
        "KATAKANA-HIRAGANA",
        "CJK",
        "IDEOGRAPHIC",
        "HANGUL",
        "BOPOMOFO",
    )
)


def clean_name(name: str) -> str:
    """Return a name as it is seen; raise ``Refused`` if nothing is, or it could pass for another.

    Letters in disguise become themselves: wide, bold and circled ones, and ligatures.
    """
    shown = "".join(c for c in unicodedata.normalize("NFKC", name) if _is_seen(c))
    cleaned = " ".join(_TOO_MANY_MARKS.sub(r"\1", shown).split())[:NAME_LENGTH].rstrip()
    if not any(unicodedata.category(c)[0] not in "MZ" for c in cleaned):
        raise Refused(Code.BAD_MESSAGE, says="name-unseen")
    if any(_is_mixed(word) for word in _WORD.findall(cleaned)):
        raise Refused(Code.BAD_MESSAGE, says="name-mixed")
    return cleaned


def _is_seen(c: str) -> bool:
    return (c.isprintable() or c.isspace()) and c not in _BLANK


def _is_mixed(word: str) -> bool:
    """Tell whether a word has letters of several scripts, as no language writes them."""
    scripts = {unicodedata.name(c, "").split(" ")[0] for c in word if c.isalpha()}
    return len(scripts) > 1 and not scripts <= _TOGETHER


def clean_line(text: str) -> str:
    """Return a text in one line, without what would change how the rest is shown.

    Marks that join letters stay: some scripts, and some pictures, are made of them.
    """
    spaced = "".join(" " if c.isspace() else c for c in text)
    kept = (c for c in spaced if unicodedata.category(c) not in _CONTROL and c not in _TURNING)
    return " ".join("".join(kept).split())
