"""The letters of a notation, as readers of a language write them.

Files, logs and programs write a card or a place with a letter and a number: ``R7``, ``L23``. The
letters are those of English words. People get letters of their own words, which a game has among
its sentences as ``letter-r``, and may type either.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from typing import Final

#: By letter of the notation: what readers of a language write for it.
Letters = Mapping[str, str]

#: A letter of the notation stands directly before a number, or before an N. What follows a star is
#: called by a code of its own.
_WRITTEN: Final = re.compile(r"(?:(?<![\w*])|(?<=\dx))[A-Za-z](?=\d|N\b)")
#: People type up to two letters there, or right behind a number at the end: ``23L``.
_TYPED: Final = re.compile(
    r"(?:(?<![\w*])|(?<=\d[xX]))[^\W\d_]{1,2}(?=\d|[Nn]\b)|(?<=\d)[^\W\d_]{1,2}(?=\s*$)"
)
#: No move has more of them; a text that does is none, and is left as it is.
_MOST: Final = 3


def spell(text: str, letters: Letters) -> str:
    """Return a text of the notation with the letters of a language."""
    return _WRITTEN.sub(lambda found: letters.get(found[0].lower(), found[0]), text)


def readings(text: str, letters: Letters) -> list[str]:
    """Return what a typed text can say in the notation; as readers of the language mean it first.

    One letter may be short for two: where ``Ge`` and ``Gr`` are written, ``G`` can be either. As it
    stands the text may be notation too.
    """
    found = list(_TYPED.finditer(text))
    if len(found) > _MOST:
        return [text]
    meant = [_meant(each[0], letters) for each in found]
    ends = [0, *(each.end() for each in found)]
    between = [text[end : each.start()] for end, each in zip(ends, found, strict=False)]
    said = [
        "".join(part for pair in zip(between, choice, strict=True) for part in pair)
        + text[ends[-1] :]
        for choice in product(*meant)
    ]
    return list(dict.fromkeys([*said, text]))


def _meant(typed: str, letters: Letters) -> list[str]:
    """Return the letters of the notation that somebody can mean; what was typed if it is none."""
    start = typed.casefold()
    marks = [mark for mark, shown in letters.items() if shown.casefold().startswith(start)]
    return [mark for mark in marks if mark != start] or [typed]
