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
        ("\U0001d400\U0001d427\U0001d427\U0001d41a", "Anna"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),
        ("a" + "\u0301" * 9, "á\u0301\u0301"),  # marks that cover the lines around
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("\u0410\u043d\u043d\u0430 Smith", "\u0410\u043d\u043d\u0430 Smith"),
        ("Taro\u3055\u3093", "Taro\u3055\u3093"),
        ("\u5c71\u7530 Taro", "\u5c71\u7530 Taro"),
        (
            "\u1f48\u03b4\u03c5\u03c3\u03c3\u03b5\u03cd\u03c2",
            "\u1f48\u03b4\u03c5\u03c3\u03c3\u03b5\u03cd\u03c2",
        ),
        ("O'Brien-Müller", "O'Brien-Müller"),
        ("\u05e9\u05e8\u05d4", "\u05e9\u05e8\u05d4"),
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


@pytest.mark.parametrize(
    "given",
    [
        "\u0410nna",
        "\u0391nna",
        "p\u0430ypal",
        "B\u03bfb",
        "\u13aanna",
        "Ann \u0410d\u0430 \u0410nn",
    ],
)
def test_a_word_of_letters_that_look_alike_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(given)
    assert refused.value.sentence.id == "name-mixed"


def test_a_name_does_not_grow_beyond_its_length() -> None:
    assert len(clean_name("\ufdfa" * NAME_LENGTH)) <= NAME_LENGTH
