"""A promise about the seed."""

from __future__ import annotations

import hashlib

from holdfast.core.pledge import make_pledge, make_salt


def test_a_pledge_is_a_digest_that_anybody_can_repeat() -> None:
    text = b"holdfast-pledge 1\nnim\n7\n00ff"
    assert make_pledge("nim", 7, "00ff") == hashlib.sha256(text).hexdigest()


def test_every_part_counts() -> None:
    pledges = {make_pledge(*each) for each in (("nim", 7, "a"), ("nim", 8, "a"), ("nim", 7, "b"))}
    assert len(pledges) == 3


def test_salts_differ() -> None:
    assert make_salt() != make_salt()
    assert len(make_salt()) == 32
