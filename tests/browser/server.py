"""``holdfast serve`` for a house full of people at one address: run this file in its place.

Everything is as it is for everybody, but for how much one address and one person may do: here they
are many people, and they do not stop to think. Analyses think for a moment only, and in a second
the page has one. And the dice are always the same (``TEST_SEED``), so
that a test finds the same cards each time. ``HOLDFAST_ONLY`` names the one game that is offered
where the others would take long to load for nothing.
"""

from __future__ import annotations

import os
import random
import secrets
from dataclasses import replace
from typing import Any

from holdfast.cli import main
from holdfast.games import registry
from holdfast.server import guard
from holdfast.server.guard import Guard, Rate
from holdfast.server.live.depths import ITERATIONS, WORLDS

OFTEN = Rate(burst=100_000, per_second=1000)
MANY = 100_000
SHALLOW = 60
FEW = 20

_guard_for = guard.guard_for


def generous_guard_for(*args: Any, **kwargs: Any) -> Guard:
    """Return the usual guard with rates that no test reaches."""
    return replace(
        _guard_for(*args, **kwargs),
        requests_per_address=OFTEN,
        requests_per_session=OFTEN,
        commands=OFTEN,
        tables=OFTEN,
        questions=OFTEN,
        connections_per_address=MANY,
        listed_per_person=MANY,
        listed_per_address=MANY,
        analyses_per_person=MANY,
        analyses_per_address=MANY,
    )


def same_bits(k: int) -> int:
    """Return random bits that depend on nothing but their number, not even on who asked first."""
    return random.Random(os.environ["TEST_SEED"]).getrandbits(k)


if __name__ == "__main__":
    secrets.randbits = same_bits
    vars(guard).update(guard_for=generous_guard_for)
    ITERATIONS["standard"], ITERATIONS["deep"] = SHALLOW, 8 * SHALLOW
    WORLDS["standard"], WORLDS["deep"] = FEW, 2 * FEW
    only = os.environ.get("HOLDFAST_ONLY", "")
    if only:
        registry.offered = lambda: (only,)
    main()
