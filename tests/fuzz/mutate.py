"""Texts that are nearly right, and texts that are not at all."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from typing import Final

from tests.games.fuzz import ODD_NUMBERS

#: What programs stumble over.
ODD: Final = [
    *ODD_NUMBERS,
    "-1", "0", "1", "127", "128", "255", "256", "-0", "32768", "2147483648", "4294967296",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "18446744073709551616",
    "1.5", "-1e400", "NaN", "Infinity", "null", "true", "false", "[]", "{}", '""', "[[[[[[",
    "\x00", "\x1b[2J", "\u202e", "\ufeff", "\u200d", "\U000e0001", "ﬁ", "İ", "\u0131", "ß", "ẞ",
    "\ud800", "\uffff", "\U0010ffff", "\u2028", "\x85", "\r", "\t", "a" * 500, "é" * 90,
    "%s", "{0}", "\\", "\\u0000", "../..", "'; --", "<b>", "@", "|", ":", "=", "+", "-", "x",
]  # fmt: skip
_NOISE: Final = (
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    " \n\t.,:;@+-=*/|\\'\"(){}[]<>?!#$%&_~`^äöüßéőűà²٣Ⅳ\u2028\x00😀"
)
_NUMBER: Final = re.compile(r"\d+")
_WORD: Final = re.compile(r"\w+|[^\w\s]")

Change = Callable[[random.Random, str, Sequence[str]], str]


def mutate(dice: random.Random, corpus: Sequence[str], words: Sequence[str]) -> str:
    """Return a text: now and then a whole one or noise, mostly a damaged one."""
    kind = dice.random()
    if kind < 0.03:
        return dice.choice(corpus)
    if kind < 0.10:
        return "".join(dice.choices(_NOISE, k=dice.randrange(60)))
    text = dice.choice(corpus)
    for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 5))):
        text = dice.choice(_CHANGES)(dice, text, words)
    if dice.random() < 0.05:
        other = dice.choice(corpus)
        text = text[: dice.randrange(len(text) + 1)] + other[dice.randrange(len(other) + 1) :]
    return text


def words_of(corpus: Sequence[str]) -> list[str]:
    """Return the words and signs of some texts."""
    return sorted({word for text in corpus for word in _WORD.findall(text)} or {""})


def _change_sign(dice: random.Random, text: str, _words: Sequence[str]) -> str:
    at = dice.randrange(len(text) + 1)
    new = dice.choice(("", dice.choice(_NOISE), dice.choice(text or " ") * 2))
    return text[:at] + new + text[at + dice.randrange(2) :]


def _swap_case(dice: random.Random, text: str, _words: Sequence[str]) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] + text[at : at + 8].swapcase() + text[at + 8 :]


def _change_number(dice: random.Random, text: str, _words: Sequence[str]) -> str:
    found = [*_NUMBER.finditer(text)]
    if not found:
        return _add_oddity(dice, text, _words)
    number = dice.choice(found)
    near = str(int(number[0][:15]) + dice.choice((-1, 1, 2, 10)))
    new = dice.choice((near, near, str(dice.randrange(100)), dice.choice(ODD)))
    return text[: number.start()] + new + text[number.end() :]


def _change_word(dice: random.Random, text: str, words: Sequence[str]) -> str:
    found = [*_WORD.finditer(text)]
    if not found:
        return _add_oddity(dice, text, words)
    word = dice.choice(found)
    new = dice.choice(("", f"{word[0]} {word[0]}", dice.choice(words), dice.choice(words)))
    return text[: word.start()] + new + text[word.end() :]


def _change_line(dice: random.Random, text: str, _words: Sequence[str]) -> str:
    lines = text.split("\n")
    line = lines.pop(dice.randrange(len(lines)))
    for _ in range(dice.randrange(3)):  # gone, elsewhere, or twice
        lines.insert(dice.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def _add_oddity(dice: random.Random, text: str, _words: Sequence[str]) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] + dice.choice(ODD) + text[at:]


def _cut(dice: random.Random, text: str, _words: Sequence[str]) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] if dice.random() < 0.5 else text[at:]


_CHANGES: Final[Sequence[Change]] = (
    _change_sign,
    _change_sign,
    _swap_case,
    _change_number,
    _change_number,
    _change_word,
    _change_word,
    _change_word,
    _change_line,
    _add_oddity,
    _cut,
)
