"""Names as others see them: nothing invisible, nothing that passes for somebody else."""

from __future__ import annotations

import pytest

from holdfast.server.table.refusals import Refused
from holdfast.server.table.setup import NAME_LENGTH
from holdfast.server.table.texts import clean_name


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  An\u200bna\t ", "Anna"),  # a space that is not seen
        ("\u202eevil\u2066", "evil"),  # marks that turn what follows
        ("An\u3164na", "Anna"),  # a filler
        ("𝐀𝐧𝐧𝐚", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("a" + "\u0301" * 9, "á\u0301\u0301"),  # marks that cover the lines around
        ("Анна", "Анна"),
        ("Анна Smith", "Анна Smith"),
        ("Taroさん", "Taroさん"),
        ("山田 Taro", "山田 Taro"),
        ("Ὀδυσσεύς", "Ὀδυσσεύς"),
        ("O'Brien-Müller", "O'Brien-Müller"),
        ("שרה", "שרה"),
        ("🙂", "🙂"),
    ],
)
def test_a_name_is_kept_as_it_is_seen(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given",
    ["", " ", "\u200b", "\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f", "\u0301", "\u00a0"],
)
def test_a_name_that_cannot_be_seen_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(given)
    assert refused.value.sentence.id == "name-unseen"


@pytest.mark.parametrize("given", ["Аnna", "Αnna", "pаypal", "Bοb", "Ꭺnna", "Ann Аdа Аnn"])
def test_a_word_of_letters_that_look_alike_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(given)
    assert refused.value.sentence.id == "name-mixed"


def test_a_name_does_not_grow_beyond_its_length() -> None:
    assert len(clean_name("\ufdfa" * NAME_LENGTH)) <= NAME_LENGTH
