"""A promise about the seed."""

from __future__ import annotations

import hashlib

from holdfast.core.pledge import follow_from, make_next_seed, make_pledge, make_salt


def test_a_pledge_is_a_digest_that_anybody_can_repeat() -> None:
    text = b"holdfast-pledge 1\nnim\n7\n00ff"
    assert make_pledge("nim", 7, "00ff") == hashlib.sha256(text).hexdigest()


def test_every_part_counts() -> None:
    pledges = {make_pledge(*each) for each in (("nim", 7, "a"), ("nim", 8, "a"), ("nim", 7, "b"))}
    assert len(pledges) == 3


def test_salts_differ() -> None:
    assert make_salt() != make_salt()
    assert len(make_salt()) == 32


def test_seeds_of_new_deals_follow_from_what_was_pledged() -> None:
    digest = hashlib.sha256(b"holdfast-anew 1\n7\n00ff\n1").digest()
    assert make_next_seed(7, "00ff", 1) == int.from_bytes(digest[:8], "big")
    seeds = [make_next_seed(7, "00ff", number) for number in (1, 2, 3)]
    assert len(set(seeds)) == 3
    assert follow_from(7, "00ff", [])
    assert follow_from(7, "00ff", seeds)
    assert follow_from(7, "00ff", [seeds[0], seeds[2]])  # one was dealt anew before it was used


def test_other_seeds_do_not_follow() -> None:
    first, second = (make_next_seed(7, "00ff", number) for number in (1, 2))
    assert not follow_from(7, "00ff", [first + 1])
    assert not follow_from(7, "00ff", [second, first])
    assert not follow_from(7, "00fe", [first])
    assert not follow_from(8, "00ff", [first])
